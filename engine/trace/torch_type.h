// A torch type as plain data, read from its text: the lattice point of a value.
//
//   tensor precision:   unknown rank  <  rank known, some sizes unknown  <  all sizes known
//                       unknown dtype <  dtype known
// ⊤ is `!torch.vtensor` (nothing known); knowledge only grows during a refinement.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reify {

struct TorchType {
  enum class Kind : uint8_t {
    Int,
    Float,
    Bool,
    Str,
    None,
    Any,
    Number,
    Device,
    Generator,
    LinearParams,
    Quantized,
    List,
    Optional,
    Tuple,
    Union,
    Dict,
    Module,
    Tensor,
    Other // not a torch type: `i32`, `index`, ...
  };
  static constexpr int64_t kUnknownSize = -1;

  Kind kind = Kind::Other;
  bool valueSemantics = false;               // Tensor: !torch.vtensor
  std::optional<std::vector<int64_t>> sizes; // Tensor: absent = rank unknown
  std::string dtype;                         // Tensor: "f32", "si64"...; empty = unknown
  std::vector<TorchType> elements;           // of containers, in order
  std::string text;                          // as printed at top level, e.g. "!torch.list<int>"

  bool isTensor() const { return kind == Kind::Tensor; }
};

/// Reads the text of a type as the dialect prints it. Anything unreadable becomes Kind::Other.
TorchType parseTorchType(std::string_view text);

} // namespace reify
