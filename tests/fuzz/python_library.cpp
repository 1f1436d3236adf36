#include "tests/fuzz/python_library.h"

#include "engine/check/interpreter/read_invocations.h"
#include "engine/python/compile/compile.h"
#include "tests/dialect/torch_context.h"

#include <algorithm>
#include <mlir/IR/Verifier.h>

namespace reify::test {

namespace {

std::string problemOf(const Diagnostics &diagnostics, size_t lines) {
  for (const Diagnostic &diagnostic : diagnostics) {
    if (!diagnostic.place.isKnown() || diagnostic.place.line == 0)
      return "without a place: " + diagnostic.message;
    bool isOwn = diagnostic.place.file == "fuzzed.py";
    if (isOwn && diagnostic.place.line > lines + 1)
      return "the place is behind the file's end: " + toString(diagnostic);
    if (diagnostic.message.empty())
      return "without words";
  }
  return "";
}

std::string compiled(TorchContext &context, const std::string &text, PythonOptions options, size_t lines) {
  Diagnostics diagnostics;
  PythonFile file{"fuzzed.py", text};
  mlir::OwningOpRef<mlir::ModuleOp> module = compilePython(context.context, {&file, 1}, options, diagnostics);
  if (bool(module) == hasErrors(diagnostics))
    return module ? "a result in spite of errors" : "neither a result nor an error";
  if (std::string problem = problemOf(diagnostics, lines); !problem.empty())
    return problem;
  std::string invalid;
  mlir::ScopedDiagnosticHandler handler(&context.context, [&](mlir::Diagnostic &d) {
    invalid += d.str() + "\n";
    return mlir::success();
  });
  if (module && failed(mlir::verify(*module)))
    return "the IR is not valid: " + invalid;
  return "";
}

} // namespace

std::string tryLibrary(std::string_view bytes) {
  static TorchContext *context = new TorchContext;
  static unsigned count = 0;
  std::string text(bytes);
  size_t lines = size_t(std::ranges::count(text, '\n')) + size_t(std::ranges::count(text, '\r')) + 1;
  std::string problem = compiled(*context, text, {.forExport = ++count % 3 == 0}, lines);
  if (!problem.empty())
    return problem;
  Diagnostics diagnostics;
  check::readInvocations(text, "fuzzed.py", diagnostics);
  if (count % 500 == 0) { // types and attributes stay in a context
    delete context;
    context = new TorchContext;
  }
  return problemOf(diagnostics, lines);
}

} // namespace reify::test
