// In which of the two languages a library is written.
#pragma once
#include <string>

namespace reify {

/// Whether the file's name ends in .py. Where a name tells nothing, that of standard input or of another
/// pipe, its text decides.
bool isPythonPath(const std::string &path);

} // namespace reify
