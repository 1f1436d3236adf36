// What there is to say about one step, apart from how it is written.
#pragma once
#include "engine/query/ir/scratch_names.h"
#include "engine/query/place_chain.h"
#include "engine/trace/trace.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace reify {

struct ChangedType {
  std::string value; // "%4"
  std::string from, to;
  bool operator==(const ChangedType &) const = default;
};

struct StepFacts {
  uint32_t flat = 0, depth = 0, descendants = 0;
  const Step *step = nullptr;
  std::string_view title, detail, function;
  Place functionPlace;
  std::string op;                   // "torch.aten.tanh"; of an operator its own name
  std::string value;                // "%4", the op's first result
  Place place;                      // of the op in the user's file
  std::vector<ChainedPlace> places; // that one and those behind it
  std::vector<ChangedType> types;   // that this step itself changed: not those of the steps in it
};

/// Facts of any step of a trace; finds the changes of each without walking all of them again.
class StepFactsReader {
public:
  explicit StepFactsReader(const Trace &trace);
  StepFacts read(uint32_t flat);

private:
  struct Change {
    Moment moment;
    ValueId value;
    TypeId from, to;
  };
  using Changes = std::vector<Change>; // by moment
  static Changes changesOf(const History &history);
  const Changes &changes(const Derivation *derivation);
  std::string nameOf(const Trace::StepRef &step, ValueId value);

  const Trace &trace_;
  ScratchNames names_;
  Changes model_;
  std::unordered_map<const Derivation *, Changes> derivations_;
};

} // namespace reify
