// A module of its own for one op: the op with stand-ins for its operands, next to the library
// function that is at work on it. What is done to the op is worked out there once, and holds for
// every op of the model in the same situation.
#pragma once
#include "engine/dialect/scalars/scalar_rules.h"
#include "engine/library/library.h"

#include <llvm/ADT/STLFunctionalExtras.h>
#include <llvm/ADT/StringSet.h>
#include <mlir/IR/IRMapping.h>

namespace reify {

/// Ops that only put together what an operand is; they are copied, so that rules can see through
/// them.
bool isOperandLiteral(mlir::Operation *op);

/// Says whether the op that made an operand counts as a literal.
using LiteralTest = llvm::function_ref<bool(mlir::Operation *)>;

/// The model values that a scratch copy of `op` stands on, in a fixed order: each operand, and
/// before it what its literal is made of.
std::vector<mlir::Value> scratchInputs(mlir::Operation *op, LiteralTest isLiteral = isOperandLiteral);

/// Which values are the same, how literals are put together, and all types: two ops with the same
/// text (and the same library function) have the same scratch module.
std::string structureKey(mlir::Operation *op, const std::vector<mlir::Value> &inputs, mlir::TypeRange types,
                         LiteralTest isLiteral = isOperandLiteral);

class ScratchModule {
public:
  using KnownScalar = llvm::function_ref<std::optional<Scalar>(mlir::Value)>;

  /// Copies `op` and `libraryFunction` with all that it calls. `knownScalar` tells the value of an
  /// input that is no constant in the IR; may be null.
  void build(mlir::Operation *op, mlir::func::FuncOp libraryFunction, const std::vector<mlir::Value> &inputs,
             Library &library, KnownScalar knownScalar = nullptr, LiteralTest isLiteral = isOperandLiteral);

  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;                  // around the op
  mlir::Operation *op = nullptr;                // the copy
  llvm::SmallVector<mlir::Operation *> prelude; // ops that only stand for the model's own operands
  llvm::SmallVector<mlir::Value> values;        // stand for the inputs

private:
  mlir::Value standIn(mlir::Value value, mlir::OpBuilder &builder, mlir::IRMapping &mapping, KnownScalar knownScalar,
                      LiteralTest isLiteral);
  mlir::func::FuncOp copyFunction(mlir::func::FuncOp from, Library &library);

  llvm::DenseMap<mlir::Operation *, mlir::func::FuncOp> copies_; // by the library's function
  llvm::StringSet<> symbols_;
};

} // namespace reify
