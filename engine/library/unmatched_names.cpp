#include "engine/library/unmatched_names.h"

#include "engine/dialect/torch_dialect.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/library/model_functions.h"
#include "engine/source/near_names.h"
#include "engine/source/source_language.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/StringSet.h>

#include <map>

namespace reify {

using namespace mlir;

namespace {

/// The ops of one name that a model has.
struct NamedOps {
  Operation *first = nullptr;
  std::string name; // as torch-mlir looks for it
};
/// By name, in the order of the model.
using OpsOfModel = llvm::MapVector<StringRef, NamedOps>;

bool isLibraryFunction(Operation *op) {
  auto function = dyn_cast<func::FuncOp>(op);
  return function && (isMarkedAsCopy(function) || functionOfSymbol(function.getSymName()));
}

OpsOfModel opsOf(ModuleOp model) {
  OpsOfModel ops;
  model.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isLibraryFunction(op))
      return WalkResult::skip();
    if (op->getName().getDialectNamespace() == "torch")
      if (auto [named, isNew] = ops.try_emplace(nameInTorchMlir(op)); isNew)
        named->second = {op, nameInTorchMlir(op).str()};
    return WalkResult::advance();
  });
  return ops;
}

bool isOperator(Operation *op) { return op->getName().getStringRef() == "torch.operator"; }

/// Whether somebody would have to write the op's function of that kind.
bool lacks(const NamedOps &ops, FunctionKind kind, const Library &library) {
  const bool isWanted = kind == FunctionKind::Decomposition ? false
                        : kind == FunctionKind::HasValueSemantics
                            ? isOperator(ops.first)
                            : llvm::any_of(ops.first->getResultTypes(), llvm::IsaPred<torch::BaseTensorType>);
  return isWanted && !library.has(ops.name, kind);
}

/// What one file has for one op.
struct FunctionsOfFile {
  std::map<FunctionKind, const LibraryEntry *> entries;
  bool has(FunctionKind kind) const { return entries.contains(kind); }
  const LibraryEntry &first() const { return *entries.begin()->second; }
};

std::string kindsText(ArrayRef<FunctionKind> kinds) {
  std::string text;
  for (auto [i, kind] : llvm::enumerate(kinds)) {
    text += i == 0 ? "" : i + 1 < kinds.size() ? ", " : " and ";
    text += kind == FunctionKind::Shape ? "shape" : kind == FunctionKind::Dtype ? "dtype" : "has_value_semantics";
  }
  return text + " function" + (kinds.size() > 1 ? "s" : "");
}

DiagnosticNote noteAt(const NamedOps &ops) { return {"'" + ops.name + "' stands here", placeOf(ops.first->getLoc())}; }

class FunctionMatcher {
public:
  FunctionMatcher(ModuleOp model, Library &library)
      : library_(library), ops_(opsOf(model)),
        table_(model.getContext()->getLoadedDialect<torch::TorchDialect>()->table()) {
    for (auto &[name, ops] : ops_) {
      keys_.insert(std::string(keyOfName(ops.name)));
      if (llvm::any_of(kFunctionKinds, [&](FunctionKind kind) { return lacks(ops, kind, library); }))
        lacking_.push_back(&ops);
    }
    library.forEachOwnEntry([&](StringRef key, FunctionKind kind, const LibraryEntry &entry) {
      if (entry.origin == Origin::UserFile)
        files_[entry.file][key.str()].entries.try_emplace(kind, &entry);
    });
  }

  Diagnostics match() {
    for (const auto &[file, functions] : files_) {
      bool isUsed = ops_.empty();
      for (const auto &[key, ofOp] : functions) {
        const bool isFor = keys_.contains(key);
        isUsed |= isFor || ofOp.first().overridesBuiltin || (!isFor && findSlip(key, ofOp));
      }
      if (!isUsed)
        warn("library.unused", "no function of this library is for an op of the model", {file, 0, 0}, {});
    }
    for (const auto &[name, ops] : ops_)
      findSpelling(ops);
    return std::move(found_);
  }

private:
  void warn(const char *id, std::string message, const Place &place, std::vector<DiagnosticNote> notes) {
    found_.push_back({Severity::Warning, id, std::move(message), place, std::move(notes)});
  }

  /// Tells of functions whose name is nearly that of an op that lacks them.
  bool findSlip(const std::string &key, const FunctionsOfFile &functions) {
    const OpRow *row = table_.find("torch." + key);
    const NamedOps *nearest = nullptr;
    unsigned least = ~0u;
    for (const NamedOps *ops : lacking_) {
      std::optional<unsigned> slip = opNameSlip(key, ops->name);
      // A name that a schema has is no misspelling of another.
      if (!slip || *slip >= least || (row && *slip > 1))
        continue;
      if (llvm::any_of(functions.entries, [&](auto &entry) { return lacks(*ops, entry.first, library_); }))
        nearest = ops, least = *slip;
    }
    if (!nearest)
      return false;
    SmallVector<FunctionKind> missing;
    for (const auto &[kind, entry] : functions.entries)
      if (lacks(*nearest, kind, library_))
        missing.push_back(kind);
    warn("library.no-such-op",
         "the model has no op '" + key + "'; did you mean '" + std::string(keyOfName(nearest->name)) +
             "', which has no " + kindsText(missing) + "?",
         functions.first().place, {noteAt(*nearest)});
    return true;
  }

  /// Tells of functions that are found here, and would be in torch-mlir if they spelled the op as the model does.
  /// Compiled from Python they have both spellings.
  void findSpelling(const NamedOps &ops) {
    for (FunctionKind kind : kFunctionKinds) {
      const LibraryEntry *entry = library_.find(ops.first, kind);
      if (!entry || entry->origin != Origin::UserFile || isPythonPath(entry->file) ||
          kind == FunctionKind::Decomposition)
        continue;
      const std::string wanted = functionSymbol(kind, ops.name);
      if (entry->symbol == wanted || library_.findSymbol(wanted))
        continue;
      return warn("library.spelling",
                  "torch-mlir does not find '" + entry->symbol + "' for this model, which spells the op '" + ops.name +
                      "': name it '" + wanted + "' there, and the op's other functions alike",
                  entry->place, {noteAt(ops)});
    }
  }

  Library &library_;
  OpsOfModel ops_;
  const OpTable &table_;
  llvm::StringSet<> keys_;
  std::vector<const NamedOps *> lacking_;                               // those that lack some function
  std::map<std::string, std::map<std::string, FunctionsOfFile>> files_; // by file, then key
  Diagnostics found_;
};

/// The names of the operators in library functions: a decomposition may put them into a model.
llvm::StringSet<> operatorsIn(const Library &library) {
  llvm::StringSet<> names;
  library.forEachUserModule([&](ModuleOp module) {
    module.walk([&](Operation *op) {
      if (isOperator(op))
        names.insert(nameInTorchMlir(op));
    });
  });
  return names;
}

/// An op's name as lists of legal ops are compared with, and as torch-mlir's users must write it.
StringRef fullName(const NamedOps &ops) {
  return isOperator(ops.first) ? StringRef(ops.name) : ops.first->getName().getStringRef();
}
std::string legalEntry(const NamedOps &ops) {
  return std::string(legalEntryFor(ops.first->getName().getStringRef(),
                                   isOperator(ops.first) ? std::string_view(ops.name) : std::string_view()));
}

} // namespace

Diagnostics unmatchedFunctions(ModuleOp model, Library &library) { return FunctionMatcher(model, library).match(); }

Diagnostics unmatchedLegalOps(ModuleOp model, Library &library, ArrayRef<std::string> legalOps) {
  Diagnostics found;
  if (legalOps.empty())
    return found;
  const OpTable &table = model.getContext()->getLoadedDialect<torch::TorchDialect>()->table();
  const OpsOfModel ops = opsOf(model);
  const llvm::StringSet<> inLibrary = operatorsIn(library);
  llvm::StringSet<> seen;
  auto warn = [&](const std::string &entry, const std::string &what, std::vector<DiagnosticNote> notes) {
    found.push_back({Severity::Warning, "legal-ops", "backend-legal-ops=" + entry + " " + what, {}, std::move(notes)});
  };
  for (const std::string &entry : legalOps) {
    if (!seen.insert(entry).second)
      continue;
    auto meant = llvm::find_if(ops, [&](auto &named) { return isLegalEntryFor(entry, fullName(named.second)); });
    if (meant != ops.end()) {
      const std::string wanted = legalEntry(meant->second);
      auto isExact = [&](auto &named) { return legalEntry(named.second) == entry; };
      if (llvm::none_of(ops, isExact) && !llvm::is_contained(legalOps, wanted))
        warn(entry, "is for no op of this model in torch-mlir, which wants backend-legal-ops=" + wanted,
             {noteAt(meant->second)});
      continue;
    }
    const NamedOps *nearest = nullptr;
    unsigned least = ~0u;
    for (const auto &[name, named] : ops)
      if (std::optional<unsigned> slip = opNameSlip(entry, named.name); slip && *slip < least)
        nearest = &named, least = *slip;
    const std::string key(keyOfName(entry));
    auto hasFunction = [&](FunctionKind kind) { return library.has(key, kind); };
    const bool isKnown = table.find("torch." + key) || inLibrary.contains(entry) || inLibrary.contains(key) ||
                         llvm::any_of(kFunctionKinds, hasFunction);
    if (isKnown && least > 0) // else it is an op of the model in another spelling
      continue;
    warn(entry,
         nearest ? "is for no op of this model; did you mean '" + legalEntry(*nearest) + "'?"
                 : "is for no op of this model, nor for one that is known",
         nearest ? std::vector<DiagnosticNote>{noteAt(*nearest)} : std::vector<DiagnosticNote>{});
  }
  return found;
}

} // namespace reify
