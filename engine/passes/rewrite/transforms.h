// MLIR's own transforms, of which canonicalize, cse, inline and symbol-dce are replaced by passes
// of the same names and options: what they do is recorded rule by rule, and they leave library
// functions alone.
#pragma once
#include <mlir/Pass/Pass.h>

#include <memory>

namespace reify {

/// Registers those that are not replaced.
void registerUnchangedTransforms();

std::unique_ptr<mlir::Pass> createCanonicalizePass();
std::unique_ptr<mlir::Pass> createCommonSubexpressionPass();
std::unique_ptr<mlir::Pass> createInlineCallsPass();
std::unique_ptr<mlir::Pass> createSymbolRemovalPass();

} // namespace reify
