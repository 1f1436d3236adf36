// Rewrites of ops that are another op under another name, or with operands spelled differently.
#include "engine/dialect/canonicalize/canonicalize_rooms.h"
#include "engine/dialect/folds/tensor_literal.h"

#include <cmath>

using namespace mlir;

namespace reify::torch {
namespace {

LogicalResult replaceBy(Operation *op, StringRef name, ValueRange operands, PatternRewriter &rewriter) {
  Operation *other = createByName(rewriter, op->getLoc(), name, operands, op->getResultTypes());
  rewriter.replaceOp(op, other);
  return success();
}

// --- the same operands --------------------------------------------------------------------------

struct Renaming {
  llvm::StringLiteral from, to;
};
constexpr Renaming kRenamings[] = {
    {"torch.aten.max.other", "torch.aten.maximum"},
    {"torch.aten.min.other", "torch.aten.minimum"},
    {"torch.aten.__or__.Tensor", "torch.aten.bitwise_or.Tensor"},
    {"torch.aten.__and__.Scalar", "torch.aten.bitwise_and.Scalar"},
    {"torch.aten.sign", "torch.aten.sgn"},
    {"torch.aten.split.sizes", "torch.aten.split_with_sizes"},
    {"torch.aten._adaptive_avg_pool2d", "torch.aten.adaptive_avg_pool2d"},
};

LogicalResult rename(Operation *op, PatternRewriter &rewriter) {
  for (const Renaming &renaming : kRenamings)
    if (hasName(op, renaming.from))
      return replaceBy(op, renaming.to, op->getOperands(), rewriter);
  return failure();
}

/// Once the result has a type: the two find it by different functions.
LogicalResult dotToMatmul(Operation *op, PatternRewriter &rewriter) {
  auto type = dyn_cast<BaseTensorType>(op->getResult(0).getType());
  if (!type || !type.hasSizes() || !type.hasDtype())
    return failure();
  return replaceBy(op, "torch.aten.matmul", op->getOperands(), rewriter);
}

/// Pooling whose indices nobody wants.
LogicalResult dropIndices(Operation *op, PatternRewriter &rewriter) {
  if (!op->getResult(1).use_empty())
    return failure();
  StringRef name =
      hasName(op, "torch.aten.max_pool2d_with_indices") ? "torch.aten.max_pool2d" : "torch.aten.max_pool3d";
  Operation *plain = createByName(rewriter, op->getLoc(), name, op->getOperands(), op->getResult(0).getType());
  rewriter.replaceAllUsesWith(op->getResult(0), plain->getResult(0));
  rewriter.eraseOp(op);
  return success();
}

// --- more operands ------------------------------------------------------------------------------

LogicalResult meshgridIndexing(Operation *op, PatternRewriter &rewriter) {
  Value indexing =
      ConstantStrOp::create(rewriter, op->getLoc(), StringType::get(op->getContext()), rewriter.getStringAttr("ij"));
  return replaceBy(op, "torch.aten.meshgrid.indexing", {op->getOperand(0), indexing}, rewriter);
}

/// stft without `center`: the signal is not padded.
LogicalResult stftCenter(Operation *op, PatternRewriter &rewriter) {
  Location location = op->getLoc();
  if (op->getNumOperands() != 9)
    return failure();
  Value center =
      ConstantBoolOp::create(rewriter, location, BoolType::get(op->getContext()), rewriter.getBoolAttr(false));
  Value mode =
      ConstantStrOp::create(rewriter, location, StringType::get(op->getContext()), rewriter.getStringAttr("reflect"));
  SmallVector<Value> operands(op->getOperands().take_front(5));
  operands.append({center, mode});
  llvm::append_range(operands, op->getOperands().drop_front(5));
  return replaceBy(op, "torch.aten.stft.center", operands, rewriter);
}

Value noneAt(PatternRewriter &rewriter, Location location) {
  return ConstantNoneOp::create(rewriter, location, NoneType::get(rewriter.getContext()));
}

/// _cast_Float and _cast_Long; their names' dtypes.
template <int64_t code> LogicalResult castToDtype(Operation *op, PatternRewriter &rewriter) {
  Location location = op->getLoc();
  Value dtype = ConstantIntOp::create(rewriter, location, code);
  Value no = ConstantBoolOp::create(rewriter, location, BoolType::get(op->getContext()), rewriter.getBoolAttr(false));
  return replaceBy(op, "torch.aten.to.dtype",
                   {op->getOperand(0), dtype, op->getOperand(1), no, noneAt(rewriter, location)}, rewriter);
}

/// to.other(self, other, non_blocking, copy, memory_format): to other's device and dtype.
LogicalResult toDeviceOfOther(Operation *op, PatternRewriter &rewriter) {
  Location location = op->getLoc();
  MLIRContext *context = op->getContext();
  Value other = op->getOperand(1);
  Operation *device = createByName(rewriter, location, "torch.prim.device", other, DeviceType::get(context));
  Operation *dtype = createByName(rewriter, location, "torch.prim.dtype", other, IntType::get(context));
  return replaceBy(op, "torch.aten.to.device",
                   {op->getOperand(0), device->getResult(0), dtype->getResult(0), op->getOperand(2), op->getOperand(3),
                    op->getOperand(4)},
                   rewriter);
}

/// to.dtype_layout(self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format):
/// without a layout that matters it is to.dtype or to.device.
LogicalResult dropLayout(Operation *op, PatternRewriter &rewriter) {
  constexpr int64_t kStrided = 0;
  auto isNone = [&](unsigned i) { return isa<NoneType>(op->getOperand(i).getType()); };
  bool isPlain = isNone(2) || constantInt(op->getOperand(2)) == kStrided;
  bool isPinned = !isNone(4) && constantBool(op->getOperand(4)) != false;
  if (!isPlain || isPinned || isNone(1))
    return failure();
  SmallVector<Value> operands = {op->getOperand(0)};
  if (!isNone(3))
    operands.push_back(op->getOperand(3));
  operands.append({op->getOperand(1), op->getOperand(5), op->getOperand(6), op->getOperand(7)});
  return replaceBy(op, isNone(3) ? "torch.aten.to.dtype" : "torch.aten.to.device", operands, rewriter);
}

// --- a tensor that is a number ------------------------------------------------------------------

bool isZeroDim(Value tensor) {
  auto type = dyn_cast<BaseTensorType>(tensor.getType());
  return type && type.hasSizes() && type.getSizes().empty();
}

/// The number in a 0-d tensor, as an int or a float.
Value plainNumberIn(PatternRewriter &rewriter, Location location, Value tensor) {
  if (!isZeroDim(tensor))
    return {};
  if (Value number = numberBehind(tensor))
    return number;
  std::optional<Scalar> scalar = onlyElement(tensor);
  if (!scalar)
    return {};
  Type type = std::holds_alternative<double>(*scalar) ? Type(FloatType::get(rewriter.getContext()))
                                                      : IntType::get(rewriter.getContext());
  return numberIn(rewriter, location, tensor, type);
}

LogicalResult fillByNumber(Operation *op, PatternRewriter &rewriter) {
  Value number = plainNumberIn(rewriter, op->getLoc(), op->getOperand(2));
  if (!number)
    return failure();
  return replaceBy(op, "torch.aten.masked_fill.Scalar", {op->getOperand(0), op->getOperand(1), number}, rewriter);
}

LogicalResult powerByNumber(Operation *op, PatternRewriter &rewriter) {
  std::optional<Scalar> exponent = isZeroDim(op->getOperand(1)) ? onlyElement(op->getOperand(1)) : std::nullopt;
  Value number = exponent ? plainNumberIn(rewriter, op->getLoc(), op->getOperand(1)) : Value();
  if (!number)
    return failure();
  return replaceBy(op, "torch.aten.pow.Tensor_Scalar", {op->getOperand(0), number}, rewriter);
}

/// x ** 2.0 is x ** 2. Of ints that has another dtype, so what it gives must be known to be a
/// float.
LogicalResult wholeExponent(Operation *op, PatternRewriter &rewriter) {
  std::optional<double> exponent = constantFloat(op->getOperand(1));
  auto self = dyn_cast<BaseTensorType>(op->getOperand(0).getType());
  auto result = dyn_cast<BaseTensorType>(op->getResult(0).getType());
  bool isFloat = (self && self.hasDtype() && isa<mlir::FloatType>(self.getDtype())) || (result && result.hasDtype());
  if (!exponent || !isFloat || std::trunc(*exponent) != *exponent || std::fabs(*exponent) > 0x1p53)
    return failure();
  Value whole = ConstantIntOp::create(rewriter, op->getLoc(), int64_t(*exponent));
  rewriter.modifyOpInPlace(op, [&] { op->setOperand(1, whole); });
  return success();
}

/// where.Scalar(condition, x, x)
LogicalResult fillBySame(Operation *op, PatternRewriter &rewriter) {
  Value condition = op->getOperand(0), x = op->getOperand(1), y = op->getOperand(2);
  std::optional<Scalar> a = scalarOf(x), b = scalarOf(y);
  bool isSame = x == y || (a && b && *a == *b);
  auto type = dyn_cast<BaseTensorType>(condition.getType());
  if (!isSame || !type || !type.hasSizes())
    return failure();
  Location location = op->getLoc();
  Type integer = IntType::get(op->getContext());
  SmallVector<Value> sizes;
  for (auto [i, size] : llvm::enumerate(type.getSizes())) {
    Value constant = ConstantIntOp::create(rewriter, location, size == kUnknownSize ? int64_t(i) : size);
    sizes.push_back(
        size == kUnknownSize
            ? createByName(rewriter, location, "torch.aten.size.int", {condition, constant}, integer)->getResult(0)
            : constant);
  }
  Value list = PrimListConstructOp::create(rewriter, location, ListType::get(integer), sizes);
  Value none = noneAt(rewriter, location);
  return replaceBy(op, "torch.aten.full", {list, x, none, none, none, none}, rewriter);
}

} // namespace

ArrayRef<RewriteRow> nameRewrites() {
  static const auto rows = [] {
    std::vector<RewriteRow> all = {
        {"torch.aten.dot", "another name", dotToMatmul},
        {"torch.aten.max_pool2d_with_indices", "pool without indices", dropIndices},
        {"torch.aten.max_pool3d_with_indices", "pool without indices", dropIndices},
        {"torch.aten.meshgrid", "another name", meshgridIndexing},
        {"torch.aten.stft", "another name", stftCenter},
        {"torch.aten._cast_Float", "another name", castToDtype<6>},
        {"torch.aten._cast_Long", "another name", castToDtype<4>},
        {"torch.aten.to.other", "to the other's device and dtype", toDeviceOfOther},
        {"torch.aten.to.dtype_layout", "a layout that does not matter", dropLayout},
        {"torch.aten.masked_fill.Tensor", "the number in the tensor", fillByNumber},
        {"torch.aten.pow.Tensor_Tensor", "the number in the tensor", powerByNumber},
        {"torch.aten.pow.Tensor_Scalar", "a whole exponent", wholeExponent},
        {"torch.aten.where.Scalar", "the same in both cases", fillBySame},
    };
    for (const Renaming &renaming : kRenamings)
      all.push_back({renaming.from, "another name", rename});
    return all;
  }();
  return rows;
}

} // namespace reify::torch
