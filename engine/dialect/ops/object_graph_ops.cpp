#include "engine/dialect/ops/torch_ops.h"

#include <llvm/ADT/StringMap.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>

using namespace mlir;

namespace reify::torch {

// (A region verifier: the members are known to be well-formed.)
LogicalResult ClassTypeOp::verifyRegions() {
  llvm::StringMap<Operation *> members;
  for (Operation &op : *getBody()) {
    if (isa<ClassTypeTerminatorOp>(op))
      continue;
    if (!isa<AttrOp, MethodOp>(op))
      return op.emitOpError("is not allowed inside `torch.class_type`");
    StringRef name = isa<AttrOp>(op) ? cast<AttrOp>(op).getName() : cast<MethodOp>(op).getName();
    auto [it, isNew] = members.try_emplace(name, &op);
    if (isNew)
      continue;
    InFlightDiagnostic error = emitOpError("has duplicate attr/method with name '") << name << "'";
    error.attachNote(it->second->getLoc()) << "see first conflicting attr/method here";
    error.attachNote(op.getLoc()) << "see second conflicting attr/method here";
    return error;
  }
  return success();
}

LogicalResult MethodOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto error = [&] { return emitError("'@") << getFunction() << "' "; };
  auto function = symbolTable.lookupNearestSymbolFrom<func::FuncOp>(*this, getFunctionAttr());
  if (!function)
    return error() << "does not reference a valid function";
  if (!function.isPrivate())
    return error() << "must reference a private function";
  if (function.isDeclaration())
    return error() << "must reference a function that is defined (not merely declared)";
  auto receiver = NnModuleType::get(getContext(), (*this)->getParentOfType<ClassTypeOp>().getSymName());
  if (function.getNumArguments() == 0 || function.getArgument(0).getType() != receiver)
    return emitError("the referenced function '")
           << getFunction() << "' must have a first argument of type " << Type(receiver);
  return success();
}

LogicalResult NnModuleOp::verifyRegions() {
  for (Operation &op : *getBody())
    if (!isa<SlotOp, NnModuleTerminatorOp>(op))
      return op.emitOpError("is not allowed inside 'torch.nn_module'");
  return success();
}

ClassTypeOp NnModuleOp::getClassType(SymbolTableCollection &symbolTable) {
  return symbolTable.lookupNearestSymbolFrom<ClassTypeOp>(*this, StringAttr::get(getContext(), getClassName()));
}

LogicalResult NnModuleOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  ClassTypeOp classType = getClassType(symbolTable);
  if (!classType)
    return emitError() << "'" << getClassName() << "' does not reference a valid class type";
  auto attrs = llvm::to_vector(classType.getOps<AttrOp>());
  auto slots = llvm::to_vector(getOps<SlotOp>());
  if (attrs.size() != slots.size())
    return emitError("number of 'torch.slot's in a 'torch.nn_module' must match number of "
                     "'torch.attr's in the corresponding 'torch.class_type'");
  for (auto [index, attr, slot] : llvm::enumerate(attrs, slots)) {
    if (attr.getName() == slot.getName() && isValidSubtype(slot.getValue().getType(), attr.getType()))
      continue;
    InFlightDiagnostic error = slot.emitOpError("is expected to match type and name of '") << *attr << "'";
    error.attachNote(attr.getLoc()) << "see torch.attr at corresponding index " << index << " here";
    return error;
  }
  return success();
}

} // namespace reify::torch
