// torch-inline-global-slots: each read of a slot that nothing can change becomes the ops that
// compute its first value. The slots go; the others keep their part of the initializer.
#include "engine/passes/object_graph/global_slots.h"
#include "engine/passes/object_graph/slot_safety.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/rewrite/steps.h"

#include <mlir/IR/IRMapping.h>
#include <mlir/Pass/Pass.h>

#include <llvm/ADT/StringSet.h>

namespace reify {

using namespace mlir;

namespace {

class SlotInliner {
public:
  SlotInliner(ModuleOp module, Recorder *recorder)
      : module_(module), recorder_(recorder), rewriter_(module.getContext(), recorder), safety_(module) {}

  void run();

private:
  void inlineReads(StringRef slot);
  void inlineRead(torch::GlobalSlotGetOp get, ArrayRef<Operation *> slice, Value first);
  Value adjust(Location loc, Value value, Type type);
  void eraseSlots(ArrayRef<torch::GlobalSlotOp> slots);
  Value firstValue(StringRef slot);

  ModuleOp module_;
  Recorder *recorder_;
  IRRewriter rewriter_;
  SlotSafety safety_;
};

/// The value under the type that the reader expects.
Value SlotInliner::adjust(Location loc, Value value, Type type) {
  Type from = value.getType();
  if (from == type)
    return value;
  if (isa<torch::BaseTensorType>(from) && isa<torch::BaseTensorType>(type))
    return torch::TensorStaticInfoCastOp::create(rewriter_, loc, type, value);
  if (torch::isValidSubtype(from, type))
    return torch::DerefineOp::create(rewriter_, loc, type, value);
  OperationState cast(loc, "torch.prim.unchecked_cast");
  cast.addOperands(value);
  cast.addTypes(type);
  return rewriter_.create(cast)->getResult(0);
}

void SlotInliner::inlineRead(torch::GlobalSlotGetOp get, ArrayRef<Operation *> slice, Value first) {
  StepScope scope = openStep(recorder_, StepKind::Inline, get, [&] { return "inline slot @" + get.getSlot().str(); });
  rewriter_.setInsertionPoint(get);
  IRMapping mapping;
  for (Operation *op : slice) {
    Operation *made = rewriter_.clone(*op, mapping);
    if (recorder_)
      recorder_->setOrigin(made, recorder_->idOf(op));
  }
  rewriter_.replaceOp(get, adjust(get.getLoc(), mapping.lookup(first), get.getResult().getType()));
}

Value SlotInliner::firstValue(StringRef slot) {
  torch::InitializeGlobalSlotsOp initializer = safety_.initializer();
  for (auto [name, value] : llvm::zip(initializer.getSlotSymNames(), initializer.getInitialValues()))
    if (cast<SymbolRefAttr>(name).getRootReference() == slot)
      return value;
  return {};
}

void SlotInliner::inlineReads(StringRef slot) {
  SmallVector<Operation *> slice = safety_.slice(slot);
  Value first = firstValue(slot);
  for (torch::GlobalSlotGetOp get : safety_.reads(slot))
    inlineRead(get, slice, first);
}

/// One change: slots and initializer must fit each other.
void SlotInliner::eraseSlots(ArrayRef<torch::GlobalSlotOp> slots) {
  if (slots.empty())
    return;
  StepScope scope = openStep(recorder_, StepKind::Erase, slots.front(), [&] {
    return slots.size() == 1 ? "erase slot @" + torch::GlobalSlotOp(slots.front()).getSymName().str()
                             : "erase " + std::to_string(slots.size()) + " slots";
  });
  llvm::StringSet<> gone;
  for (torch::GlobalSlotOp slot : slots)
    gone.insert(slot.getSymName());
  torch::InitializeGlobalSlotsOp initializer = safety_.initializer();
  SmallVector<Attribute> names;
  SmallVector<Value> values;
  for (auto [name, value] : llvm::zip(initializer.getSlotSymNames(), initializer.getInitialValues()))
    if (!gone.contains(cast<SymbolRefAttr>(name).getRootReference().getValue())) {
      names.push_back(name);
      values.push_back(value);
    }
  rewriter_.modifyOpInPlace(initializer, [&] {
    initializer.setSlotSymNamesAttr(rewriter_.getArrayAttr(names));
    initializer->setOperands(values);
  });
  for (torch::GlobalSlotOp slot : slots)
    rewriter_.eraseOp(slot);
}

void SlotInliner::run() {
  if (!safety_.initializer())
    return;
  SmallVector<torch::GlobalSlotOp> inlined;
  for (auto slot : module_.getOps<torch::GlobalSlotOp>()) {
    StringRef name = slot.getSymName();
    if (safety_.isSafe(name)) {
      inlineReads(name);
      inlined.push_back(slot);
      continue;
    }
    StepScope scope = openStep(recorder_, StepKind::Stuck, slot, [&] { return "slot @" + name.str() + " stays"; });
    scope.subject(StepSubject::Slot);
    scope.detail([&] { return safety_.explain(name); });
  }
  eraseSlots(inlined);
}

} // namespace

void inlineGlobalSlots(ModuleOp module, Recorder *recorder) { SlotInliner(module, recorder).run(); }

void eraseEmptyInitializer(ModuleOp module, Recorder *recorder) {
  for (auto op : llvm::make_early_inc_range(module.getOps<torch::GlobalSlotModuleInitializerOp>())) {
    auto last = dyn_cast<torch::InitializeGlobalSlotsOp>(op.getInitializer().front().getTerminator());
    if (!last || !last.getSlotSymNames().empty())
      continue;
    StepScope scope =
        openStep(recorder, StepKind::Erase, op, [] { return std::string("erase the empty initializer"); });
    IRRewriter(module.getContext(), recorder).eraseOp(op);
  }
}

namespace {

class InlineGlobalSlotsPass : public RowPass<InlineGlobalSlotsPass, ModuleOp> {
public:
  using RowPass::RowPass;
  void runOnOperation() override { inlineGlobalSlots(getOperation(), recorderOf(&getContext())); }
};

class EraseModuleInitializerPass : public RowPass<EraseModuleInitializerPass, ModuleOp> {
public:
  using RowPass::RowPass;
  void runOnOperation() override { eraseEmptyInitializer(getOperation(), recorderOf(&getContext())); }
};

} // namespace

std::unique_ptr<Pass> createInlineGlobalSlotsPass(const PassRow &row) {
  return std::make_unique<InlineGlobalSlotsPass>(row);
}
std::unique_ptr<Pass> createEraseModuleInitializerPass(const PassRow &row) {
  return std::make_unique<EraseModuleInitializerPass>(row);
}

} // namespace reify
