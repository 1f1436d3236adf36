// The Contract panel: what the backend contract lacks at the current step, why, and what cures it.
#pragma once
#include "views/command.h"
#include "views/contract/model.h"
#include "views/scene/shown.h"

#include <memory>

namespace reify {

struct ContractState {
  std::shared_ptr<const PreparedSnapshot> prepared;
  ContractModel model;
  std::vector<uint32_t> refinedAt;          // by violation: the step that tried to find out what is missing, or 0
  std::vector<std::string> withoutFunction; // by violation: the op whose function is missing, or ""
  int32_t revealed = -1;
};

void drawContract(const Scene &scene, ContractState &state, Commands &out);

} // namespace reify
