// What the scalar ops of a library function compute, with Python's semantics: exact 64-bit
// integers, floor division and modulo, `range` lengths that are never negative. Pure functions
// keyed by op name; the folds of the dialect and the evaluator are both readers of this table, so
// they cannot disagree.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace reify {

/// None, bool, int, float or str. A bool is not an int here, as in the dialect's types.
using Scalar = std::variant<std::monostate, bool, int64_t, double, std::string>;

enum class ScalarFailure : uint8_t {
  None,
  NotApplicable, // operand kinds or count that the rule does not take
  Overflow,      // the exact result does not fit 64 bits, or a float is not finite where an int is due
  ZeroDivision,
  Domain, // e.g. the square root of a negative number, an unreadable int in a string
};

struct ScalarOutcome {
  std::optional<Scalar> value;
  ScalarFailure failure = ScalarFailure::None;
};

using ScalarRule = ScalarOutcome (*)(std::span<const Scalar>);

/// The rule of an op, by its name with or without "torch." ("aten.add.int", "prim.max.int");
/// null if the op is not a scalar op. One hash lookup.
ScalarRule lookupScalarRule(std::string_view opName);

/// Calls `visit(name)` for every op that has a rule, names without "torch.".
void forEachScalarRule(void (*visit)(std::string_view name, void *data), void *data);

/// Python's `str(x)`: True, None, 1e-05, text without quotes.
std::string pythonStr(const Scalar &value);
/// Python's `repr(x)`: as str, but text in single quotes with escapes.
std::string pythonRepr(const Scalar &value);
/// Python's message for the failure, e.g. "ZeroDivisionError: integer division or modulo by zero".
std::string_view pythonError(ScalarFailure failure);

/// Texts that double again and again would fill any memory: the rules make none of more bytes than this.
constexpr size_t kLongestText = 1 << 16;

/// Replaces {} and {N} of `pattern` by the texts, {{ by {. Missing arguments become "?". What is longer than
/// kLongestText is cut somewhere behind that.
std::string formatPython(std::string_view pattern, std::span<const std::string> arguments);

} // namespace reify
