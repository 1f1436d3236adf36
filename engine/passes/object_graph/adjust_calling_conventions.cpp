// torch-adjust-calling-conventions: functions take and return what a backend can: the value tensors
// that `torch.type_bound` promises instead of any tensor, no none values, the elements of a tuple
// instead of the tuple. Inside of a function everything stays as it was, behind copies and
// constructs.
#include "engine/dialect/ops/torch_ops.h"
#include "engine/library/model_functions.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/refusal.h"
#include "engine/passes/rewrite/steps.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/Pass/Pass.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

namespace {

constexpr StringRef kTypeBound = "torch.type_bound";

class CallingConventions {
public:
  CallingConventions(ModuleOp module, Recorder *recorder)
      : module_(module), recorder_(recorder), rewriter_(module.getContext(), recorder) {}

  /// False after errors; nothing has changed then.
  bool run();

private:
  bool read(func::FuncOp function);
  bool readBound(func::FuncOp function, unsigned index, Type &bound);
  bool checkResults(func::FuncOp function);
  bool checkIndirectCalls();
  void adjustResults(func::FuncOp function);
  void adjustReturn(func::ReturnOp op);
  func::CallOp adjustResultsOfCall(func::CallOp call, TypeRange results);
  void bindArgument(func::FuncOp function, unsigned index, Type bound);
  void dropArgument(func::FuncOp function, unsigned index);
  void dropBound(func::FuncOp function, unsigned index);
  Value copyTo(Location loc, BaseTensorType type, Value value);
  template <class Title> StepScope step(Operation *op, Title &&title) {
    return openStep(recorder_, StepKind::Rewrite, op, std::forward<Title>(title));
  }

  ModuleOp module_;
  Recorder *recorder_;
  IRRewriter rewriter_;
  std::vector<std::pair<func::FuncOp, SmallVector<Type>>> functions_; // with bounds; null for none
  llvm::StringMap<SmallVector<func::CallOp>> calls_;                  // by callee
};

/// A bound on an argument that is no reference to a tensor promises nothing new.
bool CallingConventions::readBound(func::FuncOp function, unsigned index, Type &bound) {
  auto attribute = function.getArgAttrOfType<TypeAttr>(index, kTypeBound);
  auto tensor = dyn_cast<torch::NonValueTensorType>(function.getArgumentTypes()[index]);
  if (!attribute || !tensor)
    return true;
  auto wanted = dyn_cast<torch::ValueTensorType>(attribute.getValue());
  if (!wanted) {
    refuse(function, "argument " + Twine(index) + " is bound by a type without value semantics",
           "give 'torch.type_bound' a !torch.vtensor type");
    return false;
  }
  auto reference = cast<BaseTensorType>(Type(tensor)), value = cast<BaseTensorType>(Type(wanted));
  if (!meetTensorTypes(reference.getWithValueSemantics(), value)) {
    InFlightDiagnostic error =
        refuse(function, "argument " + Twine(index) + " is bound by a type that contradicts its own",
               "correct the one that is wrong");
    error.attachNote() << "the bound is " << wanted << ", the argument " << tensor;
    return false;
  }
  bound = wanted;
  return true;
}

/// At the contract a tuple of one cannot be told from what is in it.
bool CallingConventions::checkResults(func::FuncOp function) {
  for (Type type : function.getResultTypes()) {
    auto tuple = dyn_cast<torch::TupleType>(type);
    if (!tuple || tuple.getContainedTypes().size() != 1)
      continue;
    Operation *place = function;
    function.walk([&](func::ReturnOp op) { place = op; });
    InFlightDiagnostic error = emitError(place->getLoc())
                               << "unsupported by backend contract: @" << function.getSymName()
                               << " returns a tuple of one, " << type;
    error.attachNote(function.getLoc()) << "tuples are returned as their elements, so the caller "
                                           "could not tell this tuple from the "
                                           "bare value; return the value itself";
    return false;
  }
  return true;
}

bool CallingConventions::read(func::FuncOp function) {
  SmallVector<Type> bounds(function.getNumArguments());
  bool isGood = true;
  for (unsigned i = 0; i < bounds.size(); ++i)
    isGood &= readBound(function, i, bounds[i]);
  isGood &= checkResults(function);
  functions_.push_back({function, std::move(bounds)});
  return isGood;
}

bool CallingConventions::checkIndirectCalls() {
  bool isGood = true;
  module_->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<func::FuncOp>(op); function && isLibraryFunction(function))
      return WalkResult::skip();
    if (isa<func::CallIndirectOp>(op)) {
      isGood = false;
      refuse(op,
             "which function is called is only known when the program runs, so the call cannot "
             "follow the function's new signature",
             "call the function by its name");
    }
    return WalkResult::advance();
  });
  return isGood;
}

/// `value` as another tensor type: what is known changes first, then whether it is a value.
Value CallingConventions::copyTo(Location loc, BaseTensorType type, Value value) {
  auto from = cast<BaseTensorType>(value.getType());
  Type known = from.getWithSizesAndDtype(type.getOptionalSizes(), type.getOptionalDtype());
  if (known != from)
    value = torch::TensorStaticInfoCastOp::create(rewriter_, loc, known, value);
  if (value.getType() == type)
    return value;
  if (type.hasValueSemantics())
    return torch::CopyToValueTensorOp::create(rewriter_, loc, type, value);
  return torch::CopyToTensorOp::create(rewriter_, loc, type, value);
}

/// Tuples are flattened one level deep.
static SmallVector<Type> flattened(TypeRange results) {
  SmallVector<Type> types;
  for (Type type : results) {
    if (auto tuple = dyn_cast<torch::TupleType>(type))
      llvm::append_range(types, tuple.getContainedTypes());
    else if (!isa<torch::NoneType>(type))
      types.push_back(type);
  }
  return types;
}

void CallingConventions::adjustReturn(func::ReturnOp op) {
  rewriter_.setInsertionPoint(op);
  SmallVector<Value> operands;
  for (Value operand : op.getOperands()) {
    if (isa<torch::NoneType>(operand.getType()))
      continue;
    auto tuple = dyn_cast<torch::TupleType>(operand.getType());
    if (!tuple) {
      operands.push_back(operand);
      continue;
    }
    for (auto [i, type] : llvm::enumerate(tuple.getContainedTypes())) {
      auto index = torch::ConstantIntOp::create(rewriter_, op.getLoc(), rewriter_.getI64IntegerAttr(int64_t(i)));
      OperationState element(op.getLoc(), "torch.prim.TupleIndex");
      element.addOperands({operand, index});
      element.addTypes(type);
      operands.push_back(rewriter_.create(element)->getResult(0));
    }
  }
  rewriter_.modifyOpInPlace(op, [&] { op->setOperands(operands); });
}

/// Gives the call the new results, and its users what they had.
func::CallOp CallingConventions::adjustResultsOfCall(func::CallOp call, TypeRange results) {
  rewriter_.setInsertionPoint(call);
  auto made = func::CallOp::create(rewriter_, call.getLoc(), call.getCallee(), results, call.getOperands());
  made->setDiscardableAttrs(call->getDiscardableAttrDictionary());
  SmallVector<Value> values;
  size_t next = 0;
  for (Type type : call.getResultTypes()) {
    if (isa<torch::NoneType>(type)) {
      values.push_back(torch::ConstantNoneOp::create(rewriter_, call.getLoc()));
    } else if (auto tuple = dyn_cast<torch::TupleType>(type)) {
      const size_t count = tuple.getContainedTypes().size();
      values.push_back(
          torch::PrimTupleConstructOp::create(rewriter_, call.getLoc(), type, made.getResults().slice(next, count)));
      next += count;
    } else {
      values.push_back(made.getResult(next++));
    }
  }
  rewriter_.replaceOp(call, values);
  return made;
}

void CallingConventions::adjustResults(func::FuncOp function) {
  if (llvm::none_of(function.getResultTypes(), [](Type type) { return isa<torch::NoneType, torch::TupleType>(type); }))
    return;
  StepScope scope = step(function, [] { return std::string("return elements, not tuples or None"); });
  SmallVector<func::ReturnOp> returns;
  function.walk([&](func::ReturnOp op) { returns.push_back(op); });
  for (func::ReturnOp op : returns)
    adjustReturn(op);
  const SmallVector<Type> results = flattened(function.getResultTypes());
  rewriter_.modifyOpInPlace(function, [&] {
    function.setType(rewriter_.getFunctionType(function.getArgumentTypes(), results));
    function.removeResAttrsAttr();
  });
  for (func::CallOp &call : calls_[function.getSymName()])
    call = adjustResultsOfCall(call, results);
}

/// The argument is converted back at the start of the body, for the uses that it has.
void CallingConventions::bindArgument(func::FuncOp function, unsigned index, Type bound) {
  StepScope scope = step(function, [&] { return "bind argument " + std::to_string(index); });
  SmallVector<Type> inputs(function.getArgumentTypes());
  auto oldType = cast<BaseTensorType>(inputs[index]);
  inputs[index] = bound;
  rewriter_.modifyOpInPlace(function, [&] {
    function.removeArgAttr(index, kTypeBound);
    function.setType(rewriter_.getFunctionType(inputs, function.getResultTypes()));
  });
  if (!function.isExternal()) {
    BlockArgument argument = function.getArgument(index);
    const bool isUsed = !argument.use_empty();
    if (recorder_)
      recorder_->retype(argument, bound);
    else
      argument.setType(bound);
    if (isUsed) {
      rewriter_.setInsertionPointToStart(&function.front());
      Value back = copyTo(argument.getLoc(), oldType, argument);
      llvm::SmallPtrSet<Operation *, 2> made = {back.getDefiningOp()};
      if (Operation *cast = back.getDefiningOp()->getOperand(0).getDefiningOp())
        made.insert(cast);
      rewriter_.replaceAllUsesExcept(argument, back, made);
    }
  }
  for (func::CallOp call : calls_[function.getSymName()]) {
    rewriter_.setInsertionPoint(call);
    Value copy = copyTo(call.getLoc(), cast<BaseTensorType>(bound), call.getOperand(index));
    rewriter_.modifyOpInPlace(call, [&] { call->setOperand(index, copy); });
  }
}

void CallingConventions::dropArgument(func::FuncOp function, unsigned index) {
  StepScope scope = step(function, [&] { return "drop argument " + std::to_string(index); });
  scope.detail([] { return std::string("it can only be None"); });
  if (!function.isExternal() && !function.getArgument(index).use_empty()) {
    rewriter_.setInsertionPointToStart(&function.front());
    rewriter_.replaceAllUsesWith(function.getArgument(index),
                                 torch::ConstantNoneOp::create(rewriter_, function.getArgument(index).getLoc()));
  }
  rewriter_.modifyOpInPlace(function, [&] {
    if (!function.isExternal())
      return (void)function.eraseArgument(index);
    SmallVector<Type> inputs(function.getArgumentTypes());
    SmallVector<Attribute> attributes;
    for (unsigned i = 0; i < inputs.size(); ++i)
      if (i != index)
        attributes.push_back(rewriter_.getDictionaryAttr(mlir::function_interface_impl::getArgAttrs(function, i)));
    inputs.erase(inputs.begin() + index);
    function.setType(rewriter_.getFunctionType(inputs, function.getResultTypes()));
    function.setAllArgAttrs(attributes);
  });
  for (func::CallOp call : calls_[function.getSymName()])
    rewriter_.modifyOpInPlace(call, [&] { call->eraseOperand(index); });
}

/// A bound that tells nothing new.
void CallingConventions::dropBound(func::FuncOp function, unsigned index) {
  StepScope scope = step(function, [&] { return "drop the bound of argument " + std::to_string(index); });
  rewriter_.modifyOpInPlace(function, [&] { function.removeArgAttr(index, kTypeBound); });
}

bool CallingConventions::run() {
  bool isGood = checkIndirectCalls();
  for (auto function : module_.getOps<func::FuncOp>())
    if (!isLibraryFunction(function))
      isGood &= read(function);
  if (!isGood)
    return false;
  module_->walk([&](func::CallOp call) { calls_[call.getCallee()].push_back(call); });
  // First the results: a None that is only returned is then not needed any more.
  for (auto &[function, bounds] : functions_) {
    adjustResults(function);
    for (unsigned i = 0; i < bounds.size(); ++i) {
      if (bounds[i])
        bindArgument(function, i, bounds[i]);
      else if (function.getArgAttr(i, kTypeBound))
        dropBound(function, i);
    }
    for (unsigned i = unsigned(bounds.size()); i-- > 0;)
      if (isa<torch::NoneType>(function.getArgumentTypes()[i]))
        dropArgument(function, i);
  }
  return true;
}

class AdjustCallingConventionsPass : public RowPass<AdjustCallingConventionsPass, ModuleOp> {
public:
  using RowPass::RowPass;
  void runOnOperation() override {
    if (!CallingConventions(getOperation(), recorderOf(&getContext())).run())
      signalPassFailure();
  }
};

} // namespace

std::unique_ptr<Pass> createAdjustCallingConventionsPass(const PassRow &row) {
  return std::make_unique<AdjustCallingConventionsPass>(row);
}

} // namespace reify
