#include "engine/record/current_recorder.h"

namespace reify {

namespace {
thread_local Recorder *current = nullptr;
} // namespace

Recorder *currentRecorder() { return current; }

RecorderScope::RecorderScope(Recorder *recorder) : outer_(current) { current = recorder; }
RecorderScope::~RecorderScope() { current = outer_; }

} // namespace reify
