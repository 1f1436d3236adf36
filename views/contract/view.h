// The Contract panel: what the backend contract lacks at the current step, why, and what cures it.
#pragma once
#include "views/contract/model.h"
#include "views/scene.h"

#include <memory>

namespace reify {

struct ContractState {
  std::shared_ptr<const PreparedSnapshot> prepared;
  ContractModel model;
  int32_t revealed = -1;
};

void drawContract(const Scene &scene, ContractState &state, Commands &out);

} // namespace reify
