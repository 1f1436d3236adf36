#include "engine/passes/pipelines/passes.h"

#include "engine/passes/pass_factories.h"
#include "engine/passes/pipelines/pipelines.h"
#include "engine/passes/rewrite/transforms.h"

#include <mlir/Pass/PassManager.h>
#include <mlir/Pass/PassRegistry.h>
#include <mlir/Transforms/Passes.h>

namespace reify {

using namespace mlir;

namespace {

struct RefinementPipelineOptions : PassPipelineOptions<RefinementPipelineOptions> {
  Option<std::string> extraLibrary{*this, "extra-library",
                                   llvm::cl::desc("MLIR or Python file with library functions of further ops"),
                                   llvm::cl::init("")};
};

std::unique_ptr<Pass> reifyWith(FunctionKind kind, const std::string &extraLibrary) {
  std::unique_ptr<Pass> pass = createReifyPass(kind);
  if (!extraLibrary.empty())
    (void)pass->initializeOptions("extra-library=\"" + extraLibrary + "\"", [](const Twine &) { return failure(); });
  return pass;
}

/// The stages of torch-mlir's refinement pipelines, in its order.
void buildRefinementPipeline(OpPassManager &pm, FunctionKind kind, const RefinementPipelineOptions &options) {
  pm.addPass(reifyWith(kind, options.extraLibrary));
  pm.addPass(createInlineCallsPass());
  pm.addNestedPass<func::FuncOp>(createSimplifyPass(kind));
  pm.addNestedPass<func::FuncOp>(createCommonSubexpressionPass());
  pm.addNestedPass<func::FuncOp>(createSimplifyPass(kind));
  pm.addNestedPass<func::FuncOp>(createDropCalculationsPass());
}

} // namespace

void registerTorchPasses() {
  for (FunctionKind kind : {FunctionKind::Shape, FunctionKind::Dtype}) {
    registerPass([kind] { return createReifyPass(kind); });
    registerPass([kind] { return createSimplifyPass(kind); });
  }
  registerPass(createDropCalculationsPass);
  registerPass(createRefinePublicReturnPass);
  registerPass(createVerifyContractPass);
  registerPass(createLowerPass);
  registerPass(createReduceOpVariantsPass);
  registerPass(createMaximizeValueSemanticsPass);
  registerPass(createRecomposeComplexOpsPass);
  registerPass(createPrepareForGlobalizePass);
  registerPass(createGlobalizeObjectGraphPass);
  registerPass(createAdjustCallingConventionsPass);
  registerPass(createInlineGlobalSlotsPass);
  registerPass(createEraseModuleInitializerPass);
  registerPass(createConvertOnnxPass);
  registerTorchPipelines();
  registerPass(createDecomposePass);
  registerPass(createScalarizeShapesPass);
  registerPass(createMatchQuantizedCustomOpsPass);
  registerPass(createFuseQuantizedOpsPass);
  registerPass(createRestructureNonConstantAxesPass);
  static PassPipelineRegistration<RefinementPipelineOptions> shapes(
      "torch-shape-refinement-pipeline", "Reify, simplify and drop shape calculations",
      [](OpPassManager &pm, const RefinementPipelineOptions &options) {
        buildRefinementPipeline(pm, FunctionKind::Shape, options);
      });
  static PassPipelineRegistration<RefinementPipelineOptions> dtypes(
      "torch-dtype-refinement-pipeline", "Reify, simplify and drop dtype calculations",
      [](OpPassManager &pm, const RefinementPipelineOptions &options) {
        buildRefinementPipeline(pm, FunctionKind::Dtype, options);
      });
}

} // namespace reify
