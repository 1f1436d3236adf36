// The names that a compiled library has its functions under. torch-mlir looks for a function by the name of the op as
// the program spells it, which differs between programs (engine/source/op_names.h).
#pragma once
#include "engine/source/op_names.h"

#include <llvm/ADT/StringMap.h>
#include <mlir/IR/BuiltinOps.h>

#include <set>

namespace reify {

/// By the name under which an op is looked up: how a program spells it.
using SpellingsOfOps = llvm::StringMap<std::set<NameSpelling>>;

/// Of all torch ops in `model`.
SpellingsOfOps spellingsIn(mlir::ModuleOp model);

/// Gives each library function of `library` the spellings that `wanted` tells for the op's name, and both to those for
/// other ops. A function under a second name is a call of the first, so that its code stands once. Linear in
/// the size of the library.
void spellForTorchMlir(mlir::ModuleOp library, const SpellingsOfOps &wanted);
/// Gives all of them these spellings.
void spellForTorchMlir(mlir::ModuleOp library, const std::set<NameSpelling> &wanted);

} // namespace reify
