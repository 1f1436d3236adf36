// A script of commands as text: one command a line, its id and its arguments with blanks between them.
//
//     # what follows a # is for the reader
//     file.open-model samples/quantize
//     step.next-op
//     select.value %4
//     breakpoint.at "my ops.py" 12
//
// An argument with blanks, quotes or # stands in double quotes, in which \" \\ \n and \t are what they are in Python.
#pragma once
#include "engine/source/diagnostics.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace reify {

struct ScriptArgument {
  std::string text;
  uint32_t column = 0; // from 1, in bytes
};

struct ScriptLine {
  uint32_t line = 0; // from 1
  ScriptArgument command;
  std::vector<ScriptArgument> arguments;
};

/// What is wrong in how lines are written goes to `problems`; such lines are left out. `file` is for their places.
std::vector<ScriptLine> readScript(std::string_view text, const std::string &file, Diagnostics &problems);

/// An argument as it has to stand in a script: in quotes where it needs them.
std::string argumentText(std::string_view argument);

} // namespace reify
