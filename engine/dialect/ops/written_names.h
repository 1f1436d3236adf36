// Names of SSA values as the text of a module has them.
#pragma once
#include <mlir/IR/Value.h>

#include <llvm/ADT/DenseMap.h>

#include <string>

namespace mlir {
class AsmParserState;
}

namespace reify {

/// Names without '%'. Result i of a group that was written as `%x:2 = ...` is called "x#i".
using NameSource = llvm::DenseMap<mlir::Value, std::string>;

/// The names in the text that a module was parsed from.
NameSource namesWritten(const mlir::AsmParserState &state);

} // namespace reify
