#include "engine/export/step_facts.h"

#include "engine/trace/attribute_text.h"

#include <algorithm>

namespace reify {

StepFactsReader::StepFactsReader(const Trace &trace) : trace_(trace), names_(trace), model_(changesOf(trace.model)) {}

StepFactsReader::Changes StepFactsReader::changesOf(const History &history) {
  Changes changes;
  for (uint32_t v = 0; v < history.values.size(); ++v) {
    const std::vector<TypeChange> &types = history.values[v].types;
    for (size_t i = 1; i < types.size(); ++i)
      changes.push_back({types[i].from, ValueId(v), types[i - 1].type, types[i].type});
  }
  std::sort(changes.begin(), changes.end(), [](const Change &a, const Change &b) {
    return a.moment != b.moment ? a.moment < b.moment : a.value < b.value;
  });
  return changes;
}

const StepFactsReader::Changes &StepFactsReader::changes(const Derivation *derivation) {
  if (!derivation)
    return model_;
  auto [known, isNew] = derivations_.try_emplace(derivation);
  if (isNew)
    known->second = changesOf(derivation->history);
  return known->second;
}

/// "%4", as listings name it.
std::string StepFactsReader::nameOf(const Trace::StepRef &step, ValueId value) {
  if (step.inner) {
    const ValueId bound = modelValueOf(trace_, step.outer, value);
    if (!bound)
      return "%" + names_.of(*step.inner)[value.index];
    value = bound;
  }
  return "%" + std::string(trace_.tables.string(trace_.model.values[value.index].name));
}

StepFacts StepFactsReader::read(uint32_t flat) {
  const Trace::StepRef ref = trace_.at(flat);
  const Tables &tables = trace_.tables;
  const Step &step = *ref.step;
  const History &history = ref.inner ? ref.inner->history : trace_.model;
  StepFacts facts;
  facts.flat = flat;
  facts.depth = ref.depth;
  facts.descendants = ref.descendants;
  facts.step = &step;
  facts.title = tables.string(step.title);
  facts.detail = tables.string(step.detail);
  facts.function = tables.string(step.function);
  facts.functionPlace = tables.place(step.functionPlace);
  if (step.op) {
    const OpRecord &record = history.ops[step.op.index];
    facts.op = tables.string(record.name);
    facts.place = tables.place(record.place);
    facts.places = placeChain(tables, record.place);
    const OpVersion *version = history.at(step.op, step.before);
    if (!version)
      version = history.at(step.op, step.after);
    if (version && record.form == OpForm::Operator)
      if (auto name = attribute(tables.string(version->properties), "name"))
        facts.op = unescaped(*name);
    if (!history.resultsOf(step.op).empty())
      facts.value = nameOf(ref, history.resultsOf(step.op)[0]);
  }
  // Steps with steps of the same history in them leave it to these to tell of the changes.
  if (step.descendants != 0)
    return facts;
  const Changes &all = changes(ref.inner);
  auto begin = std::upper_bound(all.begin(), all.end(), step.before,
                                [](Moment moment, const Change &c) { return moment < c.moment; });
  for (; begin != all.end() && begin->moment <= step.after; ++begin) {
    // Of a derivation only what becomes of the refined op is of interest outside of it.
    if (ref.inner && !modelValueOf(trace_, ref.outer, begin->value))
      continue;
    ChangedType change{nameOf(ref, begin->value), tables.type(begin->from).text, tables.type(begin->to).text};
    if (std::find(facts.types.begin(), facts.types.end(), change) == facts.types.end())
      facts.types.push_back(std::move(change));
  }
  return facts;
}

} // namespace reify
