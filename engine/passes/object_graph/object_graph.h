// The graph of module instances of a TorchScript program: which instances there are, by which path
// from the root each is reached, which of their attributes become global slots, and which functions
// are their methods.
#pragma once
#include "engine/dialect/ops/torch_ops.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/SymbolTable.h>

#include <llvm/ADT/StringMap.h>
#include <llvm/ADT/StringSet.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace reify {

/// An attribute of an instance that becomes a global slot.
struct SlotToMake {
  std::string name; // the path from the root, "leaf.scale"
  torch::AttrOp attr;
  torch::SlotOp slot;
};

/// What a function is called when it is a method of one instance.
struct MethodLinkage {
  std::string name; // "leaf.forward"
  torch::MethodOp method;
};

class ObjectGraph {
public:
  explicit ObjectGraph(mlir::ModuleOp module) : module_(module), symbols_(module) {}

  /// Reads the graph. False after errors, which have been emitted.
  bool build();

  torch::NnModuleOp root() const { return root_; }
  /// Slots in the order in which instances are reached from the root.
  const std::vector<SlotToMake> &slots() const { return slots_; }
  /// Name of the slot that an attribute of an instance becomes.
  std::string slotName(torch::NnModuleOp instance, llvm::StringRef attr) const;
  /// The instance in an attribute of `instance`; null if there is something else in it.
  torch::NnModuleOp child(torch::NnModuleOp instance, llvm::StringRef attr) const;
  /// All instances of a class that the root reaches.
  const std::vector<torch::NnModuleOp> &instancesOf(llvm::StringRef className) const;
  /// None for a function that is no method of the instance.
  const MethodLinkage *linkage(mlir::func::FuncOp function, torch::NnModuleOp instance) const;
  /// "<root>.leaf", for people.
  std::string pathOf(torch::NnModuleOp instance) const;

private:
  bool findRoot();
  bool collectUsedAttrs();
  bool isKnownAttr(mlir::Operation *access, torch::NnModuleType type, llvm::StringRef attr);
  bool checkUsesOfModules();
  bool visitInstances();
  bool visit(torch::NnModuleOp instance, const std::string &path);
  void addMethods(torch::NnModuleOp instance, torch::ClassTypeOp classType, const std::string &path);
  torch::ClassTypeOp classType(llvm::StringRef name) const;

  mlir::ModuleOp module_;
  mlir::SymbolTable symbols_;
  torch::NnModuleOp root_;
  llvm::StringMap<llvm::StringSet<>> attrs_;               // by class, as far as asked for
  std::map<std::string, std::set<std::string>> usedAttrs_; // by class
  llvm::DenseMap<mlir::Operation *, std::string> paths_;
  llvm::DenseMap<mlir::Operation *, llvm::StringMap<torch::NnModuleOp>> children_; // by attribute
  llvm::StringMap<std::vector<torch::NnModuleOp>> instances_;
  std::vector<SlotToMake> slots_;
  llvm::DenseMap<std::pair<mlir::Operation *, mlir::Operation *>, MethodLinkage> linkages_;
  std::vector<torch::NnModuleOp> none_;
};

} // namespace reify
