// What each pipeline does, in its order, described once: the registered pipelines are built from it, and the lowering
// carries out the same stages on a module that it keeps in hand.
#pragma once
#include <llvm/ADT/ArrayRef.h>
#include <llvm/ADT/StringRef.h>

namespace reify {

/// Which of a pipeline's options a stage is given.
enum class StageOptions : uint8_t { None, Library, LibraryAndLegalOps, Lowering, NonFinites };

enum class StageCondition : uint8_t { Always, Refining, Decomposing };

struct PipelineStage {
  llvm::StringLiteral name; // of a pass, or of another pipeline
  enum On : uint8_t { Module, Functions } on = Module;
  StageOptions options = StageOptions::None;
  StageCondition condition = StageCondition::Always;
};

struct PipelineRow {
  llvm::StringLiteral name, help;
  bool takesLibraryOnly; // instead of all options of the pipelines to the backend
  llvm::ArrayRef<PipelineStage> stages;
};

llvm::ArrayRef<PipelineRow> pipelineTable();

/// Null if there is none.
const PipelineRow *findPipeline(llvm::StringRef name);

} // namespace reify
