#include "engine/dialect/ops/torch_ops.h"

#include <llvm/ADT/MapVector.h>
#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/OpImplementation.h>

using namespace mlir;

namespace reify::torch {

//===-- initialize.global_slots ----------------------------------------------===//

//   torch.initialize.global_slots [
//     @a(%0 : T)
//   ]
ParseResult InitializeGlobalSlotsOp::parse(OpAsmParser &parser, OperationState &state) {
  if (parser.parseOptionalAttrDict(state.attributes) || parser.parseLSquare())
    return failure();
  SmallVector<Attribute> names;
  while (failed(parser.parseOptionalRSquare())) {
    FlatSymbolRefAttr name;
    OpAsmParser::UnresolvedOperand value;
    Type type;
    if (parser.parseAttribute(name) || parser.parseLParen() || parser.parseOperand(value) ||
        parser.parseColonType(type) || parser.parseRParen() || parser.resolveOperand(value, type, state.operands))
      return failure();
    names.push_back(name);
  }
  state.getOrAddProperties<Properties>().slotSymNames = parser.getBuilder().getArrayAttr(names);
  return success();
}

void InitializeGlobalSlotsOp::print(OpAsmPrinter &p) {
  p.printOptionalAttrDict((*this)->getRawDictionaryAttrs().getValue());
  p << " [";
  p.printNewline();
  for (auto [name, value] : llvm::zip(getSlotSymNames(), getInitialValues())) {
    p << "  " << name << '(' << value << " : " << value.getType() << ')';
    p.printNewline();
  }
  p << ']';
}

LogicalResult InitializeGlobalSlotsOp::verify() {
  if (getSlotSymNames().size() == getInitialValues().size())
    return success();
  InFlightDiagnostic error = emitOpError("expected number of operands to match number of slots");
  error.attachNote() << "there are " << getInitialValues().size() << " operands for " << getSlotSymNames().size()
                     << " slots";
  return error;
}

//===-- The initializer, which checks everything -----------------------------===//

namespace {

// By attributes: names may be long paths, and comparing these as texts takes its time.
using SlotMap = llvm::MapVector<StringAttr, GlobalSlotOp>;
using ValueMap = llvm::MapVector<StringAttr, Value>;

bool isBefore(StringAttr a, StringAttr b) { return a.getValue() < b.getValue(); }

LogicalResult verifyCoverage(const SlotMap &slots, const ValueMap &values, InitializeGlobalSlotsOp terminator) {
  std::vector<StringAttr> missing, unexpected;
  for (auto &[name, slot] : slots)
    if (!values.contains(name))
      missing.push_back(name);
  for (auto &[name, value] : values)
    if (!slots.contains(name))
      unexpected.push_back(name);
  if (missing.empty() && unexpected.empty())
    return success();
  llvm::sort(missing, isBefore);
  llvm::sort(unexpected, isBefore);
  InFlightDiagnostic error = terminator.emitOpError("must have one initializer for each global slot in the module");
  for (StringAttr name : missing) {
    GlobalSlotOp slot = slots.lookup(name);
    error.attachNote(slot.getLoc()) << "missing global slot initializer for @" << name.getValue();
  }
  for (StringAttr name : unexpected)
    error.attachNote(terminator.getLoc())
        << "unexpected global slot initializer for non-existent global slot @" << name.getValue();
  return error;
}

LogicalResult verifyBounds(const SlotMap &slots, const ValueMap &values, InitializeGlobalSlotsOp terminator) {
  for (auto &[name, value] : values) {
    GlobalSlotOp slot = slots.lookup(name);
    if (!isValidSubtype(value.getType(), slot.getTypeBound()))
      return terminator.emitOpError("initial value for global slot @")
             << name.getValue() << " has type " << value.getType() << " which is not within the bound "
             << slot.getTypeBound();
  }
  return success();
}

} // namespace

LogicalResult GlobalSlotModuleInitializerOp::verifyRegions() {
  auto module = dyn_cast<ModuleOp>((*this)->getParentOp());
  if (!module)
    return emitOpError("must be inside a module");
  if (*module.getOps<GlobalSlotModuleInitializerOp>().begin() != *this)
    return emitError("there must be only one global slot initializer");

  auto terminator = dyn_cast<InitializeGlobalSlotsOp>(getBody()->getTerminator());
  if (!terminator)
    return emitOpError("must end with 'torch.initialize.global_slots'");
  ValueMap values;
  for (auto [attr, value] : llvm::zip(terminator.getSlotSymNames(), terminator.getInitialValues())) {
    StringAttr name = cast<SymbolRefAttr>(attr).getRootReference();
    if (!values.insert({name, value}).second)
      return terminator.emitError("duplicate initialization of global slot: @") << name.getValue();
  }
  SlotMap slots;
  for (auto slot : module.getOps<GlobalSlotOp>())
    if (slot.getSymNameAttr() && slot.getTypeBoundAttr()) // slots further down are not verified yet
      slots.insert({slot.getSymNameAttr(), slot});
  if (failed(verifyCoverage(slots, values, terminator)) || failed(verifyBounds(slots, values, terminator)))
    return failure();

  WalkResult result = getRegion().walk([](Operation *op) {
    if (op->hasTrait<AllowedInModuleInitializer>())
      return WalkResult::advance();
    op->emitOpError("is not allowed in a module initializer");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

//===-- Uses -----------------------------------------------------------------===//

static LogicalResult verifySlotUse(Operation *op, FlatSymbolRefAttr slot, SymbolTableCollection &symbolTable) {
  if (symbolTable.lookupNearestSymbolFrom<GlobalSlotOp>(op, slot))
    return success();
  return op->emitOpError("references no global slot: ") << slot;
}
LogicalResult GlobalSlotGetOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifySlotUse(*this, getSlotAttr(), symbolTable);
}
LogicalResult GlobalSlotSetOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifySlotUse(*this, getSlotAttr(), symbolTable);
}

} // namespace reify::torch
