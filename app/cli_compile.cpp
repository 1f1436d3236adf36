#include "app/cli_compile.h"

#include "engine/export/diagnostic_text.h"
#include "engine/session/compile_library.h"

#include <fstream>
#include <iostream>
#include <string_view>

namespace reify {

static constexpr const char *kUsage =
    "usage: reify compile FILE.py... [-o OUT.mlir]\n\n"
    "compiles op libraries in Python to the MLIR that torch-mlir's extra-library option takes\n\n"
    "  -o FILE   where to write it (standard output)\n"
    "\nExit codes: 0 compiled, 2 bad input or usage.\n";

int runCompileCommand(int argc, char **argv) {
  std::vector<std::string> files;
  std::string output;
  for (int i = 2; i < argc; ++i) {
    std::string_view argument = argv[i];
    if (argument == "--help" || argument == "-h") {
      std::cout << kUsage;
      return 0;
    }
    if (argument == "-o" && i + 1 < argc) {
      output = argv[++i];
    } else if (argument.starts_with("-")) {
      std::cerr << "reify: unknown option '" << argument << "'\n" << kUsage;
      return 2;
    } else {
      files.emplace_back(argument);
    }
  }
  if (files.empty()) {
    std::cerr << "reify: compile needs a file\n" << kUsage;
    return 2;
  }
  Diagnostics diagnostics;
  std::string text = compileLibraryToText(files, findAssets(), diagnostics);
  printDiagnostics(diagnostics, std::cerr);
  if (hasErrors(diagnostics))
    return 2;
  if (output.empty()) {
    std::cout << text << std::flush;
    return 0;
  }
  std::ofstream out(output, std::ios::binary);
  out << text << std::flush;
  if (!out) {
    std::cerr << "reify: " << output << " cannot be written\n";
    return 2;
  }
  return 0;
}

} // namespace reify
