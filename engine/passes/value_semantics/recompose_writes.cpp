// Writes to a part of a tensor that is taken right before: a write by index to the whole.
#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/passes/rewrite/scalar_builder.h"
#include "engine/passes/value_semantics/recompose_complex_ops.h"
#include "engine/passes/value_semantics/value_operands.h"

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

namespace {

/// A dimension counted from the front; none if that is not known.
std::optional<int64_t> dimensionOf(Value tensor, Value dim) {
  std::optional<int64_t> at = torch::constantInt(dim);
  BaseTensorType type = torch::tracedTensorType(tensor);
  const bool isRanked = type && type.hasSizes();
  if (at && *at < 0)
    at = isRanked ? std::optional(*at + int64_t(type.getSizes().size())) : std::nullopt;
  constexpr int64_t kMostDimensions = 64;
  const int64_t limit = isRanked ? int64_t(type.getSizes().size()) : kMostDimensions;
  return at && *at >= 0 && *at < limit ? at : std::nullopt;
}

/// What is written, in the dtype of the tensor that it is written to.
Value inDtypeOf(ScalarBuilder &scalars, Value values, Value tensor) {
  auto from = cast<BaseTensorType>(values.getType()), to = cast<BaseTensorType>(tensor.getType());
  if (from.hasDtype() && to.hasDtype() && from.getDtype() == to.getDtype())
    return values;
  Value dtype = scalars.create("torch.prim.dtype", tensor, torch::IntType::get(values.getContext()));
  Value no = scalars.boolean(false), nothing = scalars.none();
  return scalars.create("torch.aten.to.dtype", {values, dtype, no, no, nothing},
                        from.getWithSizesAndDtype(from.getOptionalSizes(), to.getOptionalDtype()));
}

/// tensor[:, ..., index] = values, the index at dimension `dim`.
void writeByIndex(ScalarBuilder &scalars, Value tensor, int64_t dim, Value index, Value values) {
  Type unknown = torch::NonValueTensorType::get(tensor.getContext(), std::nullopt, {});
  SmallVector<Value> indices;
  for (int64_t i = 0; i < dim; ++i)
    indices.push_back(scalars.none());
  indices.push_back(index);
  Value list = scalars.list(indices, torch::OptionalType::get(tensor.getContext(), unknown));
  Value no = scalars.boolean(false);
  scalars.create("torch.aten._index_put_impl_", {tensor, list, values, no, no}, tensor.getType());
}

/// A bound of a slice, as Python takes it: from the end below zero, and within the size.
Value clampedBound(ScalarBuilder &scalars, Value bound, Value size) {
  if (std::optional<int64_t> known = torch::constantInt(bound); known && *known < 0)
    bound = scalars.larger(scalars.add(size, bound), scalars.integer(0));
  return scalars.smaller(bound, size);
}

bool isKnownBound(Value bound) {
  return isa<torch::NoneType>(bound.getType()) || torch::constantInt(bound) || torch::isNeverNegative(bound);
}

/// Whether a slice between these bounds can never end before it begins, however large the tensor.
bool areInOrder(Value start, Value end) {
  std::optional<int64_t> from = torch::constantInt(start), to = torch::constantInt(end);
  if (isa<torch::NoneType>(start.getType()))
    from = 0;
  if (isa<torch::NoneType>(end.getType()))
    return true;
  return from && to &&
         ((*from >= 0 && *to >= *from) || (*from < 0 && *to < 0 && *to >= *from) || (*from == 0 && *to < 0));
}

/// slice.Tensor(tensor, dim, start, end, step) = values
std::string writeToSlice(RewriterBase &rewriter, Operation *op, Operation *slice) {
  Value tensor = slice->getOperand(0), dim = slice->getOperand(1);
  Value start = slice->getOperand(2), end = slice->getOperand(3), step = slice->getOperand(4);
  std::optional<int64_t> at = dimensionOf(tensor, dim), by = torch::constantInt(step);
  if (!at || !by || *by < 1 || !isKnownBound(start) || !isKnownBound(end))
    return "";
  rewriter.setInsertionPoint(op);
  ScalarBuilder scalars(rewriter, op->getLoc());
  MLIRContext *context = rewriter.getContext();
  Value size = scalars.sizeOf(tensor, dim);
  const bool inOrder = areInOrder(start, end);
  Value from = isa<torch::NoneType>(start.getType()) ? scalars.integer(0) : clampedBound(scalars, start, size);
  Value to = isa<torch::NoneType>(end.getType()) ? size : clampedBound(scalars, end, size);
  if (!inOrder)
    to = scalars.larger(to, from);
  Value none = scalars.none();
  Type range = torch::NonValueTensorType::get(context, ArrayRef<int64_t>{torch::kUnknownSize}, Type());
  Value index = scalars.create("torch.aten.arange.start_step", {from, to, step, none, none, none, none}, range);
  writeByIndex(scalars, tensor, *at, index, inDtypeOf(scalars, op->getOperand(1), tensor));
  rewriter.eraseOp(op);
  if (slice->use_empty())
    rewriter.eraseOp(slice);
  return "a write by index to the tensor that the slice is of";
}

/// select.int(tensor, dim, index) filled with one number.
std::string fillSelected(RewriterBase &rewriter, Operation *op, Operation *select) {
  Value tensor = select->getOperand(0), index = select->getOperand(2);
  std::optional<int64_t> at = dimensionOf(tensor, select->getOperand(1));
  if (!at)
    return "";
  rewriter.setInsertionPoint(op);
  ScalarBuilder scalars(rewriter, op->getLoc());
  Type number = torch::NonValueTensorType::get(rewriter.getContext(), ArrayRef<int64_t>{},
                                               torch::dtypeFromCode(rewriter.getContext(), 4));
  Value where = scalars.create("torch.prim.NumToTensor.Scalar", index, number);
  writeByIndex(scalars, tensor, *at, where, inDtypeOf(scalars, op->getOperand(1), tensor));
  rewriter.eraseOp(op);
  return "a write by index to the tensor that the part is of";
}

} // namespace

std::string recomposeWrite(RewriterBase &rewriter, Operation *op) {
  Operation *part = op->getOperand(0).getDefiningOp();
  if (!part || !op->use_empty() || part->getNumOperands() == 0 || !isMutableTensor(part->getOperand(0).getType()))
    return "";
  if (torch::hasName(op, "torch.aten.copy_") && torch::hasName(part, "torch.aten.slice.Tensor"))
    return writeToSlice(rewriter, op, part);
  if (torch::hasName(op, "torch.aten.fill_.Tensor") && torch::hasName(part, "torch.aten.select.int"))
    return fillSelected(rewriter, op, part);
  return "";
}

} // namespace reify
