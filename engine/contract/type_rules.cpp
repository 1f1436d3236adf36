#include "engine/contract/type_rules.h"

namespace reify {

using Kind = TorchType::Kind;

static std::string topLevelText(const TorchType &type) {
  // Inside containers types are spelled without the dialect's prefix.
  bool isTorch = type.kind != Kind::Other && !type.text.starts_with('!');
  return (isTorch ? "!torch." : "") + type.text;
}

static std::optional<TypeProblem> checkTensor(const TorchType &type) {
  if (!type.valueSemantics)
    return TypeProblem{ViolationKind::NonValueTensor, {}};
  if (!type.sizes)
    return TypeProblem{ViolationKind::UnknownRank, {}};
  if (type.dtype.empty())
    return TypeProblem{ViolationKind::UnknownDtype, {}};
  return std::nullopt;
}

std::optional<TypeProblem> checkType(const TorchType &type) {
  switch (type.kind) {
  case Kind::Int:
  case Kind::Float:
  case Kind::Bool:
  case Kind::Device:
  case Kind::None:
  case Kind::Str:
    return std::nullopt;
  case Kind::Tensor:
    return checkTensor(type);
  case Kind::Optional:
  case Kind::List:
    // Value tensors in there need neither rank nor dtype.
    if (!type.elements.empty()) {
      const TorchType &element = type.elements.front();
      if (element.isTensor() && element.valueSemantics)
        return std::nullopt;
      return checkType(element);
    }
    break;
  case Kind::Tuple:
    for (const TorchType &element : type.elements)
      if (auto problem = checkType(element))
        return problem;
    return std::nullopt;
  default:
    break;
  }
  return TypeProblem{ViolationKind::IllegalType, topLevelText(type)};
}

} // namespace reify
