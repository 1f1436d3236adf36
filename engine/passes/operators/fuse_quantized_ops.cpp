// torch-fuse-quantized-ops: matrix products, convolutions and relu of dequantized tensors become
// the same ops on the quantized tensors, dequantized after. Ops in between that only move elements
// move the integers instead.
#include "engine/dialect/types/quantized_types.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/rewrite/rewrite_rows_pass.h"

#include <llvm/ADT/StringSet.h>

#include <cmath>

namespace reify {

using namespace mlir;
using namespace reify::torch;

namespace {

constexpr int64_t kQInt32 = 14; // the dtype's code

Type withDtype(Type type, Type dtype) {
  auto tensor = cast<BaseTensorType>(type);
  return tensor.getWithSizesAndDtype(tensor.getOptionalSizes(), dtype);
}
bool hasFloats(Type type) {
  auto tensor = dyn_cast<BaseTensorType>(type);
  return tensor && tensor.hasDtype() && isa<mlir::FloatType>(tensor.getDtype());
}

/// Makes ops at one op's place.
struct Maker {
  PatternRewriter &rewriter;
  Operation *op;

  MLIRContext *context() const { return op->getContext(); }
  Value make(StringRef name, ValueRange operands, Type type) {
    return createByName(rewriter, op->getLoc(), name, operands, type)->getResult(0);
  }
  Value integer(int64_t value) { return ConstantIntOp::create(rewriter, op->getLoc(), value); }
  Value real(double value) {
    return ConstantFloatOp::create(rewriter, op->getLoc(), torch::FloatType::get(context()),
                                   rewriter.getF64FloatAttr(value));
  }
  Value none() { return ConstantNoneOp::create(rewriter, op->getLoc(), torch::NoneType::get(context())); }
  Type dtype32(bool isQuantized) {
    return isQuantized ? Type(QInt32Type::get(context())) : IntegerType::get(context(), 32, IntegerType::Signed);
  }
  /// integers, scale and zero point as a quantized tensor, dequantized to `type`.
  Value dequantized(Value integers, Type quantized, Value scale, Value zeroPoint, Type type) {
    Value tensor = make("torch.aten._make_per_tensor_quantized_tensor", {integers, scale, zeroPoint}, quantized);
    return make("torch.aten.dequantize.tensor", tensor, type);
  }
};

// --- operands -----------------------------------------------------------------------------------

/// A float tensor that is quantized integers, dequantized and then moved about.
struct Dequantized {
  Value integers, scale, zeroPoint;
  Type dtype;                     // quantized
  SmallVector<Operation *> moves; // the last one first
};

bool onlyMoves(Operation *op) {
  static const llvm::StringSet<> names = {"torch.aten.transpose.int",   "torch.aten.view",
                                          "torch.aten.reshape",         "torch.aten.slice.Tensor",
                                          "torch.aten.constant_pad_nd", "torch.aten.pad"};
  return names.contains(op->getName().getStringRef());
}
bool isDequantize(Operation *op) {
  return hasName(op, "torch.aten.dequantize.self") || hasName(op, "torch.aten.dequantize.tensor");
}

std::optional<Dequantized> findDequantized(Value tensor) {
  constexpr size_t kMostMoves = 32;
  Dequantized found;
  Operation *op = tensor.getDefiningOp();
  for (; op && onlyMoves(op) && found.moves.size() < kMostMoves; op = op->getOperand(0).getDefiningOp())
    found.moves.push_back(op);
  if (!op || !isDequantize(op))
    return std::nullopt;
  Operation *made = definingOp(op->getOperand(0), "torch.aten._make_per_tensor_quantized_tensor");
  auto type = made ? dyn_cast<BaseTensorType>(made->getResult(0).getType()) : BaseTensorType();
  if (!type || !type.hasDtype() || !integerFrom(type.getDtype()))
    return std::nullopt;
  found.integers = made->getOperand(0);
  found.scale = made->getOperand(1);
  found.zeroPoint = made->getOperand(2);
  found.dtype = type.getDtype();
  return found;
}

std::pair<double, double> rangeOf(Type quantized) {
  auto integer = cast<IntegerType>(integerFrom(quantized));
  double count = std::ldexp(1.0, int(integer.getWidth()));
  return integer.isUnsigned() ? std::pair(0.0, count - 1) : std::pair(-count / 2, count / 2 - 1);
}

/// The integer that stands for the padding: value / scale + zero point, within the dtype's range.
Value padding(Maker &maker, Value value, const Dequantized &tensor) {
  MLIRContext *context = maker.context();
  Type real = torch::FloatType::get(context);
  if (isa<torch::NoneType>(value.getType()))
    value = maker.real(0);
  else if (value.getType() != real)
    value = maker.make("torch.aten.Float.Scalar", value, real);
  value = maker.make("torch.aten.div.float", {value, tensor.scale}, real);
  value = maker.make("torch.aten.add.float_int", {value, tensor.zeroPoint}, real);
  Value sizes = PrimListConstructOp::create(maker.rewriter, maker.op->getLoc(), ListType::get(IntType::get(context)),
                                            ValueRange());
  Value none = maker.none();
  Type scalar = ValueTensorType::get(context, ArrayRef<int64_t>(), Float64Type::get(context));
  constexpr int64_t kFloat64 = 7;
  Value full = maker.make("torch.aten.full", {sizes, value, maker.integer(kFloat64), none, none, none}, scalar);
  auto [least, most] = rangeOf(tensor.dtype);
  Value clamped = maker.make("torch.aten.clamp", {full, maker.real(least), maker.real(most)}, scalar);
  return maker.make("torch.aten.item", clamped, real);
}

/// Repeats a move on integers.
Value movedIntegers(Maker &maker, Operation *move, Value integers, const Dequantized &tensor) {
  SmallVector<Value> operands(move->getOperands());
  operands[0] = integers;
  bool isPad = hasName(move, "torch.aten.pad");
  if (hasName(move, "torch.aten.constant_pad_nd"))
    operands[2] = padding(maker, operands[2], tensor);
  else if (isPad && constantString(operands[2]) == StringRef("constant"))
    operands[3] = padding(maker, operands[3], tensor); // other modes take no value
  return maker.make(move->getName().getStringRef(), operands,
                    withDtype(move->getResult(0).getType(), integerFrom(tensor.dtype)));
}

/// The quantized tensor behind an operand.
Value quantizedOperand(Maker &maker, Value operand, const Dequantized &tensor) {
  Value integers = tensor.integers;
  for (Operation *move : llvm::reverse(tensor.moves))
    integers = movedIntegers(maker, move, integers, tensor);
  return maker.make("torch.aten._make_per_tensor_quantized_tensor", {integers, tensor.scale, tensor.zeroPoint},
                    withDtype(operand.getType(), tensor.dtype));
}

// --- ops ----------------------------------------------------------------------------------------

/// The two factors of a product.
struct Factors {
  Dequantized a, b;
};
std::optional<Factors> findFactors(Operation *op) {
  if (!hasFloats(op->getResult(0).getType()))
    return std::nullopt;
  auto a = findDequantized(op->getOperand(0)), b = findDequantized(op->getOperand(1));
  return a && b ? std::optional(Factors{*a, *b}) : std::nullopt;
}

Value scaleOfProduct(Maker &maker, const Factors &factors) {
  return maker.make("torch.aten.mul.float", {factors.a.scale, factors.b.scale}, torch::FloatType::get(maker.context()));
}

LogicalResult fuseProduct(Operation *op, PatternRewriter &rewriter) {
  std::optional<Factors> factors = findFactors(op);
  if (!factors)
    return failure();
  Maker maker{rewriter, op};
  Type result = op->getResult(0).getType(), quantized = withDtype(result, maker.dtype32(true));
  Value a = quantizedOperand(maker, op->getOperand(0), factors->a);
  Value b = quantizedOperand(maker, op->getOperand(1), factors->b);
  Value scale = scaleOfProduct(maker, *factors);
  Value product = maker.make(op->getName().getStringRef(), {a, b}, quantized);
  Value integers = maker.make("torch.aten.int_repr", product, withDtype(result, maker.dtype32(false)));
  rewriter.replaceOp(op, maker.dequantized(integers, quantized, scale, maker.integer(0), result));
  return success();
}

/// The bias in the integers that the products add up to.
Value quantizedBias(Maker &maker, Value bias, Value scale, Value zero) {
  Value quantized = maker.make("torch.aten.quantize_per_tensor", {bias, scale, zero, maker.integer(kQInt32)},
                               withDtype(bias.getType(), maker.dtype32(true)));
  return maker.make("torch.aten.int_repr", quantized, withDtype(bias.getType(), maker.dtype32(false)));
}

/// convolution(input, weight, bias, ...) of two and more spatial dimensions
LogicalResult fuseConvolution(Operation *op, PatternRewriter &rewriter) {
  std::optional<Factors> factors = findFactors(op);
  auto input = dyn_cast<BaseTensorType>(op->getOperand(0).getType());
  Value bias = op->getOperand(2);
  bool hasBias = isa<BaseTensorType>(bias.getType());
  if (!factors || !input || !input.hasSizes() || input.getSizes().size() < 4 ||
      (!hasBias && !isa<torch::NoneType>(bias.getType())))
    return failure();
  Maker maker{rewriter, op};
  Type result = op->getResult(0).getType();
  SmallVector<Value> operands(op->getOperands());
  operands[0] = quantizedOperand(maker, operands[0], factors->a);
  operands[1] = quantizedOperand(maker, operands[1], factors->b);
  Value scale = scaleOfProduct(maker, *factors), zero = maker.integer(0);
  if (hasBias)
    operands[2] = quantizedBias(maker, bias, scale, zero);
  Value integers = maker.make(op->getName().getStringRef(), operands, withDtype(result, maker.dtype32(false)));
  rewriter.replaceOp(op, maker.dequantized(integers, withDtype(result, maker.dtype32(true)), scale, zero, result));
  return success();
}

/// relu, which keeps scale and zero point.
LogicalResult fuseRelu(Operation *op, PatternRewriter &rewriter) {
  Type result = op->getResult(0).getType();
  std::optional<Dequantized> tensor = findDequantized(op->getOperand(0));
  if (!tensor || !tensor->moves.empty() || !hasFloats(result))
    return failure();
  Maker maker{rewriter, op};
  Type quantized = withDtype(result, tensor->dtype);
  Value operand = quantizedOperand(maker, op->getOperand(0), *tensor);
  Value relu = maker.make("torch.aten.relu", operand, quantized);
  Value integers = maker.make("torch.aten.int_repr", relu, withDtype(result, integerFrom(tensor->dtype)));
  rewriter.replaceOp(op, maker.dequantized(integers, quantized, tensor->scale, tensor->zeroPoint, result));
  return success();
}

ArrayRef<RewriteRow> rows() {
  static const RewriteRow table[] = {
      {"torch.aten.mm", "a product of quantized tensors", fuseProduct},
      {"torch.aten.matmul", "a product of quantized tensors", fuseProduct},
      {"torch.aten.convolution", "a convolution of quantized tensors", fuseConvolution},
      {"torch.aten.relu", "relu of a quantized tensor", fuseRelu},
      {"torch.aten._make_per_tensor_quantized_tensor", "drop what is unused", torch::dropUnused},
      {"torch.aten.dequantize.self", "drop what is unused", torch::dropUnused},
      {"torch.aten.dequantize.tensor", "drop what is unused", torch::dropUnused},
      {"torch.aten.quantize_per_tensor", "drop what is unused", torch::dropUnused},
      {"torch.aten.transpose.int", "drop what is unused", torch::dropUnused},
      {"torch.aten.view", "drop what is unused", torch::dropUnused},
      {"torch.aten.reshape", "drop what is unused", torch::dropUnused},
      {"torch.aten.slice.Tensor", "drop what is unused", torch::dropUnused},
      {"torch.aten.constant_pad_nd", "drop what is unused", torch::dropUnused},
      {"torch.aten.pad", "drop what is unused", torch::dropUnused},
  };
  return table;
}

} // namespace

std::unique_ptr<Pass> createFuseQuantizedOpsPass(const PassRow &row) {
  return std::make_unique<RewriteRowsPass>(row, rows);
}

} // namespace reify
