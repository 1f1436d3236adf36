#include "engine/dialect/schema_ops/schema_assembly.h"
#include "engine/dialect/types/torch_types.h"

#include <llvm/ADT/StringExtras.h>

using namespace mlir;

namespace reify::torch {
namespace {

constexpr int kAnyCount = -1;

// operands and results: how many the schema has, or kAnyCount. Without operands the types after the
// colon are those of the results and there is no arrow.
ParseResult parseDefaultForm(OpAsmParser &parser, OperationState &state, int operandCount, int resultCount,
                             StringRef schema = "") {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  // An op without operands must not take the next line's results for some.
  if (operandCount != 0 && parser.parseOperandList(operands))
    return failure();
  if (operandCount != kAnyCount && operands.size() != size_t(operandCount)) {
    InFlightDiagnostic error = parser.emitError(loc, "expected ")
                               << operandCount << (operandCount == 1 ? " operand" : " operands") << ", but found "
                               << operands.size();
    error.attachNote() << "the schema is " << schema;
    return error;
  }
  if (parser.parseOptionalAttrDict(state.attributes))
    return failure();
  if (!operands.empty() &&
      (parser.parseColonTypeList(types) || parser.resolveOperands(operands, types, loc, state.operands)))
    return failure();

  auto parseMark = [&] { return operands.empty() ? parser.parseColon() : parser.parseArrow(); };
  auto parseOptionalMark = [&] { return operands.empty() ? parser.parseOptionalColon() : parser.parseOptionalArrow(); };
  if (resultCount == 0 || (resultCount == kAnyCount && failed(parseOptionalMark())))
    return success();
  return failure((resultCount != kAnyCount && parseMark()) || parser.parseTypeList(state.types));
}

void printDefaultForm(Operation *op, OpAsmPrinter &p, bool withAttributes) {
  if (op->getNumOperands())
    p << ' ';
  p.printOperands(op->getOperands());
  if (withAttributes)
    p.printOptionalAttrDict(op->getRawDictionaryAttrs().getValue());
  if (op->getNumOperands())
    p << " : " << op->getOperandTypes();
  if (op->getNumResults())
    p << (op->getNumOperands() ? " -> " : " : ") << op->getResultTypes();
}

// torch.prim.Print(%a, %b) : T1, T2
ParseResult parseVarargForm(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  if (operands.empty()) {
    if (failed(parser.parseOptionalColon()))
      return success();
  } else if (parser.parseColonTypeList(types) || parser.resolveOperands(operands, types, loc, state.operands)) {
    return failure();
  }
  if (failed(parser.parseOptionalArrow()))
    return success();
  return parser.parseTypeList(state.types);
}

void printVarargForm(Operation *op, OpAsmPrinter &p) {
  p << '(' << op->getOperands() << ')';
  p.printOptionalAttrDict(op->getRawDictionaryAttrs().getValue());
  if (op->getNumOperands())
    p << " : " << op->getOperandTypes();
  if (op->getNumResults())
    p << (op->getNumOperands() ? " -> " : " : -> ") << op->getResultTypes();
}

} // namespace

ParseResult parseSchemaOp(OpAsmParser &parser, OperationState &state, const OpDef &def) {
  if (def.form() == OpForm::Vararg)
    return parseVarargForm(parser, state);
  const OpSchema &schema = def.schema();
  return parseDefaultForm(parser, state, schema.operands.size(),
                          schema.isVarret ? kAnyCount : int(schema.results.size()), StringRef(def.row().text));
}

void printSchemaOp(Operation *op, OpAsmPrinter &p, const OpDef &def) {
  if (def.form() == OpForm::Vararg)
    return printVarargForm(op, p);
  printDefaultForm(op, p, !def.row().has(OpFact::Flat));
}

ParseResult parseUnknownOp(OpAsmParser &parser, OperationState &state) {
  return parseDefaultForm(parser, state, kAnyCount, kAnyCount);
}

bool hasDefaultForm(Operation *op) {
  // A region, a successor or properties have no place in the default form; a name that the lexer does
  // not read as one word needs quotes; and an op of a name alone would run into the next line.
  StringRef name = op->getName().getStringRef();
  return op->getNumRegions() == 0 && op->getNumSuccessors() == 0 && op->getNumOperands() + op->getNumResults() > 0 &&
         !op->getPropertiesAsAttribute() &&
         llvm::all_of(name, [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$'; });
}

void printUnknownOp(Operation *op, OpAsmPrinter &p) { printDefaultForm(op, p, true); }

} // namespace reify::torch
