#include "views/widgets/drawn_text.h"

#include <imgui_internal.h>

#include <cstring>

namespace reify {

void drawText(ImVec2 at, ImU32 colour, const char *text) {
  ImGui::GetWindowDrawList()->AddText(at, colour, text);
  if (ImGui::GetCurrentContext()->LogEnabled)
    ImGui::LogRenderedText(&at, text);
}

void drawWrapped(ImVec2 at, float width, ImU32 colour, const char *text) {
  ImGui::GetWindowDrawList()->AddText(ImGui::GetFont(), ImGui::GetFontSize(), at, colour, text, nullptr, width);
  if (ImGui::GetCurrentContext()->LogEnabled)
    ImGui::LogRenderedText(&at, text);
}

DrawnText::DrawnText(ImVec2 at) : start_(at), x_(at.x), advance_(ImGui::CalcTextSize("0").x), isLogged_(isLogged()) {
  if (isLogged_)
    ImGui::LogText("\n");
}

float DrawnText::width(const char *begin, const char *end) const {
  // In a mono font ASCII needs no measuring; 〇 and other wide glyphs do.
  for (const char *c = begin; c != end; ++c)
    if (*c & 0x80)
      return ImGui::CalcTextSize(begin, end).x;
  return advance_ * float(end - begin);
}

bool DrawnText::isLogged() { return ImGui::GetCurrentContext()->LogEnabled; }

void DrawnText::draw(ImU32 colour, const char *begin, const char *end) {
  if (!end)
    end = begin + std::strlen(begin);
  if (begin == end)
    return;
  const float w = width(begin, end);
  const ImRect clip = ImGui::GetCurrentWindow()->ClipRect;
  if (x_ + w >= clip.Min.x && x_ < clip.Max.x)
    ImGui::GetWindowDrawList()->AddText({x_, start_.y}, colour, begin, end);
  if (isLogged_)
    ImGui::LogText("%.*s", int(end - begin), begin);
  x_ += w;
}

void DrawnText::drawBack(ImU32 colour, const char *begin, const char *end) {
  const float w = width(begin, end), h = ImGui::GetTextLineHeight();
  ImGui::GetWindowDrawList()->AddRectFilled({x_ - 1, start_.y}, {x_ + w + 1, start_.y + h}, colour, 2);
}

} // namespace reify
