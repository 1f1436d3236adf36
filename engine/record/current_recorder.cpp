#include "engine/record/current_recorder.h"

namespace reify {

static thread_local Recorder *tlsRecorder = nullptr;

Recorder *currentRecorder() { return tlsRecorder; }

CurrentRecorder::CurrentRecorder(Recorder *recorder) : previous_(tlsRecorder) { tlsRecorder = recorder; }

CurrentRecorder::~CurrentRecorder() { tlsRecorder = previous_; }

} // namespace reify
