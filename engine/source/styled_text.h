// Colours of what is printed. A stream shows them where its buffer is a terminal's; for any other stream the
// words of this file do nothing.
#pragma once
#include "engine/source/visible_text.h"

#include <ostream>
#include <streambuf>

namespace reify {

enum class Style : uint8_t { Plain, Strong, Error, Warning, Note, Good, Caret };

/// A stream's buffer that knows what it writes to.
class StyledBuffer : public std::streambuf {
public:
  /// Of what is written from here on.
  virtual void setStyle(Style style) = 0;
  virtual void setEscapes(Escapes escapes) = 0;
};

/// out << Style::Error << "error: " << Style::Plain << message
inline std::ostream &operator<<(std::ostream &out, Style style) {
  if (auto *buffer = dynamic_cast<StyledBuffer *>(out.rdbuf()))
    buffer->setStyle(style);
  return out;
}

/// In what language is written from here on, which decides how letters are escaped.
inline std::ostream &operator<<(std::ostream &out, Escapes escapes) {
  if (auto *buffer = dynamic_cast<StyledBuffer *>(out.rdbuf()))
    buffer->setEscapes(escapes);
  return out;
}

} // namespace reify
