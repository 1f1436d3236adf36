#include "views/theme.h"

#include <cmath>

namespace reify {

// Order of the colours: see Ink.
const std::array<Theme, 2> kThemes = {{
    {"dark", false, {0x14171c, 0x1a1e24, 0x232830, 0x2a3039, 0x333a45, 0x1d3b5e, 0x38341c, 0x332c14,
                     0x16341f, 0x40201f, 0xe4e8ed, 0xa9b3c0, 0x78baff, 0xf5c055, 0x6fd998, 0xff9f9a,
                     0xff9f9a, 0xf5c055, 0x6fd998, 0x8ccaff, 0xe9dfc4, 0x84dcc8, 0xcdb6ff, 0xbcdb85,
                     0xf6b48d, 0xf3cc80, 0xcdb6ff, 0xa7b3bf, 0x0b1420, 0x3d4552, 0x6b5a12}},
    {"light", true, {0xeef0f3, 0xffffff, 0xe4e8ed, 0xe9ecf0, 0xdbe1e8, 0xcfe3fb, 0xfff3c4, 0xfdf0c8,
                     0xdcf5e3, 0xfde3e1, 0x1c2128, 0x4a5460, 0x0a56b0, 0x6b4700, 0x0d5a27, 0x9c1c17,
                     0x9c1c17, 0x6b4700, 0x0d5a27, 0x0a4b9c, 0x46401f, 0x0a564b, 0x5f28a8, 0x3a570a,
                     0x7d3406, 0x6b4100, 0x5f28a8, 0x4a5460, 0xffffff, 0xbfc7d1, 0xffe27a}},
}};

const Theme &themeNamed(bool light) { return kThemes[light ? 1 : 0]; }

static double luminance(uint32_t rgb) {
  auto linear = [](uint32_t byte) {
    double c = byte / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
}

double contrast(uint32_t rgbA, uint32_t rgbB) {
  double a = luminance(rgbA), b = luminance(rgbB);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

Ink inkOf(TokenKind kind) {
  switch (kind) {
  case TokenKind::Plain:
    return Ink::Text;
  case TokenKind::OpName:
    return Ink::OpName;
  case TokenKind::Value:
    return Ink::Value;
  case TokenKind::Type:
    return Ink::Type;
  case TokenKind::Attribute:
    return Ink::Attribute;
  case TokenKind::String:
    return Ink::String;
  case TokenKind::Number:
    return Ink::Number;
  case TokenKind::Symbol:
    return Ink::Symbol;
  case TokenKind::Keyword:
    return Ink::Keyword;
  case TokenKind::Comment:
    return Ink::Comment;
  }
  return Ink::Text;
}

Ink backOf(Mark mark) {
  switch (mark) {
  case Mark::None:
    return Ink::Panel;
  case Mark::Changed:
    return Ink::ChangedBack;
  case Mark::Added:
    return Ink::AddedBack;
  case Mark::Removed:
    return Ink::RemovedBack;
  }
  return Ink::Panel;
}

Ink inkOf(Mark mark) {
  switch (mark) {
  case Mark::None:
    return Ink::Dim;
  case Mark::Changed:
    return Ink::Changed;
  case Mark::Added:
    return Ink::Added;
  case Mark::Removed:
    return Ink::Removed;
  }
  return Ink::Dim;
}

const char *glyphOf(Mark mark) {
  switch (mark) {
  case Mark::None:
    return "";
  case Mark::Changed:
    return "~";
  case Mark::Added:
    return "+";
  case Mark::Removed:
    return "-";
  }
  return "";
}

static void setColours(ImGuiStyle &style, const Theme &theme) {
  auto set = [&](ImGuiCol slot, Ink ink, float alpha = 1) { style.Colors[slot] = theme.vec(ink, alpha); };
  for (ImVec4 &colour : style.Colors)
    colour = theme.vec(Ink::Panel);
  set(ImGuiCol_Text, Ink::Text);
  set(ImGuiCol_TextDisabled, Ink::Dim);
  set(ImGuiCol_WindowBg, Ink::Panel);
  set(ImGuiCol_ChildBg, Ink::Panel);
  set(ImGuiCol_PopupBg, Ink::Panel);
  set(ImGuiCol_Border, Ink::Border);
  set(ImGuiCol_BorderShadow, Ink::Border, 0);
  set(ImGuiCol_FrameBg, Ink::Frame);
  set(ImGuiCol_FrameBgHovered, Ink::FrameHover);
  set(ImGuiCol_FrameBgActive, Ink::FrameHover);
  set(ImGuiCol_TitleBg, Ink::Raised);
  set(ImGuiCol_TitleBgActive, Ink::Raised);
  set(ImGuiCol_TitleBgCollapsed, Ink::Raised);
  set(ImGuiCol_MenuBarBg, Ink::Raised);
  set(ImGuiCol_ScrollbarBg, Ink::Panel, 0);
  set(ImGuiCol_ScrollbarGrab, Ink::Border);
  set(ImGuiCol_ScrollbarGrabHovered, Ink::Dim);
  set(ImGuiCol_ScrollbarGrabActive, Ink::Accent);
  set(ImGuiCol_CheckMark, Ink::Accent);
  set(ImGuiCol_SliderGrab, Ink::Accent);
  set(ImGuiCol_SliderGrabActive, Ink::Accent);
  set(ImGuiCol_Button, Ink::Frame);
  set(ImGuiCol_ButtonHovered, Ink::FrameHover);
  set(ImGuiCol_ButtonActive, Ink::Selection);
  set(ImGuiCol_Header, Ink::Selection);
  set(ImGuiCol_HeaderHovered, Ink::FrameHover);
  set(ImGuiCol_HeaderActive, Ink::Selection);
  set(ImGuiCol_Separator, Ink::Border);
  set(ImGuiCol_SeparatorHovered, Ink::Accent);
  set(ImGuiCol_SeparatorActive, Ink::Accent);
  set(ImGuiCol_ResizeGrip, Ink::Border);
  set(ImGuiCol_ResizeGripHovered, Ink::Accent);
  set(ImGuiCol_ResizeGripActive, Ink::Accent);
  set(ImGuiCol_InputTextCursor, Ink::Text);
  set(ImGuiCol_Tab, Ink::Raised);
  set(ImGuiCol_TabHovered, Ink::FrameHover);
  set(ImGuiCol_TabSelected, Ink::Panel);
  set(ImGuiCol_TabSelectedOverline, Ink::Accent);
  set(ImGuiCol_TabDimmed, Ink::Raised);
  set(ImGuiCol_TabDimmedSelected, Ink::Panel);
  set(ImGuiCol_TabDimmedSelectedOverline, Ink::Border);
  set(ImGuiCol_DockingPreview, Ink::Accent, 0.5f);
  set(ImGuiCol_DockingEmptyBg, Ink::Window);
  set(ImGuiCol_PlotHistogram, Ink::Accent);
  set(ImGuiCol_TableHeaderBg, Ink::Raised);
  set(ImGuiCol_TableBorderStrong, Ink::Border);
  set(ImGuiCol_TableBorderLight, Ink::Border, 0.6f);
  set(ImGuiCol_TableRowBg, Ink::Panel, 0);
  set(ImGuiCol_TableRowBgAlt, Ink::Panel, 0);
  set(ImGuiCol_TextLink, Ink::Accent);
  set(ImGuiCol_TextSelectedBg, Ink::Selection);
  set(ImGuiCol_TreeLines, Ink::Border);
  set(ImGuiCol_DragDropTarget, Ink::Accent);
  set(ImGuiCol_NavCursor, Ink::Accent);
  set(ImGuiCol_NavWindowingHighlight, Ink::Accent);
  set(ImGuiCol_NavWindowingDimBg, Ink::Window, 0.5f);
  set(ImGuiCol_ModalWindowDimBg, Ink::Window, 0.6f);
}

void applyTheme(const Theme &theme, float scale) {
  ImGuiStyle &current = ImGui::GetStyle();
  ImGuiStyle style;
  style.FontSizeBase = current.FontSizeBase;
  style.FontScaleMain = current.FontScaleMain;
  style.FontScaleDpi = current.FontScaleDpi;
  setColours(style, theme);
  style.WindowPadding = {8, 6};
  style.FramePadding = {7, 4};
  style.ItemSpacing = {7, 5};
  style.CellPadding = {6, 3};
  style.IndentSpacing = 16;
  style.ScrollbarSize = 13;
  style.GrabMinSize = 10;
  style.WindowRounding = 4;
  style.ChildRounding = 3;
  style.FrameRounding = 3;
  style.PopupRounding = 5;
  style.ScrollbarRounding = 6;
  style.GrabRounding = 3;
  style.TabRounding = 3;
  style.TabBarOverlineSize = 2;
  style.WindowBorderSize = 1;
  style.FrameBorderSize = theme.isLight ? 1.f : 0.f;
  style.WindowMenuButtonPosition = ImGuiDir_None;
  style.DockingSeparatorSize = 3;
  style.SeparatorTextBorderSize = 1;
  style.HoverStationaryDelay = 0.1f;
  style.ScaleAllSizes(scale);
  current = style;
}

} // namespace reify
