#include "engine/source/input_file.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
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
using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kStaysSilent{2};

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

struct PipeText {
  Text text;
  std::string problem; // why there is none, as of `asked`
  Clock::time_point asked;
};

/// What was read from pipes, which give it once.
class PipeTexts {
public:
  static PipeTexts &instance() {
    static PipeTexts texts;
    return texts;
  }
  std::mutex mutex; // also held while one is read
  std::map<std::pair<dev_t, ino_t>, PipeText> texts;
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

/// A file as it was when it was opened: one that grows faster than it is read would have no end. The kernel's own
/// files have no size.
Text readFile(int fd, size_t size, size_t most, std::string &problem) {
  auto text = std::make_shared<std::string>();
  constexpr size_t kChunk = size_t(1) << 16;
  for (size_t wanted = size ? size : kChunk;;) {
    const size_t before = text->size();
    text->resize(before + wanted);
    const ssize_t got = read(fd, text->data() + before, wanted);
    const int error = errno;
    text->resize(before + size_t(std::max<ssize_t>(got, 0)));
    if (got < 0 && error != EINTR) {
      problem = cannotBeRead(error);
      return nullptr;
    }
    if (text->size() > most) {
      problem = tooLarge(most);
      return nullptr;
    }
    if (got == 0 || (size && text->size() == size))
      return text;
    wanted = size ? size - text->size() : kChunk;
  }
}

/// Everything up to the end; `firstWait` < 0 waits for ever.
Text readUntilEnd(int fd, size_t most, int firstWait, std::string &problem) {
  auto text = std::make_shared<std::string>();
  constexpr size_t kChunk = size_t(1) << 16;
  for (int wait = firstWait;;) {
    if (waitFor(fd, wait) == 0) {
      problem = "is a pipe into which nothing was written for " + std::to_string(wait / 1000) + " seconds";
      return nullptr;
    }
    const size_t before = text->size();
    text->resize(before + kChunk);
    const ssize_t got = read(fd, text->data() + before, kChunk);
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
  PipeText &pipe = known.texts[{status.st_dev, status.st_ino}];
  // A file is looked at more than once in a run, and a silent pipe need not be waited for each time.
  const bool wasSilent = !pipe.problem.empty() && Clock::now() - pipe.asked < kStaysSilent;
  if (!pipe.text && !wasSilent) {
    pipe.problem.clear();
    const bool canWait = S_ISFIFO(status.st_mode) && isNamedPipe(fd);
    pipe.text = readUntilEnd(fd, std::min(most, kLargestPipe), canWait ? kFirstWait : -1, pipe.problem);
    pipe.asked = Clock::now();
  }
  if (!pipe.text)
    problem = pipe.problem;
  if (isStandardInput)
    known.standardInput = pipe.text;
  return pipe.text;
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
  Text text = readFile(file.fd(), size_t(status.st_size), most, problem);
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
