// Everything a user can ask for. A command is a value: views, menus, keys, the palette and tests
// make them, and only the program's dispatch carries them out, after the frame.
#pragma once
#include "engine/query/snapshot.h"

#include <imgui.h>

#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace reify {

enum class Move : uint8_t { Into, Over, Out, IntoBack, OverBack, OutBack, NextOp, PreviousOp, First, Last };

/// By line of the source of a library function.
enum class LineMove : uint8_t { Into, Over, Out, IntoBack, OverBack, OutBack };

/// Switches of the window, kept in the settings.
enum class Option : uint8_t {
  SideBySide,        // IR: before and after beside each other, else unified
  FollowOp,          // IR and source scroll to the current op
  ShowLibrary,       // IR: library functions spelled out
  FoldCalculations,  // IR: calculate ops as one line
  EffectiveOnly,     // Steps: only those that change the IR
  GroupByOp,         // Steps: by op instead of by pass
  ChangedOnly,       // Values: only those that the step changed
  DisagreementsOnly, // Values: only those whose written type is not the one that was found
  ForgetTypes,       // the run forgets the types that the model states, and finds them again
  LightTheme,
  Count
};

class Options {
public:
  bool operator[](Option option) const { return bits_[size_t(option)]; }
  void set(Option option, bool on) { bits_[size_t(option)] = on; }
  void toggle(Option option) { bits_.flip(size_t(option)); }

private:
  std::bitset<size_t(Option::Count)> bits_ =
      1u << size_t(Option::SideBySide) | 1u << size_t(Option::FollowOp) | 1u << size_t(Option::FoldCalculations);
};
std::string_view idOf(Option option); // in the settings file

enum class Dialog : uint8_t { None, OpenModel, AddLibrary, Palette, Help, GoToStep, Skeleton };

struct MoveCursor {
  Move move;
};
struct GoToStep {
  uint32_t flat;
};
struct MoveLine {
  LineMove move;
};
struct GoToLine {
  uint32_t line;
}; // a stop of the refinement that is shown
struct ToggleBreakpoint {
  std::string file;
  uint32_t line = 0;
}; // without a line: where the run is
struct EnableBreakpoint {
  std::string file;
  uint32_t line;
  bool on;
};
struct RunToBreakpoint {
  bool backwards = false;
};
struct SelectOp {
  OpRef op;
};
struct SelectValue {
  ValueRef value;
};
struct SelectViolation {
  uint32_t index;
};
/// To where the next type was found that is not the written one, in the order of the list.
struct NextDisagreement {
  bool backwards = false;
};
struct GoToDisagreement {
  uint32_t index; // into WrittenTypes::values
};
struct SelectLine {
  std::string file;
  uint32_t line;
};
struct ClearSelection {};
struct OpenCalculation {
  OpId op;
}; // spells one calculate op out; none folds it again
struct SearchSteps {
  std::string text;
};
struct OpenModel {
  std::string path;
}; // a file, or a sample's folder
/// A model, libraries in place of those that there are, or both, as another program asks for them.
struct OpenFiles {
  std::string model; // "" for the one that is open
  std::optional<std::vector<std::string>> libraries;
};
struct AddLibrary {
  std::string path;
};
struct RemoveLibrary {
  std::string path;
};
struct Reload {};
struct CancelRun {};
struct FollowOutside {}; // open the project that was refused, with its files outside of its folder
struct DismissProblems {};
struct ShowDialog {
  Dialog dialog;
};
struct ListFolder {
  std::string path;
}; // in the open dialog
struct ToggleOption {
  Option option;
};
struct ChangeZoom {
  int steps;
}; // of 10 %; 0 = back to 100 %
struct ResetLayout {};
struct FocusView {
  std::string_view id;
};
struct FocusSearch {}; // the search field of Steps
struct CopyText {
  std::string text;
};
struct CopyPanel {
  std::string_view id;
}; // what a panel shows, as text; "" = the panel with the focus
struct Quit {};
/// Runs the tests of the window's libraries.
struct CheckLibraries {};
struct CancelCheck {};
/// A line of a library in the Library panel.
struct ShowLibrarySource {
  std::string file; // as places name it
  uint32_t line;
};
/// Runs an invocation as a model of its own: "SYMBOL:2".
struct StepInvocation {
  std::string which;
};
struct BackToModel {};
/// Runs these passes on the model from now on; "" = what the program was started with.
struct RunPipeline {
  std::string pipeline;
};
/// Shows the text with which a library file for the op begins.
struct WriteSkeleton {
  std::string op;
  bool ascii = false, decomposition = false;
};
struct SaveSkeleton {
  std::string path;
  bool append; // to a file that is there; else the file must be new
};

using Command =
    std::variant<MoveCursor, GoToStep, MoveLine, GoToLine, ToggleBreakpoint, EnableBreakpoint, RunToBreakpoint,
                 SelectOp, SelectValue, SelectViolation, NextDisagreement, GoToDisagreement, SelectLine, ClearSelection,
                 OpenCalculation, SearchSteps, OpenModel, OpenFiles, AddLibrary, RemoveLibrary, Reload, CancelRun,
                 FollowOutside, DismissProblems, ShowDialog, ListFolder, ToggleOption, ChangeZoom, ResetLayout,
                 FocusView, FocusSearch, CopyText, CopyPanel, Quit, CheckLibraries, CancelCheck, ShowLibrarySource,
                 StepInvocation, BackToModel, RunPipeline, WriteSkeleton, SaveSkeleton>;
using Commands = std::vector<Command>;

/// Where a command is at home: its menu, in the order of the menu bar.
enum class Menu : uint8_t { File, Step, Library, View, Help };
std::string_view toString(Menu menu);

/// What has to be there for a command to make sense.
enum class Needs : uint8_t { Nothing, Trace, Model, Running, Selection, Checking, Invocation, Checkable };
struct Available {
  bool trace = false, model = false, running = false, selection = false, checking = false, invocation = false,
       libraries = false;
};
bool isMet(Needs needs, const Available &available);

struct CommandInfo {
  std::string_view id;    // stable, for settings, scripts and tests: "step.into"
  std::string_view title; // "Step into"
  Menu menu;
  ImGuiKeyChord chord; // default keys; 0 for none
  Needs needs;
  Command (*make)();
  std::optional<Option> shows = {}; // the switch whose state a check mark shows
  bool startsGroup = false;         // a line above it in the menu
  bool repeats = false;             // while its keys are held
};

/// The table that menus, toolbar, keys, palette and help read.
std::span<const CommandInfo> commandTable();
const CommandInfo *findCommand(std::string_view id);
/// "Ctrl+Shift+F11"; "" for none.
std::string chordName(ImGuiKeyChord chord);

} // namespace reify
