// Sizes that hang on a dtype: of a tensor that is seen as another type, of what a mask picks. A shape function of
// the built-in library may take a tensor as (sizes, dtype code) instead of its sizes.
#pragma once
#include "engine/library/library.h"

#include <mlir/IR/Operation.h>

namespace reify {

/// Whether the type of a shape function's parameter is (sizes, dtype code).
bool isSizesAndDtype(mlir::Type parameter);

/// Whether the sizes of the results hang on a dtype that is not known: of an index, which may be a mask or positions,
/// or of a tensor whose dtype the op's shape function asks for. `library` may read the function.
bool sizesWantDtype(mlir::Operation *op, Library &library);

} // namespace reify
