// Masks among the indices of ops such as aten.index.Tensor. A mask of k dimensions stands for the k positions of
// each of its elements that is true; a shape function, which is told of sizes only, gets k vectors of one unknown
// size in its place.
#pragma once
#include <mlir/IR/Operation.h>

#include <cstdint>
#include <optional>

namespace reify {

/// Whether the lists of tensors that an op takes may hold masks; by its library key.
bool takesMasks(llvm::StringRef key);

/// Whether an index of this op may be a mask or positions for all that is known: its dtype is not.
bool hasUntypedIndex(mlir::Operation *op);

/// Whether a tensor with this dtype code is a mask there, not positions.
bool isMask(std::optional<int64_t> dtype);

} // namespace reify
