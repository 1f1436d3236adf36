#include "engine/session/compile_library.h"

#include "engine/dialect/ops/line_table.h"
#include "engine/dialect/torch_dialect.h"
#include "engine/library/diagnostic_capture.h"
#include "engine/library/library.h"
#include "engine/library/unmatched_names.h"
#include "engine/python/compile/compile.h"
#include "engine/session/library_spellings.h"
#include "engine/session/model_context.h"
#include "engine/session/model_source.h"
#include "engine/session/read_program.h"
#include "engine/source/input_file.h"

#include <llvm/ADT/DenseMap.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/Verifier.h>

#include <functional>

namespace reify {

using namespace mlir;

/// torch-mlir inlines calls until none is left.
static void reportRecursion(ModuleOp module, Diagnostics &diagnostics) {
  llvm::DenseMap<Operation *, unsigned> state; // 1: on the way, 2: done
  std::function<void(func::FuncOp)> visit = [&](func::FuncOp function) {
    state[function] = 1;
    function.walk([&](func::CallOp call) {
      auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
      if (!callee)
        return;
      if (state.lookup(callee) == 1)
        diagnostics.push_back({Severity::Error,
                               "library.recursive",
                               "this call makes '" + callee.getSymName().rsplit('.').second.str() +
                                   "' recursive; torch-mlir cannot take such a library: write a loop",
                               placeOf(call.getLoc()),
                               {}});
      else if (!state.contains(callee))
        visit(callee);
    });
    state[function] = 2;
  };
  for (auto function : module.getOps<func::FuncOp>())
    if (!state.contains(function))
      visit(function);
}

/// torch-mlir takes a list that a custom op is given for one that the op may change, and looks into none.
static void warnOfOperandLists(ModuleOp module, const OpTable &table, Diagnostics &diagnostics) {
  for (auto function : module.getOps<func::FuncOp>()) {
    auto key = keyOfSymbol(function.getSymName());
    const OpRow *row = key ? table.find("torch." + key->second) : nullptr;
    bool computes = key && (key->first == FunctionKind::Shape || key->first == FunctionKind::Dtype);
    if (!row || !computes || row->origin != SchemaOrigin::User)
      continue;
    for (auto [operand, parameter] : llvm::zip(row->schema().operands, function.getArguments())) {
      const SchemaType &type = operand.type;
      bool isList =
          type.is(SchemaKind::List) || (type.is(SchemaKind::Optional) && type.elements[0].is(SchemaKind::List));
      if (isList && !parameter.use_empty())
        diagnostics.push_back({Severity::Warning,
                               "export.operand-list",
                               "what this function computes from the list '" + std::string(operand.name) +
                                   "' stays unknown in torch-mlir, which takes it for one that the op may change",
                               placeOf(function.getLoc()),
                               {}});
    }
  }
}

/// False if the model cannot be read.
static bool spell(ModuleOp library, const CompiledNames &names, const std::vector<std::string> &files,
                  const AssetPaths &assets, RunControl &control, Diagnostics &diagnostics) {
  if (!names.spellings.empty())
    spellForTorchMlir(library, names.spellings);
  else if (names.model.empty())
    spellForTorchMlir(library, SpellingsOfOps());
  if (names.model.empty())
    return true;
  SessionInputs inputs;
  inputs.model = names.model;
  inputs.libraries = files;
  inputs.import = names.import;
  inputs.import.weights = false;
  inputs.assets = assets;
  const ProgramText program = readProgram(inputs, control, diagnostics);
  if (program.failed)
    return false;
  Diagnostics known; // what the compilation has told
  std::unique_ptr<MLIRContext> context =
      makeModelContext(statedSchemas(inputs, program.text.get(), diagnostics), assets, known);
  ModelSource model = program.text ? readModelText(*context, *program.text, names.model, diagnostics)
                                   : readModel(*context, names.model, diagnostics);
  if (!model.module)
    return false;
  if (names.spellings.empty())
    spellForTorchMlir(library, spellingsIn(*model.module));
  std::unique_ptr<Library> source = Library::load(*context, assets.builtinLibrary, files, known);
  Diagnostics unmatched = unmatchedFunctions(*model.module, *source);
  diagnostics.insert(diagnostics.end(), unmatched.begin(), unmatched.end());
  return true;
}

std::string compileLibraryToText(const std::vector<std::string> &paths, const CompiledNames &names,
                                 const AssetPaths &assets, RunControl &control, Diagnostics &diagnostics) {
  std::vector<PythonFile> files;
  std::vector<SchemaLine> schemas;
  for (const std::string &path : paths) {
    std::string problem;
    const std::shared_ptr<const std::string> text = readInputFile(path, problem);
    if (text && !isPythonFile(path))
      problem = "is no Python file; only .py files are compiled";
    if (!problem.empty()) {
      diagnostics.push_back({Severity::Error, "library.unreadable", problem, {shownPath(path), 0, 0}, {}});
      continue;
    }
    files.push_back({shownPath(path), *text});
    for (SchemaLine &line : extractSchemaLines(files.back().text, files.back().path))
      schemas.push_back(std::move(line));
  }
  if (hasErrors(diagnostics))
    return "";
  DialectRegistry registry;
  registry.insert<func::FuncDialect>();
  std::shared_ptr<const OpTable> table = loadOpTable({assets.folder + "/schemas", schemas}, diagnostics);
  registerTorchDialect(registry, table);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  OwningOpRef<ModuleOp> module =
      compilePython(context, files, {.forExport = true, .assetsFolder = assets.folder}, diagnostics);
  if (!module)
    return "";
  {
    DiagnosticCapture capture(context, diagnostics, "library.invalid");
    if (failed(verify(*module)))
      return "";
  }
  reportRecursion(*module, diagnostics);
  warnOfOperandLists(*module, *table, diagnostics);
  if (hasErrors(diagnostics))
    return "";
  for (auto function : module->getOps<func::FuncOp>())
    dropLineTable(function); // torch-mlir has no use for it
  if (!spell(*module, names, paths, assets, control, diagnostics))
    return "";
  std::string text;
  llvm::raw_string_ostream out(text);
  OpPrintingFlags flags;
  module->print(out, flags);
  out << "\n";
  return text;
}

} // namespace reify
