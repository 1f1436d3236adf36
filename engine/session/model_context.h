// The MLIR context that a model and its libraries are read into.
#pragma once
#include "engine/schema/op_table.h"
#include "engine/source/assets.h"
#include "engine/source/diagnostics.h"

#include <mlir/IR/MLIRContext.h>

#include <memory>
#include <string>
#include <vector>

namespace reify {

/// Appends the `schema:` lines of a file; none if it cannot be read, which is told where it is loaded.
void addSchemaLines(const std::string &file, std::vector<SchemaLine> &lines);

/// Has the torch dialect, with these schemas beside those that come with the program; ops of dialects that are not
/// known are kept. Problems of the schemas are diagnostics. It has one thread.
std::unique_ptr<mlir::MLIRContext> makeModelContext(std::vector<SchemaLine> schemas, const AssetPaths &assets,
                                                    Diagnostics &diagnostics);

} // namespace reify
