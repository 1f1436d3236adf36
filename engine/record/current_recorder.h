// The recorder that watches the passes run on this thread, if any. Passes ask for it; whoever
// records a pipeline sets it for as long as the pipeline runs.
#pragma once
#include "engine/record/recorder.h"

namespace reify {

Recorder *currentRecorder();

class CurrentRecorder {
public:
  explicit CurrentRecorder(Recorder *recorder);
  ~CurrentRecorder();
  CurrentRecorder(const CurrentRecorder &) = delete;

private:
  Recorder *previous_;
};

} // namespace reify
