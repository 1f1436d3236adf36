#include "engine/passes/refine/import_functions.h"

#include "engine/dialect/ops/line_table.h"
#include "engine/library/model_functions.h"

namespace reify {

using namespace mlir;

FunctionImporter::FunctionImporter(ModuleOp module, Library &library, RewriterBase &rewriter)
    : module_(module), library_(library), rewriter_(rewriter) {
  for (Operation &op : *module.getBody())
    if (auto symbol = dyn_cast<SymbolOpInterface>(op))
      symbols_[symbol.getName()] = &op;
}

std::string FunctionImporter::freeSymbol(StringRef wish) {
  std::string symbol = wish.str();
  for (unsigned i = 0; symbols_.contains(symbol); ++i)
    symbol = (wish + "_" + Twine(i)).str();
  return symbol;
}

func::FuncOp FunctionImporter::import(const LibraryEntry &entry) { return copy(entry.function); }

/// A function that is there already: the model's own one, or a copy that an earlier pass left behind.
func::FuncOp FunctionImporter::existing(func::FuncOp from) const {
  auto found = dyn_cast_if_present<func::FuncOp>(symbols_.lookup(from.getSymName()));
  if (!found || found.getFunctionType() != from.getFunctionType())
    return {};
  if (library_.isOfModel(from))
    return found;
  const bool isSame =
      isMarkedAsCopy(found) && OperationEquivalence::isRegionEquivalentTo(&found.getBody(), &from.getBody(),
                                                                          OperationEquivalence::IgnoreLocations);
  return isSame ? found : func::FuncOp();
}

func::FuncOp FunctionImporter::copy(func::FuncOp from) {
  func::FuncOp &known = copies_[from];
  if (known)
    return known;
  if ((known = existing(from)))
    return known;
  OpBuilder::InsertionGuard guard(rewriter_);
  rewriter_.setInsertionPointToStart(module_.getBody());
  auto clone = cast<func::FuncOp>(rewriter_.clone(*from));
  std::string symbol = freeSymbol(from.getSymName());
  rewriter_.modifyOpInPlace(clone, [&] {
    clone.setSymName(symbol);
    clone.setPrivate();
    markAsCopy(clone);
    dropLineTable(clone);
  });
  symbols_[symbol] = clone;
  copies_[from] = clone; // before the callees: functions may call each other
  SmallVector<func::CallOp> calls;
  clone.walk([&](func::CallOp call) { calls.push_back(call); });
  for (func::CallOp call : calls) {
    func::FuncOp callee = library_.findSymbol(call.getCallee(), from);
    if (!callee)
      continue; // the verifier names it
    func::FuncOp target = copy(callee);
    if (target.getSymName() != call.getCallee())
      rewriter_.modifyOpInPlace(call, [&] { call.setCallee(target.getSymName()); });
  }
  return clone;
}

} // namespace reify
