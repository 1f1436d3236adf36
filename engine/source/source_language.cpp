#include "engine/source/source_language.h"

#include "engine/source/input_file.h"

#include <cctype>
#include <string_view>

namespace reify {

/// How modules in MLIR begin, behind comments.
static bool beginsAsMlir(std::string_view text) {
  while (!text.empty()) {
    const size_t begin = text.find_first_not_of(" \t\r\n");
    text.remove_prefix(begin == text.npos ? text.size() : begin);
    if (!text.starts_with("//"))
      break;
    text.remove_prefix(std::min(text.find('\n'), text.size()));
  }
  for (std::string_view start : {"ML\xefR", "module", "builtin.", "func.", "\"builtin.", "\"func.", "{-#",
                                 "torch.class_type", "torch.global_slot", "torch.nn_module"})
    if (text.starts_with(start))
      return true;
  // An alias: #loc = ..., !type = ...
  if (text.size() < 2 || (text[0] != '#' && text[0] != '!') || !std::isalpha(static_cast<unsigned char>(text[1])))
    return false;
  const std::string_view line = text.substr(0, text.find('\n'));
  return line.substr(0, line.find(' ')).find_first_of("(:") == line.npos && line.find(" = ") == line.find(' ');
}

bool isPythonPath(const std::string &path) {
  if (path.ends_with(".py"))
    return true;
  const bool isPipe =
      isStandardInput(path) || path == kStandardInput || path.starts_with("/dev/fd/") || path.starts_with("/proc/");
  return isPipe && !beginsAsMlir(readInputOrNothing(path));
}

} // namespace reify
