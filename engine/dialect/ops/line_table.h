// Where the statements of a Python library function begin in its IR, and which SSA value each of its
// names is bound to there. Kept as an attribute of the function, so that it survives bytecode; copies
// of functions into other modules leave it behind.
#pragma once
#include <mlir/Dialect/Func/IR/FuncOps.h>

#include <llvm/ADT/DenseMap.h>

#include <string>
#include <vector>

namespace reify {

/// A statement is about to run.
struct LineMark {
  uint32_t line = 0, column = 0;
  mlir::Value unless; // not if this is True: a loop that was left by break tests no more
  std::vector<std::pair<mlir::StringAttr, mlir::Value>> locals; // in the order of their appearance
};

class LineTable {
public:
  /// Empty for a function without a table, or with one that does not fit its body.
  static LineTable read(mlir::func::FuncOp function);

  bool isEmpty() const { return marks_.empty(); }
  /// What begins just before the op, in order.
  llvm::ArrayRef<LineMark> before(mlir::Operation *op) const;
  /// Lines on which some statement begins, sorted.
  std::vector<uint32_t> lines() const;

private:
  llvm::DenseMap<mlir::Operation *, std::vector<LineMark>> marks_;
};

/// For front ends: an op at the insertion point that stands for a mark until `collectLineMarks`.
void createLineMark(mlir::OpBuilder &builder, mlir::Location place,
                    llvm::ArrayRef<std::pair<std::string, mlir::Value>> locals, mlir::Value unless = {});
/// Turns the marks of a finished function into its table. `names` come first, in this order.
void collectLineMarks(mlir::func::FuncOp function, llvm::ArrayRef<std::string> names);
void dropLineTable(mlir::Operation *function);

} // namespace reify
