// Folds of ops that make tensors of constants.
#include "engine/dialect/folds/folds_rooms.h"
#include "engine/dialect/folds/tensor_literal.h"

using namespace mlir;

namespace reify::torch {
namespace {

LogicalResult fill(Operation *op, const Scalar &value, FoldResults &results) {
  ValueTensorType type = literalType(op->getResult(0).getType());
  DenseElementsAttr constant = type ? makeConstant(type, value) : DenseElementsAttr();
  if (!constant)
    return failure();
  results.push_back(constant);
  return success();
}

template <int value> LogicalResult foldConstantFill(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  return knownElements(op->getOperand(0)) ? fill(op, Scalar(int64_t(value)), results) : failure();
}

/// A number in a tensor of its own kind; a conversion between ints and floats stays to be seen.
LogicalResult foldNumber(Operation *op, Value number, FoldResults &results) {
  ValueTensorType type = literalType(op->getResult(0).getType());
  std::optional<Scalar> scalar = scalarOf(number);
  if (!type || !scalar)
    return failure();
  bool isFloat = isa<mlir::FloatType>(type.getDtype());
  bool isSameKind = isFloat ? std::holds_alternative<double>(*scalar) : std::holds_alternative<int64_t>(*scalar);
  return isSameKind ? fill(op, *scalar, results) : failure();
}

LogicalResult foldFull(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  return knownElements(op->getOperand(0)) ? foldNumber(op, op->getOperand(1), results) : failure();
}

LogicalResult foldZeroDim(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  ValueTensorType type = literalType(op->getResult(0).getType());
  return type && type.getSizes().empty() ? foldNumber(op, op->getOperand(0), results) : failure();
}

LogicalResult foldShapeAsTensor(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  BaseTensorType tensor = tracedTensorType(op->getOperand(0));
  ValueTensorType type = literalType(op->getResult(0).getType());
  if (!type || !tensor || !tensor.hasSizes() || !tensor.areAllSizesKnown())
    return failure();
  SmallVector<Scalar> sizes;
  for (int64_t size : tensor.getSizes())
    sizes.push_back(size);
  bool fits = type.getSizes() == ArrayRef<int64_t>{int64_t(sizes.size())};
  DenseElementsAttr constant = fits ? makeConstant(type, sizes) : DenseElementsAttr();
  if (!constant)
    return failure();
  results.push_back(constant);
  return success();
}

} // namespace

ArrayRef<FoldRow> creationFolds() {
  static const FoldRow rows[] = {
      {"torch.aten.ones", foldConstantFill<1>},
      {"torch.aten.zeros", foldConstantFill<0>},
      {"torch.aten.full", foldFull},
      {"torch.prim.NumToTensor.Scalar", foldZeroDim},
      {"torch.aten.tensor.int", foldZeroDim},
      {"torch.aten.tensor.float", foldZeroDim},
      {"torch.aten._shape_as_tensor", foldShapeAsTensor},
  };
  return rows;
}

} // namespace reify::torch
