#include "app/application/playback/narration.h"

#include "views/narration.h"

#include <cerrno>
#include <cstring>

namespace reify {

Narration::Narration(const std::string &file, Log &log) : path_(file), log_(log), file_(nullptr, &std::fclose) {
  if (path_.empty())
    return;
  file_.reset(std::fopen(path_.c_str(), "a"));
  if (!file_)
    failed(errno);
}

void Narration::failed(int error) {
  log_.note(Severity::Error, "The narration cannot be written to " + path_ + ": " + std::strerror(error) + ".");
  file_.reset();
}

void Narration::tell(const Snapshot &snapshot) {
  const uint64_t place = uint64_t(snapshot.cursor) << 32 | snapshot.line;
  if (!file_ || told_ == place)
    return;
  told_ = place;
  if (std::fprintf(file_.get(), "%s\n", narrate(snapshot).c_str()) < 0 || std::fflush(file_.get()) != 0)
    failed(errno);
}

} // namespace reify
