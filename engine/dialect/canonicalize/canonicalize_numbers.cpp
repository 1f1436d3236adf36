// Rewrites of 0-d tensors: reading the number in them, and arithmetic on those that were made of
// ints, which becomes arithmetic on ints. Sizes that went through tensors become visible by it.
#include "engine/dialect/canonicalize/canonicalize_rooms.h"
#include "engine/dialect/folds/tensor_literal.h"

using namespace mlir;

namespace reify::torch {
namespace {

/// Int.Tensor, Float.Tensor, item, ...: the number that the tensor holds.
LogicalResult readNumber(Operation *op, PatternRewriter &rewriter) {
  Value number = numberIn(rewriter, op->getLoc(), op->getOperand(0), op->getResult(0).getType());
  if (!number)
    return failure();
  rewriter.replaceOp(op, number);
  return success();
}

bool isZeroDimInt(Type type) {
  auto tensor = dyn_cast<BaseTensorType>(type);
  auto integer = tensor && tensor.hasSizes() && tensor.getSizes().empty() && tensor.hasDtype()
                     ? dyn_cast<IntegerType>(tensor.getDtype())
                     : IntegerType();
  return integer && integer.getWidth() == 64 && !integer.isUnsigned();
}

Value withoutDerefine(Value value) {
  while (auto derefine = value.getDefiningOp<DerefineOp>())
    value = derefine.getOperand();
  return value;
}

/// Whether an operand is an int: in a 0-d tensor of ints, or given as such.
bool isIntOperand(Value operand) {
  if (!isZeroDimInt(operand.getType()))
    return isa<IntType>(withoutDerefine(operand).getType());
  Value number = numberBehind(operand);
  return number ? isa<IntType>(number.getType()) : onlyElement(operand).has_value();
}
Value intOperand(PatternRewriter &rewriter, Operation *op, Value operand) {
  return isZeroDimInt(operand.getType()) ? numberIn(rewriter, op->getLoc(), operand, IntType::get(op->getContext()))
                                         : withoutDerefine(operand);
}

/// Both operands as ints; an op on constants alone is for the folds of constant tensors.
std::optional<std::pair<Value, Value>> intOperands(PatternRewriter &rewriter, Operation *op) {
  Value a = op->getOperand(0), b = op->getOperand(1);
  bool isConstant = onlyElement(a) && (onlyElement(b) || scalarOf(b));
  bool hasAlpha = op->getNumOperands() == 3 && !isa<StringType>(op->getOperand(2).getType());
  if (isConstant || !isZeroDimInt(op->getResult(0).getType()) || !isZeroDimInt(a.getType()) || !isIntOperand(a) ||
      !isIntOperand(b) || (hasAlpha && !isa<IntType>(withoutDerefine(op->getOperand(2)).getType())))
    return std::nullopt;
  return std::pair(intOperand(rewriter, op, a), intOperand(rewriter, op, b));
}

/// Replaces the op by a tensor of what the int op gives.
LogicalResult replaceByInt(Operation *op, StringRef name, Value a, Value b, PatternRewriter &rewriter) {
  Operation *result = createByName(rewriter, op->getLoc(), name, {a, b}, IntType::get(op->getContext()));
  Operation *tensor =
      createByName(rewriter, op->getLoc(), "torch.prim.NumToTensor.Scalar", result->getResult(0), op->getResultTypes());
  rewriter.replaceOp(op, tensor);
  return success();
}

/// number * alpha, where that need be said.
Value scaled(PatternRewriter &rewriter, Operation *op, Value number) {
  Value alpha = withoutDerefine(op->getOperand(2));
  if (constantInt(alpha) == 1)
    return number;
  return createByName(rewriter, op->getLoc(), "torch.aten.mul.int", {number, alpha}, IntType::get(op->getContext()))
      ->getResult(0);
}

LogicalResult addInts(Operation *op, PatternRewriter &rewriter) {
  auto numbers = intOperands(rewriter, op);
  return numbers
             ? replaceByInt(op, "torch.aten.add.int", numbers->first, scaled(rewriter, op, numbers->second), rewriter)
             : failure();
}
LogicalResult subtractInts(Operation *op, PatternRewriter &rewriter) {
  auto numbers = intOperands(rewriter, op);
  return numbers
             ? replaceByInt(op, "torch.aten.sub.int", numbers->first, scaled(rewriter, op, numbers->second), rewriter)
             : failure();
}
/// other - alpha * self
LogicalResult subtractReversedInts(Operation *op, PatternRewriter &rewriter) {
  auto numbers = intOperands(rewriter, op);
  return numbers
             ? replaceByInt(op, "torch.aten.sub.int", numbers->second, scaled(rewriter, op, numbers->first), rewriter)
             : failure();
}
LogicalResult multiplyInts(Operation *op, PatternRewriter &rewriter) {
  auto numbers = intOperands(rewriter, op);
  return numbers ? replaceByInt(op, "torch.aten.mul.int", numbers->first, numbers->second, rewriter) : failure();
}
LogicalResult divideInts(Operation *op, PatternRewriter &rewriter) {
  if (constantString(op->getOperand(2)) != StringRef("floor"))
    return failure();
  auto numbers = intOperands(rewriter, op);
  return numbers ? replaceByInt(op, "torch.aten.floordiv.int", numbers->first, numbers->second, rewriter) : failure();
}

} // namespace

ArrayRef<RewriteRow> numberRewrites() {
  static const RewriteRow rows[] = {
      {"torch.aten.Int.Tensor", "the number in a tensor", readNumber},
      {"torch.aten.IntImplicit", "the number in a tensor", readNumber},
      {"torch.aten.Float.Tensor", "the number in a tensor", readNumber},
      {"torch.aten.FloatImplicit", "the number in a tensor", readNumber},
      {"torch.aten.ScalarImplicit", "the number in a tensor", readNumber},
      {"torch.aten.item", "the number in a tensor", readNumber},
      {"torch.aten.add.Tensor", "arithmetic of ints", addInts},
      {"torch.aten.add.Scalar", "arithmetic of ints", addInts},
      {"torch.aten.sub.Tensor", "arithmetic of ints", subtractInts},
      {"torch.aten.sub.Scalar", "arithmetic of ints", subtractInts},
      {"torch.aten.rsub.Scalar", "arithmetic of ints", subtractReversedInts},
      {"torch.aten.mul.Tensor", "arithmetic of ints", multiplyInts},
      {"torch.aten.mul.Scalar", "arithmetic of ints", multiplyInts},
      {"torch.aten.div.Tensor_mode", "arithmetic of ints", divideInts},
      {"torch.aten.div.Scalar_mode", "arithmetic of ints", divideInts},
  };
  return rows;
}

} // namespace reify::torch
