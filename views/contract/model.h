// The contract report as a list: the four responsibilities, root causes first, what follows from
// each under it.
#pragma once
#include "engine/contract/contract.h"

#include <array>
#include <cstdint>
#include <vector>

namespace reify {

struct ContractGroup {
  Responsibility responsibility;
  uint32_t total = 0;          // violations of this responsibility
  std::vector<uint32_t> roots; // indexes into the report, in its order
};

struct ContractModel {
  std::array<ContractGroup, 4> groups;
  std::vector<std::vector<uint32_t>>
      consequences;                // by violation: those that follow from it directly
  std::vector<uint32_t> following; // by violation: how many follow, directly or not
};

ContractModel makeContractModel(const ContractReport &report);
/// What the user's program owes, in words: "every tensor has value semantics".
const char *promiseOf(Responsibility responsibility);

} // namespace reify
