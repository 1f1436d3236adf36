#include "engine/dialect/op_traits.h"
#include "engine/dialect/torch_ops.h"

#include <mlir/IR/OpImplementation.h>

using namespace mlir;

namespace reify::torch {

LogicalResult PrimListConstructOp::verify() {
  Type contained = cast<ListType>(getResult().getType()).getContainedType();
  if (llvm::all_of(getOperandTypes(), [&](Type type) { return isValidSubtype(type, contained); }))
    return success();
  return emitError("operand types should have the same type as the list contained type");
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

LogicalResult PrimTupleConstructOp::verify() {
  auto tuple = TupleType::get(getContext(), SmallVector<Type>(getOperandTypes()));
  if (isValidSubtype(tuple, getResult().getType()))
    return success();
  return emitOpError("failed to verify that contained types correspond to operand types");
}

// The empty tuple prints as the reference prints it, `TupleConstruct  :  -> T`; unlike there it can
// be read back.
ParseResult PrimTupleConstructOp::parse(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  Type result;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) || parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColon() || (!operands.empty() && parser.parseTypeList(types)) ||
      parser.parseArrow() || parser.parseType(result) ||
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
  auto areAll = [](TypeRange types, Type super) {
    return llvm::all_of(types, [&](Type type) { return isValidSubtype(type, super); });
  };
  if (!areAll(getKeys().getTypes(), dict.getKeyType()))
    return emitError("keys should be of Dict key type");
  if (!areAll(getValues().getTypes(), dict.getValueType()))
    return emitError("values  should be of Dict value type");
  return success();
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
  if (parser.parseOptionalAttrDict(state.attributes) || parser.parseArrow() ||
      parser.parseType(result))
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
