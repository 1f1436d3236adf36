// The model's file, read: its module in a context of its own, the names that the user gave to values,
// and the text.
#pragma once
#include "engine/record/names.h"
#include "engine/source/diagnostics.h"

#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/OwningOpRef.h>

#include <string>

namespace reify {

struct ModelSource {
  mlir::OwningOpRef<mlir::ModuleOp> module; // null after errors
  NameSource names{};                       // empty for bytecode
  std::string text;                         // "" for bytecode
};

/// Reads and verifies `path`. Problems are diagnostics at places in it.
ModelSource readModel(mlir::MLIRContext &context, const std::string &path, Diagnostics &diagnostics);
/// The same for text that is in no file; `name` stands for one.
ModelSource readModelText(mlir::MLIRContext &context, const std::string &text, const std::string &name,
                          Diagnostics &diagnostics);

} // namespace reify
