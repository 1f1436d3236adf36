#include "views/widgets/ir_text.h"

#include "views/scoped.h"
#include "views/widgets/drawn_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace reify {

namespace {

/// Sizes in the mono font at its present size.
struct Metrics {
  float advance, height, numberWidth, markX, arrowX, textX;
};

Metrics measure(const IrPane &pane) {
  Metrics m;
  m.advance = ImGui::CalcTextSize("0").x;
  m.height = std::floor(ImGui::GetTextLineHeight() * 1.25f);
  const uint32_t last = pane.rows.empty() ? 1 : uint32_t(pane.rows.size());
  const int digits = pane.showNumbers ? std::max(3, int(std::log10(double(last))) + 1) : 0;
  m.numberWidth = digits * m.advance;
  m.markX = m.numberWidth + m.advance;
  m.arrowX = m.markX + 1.75f * m.advance;
  m.textX = m.arrowX + 2 * m.advance;
  return m;
}

bool isSelected(const Selection &selection, const Line &line) {
  return line.op.op && selection.op == line.op;
}

void drawBack(const Scene &scene, const IrRow &row, bool isCurrent, ImVec2 from, ImVec2 to) {
  const Theme &theme = scene.theme();
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const bool selected = isSelected(scene.selection, *row.line);
  if (selected)
    list.AddRectFilled(from, to, theme[Ink::Selection]);
  else if (row.mark != Mark::None)
    list.AddRectFilled(from, to, theme[backOf(row.mark)]);
  else if (isCurrent)
    list.AddRectFilled(from, to, theme[Ink::CurrentLine]);
}

/// Draws the tokens; returns the one under the mouse, or null.
const Token *drawTokens(const Scene &scene, const IrRow &row, const Metrics &m, ImVec2 at) {
  const Theme &theme = scene.theme();
  const std::string &text = row.line->text;
  const ImVec2 mouse = ImGui::GetMousePos();
  const Token *hit = nullptr;
  DrawnText pen(at);
  uint32_t done = 0;
  for (const Token &token : row.line->tokens) {
    const uint32_t end = std::min<uint32_t>(token.begin + token.length, uint32_t(text.size()));
    if (token.begin < done || end <= token.begin)
      continue;
    pen.draw(theme[Ink::Text], text.data() + done, text.data() + token.begin);
    const float left = pen.x();
    const bool isMatch = token.kind == TokenKind::Value && token.value &&
                         scene.selection.value == ValueRef{token.value, row.line->op.inner};
    if (isMatch)
      pen.drawBack(theme[Ink::Match], text.data() + token.begin, text.data() + end);
    pen.draw(theme[isMatch ? Ink::Text : inkOf(token.kind)], text.data() + token.begin, text.data() + end);
    if (mouse.x >= left && mouse.x < pen.x())
      hit = &token;
    done = end;
  }
  pen.draw(theme[row.line->isBadge ? Ink::Dim : Ink::Text], text.data() + done, text.data() + text.size());
  if (row.isFolded)
    pen.draw(theme[Ink::Dim], " … }");
  return hit;
}

void drawGutter(const Scene &scene, const IrPane &pane, const IrRow &row, bool isCurrent, const Metrics &m,
                ImVec2 at) {
  const Theme &theme = scene.theme();
  ImDrawList &list = *ImGui::GetWindowDrawList();
  if (pane.showNumbers) {
    char number[16];
    const int length = std::snprintf(number, sizeof number, "%u", row.number);
    list.AddText({at.x + m.numberWidth - length * m.advance, at.y}, theme[Ink::Dim], number);
  }
  if (row.mark != Mark::None)
    list.AddText({at.x + m.markX, at.y}, theme[inkOf(row.mark)], glyphOf(row.mark));
  const bool canFold = row.line->opensRegion || row.line->isBadge;
  if (canFold)
    list.AddText({at.x + m.arrowX, at.y}, theme[Ink::Dim],
                 row.isFolded || row.line->isBadge ? "▸" : "▾");
  else if (isCurrent)
    list.AddText({at.x + m.arrowX, at.y}, theme[Ink::Accent], "▶");
}

void drawTooltip(const Scene &scene, const Line &line, const Token *token) {
  if (!token || token->kind != TokenKind::Value || !token->value)
    return;
  if (!ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal | ImGuiHoveredFlags_Stationary))
    return;
  const ValueRef wanted{token->value, line.op.inner};
  for (const ValueRow &row : scene.snapshot()->values)
    if (row.value == wanted) {
      ImGui::BeginTooltip();
      ImGui::Text("%s : %s", row.name.c_str(), row.type.c_str());
      if (!row.constant.empty())
        ImGui::Text("= %s", row.constant.c_str());
      if (row.changed)
        ImGui::Text("was %s", row.previousType.c_str());
      ImGui::EndTooltip();
      return;
    }
}

/// One row. Returns whether its fold arrow was clicked.
bool drawRow(const Scene &scene, const IrPane &pane, const IrRow &row, const Metrics &m, float width,
             Commands &out) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (!row.line) {
    ImGui::Dummy({width, m.height});
    return false;
  }
  const bool clicked = ImGui::InvisibleButton("##line", {width, m.height});
  const bool isCurrent = pane.currentOp.op && row.line->op == pane.currentOp;
  drawBack(scene, row, isCurrent, at, {at.x + width, at.y + m.height});
  const ImVec2 textAt = {at.x, at.y + std::floor((m.height - ImGui::GetTextLineHeight()) / 2)};
  drawGutter(scene, pane, row, isCurrent, m, textAt);
  const Token *token = drawTokens(scene, row, m, {textAt.x + m.textX, textAt.y});
  if (ImGui::IsItemHovered())
    drawTooltip(scene, *row.line, token);
  if (!clicked)
    return false;
  const float mouse = ImGui::GetMousePos().x - at.x;
  const bool canFold = row.line->opensRegion || row.line->isBadge;
  if (canFold && mouse >= m.arrowX - m.advance && mouse < m.textX)
    return true;
  if (token && token->kind == TokenKind::Value && token->value)
    out.push_back(SelectValue{{token->value, row.line->op.inner}});
  else if (row.line->op.op)
    out.push_back(SelectOp{row.line->op});
  return false;
}

void followScroll(PaneScroll &scroll, const Metrics &m, size_t rowCount) {
  const float visible = ImGui::GetWindowHeight();
  if (scroll.reveal >= 0) {
    const float top = scroll.reveal * m.height;
    if (top < scroll.y + m.height || top > scroll.y + visible - 3 * m.height)
      scroll.y = std::max(0.f, top - visible * 0.35f);
    scroll.y = std::min(scroll.y, std::max(0.f, rowCount * m.height - visible + ImGui::GetStyle().ScrollbarSize));
  }
  // The pane under the mouse leads; the others follow.
  const bool leads = scroll.reveal < 0 && (ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows) ||
                                           ImGui::IsWindowFocused());
  if (leads)
    scroll.y = ImGui::GetScrollY();
  else if (std::abs(ImGui::GetScrollY() - scroll.y) >= 1)
    ImGui::SetScrollY(scroll.y);
}

} // namespace

int drawIrPane(const Scene &scene, const IrPane &pane, PaneScroll &scroll, Commands &out) {
  ScopedFont font(scene.fonts.mono);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ScopedChild child(pane.id, pane.size, ImGuiChildFlags_None, ImGuiWindowFlags_HorizontalScrollbar);
  ImGui::PopStyleVar();
  const Metrics m = measure(pane);
  followScroll(scroll, m, pane.rows.size());
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
  const float width = std::max(ImGui::GetContentRegionAvail().x, m.textX + (pane.columns + 6) * m.advance);
  int folded = -1;
  ImGuiListClipper clipper;
  clipper.Begin(int(pane.rows.size()), m.height);
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      ScopedId id(i);
      if (drawRow(scene, pane, pane.rows[i], m, width, out))
        folded = i;
    }
  ImGui::PopStyleVar();
  return folded;
}

uint32_t columnsOf(const Listing &listing) {
  size_t columns = 0;
  for (const Line &line : listing.lines)
    columns = std::max(columns, line.text.size());
  return uint32_t(columns);
}

} // namespace reify
