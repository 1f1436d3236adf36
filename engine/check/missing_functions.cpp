#include "engine/check/missing_functions.h"

#include "engine/dialect/torch_dialect.h"
#include "engine/library/authors_words.h"
#include "engine/schema/op_table.h"
#include "engine/source/op_names.h"

#include <map>

namespace reify::check {

namespace {

struct OpFunctions {
  std::map<FunctionKind, LibraryEntry> user;
  bool isKnown = false; // the built-in library has functions for it too
};

/// "add 'def my〇scale〡dtype(...)'", as the other function is written.
std::string added(const LibraryEntry &beside, FunctionKind missing) {
  const bool isPython = beside.function && isOfPython(beside.function);
  const std::string symbol = functionSymbol(missing, keyOfSymbol(beside.symbol)->second);
  const char *end = missing == FunctionKind::HasValueSemantics ? "() -> None: return" : "(...)";
  return isPython ? "def " + pythonName(symbol) + end : "func.func @" + symbol;
}

} // namespace

void tellMissingFunctions(Library &library, const std::set<std::string> &written, Diagnostics &diagnostics) {
  std::map<std::string, OpFunctions> ops;
  library.forEachEntry([&](llvm::StringRef key, FunctionKind kind, const LibraryEntry &entry) {
    if (entry.origin == Origin::UserFile)
      ops[key.str()].user.emplace(kind, entry);
    else if (auto known = ops.find(key.str()); known != ops.end())
      known->second.isKnown = true;
  });
  for (const auto &[name, op] : ops) {
    const bool hasShape = op.user.contains(FunctionKind::Shape), hasDtype = op.user.contains(FunctionKind::Dtype);
    const llvm::StringRef space = llvm::StringRef(name).split('.').first;
    const bool isOfPyTorch = space == "aten" || space == "prims" || space == "prim" || space == "quantized" ||
                             space == "quantized_decomposed" || space == "torchvision";
    if (op.isKnown || isOfPyTorch || op.user.empty())
      continue;
    const LibraryEntry &there = op.user.begin()->second;
    auto tell = [&](const LibraryEntry &beside, FunctionKind missing, const std::string &effect) {
      if (written.contains(functionSymbol(missing, name)))
        return;
      diagnostics.push_back({Severity::Warning,
                             "check.missing-function",
                             "the op '" + name + "' has no " + effect + "; add: " + added(beside, missing),
                             beside.place,
                             {}});
    };
    if (hasShape && !hasDtype)
      tell(op.user.at(FunctionKind::Shape), FunctionKind::Dtype,
           "dtype function, so the element types of its results stay unknown");
    if (hasDtype && !hasShape)
      tell(op.user.at(FunctionKind::Dtype), FunctionKind::Shape,
           "shape function, so the sizes of its results stay unknown");
    if ((hasShape || hasDtype) && !op.user.contains(FunctionKind::HasValueSemantics))
      tell(there, FunctionKind::HasValueSemantics,
           "has_value_semantics function, without which torch-mlir does not know that it neither writes nor aliases");
  }
}

} // namespace reify::check
