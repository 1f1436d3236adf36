#include "engine/contract/causes.h"

#include "engine/contract/advice.h"
#include "engine/contract/cures.h"
#include "engine/contract/decomposition_cause.h"
#include "engine/contract/slot_cause.h"
#include "engine/contract/value_flow.h"
#include "engine/contract/violation_order.h"
#include "engine/source/op_names.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace reify {

/// The text between the quotes of `key = "..."` in an attribute text.
static std::string quotedAfter(std::string_view text, std::string_view key) {
  size_t at = text.find(key);
  if (at == std::string_view::npos)
    return {};
  size_t begin = text.find('"', at + key.size());
  size_t end = begin == std::string_view::npos ? begin : text.find('"', begin + 1);
  return end == std::string_view::npos ? std::string() : std::string(text.substr(begin + 1, end - begin - 1));
}

std::string operatorName(const Trace &trace, const OpVersion &version) {
  return quotedAfter(trace.tables.string(version.properties), "name = ");
}

bool isLibraryCopy(const Trace &trace, OpId op, const OpVersion &version) {
  if (trace.tables.string(trace.model.ops[op.index].name) != "func.func")
    return false;
  if (trace.tables.string(version.attributes).find("torch.library") != std::string_view::npos)
    return true;
  return quotedAfter(trace.tables.string(version.properties), "sym_name = ").starts_with("__torch_mlir_");
}

namespace {

class Explainer {
public:
  Explainer(const Trace &trace, Moment moment, std::vector<Violation> &violations)
      : trace_(trace), history_(trace.model), moment_(moment), violations_(violations), flow_(trace, moment),
        bounds_(trace, moment), wasAdjusted_(hasRun(trace, "torch-adjust-calling-conventions")),
        wasGlobalized_(hasRun(trace, "torch-globalize-object-graph")) {}

  void run();

private:
  struct Lookups { // the last of an op
    const Refinement *shape = nullptr, *dtype = nullptr, *marker = nullptr;
  };
  std::string text(StringId id) const { return std::string(trace_.tables.string(id)); }
  std::string opText(OpId op) const;
  std::string_view legalEntry(OpId op, const std::string &name) const;
  std::vector<std::string> missingFunctions(OpId op) const;
  const TorchType &typeOf(ValueId value) const { return trace_.tables.type(history_.typeAt(value, moment_)); }
  std::string valueText(ValueId value) const { return "%" + text(history_.values[value.index].name); }
  int32_t violationOf(ValueId value) const;
  void explain(size_t index);
  void explainUnknown(size_t index, bool isDtype);
  void explainRefinement(size_t index, const Refinement &refinement);
  const Step *stuckCopy(OpId op);
  void explainNonValue(size_t index);
  bool explainSlotValue(size_t index);
  void explainIllegalOp(size_t index);
  bool explainTrait(size_t index);
  bool explainCast(size_t index);
  bool explainPending(size_t index, const Refinement &refinement);
  bool follow(size_t index, const std::vector<ValueId> &sources, bool isShape);
  bool followSources(size_t index, bool isShape);
  bool link(size_t index, int32_t cause, const std::string &how);
  int32_t rootOf(int32_t index);
  bool isTorch(OpId op) const { return trace_.tables.string(history_.ops[op.index].name).starts_with("torch."); }
  bool isRaised(const Refinement &refinement) const;
  bool isMarker(const Refinement &refinement) const {
    return trace_.tables.string(refinement.function).starts_with(symbolPrefix(FunctionKind::HasValueSemantics));
  }

  const Trace &trace_;
  const History &history_;
  Moment moment_;
  std::vector<Violation> &violations_;
  ValueFlow flow_;
  ArgumentBounds bounds_;
  bool wasAdjusted_, wasGlobalized_; // or refused to be
  int32_t initializer_ = -1;         // the violation of a module initializer that is left
  std::vector<int32_t> roots_;       // by violation; a root's is itself
  std::unordered_map<uint32_t, int32_t> byValue_;
  std::unordered_map<uint32_t, int32_t> illegalOps_; // the violation, by op
  std::unordered_map<uint32_t, Lookups> refinements_;
  std::optional<std::unordered_map<uint32_t, const Step *>> stuckCopies_; // by the copy's identity
  std::optional<DecompositionAttempts> decompositions_;                   // once asked for
};

std::string Explainer::opText(OpId op) const {
  std::string name = text(history_.ops[op.index].name);
  if (name == "torch.operator")
    if (const OpVersion *version = history_.at(op, moment_))
      return operatorName(trace_, *version);
  return name;
}

/// What to list in backend-legal-ops for an op whose opText() is `name`.
std::string_view Explainer::legalEntry(OpId op, const std::string &name) const {
  const bool isOperator = history_.ops[op.index].form == OpForm::Operator;
  return legalEntryFor(name, isOperator ? std::string_view(name) : std::string_view());
}

/// All that were looked for and not found.
std::vector<std::string> Explainer::missingFunctions(OpId op) const {
  std::vector<std::string> missing;
  if (auto known = refinements_.find(history_.identity(op).index); known != refinements_.end())
    for (const Refinement *each : {known->second.shape, known->second.dtype, known->second.marker})
      if (each && !each->functionFound)
        missing.push_back(text(each->function));
  return missing;
}

int32_t Explainer::violationOf(ValueId value) const {
  auto it = byValue_.find(value.index);
  return it == byValue_.end() ? -1 : it->second;
}

/// Where the chain of consequences begins. Shortens the way for the next time: chains are as long
/// as models are deep.
int32_t Explainer::rootOf(int32_t index) {
  int32_t root = index;
  while (roots_[size_t(root)] != root)
    root = roots_[size_t(root)];
  while (index != root)
    index = std::exchange(roots_[size_t(index)], root);
  return root;
}

/// Makes a violation the consequence of another; not of itself, neither by way of others.
bool Explainer::link(size_t index, int32_t cause, const std::string &how) {
  const int32_t root = rootOf(cause);
  if (size_t(root) == index)
    return false;
  roots_[index] = root;
  violations_[index].consequenceOf = cause;
  violations_[index].cause = how;
  return true;
}

/// Looks for the nearest violation among the sources and what these are made from. Values of no
/// violation of their own (a list of tensors, a size) hand on what is wrong with their sources.
bool Explainer::follow(size_t index, const std::vector<ValueId> &sources, bool isShape) {
  constexpr size_t kMostValues = 256;
  std::vector<ValueId> queue = sources;
  std::unordered_set<ValueId> seen(queue.begin(), queue.end());
  for (size_t i = 0; i < queue.size() && i < kMostValues; ++i) {
    const int32_t cause = violationOf(queue[i]);
    // A shape does not depend on a dtype.
    const bool isOther = isShape && cause >= 0 && violations_[size_t(cause)].responsibility == Responsibility::Dtype;
    if (cause >= 0 && !isOther &&
        link(index, cause,
             "follows from " + valueText(queue[i]) + ", which '" + opText(violations_[index].op) + "' depends on"))
      return true;
    if (cause < 0 || isOther)
      for (ValueId source : flow_.sourcesOf(queue[i]))
        if (seen.insert(source).second)
          queue.push_back(source);
  }
  return false;
}

bool Explainer::followSources(size_t index, bool isShape) {
  const Violation &violation = violations_[index];
  return follow(index, violation.value ? flow_.sourcesOf(violation.value) : flow_.operandsOf(violation.op), isShape);
}

bool Explainer::isRaised(const Refinement &refinement) const { return refinement.reasonKind == ReasonKind::Raises; }

void Explainer::explainRefinement(size_t index, const Refinement &refinement) {
  Violation &violation = violations_[index];
  const std::string function = text(refinement.function), op = opText(violation.op);
  const std::string what = refinement.isDtype ? "dtype" : "shape";
  if (!refinement.functionFound) {
    // Nobody writes functions for copies and casts: what they give is what they got.
    const OpForm form = history_.ops[violation.op.index].form;
    if (form != OpForm::Flat && form != OpForm::Operator && followSources(index, !refinement.isDtype))
      return;
    const std::vector<std::string> missing = missingFunctions(violation.op);
    violation.cause =
        "there is no library function '" + function + "', so the " + what + " of '" + op + "' cannot be worked out";
    if (missing.size() > 1)
      violation.cause += "; " + std::to_string(missing.size()) + " of its functions are missing";
    violation.cure = "add " + (missing.empty() ? "'" + function + "'" : listed(missing)) + " to an op library";
    return;
  }
  const std::vector<ValueId> operands = flow_.operandsOf(violation.op);
  const bool namesOperand = refinement.reasonOperand >= 0 && size_t(refinement.reasonOperand) < operands.size();
  if (namesOperand && follow(index, {operands[size_t(refinement.reasonOperand)]}, false))
    return;
  if (!namesOperand && !isRaised(refinement) && followSources(index, !refinement.isDtype))
    return;
  const std::string reason = text(refinement.reason);
  violation.cause = "the " + what + " of '" + op +
                    "' is not known: " + (reason.empty() ? "'" + function + "' does not tell it" : reason);
  violation.causePlace = trace_.tables.place(refinement.reasonPlace);
  violation.cure = cureOfRefinement(trace_, refinement, op, namesOperand ? refinement.reasonOperand : -1);
}

/// At a step before the refinement that will tell.
bool Explainer::explainPending(size_t index, const Refinement &refinement) {
  if (refinement.step >= trace_.steps.size() || trace_.steps[refinement.step].before < moment_)
    return false;
  Violation &violation = violations_[index];
  violation.cause = "'" + opText(violation.op) + "' has not been refined yet at this step";
  violation.cure = "step on: '" + text(refinement.function) + "' will tell";
  return true;
}

/// A cast to a type that says less, for the sake of a user that takes no other.
bool Explainer::explainCast(size_t index) {
  Violation &violation = violations_[index];
  if (opText(violation.op) != "torch.tensor_static_info_cast" || !violation.value)
    return false;
  for (OpId user : flow_.usersOf(violation.value))
    for (ValueId result : history_.resultsOf(user))
      if (const int32_t cause = violationOf(result); cause >= 0)
        return link(index, cause,
                    "a cast forgets the type of its operand for '" + opText(user) + "', whose result " +
                        valueText(result) + " is at fault");
  const std::vector<ValueId> operands = flow_.operandsOf(violation.op);
  if (operands.empty())
    return false;
  violation.cause = "a cast forgets what is known of " + valueText(operands[0]);
  const std::vector<OpId> &users = flow_.usersOf(violation.value);
  if (!users.empty())
    violation.cause += ", for '" + opText(users[0]) + "', which takes no other type";
  const bool isReturned = !users.empty() && opText(users[0]) == "func.return";
  violation.cure = isReturned ? "let the function return at one place, and make it private if it is called"
                              : "let the user of the cast take the refined type";
  return true;
}

void Explainer::explainUnknown(size_t index, bool isDtype) {
  Violation &violation = violations_[index];
  const std::string what = isDtype ? "dtype" : "shape";
  if (violation.value && flow_.isFunctionArgument(violation.value)) {
    violation.cause = valueText(violation.value) + " is an argument whose " + what + " nobody states";
    violation.cure = "give the argument a type that states it, e.g. !torch.vtensor<[2,?],f32>";
    return;
  }
  auto known = refinements_.find(history_.identity(violation.op).index);
  const Refinement *refinement = known == refinements_.end() ? nullptr
                                 : isDtype                   ? known->second.dtype
                                                             : known->second.shape;
  if (refinement && (!refinement->isComplete || !refinement->functionFound))
    return explainRefinement(index, *refinement);
  if (followSources(index, !isDtype) || explainCast(index) || (refinement && explainPending(index, *refinement)))
    return;
  violation.cause = "nothing tells the " + what + " of '" + opText(violation.op) + "'";
  const bool isOfValue = bool(violation.value);
  violation.cure = cureOfUntold(trace_, opText(violation.op), isOfValue ? typeOf(violation.value) : TorchType());
}

/// The last attempt of torch-maximize-value-semantics at a copy that it had to leave.
const Step *Explainer::stuckCopy(OpId op) {
  if (!stuckCopies_) {
    stuckCopies_.emplace();
    for (const Step &step : trace_.steps)
      if (step.kind == StepKind::Stuck && step.op && step.after <= moment_ &&
          step.subject == StepSubject::ValueSemantics)
        (*stuckCopies_)[history_.identity(step.op).index] = &step;
  }
  auto found = stuckCopies_->find(history_.identity(op).index);
  return found == stuckCopies_->end() ? nullptr : found->second;
}

/// A tensor in a global slot is as mutable as the slot, whose reason is told at the initializer.
bool Explainer::explainSlotValue(size_t index) {
  const Violation &violation = violations_[index];
  if (!violation.value || initializer_ < 0)
    return false;
  auto isInitializer = [&](OpId user) {
    return trace_.tables.string(history_.ops[user.index].name) == "torch.initialize.global_slots";
  };
  const std::string value = valueText(violation.value);
  if (opText(violation.op) == "torch.global_slot.get")
    return link(index, initializer_, value + " is read from a global slot that is left");
  return std::ranges::any_of(flow_.usersOf(violation.value), isInitializer) &&
         link(index, initializer_, value + " is the first value of a global slot that is left");
}

void Explainer::explainNonValue(size_t index) {
  Violation &violation = violations_[index];
  if (violation.value && flow_.isFunctionArgument(violation.value)) {
    const bool isBound = bounds_.isBound(violation.op, violation.value);
    violation.cause = valueText(violation.value) + " is an argument that the caller may share" +
                      (isBound ? "; its torch.type_bound has not been applied" : "");
    violation.cure =
        isBound && wasAdjusted_ ? "correct what torch-adjust-calling-conventions refuses; its error says what"
        : isBound               ? "run torch-adjust-calling-conventions first"
                  : "give it a torch.type_bound with a !torch.vtensor type, and run " + std::string(kFunctionPipeline);
    return;
  }
  if (followSources(index, false) || explainSlotValue(index))
    return;
  const std::string op = opText(violation.op);
  if (violation.value)
    for (OpId user : flow_.usersOf(violation.value)) {
      const std::string_view name = trace_.tables.string(history_.ops[user.index].name);
      const bool isRegion =
          name == "torch.prim.If.yield" || name == "torch.prim.Loop.condition" || name == "torch.prim.Loop";
      if (!isRegion)
        continue;
      violation.cause = "the mutable copy " + valueText(violation.value) + " goes through torch.prim." +
                        (name == "torch.prim.If.yield" ? "If" : "Loop") +
                        ", which the value-semantics pass does not follow";
      violation.causePlace = trace_.tables.place(history_.ops[user.index].place);
      violation.cure = "keep tensors that are changed in place out of branches and loops";
      return;
    }
  if (const Step *stuck = stuckCopy(violation.op)) {
    const std::string reason = text(stuck->detail);
    violation.cause = valueText(violation.value) + reason.substr(reason.find(' '));
    violation.causePlace = trace_.tables.place(stuck->functionPlace);
    violation.cure = cureOfStuck(trace_, stuck->reason);
    return;
  }
  violation.cause =
      "the tensor may be changed in place, or alias another; '" + op + "' was not brought to value semantics";
  const bool isCustom = history_.ops[violation.op.index].form == OpForm::Operator;
  const std::vector<std::string> missing = missingFunctions(violation.op);
  violation.cure = isCustom && !missing.empty()
                       ? "add " + listed(missing) + " to an op library if the op changes no operand"
                       : cureOfMutable(op, isCustom);
}

void Explainer::explainIllegalOp(size_t index) {
  Violation &violation = violations_[index];
  const std::string op = opText(violation.op);
  if (!isTorch(violation.op)) {
    violation.cause = "'" + op + "' belongs to a dialect other than torch and func";
    violation.cure = "remove the op or lower it before";
    return;
  }
  for (ValueId operand : flow_.operandsOf(violation.op)) {
    const int32_t cause = violationOf(operand);
    if (cause >= 0 && violations_[size_t(cause)].kind == ViolationKind::NonValueTensor &&
        link(index, cause, "'" + op + "' cannot be decomposed, as " + valueText(operand) + " may be changed in place"))
      return;
  }
  const std::string legal = listAsLegal(legalEntry(violation.op, op));
  if (!decompositions_)
    decompositions_.emplace(trace_, moment_);
  const std::string start = "'" + op + "' is not among the ops that backends take, and ";
  if (const Step *failure = decompositions_->failureOf(violation.op)) {
    // What it needs may be just what another violation is about.
    for (ValueId operand : flow_.operandsOf(violation.op))
      if (int32_t cause = violationOf(operand);
          cause >= 0 && link(index, cause, "its decomposition needs to know " + valueText(operand)))
        return;
    violation.cause = start + "its decomposition did not apply: " + text(failure->detail);
    violation.causePlace = trace_.tables.place(failure->functionPlace);
    violation.cure = "make known what the decomposition needs; or " + legal;
    return;
  }
  violation.cause = start + (decompositions_->wereMade() ? "there is no decomposition for it" : "was not decomposed");
  violation.cure = legal + ", or give it a decomposition function in an op library";
}

/// Ops that other programs convert, if any: nothing that a user does here helps.
bool Explainer::explainTrait(size_t index) {
  Violation &violation = violations_[index];
  const OpVersion *version = history_.at(violation.op, moment_);
  const std::optional<ModuleTrait> trait = version ? traitOfOp(trace_, moment_, violation.op, *version) : std::nullopt;
  if (!trait || cureOf(*trait).empty())
    return false;
  violation.cause = causeOf(*trait, opText(violation.op));
  violation.cure = cureOf(*trait);
  return true;
}

void Explainer::explain(size_t index) {
  Violation &violation = violations_[index];
  if (explainTrait(index))
    return;
  switch (violation.kind) {
  case ViolationKind::UnknownRank:
    return explainUnknown(index, false);
  case ViolationKind::UnknownDtype:
    return explainUnknown(index, true);
  case ViolationKind::UnimplementedOperator:
    if (violation.responsibility == Responsibility::Shape || violation.responsibility == Responsibility::Dtype)
      return explainUnknown(index, violation.responsibility == Responsibility::Dtype);
    return explainNonValue(index);
  case ViolationKind::NonValueTensor:
    return explainNonValue(index);
  case ViolationKind::IllegalType:
    if (auto illegal = illegalOps_.find(violation.op.index);
        illegal != illegalOps_.end() && !isTorch(violation.op) &&
        link(index, illegal->second, "'" + opText(violation.op) + "' is of another dialect"))
      return;
    if (followSources(index, false))
      return;
    if (violation.message.find("!torch.nn.Module") != std::string::npos) {
      violation.cause = "the module still holds TorchScript objects";
      violation.cure = wasGlobalized_ ? "correct what torch-globalize-object-graph refuses; its error says what"
                                      : "run torch-globalize-object-graph first";
      return;
    }
    if (violation.value && flow_.isFunctionArgument(violation.value)) {
      violation.cause = valueText(violation.value) + " is an argument of a type that backends do not take";
      violation.cure = "give the argument a type of the contract";
      return;
    }
    violation.cause = "'" + opText(violation.op) + "' gives a value of a type that backends do not take";
    violation.cure = cureOfType(violation.value ? typeOf(violation.value) : TorchType());
    return;
  case ViolationKind::IllegalOp:
    return explainIllegalOp(index);
  case ViolationKind::ModuleInitializer:
    violation.cause = explainSlotsLeft(trace_, moment_, violation.op);
    violation.cure = "make the attribute private, do not assign to it, and give it only to ops that "
                     "are known to leave it as it is";
    return;
  }
}

void Explainer::run() {
  if (violations_.empty())
    return;
  for (size_t i = 0; i < violations_.size(); ++i)
    roots_.push_back(int32_t(i));
  for (size_t i = 0; i < violations_.size(); ++i)
    if (violations_[i].kind == ViolationKind::ModuleInitializer)
      initializer_ = int32_t(i);
  for (size_t i = 0; i < violations_.size(); ++i)
    if (violations_[i].kind == ViolationKind::IllegalOp)
      illegalOps_.try_emplace(violations_[i].op.index, int32_t(i));
  for (size_t i = 0; i < violations_.size(); ++i)
    if (violations_[i].value)
      byValue_.try_emplace(violations_[i].value.index, int32_t(i));
  for (const Refinement &refinement : trace_.refinements) {
    if (!refinement.op)
      continue;
    Lookups &found = refinements_[history_.identity(refinement.op).index];
    (isMarker(refinement) ? found.marker : refinement.isDtype ? found.dtype : found.shape) = &refinement;
  }
  for (size_t i = 0; i < violations_.size(); ++i)
    explain(i);
  sortRootsFirst(violations_);
}

} // namespace

void explainViolations(const Trace &trace, Moment moment, std::vector<Violation> &violations) {
  Explainer(trace, moment, violations).run();
}

} // namespace reify
