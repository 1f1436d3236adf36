// What an author writes beside a library function to test it: calls with literal arguments, and what
// is expected of each. Plain data, read from the syntax tree; nothing of it is executed.
#pragma once
#include "engine/source/diagnostics.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace reify::check {

enum class LiteralKind : uint8_t {
  None,
  Bool,
  Int,
  Float,
  Str,
  List,
  Tuple,
  Tensor,   // TensorOfShape(2, 3, dtype=torch.int64)
  Dtype,    // torch.float32: an int that is shown by its name
  Anything, // `...` among expected values: the function leaves it to the data
};

struct Literal {
  LiteralKind kind = LiteralKind::None;
  bool boolean = false;
  int64_t integer = 0; // Int; Dtype, Tensor: the dtype's code
  double floating = 0;
  std::string text;              // Str
  std::vector<Literal> elements; // List, Tuple
  std::vector<int64_t> sizes;    // Tensor
  bool operator==(const Literal &) const = default;
};

constexpr int64_t kFloat32 = 6, kInt64 = 4; // ScalarType codes

/// As Python has it: "[2, 3]", "'same'", "TensorOfShape(2, 3, dtype=torch.int64)".
std::string toString(const Literal &literal);
/// "torch.float32"; the number where PyTorch has no name for it.
std::string dtypeName(int64_t code);

struct Argument {
  std::string keyword; // "" for a positional one
  Literal value;
};

struct Invocation {
  Place place;
  bool mustRaise = false;         // ErrorInvocation
  std::string message;            // mustRaise: a part of the exception's text; "" for any
  std::optional<Literal> returns; // what is expected
  std::vector<Argument> arguments;
};

/// "Invocation(TensorOfShape(2, 3), 2)"
std::string toString(const Invocation &invocation);

struct CheckedParameter {
  std::string name;
  std::optional<Literal> defaultValue;
};

/// One library function of a Python file.
struct CheckedFunction {
  std::string name;   // as the file has it
  std::string op;     // "my.scale"
  std::string kind;   // "shape", "dtype", "decomposition"
  std::string symbol; // "__torch_mlir_shape_fn.my.scale"
  Place place;
  std::vector<CheckedParameter> parameters;
  std::vector<Invocation> invocations;
};

} // namespace reify::check
