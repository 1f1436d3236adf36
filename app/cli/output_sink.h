// Standard output and standard error as streams: what cannot be written is noticed and told at the end,
// control characters of other people's text are shown as escapes, colours go to terminals.
#pragma once
#include "engine/source/styled_text.h"

#include <ostream>

namespace reify::cli {

class OutputSink final : public StyledBuffer {
public:
  explicit OutputSink(int fd) : fd_(fd) {}
  void useColours(bool isWanted) { hasColours_ = isWanted; }
  int fd() const { return fd_; }

  void setStyle(Style style) override;
  void setEscapes(Escapes escapes) override;

  /// Writes what is left; 0, or the errno of the first write that failed, after which none was tried.
  int finish();

protected:
  int_type overflow(int_type letter) override;
  std::streamsize xsputn(const char *text, std::streamsize size) override;
  int sync() override;

private:
  /// Text that came so far goes into `ready_`, all of it or up to a letter that is not whole yet.
  void convert(bool isAll);
  bool write();

  int fd_;
  bool hasColours_ = false;
  Escapes escapes_ = Escapes::Text;
  std::string text_, ready_;
  int error_ = 0;
};

/// --color and the environment (NO_COLOR, CLICOLOR_FORCE, TERM) for output to that file.
bool wantsColours(const std::string &when, int fd);

/// Opens those of the three standard files that are closed, so that no other file takes their numbers.
void keepStandardFiles();

} // namespace reify::cli
