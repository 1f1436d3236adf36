#include "engine/passes/refine/forget_types.h"

#include "engine/dialect/op_traits.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/library/model_functions.h"
#include "engine/passes/rewrite/steps.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/SymbolTable.h>

#include <llvm/ADT/StringSet.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

/// The type without what is known of tensors, also of those in tuples. Lists and optionals have exactly one
/// type, wherever they go, so they stay; what they state of their elements, casts give back to these.
static Type forgotten(Type type) {
  if (auto tensor = dyn_cast<BaseTensorType>(type))
    return tensor.getWithSizesAndDtype(std::nullopt, Type());
  if (auto tuple = dyn_cast<torch::TupleType>(type))
    return torch::TupleType::get(type.getContext(), llvm::map_to_vector(tuple.getContainedTypes(), forgotten));
  return type;
}

namespace {

class TypeForgetter {
public:
  TypeForgetter(ModuleOp module, Recorder &recorder)
      : module_(module), recorder_(recorder), rewriter_(module.getContext(), &recorder) {}
  /// How many values were forgotten.
  unsigned run();

private:
  void findCalls();
  bool canBeFoundAgain(Operation *op) const;
  void forgetValue(Value value);
  void forgetIn(func::FuncOp function);
  void settle(Operation *op);
  bool settleKnown(Operation *op);
  static bool takesOperands(Operation *op);
  void give(OpOperand &operand, Type type);
  bool isOpen(func::FuncOp function) const { return others_.contains(function.getSymName()); }
  func::FuncOp callee(func::CallOp call) const { return functions_.lookup(call.getCallee()); }
  bool isForgotten(func::FuncOp function) const {
    return function && !function.isExternal() && !isLibraryFunction(function);
  }

  ModuleOp module_;
  Recorder &recorder_;
  IRRewriter rewriter_;
  llvm::StringMap<func::FuncOp> functions_;
  llvm::StringSet<> called_; // by func.call
  llvm::StringSet<> others_; // symbols used in another way: methods, functions as values
  llvm::DenseMap<Value, Type> written_;
  unsigned count_ = 0;
};

void TypeForgetter::findCalls() {
  for (func::FuncOp function : module_.getOps<func::FuncOp>())
    functions_[function.getSymName()] = function;
  if (auto uses = SymbolTable::getSymbolUses(&module_.getBodyRegion()))
    for (const SymbolTable::SymbolUse &use : *uses)
      (isa<func::CallOp>(use.getUser()) ? called_ : others_).insert(use.getSymbolRef().getRootReference().getValue());
}

/// Whether the types of the op's results follow from its operands, or from a library function.
bool TypeForgetter::canBeFoundAgain(Operation *op) const {
  if (auto call = dyn_cast<func::CallOp>(op))
    return isForgotten(callee(call)) && !isOpen(callee(call));
  if (op->hasTrait<OpTrait::ConstantLike>() || isa<torch::TensorLiteralOp, torch::PerTensorAffineCreateOp>(op))
    return false;
  if (isa<torch::DerefineOp, torch::PrimTupleConstructOp>(op))
    return true;
  if (isa<torch::TensorStaticInfoCastOp>(op)) {
    const auto written = written_.find(op->getOperand(0));
    const Type from = written == written_.end() ? op->getOperand(0).getType() : written->second;
    return torch::isValidSubtype(from, op->getResult(0).getType());
  }
  if (!op->isRegistered())
    return op->getName().getDialectNamespace() == "torch";
  return torch::allowsTypeRefinement(op);
}

void TypeForgetter::forgetValue(Value value) {
  const Type type = forgotten(value.getType());
  if (type == value.getType())
    return;
  count_ += isa<BaseTensorType>(type);
  written_[value] = value.getType();
  recorder_.retype(value, type);
}

void TypeForgetter::forgetIn(func::FuncOp function) {
  // Callers of a private function give its arguments their types again, once it is inlined.
  const bool isPrivate = function.isPrivate() && called_.contains(function.getSymName()) && !isOpen(function);
  if (isPrivate)
    for (Value argument : function.getArguments())
      forgetValue(argument);
  function->walk([&](Operation *op) {
    if (canBeFoundAgain(op))
      for (Value result : op->getResults())
        forgetValue(result);
    if (auto loop = dyn_cast<torch::PrimLoopOp>(op))
      for (Value argument : loop.getRegion().front().getArguments())
        forgetValue(argument);
  });
  if (isOpen(function))
    return;
  SmallVector<Type> results = llvm::map_to_vector(function.getResultTypes(), forgotten);
  SmallVector<Type> arguments(function.getBody().front().getArgumentTypes());
  if (TypeRange(results) != function.getResultTypes() || TypeRange(arguments) != function.getArgumentTypes())
    rewriter_.modifyOpInPlace(function, [&] { function.setType(rewriter_.getFunctionType(arguments, results)); });
}

/// Makes the operands of ops fit again whose operands and results go together. False for all others.
bool TypeForgetter::settleKnown(Operation *op) {
  auto giveAll = [&](MutableArrayRef<OpOperand> operands, TypeRange types) {
    for (auto [operand, type] : llvm::zip(operands, types))
      give(operand, type);
    return true;
  };
  if (isa<torch::CopyToTensorOp, torch::CopyToValueTensorOp>(op)) {
    const auto from = cast<BaseTensorType>(op->getOperand(0).getType());
    const auto to = cast<BaseTensorType>(op->getResult(0).getType());
    recorder_.retype(op->getResult(0), from.getWithValueSemantics(to.hasValueSemantics()));
    return true;
  }
  if (isa<torch::OverwriteTensorContentsOp>(op)) {
    give(op->getOpOperand(0), cast<BaseTensorType>(op->getOperand(1).getType()).getWithValueSemantics());
    return true;
  }
  if (isa<torch::PrimLoopOp>(op))
    return giveAll(op->getOpOperands().drop_front(2), op->getResultTypes());
  if (isa<torch::PrimLoopConditionOp>(op))
    return giveAll(op->getOpOperands().drop_front(1), op->getParentOp()->getResultTypes());
  if (isa<torch::PrimIfYieldOp>(op))
    return giveAll(op->getOpOperands(), op->getParentOp()->getResultTypes());
  if (isa<func::ReturnOp>(op))
    return giveAll(op->getOpOperands(), op->getParentOfType<func::FuncOp>().getResultTypes());
  if (auto call = dyn_cast<func::CallOp>(op); call && callee(call))
    return giveAll(op->getOpOperands(), callee(call).getArgumentTypes());
  return false;
}

/// Whether the op takes its operands as they are. What it says is nobody's concern.
bool TypeForgetter::takesOperands(Operation *op) {
  if (!op->isRegistered())
    return op->getName().getDialectNamespace() == "torch";
  if (isa<torch::GlobalSlotSetOp, torch::PrimSetAttrOp, torch::PrimCallMethodOp>(op))
    return false; // the other side has a type of its own
  ScopedDiagnosticHandler silence(op->getContext(), [](mlir::Diagnostic &) { return success(); });
  return succeeded(op->getName().verifyInvariants(op));
}

/// Where an op does not take a forgotten type, it gets the written one back.
void TypeForgetter::settle(Operation *op) {
  if (settleKnown(op) || takesOperands(op))
    return;
  for (OpOperand &operand : op->getOpOperands())
    if (auto written = written_.find(operand.get()); written != written_.end())
      give(operand, written->second);
}

/// A cast in front of the user, if the operand has another type.
void TypeForgetter::give(OpOperand &operand, Type type) {
  const Value value = operand.get();
  Operation *user = operand.getOwner();
  if (value.getType() == type)
    return;
  const bool areTensors = isa<BaseTensorType>(type) && isa<BaseTensorType>(value.getType());
  if (!areTensors && !torch::isValidSubtype(value.getType(), type))
    return; // the verifier tells
  rewriter_.setInsertionPoint(user);
  const Value cast = areTensors ? Value(torch::TensorStaticInfoCastOp::create(rewriter_, user->getLoc(), type, value))
                                : Value(torch::DerefineOp::create(rewriter_, user->getLoc(), type, value));
  rewriter_.modifyOpInPlace(user, [&] { operand.set(cast); });
}

unsigned TypeForgetter::run() {
  SmallVector<func::FuncOp> functions;
  for (func::FuncOp function : module_.getOps<func::FuncOp>())
    if (isForgotten(function))
      functions.push_back(function);
  findCalls();
  for (func::FuncOp function : functions)
    forgetIn(function);
  for (func::FuncOp function : functions) {
    SmallVector<Operation *> ops; // casts are added on the way
    function->walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : llvm::drop_begin(ops))
      settle(op);
  }
  return count_;
}

} // namespace

uint32_t forgetTypes(ModuleOp module, Recorder &recorder) {
  StepScope step = openStepText(&recorder, StepKind::Pass, nullptr, "forget the written types");
  const unsigned count = TypeForgetter(module, recorder).run();
  step.detail([&] {
    return count == 0 ? std::string("no type is written that could be forgotten")
                      : "the types of " + std::to_string(count) + (count == 1 ? " value" : " values") +
                            " have to be found again";
  });
  return step.index();
}

} // namespace reify
