#include "engine/query/snapshot.h"
#include "engine/trace/attribute_text.h"

#include <algorithm>

namespace reify {
namespace {

std::string lowered(std::string_view text) {
  std::string low(text);
  std::transform(low.begin(), low.end(), low.begin(), [](unsigned char c) { return tolower(c); });
  return low;
}

/// Which interned strings hold the text: each is looked at once, however many steps share it.
class StringFilter {
public:
  StringFilter(const Trace &trace, std::string_view text) : trace_(trace), text_(lowered(text)) {}
  bool holds(const Step &step) { return holds(step.title) || holds(step.detail); }

private:
  bool holds(StringId id) {
    if (id.isNone())
      return false;
    if (id.index >= known_.size())
      known_.resize(id.index + 1, kUnknown);
    if (known_[id.index] == kUnknown)
      known_[id.index] = lowered(trace_.tables.string(id)).find(text_) != std::string::npos;
    return known_[id.index] == 1;
  }
  static constexpr char kUnknown = 2;
  const Trace &trace_;
  std::string text_;
  std::vector<char> known_;
};

/// "torch.aten.tanh", "aten.tanh", and for operators "my.quantize", "torch.my.quantize".
bool isNamed(const Trace &trace, OpId op, std::string_view wanted) {
  const History &history = trace.model;
  const OpRecord &record = history.ops[op.index];
  auto matches = [&](std::string_view name) {
    std::string_view bare = name, key = wanted;
    if (bare.starts_with("torch."))
      bare.remove_prefix(6);
    if (key.starts_with("torch."))
      key.remove_prefix(6);
    return bare == key;
  };
  if (matches(trace.tables.string(record.name)))
    return true;
  if (record.form != OpForm::Operator || record.firstVersion == ~0u)
    return false;
  auto name = attribute(trace.tables.string(history.versions[record.firstVersion].properties), "name");
  return name && matches(unescaped(*name));
}

bool defines(const Trace &trace, OpId op, std::string_view value) {
  value.remove_prefix(1);
  for (ValueId result : trace.model.resultsOf(op)) {
    const std::string_view name = trace.tables.string(trace.model.values[result.index].name);
    if (name == value || name.substr(0, name.find('#')) == value)
      return true;
  }
  return false;
}

} // namespace

std::vector<uint32_t> findSteps(const Trace &trace, std::string_view text, size_t limit,
                                const std::atomic<bool> *cancel) {
  std::vector<uint32_t> found;
  StringFilter filter(trace, text);
  std::vector<std::vector<uint32_t>> inner(trace.derivations.size()); // matching steps, as offsets
  for (size_t d = 0; d < inner.size(); ++d)
    for (uint32_t i = 0; i < trace.derivations[d]->steps.size(); ++i)
      if (filter.holds(trace.derivations[d]->steps[i]))
        inner[d].push_back(i + 1);
  for (uint32_t outer = 0; outer < trace.steps.size() && found.size() < limit; ++outer) {
    if (cancel && *cancel)
      break;
    const Step &step = trace.steps[outer];
    const uint32_t flat = trace.flatOf(outer);
    if (filter.holds(step))
      found.push_back(flat);
    if (step.derivation != Step::kNoDerivation)
      for (uint32_t offset : inner[step.derivation])
        if (found.size() < limit)
          found.push_back(flat + offset);
  }
  return found;
}

std::vector<uint32_t> stepsOfOp(const Trace &trace, std::string_view nameOrValue) {
  std::vector<uint32_t> found;
  if (nameOrValue.empty())
    return found;
  const bool isValue = nameOrValue.front() == '%';
  for (uint32_t outer = 0; outer < trace.steps.size(); ++outer) {
    const Step &step = trace.steps[outer];
    // Stuck is what becomes of an op without a function; Reify is a refinement by single passes.
    const bool isAbout = step.kind == StepKind::Refine || step.kind == StepKind::Reify || step.kind == StepKind::Stuck;
    if (!isAbout || step.op.isNone())
      continue;
    if (isValue ? defines(trace, step.op, nameOrValue) : isNamed(trace, step.op, nameOrValue))
      found.push_back(trace.flatOf(outer));
  }
  return found;
}

} // namespace reify
