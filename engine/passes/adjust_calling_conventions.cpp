// torch-adjust-calling-conventions: functions take and return what a backend can: the value tensors
// that `torch.type_bound` promises instead of any tensor, no none values, the elements of a tuple
// instead of the tuple. Inside of a function everything stays as it was, behind copies and
// constructs.
#include "engine/dialect/torch_ops.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/refinement_sweep.h"
#include "engine/passes/refusal.h"
#include "engine/passes/steps.h"
#include "engine/record/current_recorder.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/Pass/Pass.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

namespace {

constexpr StringRef kTypeBound = "torch.type_bound";

/// How one function is to be called from now on, and how it was.
struct Convention {
  SmallVector<Type> oldInputs, oldResults;
  SmallVector<Type> bounds; // by argument; null for one that stays

  bool dropsInput(unsigned i) const { return isa<torch::NoneType>(oldInputs[i]); }
  bool changes() const {
    auto isNone = [](Type type) { return isa<torch::NoneType>(type); };
    return llvm::any_of(bounds, [](Type bound) { return bool(bound); }) ||
           llvm::any_of(oldInputs, isNone) || llvm::any_of(oldResults, [&](Type type) {
             return isNone(type) || isa<torch::TupleType>(type);
           });
  }
  SmallVector<Type> newInputs() const {
    SmallVector<Type> types;
    for (unsigned i = 0; i < oldInputs.size(); ++i)
      if (!dropsInput(i))
        types.push_back(bounds[i] ? bounds[i] : oldInputs[i]);
    return types;
  }
  /// Tuples are flattened one level deep.
  SmallVector<Type> newResults() const {
    SmallVector<Type> types;
    for (Type type : oldResults) {
      if (auto tuple = dyn_cast<torch::TupleType>(type))
        llvm::append_range(types, tuple.getContainedTypes());
      else if (!isa<torch::NoneType>(type))
        types.push_back(type);
    }
    return types;
  }
};

class CallingConventions {
public:
  CallingConventions(ModuleOp module, Recorder *recorder)
      : module_(module), recorder_(recorder), rewriter_(module.getContext(), recorder) {}

  bool run();

private:
  bool read(func::FuncOp function);
  bool readBound(func::FuncOp function, unsigned index, Type &bound);
  bool checkResults(func::FuncOp function);
  bool checkIndirectCalls();
  void adjustReturns(func::FuncOp function);
  void adjustArguments(func::FuncOp function, const Convention &convention);
  void adjustSignature(func::FuncOp function, const Convention &convention);
  void adjustCall(func::CallOp call, const Convention &convention);
  Value copyTo(Location loc, BaseTensorType type, Value value);
  template <class Title> StepScope step(Operation *op, Title &&title) {
    return openStep(recorder_, StepKind::Rewrite, op, std::forward<Title>(title));
  }

  ModuleOp module_;
  Recorder *recorder_;
  IRRewriter rewriter_;
  llvm::MapVector<Operation *, Convention> conventions_;
  llvm::StringMap<SmallVector<func::CallOp>> calls_; // by callee
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
    InFlightDiagnostic error = refuse(
        function, "argument " + Twine(index) + " is bound by a type that contradicts its own",
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
  Convention convention;
  llvm::append_range(convention.oldInputs, function.getArgumentTypes());
  llvm::append_range(convention.oldResults, function.getResultTypes());
  convention.bounds.resize(convention.oldInputs.size());
  bool isGood = true;
  for (unsigned i = 0; i < convention.bounds.size(); ++i)
    isGood &= readBound(function, i, convention.bounds[i]);
  isGood &= checkResults(function);
  conventions_[function] = std::move(convention);
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

void CallingConventions::adjustReturns(func::FuncOp function) {
  SmallVector<func::ReturnOp> returns;
  function.walk([&](func::ReturnOp op) { returns.push_back(op); });
  for (func::ReturnOp op : returns) {
    if (llvm::none_of(op.getOperandTypes(),
                      [](Type type) { return isa<torch::NoneType, torch::TupleType>(type); }))
      continue;
    StepScope scope = step(op, [] { return std::string("return the elements"); });
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
        auto index = torch::ConstantIntOp::create(rewriter_, op.getLoc(),
                                                  rewriter_.getI64IntegerAttr(int64_t(i)));
        OperationState element(op.getLoc(), "torch.prim.TupleIndex");
        element.addOperands({operand, index});
        element.addTypes(type);
        operands.push_back(rewriter_.create(element)->getResult(0));
      }
    }
    rewriter_.modifyOpInPlace(op, [&] { op->setOperands(operands); });
  }
}

/// Each argument that changes is converted back at the start of the body, for the uses that it has.
void CallingConventions::adjustArguments(func::FuncOp function, const Convention &convention) {
  if (function.isExternal())
    return;
  Block &entry = function.front();
  for (unsigned i = 0; i < convention.oldInputs.size(); ++i) {
    BlockArgument argument = entry.getArgument(i);
    if (!convention.dropsInput(i) && !convention.bounds[i])
      continue;
    const bool isUsed = !argument.use_empty();
    StepScope scope = step(function, [&] {
      return (convention.bounds[i] ? "bind argument " : "drop argument ") + std::to_string(i);
    });
    rewriter_.setInsertionPointToStart(&entry);
    if (convention.dropsInput(i)) {
      if (isUsed)
        rewriter_.replaceAllUsesWith(argument,
                                     torch::ConstantNoneOp::create(rewriter_, argument.getLoc()));
      continue;
    }
    auto oldType = cast<BaseTensorType>(argument.getType());
    if (recorder_)
      recorder_->retype(argument, convention.bounds[i]);
    else
      argument.setType(convention.bounds[i]);
    if (!isUsed)
      continue;
    Value back = copyTo(argument.getLoc(), oldType, argument);
    llvm::SmallPtrSet<Operation *, 2> made = {back.getDefiningOp()};
    if (Operation *cast = back.getDefiningOp()->getOperand(0).getDefiningOp())
      made.insert(cast);
    rewriter_.replaceAllUsesExcept(argument, back, made);
  }
}

void CallingConventions::adjustSignature(func::FuncOp function, const Convention &convention) {
  llvm::BitVector dropped(convention.oldInputs.size());
  for (unsigned i = 0; i < convention.oldInputs.size(); ++i)
    if (convention.dropsInput(i))
      dropped.set(i);
  StepScope scope = step(function, [] { return std::string("the new signature"); });
  rewriter_.modifyOpInPlace(function, [&] {
    SmallVector<Attribute> attributes;
    for (unsigned i = 0; i < convention.oldInputs.size(); ++i) {
      function.removeArgAttr(i, kTypeBound);
      if (!dropped[i])
        attributes.push_back(function.getArgAttrDict(i)
                                 ? Attribute(function.getArgAttrDict(i))
                                 : Attribute(rewriter_.getDictionaryAttr({})));
    }
    if (!function.isExternal())
      function.front().eraseArguments(dropped);
    function.setType(rewriter_.getFunctionType(convention.newInputs(), convention.newResults()));
    const bool hasAttributes = llvm::any_of(
        attributes, [](Attribute each) { return !cast<DictionaryAttr>(each).empty(); });
    if (hasAttributes)
      function.setArgAttrsAttr(rewriter_.getArrayAttr(attributes));
    else
      function.removeArgAttrsAttr();
    if (convention.newResults().size() != convention.oldResults.size())
      function.removeResAttrsAttr();
  });
}

void CallingConventions::adjustCall(func::CallOp call, const Convention &convention) {
  StepScope scope = step(call, [&] { return "call @" + call.getCallee().str() + " the new way"; });
  rewriter_.setInsertionPoint(call);
  SmallVector<Value> operands;
  for (auto [i, operand] : llvm::enumerate(call.getOperands())) {
    if (convention.dropsInput(unsigned(i)))
      continue;
    Type bound = convention.bounds[i];
    operands.push_back(bound ? copyTo(call.getLoc(), cast<BaseTensorType>(bound), operand)
                             : operand);
  }
  auto made = func::CallOp::create(rewriter_, call.getLoc(), call.getCallee(),
                                   convention.newResults(), operands);
  made->setDiscardableAttrs(call->getDiscardableAttrDictionary());
  SmallVector<Value> results;
  size_t next = 0;
  for (Type type : convention.oldResults) {
    if (isa<torch::NoneType>(type)) {
      results.push_back(torch::ConstantNoneOp::create(rewriter_, call.getLoc()));
    } else if (auto tuple = dyn_cast<torch::TupleType>(type)) {
      const size_t count = tuple.getContainedTypes().size();
      results.push_back(torch::PrimTupleConstructOp::create(rewriter_, call.getLoc(), type,
                                                            made.getResults().slice(next, count)));
      next += count;
    } else {
      results.push_back(made.getResult(next++));
    }
  }
  rewriter_.replaceOp(call, results);
}

bool CallingConventions::run() {
  bool isGood = checkIndirectCalls();
  for (auto function : module_.getOps<func::FuncOp>()) {
    if (!isLibraryFunction(function))
      isGood &= read(function);
  }
  if (!isGood)
    return false;
  module_->walk([&](func::CallOp call) { calls_[call.getCallee()].push_back(call); });
  for (auto &[op, convention] : conventions_) {
    auto function = cast<func::FuncOp>(op);
    // A bound that tells nothing goes too.
    const bool hasBound = llvm::any_of(llvm::seq(function.getNumArguments()), [&](unsigned i) {
      return bool(function.getArgAttr(i, kTypeBound));
    });
    if (!convention.changes() && !hasBound)
      continue;
    StepScope scope = step(function, [&] { return "adjust @" + function.getSymName().str(); });
    adjustReturns(function); // a none value that is only returned is not needed any more
    adjustArguments(function, convention);
    adjustSignature(function, convention);
    for (func::CallOp call : calls_[function.getSymName()])
      adjustCall(call, convention);
  }
  return true;
}

class AdjustCallingConventionsPass
    : public PassWrapper<AdjustCallingConventionsPass, OperationPass<ModuleOp>> {
public:
  StringRef getArgument() const override { return "torch-adjust-calling-conventions"; }
  StringRef getName() const override { return getArgument(); }
  StringRef getDescription() const override {
    return "Give functions signatures of value tensors, without tuples and none values";
  }
  void runOnOperation() override {
    if (!CallingConventions(getOperation(), currentRecorder()).run())
      signalPassFailure();
  }
};

} // namespace

std::unique_ptr<Pass> createAdjustCallingConventionsPass() {
  return std::make_unique<AdjustCallingConventionsPass>();
}

} // namespace reify
