#include "engine/dialect/ops/torch_ops.h"

#include <mlir/IR/Matchers.h>
#include <mlir/IR/OpImplementation.h>

using namespace mlir;

namespace reify::torch {

//===-- prim.Loop ------------------------------------------------------------===//

bool PrimLoopOp::isForLike() { return constantBool(getInitialCondition()) == true; }

LogicalResult PrimLoopOp::verify() {
  Block &body = getRegion().front();
  if (body.getNumArguments() == 0 || !isa<IntType>(body.getArgument(0).getType()))
    return emitOpError("expected the loop's region to take an iteration number of type "
                       "!torch.int as its first argument");
  return success();
}

OperandRange PrimLoopOp::getEntrySuccessorOperands(RegionSuccessor) { return getIterArgsInit(); }

void PrimLoopOp::getSuccessorRegions(RegionBranchPoint, SmallVectorImpl<RegionSuccessor> &regions) {
  // From outside as from a round: into the region, or on to the results. The iteration number is
  // no successor input; the region may be malformed when this is asked by the verifier.
  Region &region = getRegion();
  if (!region.empty() && region.getNumArguments() > 0)
    regions.emplace_back(&region, region.getArguments().drop_front());
  else
    regions.emplace_back(&region);
  regions.emplace_back(getOperation(), getResults());
}

MutableOperandRange PrimLoopConditionOp::getMutableSuccessorOperands(RegionSuccessor) { return getIterArgsMutable(); }

//   torch.prim.Loop %max, %cond, init(%a) { ... } : (!torch.int, !torch.bool, T) -> (T)
ParseResult PrimLoopOp::parse(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands(2), inits;
  mlir::FunctionType type;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperand(operands[0]) || parser.parseComma() || parser.parseOperand(operands[1]) ||
      parser.parseComma() || parser.parseKeyword("init") ||
      parser.parseOperandList(inits, OpAsmParser::Delimiter::Paren) || parser.parseRegion(*state.addRegion()) ||
      parser.parseOptionalAttrDict(state.attributes) || parser.parseColonType(type))
    return failure();
  operands.append(inits);
  if (parser.resolveOperands(operands, type.getInputs(), loc, state.operands))
    return failure();
  state.addTypes(type.getResults());
  return success();
}
void PrimLoopOp::print(OpAsmPrinter &p) {
  p << ' ' << getMaxTripCount() << ", " << getInitialCondition() << ", init(" << getIterArgsInit() << ") ";
  p.printRegion(getRegion());
  p.printOptionalAttrDict((*this)->getRawDictionaryAttrs().getValue());
  p << " : ";
  p.printFunctionalType(*this);
}

//===-- prim.If --------------------------------------------------------------===//

LogicalResult PrimIfOp::verify() {
  for (Region *region : {&getThenRegion(), &getElseRegion()})
    if (region->getNumArguments() != 0)
      return emitOpError("expected regions without arguments");
  return success();
}

// A region may end in an op that nobody knows, which MLIR takes for a possible terminator.
LogicalResult PrimIfOp::verifyRegions() {
  for (Region *region : {&getThenRegion(), &getElseRegion()})
    if (region->front().empty() || !isa<PrimIfYieldOp>(region->front().back()))
      return emitOpError("expected each region to end with 'torch.prim.If.yield'");
  return success();
}

void PrimIfOp::getSuccessorRegions(RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  if (!point.isParent()) {
    regions.emplace_back(getOperation(), getResults());
    return;
  }
  regions.emplace_back(&getThenRegion());
  regions.emplace_back(&getElseRegion());
}

void PrimIfOp::getEntrySuccessorRegions(ArrayRef<Attribute> operands, SmallVectorImpl<RegionSuccessor> &regions) {
  auto condition = dyn_cast_or_null<BoolAttr>(operands.front());
  if (!condition || condition.getValue())
    regions.emplace_back(&getThenRegion());
  if (!condition || !condition.getValue())
    regions.emplace_back(&getElseRegion());
}

//   torch.prim.If %c -> (T) { ... } else { ... }
ParseResult PrimIfOp::parse(OpAsmParser &parser, OperationState &state) {
  OpAsmParser::UnresolvedOperand condition;
  if (parser.parseOperand(condition) ||
      parser.resolveOperand(condition, BoolType::get(parser.getContext()), state.operands) || parser.parseArrow() ||
      parser.parseLParen())
    return failure();
  if (failed(parser.parseOptionalRParen()) && (parser.parseTypeList(state.types) || parser.parseRParen()))
    return failure();
  return failure(parser.parseRegion(*state.addRegion()) || parser.parseKeyword("else") ||
                 parser.parseRegion(*state.addRegion()) || parser.parseOptionalAttrDict(state.attributes));
}
void PrimIfOp::print(OpAsmPrinter &p) {
  p << ' ' << getCondition() << " -> (" << getResultTypes() << ") ";
  p.printRegion(getThenRegion(), /*printEntryBlockArgs=*/false);
  p << " else ";
  p.printRegion(getElseRegion(), /*printEntryBlockArgs=*/false);
  p.printOptionalAttrDict((*this)->getRawDictionaryAttrs().getValue());
}

} // namespace reify::torch
