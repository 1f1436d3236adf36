// Makers of the passes, for passes.cpp's table and for pipelines.
#pragma once
#include "engine/library/library.h"

#include <mlir/Pass/Pass.h>

#include <memory>

namespace reify {

std::unique_ptr<mlir::Pass> createReifyPass(FunctionKind kind);
std::unique_ptr<mlir::Pass> createSimplifyPass(FunctionKind kind);
std::unique_ptr<mlir::Pass> createDropCalculationsPass();
std::unique_ptr<mlir::Pass> createRefinePublicReturnPass();
std::unique_ptr<mlir::Pass> createVerifyContractPass();
std::unique_ptr<mlir::Pass> createLowerPass();
std::unique_ptr<mlir::Pass> createReduceOpVariantsPass();
std::unique_ptr<mlir::Pass> createMaximizeValueSemanticsPass();
std::unique_ptr<mlir::Pass> createRecomposeComplexOpsPass();
std::unique_ptr<mlir::Pass> createPrepareForGlobalizePass();
std::unique_ptr<mlir::Pass> createGlobalizeObjectGraphPass();
std::unique_ptr<mlir::Pass> createAdjustCallingConventionsPass();
std::unique_ptr<mlir::Pass> createInlineGlobalSlotsPass();
std::unique_ptr<mlir::Pass> createEraseModuleInitializerPass();
std::unique_ptr<mlir::Pass> createConvertOnnxPass();
std::unique_ptr<mlir::Pass> createDecomposePass();
std::unique_ptr<mlir::Pass> createScalarizeShapesPass();
std::unique_ptr<mlir::Pass> createMatchQuantizedCustomOpsPass();
std::unique_ptr<mlir::Pass> createFuseQuantizedOpsPass();
std::unique_ptr<mlir::Pass> createRestructureNonConstantAxesPass();

} // namespace reify
