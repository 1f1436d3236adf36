// Scripts of commands: recorded by real widgets, carried out without a window, compared.
#include "app/application/script/run_script.h"
#include "app/application/script/shown_state.h"
#include "tests/views/ui_driver.h"
#include "views/commands/documents.h"
#include "views/commands/script.h"
#include "views/recording/recording.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <unistd.h>

namespace reify::test {

namespace {

namespace fs = std::filesystem;

struct ScriptFolder {
  fs::path path = fs::temp_directory_path() / ("reify-script-" + std::to_string(getpid()));
  ScriptFolder() {
    fs::remove_all(path);
    fs::create_directories(path);
    for (const char *name : {"model.mlir", "library.mlir"})
      fs::copy_file(fs::path(REIFY_SOURCE_DIR "/samples/quantize") / name, path / name);
  }
  ~ScriptFolder() { fs::remove_all(path); }
  std::string file(const char *name) const { return (path / name).string(); }
  std::string read(const char *name) const {
    std::ifstream stream(path / name);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
};

/// What the window shows, under the names that scripts give it.
std::map<std::string, std::string> shownNow(const std::string &folder) {
  std::map<std::string, std::string> state;
  for (const auto &[name, text] : stateOf(scene(), Dialog::None, ui->app().settings().zoomPercent, folder))
    state[std::string(name)] = text;
  return state;
}

/// What is shown at the end of a script that is carried out without the window. `code`: the exit code.
std::map<std::string, std::string> shownAfter(const std::string &script, int &code, std::string &problems) {
  std::ostringstream out, err;
  code = runScript({script, true}, out, err);
  problems = err.str();
  std::map<std::string, std::string> state;
  const nlohmann::json result = code == 0 ? nlohmann::json::parse(out.str()) : nlohmann::json::object();
  if (code == 0)
    for (const auto &command : result["commands"])
      for (const auto &[name, text] : command["changed"].items())
        state[name] = text;
  return state;
}

void saveThroughTheDialog(ImGuiTestContext *ctx, const std::string &path) {
  ctx->SetRef("##MainMenuBar");
  ctx->MenuClick("File/Stop recording and save the script…");
  ctx->Yield(3);
  ctx->SetRef("//Save the script");
  ctx->ItemInput("##path");
  ctx->KeyCharsReplaceEnter(path.c_str());
  ui->settle(ctx);
}

void checkSameWithoutAWindow(const ScriptFolder &folder, const char *name) {
  int code = -1;
  std::string problems;
  std::map<std::string, std::string> replayed = shownAfter(folder.file(name), code, problems);
  IM_CHECK_STR_EQ(problems.c_str(), "");
  IM_CHECK_EQ(code, 0);
  for (const auto &[thing, text] : shownNow(folder.path.string())) {
    const std::string here = thing + ": " + text,
                      there = thing + ": " + (replayed.contains(thing) ? replayed[thing] : text);
    if (thing != "dialog" && thing != "zoom" && thing != "switches" && !text.empty())
      IM_CHECK(replayed.contains(thing));
    IM_CHECK_STR_EQ(here.c_str(), there.c_str());
  }
}

void whatWidgetsDoIsRecordedAndReplayed(ImGuiTestContext *ctx) {
  ScriptFolder folder;
  ui->restart(ctx);
  ctx->SetRef("##MainMenuBar");
  ctx->MenuClick("File/Record a script");
  IM_CHECK(recordingOf(scene()).isOn);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_O);
  ctx->KeyCharsReplaceEnter(folder.file("model.mlir").c_str());
  ui->settle(ctx);
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_O);
  ctx->KeyCharsReplaceEnter(folder.file("library.mlir").c_str());
  ui->settle(ctx);
  press(ctx, ImGuiKey_F8);
  press(ctx, ImGuiKey_F11);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_E);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_F);
  ctx->KeyChars("quantize");
  ui->settle(ctx);
  ui->app().dispatch(FocusView{"values"});
  ctx->Yield(2);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_G);
  ctx->KeyCharsReplaceEnter("7");
  ui->settle(ctx);
  IM_CHECK_EQ(cursorOf(scene()), 7u);
  ui->app().dispatch(SelectOp{snapshotOf(scene())->currentOp});
  ui->settle(ctx);
  saveThroughTheDialog(ctx, folder.file("walk.script"));
  IM_CHECK(!recordingOf(scene()).isOn);
  IM_CHECK(ui->app().dialog() == Dialog::None);
  const std::string text = folder.read("walk.script");
  IM_CHECK(text.find("file.open-model model.mlir\nfile.add-library library.mlir\nstep.next-op\nstep.into\n"
                     "view.effective\n") != std::string::npos);
  IM_CHECK(text.find("step.find quantize\n") != std::string::npos); // not a line a letter
  IM_CHECK(text.find("step.find q\n") == std::string::npos);
  IM_CHECK(text.find("step.to 7\n") != std::string::npos);
  checkSameWithoutAWindow(folder, "walk.script");
}

/// A recording that begins in the middle brings a fresh program to where it began.
void aRecordingBeginsWithWhatIsOpen(ImGuiTestContext *ctx) {
  ScriptFolder folder;
  ui->restart(ctx);
  ui->app().dispatch(OpenModel{folder.file("model.mlir")});
  ui->settle(ctx);
  ui->app().dispatch(AddLibrary{folder.file("library.mlir")});
  ui->settle(ctx);
  press(ctx, ImGuiKey_F8);
  press(ctx, ImGuiKey_F8);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_L);
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_P);
  ctx->KeyCharsReplaceEnter("record a script");
  ui->settle(ctx);
  IM_CHECK(recordingOf(scene()).isOn);
  press(ctx, ImGuiKey_F6);
  press(ctx, ImGuiKey_F9);
  saveThroughTheDialog(ctx, folder.file("middle.script"));
  IM_CHECK(folder.read("middle.script").find("file.open-with model.mlir library.mlir\n") != std::string::npos);
  checkSameWithoutAWindow(folder, "middle.script");
}

void aScriptNeverOverwritesAFileAndRecordingGoesOn(ImGuiTestContext *ctx) {
  ScriptFolder folder;
  openChain(ctx);
  ui->app().dispatch(StartRecording{});
  press(ctx, ImGuiKey_F10);
  saveThroughTheDialog(ctx, folder.file("model.mlir"));
  IM_CHECK(recordingOf(scene()).problem.find("is there already") != std::string::npos);
  IM_CHECK(ui->app().dialog() == Dialog::SaveRecording);
  press(ctx, ImGuiKey_Escape);
  IM_CHECK(ui->app().dialog() == Dialog::None);
  IM_CHECK(recordingOf(scene()).isOn);
  const uint32_t before = recordingOf(scene()).commands;
  press(ctx, ImGuiKey_F10);
  IM_CHECK_EQ(recordingOf(scene()).commands, before + 1);
  ctx->SetRef("##MainMenuBar");
  ctx->MenuClick("File/Stop recording, keep nothing");
  IM_CHECK(!recordingOf(scene()).isOn);
}

} // namespace

void registerScriptTests(ImGuiTestEngine *engine) {
  add(engine, "script", "what widgets do is recorded and replayed", whatWidgetsDoIsRecordedAndReplayed);
  add(engine, "script", "a recording begins with what is open", aRecordingBeginsWithWhatIsOpen);
  add(engine, "script", "a script never overwrites a file, and recording goes on",
      aScriptNeverOverwritesAFileAndRecordingGoesOn);
}

} // namespace reify::test
