#include "engine/source/input_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <linux/magic.h>
#include <map>
#include <mutex>
#include <poll.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>
#include <unistd.h>
#include <utility>

namespace reify {
namespace {

constexpr size_t kLargestPipe = size_t(1) << 30;
constexpr int kFirstWait = 5'000, kNextWait = 60'000; // ms for a named pipe

using Text = std::shared_ptr<const std::string>;

/// A file that is open as long as this is.
class OpenFile {
public:
  explicit OpenFile(const std::string &path) : isOwned_(path != "-") {
    // Without O_NONBLOCK opening a named pipe waits for a writer.
    fd_ = isOwned_ ? open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) : STDIN_FILENO;
  }
  ~OpenFile() {
    if (isOwned_ && fd_ >= 0)
      close(fd_);
  }
  OpenFile(const OpenFile &) = delete;
  int fd() const { return fd_; }

private:
  bool isOwned_;
  int fd_;
};

/// What was read from pipes, which give it once.
class PipeTexts {
public:
  static PipeTexts &instance() {
    static PipeTexts texts;
    return texts;
  }
  std::mutex mutex; // also held while one is read
  std::map<std::pair<dev_t, ino_t>, Text> texts;
  Text standardInput;
};

bool isNamedPipe(int fd) {
  struct statfs system;
  return fstatfs(fd, &system) == 0 && system.f_type != PIPEFS_MAGIC;
}

/// Waits until there is something to read, or the end of it. 0 = waited too long.
int waitFor(int fd, int milliseconds) {
  pollfd waiting{fd, POLLIN, 0};
  int ready = 0;
  do
    ready = poll(&waiting, 1, milliseconds);
  while (ready < 0 && errno == EINTR);
  return ready;
}

std::string cannotBeRead(int error) { return std::string("cannot be read: ") + std::strerror(error); }

std::string tooLarge(size_t most) {
  const bool isSmall = most < (size_t(1) << 20);
  return "is too large: more than " + std::to_string(isSmall ? most >> 10 : most >> 20) + (isSmall ? " KiB" : " MiB");
}

/// Everything up to the end; `firstWait` < 0 waits for ever.
Text readAll(int fd, size_t size, size_t most, bool isPipe, int firstWait, std::string &problem) {
  auto text = std::make_shared<std::string>();
  text->reserve(size + 1);
  constexpr size_t kChunk = size_t(1) << 16;
  for (int wait = firstWait;;) {
    if (isPipe && waitFor(fd, wait) == 0) {
      problem = "is a pipe into which nothing was written for " + std::to_string(wait / 1000) + " seconds";
      return nullptr;
    }
    const size_t before = text->size();
    text->resize(std::max(before + kChunk, size + 1));
    const ssize_t got = read(fd, text->data() + before, text->size() - before);
    const int error = errno;
    text->resize(before + size_t(std::max<ssize_t>(got, 0)));
    if (got == 0)
      return text;
    if (got < 0 && error != EINTR && error != EAGAIN) {
      problem = cannotBeRead(error);
      return nullptr;
    }
    if (text->size() > most) {
      problem = tooLarge(most);
      return nullptr;
    }
    if (got > 0 && firstWait >= 0)
      wait = kNextWait;
  }
}

bool isNullDevice(const struct stat &status) {
  return S_ISCHR(status.st_mode) && major(status.st_rdev) == 1 && minor(status.st_rdev) == 3;
}

Text readPipe(int fd, const struct stat &status, size_t most, bool isStandardInput, std::string &problem) {
  PipeTexts &known = PipeTexts::instance();
  Text &text = known.texts[{status.st_dev, status.st_ino}];
  if (!text) {
    const bool canWait = S_ISFIFO(status.st_mode) && isNamedPipe(fd);
    text = readAll(fd, 0, std::min(most, kLargestPipe), true, canWait ? kFirstWait : -1, problem);
  }
  if (isStandardInput)
    known.standardInput = text;
  return text;
}

} // namespace

std::string shownPath(const std::string &path) { return path == "-" ? std::string(kStandardInput) : path; }

bool isStandardInput(const std::string &path) {
  return path == "-" || path == "/dev/stdin" || path == "/dev/fd/0" || path == "/proc/self/fd/0";
}

Text readInputFile(const std::string &path, std::string &problem, size_t most) {
  PipeTexts &known = PipeTexts::instance();
  std::lock_guard lock(known.mutex);
  if ((path == "-" || path == kStandardInput) && known.standardInput)
    return known.standardInput;
  const OpenFile file(path);
  struct stat status;
  if (file.fd() < 0 || fstat(file.fd(), &status) != 0) {
    problem = cannotBeRead(errno);
    return nullptr;
  }
  if (S_ISDIR(status.st_mode)) {
    problem = "is a directory, not a file";
    return nullptr;
  }
  const bool isTerminal = path == "-" && isatty(file.fd());
  if (S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode) || isTerminal)
    return readPipe(file.fd(), status, most, path == "-", problem);
  if (!S_ISREG(status.st_mode) && !isNullDevice(status)) {
    problem = "is a device, not a file";
    return nullptr;
  }
  if (size_t(status.st_size) > most) {
    problem = tooLarge(most);
    return nullptr;
  }
  Text text = readAll(file.fd(), size_t(status.st_size), most, false, -1, problem);
  if (path == "-")
    known.standardInput = text;
  return text;
}

std::string readInputOrNothing(const std::string &path) {
  std::string problem;
  const Text text = readInputFile(path, problem);
  return text ? *text : "";
}

} // namespace reify
