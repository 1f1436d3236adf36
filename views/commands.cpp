#include "views/commands.h"

#include "views/commands/breakpoints.h"
#include "views/commands/documents.h"
#include "views/commands/frame.h"
#include "views/commands/library_bench.h"
#include "views/commands/moves.h"
#include "views/commands/script.h"
#include "views/commands/selection.h"
#include "views/view_table.h"

#include <algorithm>
#include <array>

namespace reify {

template <Move move> static Command makeMove() { return MoveCursor{move}; }
template <LineMove move> static Command makeLineMove() { return MoveLine{move}; }
template <bool backwards> static Command makeRun() { return RunToBreakpoint{backwards}; }
template <bool backwards> static Command makeDisagreement() { return NextDisagreement{backwards}; }
template <Dialog dialog> static Command makeDialog() { return ShowDialog{dialog}; }
template <Option option> static Command makeToggle() { return ToggleOption{option}; }
template <int steps> static Command makeZoom() { return ChangeZoom{steps}; }
template <class T> static Command makePlain() { return T{}; }

static constexpr std::array kBeforeFocus = {
    CommandInfo{"file.open", "Open model…", Menu::File, kCtrl | ImGuiKey_O, Needs::Nothing,
                makeDialog<Dialog::OpenModel>},
    CommandInfo{"file.library", "Add op library…", Menu::File, kCtrl | kShift | ImGuiKey_O, Needs::Nothing,
                makeDialog<Dialog::AddLibrary>},
    CommandInfo{"file.reload", "Read files again", Menu::File, kCtrl | ImGuiKey_R, Needs::Model, makePlain<Reload>},
    CommandInfo{"run.forget-types", "Forget types and find them again", Menu::File, kCtrl | kShift | ImGuiKey_F,
                Needs::Trace, makeToggle<Option::ForgetTypes>, Option::ForgetTypes},
    CommandInfo{"run.cancel", "Stop the run", Menu::File, kShift | ImGuiKey_Escape, Needs::Running,
                makePlain<CancelRun>},
    CommandInfo{
        "script.record", "Record a script", Menu::File, 0, Needs::NoRecording, makePlain<StartRecording>, {}, true},
    CommandInfo{"script.save", "Stop recording and save the script…", Menu::File, 0, Needs::Recording,
                makeDialog<Dialog::SaveRecording>},
    CommandInfo{"script.drop", "Stop recording, keep nothing", Menu::File, 0, Needs::Recording,
                makePlain<DropRecording>},
    CommandInfo{"file.quit", "Quit", Menu::File, kCtrl | ImGuiKey_Q, Needs::Nothing, makePlain<Quit>, {}, true},

    CommandInfo{
        "step.into", "Step into", Menu::Step, ImGuiKey_F11, Needs::Trace, makeMove<Move::Into>, {}, false, true},
    CommandInfo{
        "step.over", "Step over", Menu::Step, ImGuiKey_F10, Needs::Trace, makeMove<Move::Over>, {}, false, true},
    CommandInfo{
        "step.out", "Step out", Menu::Step, kShift | ImGuiKey_F11, Needs::Trace, makeMove<Move::Out>, {}, false, true},
    CommandInfo{"step.into-back",
                "Step into, backwards",
                Menu::Step,
                kCtrl | ImGuiKey_F11,
                Needs::Trace,
                makeMove<Move::IntoBack>,
                {},
                true,
                true},
    CommandInfo{"step.over-back",
                "Step over, backwards",
                Menu::Step,
                kCtrl | ImGuiKey_F10,
                Needs::Trace,
                makeMove<Move::OverBack>,
                {},
                false,
                true},
    CommandInfo{"step.out-back",
                "Step out, backwards",
                Menu::Step,
                kCtrl | kShift | ImGuiKey_F11,
                Needs::Trace,
                makeMove<Move::OutBack>,
                {},
                false,
                true},
    CommandInfo{
        "step.next-op", "Next op", Menu::Step, ImGuiKey_F8, Needs::Trace, makeMove<Move::NextOp>, {}, true, true},
    CommandInfo{"step.previous-op",
                "Previous op",
                Menu::Step,
                kShift | ImGuiKey_F8,
                Needs::Trace,
                makeMove<Move::PreviousOp>,
                {},
                false,
                true},
    CommandInfo{
        "line.over", "Next line", Menu::Step, ImGuiKey_F6, Needs::Trace, makeLineMove<LineMove::Over>, {}, true, true},
    CommandInfo{"line.into",
                "Next line, into helpers",
                Menu::Step,
                ImGuiKey_F7,
                Needs::Trace,
                makeLineMove<LineMove::Into>,
                {},
                false,
                true},
    CommandInfo{"line.out",
                "Out of the helper",
                Menu::Step,
                kShift | ImGuiKey_F7,
                Needs::Trace,
                makeLineMove<LineMove::Out>,
                {},
                false,
                true},
    CommandInfo{"line.over-back",
                "Previous line",
                Menu::Step,
                kCtrl | ImGuiKey_F6,
                Needs::Trace,
                makeLineMove<LineMove::OverBack>,
                {},
                false,
                true},
    CommandInfo{"line.into-back",
                "Previous line, into helpers",
                Menu::Step,
                kCtrl | ImGuiKey_F7,
                Needs::Trace,
                makeLineMove<LineMove::IntoBack>,
                {},
                false,
                true},
    CommandInfo{"line.out-back",
                "Back to the line that called",
                Menu::Step,
                kCtrl | kShift | ImGuiKey_F7,
                Needs::Trace,
                makeLineMove<LineMove::OutBack>,
                {},
                false,
                true},
    CommandInfo{"breakpoint.toggle",
                "Breakpoint on this line",
                Menu::Step,
                ImGuiKey_F9,
                Needs::Trace,
                makePlain<ToggleBreakpoint>,
                {},
                true,
                false},
    CommandInfo{"breakpoint.next",
                "Run to the next breakpoint",
                Menu::Step,
                ImGuiKey_F5,
                Needs::Trace,
                makeRun<false>,
                {},
                false,
                true},
    CommandInfo{"breakpoint.previous",
                "Run back to a breakpoint",
                Menu::Step,
                kShift | ImGuiKey_F5,
                Needs::Trace,
                makeRun<true>,
                {},
                false,
                true},
    CommandInfo{"written.next",
                "Next type that differs from the written one",
                Menu::Step,
                ImGuiKey_F4,
                Needs::Trace,
                makeDisagreement<false>,
                {},
                true,
                true},
    CommandInfo{"written.previous",
                "Previous type that differs",
                Menu::Step,
                kShift | ImGuiKey_F4,
                Needs::Trace,
                makeDisagreement<true>,
                {},
                false,
                true},
    CommandInfo{"step.first", "First step", Menu::Step, ImGuiKey_Home, Needs::Trace, makeMove<Move::First>, {}, true},
    CommandInfo{"step.last", "Last step", Menu::Step, ImGuiKey_End, Needs::Trace, makeMove<Move::Last>},
    CommandInfo{"step.goto", "Go to step…", Menu::Step, kCtrl | ImGuiKey_G, Needs::Trace, makeDialog<Dialog::GoToStep>},
    CommandInfo{"step.search", "Search steps", Menu::Step, kCtrl | ImGuiKey_F, Needs::Trace, makePlain<FocusSearch>},
    CommandInfo{"select.none",
                "Clear selection",
                Menu::Step,
                kCtrl | ImGuiKey_D,
                Needs::Selection,
                makePlain<ClearSelection>,
                {},
                true},

    CommandInfo{"library.check", "Check op libraries", Menu::Library, kCtrl | kShift | ImGuiKey_K, Needs::Checkable,
                makePlain<CheckLibraries>},
    CommandInfo{"library.cancel-check", "Stop the check", Menu::Library, 0, Needs::Checking, makePlain<CancelCheck>},
    CommandInfo{"library.back", "Back to the model", Menu::Library, ImGuiMod_Alt | ImGuiKey_LeftArrow,
                Needs::Invocation, makePlain<BackToModel>},

    CommandInfo{"view.side-by-side", "Before and after side by side", Menu::View, kCtrl | ImGuiKey_B, Needs::Nothing,
                makeToggle<Option::SideBySide>, Option::SideBySide},
    CommandInfo{"view.follow", "Follow the current op", Menu::View, kCtrl | ImGuiKey_J, Needs::Nothing,
                makeToggle<Option::FollowOp>, Option::FollowOp},
    CommandInfo{"view.fold", "Fold calculations to a badge", Menu::View, kCtrl | ImGuiKey_K, Needs::Nothing,
                makeToggle<Option::FoldCalculations>, Option::FoldCalculations},
    CommandInfo{"view.library", "Show library functions", Menu::View, kCtrl | ImGuiKey_L, Needs::Nothing,
                makeToggle<Option::ShowLibrary>, Option::ShowLibrary},
    CommandInfo{"view.effective", "Only effective steps", Menu::View, kCtrl | ImGuiKey_E, Needs::Nothing,
                makeToggle<Option::EffectiveOnly>, Option::EffectiveOnly, true},
    CommandInfo{"view.by-op", "Group steps by op", Menu::View, kCtrl | kShift | ImGuiKey_G, Needs::Nothing,
                makeToggle<Option::GroupByOp>, Option::GroupByOp},
    CommandInfo{"view.changed-values", "Only changed values", Menu::View, kCtrl | kShift | ImGuiKey_C, Needs::Nothing,
                makeToggle<Option::ChangedOnly>, Option::ChangedOnly},
    CommandInfo{"view.disagreements", "Only values whose written type differs", Menu::View, kCtrl | kShift | ImGuiKey_D,
                Needs::Nothing, makeToggle<Option::DisagreementsOnly>, Option::DisagreementsOnly},
};

/// "focus.steps" and so on: one a row of the views.
template <size_t view> struct Focus {
  static constexpr std::string_view kPrefix = "focus.";
  static constexpr auto kId = [] {
    std::array<char, kPrefix.size() + kViews[view].id.size()> id{};
    std::ranges::copy(kViews[view].id, std::ranges::copy(kPrefix, id.begin()).out);
    return id;
  }();
  static Command make() { return FocusView{kViews[view].id}; }
  static constexpr CommandInfo info() {
    return {std::string_view(kId.data(), kId.size()),
            kViews[view].title,
            Menu::View,
            kViews[view].chord,
            Needs::Trace,
            make,
            {},
            view == 0};
  }
};

template <size_t... views> static constexpr auto makeFocusRows(std::index_sequence<views...>) {
  return std::array{Focus<views>::info()...};
}

static constexpr auto kFocus = makeFocusRows(std::make_index_sequence<kViews.size()>());

static constexpr std::array kAfterFocus = {
    CommandInfo{"panel.copy",
                "Copy the panel as text",
                Menu::View,
                kCtrl | kShift | ImGuiKey_X,
                Needs::Trace,
                makePlain<CopyPanel>,
                {},
                true},
    CommandInfo{"view.light", "Light theme", Menu::View, kCtrl | ImGuiKey_T, Needs::Nothing,
                makeToggle<Option::LightTheme>, Option::LightTheme, true},
    CommandInfo{"view.larger", "Larger text", Menu::View, kCtrl | ImGuiKey_Equal, Needs::Nothing, makeZoom<1>},
    CommandInfo{"view.smaller", "Smaller text", Menu::View, kCtrl | ImGuiKey_Minus, Needs::Nothing, makeZoom<-1>},
    CommandInfo{"view.normal-size", "Normal text size", Menu::View, kCtrl | ImGuiKey_0, Needs::Nothing, makeZoom<0>},
    CommandInfo{"view.reset-layout", "Reset layout", Menu::View, 0, Needs::Nothing, makePlain<ResetLayout>},

    CommandInfo{"help.keys", "Keys and commands", Menu::Help, ImGuiKey_F1, Needs::Nothing, makeDialog<Dialog::Help>},
    CommandInfo{"help.palette", "Find a command…", Menu::Help, kCtrl | kShift | ImGuiKey_P, Needs::Nothing,
                makeDialog<Dialog::Palette>},
};

static constexpr auto kTable = [] {
  std::array<CommandInfo, kBeforeFocus.size() + kFocus.size() + kAfterFocus.size()> all{};
  std::ranges::copy(kAfterFocus, std::ranges::copy(kFocus, std::ranges::copy(kBeforeFocus, all.begin()).out).out);
  return all;
}();

// Two commands on one chord would be a mistake: refuse to compile.
static consteval bool chordsAndIdsAreUnique() {
  for (size_t i = 0; i < kTable.size(); ++i)
    for (size_t j = i + 1; j < kTable.size(); ++j)
      if (kTable[i].id == kTable[j].id || (kTable[i].chord && kTable[i].chord == kTable[j].chord))
        return false;
  return true;
}
static_assert(chordsAndIdsAreUnique());

std::span<const CommandInfo> commandTable() { return kTable; }

const CommandInfo *findCommand(std::string_view id) {
  for (const CommandInfo &info : kTable)
    if (info.id == id)
      return &info;
  return nullptr;
}

std::string chordName(ImGuiKeyChord chord) {
  if (!chord)
    return "";
  std::string name;
  if (chord & ImGuiMod_Ctrl)
    name += "Ctrl+";
  if (chord & ImGuiMod_Shift)
    name += "Shift+";
  if (chord & ImGuiMod_Alt)
    name += "Alt+";
  const ImGuiKey key = ImGuiKey(chord & ~ImGuiMod_Mask_);
  if (key == ImGuiKey_Equal)
    return name + "+";
  return name + (key == ImGuiKey_Minus ? "-" : ImGui::GetKeyName(key));
}

std::string_view toString(Menu menu) {
  constexpr std::string_view kNames[] = {"File", "Step", "Library", "View", "Help"};
  return kNames[size_t(menu)];
}

bool isMet(Needs needs, const Available &available) {
  switch (needs) {
  case Needs::Nothing:
    return true;
  case Needs::Trace:
    return available.trace;
  case Needs::Model:
    return available.model;
  case Needs::Running:
    return available.running;
  case Needs::Selection:
    return available.selection;
  case Needs::Checking:
    return available.checking;
  case Needs::Invocation:
    return available.invocation;
  case Needs::Checkable: // with a panel that says so, also when there is no library
    return available.trace || available.libraries;
  case Needs::Recording:
    return available.recording;
  case Needs::NoRecording:
    return !available.recording;
  }
  return false;
}

std::string_view idOf(Option option) {
  constexpr std::string_view kIds[] = {"side-by-side",   "follow-op",   "show-library", "fold-calculations",
                                       "effective-only", "group-by-op", "changed-only", "disagreements-only",
                                       "forget-types",   "light-theme"};
  static_assert(std::size(kIds) == size_t(Option::Count));
  return kIds[size_t(option)];
}

} // namespace reify
