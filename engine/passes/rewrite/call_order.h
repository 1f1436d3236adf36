// The calls of a module: functions before their callers, which of them call each other in circles, and
// how much each would be with all its calls inlined.
#pragma once
#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/BuiltinOps.h>

#include <llvm/ADT/DenseSet.h>
#include <llvm/ADT/StringMap.h>

#include <vector>

namespace reify {

class CallOrder {
public:
  explicit CallOrder(mlir::ModuleOp module);

  /// Callees first.
  const std::vector<mlir::func::FuncOp> &functions() const { return order_; }
  mlir::func::FuncOp find(llvm::StringRef name) const { return functions_.lookup(name); }
  /// Whether inlining the function could go on for ever: it calls itself, perhaps through others.
  bool isCircular(mlir::func::FuncOp function) const { return circular_.contains(function); }
  bool canInline(mlir::func::CallOp call, mlir::func::FuncOp callee) const;

private:
  // Tarjan's algorithm; the stack is explicit because calls may be nested deeply.
  struct Frame {
    mlir::func::FuncOp function;
    llvm::SmallVector<mlir::func::FuncOp> callees;
    size_t next = 0;
  };
  struct Mark {
    unsigned index = 0, low = 0;
    bool isOpen = false;
  };
  void visit(mlir::func::FuncOp root);
  Frame enter(mlir::func::FuncOp function);
  void close(mlir::func::FuncOp function);

  llvm::StringMap<mlir::func::FuncOp> functions_;
  std::vector<mlir::func::FuncOp> order_, open_;
  llvm::DenseSet<mlir::Operation *> circular_;
  llvm::DenseMap<mlir::Operation *, Mark> marks_;
  unsigned nextIndex_ = 0;
};

/// Functions that each call the next one twice double with every level: emits an error at the first
/// call that would bring more ops than can be meant, with the way on which they come, and returns false.
bool checkGrowth(const CallOrder &order);

} // namespace reify
