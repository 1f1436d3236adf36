// Rewrites of scalar and device ops.
#include "engine/dialect/canonicalize_rooms.h"

#include <mlir/IR/Matchers.h>

using namespace mlir;

namespace reify::torch {
namespace {

/// (x * c1) * c2 is x * (c1 * c2), unless that overflows.
LogicalResult mergeFactors(Operation *op, PatternRewriter &rewriter) {
  for (unsigned i : {0u, 1u}) {
    std::optional<int64_t> outer = constantInt(op->getOperand(i));
    Operation *product = definingOp(op->getOperand(1 - i), "torch.aten.mul.int");
    if (!outer || !product)
      continue;
    for (unsigned j : {0u, 1u}) {
      std::optional<int64_t> inner = constantInt(product->getOperand(j));
      int64_t factor;
      if (!inner || __builtin_mul_overflow(*inner, *outer, &factor))
        continue;
      Value constant = ConstantIntOp::create(rewriter, op->getLoc(), factor);
      Value rest = product->getOperand(1 - j);
      rewriter.modifyOpInPlace(op, [&] { op->setOperands({rest, constant}); });
      return success();
    }
  }
  return failure();
}

// --- scalars behind 0-d tensors -----------------------------------------------------------------

/// The number that a 0-d tensor was made of: the operand of NumToTensor and its like.
Value numberBehind(Value tensor) {
  for (int i = 0; i < 6; ++i) {
    Operation *op = tensor.getDefiningOp();
    if (!isa_and_present<CopyToTensorOp, CopyToValueTensorOp, TensorStaticInfoCastOp>(op))
      break;
    tensor = op->getOperand(0);
  }
  for (StringRef name : {"torch.prim.NumToTensor.Scalar", "torch.aten.tensor.int",
                         "torch.aten.tensor.float", "torch.aten.tensor.bool"})
    if (Operation *op = definingOp(tensor, name)) {
      Value number = op->getOperand(0);
      while (auto derefine = number.getDefiningOp<DerefineOp>())
        number = derefine.getOperand();
      // aten.tensor.* may convert: then the tensor's number is another than the one given.
      bool isConverted = op->getNumOperands() > 1 && !isa<NoneType>(op->getOperand(1).getType());
      return isConverted ? Value() : number;
    }
  return {};
}

/// The constant of a 0-d (or one-element) literal.
std::optional<Scalar> literalBehind(Value tensor) {
  auto literal = tensor.getDefiningOp<ValueTensorLiteralOp>();
  auto elements = literal ? dyn_cast<DenseElementsAttr>(literal.getValue()) : DenseElementsAttr();
  if (!elements || elements.getNumElements() != 1)
    return std::nullopt;
  Type dtype = elements.getElementType();
  if (auto integer = dyn_cast<IntegerType>(dtype)) {
    APInt value = elements.getSplatValue<APInt>();
    if (integer.getWidth() == 1)
      return Scalar(!value.isZero());
    if (integer.isUnsigned())
      return value.isNegative() && integer.getWidth() == 64
                 ? std::nullopt
                 : std::optional(Scalar(int64_t(value.getZExtValue())));
    return Scalar(value.getSExtValue());
  }
  if (isa<mlir::FloatType>(dtype)) {
    APFloat value = elements.getSplatValue<APFloat>();
    bool isInexact;
    value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &isInexact);
    return Scalar(value.convertToDouble());
  }
  return std::nullopt;
}

/// Int.Tensor, Float.Tensor, item, ...: the number that the tensor holds.
LogicalResult readNumber(Operation *op, PatternRewriter &rewriter) {
  Type wanted = op->getResult(0).getType();
  Value tensor = op->getOperand(0);
  if (Value number = numberBehind(tensor)) {
    if (number.getType() != wanted && !isValidSubtype(number.getType(), wanted))
      return failure();
    rewriter.replaceOp(op, castTo(rewriter, op->getLoc(), number, wanted));
    return success();
  }
  std::optional<Scalar> scalar = literalBehind(tensor);
  if (!scalar)
    return failure();
  // Int(...) truncates, Float(...) converts, as Python does.
  StringRef conversion = isa<IntType>(wanted)     ? "aten.Int.Scalar"
                         : isa<FloatType>(wanted) ? "aten.Float.Scalar"
                                                  : "";
  if (!conversion.empty()) {
    Scalar operand[] = {*scalar};
    scalar = lookupScalarRule(std::string_view(conversion))(operand).value;
  }
  Attribute constant = scalar ? constantOf(*scalar, wanted) : Attribute();
  Operation *made =
      constant ? op->getDialect()->materializeConstant(rewriter, constant, wanted, op->getLoc())
               : nullptr;
  if (!made)
    return failure();
  rewriter.replaceOp(op, made);
  return success();
}

// --- devices ------------------------------------------------------------------------------------

/// The compiler knows one device, as the reference does.
LogicalResult deviceOfTensor(Operation *op, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<ConstantDeviceOp>(op, op->getResult(0).getType(), "cpu");
  return success();
}

LogicalResult deviceByIndex(Operation *op, PatternRewriter &rewriter) {
  std::optional<StringRef> type = constantString(op->getOperand(0));
  std::optional<int64_t> index = constantInt(op->getOperand(1));
  if (!type || !index)
    return failure();
  rewriter.replaceOpWithNewOp<ConstantDeviceOp>(op, op->getResult(0).getType(),
                                                (*type + ":" + Twine(*index)).str());
  return success();
}

} // namespace

ArrayRef<RewriteRow> scalarRewrites() {
  static const RewriteRow rows[] = {
      {"torch.aten.mul.int", "merge constant factors", mergeFactors},
      {"torch.aten.Int.Tensor", "the number in a tensor", readNumber},
      {"torch.aten.IntImplicit", "the number in a tensor", readNumber},
      {"torch.aten.Float.Tensor", "the number in a tensor", readNumber},
      {"torch.aten.FloatImplicit", "the number in a tensor", readNumber},
      {"torch.aten.ScalarImplicit", "the number in a tensor", readNumber},
      {"torch.aten.item", "the number in a tensor", readNumber},
      {"torch.prim.device", "the device is the CPU", deviceOfTensor},
      {"torch.aten.device.with_index", "a device by type and index", deviceByIndex},
  };
  return rows;
}

} // namespace reify::torch
