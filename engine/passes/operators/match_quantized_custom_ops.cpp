// torch-match-quantized-custom-ops: the ops of PyTorch's quantized_decomposed library, which take
// and give plain integer tensors, as ops on quantized tensors. What has no quantized type stays.
#include "engine/dialect/types/quantized_types.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/rewrite/rewrite_rows_pass.h"

namespace reify {

using namespace mlir;
using namespace reify::torch;

namespace {

/// The tensor type with another dtype.
Type withDtype(BaseTensorType type, Type dtype) { return type.getWithSizesAndDtype(type.getOptionalSizes(), dtype); }

Type quantizedType(Type type) {
  auto tensor = dyn_cast<BaseTensorType>(type);
  Type dtype = tensor && tensor.hasDtype() ? quantizedFrom(tensor.getDtype()) : Type();
  return dtype ? withDtype(BaseTensorType(tensor.getWithValueSemantics()), dtype) : Type();
}

Value make(PatternRewriter &rewriter, Operation *op, StringRef name, ValueRange operands, Type type) {
  return createByName(rewriter, op->getLoc(), name, operands, type)->getResult(0);
}

/// quantize_per_tensor(input, scale, zero_point, quant_min, quant_max, dtype)
LogicalResult quantizePerTensor(Operation *op, PatternRewriter &rewriter) {
  Type quantized = op->getNumOperands() == 6 ? quantizedType(op->getResult(0).getType()) : Type();
  if (!quantized)
    return failure();
  Type result = op->getResult(0).getType();
  Value tensor = make(rewriter, op, "torch.aten.quantize_per_tensor",
                      {op->getOperand(0), op->getOperand(1), op->getOperand(2), op->getOperand(5)}, quantized);
  Value integers = make(rewriter, op, "torch.aten.int_repr", tensor, result);
  rewriter.replaceOp(op,
                     make(rewriter, op, "torch.aten.clamp", {integers, op->getOperand(3), op->getOperand(4)}, result));
  return success();
}

/// dequantize_per_tensor(input, scale, zero_point, quant_min, quant_max, dtype, out_dtype)
LogicalResult dequantizePerTensor(Operation *op, PatternRewriter &rewriter) {
  Value input = op->getOperand(0);
  Type quantized = op->getNumOperands() >= 6 ? quantizedType(input.getType()) : Type();
  if (!quantized)
    return failure();
  Value clamped =
      make(rewriter, op, "torch.aten.clamp", {input, op->getOperand(3), op->getOperand(4)}, input.getType());
  Value tensor = make(rewriter, op, "torch.aten._make_per_tensor_quantized_tensor",
                      {clamped, op->getOperand(1), op->getOperand(2)}, quantized);
  rewriter.replaceOp(op, make(rewriter, op, "torch.aten.dequantize.tensor", tensor, op->getResult(0).getType()));
  return success();
}

/// dequantize_per_channel(input, scales, zero_points, axis, quant_min, quant_max, dtype, out_dtype)
LogicalResult dequantizePerChannel(Operation *op, PatternRewriter &rewriter) {
  Value input = op->getOperand(0);
  Type quantized = op->getNumOperands() >= 7 ? quantizedType(input.getType()) : Type();
  if (!quantized || !isa<BaseTensorType>(op->getOperand(2).getType()))
    return failure();
  Value clamped =
      make(rewriter, op, "torch.aten.clamp", {input, op->getOperand(4), op->getOperand(5)}, input.getType());
  Value tensor = make(rewriter, op, "torch.aten._make_per_channel_quantized_tensor",
                      {clamped, op->getOperand(1), op->getOperand(2), op->getOperand(3)}, quantized);
  rewriter.replaceOp(op, make(rewriter, op, "torch.aten.dequantize.self", tensor, op->getResult(0).getType()));
  return success();
}

LogicalResult matchOperator(Operation *op, PatternRewriter &rewriter) {
  StringRef name = cast<OperatorOp>(op).getName();
  if (op->getNumResults() != 1 || !name.consume_front("torch.quantized_decomposed."))
    return failure();
  if (name == "quantize_per_tensor")
    return quantizePerTensor(op, rewriter);
  if (name == "dequantize_per_tensor")
    return dequantizePerTensor(op, rewriter);
  return name == "dequantize_per_channel" ? dequantizePerChannel(op, rewriter) : failure();
}

ArrayRef<RewriteRow> rows() {
  static const RewriteRow table[] = {
      {"torch.operator", "an op on quantized tensors", matchOperator},
  };
  return table;
}

} // namespace

std::unique_ptr<Pass> createMatchQuantizedCustomOpsPass(const PassRow &row) {
  return std::make_unique<RewriteRowsPass>(row, rows);
}

} // namespace reify
