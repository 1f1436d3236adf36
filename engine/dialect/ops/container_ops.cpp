#include "engine/dialect/op_traits.h"
#include "engine/dialect/ops/torch_ops.h"

#include <mlir/IR/OpImplementation.h>

using namespace mlir;

namespace reify::torch {

/// The first of the operands, `from` and on, that is not of the type; which one it is, as a note.
static bool noteMisfit(InFlightDiagnostic &error, Operation *op, TypeRange types, unsigned from, StringRef what,
                       Type expected) {
  for (auto [i, type] : llvm::enumerate(types))
    if (!isValidSubtype(type, expected)) {
      error.attachNote(op->getLoc()) << "operand #" << from + i << " is " << what << " #" << i << " and must be "
                                     << expected << ", but is " << type;
      return true;
    }
  return false;
}

static bool areAll(TypeRange types, Type super) {
  return llvm::all_of(types, [&](Type type) { return isValidSubtype(type, super); });
}

LogicalResult PrimListConstructOp::verify() {
  Type contained = cast<ListType>(getResult().getType()).getContainedType();
  if (areAll(getOperandTypes(), contained))
    return success();
  InFlightDiagnostic error = emitError("operand types should have the same type as the list contained type");
  noteMisfit(error, *this, getOperandTypes(), 0, "element", contained);
  return error;
}

/// Two equal lists are two lists as soon as one may be changed, or kept by whoever may change it: such a
/// literal must not be merged with another.
void PrimListConstructOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  bool isOnlyRead = llvm::all_of(getResult().getUsers(), [](Operation *user) {
    return (isReadOnly(user) || hasValueSemantics(user)) && !mayMutateLists(user);
  });
  if (!isOnlyRead)
    effects.emplace_back(MemoryEffects::Allocate::get(), cast<OpResult>(getResult()));
}

//===-- Tuples ---------------------------------------------------------------===//

/// Which operand does not fit into the tuple.
static void noteElements(InFlightDiagnostic &error, Operation *op, TypeRange operands, Type type) {
  auto tuple = dyn_cast<TupleType>(type);
  if (!tuple)
    return;
  ArrayRef<Type> elements = tuple.getContainedTypes();
  if (operands.size() != elements.size())
    error.attachNote(op->getLoc()) << "there are " << operands.size() << " operands, where " << type << " has "
                                   << elements.size() << " elements";
  const size_t count = std::min<size_t>(operands.size(), elements.size());
  for (auto [i, given, element] : llvm::enumerate(operands.take_front(count), elements.take_front(count)))
    if (!isValidSubtype(given, element)) {
      error.attachNote(op->getLoc()) << "operand #" << i << " must be " << element << ", but is " << given;
      return;
    }
}

LogicalResult PrimTupleConstructOp::verify() {
  auto tuple = TupleType::get(getContext(), SmallVector<Type>(getOperandTypes()));
  if (isValidSubtype(tuple, getResult().getType()))
    return success();
  InFlightDiagnostic error = emitOpError("failed to verify that contained types correspond to operand types");
  noteElements(error, *this, getOperandTypes(), getResult().getType());
  return error;
}

// The empty tuple prints as the reference prints it, `TupleConstruct  :  -> T`; unlike there it can
// be read back.
ParseResult PrimTupleConstructOp::parse(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  Type result;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) || parser.parseOptionalAttrDict(state.attributes) || parser.parseColon() ||
      (!operands.empty() && parser.parseTypeList(types)) || parser.parseArrow() || parser.parseType(result) ||
      parser.resolveOperands(operands, types, loc, state.operands))
    return failure();
  state.addTypes(result);
  return success();
}
void PrimTupleConstructOp::print(OpAsmPrinter &p) {
  p << ' ' << getElements();
  p.printOptionalAttrDict((*this)->getRawDictionaryAttrs().getValue());
  p << " : " << getOperandTypes() << " -> " << getResult().getType();
}

//===-- Dictionaries ---------------------------------------------------------===//

LogicalResult PrimDictConstructOp::verify() {
  auto dict = cast<DictType>(getResult().getType());
  if (getNumOperands() % 2 != 0)
    return emitError("expected as many values as keys, but there are ") << getNumOperands() << " operands in all";
  const bool areKeysGood = areAll(getKeys().getTypes(), dict.getKeyType());
  if (areKeysGood && areAll(getValues().getTypes(), dict.getValueType()))
    return success();
  InFlightDiagnostic error =
      emitError(areKeysGood ? "values  should be of Dict value type" : "keys should be of Dict key type");
  if (areKeysGood)
    noteMisfit(error, *this, getValues().getTypes(), getKeys().size(), "value", dict.getValueType());
  else
    noteMisfit(error, *this, getKeys().getTypes(), 0, "key", dict.getKeyType());
  return error;
}

static ParseResult parseGroup(OpAsmParser &parser, OperationState &state, StringRef keyword) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(keyword) || parser.parseLParen() || parser.parseOperandList(operands) ||
      parser.parseOptionalColonTypeList(types) || parser.parseRParen())
    return failure();
  return parser.resolveOperands(operands, types, loc, state.operands);
}
static void printGroup(OpAsmPrinter &p, StringRef keyword, OperandRange values) {
  p << ' ' << keyword << '(' << values;
  if (!values.empty())
    p << " : " << values.getTypes();
  p << ')';
}

ParseResult PrimDictConstructOp::parse(OpAsmParser &parser, OperationState &state) {
  Type result;
  SMLoc loc = parser.getCurrentLocation();
  if (parseGroup(parser, state, "keys"))
    return failure();
  size_t keyCount = state.operands.size();
  if (parseGroup(parser, state, "values"))
    return failure();
  if (state.operands.size() != 2 * keyCount)
    return parser.emitError(loc, "expected as many values as keys");
  if (parser.parseOptionalAttrDict(state.attributes) || parser.parseArrow() || parser.parseType(result))
    return failure();
  state.addTypes(result);
  return success();
}
void PrimDictConstructOp::print(OpAsmPrinter &p) {
  printGroup(p, "keys", getKeys());
  printGroup(p, "values", getValues());
  p.printOptionalAttrDict((*this)->getRawDictionaryAttrs().getValue());
  p << " -> " << getResult().getType();
}

} // namespace reify::torch
