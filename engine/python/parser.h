// Python source to a syntax tree, by CPython's own parser. The interpreter is opened when first needed,
// isolated from the user's environment, and only ever parses: nothing of the file is executed.
#pragma once
#include "engine/python/tree.h"
#include "engine/source/diagnostics.h"

#include <memory>

namespace reify::python {

/// Null after an error, which is a diagnostic at its place in `path`. May be called from any thread.
std::unique_ptr<Tree> parse(std::string_view source, const std::string &path, Diagnostics &diagnostics);

} // namespace reify::python
