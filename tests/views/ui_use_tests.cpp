// The program in a real window, driven as a user does: by mouse on the widgets and by keys. A name
// is a sentence about what the user sees.
#include "tests/views/ui_driver.h"
#include "views/commands.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace reify::test {

namespace {

// Opening

void startPageSaysWhatToDo(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ctx->Yield(2);
  IM_CHECK(preparedOf(scene()) == nullptr);
  ctx->SetRef(child(ctx, "//Reify/start"));
  ctx->ItemClick("Open model…");
  IM_CHECK(ui->app().dialog() == Dialog::OpenModel);
  IM_CHECK(ctx->WindowInfo("//Open model").ID != 0);
  press(ctx, ImGuiKey_Escape);
  IM_CHECK(ui->app().dialog() == Dialog::None);
}

void sampleOpensFromTheStartPage(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ctx->Yield(2);
  const auto &samples = samplesOf(scene());
  const auto quantize = std::find_if(samples.begin(), samples.end(),
                                     [](const Sample &sample) { return sample.path.ends_with("/quantize"); });
  IM_CHECK(quantize != samples.end());
  ctx->SetRef(child(ctx, "//Reify/start"));
  std::string label; // the engine takes '/' in a label for a level
  for (char c : quantize->title)
    label += c == '/' ? std::string("\\/") : std::string(1, c);
  char item[64];
  std::snprintf(item, sizeof item, "paths/samples/$$%d/", int(quantize - samples.begin()));
  ctx->ItemClick((item + label).c_str());
  ui->settle(ctx);
  IM_CHECK(preparedOf(scene()) != nullptr);
  IM_CHECK_EQ(int(statusOf(scene()).libraries.size()), 1);
}

void dialogOpensAFileByKeysAlone(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_O);
  ctx->KeyCharsReplaceEnter(REIFY_SOURCE_DIR "/samples/quantize");
  ui->settle(ctx);
  IM_CHECK(ui->app().dialog() == Dialog::OpenModel); // a folder is shown, not opened
  ctx->KeyCharsReplaceEnter("model.mlir");
  ui->settle(ctx);
  IM_CHECK(ui->app().dialog() == Dialog::None);
  IM_CHECK(preparedOf(scene()) != nullptr);
  IM_CHECK(traceOf(scene())->modelFile.ends_with("model.mlir"));
}

void dialogOpensAFolderAsAProject(ImGuiTestContext *ctx) {
  for (const bool byKeys : {false, true}) {
    ui->restart(ctx);
    press(ctx, ImGuiMod_Ctrl | ImGuiKey_O);
    ctx->KeyCharsReplaceEnter(REIFY_SOURCE_DIR "/samples");
    ui->settle(ctx);
    IM_CHECK(!ctx->ItemExists("//Open model/Open this folder")); // it holds projects, and is none
    ctx->KeyCharsReplaceEnter("pooled");
    ui->settle(ctx);
    if (byKeys)
      press(ctx, ImGuiMod_Ctrl | ImGuiKey_Enter);
    else
      ctx->ItemClick("//Open model/Open this folder");
    ui->settle(ctx);
    IM_CHECK(ui->app().dialog() == Dialog::None);
    IM_CHECK(preparedOf(scene()) != nullptr);
    IM_CHECK(traceOf(scene())->modelFile.ends_with("pooled/model.mlir"));
    IM_CHECK_EQ(int(statusOf(scene()).libraries.size()), 1); // which its reify.json names
  }
}

/// Three names of a project, of which each opens the whole of it.
void aProjectOpensByEachOfItsNames(ImGuiTestContext *ctx) {
  const std::string folder = REIFY_SOURCE_DIR "/samples/pooled";
  uint32_t steps = 0; // of the folder's run
  for (const std::string &path : {folder, folder + "/reify.json", folder + "/model.mlir"}) {
    IM_CHECK(openSample(ctx)); // whose library must go
    ui->app().dispatch(OpenModel{path});
    ui->settle(ctx);
    IM_CHECK(traceOf(scene())->modelFile.ends_with("pooled/model.mlir"));
    IM_CHECK_EQ(int(statusOf(scene()).libraries.size()), 1);
    IM_CHECK(statusOf(scene()).libraries[0].ends_with("pooled/library.mlir"));
    steps = steps == 0 ? traceOf(scene())->stepCount() : steps;
    IM_CHECK_EQ(traceOf(scene())->stepCount(), steps);
  }
}

void filesOutsideOfAProjectAreAskedFor(ImGuiTestContext *ctx) {
  IM_CHECK(openSample(ctx));
  const auto before = traceOf(scene());
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("reify-ui-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder / "project");
  std::filesystem::copy_file(REIFY_SOURCE_DIR "/samples/pooled/model.mlir", folder / "model.mlir",
                             std::filesystem::copy_options::overwrite_existing);
  std::ofstream(folder / "project/reify.json") << "{\"model\": \"../model.mlir\"}";
  ui->app().dispatch(OpenModel{(folder / "project").string()});
  ui->settle(ctx);
  IM_CHECK(statusOf(scene()).showProblems);
  IM_CHECK(traceOf(scene()) == before); // what was open is still there
  ctx->SetRef(child(ctx, "//Reify/problems"));
  ctx->ItemClick("Read files again"); // nothing has changed
  ui->settle(ctx);
  IM_CHECK(statusOf(scene()).showProblems);
  ctx->SetRef(child(ctx, "//Reify/problems"));
  ctx->ItemClick("Follow these paths");
  ui->settle(ctx);
  IM_CHECK(!statusOf(scene()).showProblems);
  IM_CHECK(traceOf(scene())->modelFile.ends_with("project/../model.mlir"));
  std::filesystem::remove_all(folder);
}

void badFileKeepsTheLastGoodRun(ImGuiTestContext *ctx) {
  openChain(ctx);
  press(ctx, ImGuiKey_F8);
  const uint32_t cursor = cursorOf(scene());
  ui->app().dispatch(OpenModel{"/no/such/model.mlir"});
  ui->settle(ctx);
  IM_CHECK(statusOf(scene()).failed);
  IM_CHECK(statusOf(scene()).showProblems);
  IM_CHECK(preparedOf(scene()) != nullptr);
  IM_CHECK_EQ(cursorOf(scene()), cursor);
  IM_CHECK(child(ctx, "//Reify/problems") != 0);
  IM_CHECK(shows(ui->textOf(ctx, "log"), "model.mlir"));
  ctx->SetRef(child(ctx, "//Reify/problems"));
  ctx->ItemClick("Dismiss");
  IM_CHECK(!statusOf(scene()).showProblems);
}

void badFirstFileIsExplainedOnTheStartPage(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ui->app().dispatch(OpenModel{REIFY_SOURCE_DIR "/samples/quantize/story.md"});
  ui->settle(ctx);
  IM_CHECK(preparedOf(scene()) == nullptr);
  IM_CHECK(!statusOf(scene()).problems.empty());
  ctx->SetRef(child(ctx, "//Reify/start"));
  IM_CHECK(ctx->ItemExists("Read files again"));
}

void droppedFilesAreToldApart(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ui->app().drop({REIFY_SOURCE_DIR "/samples/quantize/library.mlir", REIFY_SOURCE_DIR "/samples/quantize/model.mlir"});
  ui->settle(ctx);
  IM_CHECK(preparedOf(scene()) != nullptr);
  IM_CHECK(traceOf(scene())->modelFile.ends_with("model.mlir"));
  IM_CHECK_EQ(int(statusOf(scene()).libraries.size()), 1);
  IM_CHECK(statusOf(scene()).libraries.front().ends_with("library.mlir"));
}

// Stepping

void stepToTheEndAndBack(ImGuiTestContext *ctx) {
  openChain(ctx, {.ops = 2});
  const uint32_t last = traceOf(scene())->stepCount() - 1;
  for (uint32_t step = 0; step < last; ++step) {
    IM_CHECK_EQ(cursorOf(scene()), step);
    press(ctx, ImGuiKey_F11);
  }
  IM_CHECK_EQ(cursorOf(scene()), last);
  press(ctx, ImGuiKey_F11); // nowhere to go
  IM_CHECK_EQ(cursorOf(scene()), last);
  for (uint32_t step = last; step > 0; --step)
    press(ctx, ImGuiMod_Ctrl | ImGuiKey_F11);
  IM_CHECK_EQ(cursorOf(scene()), 0u);
}

void keysAndButtonsOfEveryMoveAgreeWithTheQuery(ImGuiTestContext *ctx) {
  openChain(ctx);
  const Trace &trace = *traceOf(scene());
  struct Row {
    ImGuiKeyChord chord;
    const char *button;
    uint32_t (*move)(const Trace &, uint32_t);
  };
  const Row rows[] = {
      {ImGuiKey_F11, "step.into", stepInto},
      {ImGuiKey_F10, "step.over", stepOver},
      {ImGuiMod_Shift | ImGuiKey_F11, "step.out", stepOut},
      {ImGuiMod_Ctrl | ImGuiKey_F11, "step.into-back", stepIntoBack},
      {ImGuiMod_Ctrl | ImGuiKey_F10, "step.over-back", stepOverBack},
      {ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_F11, "step.out-back", stepOutBack},
      {ImGuiKey_F8, "step.next-op", nextOp},
      {ImGuiMod_Shift | ImGuiKey_F8, "step.previous-op", previousOp},
  };
  for (uint32_t from : {0u, 2u, 3u, 5u, 14u})
    for (const Row &row : rows) {
      ui->app().dispatch(GoToStep{from});
      ui->settle(ctx);
      press(ctx, row.chord);
      IM_CHECK_EQ(cursorOf(scene()), row.move(trace, from));
      ui->app().dispatch(GoToStep{from});
      ui->settle(ctx);
      ctx->SetRef("//Reify");
      ctx->ItemClick((std::string(row.button) + "/##button").c_str());
      IM_CHECK_EQ(cursorOf(scene()), row.move(trace, from));
    }
}

void homeEndSliderAndStepBoxGoThere(ImGuiTestContext *ctx) {
  openChain(ctx);
  const uint32_t last = traceOf(scene())->stepCount() - 1;
  ctx->WindowFocus("//IR");
  press(ctx, ImGuiKey_End);
  IM_CHECK_EQ(cursorOf(scene()), last);
  press(ctx, ImGuiKey_Home);
  IM_CHECK_EQ(cursorOf(scene()), 0u);
  ctx->SetRef("//Reify");
  ctx->ItemInputValue("##step", 12);
  IM_CHECK_EQ(cursorOf(scene()), 12u);
  ctx->ItemDragWithDelta("##slider", {4000, 0});
  IM_CHECK_EQ(cursorOf(scene()), last);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_G);
  ctx->KeyCharsReplaceEnter("7");
  ui->settle(ctx);
  IM_CHECK_EQ(cursorOf(scene()), 7u);
  IM_CHECK(ui->app().dialog() == Dialog::None);
}

void randomWalkShowsTheSameIrAsADirectJump(ImGuiTestContext *ctx) {
  openChain(ctx);
  const auto trace = preparedOf(scene())->snapshot.trace;
  uint32_t state = 12345;
  for (int i = 0; i < 40; ++i) {
    state = state * 1664525 + 1013904223;
    const auto table = commandTable();
    const CommandInfo &info = table[state / 65536 % table.size()];
    if (info.menu != Menu::Step || info.id == "step.goto")
      continue;
    ui->app().dispatch(info.make());
    ui->settle(ctx);
    const Snapshot direct = makeSnapshot(trace, cursorOf(scene()), {});
    IM_CHECK(snapshotOf(scene())->after.text() == direct.after.text());
    IM_CHECK(snapshotOf(scene())->before.text() == direct.before.text());
  }
}

// Commands

void everyCommandCanBeCarriedOutInEveryState(ImGuiTestContext *ctx) {
  for (bool hasRun : {false, true}) {
    ui->restart(ctx);
    if (hasRun)
      ui->app().show(makeChainResult());
    ui->settle(ctx);
    for (const CommandInfo &info : commandTable()) {
      if (info.id == "file.quit")
        continue;
      ui->app().dispatch(info.make());
      ui->settle(ctx);
      ui->app().dispatch(ShowDialog{Dialog::None});
    }
  }
}

void paletteFindsAndRunsACommand(ImGuiTestContext *ctx) {
  openChain(ctx);
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_P);
  IM_CHECK(ui->app().dialog() == Dialog::Palette);
  ctx->KeyCharsReplaceEnter("last step");
  ui->settle(ctx);
  IM_CHECK(ui->app().dialog() == Dialog::None);
  IM_CHECK_EQ(cursorOf(scene()), traceOf(scene())->stepCount() - 1);
}

void menusHoldEveryCommand(ImGuiTestContext *ctx) {
  openChain(ctx);
  ctx->SetRef("##MainMenuBar");
  for (Menu menu : {Menu::File, Menu::Step, Menu::View, Menu::Help})
    for (const CommandInfo &info : commandTable())
      if (info.menu == menu) {
        const std::string path = std::string(toString(menu)) + "/" + std::string(info.title);
        ctx->MenuAction(ImGuiTestAction_Hover, path.c_str());
        IM_CHECK_SILENT(!ctx->IsError());
      }
  press(ctx, ImGuiKey_Escape);
  press(ctx, ImGuiKey_Escape);
}

void keysAloneDoAWholeSession(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_O);
  ctx->KeyCharsReplaceEnter(REIFY_SOURCE_DIR "/samples/quantize/model.mlir");
  ui->settle(ctx);
  IM_CHECK(preparedOf(scene()) != nullptr);
  IM_CHECK(!snapshotOf(scene())->contract.holds());
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_O);
  ctx->KeyCharsReplaceEnter(REIFY_SOURCE_DIR "/samples/quantize/library.mlir");
  ui->settle(ctx);
  IM_CHECK_EQ(int(statusOf(scene()).libraries.size()), 1);
  press(ctx, ImGuiKey_F8);
  press(ctx, ImGuiKey_F11);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_T);
  IM_CHECK(optionsOf(scene())[Option::LightTheme]);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_6);
  press(ctx, ImGuiKey_F1);
  IM_CHECK(ui->app().dialog() == Dialog::Help);
  press(ctx, ImGuiKey_Escape);
  press(ctx, ImGuiKey_End);
  IM_CHECK(snapshotOf(scene())->contract.holds());
}

void zoomChangesTheTextAndComesBack(ImGuiTestContext *ctx) {
  openChain(ctx);
  const float before = ImGui::GetStyle().FontScaleMain;
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_Equal);
  IM_CHECK_GT(ImGui::GetStyle().FontScaleMain, before);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_0);
  IM_CHECK_EQ(ImGui::GetStyle().FontScaleMain, before);
}

// Runs that take long

/// Opens a model on which a pipeline works for seconds, and waits until it does; false if it is over already.
bool startLongRun(ImGuiTestContext *ctx) {
  const std::string path = std::filesystem::temp_directory_path() / "reify-window-chain.mlir";
  std::ofstream file(path);
  file << "func.func @main(%0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {\n"
       << "  %1 = torch.aten.tanh %0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor\n";
  constexpr int kOps = 4000;
  for (int i = 1; i < kOps; ++i)
    file << "  %" << i + 1 << " = torch.aten.tanh %" << i << " : !torch.vtensor -> !torch.vtensor\n";
  file << "  return %" << kOps << " : !torch.vtensor\n}\n" << std::flush;
  ui->app().documents().setPipeline("builtin.module(torch-shape-refinement-pipeline,torch-dtype-refinement-pipeline)",
                                    {});
  ui->app().dispatch(OpenModel{path});
  do
    ctx->Yield();
  while (statusOf(scene()).isRunning && statusOf(scene()).progress < 0.2f);
  return statusOf(scene()).isRunning;
}

void aRunOfPassesIsLeftForAnotherAtOnce(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ctx->Yield(2);
  IM_CHECK(startLongRun(ctx));
  const auto asked = std::chrono::steady_clock::now();
  ui->app().dispatch(OpenModel{REIFY_SOURCE_DIR "/samples/quantize/model.mlir"});
  IM_CHECK_LT(std::chrono::duration<double>(std::chrono::steady_clock::now() - asked).count(), 0.1);
  ui->settle(ctx);
  IM_CHECK(traceOf(scene())->modelFile.ends_with("quantize/model.mlir"));
}

void aRunOfPassesIsCancelledAndWhatWasShownStays(ImGuiTestContext *ctx) {
  IM_CHECK(openSample(ctx));
  IM_CHECK(startLongRun(ctx));
  ui->app().dispatch(CancelRun{});
  const auto asked = std::chrono::steady_clock::now();
  ui->settle(ctx);
  IM_CHECK_LT(std::chrono::duration<double>(std::chrono::steady_clock::now() - asked).count(), 5.0);
  IM_CHECK(traceOf(scene())->modelFile.ends_with("quantize/model.mlir"));
}

} // namespace

void registerUseTests(ImGuiTestEngine *engine) {
  add(engine, "open", "the start page says what to do", startPageSaysWhatToDo);
  add(engine, "open", "a sample opens from the start page", sampleOpensFromTheStartPage);
  add(engine, "open", "the dialog opens a file by keys alone", dialogOpensAFileByKeysAlone);
  add(engine, "open", "the dialog opens a folder as a project", dialogOpensAFolderAsAProject);
  add(engine, "open", "a bad file keeps the last good run", badFileKeepsTheLastGoodRun);
  add(engine, "open", "a bad first file is explained on the start page", badFirstFileIsExplainedOnTheStartPage);
  add(engine, "open", "a project opens by each of its names", aProjectOpensByEachOfItsNames);
  add(engine, "open", "files outside of a project are asked for", filesOutsideOfAProjectAreAskedFor);
  add(engine, "open", "dropped files are told apart", droppedFilesAreToldApart);
  add(engine, "run", "a run of passes is left for another at once", aRunOfPassesIsLeftForAnotherAtOnce);
  add(engine, "run", "a run of passes is cancelled, and what was shown stays",
      aRunOfPassesIsCancelledAndWhatWasShownStays);
  add(engine, "step", "to the end and back", stepToTheEndAndBack);
  add(engine, "step", "keys and buttons of every move agree with the query",
      keysAndButtonsOfEveryMoveAgreeWithTheQuery);
  add(engine, "step", "home, end, slider and step box go there", homeEndSliderAndStepBoxGoThere);
  add(engine, "step", "a random walk shows the same IR as a direct jump", randomWalkShowsTheSameIrAsADirectJump);
  add(engine, "commands", "every command can be carried out in every state", everyCommandCanBeCarriedOutInEveryState);
  add(engine, "commands", "the palette finds and runs a command", paletteFindsAndRunsACommand);
  add(engine, "commands", "menus hold every command", menusHoldEveryCommand);
  add(engine, "commands", "keys alone do a whole session", keysAloneDoAWholeSession);
  add(engine, "commands", "zoom changes the text and comes back", zoomChangesTheTextAndComesBack);
}

} // namespace reify::test
