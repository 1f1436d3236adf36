// Folds of elementwise ops on constant tensors: where all elements of an operand are equal, of any
// size; else element by element up to kMostElements.
#include "engine/dialect/folds/folds_rooms.h"
#include "engine/dialect/folds/tensor_literal.h"

#include <cmath>

using namespace mlir;

namespace reify::torch {
namespace {

/// A tensor or scalar operand.
struct Side {
  DenseElementsAttr values; // null for a scalar
  Scalar scalar;

  bool isUniform() const { return !values || values.isSplat(); }
  std::optional<Scalar> at(int64_t i) const { return values ? elementAt(values, i) : scalar; }
};

std::optional<Side> sideOf(Value value, Attribute constant) {
  if (DenseElementsAttr values = denseConstant(constant))
    return Side{values, {}};
  if (std::optional<Scalar> scalar = constant ? scalarOf(constant) : scalarOf(value))
    return Side{{}, *scalar};
  return std::nullopt;
}

LogicalResult foldToConstant(DenseElementsAttr constant, FoldResults &results) {
  if (!constant)
    return failure();
  results.push_back(constant);
  return success();
}

bool isInteger(const Scalar &x) { return x.index() == 1 || x.index() == 2; }
int64_t asInteger(const Scalar &x) { return x.index() == 1 ? std::get<bool>(x) : std::get<int64_t>(x); }
std::optional<double> asReal(const Scalar &x) {
  if (isInteger(x))
    return double(asInteger(x));
  const double *real = std::get_if<double>(&x);
  return real ? std::optional(*real) : std::nullopt;
}

/// What one pair of elements gives, computed as the result's dtype asks: with wrapping 64-bit
/// integers or with doubles.
using Element = std::optional<Scalar> (*)(const Scalar &a, const Scalar &b, bool inFloats);

/// An operand's element as PyTorch computes with it: tensors in the dtype that the operands have in
/// common, numbers in the precision of the computation.
Scalar inPrecision(const Scalar &element, Type dtype, bool isTensor) {
  if (auto integer = dyn_cast<IntegerType>(dtype); integer && integer.getWidth() != 1) {
    if (!isInteger(element))
      return element;
    auto type = ValueTensorType::get(dtype.getContext(), ArrayRef<int64_t>(), dtype);
    DenseElementsAttr constant = makeConstant(type, element);
    return constant ? elementAt(constant, 0).value_or(element) : element;
  }
  auto real = dyn_cast<mlir::FloatType>(dtype);
  std::optional<double> value = asReal(element);
  if (!real || !value || real.isF64())
    return element;
  APFloat rounded(*value);
  bool isInexact;
  rounded.convert(isTensor ? real.getFloatSemantics() : APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                  &isInexact);
  rounded.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &isInexact);
  return Scalar(rounded.convertToDouble());
}

LogicalResult foldElements(Operation *op, const Side &a, const Side &b, Element element, FoldResults &results) {
  ValueTensorType type = literalType(op->getResult(0).getType());
  if (!type)
    return failure();
  int64_t count = a.isUniform() && b.isUniform() ? 1 : elementCount(type);
  if (count > kMostElements)
    return failure();
  for (const Side *side : {&a, &b})
    if (!side->isUniform() && side->values.getType().getShape() != type.getSizes())
      return failure();
  bool inFloats = isa<mlir::FloatType>(type.getDtype());
  SmallVector<Scalar> elements;
  for (int64_t i = 0; i < count; ++i) {
    std::optional<Scalar> x = a.at(i), y = b.at(i);
    if (!x || !y)
      return failure();
    std::optional<Scalar> result = element(inPrecision(*x, type.getDtype(), bool(a.values)),
                                           inPrecision(*y, type.getDtype(), bool(b.values)), inFloats);
    if (!result)
      return failure();
    elements.push_back(std::move(*result));
  }
  return foldToConstant(makeConstant(type, elements), results);
}

/// Applies `wrapping` to integers, `real` to anything else.
template <class Wrapping, class Real>
std::optional<Scalar> arithmetic(const Scalar &a, const Scalar &b, bool inFloats, Wrapping wrapping, Real real) {
  if (!inFloats && isInteger(a) && isInteger(b))
    return Scalar(int64_t(wrapping(uint64_t(asInteger(a)), uint64_t(asInteger(b)))));
  std::optional<double> x = asReal(a), y = asReal(b);
  return x && y ? std::optional(Scalar(double(real(*x, *y)))) : std::nullopt;
}

std::optional<Scalar> add(const Scalar &a, const Scalar &b, bool inFloats) {
  return arithmetic(a, b, inFloats, std::plus<>(), std::plus<>());
}
std::optional<Scalar> subtract(const Scalar &a, const Scalar &b, bool inFloats) {
  return arithmetic(a, b, inFloats, std::minus<>(), std::minus<>());
}
std::optional<Scalar> multiply(const Scalar &a, const Scalar &b, bool inFloats) {
  return arithmetic(a, b, inFloats, std::multiplies<>(), std::multiplies<>());
}

/// By a scalar rule, on integers or on floats as the result's dtype asks; none on a zero divisor.
std::optional<Scalar> byRule(std::string_view rule, const Scalar &a, const Scalar &b, bool inFloats) {
  std::optional<double> x = asReal(a), y = asReal(b);
  if (!x || !y || (!inFloats && !(isInteger(a) && isInteger(b))))
    return std::nullopt;
  Scalar operands[] = {inFloats ? Scalar(*x) : Scalar(asInteger(a)), inFloats ? Scalar(*y) : Scalar(asInteger(b))};
  return lookupScalarRule(rule)(operands).value;
}

std::optional<Scalar> remainder(const Scalar &a, const Scalar &b, bool inFloats) {
  return byRule("aten.remainder", a, b, inFloats);
}
std::optional<Scalar> divide(const Scalar &a, const Scalar &b, bool inFloats) {
  std::optional<double> x = asReal(a), y = asReal(b);
  return inFloats && x && y ? std::optional(Scalar(*x / *y)) : std::nullopt;
}
std::optional<Scalar> divideDown(const Scalar &a, const Scalar &b, bool inFloats) {
  if (!inFloats)
    return byRule("aten.floordiv", a, b, false);
  std::optional<Scalar> quotient = divide(a, b, true);
  return quotient ? std::optional(Scalar(std::floor(std::get<double>(*quotient)))) : std::nullopt;
}
std::optional<Scalar> divideToZero(const Scalar &a, const Scalar &b, bool inFloats) {
  if (inFloats) {
    std::optional<Scalar> quotient = divide(a, b, true);
    return quotient ? std::optional(Scalar(std::trunc(std::get<double>(*quotient)))) : std::nullopt;
  }
  if (!isInteger(a) || !isInteger(b) || asInteger(b) == 0 || (asInteger(a) == INT64_MIN && asInteger(b) == -1))
    return std::nullopt;
  return Scalar(asInteger(a) / asInteger(b));
}

/// By the rule of a comparison of numbers, which is exact.
template <const llvm::StringLiteral &rule> std::optional<Scalar> compare(const Scalar &a, const Scalar &b, bool) {
  Scalar operands[] = {a, b};
  return lookupScalarRule(std::string_view(rule))(operands).value;
}
constexpr llvm::StringLiteral kEqual = "aten.eq.Scalar", kNotEqual = "aten.ne.Scalar", kLess = "aten.lt.Scalar",
                              kLessEqual = "aten.le.Scalar", kGreater = "aten.gt.Scalar",
                              kGreaterEqual = "aten.ge.Scalar";

/// An int beside a tensor of integers is one of that dtype: -1 beside bytes is 255.
void wrapInto(DenseElementsAttr values, Side &number) {
  auto integer = values ? dyn_cast<IntegerType>(values.getElementType()) : IntegerType();
  const int64_t *value = std::get_if<int64_t>(&number.scalar);
  if (!integer || integer.getWidth() == 1 || number.values || !value)
    return;
  Type dtype =
      integer.isSignless() ? IntegerType::get(integer.getContext(), integer.getWidth(), IntegerType::Signed) : integer;
  auto type = ValueTensorType::get(integer.getContext(), ArrayRef<int64_t>(), dtype);
  DenseElementsAttr constant = makeConstant(type, Scalar(*value));
  if (std::optional<Scalar> wrapped = constant ? elementAt(constant, 0) : std::nullopt)
    number.scalar = *wrapped;
}

template <Element element> LogicalResult foldBinary(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  std::optional<Side> a = sideOf(op->getOperand(0), operands[0]), b = sideOf(op->getOperand(1), operands[1]);
  if (!a || !b)
    return failure();
  wrapInto(a->values, *b);
  return foldElements(op, *a, *b, element, results);
}

/// The operand times alpha, which is a constant scalar.
std::optional<Side> scaled(const Side &side, const Scalar &alpha, ValueTensorType type) {
  if (isInteger(alpha) && asInteger(alpha) == 1)
    return side;
  bool inFloats = isa<mlir::FloatType>(type.getDtype());
  int64_t count = side.isUniform() ? 1 : side.values.getNumElements();
  if (count > kMostElements || (count != 1 && count != elementCount(type)))
    return std::nullopt;
  SmallVector<Scalar> products;
  for (int64_t i = 0; i < count; ++i) {
    std::optional<Scalar> x = side.at(i);
    std::optional<Scalar> product = x ? multiply(*x, alpha, inFloats) : std::nullopt;
    if (!product)
      return std::nullopt;
    products.push_back(*product);
  }
  return count == 1 ? Side{{}, products[0]} : Side{makeConstant(type, products), {}};
}

/// `self op alpha * other`; reversed, `other op alpha * self`.
template <Element element, bool isReversed = false>
LogicalResult foldWithAlpha(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  std::optional<Side> a = sideOf(op->getOperand(0), operands[0]), b = sideOf(op->getOperand(1), operands[1]);
  std::optional<Scalar> alpha = scalarOf(op->getOperand(2));
  if (isReversed)
    std::swap(a, b);
  ValueTensorType type = literalType(op->getResult(0).getType());
  if (!a || !b || !alpha || !type)
    return failure();
  b = scaled(*b, *alpha, type);
  return b ? foldElements(op, *a, *b, element, results) : failure();
}

LogicalResult foldDivision(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  std::optional<Scalar> mode = scalarOf(op->getOperand(2));
  if (!mode)
    return failure();
  if (std::holds_alternative<std::monostate>(*mode))
    return foldBinary<divide>(op, operands, results);
  if (*mode == Scalar(std::string("floor")))
    return foldBinary<divideDown>(op, operands, results);
  return *mode == Scalar(std::string("trunc")) ? foldBinary<divideToZero>(op, operands, results) : failure();
}

/// Of two tensors of one type only, as in the reference.
LogicalResult foldTensorEqual(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  if (op->getOperand(0).getType() != op->getOperand(1).getType())
    return failure();
  return foldBinary<compare<kEqual>>(op, operands, results);
}

LogicalResult foldLog(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  std::optional<Side> a = sideOf(op->getOperand(0), operands[0]);
  Element logarithm = [](const Scalar &x, const Scalar &, bool) -> std::optional<Scalar> {
    std::optional<double> real = asReal(x);
    return real ? std::optional(Scalar(*real < 0 ? std::nan("") : std::log(*real))) : std::nullopt;
  };
  return a ? foldElements(op, *a, *a, logarithm, results) : failure();
}

LogicalResult foldConversion(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  DenseElementsAttr values = denseConstant(operands[0]);
  std::optional<Scalar> code = scalarOf(op->getOperand(1));
  ValueTensorType type = literalType(op->getResult(0).getType());
  // The dtype asked for is what the result says that it is, as long as it says so at all.
  if (!values || !code || !type || values.getType().getShape() != type.getSizes())
    return failure();
  const int64_t *number = std::get_if<int64_t>(&*code);
  if (!number || codeFromDtype(type.getDtype()) != *number)
    return failure();
  Side side{values, {}};
  Element same = [](const Scalar &x, const Scalar &, bool) -> std::optional<Scalar> { return x; };
  return foldElements(op, side, side, same, results);
}

// --- where --------------------------------------------------------------------------------------

/// The condition, if it is the same everywhere.
std::optional<bool> everywhere(Attribute constant) {
  DenseElementsAttr values = denseConstant(constant);
  std::optional<Scalar> element = isUniform(values) ? elementAt(values, 0) : std::nullopt;
  const bool *flag = element ? std::get_if<bool>(&*element) : nullptr;
  return flag ? std::optional(*flag) : std::nullopt;
}

/// The operand that the condition chooses: itself, or what it is a constant of.
LogicalResult foldWhere(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  std::optional<bool> condition = everywhere(operands[0]);
  if (!condition)
    return failure();
  unsigned chosen = *condition ? 1 : 2;
  if (succeeded(foldToValue(op, op->getOperand(chosen), results)))
    return success();
  std::optional<Side> side = sideOf(op->getOperand(chosen), operands[chosen]);
  ValueTensorType type = literalType(op->getResult(0).getType());
  std::optional<Scalar> element = side && side->isUniform() ? side->at(0) : std::nullopt;
  return element && type ? foldToConstant(makeConstant(type, *element), results) : failure();
}

} // namespace

ArrayRef<FoldRow> arithmeticFolds() {
  static const FoldRow rows[] = {
      {"torch.aten.add.Tensor", foldWithAlpha<add>},
      {"torch.aten.add.Scalar", foldWithAlpha<add>},
      {"torch.aten.sub.Tensor", foldWithAlpha<subtract>},
      {"torch.aten.sub.Scalar", foldWithAlpha<subtract>},
      {"torch.aten.rsub.Scalar", foldWithAlpha<subtract, true>},
      {"torch.aten.mul.Tensor", foldBinary<multiply>},
      {"torch.aten.mul.Scalar", foldBinary<multiply>},
      {"torch.aten.div.Tensor_mode", foldDivision},
      {"torch.aten.remainder.Scalar", foldBinary<remainder>},
      {"torch.aten.eq.Tensor", foldTensorEqual},
      {"torch.aten.eq.Scalar", foldBinary<compare<kEqual>>},
      {"torch.aten.ne.Scalar", foldBinary<compare<kNotEqual>>},
      {"torch.aten.lt.Scalar", foldBinary<compare<kLess>>},
      {"torch.aten.le.Scalar", foldBinary<compare<kLessEqual>>},
      {"torch.aten.gt.Scalar", foldBinary<compare<kGreater>>},
      {"torch.aten.ge.Scalar", foldBinary<compare<kGreaterEqual>>},
      {"torch.aten.log", foldLog},
      {"torch.aten.to.dtype", foldConversion},
      {"torch.aten.where.self", foldWhere},
      {"torch.aten.where.Scalar", foldWhere},
      {"torch.aten.where.ScalarSelf", foldWhere},
      {"torch.aten.where.ScalarOther", foldWhere},
  };
  return rows;
}

} // namespace reify::torch
