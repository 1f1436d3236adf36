// Pictures to look at: the window in both themes, at 100 % and 200 %, at steps that show much.
#include "tests/views/ui.h"

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
  ui.app().dispatch(MoveCursor{Move::Into});
  ui.app().dispatch(MoveCursor{Move::Into});
  ui.app().dispatch(FocusView{"stages"});
  shoot(ui, prefix + "-stages.png");
  ui.app().dispatch(FocusView{"ir"});
  ui.app().dispatch(MoveCursor{Move::Last});
  settle(ui);
  ui.app().dispatch(SelectViolation{0});
  shoot(ui, prefix + "-violation.png");
  ui.app().dispatch(ShowDialog{Dialog::OpenModel});
  shoot(ui, prefix + "-dialog.png");
  ui.app().dispatch(ShowDialog{Dialog::Palette});
  shoot(ui, prefix + "-palette.png");
  ui.app().dispatch(ShowDialog{Dialog::Help});
  shoot(ui, prefix + "-help.png");
  ui.app().dispatch(ShowDialog{Dialog::None});
}

void takeScreenshots(Ui &ui, const std::string &folder, const std::vector<std::string> &files) {
  for (bool isLight : {false, true})
    for (int percent : {100, 200}) {
      ui.restart();
      ui.app().settings().zoomPercent = percent;
      if (isLight)
        ui.app().dispatch(ToggleOption{Option::LightTheme});
      ui.app().dispatch(ResetLayout{});
      const std::string prefix =
          folder + (isLight ? "/light-" : "/dark-") + std::to_string(percent);
      shoot(ui, prefix + "-start.png");
      if (!files.empty())
        ui.app().open(files.front(), {files.begin() + 1, files.end()});
      else if (ui.app().scene().samples.empty())
        ui.app().show(makeChainResult({.ops = 20}));
      else
        ui.app().dispatch(OpenModel{ui.app().scene().samples.front().path});
      shootSteps(ui, prefix);
    }
}

} // namespace reify::test
