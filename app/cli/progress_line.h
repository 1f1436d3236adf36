// Says on a terminal how far a long check is, from a thread of its own.
#pragma once
#include "app/cli/subcommand.h"

#include <atomic>
#include <string>
#include <thread>

namespace reify::cli {

/// Past all streams: what moves the cursor is no text. A line that cannot be written is no loss.
void writeProgress(const std::string &text);

class ProgressLine {
public:
  /// `done` must outlive this object, which wipes its line at its end.
  explicit ProgressLine(const std::atomic<unsigned> &done);

private:
  void show(std::stop_token stop);

  const std::atomic<unsigned> &done_;
  std::jthread thread_;
};

} // namespace reify::cli
