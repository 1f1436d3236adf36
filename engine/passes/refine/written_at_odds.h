// Which types that stand in a module its library contradicts, op by op: what the function of an op gives
// for the written types of its operands, beside the written types of its results. A type that is found
// to be another one only because that of an operand is, is not among them.
#pragma once
#include "engine/evaluate/refine.h"
#include "engine/record/recorder.h"

#include <mlir/IR/BuiltinOps.h>

namespace reify {

/// Sorted. Changes nothing; one evaluation for each distinct situation, and linear in the number of ops.
std::vector<ValueId> writtenAtOdds(mlir::ModuleOp module, Library &library, Refiner &refiner, Recorder &recorder);

} // namespace reify
