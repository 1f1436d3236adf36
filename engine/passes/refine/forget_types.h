// Forgets what a module states about the tensors inside its functions, so that the library has to find
// it again: as if the exporter had computed no types. What a caller gives stays, and so does what no
// library could find: arguments of functions that others may call, literals, what is read from variables,
// and casts that state more than their operand's type.
#pragma once
#include "engine/record/recorder.h"

#include <mlir/IR/BuiltinOps.h>

namespace reify {

/// Takes sizes and dtype out of the types of all other values, recorded as one step. Casts keep the
/// module valid where known types meet forgotten ones. Returns the step's index. Linear in the number of
/// ops. `recorder` must be attached to `module`.
uint32_t forgetTypes(mlir::ModuleOp module, Recorder &recorder);

} // namespace reify
