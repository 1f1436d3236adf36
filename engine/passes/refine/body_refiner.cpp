#include "engine/passes/refine/body_refiner.h"

#include "engine/dialect/ops/torch_ops.h"
#include "engine/passes/refine/refine_types.h"

#include <llvm/Support/raw_ostream.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

/// What a loop carries has one type in all iterations. It is unrolled later, and then takes what is
/// known.
static void keepTypeForLoops(RewriterBase &rewriter, OpResult result, Type old) {
  SmallVector<OpOperand *> carried;
  for (OpOperand &use : result.getUses())
    if (use.getOwner()->getNumRegions())
      carried.push_back(&use);
  if (carried.empty() || !isa<BaseTensorType>(old))
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfter(result.getOwner());
  Value cast = torch::TensorStaticInfoCastOp::create(rewriter, result.getLoc(), old, result);
  for (OpOperand *use : carried)
    rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(cast); });
}

bool BodyRefiner::refine(RewriterBase &rewriter, Operation *op) {
  if (op->getNumRegions() || op->hasTrait<OpTrait::ConstantLike>() ||
      llvm::none_of(op->getResultTypes(), [](Type type) { return isa<BaseTensorType, torch::NumberType>(type); }))
    return false;
  bool changed = refine(rewriter, op, FunctionKind::Shape);
  return refine(rewriter, op, FunctionKind::Dtype) || changed;
}

bool BodyRefiner::refine(RewriterBase &rewriter, Operation *op, FunctionKind kind) {
  const LibraryEntry *entry = library_.find(op, kind);
  Diagnostics problems;
  if (!entry || !checkSignature(*entry, kind, op, problems))
    return false;
  refiner_.modelChanged(); // the walk makes and erases ops between one question and the next
  std::shared_ptr<const RefineOutcome> outcome = refiner_.refine(op, kind, *entry);
  if (outcome->raised || hasErrors(outcome->diagnostics)) {
    if (!problem_)
      problem_ = BodyProblem{"its op '" + opTitle(op) + "' is given what its library function refuses: " +
                                 (outcome->raised ? outcome->raised->message : outcome->diagnostics.front().message),
                             op->getLoc()};
    return false;
  }
  bool isShape = kind == FunctionKind::Shape, changed = false;
  for (auto [result, found] : llvm::zip(op->getResults(), outcome->results)) {
    Type type = result.getType();
    if (isShape && found.sizes)
      type = withShape(type, *found.sizes);
    else if (!isShape && found.dtype)
      type = withDtype(type, *found.dtype);
    if (!type || type == result.getType())
      continue;
    StepScope step = openStep(recorder_, StepKind::TypeFound, op,
                              [&] { return (isShape ? "shape of " : "dtype of ") + opTitle(op); });
    func::FuncOp function = entry->function;
    step.function(function.getSymName(), function.getLoc());
    step.detail([&] {
      std::string text = "the result is ";
      llvm::raw_string_ostream(text) << type;
      return text;
    });
    Type old = result.getType();
    retypeResult(rewriter, result, type);
    keepTypeForLoops(rewriter, result, old);
    changed = true;
  }
  return changed;
}

} // namespace reify
