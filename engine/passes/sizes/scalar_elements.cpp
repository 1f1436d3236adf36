#include "engine/passes/sizes/scalar_elements.h"

#include <llvm/ADT/StringSet.h>
#include <llvm/Support/MathExtras.h>

#include <algorithm>

namespace reify {

using namespace mlir;
using namespace reify::torch;

namespace {

/// The type of a tensor of ints or bools that is small enough to be taken apart.
ValueTensorType smallType(Type type) {
  ValueTensorType tensor = literalType(type);
  bool isSmall = tensor && isa<IntegerType>(tensor.getDtype()) && elementCount(tensor) <= kMostElements;
  return isSmall ? tensor : ValueTensorType();
}

std::optional<int64_t> dimensionOf(Value value, ArrayRef<int64_t> shape) {
  std::optional<int64_t> dim = constantInt(value);
  int64_t rank = int64_t(shape.size());
  if (!dim || *dim < -rank || *dim >= rank)
    return std::nullopt;
  return *dim < 0 ? *dim + rank : *dim;
}

/// A place in row-major order as one index a dimension, and back.
SmallVector<int64_t> indicesOf(int64_t place, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> indices(shape.size());
  for (size_t i = shape.size(); i-- > 0; place /= shape[i])
    indices[i] = place % shape[i];
  return indices;
}
int64_t placeOf(ArrayRef<int64_t> indices, ArrayRef<int64_t> shape) {
  int64_t place = 0;
  for (auto [index, size] : llvm::zip_equal(indices, shape))
    place = place * size + index;
  return place;
}

/// The place in `from` that broadcasting shows at `place` of `to`.
std::optional<int64_t> broadcastPlace(int64_t place, ArrayRef<int64_t> to, ArrayRef<int64_t> from) {
  if (from.size() > to.size())
    return std::nullopt;
  SmallVector<int64_t> indices = indicesOf(place, to);
  SmallVector<int64_t> own(ArrayRef<int64_t>(indices).take_back(from.size()));
  for (size_t i = 0; i < own.size(); ++i) {
    if (from[i] == 1)
      own[i] = 0;
    else if (own[i] >= from[i])
      return std::nullopt;
  }
  return placeOf(own, from);
}

bool keepsOrder(Operation *op) {
  static const llvm::StringSet<> names = {
      "torch.aten.view",          "torch.aten.reshape",  "torch.aten.flatten.using_ints",
      "torch.aten.unflatten.int", "torch.aten.squeeze",  "torch.aten.squeeze.dim",
      "torch.aten.unsqueeze",     "torch.aten.to.dtype", "torch.aten.clone",
      "torch.aten.contiguous",    "torch.aten.detach",   "torch.tensor_static_info_cast"};
  return names.contains(op->getName().getStringRef());
}

} // namespace

Value ScalarElements::at(Value tensor, int64_t index) {
  auto known = known_.find({tensor, index});
  if (known != known_.end())
    return known->second;
  Operation *op = tensor.getDefiningOp();
  ValueTensorType type = smallType(tensor.getType());
  Value element;
  if (op && type && index >= 0 && index < elementCount(type) && op->getNumResults() == 1) {
    known_[{tensor, index}] = Value(); // against tensors that are defined by themselves
    OpBuilder::InsertionGuard guard(rewriter_);
    rewriter_.setInsertionPoint(op);
    element = find(op, index);
    if (element)
      seen_.insert(op);
  }
  known_[{tensor, index}] = element;
  return element;
}

Value ScalarElements::operandAt(Operation *op, unsigned operand, int64_t index, ValueTensorType type) {
  Value value = op->getOperand(operand);
  while (auto derefine = value.getDefiningOp<DerefineOp>())
    value = derefine.getOperand();
  if (isa<IntType>(value.getType()))
    return value;
  ValueTensorType from = smallType(value.getType());
  std::optional<int64_t> place = from ? broadcastPlace(index, type.getSizes(), from.getSizes()) : std::nullopt;
  return place ? at(value, *place) : Value();
}

Value ScalarElements::find(Operation *op, int64_t index) {
  SizeArithmetic scalars(rewriter_, op->getLoc());
  ValueTensorType type = smallType(op->getResult(0).getType());
  if (DenseElementsAttr values = denseConstant(op->getResult(0))) {
    std::optional<Scalar> element = elementAt(values, index);
    const bool *flag = element ? std::get_if<bool>(&*element) : nullptr;
    const int64_t *number = element ? std::get_if<int64_t>(&*element) : nullptr;
    return flag ? scalars.integer(*flag) : number ? scalars.integer(*number) : Value();
  }
  if (hasName(op, "torch.aten._shape_as_tensor"))
    return scalars.sizeOf(op->getOperand(0), index);
  if (hasName(op, "torch.aten.tensor") || hasName(op, "torch.prim.NumToTensor.Scalar") ||
      hasName(op, "torch.aten.tensor.int") || hasName(op, "torch.aten.full")) {
    Value source = op->getOperand(hasName(op, "torch.aten.full") ? 1 : 0);
    if (PrimListConstructOp list = unchangedLiteral(source); list && index < int64_t(list.getElements().size()))
      source = list.getElements()[index];
    while (auto derefine = source.getDefiningOp<DerefineOp>())
      source = derefine.getOperand();
    return isa<IntType>(source.getType()) ? source : Value();
  }
  if (Value element = fromMove(op, index, type))
    return element;
  if (hasName(op, "torch.aten.cat"))
    return fromCat(op, index, type);
  return fromArithmetic(op, index, type);
}

Value ScalarElements::fromMove(Operation *op, int64_t index, ValueTensorType type) {
  if (op->getNumOperands() == 0)
    return {};
  Value source = op->getOperand(0);
  ValueTensorType from = smallType(source.getType());
  if (!from)
    return {};
  ArrayRef<int64_t> shape = from.getSizes();
  if (keepsOrder(op))
    return elementCount(from) == elementCount(type) ? at(source, index) : Value();
  if (hasName(op, "torch.aten.broadcast_to") || hasName(op, "torch.aten.expand")) {
    std::optional<int64_t> place = broadcastPlace(index, type.getSizes(), shape);
    return place ? at(source, *place) : Value();
  }
  bool isSelect = hasName(op, "torch.aten.select.int");
  bool isIndexSelect = hasName(op, "torch.aten.index_select");
  bool isSlice = hasName(op, "torch.aten.slice.Tensor");
  bool isTranspose = hasName(op, "torch.aten.transpose.int");
  if (!isSelect && !isIndexSelect && !isSlice && !isTranspose)
    return {};
  std::optional<int64_t> dim = dimensionOf(op->getOperand(1), shape);
  if (!dim)
    return {};
  SmallVector<int64_t> indices = indicesOf(index, type.getSizes());
  if (isTranspose) {
    std::optional<int64_t> other = dimensionOf(op->getOperand(2), shape);
    if (!other || indices.size() != shape.size())
      return {};
    std::swap(indices[*dim], indices[*other]);
    return at(source, placeOf(indices, shape));
  }
  std::optional<int64_t> chosen;
  if (isSlice) {
    std::optional<int64_t> step = constantInt(op->getOperand(4));
    std::optional<int64_t> start =
        isa<torch::NoneType>(op->getOperand(2).getType()) ? std::optional<int64_t>(0) : constantInt(op->getOperand(2));
    if (!start || !step || *step < 1 || indices.size() != shape.size())
      return {};
    int64_t first = std::clamp<int64_t>(*start < 0 ? *start + shape[*dim] : *start, 0, shape[*dim]);
    int64_t distance = 0; // a place that does not fit lies outside
    if (llvm::MulOverflow(indices[*dim], *step, distance) || llvm::AddOverflow(first, distance, distance))
      return {};
    chosen = distance;
  } else if (isSelect) {
    chosen = constantInt(op->getOperand(2));
    indices.insert(indices.begin() + *dim, 0);
  } else if (indices.size() == shape.size()) {
    Value element = at(op->getOperand(2), indices[*dim]);
    chosen = element ? constantInt(element) : std::nullopt;
  }
  if (!chosen || indices.size() != shape.size())
    return {};
  indices[*dim] = *chosen < 0 ? *chosen + shape[*dim] : *chosen;
  bool isInside = indices[*dim] >= 0 && indices[*dim] < shape[*dim];
  return isInside ? at(source, placeOf(indices, shape)) : Value();
}

Value ScalarElements::fromCat(Operation *op, int64_t index, ValueTensorType type) {
  PrimListConstructOp list = unchangedLiteral(op->getOperand(0));
  std::optional<int64_t> dim = dimensionOf(op->getOperand(1), type.getSizes());
  if (!list || !dim)
    return {};
  SmallVector<int64_t> indices = indicesOf(index, type.getSizes());
  for (Value tensor : list.getElements()) {
    ValueTensorType part = smallType(tensor.getType());
    if (!part || part.getSizes().size() != indices.size())
      return {};
    if (indices[*dim] < part.getSizes()[*dim]) {
      seen_.insert(list);
      return at(tensor, placeOf(indices, part.getSizes()));
    }
    indices[*dim] -= part.getSizes()[*dim];
  }
  return {};
}

/// condition * a + (1 - condition) * b, or the one that is chosen for certain.
Value ScalarElements::choose(Operation *op, int64_t index, ValueTensorType type) {
  Value condition = operandAt(op, 0, index, type);
  if (!condition)
    return {};
  if (std::optional<int64_t> flag = constantInt(condition))
    return operandAt(op, *flag ? 1 : 2, index, type);
  Value a = operandAt(op, 1, index, type), b = operandAt(op, 2, index, type);
  if (!a || !b)
    return {};
  SizeArithmetic scalars(rewriter_, op->getLoc());
  return scalars.add(b, scalars.multiply(condition, scalars.subtract(a, b)));
}

Value ScalarElements::fromArithmetic(Operation *op, int64_t index, ValueTensorType type) {
  SizeArithmetic scalars(rewriter_, op->getLoc());
  if (hasName(op, "torch.aten.where.self"))
    return choose(op, index, type);
  if (hasName(op, "torch.aten.neg")) {
    Value x = operandAt(op, 0, index, type);
    return x ? scalars.negative(x) : Value();
  }
  StringRef name = op->getName().getStringRef();
  enum class Rule { None, Add, Subtract, Multiply, Divide, Remainder, Equal } rule = Rule::None;
  if (name == "torch.aten.add.Tensor" || name == "torch.aten.add.Scalar")
    rule = Rule::Add;
  else if (name == "torch.aten.sub.Tensor" || name == "torch.aten.sub.Scalar")
    rule = Rule::Subtract;
  else if (name == "torch.aten.mul.Tensor" || name == "torch.aten.mul.Scalar")
    rule = Rule::Multiply;
  else if (name == "torch.aten.remainder.Tensor" || name == "torch.aten.remainder.Scalar")
    rule = Rule::Remainder;
  else if (name == "torch.aten.eq.Tensor")
    rule = Rule::Equal;
  else if ((name == "torch.aten.div.Tensor_mode" || name == "torch.aten.div.Scalar_mode") &&
           constantString(op->getOperand(2)) == StringRef("floor"))
    rule = Rule::Divide;
  if (rule == Rule::None)
    return {};
  Value a = operandAt(op, 0, index, type), b = a ? operandAt(op, 1, index, type) : Value();
  if (!a || !b)
    return {};
  if (rule == Rule::Add || rule == Rule::Subtract) {
    Value alpha = op->getOperand(2);
    if (!isa<IntType>(alpha.getType()))
      return {};
    b = constantInt(alpha) == 1 ? b : scalars.multiply(b, alpha);
  }
  switch (rule) {
  case Rule::Add:
    return scalars.add(a, b);
  case Rule::Subtract:
    return scalars.subtract(a, b);
  case Rule::Multiply:
    return scalars.multiply(a, b);
  case Rule::Divide:
    return scalars.floorDivide(a, b);
  case Rule::Remainder:
    return scalars.remainder(a, b);
  default:
    return scalars.isEqual(a, b);
  }
}

} // namespace reify
