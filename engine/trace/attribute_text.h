// Reads the text of an attribute dictionary as MLIR prints it: `name = "x", value = 8 : i64, unit`.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reify {

struct AttributeText {
  std::string_view name;
  std::string_view value; // "" for a unit attribute
};

/// The parts of `text` between commas that are outside of brackets and strings, without blanks
/// around.
std::vector<std::string_view> splitList(std::string_view text);
std::vector<AttributeText> splitAttributes(std::string_view text);
/// The value of `name`; none if there is no such attribute.
std::optional<std::string_view> attribute(std::string_view text, std::string_view name);

/// A function type's two sides: "(A, B) -> C" gives {A, B} and {C}.
struct FunctionTypeText {
  std::vector<std::string_view> inputs, results;
};
FunctionTypeText splitFunctionType(std::string_view text);

/// `8 : i64` without its type; text without one stays.
std::string_view withoutType(std::string_view value);
/// The bytes that a string attribute's text ("a\22b", quotes included) stands for.
std::string unescaped(std::string_view quoted);

} // namespace reify
