// The step tree of a recorder: steps that passes open, and those that follow from events.
#include "engine/record/recorder.h"

namespace reify {

uint32_t Recorder::beginStep(StepKind kind, llvm::StringRef title, OpId op) {
  endAutomatic();
  Step step;
  step.kind = kind;
  step.depth = uint16_t(open_.size());
  step.title = tables_->intern(title);
  step.op = op;
  step.before = step.after = moment_;
  const uint32_t index = uint32_t(steps_.size());
  steps_.push_back(step);
  open_.push_back(index);
  return index;
}

void Recorder::endStep(uint32_t index, bool keep) {
  endAutomatic();
  assert(!open_.empty() && open_.back() == index && "steps end in the order in which they began");
  open_.pop_back();
  if (!keep) {
    steps_.resize(index);
    while (!bound_.empty() && bound_.back().first >= index)
      bound_.pop_back();
    return;
  }
  steps_[index].after = moment_;
  steps_[index].descendants = uint32_t(steps_.size()) - index - 1;
  covered_ = moment_;
}

uint32_t Recorder::addDerivation(std::shared_ptr<const Derivation> derivation) {
  derivations_.push_back(std::move(derivation));
  return uint32_t(derivations_.size() - 1);
}

void Recorder::bind(uint32_t step, uint32_t derivation, Binding binding) {
  steps_[step].derivation = derivation;
  bound_.push_back({step, uint32_t(bindings_.size())});
  bindings_.push_back(std::move(binding));
}

void Recorder::finish(Trace &trace) {
  while (!open_.empty())
    endStep(open_.back());
  history_.end = moment_;
  trace.model = std::move(history_);
  trace.steps = std::move(steps_);
  trace.derivations = std::move(derivations_);
  trace.bindings = std::move(bindings_);
  trace.bindingOf.assign(trace.steps.size(), ~0u);
  for (auto [step, binding] : bound_)
    trace.bindingOf[step] = binding;
  trace.refinements = std::move(refinements_);
  trace.index();
}

void Recorder::finish(Derivation &derivation) {
  while (!open_.empty())
    endStep(open_.back());
  history_.end = moment_;
  derivation.history = std::move(history_);
  derivation.steps = std::move(steps_);
}

//===-- Steps by themselves -------------------------------------------------------------------===//

void Recorder::beginAutomatic(StepKind kind, mlir::Operation *op) {
  const OpId id = idOf(op);
  const std::string title =
      std::string(toString(kind)) + " " + std::string(tables_->string(history_.ops[id.index].name));
  // A constant that a fold makes comes before the fold tells of itself: it belongs to the step.
  const Moment before = std::max(covered_, open_.empty() ? Moment(0) : steps_[open_.back()].before);
  automatic_ = ~0u;
  const uint32_t step = beginStep(kind, title, id);
  steps_[step].before = before;
  automatic_ = step;
  automaticOp_ = op;
}

void Recorder::endAutomatic() {
  if (automatic_ == ~0u)
    return;
  const uint32_t step = automatic_;
  automatic_ = ~0u;
  automaticOp_ = nullptr;
  endStep(step);
}

void Recorder::notifyPatternBegin(const mlir::Pattern &, mlir::Operation *op) {
  if (!automaticSteps_)
    return;
  endAutomatic();
  patterns_.push_back({moment_, idOf(op), steps_.size()});
}

void Recorder::notifyPatternEnd(const mlir::Pattern &pattern, llvm::LogicalResult status) {
  if (!automaticSteps_ || patterns_.empty())
    return;
  const OpenPattern open = patterns_.pop_back_val();
  if (failed(status) || moment_ == open.before)
    return;
  llvm::StringRef name = pattern.getDebugName();
  name = name.substr(name.rfind(':') + 1); // npos + 1 = 0
  Step step;
  step.kind = StepKind::Rewrite;
  step.depth = uint16_t(open_.size());
  std::string title = "rewrite";
  if (open.op)
    title += " " + std::string(tables_->string(history_.ops[open.op.index].name));
  step.title = tables_->intern(title);
  if (!name.empty())
    step.detail = tables_->intern(("by the pattern " + name).str());
  step.op = open.op;
  step.before = open.before;
  step.after = moment_;
  step.descendants = uint32_t(steps_.size() - open.firstStep);
  for (size_t inner = open.firstStep; inner < steps_.size(); ++inner)
    ++steps_[inner].depth;
  for (auto &[bound, binding] : bound_)
    if (bound >= open.firstStep)
      ++bound;
  steps_.insert(steps_.begin() + ptrdiff_t(open.firstStep), step);
  covered_ = moment_;
}

} // namespace reify
