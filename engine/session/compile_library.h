// Op libraries in Python to the MLIR text that torch-mlir's `extra-library` takes.
#pragma once
#include "engine/session/session.h"
#include "engine/source/op_names.h"

#include <set>
#include <string>
#include <vector>

namespace reify {

/// Under which names the functions stand: torch-mlir looks for those that spell the op as the program does.
struct CompiledNames {
  /// "my.scale", "torch.my.scale" or both, for all functions; empty: as the model tells, or both.
  std::set<NameSpelling> spellings;
  /// A program to be lowered with the library, "" for none: ops that it has are spelled as there, and functions that
  /// seem to be meant for its ops but are not are told of.
  std::string model;
  ImportOptions import; // how PyTorch reads the program, where it has to
};

/// The text; "" after errors, and when it was cancelled while PyTorch reads the program, which takes seconds. What
/// torch-mlir's own passes would get wrong is an error too.
std::string compileLibraryToText(const std::vector<std::string> &files, const CompiledNames &names,
                                 const AssetPaths &assets, RunControl &control, Diagnostics &diagnostics);

} // namespace reify
