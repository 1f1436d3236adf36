// Whether a library function fits its op's schema.
#pragma once
#include "engine/python/program.h"
#include "engine/schema/op_table.h"

namespace reify::python {

/// Reports what differs. An op without a schema fits everything.
void checkSignature(Program &program, const Function &function, const OpTable &table, Diagnostics &diagnostics);

} // namespace reify::python
