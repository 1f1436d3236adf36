// The contract's rules for types (docs/contract.md, "types").
#pragma once
#include "engine/contract/contract.h"

#include <optional>

namespace reify {

struct TypeProblem {
  ViolationKind kind;
  std::string type; // IllegalType: the type that is not allowed, e.g. "!torch.any"
};

/// Nothing for legal types.
std::optional<TypeProblem> checkType(const TorchType &type);

} // namespace reify
