#include "views/checks/view.h"

#include "views/checks/library_check.h"
#include "views/commands.h"
#include "views/commands/documents.h"
#include "views/commands/library_bench.h"
#include "views/log/view.h"
#include "views/needs_run.h"
#include "views/scene/documents.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/drawn_text.h"
#include "views/widgets/option_button.h"
#include "views/widgets/place_link.h"

#include <cstdio>

namespace reify {

using check::FunctionResult;
using check::InvocationResult;
using check::Verdict;

namespace {

struct VerdictLook {
  const char *sign;
  Ink ink;
  const char *word;
};

VerdictLook lookOf(Verdict verdict) {
  switch (verdict) {
  case Verdict::Passed:
    return {"✓", Ink::Ok, "passed"};
  case Verdict::Failed:
    return {"✗", Ink::Error, "failed"};
  case Verdict::Raised:
    return {"✗", Ink::Error, "raised"};
  case Verdict::Broken:
    break;
  }
  return {"⚠", Ink::Warning, "could not be run"};
}

void update(const Scene &scene, ChecksState &state) {
  if (state.report == checkOf(scene).report && state.madeFor == state.query)
    return;
  state.report = checkOf(scene).report;
  state.madeFor = state.query;
  state.rows = makeCheckRows(*state.report, state.query);
}

void drawRunning(const Scene &scene, Commands &out) {
  const LibraryCheck &check = checkOf(scene);
  const float part = check.total ? float(check.done) / float(check.total) : 0.f;
  char label[48];
  std::snprintf(label, sizeof label, "%u of %u", check.done, check.total);
  ImGui::ProgressBar(part, {ImGui::GetFontSize() * 12, 0}, label);
  ImGui::SameLine();
  if (ImGui::Button("Stop"))
    out.push_back(CancelCheck{});
}

void drawHeader(const Scene &scene, ChecksState &state, Commands &out) {
  if (checkOf(scene).isRunning)
    drawRunning(scene, out);
  else if (ImGui::Button("Check again"))
    out.push_back(CheckLibraries{});
  const check::CheckReport &report = *state.report;
  const std::string totals = totalsOf(report);
  const bool isGood = report.hasPassed();
  sameLineIfRoom(ImGui::CalcTextSize("only problems").x + ImGui::GetFrameHeight());
  ImGui::Checkbox("only problems", &state.query.problemsOnly);
  sameLineIfRoom(ImGui::CalcTextSize(totals.c_str()).x + ImGui::GetFontSize() * 1.5f);
  ImGui::AlignTextToFramePadding();
  ImGui::TextColored(themeOf(scene).vec(isGood ? Ink::Ok : Ink::Error), "%s %s", isGood ? "✓" : "✗", totals.c_str());
}

void show(const Place &place, Commands &out) { out.push_back(ShowLibrarySource{place.file, place.line}); }

std::string shortPlace(Place place) {
  place.file = fileName(place.file);
  place.column = 0;
  return toString(place);
}

/// A link that keeps to the right edge; true if it was clicked.
bool linkAtRight(const char *label) {
  const float width = ImGui::CalcTextSize(label).x;
  ImGui::SameLine();
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x - width);
  return ImGui::TextLink(label);
}

/// Pieces of text beside each other, in a font whose letters differ in width.
class TextRun {
public:
  explicit TextRun(ImVec2 at) : at_(at) {}
  void draw(ImU32 colour, const std::string &text) {
    drawText(at_, colour, text.c_str());
    at_.x += ImGui::CalcTextSize(text.c_str()).x;
  }

private:
  ImVec2 at_;
};

void drawFunctionRow(const Scene &scene, ChecksState &state, const FunctionResult &function, Commands &out) {
  const Theme &theme = themeOf(scene);
  const TestFigures figures = figuresOf(function);
  const bool isOpen = hasProblem(function) != state.query.toggled.contains(function.symbol);
  const bool hasRows = !function.invocations.empty() || figures.missedLines || figures.missedBranches;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ImGui::Selectable("##function", false, ImGuiSelectableFlags_AllowOverlap) && hasRows)
    if (!state.query.toggled.erase(function.symbol))
      state.query.toggled.insert(function.symbol);
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("@%s", function.symbol.c_str());
  const std::string place = shortPlace(function.place);
  const float end =
      at.x + ImGui::GetContentRegionAvail().x - ImGui::CalcTextSize(place.c_str()).x - ImGui::GetFontSize();
  ImGui::PushClipRect(at, {end, at.y + ImGui::GetTextLineHeightWithSpacing()}, true);
  TextRun pen(at);
  pen.draw(theme[Ink::Dim], !hasRows ? "  " : isOpen ? "▾ " : "▸ ");
  const bool isFine = figures.state == TestState::Passed;
  const Ink ink = figures.state == TestState::Failed     ? Ink::Error
                  : figures.state == TestState::Untested ? Ink::Warning
                                                         : Ink::Ok;
  pen.draw(theme[ink], isFine ? "✓ " : figures.state == TestState::Failed ? "✗ " : "⚠ ");
  pen.draw(theme[Ink::Text], titleOf(function));
  pen.draw(theme[Ink::Dim], "  ");
  pen.draw(theme[ink], function.exists ? toString(figures) : "no library defines it");
  if (const std::string coverage = coverageText(figures); !coverage.empty())
    pen.draw(theme[Ink::Dim], "  ·  " + coverage);
  ImGui::PopClipRect();
  if (function.place.isKnown() && linkAtRight(place.c_str()))
    show(function.place, out);
}

void drawInvocationRow(const Scene &scene, const FunctionResult &function, uint32_t index, Commands &out) {
  const InvocationResult &result = function.invocations[index];
  const VerdictLook look = lookOf(result.verdict);
  const Theme &theme = themeOf(scene);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const char *step = "step through";
  const float end = at.x + ImGui::GetContentRegionAvail().x - ImGui::CalcTextSize(step).x - ImGui::GetFontSize();
  if (ImGui::Selectable("##invocation", false, ImGuiSelectableFlags_AllowOverlap))
    show(result.place, out);
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("%s: %s\n%s", look.word, result.text.c_str(), toString(result.place).c_str());
  ImGui::PushClipRect(at, {end, at.y + ImGui::GetTextLineHeightWithSpacing()}, true);
  TextRun pen({at.x + ImGui::GetFontSize() * 1.6f, at.y});
  pen.draw(theme[look.ink], look.sign);
  pen.draw(theme[Ink::Dim], " " + std::to_string(index + 1) + "  ");
  pen.draw(theme[Ink::Text], result.text);
  if (!result.against.empty() && result.verdict != Verdict::Passed)
    pen.draw(theme[Ink::Dim], "  against " + result.against);
  ImGui::PopClipRect();
  if (linkAtRight(step))
    out.push_back(StepInvocation{function.symbol + ":" + std::to_string(index + 1)});
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("Open a run of exactly this invocation");
}

void drawDetailRow(const Scene &scene, const CheckRow &row, const FunctionResult &function, Commands &out) {
  const Theme &theme = themeOf(scene);
  const float em = ImGui::GetFontSize();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float text = at.x + em * 8;
  auto labelled = [&](const char *label, Ink ink, const std::string &value) {
    ImGui::Dummy({ImGui::GetContentRegionAvail().x, ImGui::GetTextLineHeight()});
    if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
      ImGui::SetTooltip("%s", value.c_str());
    drawText({at.x + em * 3, at.y}, theme[Ink::Dim], label);
    drawText({text, at.y}, theme[ink], value.c_str());
  };
  const InvocationResult *result = row.kind == CheckRowKind::Missed ? nullptr : &function.invocations[row.invocation];
  switch (row.kind) {
  case CheckRowKind::Message:
    return labelled("", Ink::Error, result->message);
  case CheckRowKind::Expected:
    return labelled("expected", Ink::Ok, result->expected);
  case CheckRowKind::Got:
    return labelled("got", Ink::Error, result->got);
  case CheckRowKind::At:
  case CheckRowKind::Missed: {
    const bool isMissed = row.kind == CheckRowKind::Missed;
    const Place place = isMissed ? missedPlace(function, row.invocation) : result->failedAt;
    ImGui::SetCursorScreenPos({at.x + em * (isMissed ? 1.6f : 3.f), at.y});
    ImGui::TextColored(theme.vec(isMissed ? Ink::Warning : Ink::Dim), "%s",
                       isMissed ? ("⚠ " + missedText(function, row.invocation)).c_str() : "at");
    isMissed ? ImGui::SameLine() : ImGui::SameLine(text - ImGui::GetWindowPos().x);
    if (ImGui::TextLink(shortPlace(place).c_str()))
      show(place, out);
    return;
  }
  case CheckRowKind::Function:
  case CheckRowKind::Invocation:
    return;
  }
}

/// What a check that could not begin has to say.
void drawProblems(const Scene &scene, const check::CheckReport &report, Commands &out) {
  ImGui::TextWrapped("The check could not be made:");
  ScopedChild child("problems");
  for (size_t i = 0; i < report.diagnostics.size(); ++i) {
    const Diagnostic &problem = report.diagnostics[i];
    ScopedId id{int(i)};
    if (problem.severity != Severity::Note)
      drawMessage(scene, problem.severity, problem.message, problem.place, out);
  }
}

} // namespace

void drawChecks(const Scene &scene, ChecksState &state, Commands &out) {
  if (!checkOf(scene).report) {
    if (checkOf(scene).isRunning)
      return drawRunning(scene, out);
    ImGui::TextWrapped("The tests that stand beside the functions of your libraries have not run "
                       "yet.");
    if (ImGui::Button("Check op libraries"))
      out.push_back(CheckLibraries{});
    return;
  }
  update(scene, state);
  drawHeader(scene, state, out);
  if (!state.report->inputIsGood && !state.report->isStopped)
    return drawProblems(scene, *state.report, out);
  ScopedChild child("rows");
  ImGuiListClipper clipper;
  clipper.Begin(int(state.rows.size()), ImGui::GetTextLineHeightWithSpacing());
  while (clipper.Step())
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const CheckRow &row = state.rows[i];
      const FunctionResult &function = state.report->functions[row.function];
      ScopedId id{i};
      if (row.kind == CheckRowKind::Function)
        drawFunctionRow(scene, state, function, out);
      else if (row.kind == CheckRowKind::Invocation)
        drawInvocationRow(scene, function, row.invocation, out);
      else
        drawDetailRow(scene, row, function, out);
    }
}

void drawInvocationStrip(const Scene &scene, Commands &out) {
  const SteppedInvocation &invocation = invocationOf(scene);
  if (!invocation.place.isKnown())
    return;
  ScopedInk back(themeOf(scene), Ink::ChangedBack, ImGuiCol_ChildBg);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImGui::GetStyle().FramePadding);
  ScopedChild child("invocation", {0, 0}, ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_Borders);
  ImGui::PopStyleVar();
  const std::string label = invocation.model.empty() ? "Back" : "Back to " + std::string(fileName(invocation.model));
  if (ImGui::SmallButton((label + "###back").c_str()))
    out.push_back(BackToModel{});
  if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
    ImGui::SetTooltip("%s", chordName(findCommand("library.back")->chord).c_str());
  ImGui::SameLine();
  ImGui::Text("Stepping through %s", invocation.function.c_str());
  ImGui::SameLine();
  if (ImGui::TextLink(shortPlace(invocation.place).c_str()))
    show(invocation.place, out);
}

std::string needsLibraries(const Scene &scene) {
  if (!preparedOf(scene) || !statusOf(scene).libraries.empty() || checkOf(scene).report)
    return needsRun(scene);
  return "There is no library to check. Add your op library (Ctrl+Shift+O), or choose \"Write a "
         "skeleton\" at an op without functions in Contract. Tests stand beside its functions, as "
         "decorators: docs/library-authors.md tells how.";
}

} // namespace reify
