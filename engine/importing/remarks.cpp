#include "engine/importing/import_program.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace reify {
namespace {

/// "net.py:12: text" is a place and a text; the text stays whole where it begins with no place.
Place takePlace(std::string_view &text) {
  const size_t end = text.find(": ");
  if (end == std::string_view::npos)
    return {};
  const std::string_view where = text.substr(0, end);
  const size_t colon = where.rfind(':');
  if (colon == std::string_view::npos || colon == 0 || colon + 1 == where.size())
    return {};
  uint32_t line = 0;
  const char *last = where.data() + where.size();
  if (auto [stop, error] = std::from_chars(where.data() + colon + 1, last, line); error != std::errc() || stop != last)
    return {};
  text.remove_prefix(end + 2);
  return {std::string(where.substr(0, colon)), line, 0};
}

} // namespace

Diagnostics remarksIn(std::string_view text) {
  Diagnostics remarks;
  if (!text.starts_with("// Exported by PyTorch")) // else the comments are somebody's own
    return remarks;
  while (text.starts_with("//")) {
    const size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(2, end - 2);
    text.remove_prefix(std::min(end + 1, text.size()));
    for (auto [head, severity] : {std::pair(" warning: ", Severity::Warning), std::pair(" note: ", Severity::Note)})
      if (line.starts_with(head)) {
        line.remove_prefix(std::string_view(head).size());
        const Place place = takePlace(line);
        remarks.push_back({severity, "import.remark", std::string(line), place, {}});
        break;
      }
  }
  return remarks;
}

} // namespace reify
