// The table of the commands that have a name: menus, toolbar, keys, palette, help and scripts read it. A new command is
// a row in commands.cpp. What commands there are beside it, with arguments: views/commands/.
#pragma once
#include "views/command.h"
#include "views/options.h"

#include <imgui.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace reify {

/// Where a command is at home: its menu, in the order of the menu bar.
enum class Menu : uint8_t { File, Step, Library, View, Help };
std::string_view toString(Menu menu);

/// What has to be there for a command to make sense.
enum class Needs : uint8_t {
  Nothing,
  Trace,
  Model,
  Running,
  Selection,
  Checking,
  Invocation,
  Checkable,
  Recording,
  NoRecording
};
struct Available {
  bool trace = false, model = false, running = false, selection = false, checking = false, invocation = false,
       libraries = false, recording = false;
};
bool isMet(Needs needs, const Available &available);
struct Scene;
Available availableOf(const Scene &scene);

struct CommandInfo {
  std::string_view id = {};    // stable, for settings, scripts and tests: "step.into"
  std::string_view title = {}; // "Step into"
  Menu menu = {};
  ImGuiKeyChord chord = 0; // default keys; 0 for none
  Needs needs = {};
  Command (*make)() = nullptr;
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
