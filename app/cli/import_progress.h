// Says on a terminal what PyTorch is at while a program is imported, which takes seconds.
#pragma once
#include "engine/session/session.h"

#include <thread>

namespace reify::cli {

class ImportProgress {
public:
  /// `control` must outlive this object, which wipes its line at its end.
  explicit ImportProgress(const RunControl &control);

private:
  void show(std::stop_token stop);

  const RunControl &control_;
  std::jthread thread_;
};

} // namespace reify::cli
