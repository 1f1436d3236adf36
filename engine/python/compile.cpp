#include "engine/python/compile.h"

#include "engine/dialect/torch_dialect.h"
#include "engine/python/function_compiler.h"
#include "engine/python/signature.h"

#include <mlir/IR/Verifier.h>

namespace reify {

using namespace mlir;
using namespace python;

OwningOpRef<ModuleOp> compilePython(MLIRContext &context, std::span<const PythonFile> files, PythonOptions options,
                                    Diagnostics &diagnostics) {
  Diagnostics problems;
  Program program(&context, problems, options.isBuiltin);
  bool areRead = true;
  for (const PythonFile &file : files)
    areRead &= program.addMain(file.path, file.text);
  const OpTable &table = context.getLoadedDialect<torch::TorchDialect>()->table();
  Location place = files.empty() ? Location(UnknownLoc::get(&context))
                                 : Location(FileLineColLoc::get(&context, files[0].path, 1, 1));
  OwningOpRef<ModuleOp> module = ModuleOp::create(place);
  std::vector<Function *> wanted;
  for (const auto &source : program.modules())
    for (const Node *node : source->tree->module->list("body"))
      for (auto &[name, function] : source->functions)
        if (function->def == node && function->isUsable && (source->isMain || !function->kind.empty()) &&
            !StringRef(name).starts_with("__torch_mlir_internal")) {
          if (source->isMain)
            python::checkSignature(program, *function, table, &context, problems);
          function->isWanted = true;
          wanted.push_back(function.get());
        }
  for (size_t i = 0; i < wanted.size(); ++i) {
    FunctionCompiler compiler(program, *wanted[i], table, *module, {options.forExport}, wanted, problems);
    compiler.compile();
  }
  bool failed = hasErrors(problems);
  std::ranges::sort(problems, [](const Diagnostic &a, const Diagnostic &b) {
    return std::tie(a.place.file, a.place.line, a.place.column, a.message) <
           std::tie(b.place.file, b.place.line, b.place.column, b.message);
  });
  diagnostics.insert(diagnostics.end(), problems.begin(), problems.end());
  if (failed || !areRead)
    return {};
  return module;
}

} // namespace reify
