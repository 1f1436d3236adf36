// The window's own: switches, dialogs, which panel is in front, the layout, and the drawing of a frame. Knows ImGui but
// neither GLFW nor OpenGL.
#pragma once
#include "app/application/command_handlers.h"
#include "app/application/front.h"
#include "app/application/settings.h"
#include "views/commands/frame.h"
#include "views/open_dialog/view.h"
#include "views/scene/look.h"
#include "views/views.h"

#include <optional>
#include <string_view>

namespace reify {

class Frame {
public:
  /// `copy` puts text on the clipboard; null = through ImGui. Keeps the reference.
  Frame(Settings &settings, void (*copy)(const char *));
  Frame(const Frame &) = delete;
  void takeCommands(CommandHandlers &handlers);
  /// All ImGui calls of a frame. What came of it goes to `out`.
  void draw(const Scene &scene, Commands &out);
  /// `beside`: the model beside which files are listed at first.
  void openDialog(Dialog dialog, const std::string &beside);

  Look &look() { return look_; }
  Front &front() { return front_; }
  Dialog dialog() const { return dialog_; }
  bool wantsQuit() const { return wantsQuit_; }
  float zoom() const { return settings_.zoomPercent / 100.f; }

private:
  friend class CommandHandlers;
  void execute(const ListFolder &command);
  void execute(const ToggleOption &command);
  void execute(const ChangeZoom &command);
  void execute(const ResetLayout &command);
  void execute(const FocusView &command);
  void execute(const FocusSearch &command);
  void execute(const CopyText &command);
  void execute(const CopyPanel &command);
  void execute(const Quit &command);

  void drawGround(const Scene &scene, Commands &out);
  void drawPanels(const Scene &scene, Commands &out);
  void drawDialogs(const Scene &scene, Commands &out);

  Settings &settings_;
  void (*copy_)(const char *);
  Look look_;
  Front front_;
  ViewStates states_;
  Dialog dialog_ = Dialog::None;
  FolderListing folder_;
  bool hasPanels_ = false;                 // they were drawn in the last frame
  std::optional<std::string_view> copied_; // panel whose text goes to the clipboard
  bool resetLayout_ = false, wantsQuit_ = false;
};

} // namespace reify
