// Which copies of the functions a program needs once module instances are no values any more: one
// for each function and choice of instances that it is called with.
#pragma once
#include "engine/passes/object_graph/object_graph.h"

#include <map>

namespace reify {

/// A function with the instances that its module arguments stand for, in order.
struct Monomorphization {
  mlir::func::FuncOp function;
  std::vector<torch::NnModuleOp> instances;

  auto operator<=>(const Monomorphization &other) const = default;
};

/// What the values of module type within one copy stand for.
class InstanceValues {
public:
  InstanceValues(const ObjectGraph &graph, mlir::func::FuncOp body, const Monomorphization &as);
  torch::NnModuleOp operator[](mlir::Value value) const { return instances_.lookup(value); }
  /// The function that a call means, and with which instances.
  Monomorphization callee(mlir::func::CallOp call, mlir::func::FuncOp function) const;

private:
  llvm::DenseMap<mlir::Value, torch::NnModuleOp> instances_;
};

/// One copy that is needed.
struct FunctionCopy {
  Monomorphization of;
  std::string name;
  torch::MethodOp method; // null for a free function
  bool isPrivate = true;
};

class Monomorphizer {
public:
  Monomorphizer(mlir::ModuleOp module, const ObjectGraph &graph);

  /// Finds the copies, in the order in which they come to be needed. False after errors.
  bool run();
  const std::vector<FunctionCopy> &copies() const { return copies_; }
  /// Index of the copy; ~0u for none.
  unsigned indexOf(const Monomorphization &wanted) const;
  mlir::func::FuncOp calleeOf(mlir::func::CallOp call) const { return functions_.lookup(call.getCallee()); }
  /// Tells that a function has been given another name.
  void rename(llvm::StringRef from, llvm::StringRef to);

private:
  void seed();
  void follow(unsigned index);
  void add(Monomorphization wanted);
  void nameCopies();
  bool checkPublicMethods();

  mlir::ModuleOp module_;
  llvm::StringMap<mlir::func::FuncOp> functions_; // those that the module had at first
  const ObjectGraph &graph_;
  std::vector<FunctionCopy> copies_;
  std::map<std::pair<mlir::Operation *, std::vector<mlir::Operation *>>, unsigned> indices_;
  std::vector<unsigned> worklist_;
};

} // namespace reify
