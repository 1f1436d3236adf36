// How a pass finds the recorder that listens to it. Recording runs without MLIR's threads, so "the
// current one" is a matter of the thread.
#pragma once
#include "engine/record/recorder.h"

namespace reify {

/// Null when nobody records.
Recorder *currentRecorder();

class RecorderScope {
public:
  explicit RecorderScope(Recorder *recorder);
  ~RecorderScope();
  RecorderScope(const RecorderScope &) = delete;
  RecorderScope &operator=(const RecorderScope &) = delete;

private:
  Recorder *outer_;
};

} // namespace reify
