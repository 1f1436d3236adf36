#include "engine/query/scratch_names.h"

#include <algorithm>

namespace reify {

const std::vector<std::string> &ScratchNames::of(const Derivation &derivation) {
  auto [known, isNew] = known_.try_emplace(&derivation);
  if (!isNew)
    return known->second;
  if (taken_.empty())
    for (const ValueRecord &value : trace_->model.values)
      taken_.insert(trace_->tables.string(value.name));
  std::unordered_set<std::string> given;
  for (const ValueRecord &value : derivation.history.values) {
    std::string name(trace_->tables.string(value.name));
    if (taken_.contains(name)) {
      std::string stem = name.substr(0, name.find('#'));
      stem = stem.find_first_not_of("0123456789") == stem.npos ? "r" + stem : stem + "_r";
      name = stem;
      for (unsigned suffix = 0; taken_.contains(name) || given.contains(name); ++suffix)
        name = stem + "_" + std::to_string(suffix);
    }
    given.insert(name);
    known->second.push_back(std::move(name));
  }
  return known->second;
}

ValueId modelValueOf(const Trace &trace, uint32_t outer, ValueId scratch) {
  const Step &step = trace.steps[outer];
  const Derivation &derivation = *trace.derivations[step.derivation];
  if (const Binding *binding = trace.binding(outer))
    for (size_t i = 0; i < std::min(binding->inputs.size(), derivation.inputs.size()); ++i)
      if (derivation.inputs[i] == scratch)
        return binding->inputs[i];
  const std::span<const ValueId> wanted = trace.model.resultsOf(step.op);
  for (OpId made : {derivation.op, derivation.calculate}) {
    if (!made)
      continue;
    const std::span<const ValueId> results = derivation.history.resultsOf(made);
    for (size_t i = 0; i < std::min(results.size(), wanted.size()); ++i)
      if (results[i] == scratch)
        return wanted[i];
  }
  return {};
}

} // namespace reify
