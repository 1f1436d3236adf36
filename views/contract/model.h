// The contract report as a list: the four responsibilities, root causes first, what follows from
// each under it. Apart from them stand the violations that follow from the kind of the module, and
// those that the run has yet to work on.
#pragma once
#include "engine/contract/contract.h"

#include <array>
#include <cstdint>
#include <vector>

namespace reify {

struct ContractGroup {
  Responsibility responsibility;
  uint32_t total = 0;          // violations of this responsibility that stand
  uint32_t elsewhere = 0;      // violations of it that are listed apart
  std::vector<uint32_t> roots; // indexes into the report, in its order
};

struct ContractModel {
  std::array<ContractGroup, 4> groups;
  std::vector<std::vector<uint32_t>> advised;      // by advice: roots of what follows from it
  std::vector<uint32_t> pending;                   // roots of those that are gone at the end of the run
  uint32_t standing = 0, gone = 0;                 // violations with neither advice nor an end; those that have one
  std::vector<std::vector<uint32_t>> consequences; // by violation: those that follow from it directly
  std::vector<uint32_t> following;                 // by violation: how many follow, directly or not

  /// Where a violation is listed.
  enum class Part : uint8_t { Standing, Advised, Pending };
  std::vector<Part> parts; // by violation
};

/// `verdict` is the report at the end of the run. Linear in the number of violations.
ContractModel makeContractModel(const ContractReport &report, const ContractReport &verdict);
/// What the user's program owes, in words: "every tensor has value semantics".
const char *promiseOf(Responsibility responsibility);
/// "3 violations, 1 root cause"
std::string countText(const ContractReport &report);
/// "torchscript-module-to-torch-backend-pipeline" of "builtin.module(torchscript-...{...})"; the
/// whole text where there is more than one pass in it.
std::string pipelineName(const std::string &pipeline);

} // namespace reify
