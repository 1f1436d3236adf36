// Masks among the indices of ops such as aten.index.Tensor. A mask of k dimensions stands for the k positions of
// each of its elements that is true; a shape function, which is told of sizes only, gets k vectors of one unknown
// size in its place.
#pragma once
#include <llvm/ADT/StringRef.h>

#include <cstdint>
#include <optional>

namespace reify {

/// Whether the lists of tensors that an op takes may hold masks; by its library key.
bool takesMasks(llvm::StringRef key);

/// Whether a tensor with this dtype code is a mask there, not positions.
bool isMask(std::optional<int64_t> dtype);

} // namespace reify
