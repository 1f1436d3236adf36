// Folds of questions about tensors' sizes and dtypes, and of dtype promotion.
#include "engine/dialect/folds/folds_rooms.h"
#include "engine/dialect/scalars/dtype_promotion.h"

using namespace mlir;

namespace reify::torch {
namespace {

LogicalResult foldRank(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  BaseTensorType type = tracedTensorType(op->getOperand(0));
  if (!type || !type.hasSizes())
    return failure();
  return foldToScalar(op, Scalar(int64_t(type.getSizes().size())), results);
}

LogicalResult foldSize(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  BaseTensorType type = tracedTensorType(op->getOperand(0));
  std::optional<Scalar> scalar = scalarOf(op->getOperand(1));
  const int64_t *index = scalar ? std::get_if<int64_t>(&*scalar) : nullptr;
  if (!type || !type.hasSizes() || !index)
    return failure();
  int64_t rank = int64_t(type.getSizes().size());
  int64_t position = *index < 0 ? *index + rank : *index;
  if (position < 0 || position >= rank || type.getSizes()[position] == kUnknownSize)
    return failure();
  return foldToScalar(op, Scalar(type.getSizes()[position]), results);
}

LogicalResult foldCount(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  BaseTensorType type = tracedTensorType(op->getOperand(0));
  if (!type || !type.hasSizes() || !type.areAllSizesKnown())
    return failure();
  int64_t count = 1;
  for (int64_t size : type.getSizes())
    if (__builtin_mul_overflow(count, size, &count))
      return failure();
  return foldToScalar(op, Scalar(count), results);
}

/// The dtype of a tensor made from a Python number, by the number's type.
std::optional<int64_t> dtypeOfNumber(Type type) {
  if (isa<IntType>(type))
    return dtype_code::kInt64;
  if (isa<FloatType>(type))
    return dtype_code::kFloat64;
  if (isa<BoolType>(type))
    return dtype_code::kBool;
  return std::nullopt;
}

std::optional<int64_t> dtypeOf(Value tensor) {
  BaseTensorType type = tracedTensorType(tensor);
  if (type && type.hasDtype())
    return codeFromDtype(type.getDtype());
  Operation *made = definingOp(tensor, "torch.prim.NumToTensor.Scalar");
  if (!made)
    return std::nullopt;
  Value number = made->getOperand(0);
  while (auto derefine = number.getDefiningOp<DerefineOp>())
    number = derefine.getOperand();
  return dtypeOfNumber(number.getType());
}

LogicalResult foldDtype(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  std::optional<int64_t> code = dtypeOf(op->getOperand(0));
  return code ? foldToScalar(op, Scalar(*code), results) : failure();
}

LogicalResult foldIsFloating(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  std::optional<int64_t> code = dtypeOf(op->getOperand(0));
  return code ? foldToScalar(op, Scalar(isFloatingDtype(*code)), results) : failure();
}

LogicalResult foldPromotion(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  auto ranks = knownElements(op->getOperand(0)), dtypes = knownElements(op->getOperand(1));
  if (!ranks || !dtypes || ranks->size() != dtypes->size())
    return failure();
  std::vector<PromotionOperand> operands;
  for (auto [rank, dtype] : llvm::zip(*ranks, *dtypes)) {
    const int64_t *code = std::get_if<int64_t>(&dtype), *number = std::get_if<int64_t>(&rank);
    bool isScalar = std::holds_alternative<std::monostate>(rank);
    if (!code || (!number && !isScalar))
      return failure();
    operands.push_back({number ? std::optional(*number) : std::nullopt, *code});
  }
  Promotion promotion = promoteDtypes(operands);
  return promotion.dtype ? foldToScalar(op, Scalar(*promotion.dtype), results) : failure();
}

} // namespace

ArrayRef<FoldRow> tensorFolds() {
  static const FoldRow rows[] = {
      {"torch.aten.dim", foldRank},
      {"torch.aten.size.int", foldSize},
      {"torch.aten.numel", foldCount},
      {"torch.prim.dtype", foldDtype},
      {"torch.aten.is_floating_point", foldIsFloating},
      {"torch.promote_dtypes", foldPromotion},
  };
  return rows;
}

} // namespace reify::torch
