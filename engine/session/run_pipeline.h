// Runs a pipeline over a module with a recorder watching: each pass becomes a step, and what a pass
// does without announcing it is found by comparing at its end.
#pragma once
#include "engine/passes/pass_context.h"
#include "engine/source/diagnostics.h"

#include <mlir/IR/BuiltinOps.h>

#include <string>

namespace reify {

/// `pipeline` is text such as "builtin.module(canonicalize)"; `passes` is given to the module's context
/// for as long as it runs. False after errors, which are appended. Cancelled by the context's signals,
/// the pipeline ends soon, at a module that can be read.
bool runPipeline(mlir::ModuleOp module, const std::string &pipeline, PassContext &passes, Diagnostics &diagnostics);

} // namespace reify
