#include "app/cli/progress_line.h"

#include <chrono>
#include <cstdio>
#include <string>
#include <unistd.h>

namespace reify::cli {

ProgressLine::ProgressLine(const std::atomic<unsigned> &done) : done_(done) {
  if (isatty(STDERR_FILENO))
    thread_ = std::jthread([this](std::stop_token stop) { show(stop); });
}

void writeProgress(const std::string &text) {
  [[maybe_unused]] ssize_t written = write(STDERR_FILENO, text.data(), text.size());
}

void ProgressLine::show(std::stop_token stop) {
  bool isShown = false;
  for (unsigned tenths = 0; !stop.stop_requested(); ++tenths) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    if (tenths < 10) // a short check says nothing
      continue;
    writeProgress("\r" + std::to_string(done_.load()) + " calls");
    isShown = true;
  }
  if (isShown)
    writeProgress("\r\x1b[K");
}

} // namespace reify::cli
