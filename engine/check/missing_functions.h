// Ops for which a library defines a part of the functions only.
#pragma once
#include "engine/library/library.h"

#include <set>
#include <string>

namespace reify::check {

/// Warns at the function that is there: without a dtype function the element types of results stay unknown, without
/// a shape function their sizes, without a has_value_semantics function torch-mlir keeps them as they are. `written`
/// has the symbols of functions that stand in a file, but may not be in the library, as they do not compile.
void tellMissingFunctions(Library &library, const std::set<std::string> &written, Diagnostics &diagnostics);

} // namespace reify::check
