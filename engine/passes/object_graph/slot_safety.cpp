#include "engine/passes/object_graph/slot_safety.h"

#include "engine/dialect/op_traits.h"
#include "engine/library/model_functions.h"
#include "engine/passes/rewrite/steps.h"

#include <mlir/Interfaces/SideEffectInterfaces.h>

#include <llvm/ADT/SetVector.h>

namespace reify {

using namespace mlir;

/// Nothing can change a value of such a type.
static bool isImmutable(Type type) {
  return isa<torch::IntType, torch::FloatType, torch::BoolType, torch::StringType, torch::NoneType,
             torch::ValueTensorType>(type);
}

SlotSafety::SlotSafety(ModuleOp module) {
  collect(module);
  for (auto &[name, state] : slots_)
    if (state.op.getSymVisibility().value_or("public") == "public")
      markSlot(name, state.op);
  module->walk([&](torch::GlobalSlotSetOp set) { markSlot(set.getSlot(), set); });
  auto evaluateAll = [&](Operation *root) {
    root->walk([&](Operation *op) {
      for (Value result : op->getResults())
        evaluate(result);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (Value argument : block.getArguments())
            evaluate(argument);
    });
  };
  for (Operation &op : *module.getBody())
    if (auto function = dyn_cast<func::FuncOp>(op); !function || !isLibraryFunction(function))
      evaluateAll(&op);
  // A slot may turn out unsafe because of another one whose first value it shares.
  for (bool changed = true; changed;) {
    while (!unsafe_.empty()) {
      Value value = unsafe_.back();
      unsafe_.pop_back();
      spread(value);
    }
    changed = false;
    for (auto &[name, state] : slots_)
      if (!state.reason) {
        markSlice(name);
        changed |= state.reason != nullptr;
      }
  }
}

void SlotSafety::collect(ModuleOp module) {
  for (auto slot : module.getOps<torch::GlobalSlotOp>())
    slots_[slot.getSymName()].op = slot;
  module->walk([&](Operation *op) {
    if (auto get = dyn_cast<torch::GlobalSlotGetOp>(op))
      slots_[get.getSlot()].reads.push_back(get);
    else if (auto call = dyn_cast<func::CallOp>(op))
      calls_[call.getCallee()].push_back(call);
    else if (auto ret = dyn_cast<func::ReturnOp>(op))
      returns_[ret->getParentOfType<func::FuncOp>().getSymName()].push_back(ret);
    else if (auto initialize = dyn_cast<torch::InitializeGlobalSlotsOp>(op))
      initializer_ = initialize;
  });
  if (initializer_)
    for (auto [name, value] : llvm::zip(initializer_.getSlotSymNames(), initializer_.getInitialValues()))
      slots_[cast<SymbolRefAttr>(name).getRootReference()].first = value;
}

void SlotSafety::markSlot(StringRef slot, Operation *reason) {
  SlotState &state = slots_[slot];
  if (state.reason)
    return;
  state.reason = reason;
  if (state.first)
    evaluate(state.first);
}

/// A slot whose first value is made from something that changes is not safe either.
void SlotSafety::markSlice(StringRef slot) {
  for (Operation *op : slice(slot))
    if (Operation *reason = firstUnsafe(op->getResults()))
      return markSlot(slot, reason);
}

Operation *SlotSafety::firstUnsafe(ValueRange values) const {
  for (Value value : values)
    if (Operation *reason = reasons_.lookup(value))
      return reason;
  return nullptr;
}

/// The op because of which this use may change the value; null for a harmless use.
Operation *SlotSafety::unsafeUse(OpOperand &use) const {
  Operation *user = use.getOwner();
  const unsigned index = use.getOperandNumber();
  if (isa<torch::PrimIfOp>(user) || torch::hasValueSemantics(user))
    return nullptr;
  if (isa<torch::PrimIfYieldOp>(user))
    return reasons_.lookup(user->getParentOp()->getResult(index));
  if (auto loop = dyn_cast<torch::PrimLoopOp>(user))
    return index < 2 ? nullptr : firstUnsafe({loop->getResult(index - 2), loop->getRegion(0).getArgument(index - 1)});
  if (isa<torch::PrimLoopConditionOp>(user)) {
    Operation *loop = user->getParentOp();
    return index < 1 ? nullptr : firstUnsafe({loop->getResult(index - 1), loop->getRegion(0).getArgument(index)});
  }
  if (auto ret = dyn_cast<func::ReturnOp>(user)) {
    // What a public function returns is the caller's, who may not change it: the contract says so.
    auto calls = calls_.find(ret->getParentOfType<func::FuncOp>().getSymName());
    if (calls != calls_.end())
      for (func::CallOp call : calls->second)
        if (Operation *reason = reasons_.lookup(call->getResult(index)))
          return reason;
    return nullptr;
  }
  if (auto initialize = dyn_cast<torch::InitializeGlobalSlotsOp>(user))
    return reason(cast<SymbolRefAttr>(initialize.getSlotSymNames()[index]).getRootReference());
  if (torch::isReadOnly(user) || isMemoryEffectFree(user) || isa<torch::PrimListConstructOp>(user))
    return firstUnsafe(user->getResults());
  return user;
}

void SlotSafety::evaluate(Value value) {
  if (isImmutable(value.getType()) || reasons_.contains(value))
    return;
  for (OpOperand &use : value.getUses())
    if (Operation *reason = unsafeUse(use)) {
      reasons_[value] = reason;
      unsafe_.push_back(value);
      return;
    }
}

void SlotSafety::spread(Value value) {
  if (auto get = value.getDefiningOp<torch::GlobalSlotGetOp>())
    return markSlot(get.getSlot(), reasons_.lookup(value));
  reevaluateSources(value);
}

/// What may have become `value`.
void SlotSafety::reevaluateSources(Value value) {
  Operation *definer = value.getDefiningOp();
  if (auto call = dyn_cast_if_present<func::CallOp>(definer)) {
    for (func::ReturnOp ret : returns_.lookup(call.getCallee()))
      evaluate(ret->getOperand(cast<OpResult>(value).getResultNumber()));
    return;
  }
  if (!definer) { // an argument: of a loop's body, or of a function
    definer = value.getParentBlock()->getParentOp();
    if (!isa<torch::PrimLoopOp>(definer))
      return;
  }
  for (Value operand : definer->getOperands())
    evaluate(operand);
  if (isa<torch::PrimIfOp, torch::PrimLoopOp>(definer))
    for (Region &region : definer->getRegions())
      for (Block &block : region)
        for (Value operand : block.getTerminator()->getOperands())
          evaluate(operand);
}

const std::vector<torch::GlobalSlotGetOp> &SlotSafety::reads(StringRef slot) const {
  static const std::vector<torch::GlobalSlotGetOp> none;
  auto found = slots_.find(slot);
  return found == slots_.end() ? none : found->second.reads;
}

/// Operands before the ops that take them, in the order in which they are taken.
SmallVector<Operation *> SlotSafety::slice(StringRef slot) const {
  llvm::SetVector<Operation *> ops;
  SmallVector<std::pair<Operation *, unsigned>> path; // with the next operand to look at
  auto enter = [&](Value value) {
    Operation *definer = value.getDefiningOp();
    if (definer && !ops.contains(definer))
      path.push_back({definer, 0});
  };
  if (Value first = slots_.lookup(slot).first)
    enter(first);
  while (!path.empty()) {
    auto &[op, next] = path.back();
    if (next < op->getNumOperands()) {
      enter(op->getOperand(next++));
      continue;
    }
    ops.insert(op);
    path.pop_back();
  }
  return ops.takeVector();
}

std::string SlotSafety::explain(StringRef slot) const {
  Operation *why = reason(slot);
  if (!why)
    return "nothing changes what is in @" + slot.str();
  const std::string name = "@" + slot.str();
  if (isa<torch::GlobalSlotOp>(why) && cast<torch::GlobalSlotOp>(why).getSymName() == slot)
    return name + " is public: it may be written from outside";
  if (auto set = dyn_cast<torch::GlobalSlotSetOp>(why); set && set.getSlot() == slot)
    return name + " is written to";
  if (isa<torch::GlobalSlotOp, torch::GlobalSlotSetOp>(why))
    return name + " shares its first value with another slot, which may change";
  const std::string user = isa<torch::OperatorOp>(why) ? "torch.operator \"" + opTitle(why) + "\"" : opTitle(why);
  return "what is in " + name + " reaches " + user + ", which may change it in place";
}

} // namespace reify
