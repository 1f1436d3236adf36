#include "views/widgets/ir_text.h"

#include "views/commands/selection.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/drawn_text.h"
#include "views/widgets/verdict_sign.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace reify {

namespace {

/// Sizes in the mono font at its present size.
struct Metrics {
  float advance, height, numberWidth, writtenX, markX, arrowX, textX;
};

const WrittenTypes &writtenOf(const Scene &scene) { return preparedOf(scene)->index->written; }

/// The first result of the line's op that is not of the written type; null if all are.
const TypeComparison *disagreementAt(const Scene &scene, const Line &line) {
  const WrittenTypes &types = writtenOf(scene);
  if (types.disagreements.empty() || !line.op.op || line.op.inner)
    return nullptr;
  for (ValueId result : traceOf(scene)->model.resultsOf(line.op.op))
    if (const TypeComparison *each = types.find(result); each && each->isDisagreement())
      return each;
  return nullptr;
}

Metrics measure(const Scene &scene, const IrPane &pane) {
  Metrics m;
  m.advance = ImGui::CalcTextSize("0").x;
  m.height = std::floor(ImGui::GetTextLineHeight() * 1.25f);
  const uint32_t last = pane.rows.empty() ? 1 : uint32_t(pane.rows.size());
  const int digits = pane.showNumbers ? std::max(3, int(std::log10(double(last))) + 1) : 0;
  m.numberWidth = digits * m.advance;
  m.writtenX = m.numberWidth + m.advance;
  m.markX = m.writtenX + (writtenOf(scene).disagreements.empty() ? 0 : 1.5f * m.advance);
  m.arrowX = m.markX + 1.75f * m.advance;
  m.textX = m.arrowX + 2 * m.advance;
  return m;
}

bool isSelected(const Selection &selection, const Line &line) { return line.op.op && selection.op == line.op; }

Ink backInk(const Scene &scene, const IrRow &row, bool isCurrent) {
  if (isSelected(selectionOf(scene), *row.line))
    return Ink::Selection;
  return row.mark != Mark::None ? backOf(row.mark) : isCurrent ? Ink::CurrentLine : Ink::Panel;
}

/// A line below the words that changed: the mark says that the line did, this where.
void underline(const Scene &scene, const IrRow &row, const Token &token, float from, float to, float bottom) {
  if (token.begin >= row.changedTo || token.begin + token.length <= row.changedFrom)
    return;
  const float thickness = std::max(1.f, std::floor(ImGui::GetFontSize() / 10));
  ImGui::GetWindowDrawList()->AddRectFilled({from, bottom - thickness}, {to, bottom}, themeOf(scene)[inkOf(row.mark)]);
}

/// Bytes in the middle of a line that are left out; none if from == to.
struct Elision {
  uint32_t from = 0, to = 0;
};

/// Result types stand at the end of long lines, and they are what changes: leaves out what stands
/// before them, so that the change can be seen without scrolling.
Elision elide(const IrRow &row, const Metrics &m) {
  constexpr int kArrow = 3, kEllipsis = 2; // columns of "-> " and "… "
  const int columns = int((ImGui::GetWindowWidth() - m.textX - ImGui::GetStyle().ScrollbarSize) / m.advance);
  if (DrawnText::isLogged()) // text that is copied is whole
    return {};
  if (int(row.changedTo) <= columns || row.changedFrom < kArrow || ImGui::GetScrollX() > 0)
    return {};
  const int tail = int(row.changedTo - row.changedFrom) + kArrow + kEllipsis;
  const uint32_t head = uint32_t(std::max(columns - tail, columns * 2 / 5));
  const Elision elision{head, row.changedFrom - kArrow};
  return elision.from + kEllipsis < elision.to ? elision : Elision();
}

/// Draws the tokens; returns the one under the mouse, or null.
const Token *drawTokens(const Scene &scene, const IrRow &row, Elision elision, ImVec2 at) {
  const Theme &theme = themeOf(scene);
  const std::string &text = row.line->text;
  const float mouse = ImGui::GetMousePos().x, bottom = at.y + ImGui::GetTextLineHeight();
  const Token *hit = nullptr;
  DrawnText pen(at);
  uint32_t done = 0;
  for (const Token &token : row.line->tokens) {
    const uint32_t end = std::min<uint32_t>(token.begin + token.length, uint32_t(text.size()));
    if (token.begin < done || end <= token.begin)
      continue;
    if (elision.to && end > elision.from && done < elision.to) {
      if (token.begin < elision.from) { // the last one before the gap, cut where the gap begins
        pen.draw(theme[Ink::Text], text.data() + done, text.data() + token.begin);
        pen.draw(theme[inkOf(token.kind)], text.data() + token.begin, text.data() + elision.from);
        done = elision.from;
      }
      if (end <= elision.to)
        continue;
      pen.draw(theme[Ink::Text], text.data() + done, text.data() + std::max(done, elision.from));
      pen.draw(theme[Ink::Dim], "… ");
      done = elision.to;
    }
    pen.draw(theme[Ink::Text], text.data() + done, text.data() + token.begin);
    const float left = pen.x();
    const bool isMatch = token.kind == TokenKind::Value && token.value &&
                         selectionOf(scene).value == ValueRef{token.value, row.line->op.inner};
    if (isMatch)
      pen.drawBack(theme[Ink::Match], text.data() + token.begin, text.data() + end);
    pen.draw(theme[isMatch ? Ink::Text : inkOf(token.kind)], text.data() + token.begin, text.data() + end);
    underline(scene, row, token, left, pen.x(), bottom);
    if (mouse >= left && mouse < pen.x())
      hit = &token;
    done = end;
  }
  pen.draw(theme[row.line->isBadge ? Ink::Dim : Ink::Text], text.data() + done, text.data() + text.size());
  if (row.isFolded)
    pen.draw(theme[Ink::Dim], " … }");
  return hit;
}

/// "%4 =" and the like of the line; "" if it has no results.
std::string_view resultsOf(const Line &line) {
  const size_t equals = line.text.find(" = ");
  const bool startsWithValue =
      !line.tokens.empty() && line.tokens[0].kind == TokenKind::Value && line.tokens[0].begin < equals;
  if (equals == std::string::npos || !startsWithValue)
    return {};
  return std::string_view(line.text).substr(line.tokens[0].begin, equals + 2 - line.tokens[0].begin);
}

/// What stays in place while the line is scrolled to the side: number, mark, arrow, and the names
/// of the results, without which nobody knows which line it is.
void drawGutter(const Scene &scene, const IrPane &pane, const IrRow &row, bool isCurrent, const Metrics &m, ImVec2 at,
                bool isScrolled) {
  const Theme &theme = themeOf(scene);
  if (pane.showNumbers) {
    char number[16];
    const int length = std::snprintf(number, sizeof number, "%u", row.number);
    ImGui::GetWindowDrawList()->AddText({at.x + m.numberWidth - length * m.advance, at.y}, theme[Ink::Dim], number);
  }
  auto sign = [&](float x, Ink ink, const char *text) {
    ImGui::GetWindowDrawList()->AddText({at.x + x, at.y}, theme[ink], text);
  };
  if (const TypeComparison *each = disagreementAt(scene, *row.line))
    sign(m.writtenX, signOf(each->verdict).ink, signOf(each->verdict).glyph);
  if (row.mark != Mark::None)
    sign(m.markX, inkOf(row.mark), glyphOf(row.mark));
  const bool canFold = row.line->opensRegion || row.line->isBadge;
  if (canFold)
    sign(m.arrowX, Ink::Dim, row.isFolded || row.line->isBadge ? "▸" : "▾");
  else if (isCurrent)
    sign(m.arrowX, Ink::Accent, "▶");
  if (isScrolled) {
    const std::string results(resultsOf(*row.line));
    sign(m.textX, Ink::Value, results.c_str());
  }
}

/// Both types, at the mark in the gutter.
void drawWrittenTooltip(const TypeComparison &each) {
  ImGui::SetTooltip("written %s\nfound   %s\n%s", each.written.c_str(), each.found.c_str(), each.difference.c_str());
}

void drawTooltip(const Scene &scene, const Line &line, const Token *token) {
  if (!token || token->kind != TokenKind::Value || !token->value)
    return;
  if (!ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal | ImGuiHoveredFlags_Stationary))
    return;
  const ValueRef wanted{token->value, line.op.inner};
  for (const ValueRow &row : snapshotOf(scene)->values)
    if (row.value == wanted) {
      ImGui::BeginTooltip();
      ImGui::Text("%s : %s", row.name.c_str(), row.type.c_str());
      if (!row.constant.empty())
        ImGui::Text("= %s", row.constant.c_str());
      if (row.changed)
        ImGui::Text("was %s", row.previousType.c_str());
      if (const TypeComparison *each = wanted.inner ? nullptr : writtenOf(scene).find(wanted.value)) {
        const VerdictSign sign = signAt(*each, row.type);
        ImGui::Text("written %s (%s)", each->written.c_str(), sign.word);
      }
      ImGui::EndTooltip();
      return;
    }
}

/// How far from the pane's left edge the scrolled part of a line may reach.
float pinnedWidth(const Metrics &m, const Line &line, bool isScrolled) {
  const size_t names = isScrolled ? resultsOf(line).size() : 0;
  return m.textX + (names ? (names + 1) * m.advance : 0);
}

/// One row. Returns whether its fold arrow was clicked.
bool drawRow(const Scene &scene, const IrPane &pane, const IrRow &row, const Metrics &m, float width, Commands &out) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (!row.line) {
    ImGui::Dummy({width, m.height});
    return false;
  }
  const bool clicked = ImGui::InvisibleButton("##line", {width, m.height});
  const bool isCurrent = pane.currentOp.op && row.line->op == pane.currentOp;
  const float left = ImGui::GetWindowPos().x;
  const bool isScrolled = ImGui::GetScrollX() > 0;
  const float pinned = pinnedWidth(m, *row.line, isScrolled);
  ImDrawList &list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({left, at.y}, {at.x + width, at.y + m.height}, themeOf(scene)[backInk(scene, row, isCurrent)]);
  const float textY = at.y + std::floor((m.height - ImGui::GetTextLineHeight()) / 2);
  ImGui::PushClipRect({left + pinned, at.y}, {at.x + width, at.y + m.height}, true);
  const Token *token = drawTokens(scene, row, elide(row, m), {at.x + m.textX, textY});
  ImGui::PopClipRect();
  drawGutter(scene, pane, row, isCurrent, m, {left, textY}, isScrolled);
  const float mouse = ImGui::GetMousePos().x - left;
  if (mouse < pinned)
    token = nullptr;
  if (ImGui::IsItemHovered()) {
    const TypeComparison *each = mouse < m.arrowX ? disagreementAt(scene, *row.line) : nullptr;
    if (each)
      drawWrittenTooltip(*each);
    else
      drawTooltip(scene, *row.line, token);
  }
  if (!clicked)
    return false;
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
  if (scroll.toLeft)
    scroll.x = 0;
  if (scroll.reveal >= 0) {
    const float top = scroll.reveal * m.height;
    if (top < scroll.y + m.height || top > scroll.y + visible - 3 * m.height)
      scroll.y = std::max(0.f, top - visible * 0.35f);
    scroll.y = std::min(scroll.y, std::max(0.f, rowCount * m.height - visible + ImGui::GetStyle().ScrollbarSize));
  }
  // The pane under the mouse leads, or else the one with the keys; the others follow.
  const bool isHovered = ImGui::IsWindowHovered();
  if (isHovered)
    scroll.hoveredFrame = ImGui::GetFrameCount();
  const bool isAnyHovered = ImGui::GetFrameCount() - scroll.hoveredFrame <= 1;
  const bool leads = scroll.reveal < 0 && !scroll.toLeft && (isHovered || (ImGui::IsWindowFocused() && !isAnyHovered));
  if (leads) {
    scroll.x = ImGui::GetScrollX();
    scroll.y = ImGui::GetScrollY();
    return;
  }
  if (std::abs(ImGui::GetScrollY() - scroll.y) >= 1)
    ImGui::SetScrollY(scroll.y);
  if (std::abs(ImGui::GetScrollX() - scroll.x) >= 1)
    ImGui::SetScrollX(scroll.x);
}

} // namespace

int drawIrPane(const Scene &scene, const IrPane &pane, PaneScroll &scroll, Commands &out) {
  ScopedFont font(fontsOf(scene).mono);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ScopedChild child(pane.id, pane.size, ImGuiChildFlags_None, ImGuiWindowFlags_HorizontalScrollbar);
  ImGui::PopStyleVar();
  const Metrics m = measure(scene, pane);
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

void markWords(IrRow &before, IrRow &after) {
  const std::string &a = before.line->text, &b = after.line->text;
  const std::vector<Token> &aTokens = before.line->tokens, &bTokens = after.line->tokens;
  auto same = [&](const Token &x, const Token &y) { return a.compare(x.begin, x.length, b, y.begin, y.length) == 0; };
  const size_t shorter = std::min(aTokens.size(), bTokens.size());
  size_t front = 0, back = 0;
  while (front < shorter && same(aTokens[front], bTokens[front]))
    ++front;
  while (back < shorter - front && same(aTokens[aTokens.size() - 1 - back], bTokens[bTokens.size() - 1 - back]))
    ++back;
  auto set = [&](IrRow &row, const std::vector<Token> &tokens) {
    if (front + back >= tokens.size())
      return;
    const Token &last = tokens[tokens.size() - 1 - back];
    row.changedFrom = tokens[front].begin;
    row.changedTo = last.begin + last.length;
  };
  set(before, aTokens);
  set(after, bTokens);
}

uint32_t columnsOf(const Listing &listing) {
  size_t columns = 0;
  for (const Line &line : listing.lines)
    columns = std::max(columns, line.text.size());
  return uint32_t(columns);
}

} // namespace reify
