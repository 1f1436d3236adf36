// Colours by meaning. Views name what a colour says, never a colour; a test computes that every
// text colour can be read on every background it may stand on (contrast of at least 4.5 : 1).
#pragma once
#include "engine/query/ir/listing.h"

#include <imgui.h>

#include <array>
#include <cstdint>

namespace reify {

enum class Ink : uint8_t {
  // backgrounds
  Window,
  Panel,
  Raised,
  Frame,
  FrameHover,
  Selection,
  CurrentLine,
  ChangedBack,
  AddedBack,
  RemovedBack,
  // text
  Text,
  Dim,
  Accent,
  Changed,
  Added,
  Removed,
  Error,
  Warning,
  Ok,
  OpName,
  Value,
  Type,
  Attribute,
  String,
  Number,
  Symbol,
  Keyword,
  Comment,
  // on Accent; lines
  OnAccent,
  Border,
  Match,
  Count
};
inline constexpr Ink kFirstText = Ink::Text, kLastText = Ink::Comment;
inline constexpr Ink kFirstBack = Ink::Window, kLastBack = Ink::RemovedBack;

struct Theme {
  const char *id;
  bool isLight;
  std::array<uint32_t, size_t(Ink::Count)> rgb; // 0xRRGGBB

  ImU32 operator[](Ink ink) const {
    uint32_t c = rgb[size_t(ink)];
    return IM_COL32(c >> 16 & 255, c >> 8 & 255, c & 255, 255);
  }
  ImVec4 vec(Ink ink, float alpha = 1) const {
    ImVec4 v = ImGui::ColorConvertU32ToFloat4((*this)[ink]);
    v.w = alpha;
    return v;
  }
};

extern const std::array<Theme, 2> kThemes; // dark, light
const Theme &themeNamed(bool light);

/// Contrast ratio of two colours, 1 to 21 (WCAG 2.1, relative luminance).
double contrast(uint32_t rgbA, uint32_t rgbB);

Ink inkOf(TokenKind kind);
Ink backOf(Mark mark); // Panel for no mark
Ink inkOf(Mark mark);
/// The sign that goes with a mark, so that colour is never the only one.
const char *glyphOf(Mark mark);

/// Sets ImGui's style from the theme; `scale` is that of the display, in which sizes are given.
void applyTheme(const Theme &theme, float scale);

/// Fonts, loaded by the program. `mono` holds every glyph that IR may use.
struct Fonts {
  ImFont *ui = nullptr;
  ImFont *bold = nullptr;
  ImFont *mono = nullptr;
};

} // namespace reify
