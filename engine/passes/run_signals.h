// What passes between a run and the thread that waits for it.
#pragma once
#include <algorithm>
#include <atomic>

namespace reify {

/// What a run may be asked while it goes on. Both pointers may be null.
struct RunSignals {
  std::atomic<float> *progress = nullptr;
  const std::atomic<bool> *cancel = nullptr;
  /// The part of the whole that the work at hand is: advance(0) is `from`, advance(1) is `from + length`.
  float from = 0.1f, length = 0.8f;

  bool cancelled() const { return cancel && cancel->load(std::memory_order_relaxed); }
  /// `done` of the work at hand, 0 to 1.
  void advance(float done) const {
    if (progress)
      *progress = from + length * std::clamp(done, 0.0f, 1.0f);
  }
};

} // namespace reify
