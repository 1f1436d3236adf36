#include "engine/dialect/torch_dialect.h"
#include "engine/dialect/torch_ops.h"

#include <mlir/IR/Builders.h>
#include <mlir/IR/BuiltinAttributes.h>

#include <llvm/Support/Format.h>

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

Operation *TorchDialect::materializeConstant(OpBuilder &b, Attribute value, Type type,
                                             Location loc) {
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

void ConstantNoneOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "none");
}
void ConstantBoolOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), getValue() ? "true" : "false");
}
void ConstantIntOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "int" + std::to_string(getValue()));
}
void ConstantFloatOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  // As MLIR would print it, but '+' cannot be part of a name.
  double value = getValue().convertToDouble();
  SmallString<32> text;
  if (value == value && value - value == 0) {
    llvm::raw_svector_ostream(text) << llvm::format("%e", value);
    llvm::erase(text, '+');
  } else {
    getValue().toString(text);
    llvm::erase(text, '+');
  }
  setName(getResult(), ("float" + text).str());
}
void ConstantStrOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "str"); }
void ConstantDeviceOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), getValue());
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

ParseResult ConstantBoolOp::parse(OpAsmParser &parser, OperationState &state) {
  StringRef word;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&word, {"true", "false"})))
    return parser.emitError(loc, "expected 'true' or 'false'");
  if (parser.parseOptionalAttrDict(state.attributes))
    return failure();
  state.getOrAddProperties<Properties>().value = parser.getBuilder().getBoolAttr(word == "true");
  state.addTypes(BoolType::get(parser.getContext()));
  return success();
}
void ConstantBoolOp::print(OpAsmPrinter &p) {
  p << ' ' << (getValue() ? "true" : "false");
  p.printOptionalAttrDict((*this)->getRawDictionaryAttrs().getValue());
}

//===-- Tensor literals ------------------------------------------------------===//

ValueTensorType ValueTensorLiteralOp::typeOf(ElementsAttr value) {
  auto shaped = value.getShapedType();
  Type dtype = shaped.getElementType();
  if (auto integer = dyn_cast<IntegerType>(dtype);
      integer && integer.isSignless() && integer.getWidth() != 1)
    dtype = IntegerType::get(dtype.getContext(), integer.getWidth(), IntegerType::Signed);
  if (!isValidTorchDtype(dtype) || !shaped.hasStaticShape())
    return {};
  return ValueTensorType::get(value.getContext(), shaped.getShape(), dtype);
}

void ValueTensorLiteralOp::build(OpBuilder &, OperationState &state, ElementsAttr value) {
  state.getOrAddProperties<Properties>().value = value;
  state.addTypes(typeOf(value));
}

LogicalResult ValueTensorLiteralOp::verify() {
  ValueTensorType inferred = typeOf(getValue());
  if (inferred == getType())
    return success();
  emitError("failed to infer returned types");
  if (!inferred)
    return emitOpError("a literal of type ") << getValue().getType() << " is no torch tensor";
  return emitOpError("inferred type(s) '")
         << Type(inferred) << "' are incompatible with return type(s) of operation '"
         << Type(getType()) << "'";
}

LogicalResult TensorLiteralOp::verify() {
  auto shaped = getValue().getShapedType();
  if (!isValidTorchDtype(shaped.getElementType()))
    return emitOpError("invalid dtype ") << shaped.getElementType() << " for !torch.tensor type";
  if (!shaped.hasStaticShape())
    return emitOpError("a literal needs a static shape");
  auto exact = NonValueTensorType::get(getContext(), shaped.getShape(), shaped.getElementType());
  if (!meetTensorTypes(exact, getType()))
    return emitOpError("inferred type(s) '")
           << Type(exact) << "' are incompatible with return type(s) of operation '"
           << Type(getType()) << "'";
  return success();
}

} // namespace reify::torch
