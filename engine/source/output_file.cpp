#include "engine/source/output_file.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace reify {
namespace {

std::string cannotBeWritten(const std::string &path, int error) {
  return path + " cannot be written: " + std::strerror(error);
}

/// 0, or the error.
int writeAll(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(fd, text.data(), text.size());
    if (written < 0 && errno != EINTR)
      return errno;
    text.remove_prefix(size_t(std::max<ssize_t>(written, 0)));
  }
  return 0;
}

int closeAfter(int fd, int error) { return close(fd) != 0 && error == 0 ? errno : error; }

/// What links lead to, also where it does not exist yet.
std::string targetOf(const std::string &path) {
  std::error_code ignored;
  const std::filesystem::path target = std::filesystem::weakly_canonical(path, ignored);
  return target.empty() ? path : target.string();
}

mode_t modeOfNewFiles() {
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

/// 0, or the error. Nothing but the finished file is ever seen under its name.
int replaceFile(const std::string &target, std::string_view text, mode_t mode) {
  std::string temporary = target + ".XXXXXX";
  const int fd = mkostemp(temporary.data(), O_CLOEXEC);
  if (fd < 0)
    return errno;
  int error = writeAll(fd, text);
  if (error == 0 && fchmod(fd, mode) != 0)
    error = errno;
  if (error == 0 && fsync(fd) != 0 && errno != EINVAL && errno != EROFS)
    error = errno;
  error = closeAfter(fd, error);
  if (error == 0 && rename(temporary.c_str(), target.c_str()) != 0)
    error = errno;
  if (error != 0)
    unlink(temporary.c_str());
  return error;
}

} // namespace

bool isSameFile(const std::string &path, const std::string &other) {
  struct stat one, two;
  return stat(path.c_str(), &one) == 0 && stat(other.c_str(), &two) == 0 && one.st_dev == two.st_dev &&
         one.st_ino == two.st_ino;
}

std::string writeOutputFile(const std::string &path, std::string_view text, std::span<const std::string> sources) {
  struct stat old;
  const bool exists = stat(path.c_str(), &old) == 0;
  if (exists && S_ISDIR(old.st_mode))
    return cannotBeWritten(path, EISDIR);
  if (exists && !S_ISREG(old.st_mode)) {
    const int fd = open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY); // a pipe may have no reader
    if (fd < 0)
      return cannotBeWritten(path, errno);
    fcntl(fd, F_SETFL, 0);
    const int error = closeAfter(fd, writeAll(fd, text));
    return error ? cannotBeWritten(path, error) : "";
  }
  for (const std::string &source : sources)
    if (isSameFile(path, source))
      return path + " cannot be written: it is " + (source == path ? "one of the sources" : "the source " + source) +
             "; give another name";
  if (exists && access(path.c_str(), W_OK) != 0)
    return cannotBeWritten(path, errno);
  const int error = replaceFile(targetOf(path), text, exists ? old.st_mode & 07777 : modeOfNewFiles());
  return error ? cannotBeWritten(path, error) : "";
}

} // namespace reify
