#include "app/application/script/recorder.h"

#include "app/application/script/words.h"
#include "engine/source/output_file.h"
#include "views/commands/breakpoints.h"
#include "views/commands/documents.h"
#include "views/commands/moves.h"
#include "views/commands/selection.h"
#include "views/scene.h"

#include <filesystem>

namespace reify {

namespace fs = std::filesystem;

Recorder::Recorder(const Settings &settings, Frame &frame, Log &log) : settings_(settings), frame_(frame), log_(log) {}

void Recorder::takeCommands(CommandHandlers &handlers, const Scene &scene) {
  scene_ = &scene;
  handlers.add<StartRecording, SaveRecording, DropRecording>(*this);
}

void Recorder::record(const Command &command) {
  if (!shown_.isOn)
    return;
  const std::string line = writeCommand(command, {snapshotOf(*scene_), ""});
  if (line.empty())
    return;
  // Of what is typed or dragged only where it came to counts.
  const bool isSameThing = command.as<SearchSteps>() || command.as<GoToStep>();
  const std::string_view id = std::string_view(line).substr(0, line.find(' '));
  const bool replaces =
      isSameThing && !lines_.empty() && lines_.back().starts_with(id) && lines_.back()[id.size()] == ' ';
  if (replaces)
    lines_.back() = line;
  else
    lines_.push_back(line);
  shown_.commands = uint32_t(lines_.size());
}

static std::string unusedName(const fs::path &folder) {
  std::error_code ignored;
  fs::path name = folder / "recorded.script";
  for (int i = 2; fs::exists(name, ignored); ++i)
    name = folder / ("recorded-" + std::to_string(i) + ".script");
  return name.string();
}

void Recorder::execute(const StartRecording &) {
  shown_ = {};
  lines_.clear();
  shown_.isOn = true;
  const fs::path model = statusOf(*scene_).model;
  shown_.newFile = unusedName(model.parent_path());
  writePresentState();
  log_.note(Severity::Note, "Recording a script: what is done from here on is written down.");
}

/// A program that has just been started comes to the same state by these.
void Recorder::writePresentState() {
  const RunStatus &status = statusOf(*scene_);
  if (!status.model.empty() || !status.libraries.empty())
    record(OpenFiles{status.model, status.libraries});
  if (!status.pipeline.empty())
    record(RunPipeline{status.pipeline});
  Options defaults;
  defaults.set(Option::ForgetTypes, status.forgetsByProject); // opening it does so
  for (size_t i = 0; i < size_t(Option::Count); ++i)
    if (optionsOf(*scene_)[Option(i)] != defaults[Option(i)])
      record(ToggleOption{Option(i)});
  for (const Breakpoint &breakpoint : settings_.breakpoints) {
    record(ToggleBreakpoint{breakpoint.file, breakpoint.line});
    if (!breakpoint.isOn)
      record(EnableBreakpoint{breakpoint.file, breakpoint.line, false});
  }
  if (cursorOf(*scene_) != 0)
    record(GoToStep{cursorOf(*scene_)});
  if (lineOf(*scene_) != kNoLine)
    record(GoToLine{lineOf(*scene_)});
  const Selection &selection = selectionOf(*scene_);
  if (selection.violation >= 0)
    record(SelectViolation{uint32_t(selection.violation)});
  else if (selection.value.value)
    record(SelectValue{selection.value});
  else if (selection.op.op)
    record(SelectOp{selection.op});
}

std::string scriptText(const std::vector<std::string> &lines, const std::string &folder) {
  std::string text = "# Recorded by Reify. `reify run-script FILE` carries it out; paths begin at this file.\n";
  Diagnostics ignored;
  for (const std::string &line : lines) {
    const std::vector<ScriptLine> read = readScript(line, "", ignored);
    if (read.size() != 1)
      continue;
    text += read[0].command.text;
    for (const ScriptArgument &argument : read[0].arguments)
      text += " " + argumentText(pathIn(folder, argument.text));
    text += "\n";
  }
  return text;
}

void Recorder::stop() {
  shown_ = {};
  lines_.clear();
  frame_.openDialog(Dialog::None, "");
}

void Recorder::execute(const SaveRecording &command) {
  std::error_code ignored;
  if (!shown_.isOn)
    return;
  if (fs::exists(command.path, ignored)) {
    shown_.problem = command.path + " is there already; choose another name.";
    return;
  }
  const fs::path folder = fs::absolute(command.path, ignored).lexically_normal().parent_path();
  if (const std::string problem = writeOutputFile(command.path, scriptText(lines_, folder.string()));
      !problem.empty()) {
    shown_.problem = problem + ".";
    return;
  }
  log_.note(Severity::Note, "Wrote " + command.path + ": " + std::to_string(lines_.size()) + " commands.");
  stop();
}

void Recorder::execute(const DropRecording &) {
  log_.note(Severity::Note, "Recording has ended; nothing was written.");
  stop();
}

} // namespace reify
