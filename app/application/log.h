// What the program has to say about files and runs.
#pragma once
#include "views/log/log_entry.h"

namespace reify {

class Log {
public:
  void note(Severity severity, const std::string &text, const Place &place = {}) {
    entries_.push_back({severity, text, place});
  }
  const std::vector<LogEntry> &entries() const { return entries_; }

private:
  std::vector<LogEntry> entries_;
};

} // namespace reify
