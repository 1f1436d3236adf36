// Runs a pipeline over a module with a recorder watching: each pass becomes a step, and what a pass
// does without announcing it is found by comparing at its end.
#pragma once
#include "engine/record/recorder.h"
#include "engine/source/diagnostics.h"

#include <mlir/IR/BuiltinOps.h>

#include <string>

namespace reify {

struct RunControl;

/// `pipeline` is text such as "builtin.module(canonicalize)". False after errors, which are appended.
bool runPipeline(mlir::ModuleOp module, const std::string &pipeline, Recorder &recorder, RunControl &control,
                 Diagnostics &diagnostics);

} // namespace reify
