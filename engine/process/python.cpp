#include "engine/process/python.h"

#include <cstdlib>

namespace reify {

ChosenPython choosePython(const std::string &given) {
  if (!given.empty())
    return {given, "as asked for"};
  if (const char *named = std::getenv("REIFY_PYTHON"); named && *named)
    return {named, "named by REIFY_PYTHON"};
  if (const char *folder = std::getenv("VIRTUAL_ENV"); folder && *folder)
    return {std::string(folder) + "/bin/python", "of VIRTUAL_ENV"};
  return {"python3", "as neither REIFY_PYTHON nor VIRTUAL_ENV names one"};
}

} // namespace reify
