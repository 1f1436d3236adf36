#include "app/cli/output_sink.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace reify::cli {

static constexpr size_t kChunk = 1 << 16;

static std::string_view codeOf(Style style) {
  switch (style) {
  case Style::Plain:
    return "\x1b[0m";
  case Style::Strong:
    return "\x1b[1m";
  case Style::Error:
    return "\x1b[1;31m";
  case Style::Warning:
    return "\x1b[1;35m";
  case Style::Note:
    return "\x1b[1;36m";
  case Style::Good:
  case Style::Caret:
    return "\x1b[1;32m";
  }
  return "";
}

void OutputSink::setStyle(Style style) {
  if (!hasColours_)
    return;
  convert(true);
  ready_ += codeOf(style);
}

void OutputSink::setEscapes(Escapes escapes) {
  convert(true);
  escapes_ = escapes;
}

void OutputSink::convert(bool isAll) {
  const size_t taken = appendVisible(text_, escapes_, ready_);
  text_.erase(0, taken);
  if (!isAll || text_.empty())
    return;
  ready_ += visibleText(text_, escapes_);
  text_.clear();
}

bool OutputSink::write() {
  std::string_view rest = ready_;
  while (!rest.empty() && error_ == 0) {
    const ssize_t written = ::write(fd_, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(size_t(written));
    } else if (errno == EAGAIN) { // somebody else made it so
      pollfd waiting{fd_, POLLOUT, 0};
      poll(&waiting, 1, -1);
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
  ready_.clear();
  return error_ == 0;
}

OutputSink::int_type OutputSink::overflow(int_type letter) {
  if (traits_type::eq_int_type(letter, traits_type::eof()))
    return traits_type::not_eof(letter);
  const char c = traits_type::to_char_type(letter);
  return xsputn(&c, 1) == 1 ? letter : traits_type::eof();
}

std::streamsize OutputSink::xsputn(const char *text, std::streamsize size) {
  text_.append(text, size_t(size));
  if (text_.size() < kChunk)
    return error_ == 0 ? size : 0;
  convert(false);
  return write() ? size : 0;
}

int OutputSink::sync() {
  convert(false);
  return write() ? 0 : -1;
}

int OutputSink::finish() {
  convert(true);
  write();
  return error_;
}

bool wantsColours(const std::string &when, int fd) {
  auto isSet = [](const char *name) {
    const char *value = std::getenv(name);
    return value && *value;
  };
  if (when != "auto")
    return when == "always";
  if (isSet("NO_COLOR"))
    return false;
  if (isSet("CLICOLOR_FORCE") && std::string_view(std::getenv("CLICOLOR_FORCE")) != "0")
    return true;
  return isatty(fd) && isSet("TERM") && std::string_view(std::getenv("TERM")) != "dumb";
}

void keepStandardFiles() {
  for (int fd = 0; fd < 3; ++fd)
    if (fcntl(fd, F_GETFD) == -1 && errno == EBADF)
      // The wrong way round: reading from it or writing to it fails as before.
      open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY);
}

} // namespace reify::cli
