#include "engine/passes/pipelines/pipeline_stages.h"

#include <llvm/ADT/STLExtras.h>

namespace reify {

namespace {

using enum StageCondition;
using enum StageOptions;
constexpr auto kFunctions = PipelineStage::Functions;
constexpr auto kModule = PipelineStage::Module;

constexpr PipelineStage kShapeRefinement[] = {
    {"torch-reify-shape-calculations", kModule, Library}, {"inline"},
    {"torch-simplify-shape-calculations", kFunctions},    {"cse", kFunctions},
    {"torch-simplify-shape-calculations", kFunctions},    {"torch-drop-abstract-interp-calculations", kFunctions},
};

constexpr PipelineStage kDtypeRefinement[] = {
    {"torch-reify-dtype-calculations", kModule, Library}, {"inline"},
    {"torch-simplify-dtype-calculations", kFunctions},    {"cse", kFunctions},
    {"torch-simplify-dtype-calculations", kFunctions},    {"torch-drop-abstract-interp-calculations", kFunctions},
};

constexpr PipelineStage kSimplification[] = {
    {"canonicalize", kFunctions},
    {"torch-inline-global-slots"},
    {"torch-erase-module-initializer"},
    {"canonicalize", kFunctions},
    {"torch-recompose-complex-ops", kFunctions},
    {"torch-reduce-op-variants", kFunctions, Library},
    {"canonicalize", kFunctions},
    {"symbol-dce"},
    {"torch-maximize-value-semantics", kFunctions},
    {"torch-refine-public-return"},
    {"canonicalize", kFunctions},
    {"torch-shape-refinement-pipeline", kModule, Library, Refining},
    {"torch-dtype-refinement-pipeline", kModule, Library, Refining},
    {"torch-refine-public-return"},
    {"canonicalize", kFunctions},
    {"torch-decompose-complex-ops", kFunctions, LibraryAndLegalOps, Decomposing},
    {"canonicalize", kFunctions, None, Decomposing},
};

constexpr PipelineStage kFromFunctions[] = {
    {"torch-adjust-calling-conventions"},
    {"torch-lower-to-backend-contract", kModule, Lowering},
};

constexpr PipelineStage kFromTorchScript[] = {
    {"symbol-dce"}, {"torch-prepare-for-globalize-object-graph"}, {"torch-globalize-object-graph"}, {"symbol-dce"},
    {"inline"},     {"torch-function-to-torch-backend-pipeline"},
};

/// Neither refinement nor a check of the contract: exported programs have their types.
constexpr PipelineStage kFromExport[] = {
    {"inline"},
    {"torch-reduce-op-variants", kFunctions, Library},
    {"canonicalize", kFunctions},
    {"torch-decompose-complex-ops", kFunctions, LibraryAndLegalOps, Decomposing},
    {"torch-recompose-complex-ops", kFunctions, None, Decomposing},
    {"canonicalize", kFunctions, None, Decomposing},
};

constexpr PipelineStage kFromOnnx[] = {
    {"convert-torch-onnx-to-torch", kFunctions, NonFinites},
    {"torch-decompose-complex-ops", kFunctions, LibraryAndLegalOps, Decomposing},
    {"canonicalize", kFunctions, None, Decomposing},
    {"torch-shape-refinement-pipeline", kModule, Library},
    {"torch-scalarize-shapes", kFunctions},
    {"torch-shape-refinement-pipeline", kModule, Library},
    {"torch-refine-public-return"},
    {"canonicalize", kFunctions},
    {"torch-decompose-complex-ops", kFunctions, LibraryAndLegalOps, Decomposing},
    {"canonicalize", kFunctions, None, Decomposing},
};

constexpr PipelineRow kPipelines[] = {
    {"torch-shape-refinement-pipeline", "Reify, simplify and drop shape calculations", true, kShapeRefinement},
    {"torch-dtype-refinement-pipeline", "Reify, simplify and drop dtype calculations", true, kDtypeRefinement},
    {"torch-simplification-pipeline", "One round of the lowering: simplify, refine, decompose", false, kSimplification},
    {"torch-function-to-torch-backend-pipeline", "From functions to the backend contract", false, kFromFunctions},
    {"torchscript-module-to-torch-backend-pipeline",
     "From the object graph of a TorchScript program to the backend contract", false, kFromTorchScript},
    {"torchdynamo-export-to-torch-backend-pipeline",
     "From an exported program, whose types are known, to what backends take", false, kFromExport},
    {"torch-onnx-to-torch-backend-pipeline", "From ONNX operators to what backends take", false, kFromOnnx},
};

} // namespace

llvm::ArrayRef<PipelineRow> pipelineTable() { return kPipelines; }

const PipelineRow *findPipeline(llvm::StringRef name) {
  const PipelineRow *row = llvm::find_if(kPipelines, [&](const PipelineRow &each) { return each.name == name; });
  return row == std::end(kPipelines) ? nullptr : row;
}

} // namespace reify
