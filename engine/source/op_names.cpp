#include "engine/source/op_names.h"

#include <algorithm>

namespace reify {

static constexpr std::string_view kDialect = "torch.", kValueSemantic = "valsem.";

static std::string_view without(std::string_view text, std::string_view prefix) {
  return text.starts_with(prefix) ? text.substr(prefix.size()) : text;
}

NameSpelling spellingOf(std::string_view name) {
  return name.starts_with(kDialect) ? NameSpelling::Torch : NameSpelling::Plain;
}

std::string_view keyOfName(std::string_view name) { return without(without(name, kDialect), kValueSemantic); }

std::string spelled(std::string_view name, NameSpelling spelling) {
  return std::string(spelling == NameSpelling::Torch ? kDialect : "") += keyOfName(name);
}

std::string_view nameInTorchMlir(std::string_view opName, std::string_view operatorName) {
  return operatorName.empty() ? keyOfName(opName) : operatorName;
}

static std::string_view withoutLettersOfDialect(std::string_view name) {
  return name.substr(std::min(name.find_first_not_of(kDialect), name.size()));
}

std::string_view legalEntryFor(std::string_view opName, std::string_view operatorName) {
  return operatorName.empty() ? withoutLettersOfDialect(opName) : operatorName;
}

bool isLegalEntryFor(std::string_view entry, std::string_view name) {
  entry = without(entry, kDialect);
  return entry == without(name, kDialect) || entry == withoutLettersOfDialect(name);
}

std::string_view symbolPrefix(FunctionKind kind) {
  switch (kind) {
  case FunctionKind::Shape:
    return "__torch_mlir_shape_fn.";
  case FunctionKind::Dtype:
    return "__torch_mlir_dtype_fn.";
  case FunctionKind::Decomposition:
    return "__torch_mlir_decomposition_fn.";
  case FunctionKind::HasValueSemantics:
    return "__torch_mlir_has_value_semantics_fn.";
  }
  return "";
}

std::string functionSymbol(FunctionKind kind, std::string_view name) { return std::string(symbolPrefix(kind)) += name; }

std::optional<std::pair<FunctionKind, std::string_view>> functionOfSymbol(std::string_view symbol) {
  for (FunctionKind kind : kFunctionKinds)
    if (std::string_view prefix = symbolPrefix(kind); symbol.starts_with(prefix))
      return std::pair(kind, symbol.substr(prefix.size()));
  return std::nullopt;
}

std::optional<std::pair<FunctionKind, std::string>> keyOfSymbol(std::string_view symbol) {
  auto function = functionOfSymbol(symbol);
  if (!function)
    return std::nullopt;
  return std::pair(function->first, std::string(keyOfName(function->second)));
}

} // namespace reify
