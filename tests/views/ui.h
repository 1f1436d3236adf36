// Drives the real program in a real window by ImGui's test engine, and takes pictures of it.
#pragma once
#include "app/application/application.h"
#include "app/window/window.h"
#include "tests/views/fixture.h"

#include <imgui_te_context.h>
#include <imgui_te_engine.h>

#include <memory>
#include <string>

namespace reify::test {

class Ui {
public:
  bool open(std::string &problem);
  ~Ui();

  Application &app() { return *application_; }
  Window &window() { return window_; }
  ImGuiTestEngine *engine() { return engine_; }

  /// A fresh program with nothing open, its dialogs and options as at first start.
  void restart();
  /// The same from inside a test, which runs in the middle of a frame: done before the next one.
  void restart(ImGuiTestContext *ctx);
  /// One frame; for use outside of tests.
  void frame();
  /// Frames until nothing is being worked out.
  void settle(ImGuiTestContext *ctx);
  /// What a panel shows, as text.
  std::string textOf(ImGuiTestContext *ctx, std::string_view view);
  /// Writes the picture of the next frame.
  void screenshot(const std::string &path);

  std::string clipboard;

private:
  Window window_;
  std::unique_ptr<Application> application_;
  ImGuiTestEngine *engine_ = nullptr;
  Fonts fonts_;
  bool wantsRestart_ = false;
};

extern Ui *ui;

/// Opening, stepping, commands.
void registerUseTests(ImGuiTestEngine *engine);
/// What panels show and what a click on them does.
void registerPanelTests(ImGuiTestEngine *engine);
/// Library functions by line, breakpoints.
void registerLineTests(ImGuiTestEngine *engine);
/// Libraries: the browser, checks, invocations, skeletons.
void registerLibraryTests(ImGuiTestEngine *engine);
/// Scripts recorded and replayed.
void registerScriptTests(ImGuiTestEngine *engine);
/// Types forgotten and found again.
void registerWrittenTests(ImGuiTestEngine *engine);
/// Pictures of the program at scales and themes, into the folder.
/// `files`: model and libraries; empty = the first sample.
void takeScreenshots(Ui &ui, const std::string &folder, const std::vector<std::string> &files);

} // namespace reify::test
