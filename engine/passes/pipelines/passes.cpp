// The registration of passes and pipelines, and how pipelines are built of their stages.
#include "engine/passes/pipelines/passes.h"

#include "engine/passes/pipelines/pass_table.h"
#include "engine/passes/pipelines/pipeline_stages.h"
#include "engine/passes/rewrite/transforms.h"

#include <llvm/ADT/StringExtras.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/Pass/PassManager.h>
#include <mlir/Pass/PassRegistry.h>

namespace reify {

using namespace mlir;

namespace {

struct RefinementPipelineOptions : PassPipelineOptions<RefinementPipelineOptions> {
  Option<std::string> extraLibrary{*this, "extra-library",
                                   llvm::cl::desc("MLIR or Python file with library functions of further ops"),
                                   llvm::cl::init("")};
};

/// What all pipelines to the backend take.
struct BackendPipelineOptions : PassPipelineOptions<BackendPipelineOptions> {
  Option<int> maxIterations{*this, "max-iterations", llvm::cl::desc("Limit of iterations"), llvm::cl::init(10)};
  Option<bool> decompose{*this, "decompose-complex-ops", llvm::cl::desc("Decompose what the backend does not take"),
                         llvm::cl::init(true)};
  Option<bool> refine{*this, "shape-dtype-refine", llvm::cl::desc("Refine shapes and dtypes"), llvm::cl::init(true)};
  ListOption<std::string> legalOps{*this, "backend-legal-ops",
                                   llvm::cl::desc("Ops that the backend takes as they are")};
  Option<std::string> extraLibrary{*this, "extra-library", llvm::cl::desc("File with library functions of further ops"),
                                   llvm::cl::init("")};
  Option<bool> allowNonFinites{*this, "allow-non-finites", llvm::cl::desc("ONNX only: allow infinities and NaN"),
                               llvm::cl::init(true)};
};

std::string joined(std::initializer_list<std::string> parts) {
  std::string text;
  for (const std::string &part : parts)
    text += (text.empty() || part.empty() ? "" : " ") + part;
  return text;
}

/// The options of a pipeline as its passes are given them.
struct GivenOptions {
  std::string library, legalOps, lowering, nonFinites;
  bool refine = true, decompose = true;

  std::string of(StageOptions options) const {
    switch (options) {
    case StageOptions::None:
      return "";
    case StageOptions::Library:
      return library;
    case StageOptions::LibraryAndLegalOps:
      return joined({library, legal("legal-ops=")});
    case StageOptions::Lowering:
      return joined({lowering, legal("backend-legal-ops="), library});
    case StageOptions::NonFinites:
      return nonFinites;
    }
    return "";
  }
  std::string legal(const char *option) const { return legalOps.empty() ? "" : option + legalOps; }
  bool fulfils(StageCondition condition) const {
    return condition == StageCondition::Always || (condition == StageCondition::Refining ? refine : decompose);
  }
};

std::string libraryOption(const std::string &path) { return path.empty() ? "" : "extra-library=\"" + path + "\""; }

GivenOptions given(const RefinementPipelineOptions &options) {
  return {.library = libraryOption(options.extraLibrary)};
}

GivenOptions given(const BackendPipelineOptions &options) {
  const std::vector<std::string> legal(options.legalOps.begin(), options.legalOps.end());
  const auto flag = [](const char *name, bool value) { return std::string(name) + (value ? "=true" : "=false"); };
  return {.library = libraryOption(options.extraLibrary),
          .legalOps = llvm::join(legal, ","),
          .lowering = "max-iterations=" + std::to_string(options.maxIterations) + " " +
                      flag("decompose", options.decompose) + " " + flag("shape-dtype-refine", options.refine),
          .nonFinites = options.allowNonFinites ? "" : "allow-non-finites=false",
          .refine = options.refine,
          .decompose = options.decompose};
}

void build(OpPassManager &manager, const PipelineRow &row, const GivenOptions &options) {
  for (const PipelineStage &stage : row.stages) {
    if (!options.fulfils(stage.condition))
      continue;
    if (const PipelineRow *inner = findPipeline(stage.name)) {
      build(manager, *inner, options);
      continue;
    }
    const PassRow &passRow = *findPass(stage.name); // a test goes over all stages
    std::unique_ptr<Pass> pass = passRow.make(passRow);
    // A wrong option is told by the pass, when its pipeline's options are read.
    (void)pass->initializeOptions(options.of(stage.options), [](const Twine &) { return failure(); });
    if (stage.on == PipelineStage::Functions)
      manager.addNestedPass<func::FuncOp>(std::move(pass));
    else
      manager.addPass(std::move(pass));
  }
}

template <class Options> void registerPipeline(const PipelineRow &row) {
  PassPipelineRegistration<Options>(row.name, row.help, [&row](OpPassManager &manager, const Options &options) {
    build(manager, row, given(options));
  });
}

} // namespace

void registerPasses() {
  registerUnchangedTransforms();
  for (const PassRow &row : passTable())
    registerPass([&row] { return row.make(row); });
  for (const PipelineRow &row : pipelineTable())
    if (row.takesLibraryOnly)
      registerPipeline<RefinementPipelineOptions>(row);
    else
      registerPipeline<BackendPipelineOptions>(row);
}

} // namespace reify
