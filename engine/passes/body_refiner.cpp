#include "engine/passes/body_refiner.h"

#include "engine/dialect/torch_types.h"
#include "engine/passes/refine_types.h"

#include <llvm/Support/raw_ostream.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

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
    StepScope step = openStep(recorder_, StepKind::TypeFound, op, [&] {
      return (isShape ? "shape of " : "dtype of ") + opTitle(op);
    });
    func::FuncOp function = entry->function;
    step.function(function.getSymName(), function.getLoc());
    step.detail([&] {
      std::string text = "the result is ";
      llvm::raw_string_ostream(text) << type;
      return text;
    });
    retypeResult(rewriter, result, type);
    changed = true;
  }
  return changed;
}

} // namespace reify
