// Writes down what the user does as a script, from the moment at which recording begins: how to come to what is open
// then, and each command from there on.
#pragma once
#include "app/application/command_handlers.h"
#include "app/application/frame.h"
#include "app/application/log.h"
#include "app/application/settings.h"
#include "views/commands/script.h"
#include "views/recording/recording.h"

#include <string>
#include <vector>

namespace reify {

struct Scene;

class Recorder {
public:
  /// Keeps the references.
  Recorder(const Settings &settings, Frame &frame, Log &log);
  Recorder(const Recorder &) = delete;
  /// `scene` has to live as long as this.
  void takeCommands(CommandHandlers &handlers, const Scene &scene);
  /// A command that is about to be carried out.
  void record(const Command &command);
  const Recording &shown() const { return shown_; }

private:
  friend class CommandHandlers;
  void execute(const StartRecording &command);
  void execute(const SaveRecording &command);
  void execute(const DropRecording &command);
  void writePresentState();
  void stop();

  const Settings &settings_;
  Frame &frame_;
  Log &log_;
  const Scene *scene_ = nullptr;
  Recording shown_;
  std::vector<std::string> lines_;
};

/// A whole script: of lines with absolute paths, for a file in `folder`.
std::string scriptText(const std::vector<std::string> &lines, const std::string &folder);

} // namespace reify
