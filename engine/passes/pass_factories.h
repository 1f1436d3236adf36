// Makers of the passes, for the rows of pipelines/pass_table.cpp.
#pragma once
#include "engine/library/library.h"
#include "engine/passes/pass_row.h"

namespace reify {

std::unique_ptr<mlir::Pass> createReifyPass(const PassRow &row, FunctionKind kind);
std::unique_ptr<mlir::Pass> createSimplifyPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createDropCalculationsPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createRefinePublicReturnPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createVerifyContractPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createLowerPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createReduceOpVariantsPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createMaximizeValueSemanticsPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createRecomposeComplexOpsPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createPrepareForGlobalizePass(const PassRow &row);
std::unique_ptr<mlir::Pass> createGlobalizeObjectGraphPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createAdjustCallingConventionsPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createInlineGlobalSlotsPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createEraseModuleInitializerPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createConvertOnnxPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createDecomposePass(const PassRow &row);
std::unique_ptr<mlir::Pass> createScalarizeShapesPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createMatchQuantizedCustomOpsPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createFuseQuantizedOpsPass(const PassRow &row);
std::unique_ptr<mlir::Pass> createRestructureNonConstantAxesPass(const PassRow &row);

} // namespace reify
