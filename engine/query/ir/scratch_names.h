// Names for a derivation's values among the model's: their own where no value of the model has the
// same, else one like it. The same at all steps of the derivation, wherever it stands.
#pragma once
#include "engine/trace/trace.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace reify {

class ScratchNames {
public:
  /// `trace` must outlive the names.
  explicit ScratchNames(const Trace &trace) : trace_(&trace) {}

  /// Made on first use; linear in the values of model and derivation.
  const std::vector<std::string> &of(const Derivation &derivation); // by ValueId

private:
  void collectModelNames();

  const Trace *trace_;
  std::unordered_set<std::string_view> taken_;           // by values of the model
  std::unordered_set<std::string_view> takenEverywhere_; // by values outside of its functions
  std::unordered_map<const Derivation *, std::vector<std::string>> known_;
};

/// The model's value that a derivation's value stands for under a Refine step: for the inputs and
/// for the results of the refined op and of its calculate op. None for others.
ValueId modelValueOf(const Trace &trace, uint32_t outer, ValueId scratch);

} // namespace reify
