#include "engine/passes/refine/written_at_odds.h"

#include "engine/library/model_functions.h"
#include "engine/passes/refine/refine_types.h"
#include "engine/passes/refine/refinement_sweep.h"

#include <algorithm>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

static bool contradicts(Type written, const RefinedResult &found, FunctionKind kind) {
  if (!isa<BaseTensorType>(written))
    return false;
  if (kind == FunctionKind::Shape)
    return found.sizes && !withShape(written, *found.sizes);
  return found.dtype && torch::dtypeFromCode(written.getContext(), *found.dtype) && !withDtype(written, *found.dtype);
}

std::vector<ValueId> writtenAtOdds(ModuleOp module, Library &library, Refiner &refiner, Recorder &recorder) {
  Diagnostics toldByTheRun;
  RefinementSweep sweep(library, refiner, recorder, nullptr, toldByTheRun);
  refiner.modelChanged();
  std::vector<ValueId> atOdds;
  auto compare = [&](Operation *op, FunctionKind kind) {
    std::shared_ptr<const RefineOutcome> outcome = sweep.outcomeOf(op, kind);
    if (!outcome)
      return;
    for (auto [result, found] : llvm::zip(op->getResults(), outcome->results))
      if (contradicts(result.getType(), found, kind))
        atOdds.push_back(recorder.idOf(result));
  };
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    if (!isLibraryFunction(function))
      function.walk([&](Operation *op) {
        if (llvm::none_of(op->getResultTypes(), llvm::IsaPred<BaseTensorType>) || op->getNumRegions() != 0)
          return;
        compare(op, FunctionKind::Shape);
        compare(op, FunctionKind::Dtype);
      });
  refiner.modelChanged();
  std::sort(atOdds.begin(), atOdds.end());
  atOdds.erase(std::unique(atOdds.begin(), atOdds.end()), atOdds.end());
  return atOdds;
}

} // namespace reify
