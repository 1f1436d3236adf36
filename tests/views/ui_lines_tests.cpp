// Running library functions by line, and breakpoints, as a user does it.
#include "tests/views/ui_driver.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace reify::test {

namespace {

namespace fs = std::filesystem;

/// The model and the library of tests/query/lines, copied so that a test can change them.
struct Lines {
  fs::path path = fs::temp_directory_path() / ("reify-ui-lines-" + std::to_string(getpid()));
  Lines() {
    fs::remove_all(path);
    fs::copy(REIFY_SOURCE_DIR "/tests/query/lines", path);
  }
  ~Lines() { fs::remove_all(path); }
  std::string file(const char *name) const { return (path / name).string(); }

  bool open(ImGuiTestContext *ctx, const char *library = "ops.py") {
    ui->restart(ctx);
    ui->app().settings().breakpoints.clear();
    ui->app().open(file("model.mlir"), {file(library)});
    ui->settle(ctx);
    press(ctx, ImGuiMod_Ctrl | ImGuiKey_4); // the panel is there to click on
    return preparedOf(scene()) != nullptr;
  }
};

uint32_t currentLine() { return snapshotOf(scene())->function.currentLine; }
size_t calls() { return snapshotOf(scene())->lineView.frames.size(); }

std::string local(std::string_view name) {
  for (const LocalRow &row : snapshotOf(scene())->lineView.locals)
    if (row.name == name)
      return row.value;
  return "none";
}

void clickGutter(ImGuiTestContext *ctx, const char *lines, int line) {
  ctx->SetRef(child(ctx, lines));
  char item[32];
  std::snprintf(item, sizeof item, "$$%d/##gutter", line);
  ctx->ItemClick(item);
  ui->settle(ctx);
}

void clickButton(ImGuiTestContext *ctx, const char *id) {
  ctx->SetRef("//Function");
  ctx->ItemClick((std::string(id) + "/##button").c_str());
  ui->settle(ctx);
}

void keysGoByLineIntoHelpersAndBack(ImGuiTestContext *ctx) {
  Lines lines;
  IM_CHECK(lines.open(ctx));
  press(ctx, ImGuiKey_F6);
  IM_CHECK_EQ(currentLine(), 18u);
  const uint32_t step = cursorOf(scene());
  IM_CHECK(traceOf(scene())->at(step).step->kind == StepKind::Refine);
  press(ctx, ImGuiKey_F6); // assert
  press(ctx, ImGuiKey_F6); // for
  press(ctx, ImGuiKey_F6); // padded = rounded(...)
  IM_CHECK_EQ(currentLine(), 21u);
  IM_CHECK_STR_EQ(local("size").c_str(), "3");
  press(ctx, ImGuiKey_F7);
  IM_CHECK_EQ(currentLine(), 7u);
  IM_CHECK_EQ(int(calls()), 2);
  IM_CHECK(shows(ui->textOf(ctx, "function"), "rest = size % multiple"));
  press(ctx, ImGuiMod_Shift | ImGuiKey_F7);
  IM_CHECK_EQ(currentLine(), 22u);
  IM_CHECK_STR_EQ(local("padded").c_str(), "4");
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_F6);
  IM_CHECK_EQ(currentLine(), 21u);
  press(ctx, ImGuiKey_F6);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_F7); // backwards into the helper
  IM_CHECK_EQ(currentLine(), 10u);
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_F7);
  IM_CHECK_EQ(currentLine(), 21u);
  IM_CHECK_EQ(cursorOf(scene()), step); // all of it within one refinement
  for (int i = 0; i < 40 && cursorOf(scene()) == step; ++i)
    press(ctx, ImGuiKey_F6);
  IM_CHECK(cursorOf(scene()) > step); // over its end to the next refinement
  IM_CHECK(traceOf(scene())->at(cursorOf(scene())).step->kind == StepKind::Refine);
}

void buttonsAndPanelShowWhereTheRunIs(ImGuiTestContext *ctx) {
  Lines lines;
  IM_CHECK(lines.open(ctx));
  press(ctx, ImGuiKey_F8);
  IM_CHECK(currentLine() != 0); // a step without a line of its own has one marked
  clickButton(ctx, "line.over");
  clickButton(ctx, "line.over");
  clickButton(ctx, "line.over");
  clickButton(ctx, "line.over");
  IM_CHECK_EQ(currentLine(), 21u);
  clickButton(ctx, "line.into");
  std::string panel = ui->textOf(ctx, "function");
  IM_CHECK(shows(panel, "multiple"));
  IM_CHECK(shows(panel, "round 1 of the loop in line 20"));
  IM_CHECK(shows(panel, "returns 4"));
  ctx->SetRef(child(ctx, "//Function/line"));
  ctx->ItemClick("$$1/###frame"); // the caller
  ui->settle(ctx);
  IM_CHECK_EQ(currentLine(), 21u);
  clickButton(ctx, "line.over");
  panel = ui->textOf(ctx, "function");
  IM_CHECK(shows(panel, "● padded"));
  clickButton(ctx, "line.out-back");
  IM_CHECK_EQ(currentLine(), 18u);
}

void unknownConditionIsSaidToBeOne(ImGuiTestContext *ctx) {
  Lines lines;
  IM_CHECK(lines.open(ctx));
  ui->app().dispatch(ToggleBreakpoint{lines.file("ops.py"), 35});
  press(ctx, ImGuiKey_F5);
  IM_CHECK_EQ(currentLine(), 35u);
  IM_CHECK(shows(ui->textOf(ctx, "function"), "both branches run"));
  press(ctx, ImGuiKey_F6);
  IM_CHECK(shows(ui->textOf(ctx, "function"), "this is the one where it holds"));
  press(ctx, ImGuiKey_F6);
  IM_CHECK(shows(ui->textOf(ctx, "function"), "does not hold"));
  press(ctx, ImGuiKey_F6);
  IM_CHECK(shows(ui->textOf(ctx, "function"), "Joined here"));
}

void breakpointsByMouseStopForwardsAndBackwards(ImGuiTestContext *ctx) {
  Lines lines;
  IM_CHECK(lines.open(ctx));
  press(ctx, ImGuiKey_F6);
  clickGutter(ctx, "//Function/lines", 22);
  IM_CHECK_EQ(int(breakpointsOf(scene()).size()), 1);
  const size_t hits = breakpointsOf(scene())[0].hits;
  IM_CHECK(hits >= 5);
  press(ctx, ImGuiKey_Home);
  std::vector<std::string> sizes;
  for (size_t i = 0; i < hits; ++i) {
    press(ctx, ImGuiKey_F5);
    IM_CHECK_EQ(currentLine(), 22u);
    sizes.push_back(local("size"));
  }
  IM_CHECK_STR_EQ(sizes[0].c_str(), "3");
  IM_CHECK_STR_EQ(sizes[1].c_str(), "8");
  press(ctx, ImGuiKey_F5);
  IM_CHECK(shows(ui->textOf(ctx, "function"), "No breakpoint is passed after"));
  press(ctx, ImGuiMod_Shift | ImGuiKey_F5);
  IM_CHECK_STR_EQ(local("size").c_str(), sizes[hits - 2].c_str());
  // One that is off stops nothing.
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_B);
  ctx->SetRef("//Breakpoints");
  ctx->ItemUncheck("**/$$0/##on");
  ui->settle(ctx);
  const uint32_t at = lineOf(scene());
  press(ctx, ImGuiKey_F5);
  IM_CHECK_EQ(lineOf(scene()), at);
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_B);
  ctx->SetRef("//Breakpoints");
  ctx->ItemClick("**/$$0/×");
  ui->settle(ctx);
  IM_CHECK(breakpointsOf(scene()).empty());
  // F9 sets one where the run is, and clears it.
  press(ctx, ImGuiKey_F9);
  IM_CHECK_EQ(int(breakpointsOf(scene()).size()), 1);
  IM_CHECK_EQ(breakpointsOf(scene())[0].breakpoint.line, currentLine());
  press(ctx, ImGuiKey_F9);
  IM_CHECK(breakpointsOf(scene()).empty());
}

void hollowBreakpointsSayWhy(ImGuiTestContext *ctx) {
  Lines lines;
  IM_CHECK(lines.open(ctx));
  const std::string ops = lines.file("ops.py");
  for (uint32_t line : {14u, 24u})
    ui->app().dispatch(ToggleBreakpoint{ops, line});
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_B);
  const std::string panel = ui->textOf(ctx, "breakpoints");
  IM_CHECK(shows(panel, "ops.py:14"));
  IM_CHECK(shows(panel, "this function was not called in this run"));
  IM_CHECK(shows(panel, "there is no code on this line"));
  IM_CHECK(shows(panel, "○"));
  ui->app().dispatch(ToggleBreakpoint{ops, 22});
  ui->settle(ctx);
  const std::string hits = std::to_string(breakpointsOf(scene())[1].hits);
  IM_CHECK(shows(ui->textOf(ctx, "breakpoints"), hits + "×"));
}

void breakpointsFollowTheirTextAndAreKept(ImGuiTestContext *ctx) {
  Lines lines;
  IM_CHECK(lines.open(ctx));
  const std::string ops = lines.file("ops.py");
  ui->app().dispatch(ToggleBreakpoint{ops, 22});
  const uint64_t hits = breakpointsOf(scene())[0].hits;
  IM_CHECK(hits >= 5);
  std::stringstream text;
  text << "# one line more\n# and another\n" << std::ifstream(ops).rdbuf();
  std::ofstream(ops) << text.str();
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_R);
  IM_CHECK_EQ(int(breakpointsOf(scene()).size()), 1);
  IM_CHECK_EQ(breakpointsOf(scene())[0].breakpoint.line, 24u);
  IM_CHECK_EQ(int(breakpointsOf(scene())[0].hits), int(hits));
  IM_CHECK_STR_EQ(saveSettings(ui->app().settings(), lines.path.string()).c_str(), "");
  IM_CHECK(saveSettings(ui->app().settings(), lines.file("ops.py")).find("cannot be written") != std::string::npos);
  const Settings loaded = loadSettings(lines.path.string());
  IM_CHECK_EQ(int(loaded.breakpoints.size()), 1);
  IM_CHECK_STR_EQ(loaded.breakpoints[0].file.c_str(), ops.c_str());
  IM_CHECK_EQ(loaded.breakpoints[0].line, 24u);
  IM_CHECK_STR_EQ(loaded.breakpoints[0].text.c_str(), "out.append(padded)");
}

void theSourcePanelTakesBreakpointsAndShowsAllPlaces(ImGuiTestContext *ctx) {
  Lines lines;
  IM_CHECK(lines.open(ctx));
  press(ctx, ImGuiKey_F8);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_7);
  IM_CHECK(shows(ui->textOf(ctx, "source"), "net.py:12:9"));
  IM_CHECK(shows(ui->textOf(ctx, "source"), "called from main.py:40:1"));
  ui->app().dispatch(SelectLine{lines.file("ops.py"), 22});
  ui->settle(ctx);
  clickGutter(ctx, "//Source/lines", 22);
  IM_CHECK_EQ(int(breakpointsOf(scene()).size()), 1);
  IM_CHECK_EQ(breakpointsOf(scene())[0].breakpoint.line, 22u);
}

void mlirFunctionsRunByLineToo(ImGuiTestContext *ctx) {
  Lines lines;
  IM_CHECK(lines.open(ctx, "library.mlir"));
  ui->app().dispatch(ToggleBreakpoint{lines.file("library.mlir"), 3});
  press(ctx, ImGuiKey_F5);
  IM_CHECK_EQ(currentLine(), 3u);
  IM_CHECK_STR_EQ(local("%0").c_str(), "4");
  IM_CHECK(shows(ui->textOf(ctx, "function"), "%by"));
  press(ctx, ImGuiMod_Shift | ImGuiKey_F7);
  IM_CHECK_EQ(currentLine(), 9u);
}

} // namespace

void registerLineTests(ImGuiTestEngine *engine) {
  add(engine, "lines", "keys go by line, into helpers and back", keysGoByLineIntoHelpersAndBack);
  add(engine, "lines", "buttons and panel show where the run is", buttonsAndPanelShowWhereTheRunIs);
  add(engine, "lines", "an unknown condition is said to be one", unknownConditionIsSaidToBeOne);
  add(engine, "lines", "functions in MLIR run by line too", mlirFunctionsRunByLineToo);
  add(engine, "breakpoints", "by mouse, stop forwards and backwards", breakpointsByMouseStopForwardsAndBackwards);
  add(engine, "breakpoints", "hollow ones say why", hollowBreakpointsSayWhy);
  add(engine, "breakpoints", "follow their text and are kept", breakpointsFollowTheirTextAndAreKept);
  add(engine, "breakpoints", "the source panel takes them, and shows all places",
      theSourcePanelTakesBreakpointsAndShowsAllPlaces);
}

} // namespace reify::test
