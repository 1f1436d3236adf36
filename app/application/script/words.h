// The commands as a script spells them: an id, and what the arguments stand for. Those of the command table need none;
// those that have arguments are rows in words.cpp.
#pragma once
#include "app/application/script/script_text.h"
#include "views/command.h"
#include "views/commands.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reify {

struct Snapshot;

/// What arguments are told by.
struct ScriptContext {
  const Snapshot *snapshot = nullptr; // names of values and ops are of this; null while a script is only checked
  std::string folder;                 // of the script: relative paths begin there
};

struct ScriptCommand {
  std::optional<Command> command; // none if something is wrong
  Needs needs = Needs::Nothing;
  std::string problem;
  uint32_t column = 0;
};

/// The command that a line stands for.
ScriptCommand readCommand(const ScriptLine &line, const ScriptContext &context);

/// The line that stands for a command, paths absolute; "" for one that belongs to no script: those of dialogs, and
/// those that record scripts.
std::string writeCommand(const Command &command, const ScriptContext &context);

struct ScriptSpelling {
  std::string_view id;
  std::string arguments; // "FILE LINE"
  std::string_view about;
};
/// Of the commands that have arguments, in the order of the documentation.
std::vector<ScriptSpelling> scriptSpellings();

/// An absolute path as it is best written in a script of that folder: relative if the file lies below it.
std::string pathIn(const std::string &folder, const std::string &path);

} // namespace reify
