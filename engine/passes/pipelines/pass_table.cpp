#include "engine/passes/pipelines/pass_table.h"

#include "engine/passes/pass_factories.h"
#include "engine/passes/rewrite/transforms.h"

namespace reify {

using namespace mlir;

namespace {

std::unique_ptr<Pass> createReifyShapes(const PassRow &row) { return createReifyPass(row, FunctionKind::Shape); }
std::unique_ptr<Pass> createReifyDtypes(const PassRow &row) { return createReifyPass(row, FunctionKind::Dtype); }

/// The help of MLIR's own names is MLIR's.
template <std::unique_ptr<Pass> (*make)()> std::unique_ptr<Pass> replacing(const PassRow &) { return make(); }

constexpr bool kAnnounces = true, kIsCompared = false;

constexpr PassRow kPasses[] = {
    // Simplification.
    {"canonicalize", "", Stage::Simplify, kAnnounces, replacing<createCanonicalizePass>},
    {"cse", "", Stage::Simplify, kAnnounces, replacing<createCommonSubexpressionPass>},
    {"inline", "", Stage::Inline, kIsCompared, replacing<createInlineCallsPass>},
    {"symbol-dce", "", Stage::None, kIsCompared, replacing<createSymbolRemovalPass>},
    // The object graph of TorchScript.
    {"torch-prepare-for-globalize-object-graph", "Turn calls of methods into calls of functions", Stage::None,
     kAnnounces, createPrepareForGlobalizePass},
    {"torch-globalize-object-graph", "Turn module instances into global slots and their methods into functions",
     Stage::None, kAnnounces, createGlobalizeObjectGraphPass},
    {"torch-adjust-calling-conventions", "Give functions signatures of value tensors, without tuples and none values",
     Stage::None, kAnnounces, createAdjustCallingConventionsPass},
    {"torch-inline-global-slots", "Replace reads of global slots that nothing changes by their first values",
     Stage::Inline, kAnnounces, createInlineGlobalSlotsPass},
    {"torch-erase-module-initializer", "Erase the initializer if it has no slots left", Stage::None, kAnnounces,
     createEraseModuleInitializerPass},
    // Value semantics.
    {"torch-recompose-complex-ops", "Replace lists of parts of tensors, and writes to parts, by ops on the whole",
     Stage::None, kAnnounces, createRecomposeComplexOpsPass},
    {"torch-reduce-op-variants", "Bring in-place and mutable variants of ops to functions of values", Stage::None,
     kAnnounces, createReduceOpVariantsPass},
    {"torch-maximize-value-semantics", "Replace mutable tensors by values where nobody can tell", Stage::None,
     kAnnounces, createMaximizeValueSemanticsPass},
    // Refinement.
    {"torch-refine-public-return", "Give public functions the types of what they return", Stage::Refine, kAnnounces,
     createRefinePublicReturnPass},
    {"torch-reify-shape-calculations", "Wrap each op in a calculation that calls its library function", Stage::Reify,
     kAnnounces, createReifyShapes},
    {"torch-reify-dtype-calculations", "Wrap each op in a calculation that calls its library function", Stage::Reify,
     kAnnounces, createReifyDtypes},
    {"torch-simplify-shape-calculations", "Fold calculations to what they yield and refine result types by it",
     Stage::Simplify, kAnnounces, createSimplifyPass},
    {"torch-simplify-dtype-calculations", "Fold calculations to what they yield and refine result types by it",
     Stage::Simplify, kAnnounces, createSimplifyPass},
    {"torch-drop-abstract-interp-calculations", "Replace calculations by the ops that they wrap", Stage::Drop,
     kAnnounces, createDropCalculationsPass},
    // Decomposition.
    {"torch-decompose-complex-ops", "Replace ops by what their decomposition functions compute", Stage::None,
     kAnnounces, createDecomposePass},
    // Sizes.
    {"torch-scalarize-shapes", "Compute sizes with ints instead of small tensors of ints", Stage::None, kAnnounces,
     createScalarizeShapesPass},
    {"torch-restructure-non-constant-axes",
     "Bring reductions over a dimension known only at run time to one over dimension 1 of three", Stage::None,
     kAnnounces, createRestructureNonConstantAxesPass},
    // Operators of other origins.
    {"torch-match-quantized-custom-ops", "Replace the ops of quantized_decomposed by ops on quantized tensors",
     Stage::None, kAnnounces, createMatchQuantizedCustomOpsPass},
    {"torch-fuse-quantized-ops", "Compute on quantized tensors what is computed on their dequantized values",
     Stage::None, kAnnounces, createFuseQuantizedOpsPass},
    {"convert-torch-onnx-to-torch", "Refuse ONNX operators, which are not converted here", Stage::None, kIsCompared,
     createConvertOnnxPass},
    // The contract.
    {"torch-verify-backend-contract-no-decompositions", "Check the backend contract, but for the legality of torch ops",
     Stage::Verify, kAnnounces, createVerifyContractPass},
    {"torch-lower-to-backend-contract", "Simplify and refine until the backend contract holds", Stage::Verify,
     kAnnounces, createLowerPass},
};

} // namespace

ArrayRef<PassRow> passTable() { return kPasses; }

const PassRow *findPass(StringRef name) {
  const PassRow *row = llvm::find_if(kPasses, [&](const PassRow &each) { return each.name == name; });
  return row == std::end(kPasses) ? nullptr : row;
}

} // namespace reify
