#include "engine/passes/pipelines/pipelines.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/ErrorHandling.h>
#include <llvm/Support/raw_ostream.h>
#include <mlir/Pass/PassManager.h>
#include <mlir/Pass/PassRegistry.h>

namespace reify {

using namespace mlir;

namespace {

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

/// A pipeline being written down.
class PipelineText {
public:
  explicit PipelineText(const BackendPipelineOptions &options) : options_(options) {}

  PipelineText &pass(StringRef name, const std::string &options = "") {
    return add(name.str() + (options.empty() ? "" : "{" + options + "}"));
  }
  PipelineText &onFunctions(StringRef name, const std::string &options = "") {
    return add("func.func(" + name.str() + (options.empty() ? "" : "{" + options + "}") + ")");
  }

  std::string library() const {
    return options_.extraLibrary.empty() ? "" : "extra-library=\"" + options_.extraLibrary + "\"";
  }
  std::string legal(StringRef option) const {
    if (options_.legalOps.empty())
      return "";
    return option.str() + "=" +
           llvm::join(std::vector<std::string>(options_.legalOps.begin(), options_.legalOps.end()), ",");
  }

  static std::string joined(std::initializer_list<std::string> parts) {
    std::string text;
    for (const std::string &part : parts)
      text += (text.empty() || part.empty() ? "" : " ") + part;
    return text;
  }

  PipelineText &simplification();
  PipelineText &decompositions();
  PipelineText &refinement(StringRef kind);
  PipelineText &lowering();
  const BackendPipelineOptions &options() const { return options_; }

  void buildInto(OpPassManager &manager) const {
    std::string errors;
    llvm::raw_string_ostream stream(errors);
    if (failed(parsePassPipeline(text_, manager, stream)))
      llvm::report_fatal_error(StringRef("a pipeline names an unknown pass: " + errors));
  }

private:
  PipelineText &add(const std::string &part) {
    text_ += (text_.empty() ? "" : ",") + part;
    return *this;
  }

  const BackendPipelineOptions &options_;
  std::string text_;
};

PipelineText &PipelineText::refinement(StringRef kind) {
  const std::string simplify = "torch-simplify-" + kind.str() + "-calculations";
  return pass("torch-reify-" + kind.str() + "-calculations", library())
      .pass("inline")
      .onFunctions(simplify)
      .onFunctions("cse")
      .onFunctions(simplify)
      .onFunctions("torch-drop-abstract-interp-calculations");
}

PipelineText &PipelineText::decompositions() {
  if (options_.decompose)
    onFunctions("torch-decompose-complex-ops", joined({library(), legal("legal-ops")}));
  return *this;
}

PipelineText &PipelineText::simplification() {
  onFunctions("canonicalize")
      .pass("torch-inline-global-slots")
      .pass("torch-erase-module-initializer")
      .onFunctions("canonicalize")
      .onFunctions("torch-recompose-complex-ops")
      .onFunctions("torch-reduce-op-variants", library())
      .onFunctions("canonicalize")
      .pass("symbol-dce")
      .onFunctions("torch-maximize-value-semantics")
      .pass("torch-refine-public-return")
      .onFunctions("canonicalize");
  if (options_.refine)
    refinement("shape").refinement("dtype");
  pass("torch-refine-public-return").onFunctions("canonicalize");
  if (options_.decompose)
    decompositions().onFunctions("canonicalize");
  return *this;
}

PipelineText &PipelineText::lowering() {
  const std::string text = joined({"max-iterations=" + std::to_string(options_.maxIterations),
                                   options_.decompose ? "decompose=true" : "decompose=false",
                                   options_.refine ? "shape-dtype-refine=true" : "shape-dtype-refine=false",
                                   legal("backend-legal-ops"), library()});
  return pass("torch-adjust-calling-conventions").pass("torch-lower-to-backend-contract", text);
}

void simplificationPipeline(PipelineText &text) { text.simplification(); }

void functionPipeline(PipelineText &text) { text.lowering(); }

void torchscriptPipeline(PipelineText &text) {
  text.pass("symbol-dce")
      .pass("torch-prepare-for-globalize-object-graph")
      .pass("torch-globalize-object-graph")
      .pass("symbol-dce")
      .pass("inline")
      .lowering();
}

/// Neither refinement nor a check of the contract: exported programs have their types.
void torchdynamoPipeline(PipelineText &text) {
  text.pass("inline").onFunctions("torch-reduce-op-variants", text.library()).onFunctions("canonicalize");
  if (text.options().decompose)
    text.decompositions().onFunctions("torch-recompose-complex-ops").onFunctions("canonicalize");
}

void onnxPipeline(PipelineText &text) {
  const bool decompose = text.options().decompose;
  text.onFunctions("convert-torch-onnx-to-torch", text.options().allowNonFinites ? "" : "allow-non-finites=false");
  if (decompose)
    text.decompositions().onFunctions("canonicalize");
  text.refinement("shape")
      .onFunctions("torch-scalarize-shapes")
      .refinement("shape")
      .pass("torch-refine-public-return")
      .onFunctions("canonicalize");
  if (decompose)
    text.decompositions().onFunctions("canonicalize");
}

struct PipelineRow {
  const char *name, *description;
  void (*write)(PipelineText &);
};
constexpr PipelineRow kPipelines[] = {
    {"torch-simplification-pipeline", "One round of the lowering: simplify, refine, decompose", simplificationPipeline},
    {"torch-function-to-torch-backend-pipeline", "From functions to the backend contract", functionPipeline},
    {"torchscript-module-to-torch-backend-pipeline",
     "From the object graph of a TorchScript program to the backend contract", torchscriptPipeline},
    {"torchdynamo-export-to-torch-backend-pipeline",
     "From an exported program, whose types are known, to what backends take", torchdynamoPipeline},
    {"torch-onnx-to-torch-backend-pipeline", "From ONNX operators to what backends take", onnxPipeline},
};

} // namespace

void registerTorchPipelines() {
  for (const PipelineRow &row : kPipelines)
    PassPipelineRegistration<BackendPipelineOptions>(
        row.name, row.description, [write = row.write](OpPassManager &manager, const BackendPipelineOptions &options) {
          PipelineText text(options);
          write(text);
          text.buildInto(manager);
        });
}

} // namespace reify
