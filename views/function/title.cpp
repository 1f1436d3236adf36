#include "views/function/title.h"

#include <array>
#include <utility>

namespace reify {

std::string functionTitle(std::string_view symbol) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kKinds = {{
      {"__torch_mlir_shape_fn.", " shape"},
      {"__torch_mlir_dtype_fn.", " dtype"},
      {"__torch_mlir_decomposition_fn.", " decomposition"},
      {"__torch_mlir_has_value_semantics_fn.", " value semantics"},
      {"__torch__.", ""},
  }};
  for (auto [prefix, kind] : kKinds)
    if (symbol.starts_with(prefix))
      return std::string(symbol.substr(prefix.size())) + std::string(kind);
  return std::string(symbol);
}

} // namespace reify
