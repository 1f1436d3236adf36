// Tells a recorder what a copied op, with all in it, was copied from.
#pragma once
#include "engine/record/recorder.h"

namespace reify {

/// `copy` has just been inserted and is still like `original`.
inline void setOrigins(Recorder &recorder, mlir::Operation *copy, mlir::Operation *original) {
  llvm::SmallVector<mlir::Operation *> copies, originals;
  copy->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) { copies.push_back(op); });
  original->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) { originals.push_back(op); });
  for (auto [made, from] : llvm::zip(copies, originals))
    recorder.setOrigin(made, recorder.idOf(from));
}

} // namespace reify
