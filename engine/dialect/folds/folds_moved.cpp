// Folds of ops that only move the elements of constant tensors: views, slices, concatenation.
#include "engine/dialect/folds/folds_rooms.h"
#include "engine/dialect/folds/tensor_literal.h"

#include <algorithm>

using namespace mlir;

namespace reify::torch {
namespace {

std::optional<int64_t> intOf(Value value) {
  std::optional<Scalar> scalar = scalarOf(value);
  const int64_t *number = scalar ? std::get_if<int64_t>(&*scalar) : nullptr;
  return number ? std::optional(*number) : std::nullopt;
}

/// A dimension as one of 0 to rank - 1; none if it is out of range or not known.
std::optional<int64_t> dimensionOf(Value value, int64_t rank) {
  std::optional<int64_t> dim = intOf(value);
  if (!dim)
    return std::nullopt;
  int64_t wrapped = *dim < 0 ? *dim + rank : *dim;
  return wrapped >= 0 && wrapped < rank ? std::optional(wrapped) : std::nullopt;
}

LogicalResult done(DenseElementsAttr constant, FoldResults &results) {
  if (!constant)
    return failure();
  results.push_back(constant);
  return success();
}

/// The constant operand and the result's type, for a fold that keeps the dtype.
struct Move {
  DenseElementsAttr values;
  ValueTensorType type;
  explicit operator bool() const { return values && type; }
};
Move moveOf(Operation *op, ArrayRef<Attribute> operands) {
  Move move{denseConstant(operands[0]), literalType(op->getResult(0).getType())};
  bool isSameDtype = move && move.type.toBuiltinTensor().getElementType() == move.values.getElementType();
  return isSameDtype ? move : Move{};
}

DenseElementsAttr everywhere(const Move &move) {
  return DenseElementsAttr::get(cast<ShapedType>(move.type.toBuiltinTensor()), move.values.getSplatValue<Attribute>());
}

/// The same elements in the same order under other sizes. The sizes are the result's, which is
/// right as long as there are as many elements.
LogicalResult foldView(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  Move move = moveOf(op, operands);
  if (!move || elementCount(move.type) != move.values.getNumElements())
    return failure();
  if (move.values.isSplat())
    return done(everywhere(move), results);
  return done(move.values.reshape(cast<ShapedType>(move.type.toBuiltinTensor())), results);
}

/// Only where all elements are equal, so that only the result's sizes count.
template <bool isBroadcast>
LogicalResult foldUniform(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  Move move = moveOf(op, operands);
  if (!move || !move.values.isSplat())
    return failure();
  // The reference leaves what would be a contradiction, too.
  bool isSameCount = elementCount(move.type) == move.values.getNumElements();
  return isBroadcast || isSameCount ? done(everywhere(move), results) : failure();
}

/// Large constants stay as the model has them, as in the reference: weights are not copied.
LogicalResult foldTranspose(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  Move move = moveOf(op, operands);
  if (!move || elementCount(move.type) != move.values.getNumElements() || move.values.getNumElements() > kMostElements)
    return failure();
  if (move.values.isSplat())
    return done(everywhere(move), results);
  ArrayRef<int64_t> from = move.values.getType().getShape();
  if (from.size() != 2)
    return failure();
  std::optional<int64_t> a = dimensionOf(op->getOperand(1), 2), b = dimensionOf(op->getOperand(2), 2);
  if (!a || !b || *a == *b || move.type.getSizes() != ArrayRef<int64_t>{from[1], from[0]})
    return failure();
  SmallVector<int64_t> places;
  for (int64_t column = 0; column < from[1]; ++column)
    for (int64_t row = 0; row < from[0]; ++row)
      places.push_back(row * from[1] + column);
  return done(pickElements(move.type, move.values, places), results);
}

// --- parts of one dimension ---------------------------------------------------------------------

/// The places of all elements whose index along `dim` is one of `indices`, in order.
SmallVector<int64_t> placesAlong(ArrayRef<int64_t> shape, int64_t dim, ArrayRef<int64_t> indices) {
  int64_t outer = 1, inner = 1;
  for (int64_t size : shape.take_front(dim))
    outer *= size;
  for (int64_t size : shape.drop_front(dim + 1))
    inner *= size;
  SmallVector<int64_t> places;
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t index : indices)
      for (int64_t i = 0; i < inner; ++i)
        places.push_back((o * shape[dim] + index) * inner + i);
  return places;
}

LogicalResult foldSlice(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  Move move = moveOf(op, operands);
  if (!move)
    return failure();
  ArrayRef<int64_t> shape = move.values.getType().getShape();
  std::optional<int64_t> dim = dimensionOf(op->getOperand(1), shape.size());
  std::optional<int64_t> start = intOf(op->getOperand(2)), end = intOf(op->getOperand(3)),
                         step = intOf(op->getOperand(4));
  if (!dim || !start || !end || !step || *step < 1)
    return failure();
  int64_t size = shape[*dim];
  auto clamped = [size](int64_t bound) { return std::clamp<int64_t>(bound < 0 ? bound + size : bound, 0, size); };
  int64_t from = clamped(*start), to = clamped(*end), stride = std::min(*step, size + 1);
  int64_t count = from < to ? (to - from + stride - 1) / stride : 0;
  SmallVector<int64_t> sizes(shape);
  sizes[*dim] = count;
  int64_t elements = elementCount(move.type);
  if (move.type.getSizes() != ArrayRef<int64_t>(sizes) || elements == 0)
    return failure(); // a contradicting type is for the refinement to report
  if (move.values.isSplat())
    return done(everywhere(move), results);
  if (elements > kMostElements)
    return failure();
  SmallVector<int64_t> indices;
  for (int64_t i = 0; i < count; ++i)
    indices.push_back(from + i * stride);
  return done(pickElements(move.type, move.values, placesAlong(shape, *dim, indices)), results);
}

/// The one element that is chosen along a dimension, where all other dimensions are 1.
LogicalResult foldChoice(const Move &move, int64_t dim, int64_t index, FoldResults &results) {
  ArrayRef<int64_t> shape = move.values.getType().getShape();
  int64_t place = index < 0 ? index + shape[dim] : index;
  if (place < 0 || place >= shape[dim])
    return failure();
  if (move.values.isSplat())
    return done(everywhere(move), results);
  if (move.values.getNumElements() != shape[dim] || elementCount(move.type) != 1)
    return failure();
  return done(pickElements(move.type, move.values, place), results);
}

LogicalResult foldSelect(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  Move move = moveOf(op, operands);
  std::optional<int64_t> index = intOf(op->getOperand(2));
  if (!move || !index)
    return failure();
  std::optional<int64_t> dim = dimensionOf(op->getOperand(1), move.values.getType().getShape().size());
  return dim ? foldChoice(move, *dim, *index, results) : failure();
}

LogicalResult foldIndexSelect(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  Move move = moveOf(op, operands);
  DenseElementsAttr indices = denseConstant(operands[2]);
  if (!move || !indices || indices.getType().getShape() != ArrayRef<int64_t>{1})
    return failure();
  std::optional<Scalar> index = elementAt(indices, 0);
  std::optional<int64_t> dim = dimensionOf(op->getOperand(1), move.values.getType().getShape().size());
  const int64_t *number = index ? std::get_if<int64_t>(&*index) : nullptr;
  return dim && number ? foldChoice(move, *dim, *number, results) : failure();
}

/// Of constants that have one element in each other dimension, whose elements thus just follow
/// each other.
LogicalResult foldCat(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  ValueTensorType type = literalType(op->getResult(0).getType());
  PrimListConstructOp list = unchangedLiteral(op->getOperand(0));
  std::optional<int64_t> dim = type ? dimensionOf(op->getOperand(1), type.getSizes().size()) : std::nullopt;
  if (!dim || !list || elementCount(type) > kMostElements || elementCount(type) == 0)
    return failure();
  for (auto [i, size] : llvm::enumerate(type.getSizes()))
    if (int64_t(i) != *dim && size != 1)
      return failure();
  SmallVector<Attribute> elements;
  for (Value tensor : list.getElements()) {
    DenseElementsAttr values = denseConstant(tensor);
    if (!values || values.getElementType() != type.toBuiltinTensor().getElementType())
      return failure();
    llvm::append_range(elements, values.getValues<Attribute>());
    if (int64_t(elements.size()) > kMostElements)
      return failure();
  }
  if (int64_t(elements.size()) != elementCount(type))
    return failure();
  return done(DenseElementsAttr::get(cast<ShapedType>(type.toBuiltinTensor()), elements), results);
}

} // namespace

ArrayRef<FoldRow> movedFolds() {
  static const FoldRow rows[] = {
      {"torch.aten.view", foldView},
      {"torch.aten.flatten.using_ints", foldView},
      {"torch.aten.unflatten.int", foldView},
      {"torch.aten.squeeze.dim", foldView},
      {"torch.aten.squeeze", foldUniform<false>},
      {"torch.aten.unsqueeze", foldUniform<false>},
      {"torch.aten.broadcast_to", foldUniform<true>},
      {"torch.aten.transpose.int", foldTranspose},
      {"torch.aten.slice.Tensor", foldSlice},
      {"torch.aten.select.int", foldSelect},
      {"torch.aten.index_select", foldIndexSelect},
      {"torch.aten.cat", foldCat},
  };
  return rows;
}

} // namespace reify::torch
