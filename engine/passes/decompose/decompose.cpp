#include "engine/passes/decompose/decompose.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/library/model_functions.h"
#include "engine/passes/refine/refine_types.h"

#include <mlir/Interfaces/SideEffectInterfaces.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

Decomposer::Decomposer(Library &library, Recorder *recorder, bool showInnerSteps, std::vector<std::string> legalOps,
                       Diagnostics &problems, RunSignals signals)
    : library_(library), recorder_(recorder), showInnerSteps_(showInnerSteps), legalOps_(std::move(legalOps)),
      problems_(problems), signals_(signals), bodies_(library, problems) {}

bool Decomposer::run(ModuleOp module) {
  StepScope step =
      openStep(recorder_, StepKind::Pass, nullptr, [] { return std::string("torch-decompose-complex-ops"); });
  bool changed = false;
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    if (!isLibraryFunction(function) && !function.isExternal())
      changed |= run(function);
  return changed;
}

bool Decomposer::run(func::FuncOp function) {
  originOf_.clear();
  origins_.clear();
  literals_.clear();
  opsMade_ = 0;
  changed_ = false;
  // Some ops become hundreds, but not all of a large function.
  mostOps_ = 200'000;
  function.walk([&](Operation *) { mostOps_ += 64; });
  for (Block &block : function.getBody())
    visit(block);
  return changed_;
}

void Decomposer::visit(Block &block) {
  for (Operation *op = block.empty() ? nullptr : &block.front(); op && !signals_.cancelled();) {
    if (const LibraryEntry *entry = entryFor(op)) {
      Operation *next = fold(op);
      if (!next)
        next = decompose(op, *entry);
      if (next) {
        op = next;
        continue;
      }
    }
    for (Region &region : op->getRegions())
      for (Block &inner : region)
        visit(inner);
    op = op->getNextNode();
  }
}

/// What is a constant needs no decomposition.
Operation *Decomposer::fold(Operation *op) {
  SmallVector<OpFoldResult> results;
  if (op->getNumResults() != 1 || failed(op->fold(results)) || results.size() != 1)
    return nullptr;
  IRRewriter rewriter(op->getContext(), listenerOf(recorder_));
  StepScope step = openStep(recorder_, StepKind::Fold, op, [&] { return opTitle(op); });
  rewriter.setInsertionPoint(op);
  auto value = dyn_cast<Value>(results[0]);
  if (!value)
    if (Operation *constant = op->getDialect()->materializeConstant(rewriter, cast<Attribute>(results[0]),
                                                                    op->getResult(0).getType(), op->getLoc()))
      value = constant->getResult(0);
  if (!value || value.getType() != op->getResult(0).getType()) {
    step.discard();
    return nullptr;
  }
  step.detail([&] { return foldDetail(op, results); });
  Operation *next = op->getNextNode();
  SmallVector<Value> operands(op->getOperands());
  rewriter.replaceOp(op, value);
  eraseUnused(rewriter, operands);
  changed_ = true;
  return next;
}

/// Lists and constants that only the replaced op used.
void Decomposer::eraseUnused(RewriterBase &rewriter, ArrayRef<Value> operands) {
  SmallVector<Operation *> left;
  auto add = [&](ValueRange values) {
    for (Value value : values)
      if (Operation *definer = value.getDefiningOp())
        left.push_back(definer);
  };
  add(operands);
  llvm::SmallPtrSet<Operation *, 8> erased; // one op may stand in several operands
  while (!left.empty()) {
    Operation *op = left.pop_back_val();
    if (erased.contains(op) || !(isOperandLiteral(op) || op->hasTrait<OpTrait::ConstantLike>()) ||
        !isOpTriviallyDead(op))
      continue;
    add(op->getOperands());
    erased.insert(op);
    originOf_.erase(op);
    literals_.erase(op);
    rewriter.eraseOp(op);
  }
}

const LibraryEntry *Decomposer::entryFor(Operation *op) {
  if (op->getNumResults() == 0 || op->getNumRegions())
    return nullptr;
  const void *key = op->getName().getAsOpaquePointer();
  StringRef name = op->getName().getStringRef();
  if (auto custom = dyn_cast<torch::OperatorOp>(op)) {
    key = custom.getNameAttr().getAsOpaquePointer();
    name = custom.getName();
  }
  auto [known, isNew] = entries_.try_emplace(key, nullptr);
  if (isNew && llvm::none_of(legalOps_, [&](StringRef legal) { return isLegalEntryFor(legal, name); }))
    known->second = library_.find(op, FunctionKind::Decomposition);
  return known->second;
}

static bool holdsNonValueTensor(Type type) {
  if (auto tensor = dyn_cast<BaseTensorType>(type))
    return !tensor.hasValueSemantics();
  if (auto list = dyn_cast<torch::ListType>(type))
    return holdsNonValueTensor(list.getContainedType());
  if (auto optional = dyn_cast<torch::OptionalType>(type))
    return holdsNonValueTensor(optional.getContainedType());
  return false;
}

bool Decomposer::hasValueSemantics(Operation *op) {
  return llvm::none_of(op->getOperandTypes(), holdsNonValueTensor) &&
         llvm::none_of(op->getResultTypes(), holdsNonValueTensor);
}

/// A list counts as its elements only where nobody changes it.
bool Decomposer::isLiteral(Operation *op) {
  if (!isOperandLiteral(op))
    return false;
  auto [known, isNew] = literals_.try_emplace(op, true);
  if (isNew && isa<torch::PrimListConstructOp>(op))
    known->second = !torch::isEverChanged(op->getResult(0));
  return known->second;
}

/// Whether all results are tensors that certainly have no elements, so that nothing is to be computed.
static bool haveNoElements(Operation *op) {
  return !isa<torch::OperatorOp>(op) && llvm::all_of(op->getResultTypes(), [](Type type) {
    auto tensor = dyn_cast<BaseTensorType>(type);
    return tensor && tensor.hasSizes() && tensor.hasDtype() && torch::codeFromDtype(tensor.getDtype()) &&
           llvm::is_contained(tensor.getSizes(), 0) && !llvm::is_contained(tensor.getSizes(), torch::kUnknownSize);
  });
}

/// Gives `next`, the op to look at after it.
Operation *Decomposer::replaceBy(RewriterBase &rewriter, Operation *op, ArrayRef<Value> results, Operation *next) {
  originOf_.erase(op);
  literals_.erase(op);
  SmallVector<Value> operands(op->getOperands());
  rewriter.replaceOp(op, results);
  eraseUnused(rewriter, operands);
  changed_ = true;
  return next;
}

/// Many decompositions have steps that no empty tensor may be given to: the maximum that softmax
/// subtracts, a view with a size to be inferred.
Operation *Decomposer::replaceByEmpty(Operation *op, const LibraryEntry &entry, const std::string &reason) {
  func::FuncOp function = entry.function;
  StepScope step = openStep(recorder_, StepKind::Refine, op, [&] { return "decompose " + opTitle(op); });
  step.subject(StepSubject::Decomposition);
  step.function(function.getSymName(), function.getLoc());
  step.detail([&] {
    return "replaced by a tensor without elements, which the result is; the function does not "
           "apply: " +
           reason;
  });
  IRRewriter rewriter(op->getContext(), listenerOf(recorder_));
  rewriter.setInsertionPoint(op);
  Location loc = op->getLoc();
  auto integer = [&](int64_t value) -> Value { return torch::ConstantIntOp::create(rewriter, loc, value); };
  Value none = torch::ConstantNoneOp::create(rewriter, loc);
  auto listType = torch::ListType::get(op->getContext(), torch::IntType::get(op->getContext()));
  SmallVector<Value> results;
  for (Type type : op->getResultTypes()) {
    auto tensor = cast<BaseTensorType>(type);
    SmallVector<Value> sizes = llvm::map_to_vector(tensor.getSizes(), integer);
    Value list = torch::PrimListConstructOp::create(rewriter, loc, listType, sizes);
    Value dtype = integer(*torch::codeFromDtype(tensor.getDtype()));
    Operation *empty = torch::createByName(rewriter, loc, "torch.aten.empty.memory_format",
                                           {list, dtype, none, none, none, none}, type);
    if (recorder_)
      recorder_->setOrigin(empty, recorder_->idOf(op));
    results.push_back(empty->getResult(0));
  }
  return replaceBy(rewriter, op, results, op->getNextNode());
}

Operation *Decomposer::decompose(Operation *op, const LibraryEntry &entry) {
  auto literalTest = [this](Operation *definer) { return isLiteral(definer); };
  if (!hasValueSemantics(op)) {
    noteStuck(op, entry, "the op works on tensors that may be changed in place", {}, nullptr, {});
    return nullptr;
  }
  std::vector<Value> inputs = scratchInputs(op, literalTest);
  const DecomposedBody &body = bodies_.of(op, entry, inputs, literalTest, showInnerSteps_ ? recorder_ : nullptr);
  if (body.outcome == DecomposedBody::Outcome::Keeps)
    return nullptr;
  if (body.outcome == DecomposedBody::Outcome::Stuck) {
    if (!body.isEndless && haveNoElements(op))
      return replaceByEmpty(op, entry, body.reason);
    noteStuck(op, entry, body.reason, body.place, &body, inputs);
    if (body.isEndless)
      reportEndless(op, entry, body.reason, body.place);
    return nullptr;
  }
  if (endsInItself(op, entry, body))
    return nullptr;
  return replace(op, entry, body, inputs);
}

/// A body that comes out of itself would go on for ever, and so might a chain that does not end.
bool Decomposer::endsInItself(Operation *op, const LibraryEntry &entry, const DecomposedBody &body) {
  auto known = originOf_.find(op);
  int origin = known == originOf_.end() ? -1 : known->second;
  unsigned depth = origin < 0 ? 0 : origins_[origin].depth;
  bool isCircle = false;
  std::string way = opTitle(op);
  for (int i = origin; i >= 0 && !isCircle; i = origins_[i].parent) {
    isCircle = origins_[i].body == &body;
    way = origins_[i].title + " -> " + way;
  }
  if (!isCircle && depth < kMaxDepth && opsMade_ < mostOps_)
    return false;
  std::string reason =
      isCircle ? "the decompositions go in a circle: " + way
      : depth >= kMaxDepth
          ? "decompositions are nested more than " + std::to_string(kMaxDepth) + " deep; they may not end"
          : "decompositions have made more than " + std::to_string(mostOps_) + " ops; they may not end";
  func::FuncOp function = entry.function;
  noteStuck(op, entry, reason, placeOf(function.getLoc()), nullptr, {});
  reportEndless(op, entry, reason, placeOf(function.getLoc()));
  return true;
}

void Decomposer::reportEndless(Operation *op, const LibraryEntry &entry, const std::string &reason,
                               const Place &place) {
  func::FuncOp function = entry.function;
  if (reported_.insert(reason).second)
    problems_.push_back({Severity::Error,
                         "decompose.endless",
                         "'" + function.getSymName().str() + "': " + reason,
                         place,
                         {{"while decomposing '" + opTitle(op) + "' here", placeOf(op->getLoc())}}});
}

void Decomposer::bind(uint32_t step, const DecomposedBody &body, const std::vector<Value> &inputs) {
  if (!recorder_ || !body.derivation)
    return;
  Binding binding;
  for (Value input : inputs)
    binding.inputs.push_back(recorder_->idOf(input));
  recorder_->bind(step, body.derivationIndex, std::move(binding));
}

void Decomposer::noteStuck(Operation *op, const LibraryEntry &entry, const std::string &reason, const Place &place,
                           const DecomposedBody *body, const std::vector<Value> &inputs) {
  if (!recorder_)
    return;
  func::FuncOp function = entry.function;
  StepScope step = openStep(recorder_, StepKind::Stuck, op, [&] { return "decompose " + opTitle(op); });
  step.subject(StepSubject::Decomposition);
  step.function(function.getSymName(), function.getLoc());
  step.detail([&] { return reason; });
  if (!place.file.empty())
    recorder_->step(step.index()).functionPlace = recorder_->tables().internPlace(place);
  if (body)
    bind(step.index(), *body, inputs);
}

static std::string listing(ArrayRef<Operation *> ops) {
  std::string names;
  size_t count = 0;
  for (Operation *op : ops)
    if (!op->hasTrait<OpTrait::ConstantLike>() && !isOperandLiteral(op)) {
      ++count;
      if (count <= 4)
        names += (names.empty() ? "" : ", ") + opTitle(op);
    }
  if (count == 0)
    return "replaced by an existing value";
  return "replaced by " + names + (count > 4 ? " and " + std::to_string(count - 4) + " more" : "");
}

Operation *Decomposer::replace(Operation *op, const LibraryEntry &entry, const DecomposedBody &body,
                               const std::vector<Value> &inputs) {
  func::FuncOp function = entry.function;
  StepScope step = openStep(recorder_, StepKind::Refine, op, [&] { return "decompose " + opTitle(op); });
  step.subject(StepSubject::Decomposition);
  step.function(function.getSymName(), function.getLoc());
  if (recorder_)
    bind(step.index(), body, inputs);
  IRRewriter rewriter(op->getContext(), listenerOf(recorder_));
  auto known = originOf_.find(op);
  int parent = known == originOf_.end() ? -1 : known->second;
  unsigned depth = parent < 0 ? 0 : origins_[parent].depth;
  origins_.push_back({&body, opTitle(op), parent, depth + 1});
  rewriter.setInsertionPoint(op);
  IRMapping mapping;
  for (auto [scratch, input] : llvm::zip(body.scratch.values, inputs))
    mapping.map(scratch, input);
  SmallVector<Operation *> made;
  for (Operation *inner : body.ops()) {
    Operation *copy = inner->clone(mapping);
    copy->setLoc(op->getLoc()); // it does what the user wrote there
    rewriter.insert(copy);
    if (recorder_)
      recorder_->setOrigin(copy, recorder_->idOf(op));
    originOf_[copy] = int(origins_.size()) - 1;
    made.push_back(copy);
  }
  opsMade_ += made.size();
  SmallVector<Value> results;
  for (auto [result, value] : llvm::zip(op->getResults(), body.results())) {
    Value replacement = mapping.lookupOrDefault(value);
    // What is known better than before is passed on to the users that can take it.
    if (replacement.getType() != result.getType() && isa<BaseTensorType>(result.getType()))
      retypeResult(rewriter, result, replacement.getType());
    results.push_back(replacement);
  }
  step.detail([&] { return listing(made); });
  return replaceBy(rewriter, op, results, made.empty() ? op->getNextNode() : made.front());
}

} // namespace reify
