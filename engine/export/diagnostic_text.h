// Diagnostics as compilers print them: the message, the line of the user's file, a caret.
#pragma once
#include "engine/source/diagnostics.h"

#include <iosfwd>

namespace reify {

/// Reads the files that the places name for their lines; a file that cannot be read gives no
/// excerpt.
void printDiagnostics(const Diagnostics &diagnostics, std::ostream &out);

} // namespace reify
