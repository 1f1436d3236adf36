#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/torch_dialect.h"

#include <mlir/IR/Builders.h>
#include <mlir/IR/BuiltinAttributes.h>

#include <llvm/ADT/StringExtras.h>

using namespace mlir;

namespace reify::torch {

//===-- Values of constants --------------------------------------------------===//

std::optional<int64_t> constantInt(Value value) {
  if (auto op = value.getDefiningOp<ConstantIntOp>())
    return op.getValue();
  return std::nullopt;
}
std::optional<double> constantFloat(Value value) {
  if (auto op = value.getDefiningOp<ConstantFloatOp>())
    return op.getValue().convertToDouble();
  return std::nullopt;
}
std::optional<bool> constantBool(Value value) {
  if (auto op = value.getDefiningOp<ConstantBoolOp>())
    return op.getValue();
  return std::nullopt;
}
std::optional<StringRef> constantString(Value value) {
  if (auto op = value.getDefiningOp<ConstantStrOp>())
    return op.getValue();
  return std::nullopt;
}

//===-- Folding and making constants -----------------------------------------===//

OpFoldResult ConstantNoneOp::fold(FoldAdaptor) { return TypeAttr::get(getType()); }
OpFoldResult ConstantBoolOp::fold(FoldAdaptor) { return getValueAttr(); }
OpFoldResult ConstantIntOp::fold(FoldAdaptor) { return getValueAttr(); }
OpFoldResult ConstantFloatOp::fold(FoldAdaptor) { return getValueAttr(); }
OpFoldResult ConstantStrOp::fold(FoldAdaptor) { return getValueAttr(); }
OpFoldResult ConstantNumberOp::fold(FoldAdaptor) { return getValueAttr(); }
OpFoldResult ValueTensorLiteralOp::fold(FoldAdaptor) { return getValueAttr(); }

template <typename Op, typename Attr>
static Operation *makeConstant(OpBuilder &builder, Location loc, Type type, Attribute value) {
  auto typed = dyn_cast<Attr>(value);
  return typed ? Op::create(builder, loc, type, typed).getOperation() : nullptr;
}

Operation *TorchDialect::materializeConstant(OpBuilder &b, Attribute value, Type type, Location loc) {
  if (isa<BoolType>(type))
    return makeConstant<ConstantBoolOp, BoolAttr>(b, loc, type, value);
  if (isa<StringType>(type))
    return makeConstant<ConstantStrOp, StringAttr>(b, loc, type, value);
  if (isa<NoneType>(type))
    return isa<TypeAttr>(value) ? ConstantNoneOp::create(b, loc, type) : nullptr;
  auto integer = dyn_cast<IntegerAttr>(value);
  bool isInt64 = integer && integer.getType().isSignlessInteger(64);
  auto real = dyn_cast<FloatAttr>(value);
  bool isDouble = real && real.getType().isF64();
  if (isa<IntType>(type))
    return isInt64 ? ConstantIntOp::create(b, loc, type, integer) : nullptr;
  if (isa<FloatType>(type))
    return isDouble ? ConstantFloatOp::create(b, loc, type, real) : nullptr;
  if (isa<NumberType>(type))
    return isInt64 || isDouble ? ConstantNumberOp::create(b, loc, type, value) : nullptr;
  auto elements = dyn_cast<ElementsAttr>(value);
  if (elements && isa<ValueTensorType>(type) && ValueTensorLiteralOp::typeOf(elements) == type)
    return ValueTensorLiteralOp::create(b, loc, elements);
  return nullptr;
}

//===-- Names of results -----------------------------------------------------===//

void ConstantNoneOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "none"); }
void ConstantBoolOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), getValue() ? "true" : "false");
}
void ConstantIntOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "int" + std::to_string(getValue()));
}
void ConstantFloatOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  // Six digits, as MLIR first tries to print it; '+' cannot be part of a name.
  SmallString<32> text;
  getValue().toString(text, /*FormatPrecision=*/6, /*FormatMaxPadding=*/0, /*TruncateZero=*/false);
  llvm::erase(text, '+');
  setName(getResult(), ("float" + text).str());
}
void ConstantStrOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "str"); }
void ConstantDeviceOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  // MLIR writes ':' as 3A, and a name may not start with a digit.
  const StringRef device = getValue();
  const bool startsOddly =
      !device.empty() && !llvm::isAlnum(device.front()) && !StringRef("$._- ").contains(device.front());
  setName(getResult(), startsOddly ? ("_" + device).str() : device.str());
}

//===-- Syntax ---------------------------------------------------------------===//

ParseResult ConstantIntOp::parse(OpAsmParser &parser, OperationState &state) {
  int64_t value;
  if (parser.parseInteger(value) || parser.parseOptionalAttrDict(state.attributes))
    return failure();
  state.getOrAddProperties<Properties>().value = parser.getBuilder().getI64IntegerAttr(value);
  state.addTypes(IntType::get(parser.getContext()));
  return success();
}
void ConstantIntOp::print(OpAsmPrinter &p) {
  p << ' ' << getValue();
  p.printOptionalAttrDict((*this)->getRawDictionaryAttrs().getValue());
}

//===-- Tensor literals ------------------------------------------------------===//

ValueTensorType ValueTensorLiteralOp::typeOf(ElementsAttr value) {
  auto shaped = value.getShapedType();
  Type dtype = shaped.getElementType();
  if (auto integer = dyn_cast<IntegerType>(dtype); integer && integer.isSignless() && integer.getWidth() != 1)
    dtype = IntegerType::get(dtype.getContext(), integer.getWidth(), IntegerType::Signed);
  if (!isValidTorchDtype(dtype) || !shaped.hasStaticShape())
    return {};
  return ValueTensorType::get(value.getContext(), shaped.getShape(), dtype);
}

void ValueTensorLiteralOp::build(OpBuilder &, OperationState &state, ElementsAttr value) {
  state.getOrAddProperties<Properties>().value = value;
  state.addTypes(typeOf(value));
}

// In the words of MLIR's inference of result types, which the reference uses here.
static LogicalResult reportMismatch(Operation *op, Type inferred) {
  op->emitOpError("inferred type(s) ") << inferred << " are incompatible with return type(s) of operation "
                                       << op->getResult(0).getType();
  return op->emitOpError("failed to infer returned types");
}

LogicalResult ValueTensorLiteralOp::verify() {
  ValueTensorType inferred = typeOf(getValue());
  if (!inferred)
    return emitOpError("a literal of type ") << getValue().getType() << " is no torch tensor";
  return inferred == getType() ? success() : reportMismatch(*this, inferred);
}

// The result may know less than the literal. Where it has no dtype, the literal's element type may
// even be one that no torch tensor has, such as i64.
LogicalResult TensorLiteralOp::verify() {
  auto shaped = getValue().getShapedType();
  if (!shaped.hasStaticShape())
    return emitOpError("a literal needs a static shape");
  Type dtype = shaped.getElementType();
  if (!isValidTorchDtype(dtype)) {
    if (getType().hasDtype())
      return emitOpError("invalid dtype ") << dtype << " for !torch.tensor type";
    dtype = {};
  }
  auto exact = NonValueTensorType::get(getContext(), shaped.getShape(), dtype);
  return meetTensorTypes(exact, getType()) ? success() : reportMismatch(*this, exact);
}

} // namespace reify::torch
