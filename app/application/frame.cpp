#include "app/application/frame.h"

#include "app/application/keymap.h"
#include "app/application/layout.h"
#include "views/checks/view.h"
#include "views/palette/view.h"
#include "views/recording/view.h"
#include "views/scene/shown.h"
#include "views/scoped.h"
#include "views/skeleton/view.h"
#include "views/start/view.h"
#include "views/steps/view.h"
#include "views/toolbar/view.h"

#include <imgui.h>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace reify {

Frame::Frame(Settings &settings, void (*copy)(const char *)) : settings_(settings), copy_(copy) {
  look_.options = settings.options;
}

void Frame::takeCommands(CommandHandlers &handlers) {
  handlers.add<ListFolder, ToggleOption, ChangeZoom, ResetLayout, FocusView, FocusSearch, CopyText, CopyPanel, Quit>(
      *this);
}

void Frame::drawGround(const Scene &scene, Commands &out) {
  const ImGuiViewport &viewport = *ImGui::GetMainViewport();
  ImGui::SetNextWindowPos(viewport.WorkPos);
  ImGui::SetNextWindowSize(viewport.WorkSize);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::Begin("Reify", nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoDocking | ImGuiWindowFlags_NoBringToFrontOnFocus |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoScrollbar |
                   ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar(2);
  if (preparedOf(scene)) {
    drawToolbar(scene, states_.of<ToolbarState>(), out);
    drawInvocationStrip(scene, out);
    drawProblemStrip(scene, out);
    drawDockSpace(resetLayout_);
    hasPanels_ &= !resetLayout_;
    resetLayout_ = false;
  } else {
    keepDockSpace();
    drawStart(scene, out);
  }
  ImGui::End();
}

void Frame::drawPanels(const Scene &scene, Commands &out) {
  if (!preparedOf(scene)) {
    hasPanels_ = false;
    return;
  }
  // Once they are there, one of them has the keys.
  if (!std::exchange(hasPanels_, true) && front_.panel.empty())
    front_.first = "ir";
  const std::string_view front = std::exchange(front_.first.empty() ? front_.panel : front_.first, {});
  for (const View &view : viewTable()) {
    if (view.id == front)
      ImGui::SetNextWindowFocus();
    const bool isCopied = copied_ && (copied_->empty() ? focusedView() == &view : *copied_ == view.id);
    std::string text;
    drawView(view, scene, states_, out, isCopied ? &text : nullptr);
    if (isCopied)
      out.push_back(CopyText{text});
  }
  copied_.reset();
}

void Frame::drawDialogs(const Scene &scene, Commands &out) {
  switch (dialog_) {
  case Dialog::Palette:
    drawPalette(scene, states_.of<PaletteState>(), out);
    break;
  case Dialog::Help:
    drawHelp(states_.of<PaletteState>(), out);
    break;
  case Dialog::GoToStep:
    drawGoToStep(scene, states_.of<PaletteState>(), out);
    break;
  case Dialog::OpenModel:
  case Dialog::AddLibrary:
    drawOpenDialog(scene, folder_, dialog_, states_.of<OpenDialogState>(), out);
    break;
  case Dialog::Skeleton:
    drawSkeleton(scene, states_.of<SkeletonState>(), out);
    break;
  case Dialog::SaveRecording:
    drawSaveRecording(scene, states_.of<RecordingState>(), out);
    break;
  case Dialog::None:
    break;
  }
  states_.of<PaletteState>().open = dialog_;
  if (dialog_ != Dialog::Skeleton)
    states_.of<SkeletonState>().wasOpen = false;
  if (dialog_ != Dialog::SaveRecording)
    states_.of<RecordingState>().wasOpen = false;
  if (dialog_ != Dialog::OpenModel && dialog_ != Dialog::AddLibrary)
    states_.of<OpenDialogState>().wasOpen = false;
}

void Frame::draw(const Scene &scene, Commands &out) {
  readKeys(scene, dialog_, out);
  drawMenuBar(scene, out);
  drawGround(scene, out);
  drawPanels(scene, out);
  drawDialogs(scene, out);
}

void Frame::openDialog(Dialog dialog, const std::string &beside) {
  dialog_ = dialog;
  if (dialog != Dialog::OpenModel && dialog != Dialog::AddLibrary)
    return;
  if (folder_.path.empty()) {
    const std::filesystem::path model = beside;
    folder_ = listFolder(model.has_parent_path() ? model.parent_path().string() : ".");
  } else {
    folder_ = listFolder(folder_.path); // it may have changed since
  }
}

void Frame::execute(const ListFolder &command) { folder_ = listFolder(command.path); }

void Frame::execute(const ToggleOption &command) {
  look_.options.toggle(command.option);
  settings_.options = look_.options;
}

void Frame::execute(const ChangeZoom &command) {
  const int percent = command.steps ? settings_.zoomPercent + 10 * command.steps : 100;
  settings_.zoomPercent = std::clamp(percent, 50, 300);
}

void Frame::execute(const ResetLayout &) { resetLayout_ = true; }

void Frame::execute(const FocusView &command) { front_.panel = command.id; }

void Frame::execute(const FocusSearch &) {
  front_.panel = "steps";
  states_.of<StepsState>().wantsSearch = true;
}

void Frame::execute(const CopyText &command) {
  if (copy_)
    copy_(command.text.c_str());
  else
    ImGui::SetClipboardText(command.text.c_str());
}

void Frame::execute(const CopyPanel &command) { copied_ = command.id; }

void Frame::execute(const Quit &) { wantsQuit_ = true; }

} // namespace reify
