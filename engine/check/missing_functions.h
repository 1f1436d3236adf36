// Ops for which a library defines a part of the functions only.
#pragma once
#include "engine/library/library.h"

namespace reify::check {

/// Warns at the function that is there: without a dtype function the element types of results stay unknown, without
/// a shape function their sizes, without a has_value_semantics function torch-mlir keeps them as they are.
void tellMissingFunctions(Library &library, Diagnostics &diagnostics);

} // namespace reify::check
