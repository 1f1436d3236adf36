// Pictures to look at: the window in both themes, at 100 % and 200 %, at steps that show much.
#include "tests/views/ui.h"

#include <GLFW/glfw3.h>

#include <chrono>
#include <thread>

namespace reify::test {

static void settle(Ui &ui) {
  for (int i = 0; i < 2000 && !(ui.app().isSettled() && i > 8); ++i) {
    ui.frame();
    if (!ui.app().isSettled())
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  for (int i = 0; i < 4; ++i)
    ui.frame();
}

static void shoot(Ui &ui, const std::string &path) {
  settle(ui);
  ui.screenshot(path);
}

static void shootSteps(Ui &ui, const std::string &prefix) {
  ui.app().dispatch(MoveCursor{Move::First});
  shoot(ui, prefix + "-run.png");
  ui.app().dispatch(MoveCursor{Move::NextOp});
  shoot(ui, prefix + "-op.png");
  for (int i = 0; i < 3; ++i)
    ui.app().dispatch(MoveLine{LineMove::Over});
  for (int i = 0; i < 3; ++i)
    ui.app().dispatch(MoveLine{LineMove::Into});
  settle(ui);
  ui.app().dispatch(ToggleBreakpoint{});
  ui.app().dispatch(FocusView{"breakpoints"});
  shoot(ui, prefix + "-lines.png");
  ui.app().dispatch(ToggleBreakpoint{});
  ui.app().dispatch(MoveCursor{Move::Into});
  ui.app().dispatch(MoveCursor{Move::Into});
  ui.app().dispatch(FocusView{"stages"});
  shoot(ui, prefix + "-stages.png");
  ui.app().dispatch(FocusView{"ir"});
  ui.app().dispatch(MoveCursor{Move::Last});
  settle(ui);
  ui.app().dispatch(SelectViolation{0});
  shoot(ui, prefix + "-violation.png");
  ui.app().dispatch(NextDisagreement{});
  shoot(ui, prefix + "-written.png");
  ui.app().dispatch(ShowDialog{Dialog::OpenModel});
  shoot(ui, prefix + "-dialog.png");
  ui.app().dispatch(ShowDialog{Dialog::Palette});
  shoot(ui, prefix + "-palette.png");
  ui.app().dispatch(ShowDialog{Dialog::Help});
  shoot(ui, prefix + "-help.png");
  ui.app().dispatch(ShowDialog{Dialog::None});
}

/// The panels of libraries, where the program has some.
static void shootLibraries(Ui &ui, const std::string &prefix) {
  ui.app().dispatch(MoveCursor{Move::Last});
  ui.app().dispatch(CheckLibraries{});
  settle(ui);
  const std::vector<std::string> &libraries = statusOf(ui.app().scene()).libraries;
  if (libraries.empty() || !catalogueOf(ui.app().scene()))
    return;
  for (const CatalogueOp &op : catalogueOf(ui.app().scene())->ops)
    if (op.has(FunctionHome::UserFile)) {
      const Place &place = op.functions.front().place;
      ui.app().dispatch(ShowLibrarySource{place.file, place.line});
      break;
    }
  shoot(ui, prefix + "-library.png");
  ui.app().dispatch(FocusView{"checks"});
  shoot(ui, prefix + "-checks.png");
  if (const auto report = checkOf(ui.app().scene()).report)
    for (const check::FunctionResult &function : report->functions)
      if (!function.invocations.empty()) {
        ui.app().dispatch(StepInvocation{function.symbol + ":1"});
        break;
      }
  shoot(ui, prefix + "-invocation.png");
  ui.app().dispatch(BackToModel{});
  settle(ui);
  ui.app().dispatch(WriteSkeleton{"my.new"});
  shoot(ui, prefix + "-skeleton.png");
  ui.app().dispatch(ShowDialog{Dialog::None});
}

void takeScreenshots(Ui &ui, const std::string &folder, const std::vector<std::string> &files) {
  // 0: a small window at 100 %.
  for (bool isLight : {false, true})
    for (int percent : {100, 200, 0}) {
      ui.restart();
      ui.app().settings().zoomPercent = percent ? percent : 100;
      glfwSetWindowSize(ui.window().handle(), percent ? 1600 : 1280, percent ? 1000 : 720);
      if (isLight)
        ui.app().dispatch(ToggleOption{Option::LightTheme});
      ui.app().dispatch(ResetLayout{});
      const std::string prefix =
          folder + (isLight ? "/light-" : "/dark-") + (percent ? std::to_string(percent) : "small");
      shoot(ui, prefix + "-start.png");
      if (!files.empty())
        ui.app().open(files.front(), {files.begin() + 1, files.end()});
      else if (samplesOf(ui.app().scene()).empty())
        ui.app().show(makeChainResult({.ops = 20}));
      else
        ui.app().dispatch(OpenModel{samplesOf(ui.app().scene()).front().path});
      shootSteps(ui, prefix);
      shootLibraries(ui, prefix);
    }
}

} // namespace reify::test
