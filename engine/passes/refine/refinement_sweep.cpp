#include "engine/passes/refine/refinement_sweep.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/library/model_functions.h"
#include "engine/passes/refine/refine_types.h"
#include "engine/passes/refine/region_types.h"
#include "engine/passes/refine/reify_calculation.h"
#include "engine/passes/rewrite/fold_scalars.h"

#include <llvm/Support/raw_ostream.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

RefinementSweep::RefinementSweep(Library &library, Refiner &refiner, Recorder &recorder, Derivations *derivations,
                                 Diagnostics &problems)
    : library_(library), refiner_(refiner), recorder_(recorder), derivations_(derivations), problems_(problems),
      rewriter_(recorder.root()->getContext(), &recorder) {}

bool RefinementSweep::run(ModuleOp module, FunctionKind kind, const RunSignals &signals) {
  refiner_.modelChanged();
  bool isShape = kind == FunctionKind::Shape;
  StepScope step = openStep(&recorder_, StepKind::Pipeline, nullptr, [&] {
    return std::string(isShape ? "torch-shape-refinement-pipeline" : "torch-dtype-refinement-pipeline");
  });
  signals_ = &signals;
  return sweepRegions(module, kind);
}

bool RefinementSweep::sweepRegions(Operation *op, FunctionKind kind) {
  if (auto function = dyn_cast<func::FuncOp>(op); function && isLibraryFunction(function))
    return true;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (!sweepBlock(block, kind))
        return false;
  return true;
}

bool RefinementSweep::sweepBlock(Block &block, FunctionKind kind) {
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (signals_ && signals_->cancelled())
      return false;
    if (foldScalarOp(rewriter_, &op, &recorder_))
      continue;
    auto loop = dyn_cast<torch::PrimLoopOp>(op);
    if (loop)
      enterLoop(loop, kind);
    visit(&op, kind);
    if (op.getNumRegions() && !sweepRegions(&op, kind))
      return false;
    if (loop)
      settleLoop(rewriter_, loop);
    else if (auto branch = dyn_cast<torch::PrimIfOp>(op))
      noteTypes(branch, "what the branches have in common",
                [&] { return refineBranchResults(rewriter_, branch, kind); });
  }
  return true;
}

/// The name that the library knows the op by, as a pointer: uniqued by MLIR.
static const void *nameKey(Operation *op) {
  if (auto custom = dyn_cast<torch::OperatorOp>(op))
    return custom.getNameAttr().getAsOpaquePointer();
  return op->getName().getAsOpaquePointer();
}

RefinementSweep::Found RefinementSweep::lookUp(Operation *op, FunctionKind kind) {
  auto [it, isNew] = entries_[kind == FunctionKind::Dtype].try_emplace(nameKey(op), nullptr);
  if (isNew)
    it->second = library_.find(op, kind);
  const LibraryEntry *entry = it->second;
  if (!entry)
    return {};
  std::string key;
  llvm::raw_string_ostream out(key);
  out << (const void *)entry << ' ' << op->getNumResults();
  for (Type type : op->getOperandTypes())
    // Tensors all count alike here, whatever is known of them.
    out << ' ' << (isa<BaseTensorType>(type) ? nullptr : type.getAsOpaquePointer());
  auto known = signatures_.find(key);
  if (known != signatures_.end())
    return {entry, known->second};
  Diagnostics problems;
  bool fits = checkSignature(*entry, kind, op, problems);
  signatures_[key] = fits;
  problems_.insert(problems_.end(), problems.begin(), problems.end());
  return {entry, fits};
}

std::shared_ptr<const RefineOutcome> RefinementSweep::outcomeOf(Operation *op, FunctionKind kind) {
  const Found found = lookUp(op, kind);
  return found.entry && found.fits ? refiner_.refine(op, kind, *found.entry) : nullptr;
}

void RefinementSweep::visit(Operation *op, FunctionKind kind) {
  if (op->getNumResults() == 0 || op->getNumRegions() != 0 || op->hasTrait<OpTrait::ConstantLike>())
    return;
  bool takesFacts = llvm::any_of(op->getResultTypes(), [&](Type type) {
    return isa<BaseTensorType>(type) || torch::isListOf<BaseTensorType>(type) ||
           (kind == FunctionKind::Dtype && isa<torch::NumberType>(type));
  });
  if (auto unpack = dyn_cast<torch::PrimListUnpackOp>(op); unpack && refineUnpacked(unpack, kind))
    return;
  Found found = lookUp(op, kind); // also where nothing can be refined: a wrong signature is told
  if (!takesFacts)
    return;
  if (found.entry && found.fits)
    return refine(op, kind, *found.entry);
  noteMissing(op, kind, found.entry != nullptr);
}

/// What comes out of a list has the types that a function finds for the op that makes the list. False if none
/// speaks for it.
bool RefinementSweep::refineUnpacked(torch::PrimListUnpackOp unpack, FunctionKind kind) {
  Operation *maker = unpack.getOperand().getDefiningOp();
  Found found = maker && maker->getNumResults() == 1 ? lookUp(maker, kind) : Found();
  if (!found.entry || !found.fits || torch::isEverChanged(unpack.getOperand()))
    return false;
  std::shared_ptr<const RefineOutcome> outcome = refiner_.refine(maker, kind, *found.entry);
  const RefinedResult &list = outcome->results.front();
  bool isForAll = list.dtype || list.sizes;
  if (!isForAll && list.elements.size() != unpack.getNumResults())
    return false;
  noteTypes(unpack, "what the list holds", [&] {
    SmallVector<Type> old(unpack->getResultTypes());
    for (auto [i, result] : llvm::enumerate(unpack->getResults())) {
      const RefinedResult &known = isForAll ? list : list.elements[i];
      Type type = kind == FunctionKind::Shape && known.sizes   ? withShape(result.getType(), *known.sizes)
                  : kind == FunctionKind::Dtype && known.dtype ? withDtype(result.getType(), *known.dtype)
                                                               : Type();
      if (type)
        retypeResult(rewriter_, result, type);
    }
    return TypeRange(old) != unpack->getResultTypes();
  });
  return true;
}

/// By the recorder's identity: what stands at the address of an op that has gone is another op.
bool RefinementSweep::isNews(Operation *op, int problem) {
  return reported_.insert({recorder_.idOf(op).index, problem}).second;
}

void RefinementSweep::report(Operation *op, Diagnostic problem) {
  problem.notes.push_back({"while refining '" + opTitle(op) + "' here", placeOf(op->getLoc())});
  problems_.push_back(std::move(problem));
}

/// An op that no function speaks for is worth a word only where something is unknown.
void RefinementSweep::noteMissing(Operation *op, FunctionKind kind, bool found) {
  bool isUnknown = llvm::any_of(op->getResultTypes(), [&](Type type) {
    auto tensor = dyn_cast<BaseTensorType>(type);
    return tensor && (kind == FunctionKind::Shape ? !tensor.hasSizes() : !tensor.hasDtype());
  });
  // Casts and copies have no function because they need none: they say what they give.
  bool isCast =
      isa<torch::TensorStaticInfoCastOp, torch::DerefineOp, torch::CopyToTensorOp, torch::CopyToValueTensorOp>(op) ||
      op->getName().getStringRef() == "torch.prim.unchecked_cast";
  if (!isUnknown || isCast)
    return;
  Refinement refinement;
  refinement.op = recorder_.idOf(op);
  refinement.isDtype = kind == FunctionKind::Dtype;
  std::string symbol = functionSymbol(kind, nameInTorchMlir(op));
  refinement.function = recorder_.tables().intern(symbol);
  refinement.functionFound = found;
  StepScope step = openStep(&recorder_, StepKind::Stuck, op, [&] { return opTitle(op); });
  step.subject(refinement.isDtype ? StepSubject::Dtype : StepSubject::Shape);
  bool isElement = llvm::any_of(op->getOperandTypes(), [](Type type) { return torch::isListOf<BaseTensorType>(type); });
  std::string reason = found       ? "the signature of '" + symbol + "' does not fit the op"
                       : isElement ? "the tensors in a list have no types of their own"
                                   : "there is no library function '" + symbol + "'";
  refinement.reasonKind = found       ? ReasonKind::SignatureDiffers
                          : isElement ? ReasonKind::UntypedElements
                                      : ReasonKind::NoFunction;
  step.reason(refinement.reasonKind);
  refinement.functionFound |= isElement;
  step.detail([&] { return reason; });
  refinement.reason = recorder_.tables().intern(reason);
  refinement.step = step.index();
  recorder_.addRefinement(refinement);
}

static std::string typeText(TypeRange types) {
  std::string text;
  llvm::raw_string_ostream out(text);
  llvm::interleaveComma(types, out);
  return text;
}

/// A step about an op whose types are not worked out by a function.
void RefinementSweep::noteTypes(Operation *op, const char *title, llvm::function_ref<bool()> work) {
  StepScope step = openStep(&recorder_, StepKind::TypeFound, op, [&] { return std::string(title); });
  if (work())
    step.detail([&] { return "the result is " + typeText(op->getResultTypes()); });
  else
    step.discard();
}

void RefinementSweep::enterLoop(torch::PrimLoopOp loop, FunctionKind kind) {
  SmallVector<Type> types;
  if (findCarriedTypes(loop, kind, types))
    noteTypes(loop, "what each round of the loop keeps", [&] {
      setCarriedTypes(rewriter_, recorder_, loop, types);
      return true;
    });
}

/// The types that hold for the carried values in every round. False if nothing is learnt.
bool RefinementSweep::findCarriedTypes(torch::PrimLoopOp loop, FunctionKind kind, SmallVectorImpl<Type> &types) {
  // Each level tries out the bodies of those inside; a weakening takes one more try. Loops of models are
  // neither nested this deep nor carry this much.
  constexpr unsigned kDeepest = 3, kTries = 16;
  if (loopDepth_ >= kDeepest)
    return false;
  SmallVector<Type> old(llvm::drop_begin(loop.getRegion().front().getArgumentTypes()));
  for (auto [type, init] : llvm::zip(old, loop.getIterArgsInit()))
    types.push_back(withFactsOf(type, beforeForgetting(init).getType(), kind));
  for (unsigned tries = 0; types != old; ++tries) {
    if (tries == kTries)
      return false;
    if (!weakenToBody(loop, kind, types))
      return true;
  }
  return false;
}

/// Refines a copy of the loop under the assumption that it carries `types`, and weakens these to what
/// the body yields. False if they hold.
bool RefinementSweep::weakenToBody(torch::PrimLoopOp loop, FunctionKind kind, SmallVectorImpl<Type> &types) {
  auto copy = cast<torch::PrimLoopOp>(loop->clone());
  loop->getBlock()->getOperations().insert(std::next(loop->getIterator()), copy);
  Block &body = copy.getRegion().front();
  SmallVector<Type> old(llvm::drop_begin(body.getArgumentTypes()));
  for (auto [argument, type] : llvm::zip(llvm::drop_begin(body.getArguments()), types))
    argument.setType(type);
  {
    Tables tables;
    Recorder unseen(tables);
    unseen.attach(copy);
    Diagnostics ignored;
    RefinementSweep inside(library_, refiner_, unseen, nullptr, ignored);
    inside.signals_ = signals_;
    inside.loopDepth_ = loopDepth_ + 1;
    refiner_.modelChanged();
    inside.sweepBlock(body, kind);
  }
  bool weakened = false;
  Operation *condition = body.getTerminator();
  for (auto [i, type] : llvm::enumerate(types)) {
    Value yielded = condition->getOperand(condition->getNumOperands() - unsigned(types.size()) + unsigned(i));
    Type common = withCommonFacts(old[i], type, beforeForgetting(yielded).getType(), kind);
    weakened |= common != type && type != old[i];
    type = common;
  }
  copy->erase();
  refiner_.modelChanged();
  return weakened;
}

SmallVector<Type> RefinementSweep::refinedTypes(Operation *op, FunctionKind kind, const LibraryEntry &entry,
                                                const RefineOutcome &outcome) {
  SmallVector<Type> types(op->getResultTypes());
  func::FuncOp function = entry.function;
  for (auto [i, result] : llvm::enumerate(outcome.results)) {
    if (i >= types.size() || isa<torch::NoneType>(types[i]))
      continue;
    Type refined = types[i];
    if (kind == FunctionKind::Shape && result.sizes)
      refined = withShape(types[i], *result.sizes);
    else if (kind == FunctionKind::Dtype && result.dtype)
      refined = withDtype(types[i], *result.dtype);
    if (refined) {
      types[i] = refined;
      continue;
    }
    if (!isNews(op, 4 + 2 * int(i) + int(kind)))
      continue; // in an earlier iteration
    std::string returned = i < outcome.returned.size() ? outcome.returned[i] : std::string();
    report(op, {Severity::Error,
                "refine.contradiction",
                "'" + function.getSymName().str() + "' returns " + returned + ", which contradicts the type " +
                    typeText(types[i]) + " that result #" + std::to_string(i) + " of '" + opTitle(op) +
                    "' has in the module",
                placeOf(op->getLoc()),
                {{"the function is here", placeOf(function.getLoc())}}});
  }
  return types;
}

void RefinementSweep::refine(Operation *op, FunctionKind kind, const LibraryEntry &entry) {
  std::shared_ptr<const RefineOutcome> outcome = refiner_.refine(op, kind, entry);
  bool isShape = kind == FunctionKind::Shape;
  StepScope step =
      openStep(&recorder_, StepKind::Refine, op, [&] { return (isShape ? "shape of " : "dtype of ") + opTitle(op); });
  step.subject(isShape ? StepSubject::Shape : StepSubject::Dtype);
  func::FuncOp function = entry.function;
  step.function(function.getSymName(), function.getLoc());
  SmallVector<Type> types = refinedTypes(op, kind, entry, *outcome);
  if (derivations_ && canReify(op, entry))
    derivations_->show(recorder_, step.index(), op, kind, entry, *outcome, types);
  bool changed = TypeRange(types) != op->getResultTypes();
  for (auto [result, type] : llvm::zip(op->getResults(), types))
    retypeResult(rewriter_, result, type);

  std::string reason = outcome->reason;
  if (outcome->raised && isNews(op, int(kind))) {
    reason = "the function raises: " + outcome->raised->message;
    report(op, {Severity::Error,
                "library.raises",
                "'" + function.getSymName().str() + "' raises for '" + opTitle(op) + "': " + outcome->raised->message,
                outcome->raised->place,
                {}});
  }
  if (isNews(op, 2 + int(kind)))
    for (const Diagnostic &problem : outcome->diagnostics)
      report(op, problem);
  step.detail([&] {
    if (changed)
      return "the result is " + typeText(op->getResultTypes()) + (reason.empty() ? "" : "; " + reason);
    return reason.empty() ? std::string("nothing new: the result type was known") : reason;
  });

  Refinement refinement;
  refinement.op = recorder_.idOf(op);
  refinement.isDtype = !isShape;
  refinement.isComplete = outcome->isComplete;
  refinement.function = recorder_.tables().intern(std::string_view(function.getSymName()));
  refinement.functionFound = true;
  refinement.reason = recorder_.tables().intern(reason);
  refinement.reasonKind = outcome->raised  ? ReasonKind::Raises
                          : reason.empty() ? ReasonKind::None
                                           : ReasonKind::NotTold;
  refinement.reasonPlace =
      recorder_.tables().internPlace(outcome->raised ? outcome->raised->place : outcome->reasonPlace);
  refinement.reasonOperand = outcome->reasonOperand;
  refinement.step = step.index();
  recorder_.addRefinement(refinement);
}

void RefinementSweep::offerMore(ModuleOp module, Diagnostics &notes) {
  refiner_.modelChanged();
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    if (!isLibraryFunction(function))
      function.walk([&](Operation *op) {
        for (FunctionKind kind : {FunctionKind::Shape, FunctionKind::Dtype})
          offerMore(op, kind, notes);
      });
}

void RefinementSweep::offerMore(Operation *op, FunctionKind kind, Diagnostics &notes) {
  constexpr size_t kMostNotes = 20;
  bool isShape = kind == FunctionKind::Shape;
  bool isUnknown = llvm::any_of(op->getResultTypes(), [&](Type type) {
    auto tensor = dyn_cast<BaseTensorType>(type);
    return tensor && (isShape ? !tensor.hasSizes() || !tensor.areAllSizesKnown() : !tensor.hasDtype());
  });
  if (!isUnknown || op->getNumRegions() != 0 || notes.size() >= kMostNotes)
    return;
  Found found = lookUp(op, kind);
  if (!found.entry || !found.fits)
    return;
  std::shared_ptr<const RefineOutcome> outcome = refiner_.refine(op, kind, *found.entry);
  SmallVector<Type> types(op->getResultTypes());
  for (auto [i, result] : llvm::enumerate(outcome->results)) {
    bool isTensor = i < types.size() && isa<BaseTensorType>(types[i]);
    Type refined = !isTensor                  ? Type()
                   : isShape && result.sizes  ? withShape(types[i], *result.sizes)
                   : !isShape && result.dtype ? withDtype(types[i], *result.dtype)
                                              : Type();
    if (refined)
      types[i] = refined;
  }
  if (TypeRange(types) == op->getResultTypes())
    return;
  std::string text = "one more iteration of the lowering would find " + typeText(types) + " for '" + opTitle(op) +
                     "' instead of " + typeText(op->getResultTypes()) +
                     ": its operands were still unknown when it was refined";
  StepScope step = openStep(&recorder_, StepKind::Verify, op, [&] { return "more to find: " + opTitle(op); });
  step.detail([&] { return text; });
  notes.push_back({Severity::Note, "lower.more", text, placeOf(op->getLoc()), {}});
}

} // namespace reify
