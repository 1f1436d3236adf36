// Rewrites of tensor ops that are no work at all: identities, checks that hold, other spellings.
#include "engine/dialect/canonicalize/canonicalize_rooms.h"
#include "engine/dialect/folds/tensor_literal.h"
#include "engine/dialect/scalars/dtype_promotion.h"

#include <algorithm>

using namespace mlir;

namespace reify::torch {
namespace {

// --- metadata -----------------------------------------------------------------------------------

enum class Check { Holds, Fails, Unknown };

Check both(Check a, Check b) {
  if (a == Check::Fails || b == Check::Fails)
    return Check::Fails;
  return a == Check::Holds && b == Check::Holds ? Check::Holds : Check::Unknown;
}

Check checkSizes(BaseTensorType type, Value wanted) {
  if (isa<NoneType>(wanted.getType()))
    return Check::Holds;
  auto sizes = partlyKnownElements(wanted);
  if (!sizes || !type.hasSizes())
    return Check::Unknown;
  if (sizes->size() != type.getSizes().size())
    return Check::Fails;
  Check result = Check::Holds;
  for (auto [known, actual] : llvm::zip(*sizes, type.getSizes())) {
    const int64_t *size = known ? std::get_if<int64_t>(&*known) : nullptr;
    if (!size || actual == kUnknownSize)
      result = both(result, Check::Unknown);
    else if (*size != actual)
      result = Check::Fails;
  }
  return result;
}

Check checkDtype(BaseTensorType type, Value wanted) {
  if (isa<NoneType>(wanted.getType()))
    return Check::Holds;
  std::optional<Scalar> scalar = scalarOf(wanted);
  const int64_t *code = scalar ? std::get_if<int64_t>(&*scalar) : nullptr;
  if (!code || !type.hasDtype())
    return Check::Unknown;
  return codeFromDtype(type.getDtype()) == *code ? Check::Holds : Check::Fails;
}

std::string sizesText(BaseTensorType type) {
  std::string text;
  for (int64_t size : type.getSizes())
    text += (text.empty() ? "" : ", ") + (size == kUnknownSize ? "?" : std::to_string(size));
  return "[" + text + "]";
}

/// A dtype that is only known at run time cannot be checked here. The reference calls that an error
/// and lowers on; here it is what it comes to, a warning.
void warnOfUnknownDtype(Operation *op) {
  Value dtype = op->getOperand(3);
  if (isa<NoneType>(dtype.getType()) || scalarOf(dtype))
    return;
  InFlightDiagnostic warning = op->emitWarning() << "'" << op->getName() << "' op expected dtype to be a constant int";
  warning.attachNote(dtype.getLoc()) << "the assertion stays; the dtype comes from here";
}

/// What is the matter, once at each visit of the op.
void reportMetadata(Operation *op, BaseTensorType type, bool isSizes) {
  auto error = op->emitOpError("Failed to canonicalize the _assert_tensor_metadata op since the ")
               << (isSizes ? "sizes do not match" : "dtype does not match");
  std::optional<Scalar> code = scalarOf(op->getOperand(3));
  const int64_t *number = code ? std::get_if<int64_t>(&*code) : nullptr;
  if (isSizes)
    error.attachNote() << "the tensor has the sizes " << sizesText(type);
  else if (std::optional<int64_t> actual = codeFromDtype(type.getDtype()); actual && number)
    error.attachNote() << "the tensor is of dtype " << dtypeName(*actual) << ", and " << dtypeName(*number)
                       << " is asked for";
}

/// _assert_tensor_metadata(tensor, size, stride, dtype, device, layout): goes once it is known to
/// hold. Where it is known to fail it stays, with an error.
LogicalResult dropHoldingMetadata(Operation *op, PatternRewriter &rewriter) {
  BaseTensorType type = tracedTensorType(op->getOperand(0));
  if (!type || op->getNumOperands() < 4)
    return failure();
  Check sizes = checkSizes(type, op->getOperand(1)), dtype = checkDtype(type, op->getOperand(3));
  if (sizes == Check::Fails || dtype == Check::Fails)
    reportMetadata(op, type, sizes == Check::Fails);
  else
    warnOfUnknownDtype(op);
  if (both(sizes, dtype) != Check::Holds)
    return failure();
  rewriter.eraseOp(op);
  return success();
}

// --- identities ---------------------------------------------------------------------------------

/// The result is the operand, given that the caller knows it to be.
LogicalResult replaceByOperand(Operation *op, PatternRewriter &rewriter) {
  if (op->getOperand(0).getType() != op->getResult(0).getType())
    return failure();
  rewriter.replaceOp(op, op->getOperand(0));
  return success();
}

bool isValueTensor(Value value) { return isa<ValueTensorType>(value.getType()); }

/// The type of a value tensor operand that is the result's type, too; null for anything else.
ValueTensorType sharedType(Operation *op) {
  auto type = dyn_cast<ValueTensorType>(op->getOperand(0).getType());
  return type == op->getResult(0).getType() ? type : ValueTensorType();
}
/// The same of any tensor: for ops whose result shares the operand's elements, so that a change of
/// one is seen in the other.
BaseTensorType sharedAliasType(Operation *op) {
  auto type = dyn_cast<BaseTensorType>(op->getOperand(0).getType());
  return type == op->getResult(0).getType() ? type : BaseTensorType();
}
bool isComplete(BaseTensorType type) { return type && type.hasSizes() && type.areAllSizesKnown() && type.hasDtype(); }

/// detach, alias, view_of: the same tensor.
LogicalResult dropAlias(Operation *op, PatternRewriter &rewriter) {
  return sharedAliasType(op) ? replaceByOperand(op, rewriter) : failure();
}
/// clone, cuda: the same values.
LogicalResult dropCopy(Operation *op, PatternRewriter &rewriter) {
  return sharedType(op) ? replaceByOperand(op, rewriter) : failure();
}

bool isNone(Operation *op, unsigned index) { return isa<NoneType>(op->getOperand(index).getType()); }
bool isFalse(Operation *op, unsigned index) { return constantBool(op->getOperand(index)) == false; }

bool hasSharedDtype(Operation *op) {
  BaseTensorType type = sharedAliasType(op);
  return type && type.hasDtype();
}

/// to.dtype(self, dtype, non_blocking, copy, memory_format), where the dtype is the tensor's own.
LogicalResult dropSameDtype(Operation *op, PatternRewriter &rewriter) {
  bool isPlain = hasSharedDtype(op) && isFalse(op, 3) && isNone(op, 4);
  return isPlain ? replaceByOperand(op, rewriter) : failure();
}
/// to.dtype_layout(self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format)
LogicalResult dropSameDtypeAndLayout(Operation *op, PatternRewriter &rewriter) {
  constexpr int64_t kStrided = 0;
  bool isStrided = isNone(op, 2) || constantInt(op->getOperand(2)) == kStrided;
  bool isPlain = hasSharedDtype(op) && isStrided && isNone(op, 3) && isNone(op, 4) && isFalse(op, 6) && isNone(op, 7);
  return isPlain ? replaceByOperand(op, rewriter) : failure();
}
LogicalResult dropSameElementType(Operation *op, PatternRewriter &rewriter) {
  return hasSharedDtype(op) ? replaceByOperand(op, rewriter) : failure();
}

/// reshape, broadcast_to of a static shape to itself.
LogicalResult dropSameShape(Operation *op, PatternRewriter &rewriter) {
  return isComplete(sharedType(op)) ? replaceByOperand(op, rewriter) : failure();
}

/// Of more dimensions a view stays, as in the reference.
LogicalResult dropSameVector(Operation *op, PatternRewriter &rewriter) {
  BaseTensorType type = sharedAliasType(op);
  bool isVector = type && type.hasSizes() && type.getSizes().size() == 1 && type.hasDtype();
  return isVector ? replaceByOperand(op, rewriter) : failure();
}

/// A dimension of the first operand, counted from 0.
std::optional<int64_t> dimensionAt(Operation *op, unsigned index) {
  std::optional<int64_t> dim = constantInt(op->getOperand(index));
  auto type = dyn_cast<BaseTensorType>(op->getOperand(0).getType());
  if (!dim || !type || !type.hasSizes())
    return std::nullopt;
  int64_t rank = int64_t(type.getSizes().size()), wrapped = *dim < 0 ? *dim + rank : *dim;
  return wrapped >= 0 && wrapped < std::max<int64_t>(rank, 1) ? std::optional(wrapped) : std::nullopt;
}

LogicalResult dropSameDims(Operation *op, PatternRewriter &rewriter) {
  std::optional<int64_t> a = dimensionAt(op, 1), b = dimensionAt(op, 2);
  return a && a == b && sharedType(op) ? replaceByOperand(op, rewriter) : failure();
}

/// squeeze, where no dimension is 1.
LogicalResult dropSqueeze(Operation *op, PatternRewriter &rewriter) {
  BaseTensorType type = sharedAliasType(op);
  bool hasNone = isComplete(type) && !llvm::is_contained(type.getSizes(), 1);
  return hasNone ? replaceByOperand(op, rewriter) : failure();
}
LogicalResult dropSqueezeOfDim(Operation *op, PatternRewriter &rewriter) {
  ValueTensorType type = sharedType(op);
  std::optional<int64_t> dim = dimensionAt(op, 1);
  if (!type || !dim)
    return failure();
  int64_t size = type.getSizes().empty() ? 0 : type.getSizes()[*dim];
  return size != 1 && size != kUnknownSize ? replaceByOperand(op, rewriter) : failure();
}

/// slice.Tensor(self, dim, start, end, step) of the whole dimension.
LogicalResult dropWholeSlice(Operation *op, PatternRewriter &rewriter) {
  ValueTensorType type = sharedType(op);
  std::optional<int64_t> dim = dimensionAt(op, 1);
  if (!type || !dim || type.getSizes().empty() || constantInt(op->getOperand(4)) != 1)
    return failure();
  int64_t size = type.getSizes()[*dim];
  std::optional<int64_t> start = constantInt(op->getOperand(2)), end = constantInt(op->getOperand(3));
  bool fromStart = isNone(op, 2) || start == 0 || (size != kUnknownSize && start && *start <= -size);
  bool toEnd = isNone(op, 3) || end == INT64_MAX || (size != kUnknownSize && end && *end >= size);
  return fromStart && toEnd ? replaceByOperand(op, rewriter) : failure();
}

/// A slice of a small constant whose type promises more or fewer elements stays, with an error.
LogicalResult reportWrongSlice(Operation *op, PatternRewriter &) {
  DenseElementsAttr values = denseConstant(op->getOperand(0));
  ValueTensorType type = literalType(op->getResult(0).getType());
  std::optional<int64_t> dim = dimensionAt(op, 1);
  std::optional<int64_t> start = constantInt(op->getOperand(2)), end = constantInt(op->getOperand(3)),
                         step = constantInt(op->getOperand(4));
  if (!values || isUniform(values) || !type || !dim || !start || !end || !step || *step < 1)
    return failure();
  ArrayRef<int64_t> shape = values.getType().getShape();
  if (type.getSizes().size() != shape.size() || elementCount(type) > kMostElements)
    return failure();
  auto clamped = [size = shape[*dim]](int64_t bound) {
    return std::clamp<int64_t>(bound < 0 ? bound + size : bound, 0, size);
  };
  const int64_t length = std::max<int64_t>(0, clamped(*end) - clamped(*start));
  const int64_t count = length == 0 ? 0 : (length - 1) / *step + 1;
  const int64_t present = values.empty() ? 0 : values.getNumElements() / shape[*dim] * count;
  if (present != elementCount(type))
    op->emitError("Op has incorrect result shape for provided arguments.\n")
        << "Num elements present in slice: " << present
        << "\nNum elements implied by result type: " << elementCount(type);
  return failure();
}

/// floor, ceil, round, trunc of integers.
LogicalResult dropRounding(Operation *op, PatternRewriter &rewriter) {
  BaseTensorType type = sharedType(op);
  bool isInteger = type && type.hasDtype() && isa<IntegerType>(type.getDtype());
  return isInteger ? replaceByOperand(op, rewriter) : failure();
}

/// any.dims over no dimensions.
LogicalResult dropEmptyReduction(Operation *op, PatternRewriter &rewriter) {
  BaseTensorType type = sharedType(op);
  bool isBool = type && type.hasDtype() && type.getDtype().isInteger(1);
  PrimListConstructOp dims = unchangedLiteral(op->getOperand(1));
  return isBool && dims && dims.getElements().empty() ? replaceByOperand(op, rewriter) : failure();
}

bool isEmptyVector(Value tensor) {
  auto type = dyn_cast<BaseTensorType>(tensor.getType());
  return type && type.hasSizes() && type.getSizes().size() == 1 && type.getSizes()[0] == 0;
}

/// cat of one tensor.
LogicalResult dropSingleCat(Operation *op, PatternRewriter &rewriter) {
  PrimListConstructOp literal = unchangedLiteral(op->getOperand(0));
  if (!literal || literal.getElements().size() != 1)
    return failure();
  Value only = literal.getElements()[0];
  if (!isValueTensor(only) || only.getType() != op->getResult(0).getType())
    return failure();
  rewriter.replaceOp(op, only);
  return success();
}

/// cat without the empty vectors in the list: PyTorch ignores them, whatever the other sizes.
LogicalResult dropEmptyVectors(Operation *op, PatternRewriter &rewriter) {
  PrimListConstructOp literal = unchangedLiteral(op->getOperand(0));
  if (!literal)
    return failure();
  SmallVector<Value> tensors;
  for (Value tensor : literal.getElements())
    if (!isEmptyVector(tensor))
      tensors.push_back(tensor);
  if (tensors.empty() || tensors.size() == literal.getElements().size())
    return failure();
  Value list = PrimListConstructOp::create(rewriter, op->getLoc(), literal.getType(), tensors);
  rewriter.modifyOpInPlace(op, [&] { op->setOperand(0, list); });
  return success();
}

} // namespace

ArrayRef<RewriteRow> tensorRewrites() {
  static const RewriteRow rows[] = {
      {"torch.aten._assert_tensor_metadata", "drop a check that holds", dropHoldingMetadata},
      {"torch.aten.alias", "the same tensor", dropAlias},
      {"torch.aten.detach", "the same tensor", dropAlias},
      {"torch.aten.clone", "the same values", dropCopy},
      {"torch.aten.cuda", "the same values", dropCopy},
      {"torch.prims.view_of", "the same tensor", dropAlias},
      {"torch.aten.to.dtype", "the dtype that it has", dropSameDtype},
      {"torch.aten.to.dtype_layout", "the dtype that it has", dropSameDtypeAndLayout},
      {"torch.prims.convert_element_type", "the dtype that it has", dropSameElementType},
      {"torch.aten.view", "the shape that it has", dropSameVector},
      {"torch.aten.reshape", "the shape that it has", dropSameShape},
      {"torch.aten.broadcast_to", "the shape that it has", dropSameShape},
      {"torch.aten.transpose.int", "no dimensions change places", dropSameDims},
      {"torch.aten.squeeze", "no dimension is 1", dropSqueeze},
      {"torch.aten.squeeze.dim", "the dimension is not 1", dropSqueezeOfDim},
      {"torch.aten.slice.Tensor", "the whole dimension", dropWholeSlice},
      {"torch.aten.slice.Tensor", "report elements that are not there", reportWrongSlice},
      {"torch.aten.floor", "an integer is whole", dropRounding},
      {"torch.aten.ceil", "an integer is whole", dropRounding},
      {"torch.aten.round", "an integer is whole", dropRounding},
      {"torch.aten.trunc", "an integer is whole", dropRounding},
      {"torch.aten.any.dims", "no dimensions", dropEmptyReduction},
      {"torch.aten.cat", "a single tensor", dropSingleCat},
      {"torch.aten.cat", "without empty vectors", dropEmptyVectors},
  };
  return rows;
}

} // namespace reify::torch
