// Text put on the draw list piece by piece, each in its colour. Faster than one ImGui item a piece,
// and pieces outside the clip rectangle cost no vertices. Also reaches ImGui's text log, from which
// tests and "copy as text" read what was drawn.
#pragma once
#include <imgui.h>

namespace reify {

/// One piece of text. Also goes to the log.
void drawText(ImVec2 at, ImU32 colour, const char *text);
void drawWrapped(ImVec2 at, float width, ImU32 colour, const char *text);

class DrawnText {
public:
  explicit DrawnText(ImVec2 at);
  /// Whether what is drawn now is also read as text.
  static bool isLogged();
  float x() const { return x_; }
  void draw(ImU32 colour, const char *begin, const char *end = nullptr);
  void drawBack(ImU32 colour, const char *begin,
                const char *end); // behind a piece still to be drawn

private:
  float width(const char *begin, const char *end) const;
  ImVec2 start_;
  float x_, advance_;
  bool isLogged_;
};

} // namespace reify
