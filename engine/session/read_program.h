// Models that PyTorch has to read first, and the signatures that a model and its libraries state.
#pragma once
#include "engine/schema/op_table.h"
#include "engine/session/session.h"

namespace reify {

/// The model's text where it is not MLIR itself.
struct ProgramText {
  std::shared_ptr<const std::string> text; // null where the model is to be read as MLIR, and after errors
  bool failed = false;                     // errors are in the diagnostics, or the import was cancelled
};

/// Blocks while PyTorch reads; see engine/importing/import_program.h.
ProgramText readProgram(const SessionInputs &inputs, RunControl &control, Diagnostics &diagnostics);

/// The `schema:` lines of the libraries, then those of the model, whose text `program` is if it is not null. Where
/// a library and the model state one op in two ways, the library's line counts, and a warning tells it.
std::vector<SchemaLine> statedSchemas(const SessionInputs &inputs, const std::string *program,
                                      Diagnostics &diagnostics);
/// What is wrong with a schema of the model's, from `first` on in `diagnostics`, becomes a warning: PyTorch wrote it,
/// and the model can be read without it.
void forgiveModelSchemas(const std::string &model, size_t first, Diagnostics &diagnostics);

/// Those of a model that its libraries do not state, for the check of a library; PyTorch may have to read it.
std::vector<SchemaLine> readModelSchemas(const SessionInputs &inputs, RunControl &control, Diagnostics &diagnostics);

} // namespace reify
