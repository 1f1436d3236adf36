// What passes between a run and the thread that waits for it.
#pragma once
#include <atomic>

namespace reify {

/// What a run may be asked while it goes on. Both may be null.
struct RunSignals {
  std::atomic<float> *progress = nullptr;
  const std::atomic<bool> *cancel = nullptr;
  bool cancelled() const { return cancel && cancel->load(std::memory_order_relaxed); }
};

} // namespace reify
