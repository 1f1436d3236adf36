// One attempt at a prim.Loop for a `for` or a `while`. Internal to this room.
#pragma once
#include "engine/python/compile/function_compiler.h"

namespace reify::python {

/// What one attempt at a loop needs and makes.
struct FunctionCompiler::LoopBuild {
  Nodes body;
  mlir::Value trips;
  const Node *test = nullptr;       // of a `while` that has a condition of its own
  bool isBounded = false;           // a `while` with a limit on its rounds
  std::vector<std::string> carried; // names, in the order of the loop's values
  std::vector<mlir::Type> types;    // of each
  std::vector<mlir::Type> widened;  // what the body makes of them
  bool hasLeave = false, hasReturn = false;
};

class FunctionCompiler::LoopBuilder {
public:
  /// `iteration` is null for a `while`.
  LoopBuilder(FunctionCompiler &compiler, const Node &node, const Iteration *iteration, LoopBuild &build, Env &env);

  /// Gives false when the body widens a type; nothing is made then.
  bool run(unsigned &exits);

private:
  void carry(mlir::Value value, mlir::Type type);
  void carryAll();
  void makeBody(Branch &inside);
  void makeRoundsUntilLeft(Branch &inside);
  void makeRound(Branch &body);
  bool yieldCarried(size_t i, Branch &body);
  mlir::Type typeAfter(size_t i, mlir::Type given);
  mlir::Value nextCondition(Branch &inside);
  llvm::SmallVector<mlir::Value> makeLoop(mlir::Value condition, Branch &body);
  void bindAfter(llvm::ArrayRef<mlir::Value> after);

  FunctionCompiler &compiler_;
  const Node &node_;
  const Iteration *iteration_;
  LoopBuild &build_;
  Env &env_;
  mlir::Value no_, yes_;
  bool hasValue_;                       // a returned value is carried
  size_t leaveAt_, returnAt_, valueAt_; // where the flags and that value stand among the carried
  llvm::SmallVector<mlir::Value> initial_;
  llvm::SmallVector<mlir::Type> types_;
  Names live_;
  mlir::Value index_; // in the body: the round's number, and what is carried into it and out of it
  llvm::SmallVector<mlir::Value> arguments_, yielded_;
  bool isStable_ = true; // no type was widened so far
};

} // namespace reify::python
