// Steps for the recorder, opened where the work is done. Without a recorder all of it costs nothing:
// texts are made by callables that are then never called.
#pragma once
#include "engine/record/recorder.h"

#include <mlir/IR/OpDefinition.h>

#include <string>

namespace reify {

inline mlir::OpBuilder::Listener *listenerOf(Recorder *recorder) { return recorder; }

/// Ends its step when it goes.
class [[nodiscard]] StepScope {
public:
  StepScope() = default;
  StepScope(Recorder *recorder, uint32_t step) : recorder_(recorder), step_(step) {}
  StepScope(StepScope &&other) : recorder_(std::exchange(other.recorder_, nullptr)), step_(other.step_) {}
  StepScope &operator=(StepScope &&other) {
    close();
    recorder_ = std::exchange(other.recorder_, nullptr);
    step_ = other.step_;
    return *this;
  }
  ~StepScope() { close(); }

  template <class Text> StepScope &detail(Text &&text) {
    if (recorder_)
      recorder_->step(step_).detail = recorder_->tables().intern(text());
    return *this;
  }
  StepScope &subject(StepSubject subject) {
    if (recorder_)
      recorder_->step(step_).subject = subject;
    return *this;
  }
  StepScope &stage(Stage stage) {
    if (recorder_)
      recorder_->step(step_).stage = stage;
    return *this;
  }
  /// `op`: the one that is in the way; "" for none.
  StepScope &reason(ReasonKind kind, llvm::StringRef op = "") {
    if (recorder_)
      recorder_->step(step_).reason = {kind,
                                       op.empty() ? StringId() : recorder_->tables().intern(std::string_view(op))};
    return *this;
  }
  StepScope &function(llvm::StringRef symbol, mlir::Location place);
  /// Takes the step back.
  void discard();
  void close();
  uint32_t index() const { return step_; }
  explicit operator bool() const { return recorder_; }

private:
  Recorder *recorder_ = nullptr;
  uint32_t step_ = 0;
};

/// Opens a step about `op` (may be null). The place of the op becomes the step's place in the library
/// where the op came out of a library function.
StepScope openStepText(Recorder *recorder, StepKind kind, mlir::Operation *op, llvm::StringRef title);
template <class Title> StepScope openStep(Recorder *recorder, StepKind kind, mlir::Operation *op, Title &&title) {
  return recorder ? openStepText(recorder, kind, op, title()) : StepScope();
}

/// "torch.aten.eq.str", or the name of the operator for a torch.operator.
std::string opTitle(mlir::Operation *op);
/// What `op` is folded to: "becomes 3", "becomes 6 (float32)" of an op that gives dtypes.
std::string foldDetail(mlir::Operation *op, llvm::ArrayRef<mlir::OpFoldResult> results);

} // namespace reify
