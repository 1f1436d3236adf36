// The program behind the window, put together: documents, playback, library bench and frame, each of which owns a part
// of what views show and carries out the commands about it. Knows neither GLFW nor OpenGL, so tests drive it without
// them.
#pragma once
#include "app/application/command_handlers.h"
#include "app/application/documents.h"
#include "app/application/frame.h"
#include "app/application/library_bench.h"
#include "app/application/log.h"
#include "app/application/playback/playback.h"
#include "app/application/script/recorder.h"
#include "app/application/settings.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace reify {

class Control;

struct StartOptions {
  Settings settings;
  std::string narrate;                  // file; "" = none
  void (*wake)() = nullptr;             // called from workers when there is something new
  void (*copy)(const char *) = nullptr; // to the clipboard; null = through ImGui
};

class Application {
public:
  explicit Application(StartOptions options);
  ~Application();
  Application(const Application &) = delete;

  /// Takes what workers have finished. True if the window has to be drawn again.
  bool update();
  /// All ImGui calls of a frame, then the commands that came of it. True if there were any.
  bool draw();
  void dispatch(const Command &command);
  /// Carries out the command of the table whose id this is. Why it cannot be; "" if it was.
  std::string runCommand(const std::string &id);

  /// How files are opened from now on.
  Documents &documents() { return documents_; }
  Playback &playback() { return playback_; }
  void open(const std::string &model, const std::vector<std::string> &libraries) { documents_.open(model, libraries); }
  /// Shows a finished run; also how tests get a run of their own on the screen.
  void show(std::shared_ptr<const RunResult> result) { documents_.show(std::move(result)); }
  /// Files dropped onto the window: a model, libraries, or both.
  void drop(const std::vector<std::string> &paths);
  /// Another program that sends commands.
  void setControl(std::unique_ptr<Control> control);

  /// A run is under way: its progress has to be drawn from time to time.
  bool isRunning() const;
  /// Nothing is being worked out; what is drawn is up to date.
  bool isSettled() const;
  bool wantsQuit() const { return frame_.wantsQuit(); }
  const Scene &scene() const { return *scene_; }
  Settings &settings() { return settings_; }
  float zoom() const { return frame_.zoom(); }
  Dialog dialog() const { return frame_.dialog(); }
  void setFonts(const Fonts &fonts) { frame_.look().fonts = fonts; }
  void note(Severity severity, const std::string &text) { log_.note(severity, text); }

private:
  Settings settings_;
  Log log_;
  Frame frame_;
  Playback playback_;
  Documents documents_;
  LibraryBench bench_;
  Recorder recorder_;
  std::unique_ptr<const Scene> scene_;
  CommandHandlers handlers_;
  std::unique_ptr<Control> control_; // last: its end is told while all else is still there
};

} // namespace reify
