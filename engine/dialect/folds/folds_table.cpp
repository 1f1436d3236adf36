#include "engine/dialect/folds/folds_rooms.h"

#include <llvm/ADT/StringMap.h>

using namespace mlir;

namespace reify::torch {

static LogicalResult foldOperator(Operation *op, ArrayRef<Attribute> operands, SmallVectorImpl<OpFoldResult> &results);

static const llvm::StringMap<FoldRule> &table() {
  static const auto *rules = [] {
    auto *map = new llvm::StringMap<FoldRule>;
    auto addScalar = [](std::string_view name, void *data) {
      auto &map = *static_cast<llvm::StringMap<FoldRule> *>(data);
      map["torch." + std::string(name)] = foldScalarOp;
    };
    forEachScalarRule(addScalar, map);
    for (ArrayRef<FoldRow> rows :
         {castFolds(), scalarFolds(), listFolds(), tensorFolds(), arithmeticFolds(), movedFolds(), creationFolds()})
      for (const FoldRow &row : rows)
        (*map)[row.name] = row.rule;
    (*map)["torch.operator"] = foldOperator;
    return map;
  }();
  return *rules;
}

FoldRule lookupFold(StringRef opName) { return table().lookup(opName); }

/// Ops that have no schema here may still be scalar ops: "aten.lt" on numbers, "prim.abs.int".
static LogicalResult foldOperator(Operation *op, ArrayRef<Attribute> operands, SmallVectorImpl<OpFoldResult> &results) {
  StringRef name = cast<OperatorOp>(op).getName();
  name.consume_front("torch.");
  if (!lookupScalarRule(std::string_view(name)))
    return failure();
  return foldScalarOp(op, operands, results);
}

} // namespace reify::torch
