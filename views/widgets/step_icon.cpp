#include "views/widgets/step_icon.h"

#include "views/scoped.h"

#include <cmath>

namespace reify {

static void triangle(ImDrawList &list, ImVec2 at, float size, bool pointsRight, ImU32 colour) {
  const float back = pointsRight ? at.x : at.x + size, tip = pointsRight ? at.x + size : at.x;
  const ImVec2 a = {back, at.y}, b = {tip, at.y + size / 2}, c = {back, at.y + size};
  pointsRight ? list.AddTriangleFilled(a, b, c, colour) : list.AddTriangleFilled(a, c, b, colour);
}

/// Draws the sign with its left upper corner at `at`; returns its width.
static float drawSign(ImDrawList &list, StepIcon icon, ImVec2 at, float size, ImU32 colour) {
  const float bar = std::max(1.f, std::floor(size * 0.2f));
  const bool forward = icon >= StepIcon::Forward;
  switch (icon) {
  case StepIcon::First:
    list.AddRectFilled(at, {at.x + bar, at.y + size}, colour);
    triangle(list, {at.x + bar * 1.5f, at.y}, size, false, colour);
    break;
  case StepIcon::Last:
    triangle(list, at, size, true, colour);
    list.AddRectFilled({at.x + size + bar * 0.5f, at.y}, {at.x + size + bar * 1.5f, at.y + size}, colour);
    break;
  case StepIcon::FastBack:
  case StepIcon::FastForward:
    triangle(list, at, size, forward, colour);
    triangle(list, {at.x + size * 0.8f, at.y}, size, forward, colour);
    break;
  case StepIcon::Back:
  case StepIcon::Forward:
    triangle(list, at, size, forward, colour);
  }
  return size;
}

static float widthOf(StepIcon icon, float size) {
  switch (icon) {
  case StepIcon::First:
  case StepIcon::Last:
    return size * 1.3f;
  case StepIcon::FastBack:
  case StepIcon::FastForward:
    return size * 1.8f;
  default:
    return size;
  }
}

bool iconButton(const char *id, const char *label, StepIcon icon) {
  const float em = ImGui::GetFontSize(), size = std::floor(em * 0.62f);
  const ImVec2 pad = ImGui::GetStyle().FramePadding;
  const float sign = widthOf(icon, size), space = *label ? em * 0.35f : 0;
  const float text = ImGui::CalcTextSize(label).x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ScopedId scope(id);
  const bool clicked = ImGui::Button("##button", {sign + space + text + 2 * pad.x, 0});
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const ImU32 colour = ImGui::GetColorU32(ImGuiCol_Text);
  const bool signFirst = icon < StepIcon::Forward;
  const float height = ImGui::GetItemRectSize().y;
  const float signX = signFirst ? at.x + pad.x : at.x + pad.x + text + space;
  drawSign(list, icon, {signX, at.y + std::floor((height - size) / 2)}, size, colour);
  list.AddText({signFirst ? at.x + pad.x + sign + space : at.x + pad.x, at.y + pad.y}, colour, label);
  return clicked;
}

} // namespace reify
