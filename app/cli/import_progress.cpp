#include "app/cli/import_progress.h"

#include "app/cli/progress_line.h"

#include <chrono>
#include <unistd.h>

namespace reify::cli {

ImportProgress::ImportProgress(const RunControl &control) : control_(control) {
  if (isatty(STDERR_FILENO))
    thread_ = std::jthread([this](std::stop_token stop) { show(stop); });
}

void ImportProgress::show(std::stop_token stop) {
  std::string shown;
  while (!stop.stop_requested()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    const std::string text = control_.text();
    if (text == shown)
      continue;
    writeProgress("\r" + text + (text.empty() ? "" : "…") + "\x1b[K");
    shown = text;
  }
  if (!shown.empty())
    writeProgress("\r\x1b[K");
}

} // namespace reify::cli
