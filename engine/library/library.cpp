#include "engine/library/library.h"

#include "engine/library/builtin_functions.h"
#include "engine/library/diagnostic_capture.h"
#include "engine/library/model_functions.h"
#include "engine/python/compile/compile.h"
#include "engine/source/assets.h"
#include "engine/source/input_file.h"
#include "engine/source/near_names.h"

#include <mlir/AsmParser/AsmParser.h>
#include <mlir/AsmParser/AsmParserState.h>
#include <mlir/Bytecode/BytecodeReader.h>
#include <mlir/IR/Verifier.h>
#include <mlir/Parser/Parser.h>

#include <llvm/ADT/StringSet.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>

namespace reify {

namespace {

/// The functions of a file, or of the model, by symbol.
struct LibraryModule {
  mlir::OwningOpRef<mlir::ModuleOp> owned;
  mlir::ModuleOp module;
  Origin origin = Origin::UserFile;
  std::string file;
  llvm::StringMap<mlir::func::FuncOp> functions;
};

} // namespace

struct Library::State {
  mlir::MLIRContext *context = nullptr;
  std::vector<std::unique_ptr<LibraryModule>> modules; // by priority: user files, then the model
  std::unique_ptr<BuiltinFunctions> builtin;           // last of all; null without a built-in library
  /// The functions of one kind for one op that files and the model define, by the spelling of the op's name.
  struct Slot {
    LibraryEntry user[2], model[2];
    LibraryEntry &of(Origin origin, NameSpelling spelling) {
      return (origin == Origin::UserFile ? user : model)[int(spelling)];
    }
    /// The one that counts for a program that spells the name so; null for none.
    LibraryEntry *find(Origin origin, NameSpelling spelling);
  };
  llvm::StringMap<Slot> entries[4]; // by kind, then key
  NameSource names, modelNames;     // of values in MLIR text
  llvm::StringSet<> told;

  void loadBuiltin(const std::string &path, Diagnostics &diagnostics);
  void loadFile(const std::string &path, Diagnostics &diagnostics);
  mlir::OwningOpRef<mlir::ModuleOp> parse(const llvm::SourceMgr &sources, bool isText);
  void indexModule(std::unique_ptr<LibraryModule> module, Diagnostics &diagnostics);
  void addEntry(mlir::func::FuncOp function, const LibraryModule &from, Diagnostics &diagnostics);
};

LibraryEntry *Library::State::Slot::find(Origin origin, NameSpelling spelling) {
  const NameSpelling other = spelling == NameSpelling::Plain ? NameSpelling::Torch : NameSpelling::Plain;
  for (NameSpelling each : {spelling, other})
    if (LibraryEntry &entry = of(origin, each); entry.function)
      return &entry;
  return nullptr;
}

Library::Library() : state_(std::make_unique<State>()) {}

Library::~Library() = default;

std::unique_ptr<Library> Library::load(mlir::MLIRContext &context, const std::string &builtinPath,
                                       const std::vector<std::string> &files, Diagnostics &diagnostics) {
  // Functions may be read while passes run on several threads, and then no dialect can be loaded any more.
  context.getOrLoadDialect("func");
  context.getOrLoadDialect("torch");
  std::unique_ptr<Library> library(new Library());
  library->state_->context = &context;
  if (!builtinPath.empty())
    library->state_->loadBuiltin(builtinPath, diagnostics);
  for (const std::string &file : files)
    library->state_->loadFile(file, diagnostics);
  return library;
}

/// A file is a module, or the ops of one. What its text calls values is remembered.
mlir::OwningOpRef<mlir::ModuleOp> Library::State::parse(const llvm::SourceMgr &sources, bool isText) {
  if (!isText)
    return mlir::parseSourceFile<mlir::ModuleOp>(sources, mlir::ParserConfig(context));
  mlir::AsmParserState written;
  mlir::Block block;
  if (failed(mlir::parseAsmSourceFile(sources, &block, mlir::ParserConfig(context), &written)))
    return {};
  for (auto &[value, name] : namesWritten(written))
    names[value] = std::move(name);
  if (llvm::hasSingleElement(block))
    if (auto module = mlir::dyn_cast<mlir::ModuleOp>(block.front())) {
      module->remove();
      return module;
    }
  const llvm::StringRef file = sources.getMemoryBuffer(sources.getMainFileID())->getBufferIdentifier();
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(mlir::FileLineColLoc::get(context, file, 0, 0));
  module->getBody()->getOperations().splice(module->getBody()->end(), block.getOperations());
  if (failed(mlir::verify(*module)))
    return {};
  return module;
}

static Diagnostic fileError(const std::string &path, std::string message) {
  return {Severity::Error, "library.unreadable", std::move(message), {path, 0, 0}, {}};
}

void Library::State::loadBuiltin(const std::string &path, Diagnostics &diagnostics) {
  std::string problem;
  if (std::unique_ptr<LibraryFile> file = LibraryFile::open(path, problem))
    builtin = std::make_unique<BuiltinFunctions>(*context, std::move(file), path);
  else
    diagnostics.push_back(fileError(path, "cannot read the built-in library: " + problem +
                                              "; it comes with the program, and REIFY_ASSETS can name another "
                                              "folder with it and the other files"));
}

void Library::State::loadFile(const std::string &given, Diagnostics &diagnostics) {
  std::string problem;
  const std::shared_ptr<const std::string> read = readInputFile(given, problem);
  const std::string path = shownPath(given);
  if (!read) {
    diagnostics.push_back(fileError(path, problem));
    return;
  }
  const llvm::StringRef text = *read;
  bool isText = !mlir::isBytecode(llvm::MemoryBufferRef(text, path));
  if (text.trim().empty()) {
    diagnostics.push_back(fileError(path, "the file is empty; a library in MLIR or Python is wanted"));
    return;
  }
  if (isText && text.take_front(4096).contains('\0')) {
    diagnostics.push_back(fileError(path, "is a binary file, but not MLIR bytecode; a library in MLIR or "
                                          "Python is wanted"));
    return;
  }
  auto module = std::make_unique<LibraryModule>();
  module->file = path;
  if (isPythonFile(path)) {
    PythonFile file{path, *read};
    module->owned = compilePython(*context, {&file, 1}, {.assetsFolder = findAssets().folder}, diagnostics);
    if (!module->owned)
      return; // the reasons are in the diagnostics
  } else {
    auto sourceMgr = std::make_shared<llvm::SourceMgr>();
    sourceMgr->AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, path), llvm::SMLoc());
    DiagnosticCapture capture(*context, diagnostics, "library.invalid");
    module->owned = parse(*sourceMgr, isText);
  }
  if (!module->owned) {
    if (!hasErrors(diagnostics))
      diagnostics.push_back(fileError(path, "is not an MLIR module"));
    return;
  }
  module->module = *module->owned;
  if (module->module.getBody()->getOps<mlir::func::FuncOp>().empty() &&
      module->module.getBody()->getOps<mlir::ModuleOp>().empty())
    diagnostics.push_back({Severity::Warning,
                           "library.hollow",
                           isPythonFile(path)
                               ? "holds no function; a shape function is named NAMESPACE〇OP〡shape, or has "
                                 "@shape(\"NAMESPACE.OP\") above it"
                               : "holds no function; a shape function is named __torch_mlir_shape_fn.NAMESPACE.OP",
                           {path, 0, 0},
                           {}});
  indexModule(std::move(module), diagnostics);
}

/// Whether the function, such as compiled libraries have, does nothing but call the one for the other spelling of the
/// op's name. It is there for torch-mlir; here the other one serves both.
static bool isOtherSpelling(mlir::func::FuncOp function, const LibraryModule &module) {
  auto call = mlir::dyn_cast<mlir::func::CallOp>(function.getBody().front().front());
  if (!call || call->getNextNode() != function.getBody().front().getTerminator() ||
      !llvm::equal(call.getOperands(), function.getArguments()) ||
      !llvm::equal(call.getResults(), function.getBody().front().getTerminator()->getOperands()))
    return false;
  auto own = functionOfSymbol(function.getSymName()), callee = functionOfSymbol(call.getCallee());
  return own && callee && own->first == callee->first && own->second != callee->second &&
         keyOfName(own->second) == keyOfName(callee->second) && module.functions.contains(call.getCallee());
}

void Library::State::indexModule(std::unique_ptr<LibraryModule> module, Diagnostics &diagnostics) {
  std::vector<mlir::func::FuncOp> found;
  module->module.walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    auto function = mlir::dyn_cast<mlir::func::FuncOp>(op);
    if (!function)
      return mlir::WalkResult::advance();
    module->functions.try_emplace(function.getSymName(), function);
    found.push_back(function);
    return mlir::WalkResult::skip();
  });
  for (mlir::func::FuncOp function : found)
    // A declaration only announces a function that another file defines.
    if (!function.isDeclaration() && !isOtherSpelling(function, *module))
      addEntry(function, *module, diagnostics);
  auto rank = [](const std::unique_ptr<LibraryModule> &m) { return m->origin == Origin::UserFile ? 0 : 1; };
  auto position = std::ranges::upper_bound(modules, rank(module), {}, rank);
  modules.insert(position, std::move(module));
}

/// A symbol that begins nearly as those of library functions do is no name of a helper.
static void warnIfMisnamed(llvm::StringRef symbol, const Place &place, Diagnostics &diagnostics) {
  const auto [kind, op] = symbol.split('.');
  if (op.empty() || kind.starts_with("__torch_mlir_internal") ||
      !(kind.ends_with("_fn") || kind.starts_with("__torch_mlir_")))
    return;
  std::vector<std::string_view> prefixes;
  for (FunctionKind each : kFunctionKinds)
    prefixes.push_back(symbolPrefix(each));
  const std::string_view meant = nearestName((kind + ".").str(), prefixes);
  diagnostics.push_back({Severity::Warning,
                         "library.no-kind",
                         "'" + symbol.str() + "' is taken for a helper: its name is of no kind of library function" +
                             (meant.empty() ? "" : "; did you mean '" + std::string(meant) + op.str() + "'?"),
                         place,
                         {}});
}

void Library::State::addEntry(mlir::func::FuncOp function, const LibraryModule &from, Diagnostics &diagnostics) {
  std::string symbol = function.getSymName().str();
  auto parsed = keyOfSymbol(symbol);
  if (!parsed)
    return warnIfMisnamed(symbol, placeOf(function.getLoc()), diagnostics);
  auto overridden = builtin ? builtin->file().findKey(parsed->second, parsed->first) : std::nullopt;
  const bool isLeftBehind = from.origin == Origin::Model && isMarkedAsCopy(function);
  if (isLeftBehind && overridden)
    return;
  Slot &slot = entries[int(parsed->first)][parsed->second];
  const NameSpelling spelling = spellingOf(functionOfSymbol(symbol)->second);
  LibraryEntry &entry = slot.of(from.origin, spelling);
  Place place = placeOf(function.getLoc());
  if (entry.function) {
    diagnostics.push_back({Severity::Error,
                           "library.duplicate",
                           "'" + symbol + "' is defined twice for op '" + parsed->second + "'",
                           place,
                           {{"the other definition is here", placeOf(entry.function.getLoc())}}});
    return;
  }
  entry = {function, from.origin, from.file, false, symbol, place};
  if (overridden) {
    entry.overridesBuiltin = true;
    diagnostics.push_back({Severity::Note,
                           "library.override",
                           "'" + symbol + "' overrides the built-in function",
                           place,
                           {{"the built-in function is here", builtin->file().place(*overridden)}}});
  }
  const bool mayOverride = from.origin == Origin::Model && !isLeftBehind;
  if (LibraryEntry *user = mayOverride ? slot.find(Origin::UserFile, spelling) : nullptr)
    diagnostics.push_back({Severity::Note,
                           "library.override",
                           "'" + user->symbol + "' of the library overrides the function in the model's own module",
                           user->place,
                           {{"the overridden function is here", place}}});
}

llvm::StringRef Library::nameOf(mlir::Value value) const {
  for (const NameSource *names : {&state_->names, &state_->modelNames})
    if (auto known = names->find(value); known != names->end())
      return known->second;
  return {};
}

void Library::forgetModel() {
  state_->modelNames.clear();
  std::erase_if(state_->modules, [](const auto &module) { return module->origin == Origin::Model; });
  for (auto &byKey : state_->entries)
    for (auto &slot : byKey)
      for (LibraryEntry &entry : slot.second.model)
        entry = {};
}

void Library::addModelFunctions(mlir::ModuleOp model, Diagnostics &diagnostics, const NameSource &names) {
  forgetModel();
  auto module = std::make_unique<LibraryModule>();
  module->owned = copyLibraryFunctions(model, names, state_->modelNames);
  if (!module->owned)
    return;
  module->module = *module->owned;
  module->origin = Origin::Model;
  module->file = placeOf(model.getLoc()).file;
  state_->indexModule(std::move(module), diagnostics);
}

const LibraryEntry *Library::find(llvm::StringRef name, FunctionKind kind) {
  const llvm::StringRef key = keyOfName(name);
  auto &entries = state_->entries[int(kind)];
  if (auto it = entries.find(key); it != entries.end())
    for (Origin origin : {Origin::UserFile, Origin::Model})
      if (LibraryEntry *entry = it->second.find(origin, spellingOf(name)))
        return entry;
  return state_->builtin ? state_->builtin->find(key, kind) : nullptr;
}

bool Library::has(llvm::StringRef name, FunctionKind kind) const {
  const llvm::StringRef key = keyOfName(name);
  auto &entries = state_->entries[int(kind)];
  if (auto it = entries.find(key); it != entries.end())
    for (Origin origin : {Origin::UserFile, Origin::Model})
      if (it->second.find(origin, NameSpelling::Plain))
        return true;
  return state_->builtin && state_->builtin->file().findKey(key, kind);
}

bool Library::isFirstTold(const std::string &text) { return state_->told.insert(text).second; }

const LibraryEntry *Library::find(mlir::Operation *op, FunctionKind kind) { return find(nameInTorchMlir(op), kind); }

mlir::func::FuncOp Library::findSymbol(llvm::StringRef symbol, mlir::Operation *from) {
  mlir::ModuleOp home = from ? from->getParentOfType<mlir::ModuleOp>() : mlir::ModuleOp();
  BuiltinFunctions *builtin = state_->builtin.get();
  if (builtin && builtin->module() == home)
    if (mlir::func::FuncOp function = builtin->findSymbol(symbol))
      return function;
  auto lookIn = [&](LibraryModule &module) -> mlir::func::FuncOp {
    auto it = module.functions.find(symbol);
    return it == module.functions.end() || it->second.isDeclaration() ? mlir::func::FuncOp() : it->second;
  };
  for (bool own : {true, false})
    for (auto &module : state_->modules)
      if ((module->module == home) == own)
        if (mlir::func::FuncOp function = lookIn(*module))
          return function;
  return builtin ? builtin->findSymbol(symbol) : mlir::func::FuncOp();
}

bool Library::isBuiltin(mlir::func::FuncOp function) const {
  return state_->builtin && state_->builtin->module()->isAncestor(function);
}

bool Library::isOfModel(mlir::func::FuncOp function) const {
  return llvm::any_of(state_->modules, [&](const auto &module) {
    return module->origin == Origin::Model && module->module == function->getParentOp();
  });
}

unsigned Library::builtinFunctionsRead() const { return state_->builtin ? state_->builtin->readCount() : 0; }

void Library::forEachOwnEntry(
    llvm::function_ref<void(llvm::StringRef, FunctionKind, const LibraryEntry &)> callback) const {
  for (int kind = 0; kind < 4; ++kind)
    for (auto &slot : state_->entries[kind])
      for (Origin origin : {Origin::UserFile, Origin::Model})
        for (NameSpelling spelling : {NameSpelling::Plain, NameSpelling::Torch})
          if (LibraryEntry &entry = slot.second.of(origin, spelling); entry.function)
            callback(slot.first(), FunctionKind(kind), entry);
}

void Library::forEachEntry(
    llvm::function_ref<void(llvm::StringRef, FunctionKind, const LibraryEntry &)> callback) const {
  forEachOwnEntry(callback);
  if (!state_->builtin)
    return;
  for (uint32_t i = 0; i < state_->builtin->file().functionCount(); ++i)
    if (auto parsed = keyOfSymbol(state_->builtin->file().symbol(i)))
      callback(parsed->second, parsed->first, state_->builtin->describe(i));
}

void Library::forEachUserModule(llvm::function_ref<void(mlir::ModuleOp)> callback) const {
  for (const auto &module : state_->modules)
    if (module->origin == Origin::UserFile)
      callback(module->module);
}

} // namespace reify
