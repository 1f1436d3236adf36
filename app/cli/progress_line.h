// Says on a terminal how far a long check is, from a thread of its own.
#pragma once
#include "app/cli/subcommand.h"

#include <atomic>
#include <thread>

namespace reify::cli {

class ProgressLine {
public:
  /// Both must outlive this object, which wipes its line at its end.
  ProgressLine(const std::atomic<unsigned> &done, Terminal &terminal);

private:
  void show(std::stop_token stop);

  const std::atomic<unsigned> &done_;
  std::jthread thread_;
};

} // namespace reify::cli
