#include "engine/python/compile/compile.h"

#include "engine/dialect/torch_dialect.h"
#include "engine/python/compile/function_compiler.h"
#include "engine/python/signature.h"
#include "engine/source/left_out.h"

#include <llvm/ADT/StringSet.h>
#include <mlir/IR/Verifier.h>

namespace reify {

using namespace mlir;
using namespace python;

namespace {

/// From the sources to a module that holds what could be compiled.
class LibraryCompiler {
public:
  LibraryCompiler(MLIRContext &context, const PythonOptions &options)
      : context_(context), options_(options), program_(&context, problems_, options.isBuiltin, options.assetsFolder),
        table_(context.getLoadedDialect<torch::TorchDialect>()->table()) {}

  OwningOpRef<ModuleOp> compile(std::span<const PythonFile> files, Diagnostics &diagnostics, PythonOutcome &outcome) {
    bool areRead = true;
    for (const PythonFile &file : files)
      areRead &= program_.addMain(file.path, file.text);
    const Location place = files.empty() ? Location(UnknownLoc::get(&context_))
                                         : Location(FileLineColLoc::get(&context_, files[0].path, 1, 1));
    module_ = ModuleOp::create(place);
    addRoots();
    for (size_t i = 0; i < wanted_.size(); ++i)
      compileFunction(program_, *wanted_[i], table_, *module_, {options_.forExport}, wanted_, problems_);
    leaveOut();
    outcome = {roots_.size(), roots_.size() - leftOut_.size()};
    const bool isWhole = !::reify::hasErrors(problems_);
    // A file of which nothing is left is wrong as a whole.
    const bool mustBeWhole = options_.isBuiltin || !areRead || leftOut_.size() == roots_.size();
    if (!mustBeWhole) {
      for (Diagnostic &problem : problems_)
        if (problem.severity == Severity::Error)
          problem.id.replace(0, std::string_view("python.").size(), kOfOneFunction);
      tellLeftOut();
      tellUnreached();
    }
    std::ranges::sort(problems_, [](const Diagnostic &a, const Diagnostic &b) {
      // Notes, which sum up a file, come last.
      const bool isNote = a.severity == Severity::Note, isOtherNote = b.severity == Severity::Note;
      return std::tie(a.place.file, isNote, a.place.line, a.place.column, a.message) <
             std::tie(b.place.file, isOtherNote, b.place.line, b.place.column, b.message);
    });
    diagnostics.insert(diagnostics.end(), problems_.begin(), problems_.end());
    if (!areRead || (mustBeWhole && !isWhole))
      return {};
    return std::move(module_);
  }

private:
  /// The functions of ops; in a file that has none, and in the built-in library, all.
  void addRoots() {
    bool hasOps = false;
    for (const auto &source : program_.modules())
      for (const auto &[name, function] : source->functions)
        hasOps |= source->isMain && function->isOfOp;
    // By index: what a module imports is read while its functions are looked at.
    for (size_t i = 0; i < program_.modules().size(); ++i)
      for (SourceModule *source = program_.modules()[i].get(); const Node *node : source->tree->module->list("body"))
        for (auto &[name, function] : source->functions) {
          const bool counts =
              source->isMain ? function->isOfOp || !hasOps || options_.isBuiltin : !function->kind.empty();
          if (function->def != node || !counts || StringRef(name).starts_with("__torch_mlir_internal"))
            continue;
          addRoot(*source, *function);
        }
  }

  void addRoot(const SourceModule &source, Function &function) {
    const size_t before = problems_.size();
    program_.tellProblems(function);
    if (source.isMain && function.isUsable)
      python::checkSignature(program_, function, table_, problems_);
    function.isRefused |= !function.isUsable || isRefusedSince(before);
    roots_.push_back(&function);
    if (!function.isUsable)
      return;
    function.isWanted = true;
    wanted_.push_back(&function);
  }

  bool isRefusedSince(size_t before) const {
    return std::any_of(problems_.begin() + long(before), problems_.end(),
                       [](const Diagnostic &d) { return d.severity == Severity::Error; });
  }

  /// Takes out what could not be compiled, and what calls it.
  void leaveOut() {
    llvm::StringSet<> gone;
    for (const auto &source : program_.modules())
      for (const auto &[name, function] : source->functions)
        if (function->isRefused)
          gone.insert(function->symbol);
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      for (auto func : module_->getOps<func::FuncOp>()) {
        if (gone.contains(func.getSymName()))
          continue;
        func.walk([&](func::CallOp call) {
          if (gone.contains(call.getCallee())) {
            isChanged |= gone.insert(func.getSymName()).second;
            return WalkResult::interrupt();
          }
          return WalkResult::advance();
        });
      }
    }
    for (auto func : llvm::make_early_inc_range(module_->getOps<func::FuncOp>()))
      if (gone.contains(func.getSymName()))
        func.erase();
    for (Function *root : roots_)
      if (!root->isUsable || gone.contains(root->symbol))
        leftOut_.push_back(root);
    dropUnused();
  }

  /// Helpers of functions that are gone.
  void dropUnused() {
    if (leftOut_.empty())
      return;
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      llvm::StringSet<> called;
      module_->walk([&](func::CallOp call) { called.insert(call.getCallee()); });
      for (auto func : llvm::make_early_inc_range(module_->getOps<func::FuncOp>()))
        if (func.isPrivate() && !called.contains(func.getSymName())) {
          func.erase();
          isChanged = true;
        }
    }
  }

  static Place placeOf(const SourceModule &source, const Node &node) { return {source.path, node.line, node.column}; }

  static std::string listed(ArrayRef<std::string> names) {
    constexpr size_t kShown = 12;
    std::string text;
    for (const std::string &name : names.take_front(kShown))
      text += (text.empty() ? "" : ", ") + name;
    return names.size() > kShown ? text + " and " + std::to_string(names.size() - kShown) + " more" : text;
  }

  void tellLeftOut() {
    if (leftOut_.empty())
      return;
    SmallVector<std::string> names;
    for (Function *function : leftOut_)
      names.push_back(function->name);
    const std::string total = std::to_string(roots_.size());
    problems_.push_back({Severity::Note,
                         "python.left-out",
                         std::to_string(roots_.size() - leftOut_.size()) + " of " + total +
                             " functions are compiled; left out: " + listed(names),
                         placeOf(*leftOut_[0]->module, *leftOut_[0]->def),
                         {}});
  }

  /// What decorators name, and what that needs.
  static Names namesOfTests(const SourceModule &source) {
    Names tests;
    for (const Node *node : source.tree->module->list("body"))
      for (const Node *decorator : node->list("decorator_list"))
        addLoads(*decorator, tests);
    std::set<const Node *> seen;
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      for (const auto &[name, function] : source.functions)
        if (tests.contains(name) && seen.insert(function->def).second) {
          addLoads(*function->def, tests);
          isChanged = true;
        }
      for (const auto &[name, value] : source.constants)
        if (tests.contains(name) && seen.insert(value).second) {
          addLoads(*value, tests);
          isChanged = true;
        }
    }
    return tests;
  }

  /// What no function of an op needs.
  void tellUnreached() {
    for (const auto &source : program_.modules()) {
      if (!source->isMain)
        continue;
      const Names tests = namesOfTests(*source);
      SmallVector<std::string> names;
      const Node *first = nullptr;
      auto add = [&](std::string name, const Node &at) {
        names.push_back(std::move(name));
        first = first && first->line < at.line ? first : &at;
      };
      for (const auto &[name, import] : source->imports)
        if (import.isMissing && !import.problems.empty())
          add("import " + name, *import.at);
      for (const auto &[name, function] : source->functions)
        if (!function->isWanted && !llvm::is_contained(roots_, function.get()) && !tests.contains(name))
          add(name, *function->def);
      if (first)
        problems_.push_back({Severity::Note,
                             "python.unreached",
                             "left alone, as no function of an op reaches " +
                                 std::string(names.size() == 1 ? "it: " : "them: ") + listed(names),
                             placeOf(*source, *first),
                             {}});
    }
  }

  MLIRContext &context_;
  const PythonOptions &options_;
  Diagnostics problems_;
  Program program_;
  const OpTable &table_;
  OwningOpRef<ModuleOp> module_;
  std::vector<Function *> roots_, wanted_, leftOut_;
};

} // namespace

OwningOpRef<ModuleOp> compilePython(MLIRContext &context, std::span<const PythonFile> files,
                                    const PythonOptions &options, Diagnostics &diagnostics, PythonOutcome *outcome) {
  PythonOutcome unused;
  return LibraryCompiler(context, options).compile(files, diagnostics, outcome ? *outcome : unused);
}

} // namespace reify
