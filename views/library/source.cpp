#include "views/library/view.h"

#include "views/checks/library_check.h"
#include "views/command.h"
#include "views/library/opened_library.h"
#include "views/scene/look.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/breakpoint_gutter.h"
#include "views/widgets/code_text.h"
#include "views/widgets/place_link.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace reify {

namespace {

constexpr size_t kLongestLine = 2000; // bytes shown of a line

void update(const Scene &scene, LibraryState &state) {
  const std::string &file = libraryOf(scene).place.file;
  if (state.coverageOf == file && state.coverageReport == checkOf(scene).report)
    return;
  state.coverageOf = file;
  state.coverageReport = checkOf(scene).report;
  state.coverage.clear();
  if (state.coverageReport)
    state.coverage = lineCoverage(*state.coverageReport, file);
}

struct CoverageLook {
  const char *sign = "";
  Ink ink = Ink::Dim;
  const char *text = "";
};

CoverageLook lookOf(const LineCoverage &line) {
  if (line.kind == LineCoverage::Missed)
    return {"✗", Ink::Error, "not reached by any invocation"};
  if (line.neverTrue && line.neverFalse)
    return {"⚠", Ink::Warning, "the condition was never decided"};
  if (line.neverTrue)
    return {"⚠", Ink::Warning, "the condition was never true"};
  if (line.neverFalse)
    return {"⚠", Ink::Warning, "the condition was never false"};
  if (line.kind == LineCoverage::Reached)
    return {"✓", Ink::Ok, "reached"};
  return {};
}

void drawLine(const Scene &scene, const std::string &text, uint32_t number, const CoverageLook &look, bool isCurrent,
              float width, float height) {
  const Theme &theme = themeOf(scene);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ScopedId id{int(number)};
  ImGui::Dummy({width, height});
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const float advance = ImGui::CalcTextSize("0").x;
  if (isCurrent)
    list.AddRectFilled(at, {at.x + width, at.y + height}, theme[Ink::CurrentLine]);
  char label[16];
  const int length = std::snprintf(label, sizeof label, "%u", number);
  list.AddText({at.x + (5 - length) * advance, at.y}, theme[Ink::Dim], label);
  list.AddText({at.x + 6 * advance, at.y}, theme[look.ink], look.sign);
  DrawnText pen({at.x + 8 * advance, at.y});
  drawCode(pen, theme, std::string_view(text).substr(0, kLongestLine));
  if (look.ink == Ink::Warning || look.ink == Ink::Error) {
    pen.draw(theme[Ink::Dim], "    · ");
    pen.draw(theme[look.ink], look.text);
  }
  if (*look.text && ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("line %u: %s", number, look.text);
}

void drawHeader(const Scene &scene, const LibraryState &state) {
  {
    ScopedFont font(fontsOf(scene).mono);
    ImGui::TextUnformatted(libraryOf(scene).place.file.c_str());
  }
  unsigned reached = 0, missed = 0;
  for (const LineCoverage &line : state.coverage) {
    reached += line.kind == LineCoverage::Reached;
    missed += line.kind == LineCoverage::Missed;
  }
  if (reached + missed == 0)
    return;
  ImGui::SameLine();
  ImGui::TextDisabled("· %u of %u lines reached by its tests", reached, reached + missed);
}

} // namespace

void drawLibrarySource(const Scene &scene, LibraryState &state, Commands &out) {
  update(scene, state);
  const OpenedLibrary &library = libraryOf(scene);
  drawHeader(scene, state);
  if (!library.source.problem.empty() || library.source.path.empty()) {
    ImGui::TextWrapped("%s", library.source.path.empty() ? "The file is being read." : library.source.problem.c_str());
    return;
  }
  ScopedFont font(fontsOf(scene).mono);
  ScopedChild child("lines", {0, 0}, 0, ImGuiWindowFlags_HorizontalScrollbar);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
  const float height = std::floor(ImGui::GetTextLineHeight() * 1.25f);
  if (state.revealed != library.opened) {
    state.revealed = library.opened;
    const float top = library.place.line ? (library.place.line - 1) * height : 0;
    ImGui::SetScrollY(std::max(0.f, top - 2 * height));
  }
  size_t columns = 0;
  for (const std::string &line : library.source.lines)
    columns = std::max(columns, std::min(line.size(), kLongestLine));
  const float width = std::max(ImGui::GetContentRegionAvail().x, (columns + 48) * ImGui::CalcTextSize("0").x);
  ImGuiListClipper clipper;
  clipper.Begin(int(library.source.lines.size()), height);
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const uint32_t number = uint32_t(i) + 1;
      const CoverageLook look = size_t(i) < state.coverage.size() ? lookOf(state.coverage[i]) : CoverageLook{};
      const ImVec2 at = ImGui::GetCursorScreenPos();
      breakpointGutter(scene, library.place.file, number, true, at, height, out);
      ImGui::SetCursorScreenPos({at.x + gutterWidth(), at.y});
      drawLine(scene, library.source.lines[i], number, look, number == library.place.line, width, height);
    }
  ImGui::PopStyleVar();
}

} // namespace reify
