#include "engine/contract/causes.h"

#include <algorithm>
#include <unordered_map>

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
      : trace_(trace), history_(trace.model), moment_(moment), violations_(violations) {}

  void run();

private:
  struct Pair { // the last refinements of an op
    const Refinement *shape = nullptr, *dtype = nullptr;
  };
  std::string text(StringId id) const { return std::string(trace_.tables.string(id)); }
  std::string opText(OpId op) const;
  std::string valueText(ValueId value) const { return "%" + text(history_.values[value.index].name); }
  int32_t violationOf(ValueId value) const;
  std::vector<ValueId> operandsOf(OpId op) const;
  void explain(size_t index);
  void explainUnknown(size_t index, bool isDtype);
  void explainRefinement(size_t index, const Refinement &refinement);
  bool follow(size_t index, ValueId operand);
  bool followAnyOperand(size_t index);
  void sortRootsFirst();

  const Trace &trace_;
  const History &history_;
  Moment moment_;
  std::vector<Violation> &violations_;
  std::unordered_map<uint32_t, int32_t> byValue_;
  std::unordered_map<uint32_t, Pair> refinements_;
};

std::string Explainer::opText(OpId op) const {
  std::string name = text(history_.ops[op.index].name);
  if (name == "torch.operator")
    if (const OpVersion *version = history_.at(op, moment_))
      return operatorName(trace_, *version);
  return name;
}

int32_t Explainer::violationOf(ValueId value) const {
  auto it = byValue_.find(value.index);
  return it == byValue_.end() ? -1 : it->second;
}

std::vector<ValueId> Explainer::operandsOf(OpId op) const {
  const OpVersion *version = history_.at(op, moment_);
  if (!version)
    return {};
  auto operands = history_.operands(*version);
  return {operands.begin(), operands.end()};
}

/// Makes the violation a consequence of the one that `operand` stands for, if any.
bool Explainer::follow(size_t index, ValueId operand) {
  int32_t cause = violationOf(operand);
  if (cause < 0 || size_t(cause) == index)
    return false;
  Violation &violation = violations_[index];
  violation.consequenceOf = cause;
  violation.cause = "follows from " + valueText(operand) + ", operand of '" + opText(violation.op) + "'";
  return true;
}

bool Explainer::followAnyOperand(size_t index) {
  for (ValueId operand : operandsOf(violations_[index].op))
    if (follow(index, operand))
      return true;
  return false;
}

void Explainer::explainRefinement(size_t index, const Refinement &refinement) {
  Violation &violation = violations_[index];
  std::string function = text(refinement.function), op = opText(violation.op);
  if (!refinement.functionFound) {
    violation.cause = "there is no library function '" + function + "', so the " +
                      (refinement.isDtype ? "dtype" : "shape") + " of '" + op + "' cannot be worked out";
    violation.cure = "add '" + function + "' to an op library";
    return;
  }
  std::vector<ValueId> operands = operandsOf(violation.op);
  if (refinement.reasonOperand >= 0 && size_t(refinement.reasonOperand) < operands.size() &&
      follow(index, operands[refinement.reasonOperand]))
    return;
  std::string reason = text(refinement.reason);
  std::string what = refinement.isDtype ? "dtype" : "shape";
  violation.cause = "the " + what + " of '" + op + "' is not known: " +
                    (reason.empty() ? "'" + function + "' does not tell it" : reason);
  violation.causePlace = trace_.tables.place(refinement.reasonPlace);
  violation.cure = refinement.reasonOperand >= 0
                       ? "make operand #" + std::to_string(refinement.reasonOperand) + " of '" + op +
                             "' known, or let '" + function + "' do without it"
                       : "correct '" + function + "' at the place that is named";
}

void Explainer::explainUnknown(size_t index, bool isDtype) {
  Violation &violation = violations_[index];
  std::string what = isDtype ? "dtype" : "shape";
  if (violation.value && !history_.values[violation.value.index].definer) {
    violation.cause = valueText(violation.value) + " is an argument whose " + what + " nobody states";
    violation.cure = "give the argument a tensor type with sizes and dtype, or a torch.type_bound";
    return;
  }
  auto it = refinements_.find(history_.identity(violation.op).index);
  const Refinement *refinement = it == refinements_.end() ? nullptr : isDtype ? it->second.dtype : it->second.shape;
  if (refinement && (!refinement->isComplete || !refinement->functionFound))
    return explainRefinement(index, *refinement);
  if (followAnyOperand(index))
    return;
  violation.cause = "nothing tells the " + what + " of '" + opText(violation.op) + "'";
  violation.cure = "refine shapes and dtypes, or annotate the type";
}

void Explainer::explain(size_t index) {
  Violation &violation = violations_[index];
  std::string op = opText(violation.op);
  switch (violation.kind) {
  case ViolationKind::UnknownRank:
    return explainUnknown(index, false);
  case ViolationKind::UnknownDtype:
    return explainUnknown(index, true);
  case ViolationKind::UnimplementedOperator:
    if (violation.responsibility == Responsibility::Shape || violation.responsibility == Responsibility::Dtype)
      return explainUnknown(index, violation.responsibility == Responsibility::Dtype);
    [[fallthrough]];
  case ViolationKind::NonValueTensor:
    if (followAnyOperand(index))
      return;
    violation.cause = "the tensor may be changed in place, or alias another; '" + op + "' was not brought to value semantics";
    violation.cure = op.find('.') != std::string::npos && !op.starts_with("torch.")
                         ? "add '__torch_mlir_has_value_semantics_fn." + op + "' to an op library if the op changes no operand"
                         : "avoid the in-place change, or copy the tensor first";
    return;
  case ViolationKind::IllegalType:
    if (followAnyOperand(index))
      return;
    violation.cause = "'" + op + "' gives a value of a type that backends do not take";
    violation.cure = "make its kind known, e.g. by a dtype function that tells int from float";
    return;
  case ViolationKind::IllegalOp: {
    bool isTorch = op.starts_with("torch.") || text(history_.ops[violation.op.index].name) == "torch.operator";
    std::string_view bare = op;
    bare.remove_prefix(bare.starts_with("torch.") ? 6 : 0);
    violation.cause = isTorch ? "'" + op + "' is not among the ops that backends take, and was not decomposed"
                              : "'" + op + "' belongs to a dialect other than torch and func";
    violation.cure = isTorch ? "pass backend-legal-ops=" + std::string(bare) + " if the backend takes it, or give it a decomposition"
                             : "remove the op or lower it before";
    return;
  }
  case ViolationKind::ModuleInitializer:
    violation.cause = "a global slot is public, or written to, or reaches an op that may change it";
    violation.cure = "make the attribute private and do not assign to it";
    return;
  }
}

void Explainer::sortRootsFirst() {
  std::vector<int32_t> order(violations_.size());
  for (size_t i = 0; i < order.size(); ++i)
    order[i] = int32_t(i);
  std::ranges::stable_partition(order, [&](int32_t i) { return violations_[i].consequenceOf < 0; });
  std::vector<int32_t> position(order.size());
  for (size_t i = 0; i < order.size(); ++i)
    position[order[i]] = int32_t(i);
  std::vector<Violation> sorted;
  for (int32_t i : order) {
    sorted.push_back(std::move(violations_[i]));
    if (int32_t &cause = sorted.back().consequenceOf; cause >= 0)
      cause = position[cause];
  }
  violations_ = std::move(sorted);
}

void Explainer::run() {
  if (violations_.empty())
    return;
  for (size_t i = 0; i < violations_.size(); ++i)
    if (violations_[i].value)
      byValue_.try_emplace(violations_[i].value.index, int32_t(i));
  for (const Refinement &refinement : trace_.refinements) {
    if (!refinement.op)
      continue;
    Pair &pair = refinements_[history_.identity(refinement.op).index];
    (refinement.isDtype ? pair.dtype : pair.shape) = &refinement;
  }
  for (size_t i = 0; i < violations_.size(); ++i)
    explain(i);
  sortRootsFirst();
}

} // namespace

void explainViolations(const Trace &trace, Moment moment, std::vector<Violation> &violations) {
  Explainer(trace, moment, violations).run();
}

} // namespace reify
