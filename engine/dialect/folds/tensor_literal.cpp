#include "engine/dialect/folds/tensor_literal.h"

#include <mlir/IR/Matchers.h>

#include <algorithm>

using namespace mlir;

namespace reify::torch {

// --- reading ------------------------------------------------------------------------------------

DenseElementsAttr denseConstant(Attribute constant) {
  auto values = dyn_cast_if_present<DenseElementsAttr>(constant);
  bool isPlain = values && isa<IntegerType, mlir::FloatType>(values.getElementType());
  return isPlain ? values : DenseElementsAttr();
}

DenseElementsAttr denseConstant(Value tensor) {
  auto literal = tensor.getDefiningOp<ValueTensorLiteralOp>();
  return literal ? denseConstant(Attribute(literal.getValue())) : DenseElementsAttr();
}

std::optional<Scalar> elementAt(DenseElementsAttr values, int64_t index) {
  if (values.isSplat())
    index = 0;
  if (index < 0 || index >= values.getNumElements())
    return std::nullopt;
  Type dtype = values.getElementType();
  if (auto integer = dyn_cast<IntegerType>(dtype)) {
    APInt value = *(values.getValues<APInt>().begin() + index);
    if (integer.getWidth() == 1)
      return Scalar(!value.isZero());
    if (!integer.isUnsigned())
      return Scalar(value.getSExtValue());
    bool fits = integer.getWidth() < 64 || !value.isNegative();
    return fits ? std::optional(Scalar(int64_t(value.getZExtValue()))) : std::nullopt;
  }
  APFloat value = *(values.getValues<APFloat>().begin() + index);
  bool isInexact;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &isInexact);
  return Scalar(value.convertToDouble());
}

// --- making -------------------------------------------------------------------------------------

int64_t elementCount(ValueTensorType type) {
  int64_t count = 1;
  for (int64_t size : type.getSizes())
    if (__builtin_mul_overflow(count, size, &count))
      return INT64_MAX;
  return count;
}

ValueTensorType literalType(Type type) {
  auto tensor = dyn_cast<ValueTensorType>(type);
  bool isStatic = tensor && BaseTensorType(tensor).hasSizes() && BaseTensorType(tensor).areAllSizesKnown() &&
                  BaseTensorType(tensor).hasDtype();
  bool isPlain = isStatic && isa<IntegerType, mlir::FloatType>(tensor.getDtype());
  return isPlain ? tensor : ValueTensorType();
}

static std::optional<APInt> integerFrom(const Scalar &number, unsigned width) {
  if (const auto *flag = std::get_if<bool>(&number))
    return APInt(width, *flag);
  if (const auto *integer = std::get_if<int64_t>(&number))
    return width == 1 ? APInt(1, *integer != 0) : APInt(64, uint64_t(*integer)).trunc(std::min(width, 64u)).zext(width);
  const auto *real = std::get_if<double>(&number);
  if (!real)
    return std::nullopt;
  if (width == 1)
    return APInt(1, *real != 0);
  bool fits = *real >= -0x1p63 && *real < 0x1p63;
  return fits ? integerFrom(Scalar(int64_t(*real)), width) : std::nullopt;
}

static std::optional<APFloat> floatFrom(const Scalar &number, const llvm::fltSemantics &semantics) {
  double value;
  if (const auto *real = std::get_if<double>(&number))
    value = *real;
  else if (const auto *integer = std::get_if<int64_t>(&number))
    value = double(*integer);
  else if (const auto *flag = std::get_if<bool>(&number))
    value = *flag;
  else
    return std::nullopt;
  APFloat result(value);
  bool isInexact;
  result.convert(semantics, APFloat::rmNearestTiesToEven, &isInexact);
  return result;
}

DenseElementsAttr makeConstant(ValueTensorType type, ArrayRef<Scalar> elements) {
  int64_t count = elementCount(type);
  if (elements.empty() ? count != 0 : elements.size() != 1 && int64_t(elements.size()) != count)
    return {};
  auto shaped = cast<ShapedType>(type.toBuiltinTensor());
  if (auto integer = dyn_cast<IntegerType>(type.getDtype())) {
    SmallVector<APInt> values;
    for (const Scalar &element : elements) {
      std::optional<APInt> value = integerFrom(element, integer.getWidth());
      if (!value)
        return {};
      values.push_back(*value);
    }
    return DenseElementsAttr::get(shaped, values);
  }
  const llvm::fltSemantics &semantics = cast<mlir::FloatType>(type.getDtype()).getFloatSemantics();
  SmallVector<APFloat> values;
  for (const Scalar &element : elements) {
    std::optional<APFloat> value = floatFrom(element, semantics);
    if (!value)
      return {};
    values.push_back(*value);
  }
  return DenseElementsAttr::get(shaped, values);
}

DenseElementsAttr pickElements(ValueTensorType type, DenseElementsAttr values, ArrayRef<int64_t> places) {
  auto shaped = cast<ShapedType>(type.toBuiltinTensor());
  if (shaped.getElementType() != values.getElementType())
    return {};
  if (values.isSplat())
    return DenseElementsAttr::get(shaped, values.getSplatValue<Attribute>());
  if (int64_t(places.size()) != elementCount(type))
    return {};
  auto all = values.getValues<Attribute>();
  SmallVector<Attribute> picked;
  for (int64_t place : places)
    picked.push_back(*(all.begin() + place));
  return DenseElementsAttr::get(shaped, picked);
}

// --- 0-d tensors --------------------------------------------------------------------------------

static Value behindCopies(Value tensor) {
  for (int i = 0; i < 6; ++i) {
    Operation *op = tensor.getDefiningOp();
    if (!isa_and_present<CopyToTensorOp, CopyToValueTensorOp, TensorStaticInfoCastOp>(op))
      break;
    tensor = op->getOperand(0);
  }
  return tensor;
}

static bool isOneElement(Value list) {
  auto sizes = knownElements(list);
  return sizes && llvm::all_of(*sizes, [](const Scalar &size) { return size == Scalar(int64_t(1)); });
}

Value numberBehind(Value tensor) {
  Operation *op = behindCopies(tensor).getDefiningOp();
  if (!op)
    return {};
  static const llvm::StringLiteral makers[] = {"torch.prim.NumToTensor.Scalar", "torch.aten.tensor.int",
                                               "torch.aten.tensor.float", "torch.aten.tensor.bool"};
  bool isFull = hasName(op, "torch.aten.full") && isOneElement(op->getOperand(0));
  if (!isFull && !llvm::is_contained(makers, op->getName().getStringRef()))
    return {};
  Value number = op->getOperand(isFull ? 1 : 0);
  while (auto derefine = number.getDefiningOp<DerefineOp>())
    number = derefine.getOperand();
  // With a dtype it may be converted: then the tensor's number is another than the one given.
  unsigned dtype = isFull ? 2 : 1;
  bool isConverted = op->getNumOperands() > dtype && !isa<NoneType>(op->getOperand(dtype).getType());
  auto type = dyn_cast<BaseTensorType>(op->getResult(0).getType());
  if (type && type.hasDtype() && !isa<NumberType>(number.getType()))
    isConverted |= isa<mlir::FloatType>(type.getDtype()) != isa<FloatType>(number.getType());
  return isConverted ? Value() : number;
}

std::optional<Scalar> onlyElement(Value tensor) {
  DenseElementsAttr values = denseConstant(behindCopies(tensor));
  return values && values.getNumElements() == 1 ? elementAt(values, 0) : std::nullopt;
}

Value numberIn(OpBuilder &builder, Location location, Value tensor, Type wanted) {
  if (Value number = numberBehind(tensor)) {
    bool fits = number.getType() == wanted || isValidSubtype(number.getType(), wanted);
    return fits ? castTo(builder, location, number, wanted) : Value();
  }
  std::optional<Scalar> scalar = onlyElement(tensor);
  if (!scalar)
    return {};
  // Int(...) truncates, Float(...) converts, as Python does.
  StringRef conversion = isa<IntType>(wanted) ? "aten.Int.Scalar" : isa<FloatType>(wanted) ? "aten.Float.Scalar" : "";
  if (!conversion.empty()) {
    Scalar operand[] = {*scalar};
    scalar = lookupScalarRule(std::string_view(conversion))(operand).value;
  }
  Attribute constant = scalar ? constantOf(*scalar, wanted) : Attribute();
  if (!constant)
    return {};
  Dialect *dialect = wanted.getContext()->getLoadedDialect("torch");
  Operation *made = dialect->materializeConstant(builder, constant, wanted, location);
  return made ? made->getResult(0) : Value();
}

} // namespace reify::torch
