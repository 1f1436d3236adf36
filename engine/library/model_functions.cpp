#include "engine/library/model_functions.h"

#include "engine/library/library.h"

#include <mlir/IR/IRMapping.h>

#include <llvm/ADT/SetVector.h>

namespace reify {

using namespace mlir;

static constexpr StringLiteral kCopyMark = "torch.library";

bool isMarkedAsCopy(func::FuncOp function) { return function->hasAttr(kCopyMark); }
void markAsCopy(func::FuncOp function) { function->setAttr(kCopyMark, UnitAttr::get(function.getContext())); }

/// Those that an op's name leads to, and what they call.
static llvm::SetVector<func::FuncOp> functionsToCopy(ModuleOp model) {
  llvm::SetVector<func::FuncOp> wanted;
  llvm::StringMap<func::FuncOp> all;
  model.walk<WalkOrder::PreOrder>([&](func::FuncOp function) {
    all.try_emplace(function.getSymName(), function);
    // A declaration only announces a function that another file defines.
    if (!function.isDeclaration() && keyOfSymbol(function.getSymName()))
      wanted.insert(function);
    return WalkResult::skip();
  });
  for (size_t i = 0; i < wanted.size(); ++i)
    func::FuncOp(wanted[i]).walk([&](func::CallOp call) {
      if (func::FuncOp callee = all.lookup(call.getCallee()); callee && !callee.isDeclaration())
        wanted.insert(callee);
    });
  return wanted;
}

OwningOpRef<ModuleOp> copyLibraryFunctions(ModuleOp model, const NameSource &names, NameSource &copiedNames) {
  llvm::SetVector<func::FuncOp> wanted = functionsToCopy(model);
  if (wanted.empty())
    return {};
  OwningOpRef<ModuleOp> copies = ModuleOp::create(model.getLoc());
  IRMapping mapping;
  for (func::FuncOp function : wanted)
    copies->push_back(function->clone(mapping));
  for (const auto &[value, name] : names)
    if (Value copy = mapping.lookupOrNull(value))
      copiedNames[copy] = name;
  return copies;
}

bool isLibraryFunction(func::FuncOp function) {
  return function.getSymName().starts_with("__torch_mlir_") || isMarkedAsCopy(function);
}

} // namespace reify
