// The element types of quantized tensors and of the integers that they hold.
#pragma once
#include "engine/dialect/types/torch_types.h"

namespace reify::torch {

/// !torch.qint8 for si8 and so on; null where there is none.
mlir::Type quantizedFrom(mlir::Type integer);
/// si8 for !torch.qint8 and so on; null for any other type.
mlir::Type integerFrom(mlir::Type quantized);

} // namespace reify::torch
