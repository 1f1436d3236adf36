// Python source compiled in a test's own context.
#pragma once
#include "engine/python/compile/compile.h"
#include "tests/dialect/torch_context.h"

#include <doctest/doctest.h>

#include <cstdio>
#include <fstream>
#include <sstream>

namespace reify::test {

inline std::string readFile(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

/// What a script of tests/python prints.
inline std::string printedBy(const std::string &script) {
  std::string text;
  FILE *pipe = popen(("python3 " REIFY_SOURCE_DIR "/tests/python/" + script).c_str(), "r");
  if (!pipe)
    return text;
  for (char buffer[4096]; size_t count = fread(buffer, 1, sizeof buffer, pipe);)
    text.append(buffer, count);
  pclose(pipe);
  return text;
}

struct PythonProgram {
  explicit PythonProgram(const std::string &text, PythonOptions options = {},
                         const std::string &path = REIFY_SOURCE_DIR "/tests/python/test.py") {
    PythonFile file{path, text};
    module = compilePython(context.context, {&file, 1}, options, diagnostics);
  }
  std::string problems() const {
    std::string text;
    for (const Diagnostic &diagnostic : diagnostics)
      text += toString(diagnostic) + "\n";
    return text;
  }

  TorchContext context;
  Diagnostics diagnostics;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

} // namespace reify::test
