#include "engine/passes/decompose/decomposed_body.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/passes/decompose/undecided.h"
#include "engine/passes/refine/body_refiner.h"
#include "engine/passes/refine/refine_types.h"
#include "engine/passes/rewrite/simplifier.h"

#include <llvm/Support/raw_ostream.h>
#include <mlir/Interfaces/SideEffectInterfaces.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

std::vector<Operation *> DecomposedBody::ops() const {
  func::FuncOp function = scratch.function;
  std::vector<Operation *> ops;
  for (Operation &op : function.getBody().front().without_terminator())
    if (!llvm::is_contained(scratch.prelude, &op))
      ops.push_back(&op);
  return ops;
}

ValueRange DecomposedBody::results() const {
  func::FuncOp function = scratch.function;
  return function.getBody().front().getTerminator()->getOperands().take_front(resultCount);
}

namespace {

/// Works one body out.
class BodyWork {
public:
  BodyWork(DecomposedBody &body, Operation *original, const LibraryEntry &entry, Library &library, Refiner &refiner,
           Recorder *recorder)
      : body_(body), scratch_(body.scratch), entry_(entry), recorder_(recorder), name_(original->getName()),
        operands_(scratch_.op->operand_begin(), scratch_.op->operand_end()), types_(original->getResultTypes()),
        original_(original), refiner_(library, refiner, recorder),
        simplifier_(original->getContext(), recorder, [&](StringRef symbol, Operation *) {
          return scratch_.module->lookupSymbol<func::FuncOp>(symbol);
        }) {}

  void run();

private:
  Block &block() { return scratch_.function.getBody().front(); }
  void reify();
  Value adapted(RewriterBase &rewriter, Value operand, Type wanted);
  SmallVector<Value> callResults(RewriterBase &rewriter, func::CallOp call);
  void simplify();
  void fitResults();
  Value fitted(Value result, Type wanted);
  Value listOf(Operation *literal, torch::ListType wanted);
  void handToLists();
  void tidy();
  bool isItself();
  bool stuck(const std::string &reason, Location at) {
    body_.outcome = DecomposedBody::Outcome::Stuck;
    body_.reason = reason;
    body_.place = placeOf(at);
    isStuck_ = true;
    return false;
  }

  DecomposedBody &body_;
  ScratchModule &scratch_;
  LibraryEntry entry_;
  Recorder *recorder_;
  OperationName name_;
  std::vector<Value> operands_; // of the scratch copy
  SmallVector<Type> types_;
  Operation *original_;
  Operation *last_ = nullptr; // of the prelude; null if there is none
  BodyRefiner refiner_;
  Simplifier simplifier_;
  bool isStuck_ = false;
};

//===-- The call --------------------------------------------------------------===//

/// The operand as the function's parameter asks for it. Whatever this adds is folded away again as
/// soon as the body is in place; it keeps the IR valid at each step.
Value BodyWork::adapted(RewriterBase &rewriter, Value operand, Type wanted) {
  Location loc = operand.getLoc();
  if (operand.getType() == wanted)
    return operand;
  auto optional = dyn_cast<torch::OptionalType>(wanted);
  if (auto derefine = operand.getDefiningOp<torch::DerefineOp>(); derefine && optional)
    operand = derefine.getOperand();
  if (optional && !isa<torch::NoneType, torch::OptionalType>(operand.getType()))
    operand = adapted(rewriter, operand, optional.getContainedType());
  if (operand.getType() == wanted)
    return operand;
  if (isa<BaseTensorType>(operand.getType()) && isa<BaseTensorType>(wanted))
    return torch::TensorStaticInfoCastOp::create(rewriter, loc, wanted, operand);
  auto literal = operand.getDefiningOp<torch::PrimListConstructOp>();
  auto list = dyn_cast<torch::ListType>(wanted);
  if (literal && list) {
    SmallVector<Value> elements;
    for (Value element : literal->getOperands())
      elements.push_back(adapted(rewriter, element, list.getContainedType()));
    return torch::PrimListConstructOp::create(rewriter, loc, wanted, elements);
  }
  if (isa<torch::IntType>(operand.getType()) && isa<torch::FloatType>(wanted))
    return torch::createByName(rewriter, loc, "torch.aten.Float.Scalar", operand, wanted)->getResult(0);
  return torch::DerefineOp::create(rewriter, loc, wanted, operand);
}

/// The call's results as the op has them.
SmallVector<Value> BodyWork::callResults(RewriterBase &rewriter, func::CallOp call) {
  Location loc = call.getLoc();
  SmallVector<Value> results(call->getResults());
  if (types_.size() > 1 && results.size() == 1)
    if (auto tuple = dyn_cast<torch::TupleType>(results[0].getType()))
      results = llvm::to_vector_of<Value>(
          torch::createByName(rewriter, loc, "torch.prim.TupleUnpack", results[0], tuple.getContainedTypes())
              ->getResults());
  for (auto [result, type] : llvm::zip(results, types_))
    if (result.getType() != type && isa<BaseTensorType>(type) && isa<BaseTensorType>(result.getType()))
      result = torch::TensorStaticInfoCastOp::create(rewriter, loc, type, result);
  return results;
}

void BodyWork::reify() {
  func::FuncOp function = entry_.function;
  RewriterBase &rewriter = simplifier_.rewriter();
  StepScope step =
      openStep(recorder_, StepKind::Reify, scratch_.op, [&] { return "reify " + function.getSymName().str(); });
  step.detail([] { return std::string("the op is replaced by a call of its decomposition"); });
  step.function(function.getSymName(), function.getLoc());
  rewriter.setInsertionPoint(scratch_.op);
  Operation *last = scratch_.op->getPrevNode();
  SmallVector<Value> arguments;
  for (auto [operand, type] : llvm::zip(operands_, function.getArgumentTypes()))
    arguments.push_back(adapted(rewriter, operand, type));
  auto call = func::CallOp::create(rewriter, scratch_.op->getLoc(), function.getSymName(), function.getResultTypes(),
                                   arguments);
  rewriter.replaceOp(scratch_.op, callResults(rewriter, call));
  scratch_.op = nullptr;
  last_ = last;
}

//===-- The body --------------------------------------------------------------===//

void BodyWork::simplify() {
  StepScope step = openStep(recorder_, StepKind::Pass, nullptr, [] { return std::string("simplify"); });
  step.stage(Stage::Simplify);
  step.detail(
      [] { return std::string("in program order, what can be decided is decided, and new ops get their types"); });
  simplifier_.requireStraightCode([&](RewriterBase &rewriter, Operation *op) { return refiner_.refine(rewriter, op); });
  simplifier_.run(block(), last_ ? last_->getNextNode() : &block().front());
  for (const Obstacle &obstacle : simplifier_.obstacles()) {
    if (obstacle.kind == Obstacle::Kind::Stuck && obstacle.unknown) {
      std::string unknown = whatIsUnknown(obstacle.unknown, original_, operands_);
      stuck("it depends on " + unknown, obstacle.location);
    } else if (obstacle.kind == Obstacle::Kind::Raised) {
      stuck("it raises: " + obstacle.reason, obstacle.location);
    } else {
      stuck(obstacle.reason, obstacle.location);
      body_.isEndless = obstacle.kind == Obstacle::Kind::Budget;
    }
    return;
  }
  if (const std::optional<BodyProblem> &problem = refiner_.problem())
    stuck(problem->message, problem->location);
}

/// Whether the function gives the op back on the same operands.
bool BodyWork::isItself() {
  return llvm::any_of(block(), [&](Operation &op) {
    if (op.getName() != name_ || op.getNumOperands() != operands_.size() ||
        (isa<torch::OperatorOp>(op) && op.getAttr("name") != original_->getAttr("name")))
      return false;
    return llvm::all_of(llvm::zip(op.getOperands(), operands_), [](auto pair) {
      Value a = std::get<0>(pair), b = std::get<1>(pair);
      if (a == b)
        return true;
      std::optional<Scalar> left = torch::scalarOf(a), right = torch::scalarOf(b);
      if (left && right)
        return *left == *right;
      Operation *da = a.getDefiningOp(), *db = b.getDefiningOp();
      return da && db && isOperandLiteral(da) &&
             OperationEquivalence::isEquivalentTo(da, db, OperationEquivalence::IgnoreLocations);
    });
  });
}

/// The same list with another type of elements; null if an element contradicts it.
Value BodyWork::listOf(Operation *literal, torch::ListType wanted) {
  SmallVector<Value> elements;
  for (Value element : literal->getOperands()) {
    elements.push_back(fitted(element, wanted.getContainedType()));
    if (!elements.back())
      return {};
  }
  simplifier_.rewriter().setInsertionPoint(block().getTerminator());
  return torch::PrimListConstructOp::create(simplifier_.rewriter(), literal->getLoc(), wanted, elements);
}

/// The value that stands for a result of type `wanted`; null if the two contradict each other.
Value BodyWork::fitted(Value result, Type wanted) {
  RewriterBase &rewriter = simplifier_.rewriter();
  auto literal = result.getDefiningOp<torch::PrimListConstructOp>();
  if (result.getType() != wanted && literal && torch::isListOf<BaseTensorType>(wanted))
    return listOf(literal, cast<torch::ListType>(wanted));
  if (!isa<BaseTensorType>(wanted) || !isa<BaseTensorType>(result.getType()))
    return result.getType() == wanted || torch::isValidSubtype(result.getType(), wanted) ? result : Value();
  while (auto cast = result.getDefiningOp<torch::TensorStaticInfoCastOp>())
    result = cast.getOperand();
  auto known = llvm::cast<BaseTensorType>(result.getType());
  Type meet = torch::meetTensorTypes(known, llvm::cast<BaseTensorType>(wanted));
  if (!meet || meet == known)
    return meet ? result : Value();
  Operation *definer = result.getDefiningOp();
  if (definer && !llvm::is_contained(scratch_.prelude, definer) && torch::allowsTypeRefinement(definer) &&
      !isa<torch::ValueTensorLiteralOp>(definer)) {
    retypeResult(rewriter, cast<OpResult>(result), meet);
    return result;
  }
  rewriter.setInsertionPoint(block().getTerminator());
  return torch::TensorStaticInfoCastOp::create(rewriter, result.getLoc(), meet, result);
}

static std::string typeText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

void BodyWork::fitResults() {
  StepScope step = openStep(recorder_, StepKind::TypeFound, nullptr, [] { return std::string("results"); });
  step.detail([] { return std::string("the results keep what the op's own types say"); });
  Operation *terminator = block().getTerminator();
  Moment before = recorder_ ? recorder_->now() : 0;
  for (auto [i, type] : llvm::enumerate(types_)) {
    Value given = terminator->getOperand(i), result = fitted(given, type);
    if (!result) {
      while (auto cast = given.getDefiningOp<torch::TensorStaticInfoCastOp>())
        given = cast.getOperand();
      stuck("it gives " + typeText(given.getType()) + " as result #" + std::to_string(i) +
                ", which contradicts the op's " + typeText(type),
            given.getLoc());
      return;
    }
    if (result != given)
      simplifier_.rewriter().modifyOpInPlace(terminator, [&] { terminator->setOperand(i, result); });
  }
  if (recorder_ && recorder_->now() == before)
    step.discard();
}

/// A list may hold tensors of which more is known than its type says.
void BodyWork::handToLists() {
  for (Operation &op : block())
    if (isa<torch::PrimListConstructOp>(op) && !llvm::is_contained(scratch_.prelude, &op))
      for (OpOperand &use : op.getOpOperands())
        if (auto cast = use.get().getDefiningOp<torch::TensorStaticInfoCastOp>();
            cast && torch::isValidSubtype(cast.getOperand().getType(), cast.getType()))
          simplifier_.rewriter().modifyOpInPlace(&op, [&] { use.set(cast.getOperand()); });
}

/// Removes what nobody uses. In a decomposition nothing writes, so every op counts, pure or not.
void BodyWork::tidy() {
  RewriterBase &rewriter = simplifier_.rewriter();
  StepScope step = openStep(recorder_, StepKind::Erase, nullptr, [] { return std::string("erase dead ops"); });
  handToLists();
  unsigned count = 0;
  for (Operation *op = block().getTerminator()->getPrevNode(); op;) {
    Operation *previous = op->getPrevNode();
    bool isUnused = op->use_empty() && (isOpTriviallyDead(op) || (op->getNumResults() && torch::isReadOnly(op)));
    if (isUnused && !llvm::is_contained(scratch_.prelude, op)) {
      rewriter.eraseOp(op);
      ++count;
    }
    op = previous;
  }
  // One constant for each value. The model's own are not taken for it: they may go with the op.
  llvm::DenseMap<std::pair<Attribute, Type>, Operation *> constants;
  for (Operation &op : llvm::make_early_inc_range(block())) {
    if (!op.hasTrait<OpTrait::ConstantLike>() || isa<torch::ValueTensorLiteralOp>(op) ||
        llvm::is_contained(scratch_.prelude, &op))
      continue;
    auto [known, isNew] = constants.try_emplace({op.getPropertiesAsAttribute(), op.getResult(0).getType()}, &op);
    if (isNew)
      continue;
    rewriter.replaceOp(&op, known->second);
    ++count;
  }
  if (count == 0)
    return step.discard();
  step.detail([&] { return std::to_string(count) + " ops that nothing uses, or that were there twice"; });
}

/// A computation on numbers that Python and the evaluator know, but no op of the dialect.
static bool isForeign(Operation *op) {
  if (!isa<torch::OperatorOp>(op) || op->getNumResults() != 1)
    return false;
  StringRef name = cast<torch::OperatorOp>(op).getName();
  return name.starts_with("aten.") || name.starts_with("prim.");
}

void BodyWork::run() {
  reify();
  {
    StepScope step = openStep(recorder_, StepKind::Pass, nullptr, [] { return std::string("inline"); });
    step.stage(Stage::Inline);
    step.detail([] { return std::string("calls of library functions are replaced by their bodies"); });
    simplifier_.inlineCalls(block());
  }
  simplify();
  if (isStuck_)
    return;
  if (isItself()) {
    body_.outcome = DecomposedBody::Outcome::Keeps;
    return;
  }
  fitResults();
  if (isStuck_)
    return;
  tidy();
  for (Operation *op : body_.ops())
    if (isForeign(op)) {
      std::string unknown = whatIsUnknown(op->getResult(0), original_, operands_);
      stuck("'" + opTitle(op) + "' can only be computed while compiling, and it depends on " + unknown, op->getLoc());
      return;
    }
  for (Operation *op : body_.ops())
    if (op->getNumRegions() || isa<func::CallOp>(op)) {
      stuck("'" + op->getName().getStringRef().str() + "' is left in it", op->getLoc());
      return;
    }
  body_.outcome = DecomposedBody::Outcome::Applies;
}

} // namespace

/// Inner steps are recorded into a derivation, as for a refinement.
static void workOut(DecomposedBody &body, Operation *op, const LibraryEntry &entry, Library &library, Refiner &refiner,
                    Recorder *recorder) {
  if (!recorder)
    return BodyWork(body, op, entry, library, refiner, nullptr).run();
  auto derivation = std::make_shared<Derivation>();
  Recorder inner(recorder->tables(), recorder->spelling());
  inner.attach(*body.scratch.module);
  func::FuncOp function = entry.function;
  derivation->function = recorder->tables().intern(std::string_view(function.getSymName()));
  for (Operation *prelude : body.scratch.prelude)
    derivation->prelude.push_back(inner.idOf(prelude));
  for (Value value : body.scratch.values)
    derivation->inputs.push_back(inner.idOf(value));
  derivation->op = inner.idOf(body.scratch.op);
  derivation->retypedAt = ~0u - 1; // the model's op is there until all is done
  BodyWork(body, op, entry, library, refiner, &inner).run();
  inner.finish(*derivation);
  body.derivation = derivation;
  body.derivationIndex = recorder->addDerivation(derivation);
}

/// A rule may erase the constant that it used up, but the ones of the prelude are the model's.
static void keepConstants(ScratchModule &scratch) {
  Operation *terminator = scratch.function.getBody().front().getTerminator();
  for (Operation *prelude : scratch.prelude)
    if (prelude->hasTrait<OpTrait::ConstantLike>())
      terminator->insertOperands(terminator->getNumOperands(), prelude->getResults());
}

DecomposedBody &DecomposedBodies::of(Operation *op, const LibraryEntry &entry, const std::vector<Value> &inputs,
                                     LiteralTest isLiteral, Recorder *recorder) {
  std::string key;
  llvm::raw_string_ostream(key) << entry.function.getAsOpaquePointer() << ' '
                                << op->getAttrDictionary().getAsOpaquePointer() << ' '
                                << structureKey(op, inputs, {}, isLiteral);
  std::unique_ptr<DecomposedBody> &body = byKey_[key];
  if (body)
    return *body;
  body = std::make_unique<DecomposedBody>();
  Diagnostics misfit;
  if (!checkSignature(entry, FunctionKind::Decomposition, op, misfit)) {
    if (misfits_.insert(entry.function).second)
      llvm::append_range(problems_, misfit);
    body->reason = "its signature does not fit the op";
    body->place = placeOf(func::FuncOp(entry.function).getLoc());
    return *body;
  }
  body->scratch.build(op, entry.function, inputs, library_, nullptr, isLiteral);
  body->resultCount = op->getNumResults();
  keepConstants(body->scratch);
  workOut(*body, op, entry, library_, refiner_, recorder);
  return *body;
}

} // namespace reify
