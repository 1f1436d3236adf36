// The file to which each step is told in words, for screen readers.
#pragma once
#include "app/application/log.h"
#include "engine/query/snapshot.h"

#include <cstdio>
#include <memory>
#include <string>

namespace reify {

class Narration {
public:
  /// Appends to the file; "" for none. What goes wrong is told in the log, which has to live as long.
  Narration(const std::string &file, Log &log);
  /// A line for the step and line that is shown, unless it was the last one told.
  void tell(const Snapshot &snapshot);

private:
  void failed(int error);

  std::string path_;
  Log &log_;
  std::unique_ptr<FILE, int (*)(FILE *)> file_;
  uint64_t told_ = ~uint64_t(0); // step and line
};

} // namespace reify
