#include "views/source/view.h"

#include "engine/query/place_chain.h"
#include "views/commands/selection.h"
#include "views/options.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/source/source_text.h"
#include "views/theme.h"
#include "views/widgets/breakpoint_gutter.h"
#include "views/widgets/code_text.h"
#include "views/widgets/place_link.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace reify {

static constexpr size_t kLongestLine = 2000; // bytes shown of a line; weights are longer

static Place placeOfStep(const Scene &scene) {
  const Trace &trace = *traceOf(scene);
  const Trace::StepRef ref = trace.at(snapshotOf(scene)->cursor);
  const OpId op = trace.steps[ref.outer].op;
  return op ? trace.tables.place(trace.model.ops[op.index].place) : Place();
}

Place currentPlace(const Scene &scene) {
  return selectionOf(scene).line.isKnown() ? selectionOf(scene).line : placeOfStep(scene);
}

namespace {

const SourceText *find(const Scene &scene, const std::string &path) {
  for (const SourceText &source : sourcesOf(scene))
    if (source.path == path)
      return &source;
  return nullptr;
}

void update(const Scene &scene, SourceState &state, const Place &wanted) {
  if (state.index != preparedOf(scene)->index) {
    state.index = preparedOf(scene)->index;
    state.file = state.index->sources.front().path;
    state.revealed = {};
  }
  if (wanted.isKnown() && wanted != state.revealed && find(scene, wanted.file))
    state.file = wanted.file;
}

void drawFileChoice(const Scene &scene, SourceState &state) {
  if (sourcesOf(scene).size() < 2) {
    ImGui::TextDisabled("%s", fileName(state.file).data());
    return;
  }
  ImGui::SetNextItemWidth(-1);
  if (!ImGui::BeginCombo("##file", fileName(state.file).data()))
    return;
  for (const SourceText &source : sourcesOf(scene))
    if (ImGui::Selectable(source.path.c_str(), source.path == state.file))
      state.file = source.path;
  ImGui::EndCombo();
}

/// All places of the current op where it has more than one: inlined, or fused from several.
void drawChain(const Scene &scene, Commands &out) {
  const Trace &trace = *traceOf(scene);
  const Trace::StepRef ref = trace.at(snapshotOf(scene)->cursor);
  const OpId op = trace.steps[ref.outer].op;
  if (!op)
    return;
  const std::vector<ChainedPlace> chain = placeChain(trace.tables, trace.model.ops[op.index].place);
  if (chain.size() < 2)
    return;
  for (size_t i = 0; i < chain.size(); ++i) {
    ScopedId id{int(i)};
    if (i > 0)
      ImGui::TextDisabled("%s", chain[i].isCaller ? "← called from" : "also from");
    if (i > 0)
      ImGui::SameLine();
    placeLink(chain[i].place, out);
  }
}

struct LineLook {
  bool isCurrent, isSelected, hasOps, isLibrary;
};

bool drawLine(const Scene &scene, const std::string &text, int number, LineLook look, float width, float height) {
  const Theme &theme = themeOf(scene);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  const ImVec2 at{start.x + (look.isLibrary ? gutterWidth() : 0), start.y};
  ImGui::SetCursorScreenPos(at);
  width -= at.x - start.x;
  ScopedId id(number);
  const bool clicked = ImGui::InvisibleButton("##source", {width, height});
  ImDrawList &list = *ImGui::GetWindowDrawList();
  if (look.isSelected || look.isCurrent)
    list.AddRectFilled(at, {at.x + width, at.y + height}, theme[look.isSelected ? Ink::Selection : Ink::CurrentLine]);
  const float advance = ImGui::CalcTextSize("0").x;
  char label[16];
  const int length = std::snprintf(label, sizeof label, "%d", number);
  list.AddText({at.x + (4 - length) * advance, at.y}, theme[Ink::Dim], label);
  if (look.isCurrent)
    list.AddText({at.x + 5 * advance, at.y}, theme[Ink::Accent], "▶");
  else if (look.hasOps)
    list.AddText({at.x + 5 * advance, at.y}, theme[Ink::Dim], "·");
  DrawnText pen({at.x + 7 * advance, at.y});
  drawCode(pen, theme, std::string_view(text).substr(0, kLongestLine));
  return clicked;
}

void reveal(const Scene &scene, SourceState &state, const Place &wanted, float height) {
  if (wanted == state.revealed || wanted.file != state.file)
    return;
  state.revealed = wanted;
  if (!optionsOf(scene)[Option::FollowOp] && wanted != selectionOf(scene).line)
    return;
  const float top = (wanted.line - 1) * height, view = ImGui::GetWindowHeight();
  if (top < ImGui::GetScrollY() || top > ImGui::GetScrollY() + view - 2 * height)
    ImGui::SetScrollY(std::max(0.f, top - view * 0.4f));
}

} // namespace

void drawSource(const Scene &scene, SourceState &state, Commands &out) {
  const Place wanted = currentPlace(scene), current = placeOfStep(scene);
  update(scene, state, wanted);
  drawFileChoice(scene, state);
  drawChain(scene, out);
  const SourceText *source = find(scene, state.file);
  if (!source || !source->problem.empty()) {
    ImGui::TextWrapped("%s", source ? source->problem.c_str() : "The file is being read.");
    return;
  }
  const TraceIndex::SourceFile *ops = state.index->find(state.file);
  ScopedFont font(fontsOf(scene).mono);
  ScopedChild child("lines", {0, 0}, 0, ImGuiWindowFlags_HorizontalScrollbar);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
  const float height = std::floor(ImGui::GetTextLineHeight() * 1.25f);
  reveal(scene, state, wanted, height);
  size_t columns = 0;
  for (const std::string &line : source->lines)
    columns = std::max(columns, std::min(line.size(), kLongestLine));
  const float width = std::max(ImGui::GetContentRegionAvail().x, (columns + 8) * ImGui::CalcTextSize("0").x);
  ImGuiListClipper clipper;
  clipper.Begin(int(source->lines.size()), height);
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const uint32_t number = uint32_t(i) + 1;
      const bool hasOps = ops && std::binary_search(ops->ops.begin(), ops->ops.end(), TraceIndex::LineOp{number, {}},
                                                    [](auto &a, auto &b) { return a.line < b.line; });
      auto isAt = [&](const Place &place) { return place.line == number && place.file == state.file; };
      breakpointGutter(scene, state.file, number, source->isLibrary, ImGui::GetCursorScreenPos(), height, out);
      if (drawLine(scene, source->lines[i], i + 1,
                   {isAt(current), isAt(selectionOf(scene).line), hasOps, source->isLibrary}, width, height))
        out.push_back(SelectLine{state.file, number});
    }
  ImGui::PopStyleVar();
}

} // namespace reify
