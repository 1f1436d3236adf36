#include "engine/passes/refine/refine_public_return.h"

#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/library/model_functions.h"

#include <mlir/IR/SymbolTable.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

/// Looks through ops that only forget what is known.
static Value mostPrecise(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    bool isCopyForReturn = isa<torch::CopyToTensorOp>(op) && op->hasOneUse();
    if (!isa<torch::TensorStaticInfoCastOp, torch::DerefineOp>(op) && !isCopyForReturn)
      break;
    value = op->getOperand(0);
  }
  return value;
}

static Value asValueTensor(RewriterBase &rewriter, Value value) {
  auto tensor = dyn_cast<BaseTensorType>(value.getType());
  if (!tensor || tensor.hasValueSemantics())
    return value;
  return torch::CopyToValueTensorOp::create(rewriter, value.getLoc(), tensor.getWithValueSemantics(), value);
}

static bool refineReturns(RewriterBase &rewriter, func::FuncOp function) {
  func::ReturnOp onlyReturn;
  for (Block &block : function.getBody())
    if (auto op = dyn_cast<func::ReturnOp>(block.getTerminator())) {
      if (onlyReturn) {
        InFlightDiagnostic error =
            function.emitError("unimplemented: refining returns for function with more than one return op");
        error.attachNote(onlyReturn.getLoc()) << "it also returns here";
        error.attachNote() << "return in one place: let the others branch there with what they return";
        return false;
      }
      onlyReturn = op;
    }
  if (!onlyReturn)
    return true;
  rewriter.setInsertionPoint(onlyReturn);
  SmallVector<Value> operands;
  for (Value operand : onlyReturn->getOperands())
    operands.push_back(asValueTensor(rewriter, mostPrecise(operand)));
  if (operands == SmallVector<Value>(onlyReturn->getOperands()))
    return true;
  rewriter.modifyOpInPlace(onlyReturn, [&] { onlyReturn->setOperands(operands); });
  rewriter.modifyOpInPlace(function, [&] {
    function.setType(rewriter.getFunctionType(function.getArgumentTypes(), ValueRange(operands).getTypes()));
  });
  return true;
}

bool refinePublicReturns(RewriterBase &rewriter, ModuleOp module) {
  // Uses are looked up once, not for each function: a module may have many.
  llvm::StringMap<Operation *> used;
  if (auto uses = SymbolTable::getSymbolUses(&module.getBodyRegion()))
    for (const SymbolTable::SymbolUse &use : *uses)
      used.try_emplace(use.getSymbolRef().getRootReference().getValue(), use.getUser());
  for (func::FuncOp function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal() || isLibraryFunction(function))
      continue;
    if (used.contains(function.getSymName())) {
      InFlightDiagnostic error =
          function.emitError("unimplemented: cannot refine public return for for public function with uses");
      error.attachNote(used[function.getSymName()]->getLoc()) << "it is used here, where its type would no longer fit";
      error.attachNote() << "make it private, or inline its calls before";
      return false;
    }
    if (!refineReturns(rewriter, function))
      return false;
  }
  return true;
}

} // namespace reify
