// Text that comes from files, made fit to be printed: letters that a terminal would obey, or that turn the
// direction of writing, are written as escapes. All other letters, 〇 or ünï, stay as they are.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace reify {

/// In what the text is to be read: \x1b and \u202e, \u001b in JSON strings, \1B and \E2\80\AE in those of MLIR.
enum class Escapes : uint8_t { Text, Json, Mlir };

/// Appends `text`; gives how much of it was taken, which is all but a letter cut off at its end. Line ends and
/// tabs stay.
size_t appendVisible(std::string_view text, Escapes escapes, std::string &visible);
/// The whole of it; bytes that are no UTF-8 are escaped too.
std::string visibleText(std::string_view text, Escapes escapes = Escapes::Text);

/// For text within a report: further lines begin with `indent` blanks, so that none can pass for a line of the
/// report itself.
std::string continued(std::string_view text, size_t indent);
/// The same where one line is wanted: ends of lines are written as \n.
std::string oneLine(std::string_view text);

} // namespace reify
