// torch-globalize-object-graph: attributes of module instances become global slots, methods become
// functions, and the instances go. What stands in the module is valid after every step: copies of
// the functions are made first, then each loses its module arguments once its callees have lost
// theirs.
#include "engine/library/model_functions.h"
#include "engine/passes/module_error.h"
#include "engine/passes/object_graph/monomorphization.h"
#include "engine/passes/object_graph/object_graph.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/rewrite/copy_origins.h"
#include "engine/passes/rewrite/steps.h"

#include <mlir/Analysis/TopologicalSortUtils.h>
#include <mlir/IR/IRMapping.h>
#include <mlir/Pass/Pass.h>

#include <llvm/ADT/StringSet.h>

namespace reify {

using namespace mlir;

namespace {

class Globalizer {
public:
  Globalizer(ModuleOp module, Recorder *recorder)
      : module_(module), recorder_(recorder), rewriter_(module.getContext(), recorder), graph_(module),
        monomorphizer_(module, graph_) {}

  /// False after errors; the module is then as it was.
  bool run();

private:
  bool check();
  void makeRoomForNames();
  void createSlots();
  void createInitializer();
  void copyFunctions();
  void dropModules(unsigned index);
  void replaceAccess(const InstanceValues &values, Operation *access);
  void retargetCalls(unsigned index, const InstanceValues &values, bool toDone);
  void eraseModuleValues(unsigned index, const InstanceValues &values);
  void dropInCalleeOrder();
  void eraseOldOps();
  SmallVector<unsigned> calleesOf(unsigned index, const InstanceValues &values);
  template <class Title> StepScope step(StepKind kind, Operation *op, Title &&title) {
    return openStep(recorder_, kind, op, std::forward<Title>(title));
  }

  ModuleOp module_;
  Recorder *recorder_;
  IRRewriter rewriter_;
  ObjectGraph graph_;
  Monomorphizer monomorphizer_;
  SmallVector<Operation *> oldOps_;
  std::vector<func::FuncOp> functions_; // by index of their FunctionCopy
  std::vector<bool> isDone_;            // whether it has lost its modules
};

void eraseArguments(func::FuncOp function, const llvm::BitVector &dropped) {
  if (!function.isExternal())
    return (void)function.eraseArguments(dropped);
  function.setType(
      cast<FunctionType>(function.getTypeWithoutArgsAndResults(dropped, llvm::BitVector(function.getNumResults()))));
  function.setAllArgAttrs(ArrayRef<Attribute>());
}

bool Globalizer::check() {
  if (auto existing = module_.getOps<torch::GlobalSlotModuleInitializerOp>(); !existing.empty()) {
    InFlightDiagnostic error = (*existing.begin()).emitError("there must be only one global slot initializer");
    error.attachNote(graph_.root().getLoc())
        << "the attributes of this module would need another one: globalize before slots are made";
    return false;
  }
  return true;
}

/// Old functions go last, so a name that a new symbol wants must be free by then.
void Globalizer::makeRoomForNames() {
  llvm::StringSet<> wanted;
  for (const SlotToMake &slot : graph_.slots())
    wanted.insert(slot.name);
  for (const FunctionCopy &copy : monomorphizer_.copies())
    wanted.insert(copy.name);
  llvm::StringSet<> taken = wanted;
  for (Operation &op : *module_.getBody())
    if (auto symbol = dyn_cast<SymbolOpInterface>(op))
      taken.insert(symbol.getName());
  for (auto function : module_.getOps<func::FuncOp>()) {
    if (!wanted.contains(function.getSymName()) || isLibraryFunction(function))
      continue;
    StepScope scope =
        step(StepKind::Rewrite, function, [&] { return "make room for the name @" + function.getSymName().str(); });
    std::string name = function.getSymName().str() + "$old";
    while (!taken.insert(name).second)
      name += "$";
    auto newName = FlatSymbolRefAttr::get(rewriter_.getContext(), name);
    module_->walk([&](Operation *user) {
      if (auto call = dyn_cast<func::CallOp>(user); call && call.getCallee() == function.getSymName())
        rewriter_.modifyOpInPlace(call, [&] { call.setCalleeAttr(newName); });
      else if (auto method = dyn_cast<torch::MethodOp>(user); method && method.getFunction() == function.getSymName())
        rewriter_.modifyOpInPlace(method, [&] { method.setFunctionAttr(newName); });
    });
    monomorphizer_.rename(function.getSymName(), name);
    rewriter_.modifyOpInPlace(function, [&] { function.setSymName(name); });
  }
}

void Globalizer::createSlots() {
  rewriter_.setInsertionPointToStart(module_.getBody());
  for (const SlotToMake &slot : graph_.slots()) {
    StepScope scope = step(StepKind::Rewrite, slot.slot, [&] { return "slot @" + slot.name; });
    StringAttr visibility;
    if (torch::AttrOp(slot.attr).getIsPrivate())
      visibility = rewriter_.getStringAttr("private");
    auto made =
        torch::GlobalSlotOp::create(rewriter_, torch::SlotOp(slot.slot).getLoc(), rewriter_.getStringAttr(slot.name),
                                    visibility, torch::AttrOp(slot.attr).getTypeAttr());
    if (recorder_)
      recorder_->setOrigin(made, recorder_->idOf(slot.slot));
  }
}

/// What computes the first values moves into the initializer as it is, also what no slot needs.
void Globalizer::createInitializer() {
  StepScope scope = step(StepKind::Rewrite, graph_.root(), [] { return std::string("first values"); });
  OpBuilder builder(module_.getContext());
  auto initializer = torch::GlobalSlotModuleInitializerOp::create(builder, placeOfModule(module_), TypeRange());
  Region &region = initializer.getInitializer();
  Block *body = region.empty() ? &region.emplaceBlock() : &region.front();
  body->clear();
  builder.setInsertionPointToEnd(body);
  IRMapping mapping;
  for (Operation *op : oldOps_)
    if (!isa<func::FuncOp, torch::ClassTypeOp, torch::NnModuleOp>(op))
      builder.clone(*op, mapping);
  // A module's body is a graph: clones whose operands came later still name the old ops.
  for (Operation &op : *body)
    for (OpOperand &operand : op.getOpOperands())
      operand.set(mapping.lookupOrDefault(operand.get()));
  SmallVector<Attribute> names;
  SmallVector<Value> values;
  for (const SlotToMake &slot : graph_.slots()) {
    names.push_back(FlatSymbolRefAttr::get(builder.getContext(), slot.name));
    values.push_back(mapping.lookupOrDefault(torch::SlotOp(slot.slot).getValue()));
  }
  torch::InitializeGlobalSlotsOp::create(builder, placeOfModule(module_), builder.getArrayAttr(names), values);
  sortTopologically(body);
  rewriter_.setInsertionPointToStart(module_.getBody());
  rewriter_.insert(initializer);
}

void Globalizer::copyFunctions() {
  StepScope all =
      step(StepKind::Rewrite, nullptr, [] { return std::string("one function for each method of each instance"); });
  for (const FunctionCopy &copy : monomorphizer_.copies()) {
    func::FuncOp old = copy.of.function;
    StepScope scope = step(StepKind::Rewrite, old, [&] { return "function @" + copy.name; });
    scope.detail([&] {
      std::string text = "from @" + old.getSymName().str();
      for (torch::NnModuleOp instance : copy.of.instances)
        text += (instance == copy.of.instances.front() ? " for " : ", ") + graph_.pathOf(instance);
      return text;
    });
    func::FuncOp made = old.clone();
    made.setSymName(copy.name);
    made.setVisibility(copy.isPrivate ? SymbolTable::Visibility::Private : SymbolTable::Visibility::Public);
    rewriter_.setInsertionPointToEnd(module_.getBody());
    rewriter_.insert(made);
    if (recorder_)
      setOrigins(*recorder_, made, old);
    functions_.push_back(made);
  }
}

void Globalizer::replaceAccess(const InstanceValues &values, Operation *access) {
  rewriter_.setInsertionPoint(access);
  if (auto get = dyn_cast<torch::PrimGetAttrOp>(access)) {
    if (isa<torch::NnModuleType>(get.getResult().getType()))
      return; // goes when nothing needs it
    std::string slot = graph_.slotName(values[get.getReceiver()], get.getName());
    StepScope scope = step(StepKind::Rewrite, get, [&] { return "read slot @" + slot; });
    rewriter_.replaceOpWithNewOp<torch::GlobalSlotGetOp>(get, get.getResult().getType(),
                                                         FlatSymbolRefAttr::get(get.getContext(), slot));
  } else if (auto set = dyn_cast<torch::PrimSetAttrOp>(access)) {
    std::string slot = graph_.slotName(values[set.getReceiver()], set.getName());
    StepScope scope = step(StepKind::Rewrite, set, [&] { return "write slot @" + slot; });
    rewriter_.replaceOpWithNewOp<torch::GlobalSlotSetOp>(set, FlatSymbolRefAttr::get(set.getContext(), slot),
                                                         set.getValue());
  }
}

SmallVector<unsigned> Globalizer::calleesOf(unsigned index, const InstanceValues &values) {
  SmallVector<unsigned> callees;
  functions_[index].walk([&](func::CallOp call) {
    func::FuncOp callee = monomorphizer_.calleeOf(call);
    if (!callee)
      return;
    if (unsigned target = monomorphizer_.indexOf(values.callee(call, callee)); target != ~0u)
      callees.push_back(target);
  });
  return callees;
}

/// Calls of functions that have lost their modules already, or of the others.
void Globalizer::retargetCalls(unsigned index, const InstanceValues &values, bool toDone) {
  SmallVector<func::CallOp> calls;
  functions_[index].walk([&](func::CallOp call) { calls.push_back(call); });
  for (func::CallOp call : calls) {
    func::FuncOp callee = monomorphizer_.calleeOf(call);
    unsigned target = callee ? monomorphizer_.indexOf(values.callee(call, callee)) : ~0u;
    if (target == ~0u || isDone_[target] != toDone)
      continue;
    const std::string &name = monomorphizer_.copies()[target].name;
    StepScope scope;
    if (toDone) // else the module is not valid in between
      scope = step(StepKind::Rewrite, call, [&] { return "call @" + name; });
    SmallVector<Value> operands;
    for (Value operand : call.getOperands())
      if (!isa<torch::NnModuleType>(operand.getType()))
        operands.push_back(operand);
    rewriter_.setInsertionPoint(call);
    rewriter_.replaceOpWithNewOp<func::CallOp>(call, name, call.getResultTypes(), operands);
  }
}

void Globalizer::eraseModuleValues(unsigned index, const InstanceValues &values) {
  func::FuncOp function = functions_[index];
  SmallVector<Operation *> gets;
  function.walk([&](torch::PrimGetAttrOp get) { gets.push_back(get); });
  llvm::BitVector dropped(function.getNumArguments());
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
    if (isa<torch::NnModuleType>(type))
      dropped.set(unsigned(i));
  StepScope scope =
      step(StepKind::Erase, function, [&] { return "drop the modules from @" + function.getSymName().str(); });
  const Moment before = recorder_ ? recorder_->now() : 0;
  retargetCalls(index, values, /*toDone=*/false); // a function that calls itself
  for (Operation *get : llvm::reverse(gets))
    rewriter_.eraseOp(get);
  if (dropped.any())
    rewriter_.modifyOpInPlace(function, [&] { eraseArguments(function, dropped); });
  if (recorder_ && recorder_->now() == before)
    scope.discard();
}

void Globalizer::dropModules(unsigned index) {
  func::FuncOp function = functions_[index];
  StepScope scope =
      step(StepKind::Rewrite, function, [&] { return "accesses and calls in @" + function.getSymName().str(); });
  const Moment before = recorder_ ? recorder_->now() : 0;
  InstanceValues values(graph_, function, monomorphizer_.copies()[index].of);
  SmallVector<Operation *> accesses;
  function.walk([&](Operation *op) {
    if (isa<torch::PrimGetAttrOp, torch::PrimSetAttrOp>(op))
      accesses.push_back(op);
  });
  for (Operation *access : accesses)
    replaceAccess(values, access);
  retargetCalls(index, values, /*toDone=*/true);
  eraseModuleValues(index, values);
  if (recorder_ && recorder_->now() == before)
    scope.discard();
}

/// Callees first. In a circle of calls there is no such order; one of them then has to wait.
void Globalizer::dropInCalleeOrder() {
  isDone_.assign(functions_.size(), false);
  std::vector<bool> isOpen(functions_.size(), false);
  auto callees = [&](unsigned index) {
    return calleesOf(index, InstanceValues(graph_, functions_[index], monomorphizer_.copies()[index].of));
  };
  for (unsigned first = 0; first < functions_.size(); ++first) {
    std::vector<std::pair<unsigned, SmallVector<unsigned>>> stack;
    auto open = [&](unsigned index) {
      if (isOpen[index])
        return;
      isOpen[index] = true;
      stack.push_back({index, callees(index)});
    };
    open(first);
    while (!stack.empty()) {
      auto &[index, waiting] = stack.back();
      if (!waiting.empty()) {
        open(waiting.pop_back_val());
        continue;
      }
      dropModules(index);
      isDone_[index] = true;
      stack.pop_back();
    }
  }
}

void Globalizer::eraseOldOps() {
  StepScope scope = step(StepKind::Erase, graph_.root(), [] { return std::string("erase the object graph"); });
  for (Operation *op : llvm::reverse(oldOps_)) {
    op->dropAllDefinedValueUses();
    rewriter_.eraseOp(op);
  }
}

bool Globalizer::run() {
  if (!graph_.build() || !check() || !monomorphizer_.run())
    return false;
  makeRoomForNames();
  for (Operation &op : *module_.getBody()) {
    auto function = dyn_cast<func::FuncOp>(op);
    if (!isa<torch::GlobalSlotOp>(op) && !(function && isLibraryFunction(function)))
      oldOps_.push_back(&op);
  }
  createSlots();
  createInitializer();
  copyFunctions();
  dropInCalleeOrder();
  eraseOldOps();
  return true;
}

class GlobalizeObjectGraphPass : public RowPass<GlobalizeObjectGraphPass, ModuleOp> {
public:
  using RowPass::RowPass;
  void runOnOperation() override {
    if (!Globalizer(getOperation(), recorderOf(&getContext())).run())
      signalPassFailure();
  }
};

} // namespace

std::unique_ptr<Pass> createGlobalizeObjectGraphPass(const PassRow &row) {
  return std::make_unique<GlobalizeObjectGraphPass>(row);
}

} // namespace reify
