#include "engine/query/ir/scratch_names.h"

#include <algorithm>

namespace reify {

namespace {

/// The function that each block belongs to, by BlockId.
std::vector<OpId> functionsOfBlocks(const History &history) {
  std::vector<OpId> functions(history.blocks.size());
  for (uint32_t b = 0; b < history.blocks.size(); ++b) {
    OpId op = history.blocks[b].parent;
    while (op && history.ops[op.index].block &&
           history.blocks[history.ops[op.index].block.index].parent != history.root)
      op = history.blocks[history.ops[op.index].block.index].parent;
    functions[b] = op;
  }
  return functions;
}

} // namespace

void ScratchNames::collectModelNames() {
  const History &model = trace_->model;
  for (const ValueRecord &value : model.values) {
    const std::string_view name = trace_->tables.string(value.name);
    const std::string_view stem = name.substr(0, name.find('#'));
    taken_.insert(name);
    taken_.insert(stem);
    const BlockId block = value.definer ? model.ops[value.definer.index].block : value.block;
    if (block && model.blocks[block.index].parent == model.root)
      takenEverywhere_.insert(stem);
  }
}

const std::vector<std::string> &ScratchNames::of(const Derivation &derivation) {
  auto [known, isNew] = known_.try_emplace(&derivation);
  if (!isNew)
    return known->second;
  if (taken_.empty())
    collectModelNames();
  const History &scratch = derivation.history;
  const std::vector<OpId> functions = functionsOfBlocks(scratch);
  const OpId refinement = scratch.topLevelOf(derivation.op, 0);
  std::unordered_set<std::string> given;
  for (const ValueRecord &value : scratch.values) {
    std::string name(trace_->tables.string(value.name));
    const std::string stem = name.substr(0, name.find('#'));
    const BlockId block = value.definer ? scratch.ops[value.definer.index].block : value.block;
    const bool isNumber = stem.find_first_not_of("0123456789") == stem.npos;
    if (block && functions[block.index] == refinement) {
      // Numbers are told apart from the model's at a glance. Groups fall apart.
      const std::string wish = isNumber ? "r" + stem : taken_.contains(stem) ? stem + "_r" : stem;
      name = wish;
      for (unsigned suffix = 0; taken_.contains(name) || !given.insert(name).second; ++suffix)
        name = wish + "_" + std::to_string(suffix);
    } else if (takenEverywhere_.contains(stem)) {
      // The library functions' own values stay in functions of their own, below the model's
      // functions.
      name = (isNumber ? "r" + stem : stem + "_r") + name.substr(stem.size());
    }
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
