// The program in a real window, driven as a user does: by mouse on the widgets and by keys. A name is a
// sentence about what the user sees.
#include "tests/views/ui.h"

#include "views/narration.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace reify::test {

namespace {

const Scene &scene() { return ui->app().scene(); }

void openChain(ImGuiTestContext *ctx, const ChainOptions &options = {}) {
  ui->restart(ctx);
  ui->app().show(makeChainResult(options));
  ui->settle(ctx);
}

/// The sample that app/run.sh opens, through the engine.
bool openSample(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ui->app().dispatch(OpenModel{REIFY_SOURCE_DIR "/samples/quantize"});
  ui->settle(ctx);
  return scene().prepared != nullptr;
}

ImGuiID child(ImGuiTestContext *ctx, const char *path) { return ctx->WindowInfo(path).ID; }

void press(ImGuiTestContext *ctx, ImGuiKeyChord chord) {
  ctx->KeyPress(chord);
  ui->settle(ctx);
}

std::string squeezed(std::string_view text) {
  std::string out;
  for (char c : text)
    if (c != ' ' && c != '\n' && c != '\t')
      out += c;
  return out;
}

bool shows(const std::string &panel, std::string_view text) {
  return squeezed(panel).find(squeezed(text)) != std::string::npos;
}

/// Lines of the listing that the panel does not show; only for listings that fit the panel.
int missingLines(const std::string &panel, const Listing &listing) {
  int missing = 0;
  for (const Line &line : listing.lines)
    if (!shows(panel, line.text)) {
      std::printf("not shown: %s\n", line.text.c_str());
      ++missing;
    }
  return missing;
}

using TestFunction = void (*)(ImGuiTestContext *);
void add(ImGuiTestEngine *engine, const char *group, const char *name, TestFunction function) {
  ImGuiTest *test = ImGuiTestEngine_RegisterTest(engine, group, name, __FILE__, 0);
  test->TestFunc = function;
}

// ---- opening ----------------------------------------------------------------------------------------

void startPageSaysWhatToDo(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ctx->Yield(2);
  IM_CHECK(scene().prepared == nullptr);
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
  const auto &samples = scene().samples;
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
  IM_CHECK(scene().prepared != nullptr);
  IM_CHECK_EQ(int(scene().status.libraries.size()), 1);
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
  IM_CHECK(scene().prepared != nullptr);
  IM_CHECK(scene().trace()->modelFile.ends_with("model.mlir"));
}

void badFileKeepsTheLastGoodRun(ImGuiTestContext *ctx) {
  openChain(ctx);
  press(ctx, ImGuiKey_F8);
  const uint32_t cursor = scene().cursor;
  ui->app().dispatch(OpenModel{"/no/such/model.mlir"});
  ui->settle(ctx);
  IM_CHECK(scene().status.failed);
  IM_CHECK(scene().status.showProblems);
  IM_CHECK(scene().prepared != nullptr);
  IM_CHECK_EQ(scene().cursor, cursor);
  IM_CHECK(child(ctx, "//Reify/problems") != 0);
  IM_CHECK(shows(ui->textOf(ctx, "log"), "model.mlir"));
  ctx->SetRef(child(ctx, "//Reify/problems"));
  ctx->ItemClick("Dismiss");
  IM_CHECK(!scene().status.showProblems);
}

void badFirstFileIsExplainedOnTheStartPage(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ui->app().dispatch(OpenModel{REIFY_SOURCE_DIR "/samples/quantize/story.md"});
  ui->settle(ctx);
  IM_CHECK(scene().prepared == nullptr);
  IM_CHECK(!scene().status.problems.empty());
  ctx->SetRef(child(ctx, "//Reify/start"));
  IM_CHECK(ctx->ItemExists("Read files again"));
}

void droppedFilesAreToldApart(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ui->app().drop({REIFY_SOURCE_DIR "/samples/quantize/library.mlir", REIFY_SOURCE_DIR "/samples/quantize/model.mlir"});
  ui->settle(ctx);
  IM_CHECK(scene().prepared != nullptr);
  IM_CHECK(scene().trace()->modelFile.ends_with("model.mlir"));
  IM_CHECK_EQ(int(scene().status.libraries.size()), 1);
  IM_CHECK(scene().status.libraries.front().ends_with("library.mlir"));
}

// ---- stepping ---------------------------------------------------------------------------------------

void stepToTheEndAndBack(ImGuiTestContext *ctx) {
  openChain(ctx, {.ops = 2});
  const uint32_t last = scene().trace()->stepCount() - 1;
  for (uint32_t step = 0; step < last; ++step) {
    IM_CHECK_EQ(scene().cursor, step);
    press(ctx, ImGuiKey_F11);
  }
  IM_CHECK_EQ(scene().cursor, last);
  press(ctx, ImGuiKey_F11); // nowhere to go
  IM_CHECK_EQ(scene().cursor, last);
  for (uint32_t step = last; step > 0; --step)
    press(ctx, ImGuiMod_Ctrl | ImGuiKey_F11);
  IM_CHECK_EQ(scene().cursor, 0u);
}

void keysAndButtonsOfEveryMoveAgreeWithTheQuery(ImGuiTestContext *ctx) {
  openChain(ctx);
  const Trace &trace = *scene().trace();
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
      IM_CHECK_EQ(scene().cursor, row.move(trace, from));
      ui->app().dispatch(GoToStep{from});
      ui->settle(ctx);
      ctx->SetRef("//Reify");
      ctx->ItemClick((std::string(row.button) + "/##button").c_str());
      IM_CHECK_EQ(scene().cursor, row.move(trace, from));
    }
}

void homeEndSliderAndStepBoxGoThere(ImGuiTestContext *ctx) {
  openChain(ctx);
  const uint32_t last = scene().trace()->stepCount() - 1;
  ctx->WindowFocus("//IR");
  press(ctx, ImGuiKey_End);
  IM_CHECK_EQ(scene().cursor, last);
  press(ctx, ImGuiKey_Home);
  IM_CHECK_EQ(scene().cursor, 0u);
  ctx->SetRef("//Reify");
  ctx->ItemInputValue("##step", 12);
  IM_CHECK_EQ(scene().cursor, 12u);
  ctx->ItemDragWithDelta("##slider", {4000, 0});
  IM_CHECK_EQ(scene().cursor, last);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_G);
  ctx->KeyCharsReplaceEnter("7");
  ui->settle(ctx);
  IM_CHECK_EQ(scene().cursor, 7u);
  IM_CHECK(ui->app().dialog() == Dialog::None);
}

void randomWalkShowsTheSameIrAsADirectJump(ImGuiTestContext *ctx) {
  openChain(ctx);
  const auto trace = scene().prepared->snapshot.trace;
  uint32_t state = 12345;
  for (int i = 0; i < 40; ++i) {
    state = state * 1664525 + 1013904223;
    const auto table = commandTable();
    const CommandInfo &info = table[state / 65536 % table.size()];
    if (info.menu != Menu::Step || info.id == "step.goto")
      continue;
    ui->app().dispatch(info.make());
    ui->settle(ctx);
    const Snapshot direct = makeSnapshot(trace, scene().cursor, {});
    IM_CHECK(scene().snapshot()->after.text() == direct.after.text());
    IM_CHECK(scene().snapshot()->before.text() == direct.before.text());
  }
}

// ---- what panels show -------------------------------------------------------------------------------

void panelsShowWhatTheHeadlessQueriesSay(ImGuiTestContext *ctx) {
  openChain(ctx);
  const auto trace = scene().prepared->snapshot.trace;
  for (uint32_t step : {0u, 3u, 6u, 12u, trace->stepCount() - 1}) {
    ui->app().dispatch(GoToStep{step});
    ui->settle(ctx);
    const Snapshot expected = makeSnapshot(trace, step, {});
    const std::string ir = ui->textOf(ctx, "ir");
    IM_CHECK_EQ(missingLines(ir, expected.before), 0);
    IM_CHECK_EQ(missingLines(ir, expected.after), 0);
    const std::string values = ui->textOf(ctx, "values");
    for (const ValueRow &row : expected.values)
      IM_CHECK(shows(values, row.name));
    const std::string contract = ui->textOf(ctx, "contract");
    for (const Violation &violation : expected.contract.violations)
      if (violation.consequenceOf < 0)
        IM_CHECK(shows(contract, violation.message));
    IM_CHECK(shows(ui->textOf(ctx, "steps"), expected.step.title));
    if (!expected.function.lines.empty()) {
      const std::string function = ui->textOf(ctx, "function");
      for (const FunctionLine &line : expected.function.lines)
        IM_CHECK(shows(function, line.text));
    }
  }
}

void sampleStepsShowTheSameAsShowAndExplain(ImGuiTestContext *ctx) {
  IM_CHECK(openSample(ctx));
  const auto trace = scene().prepared->snapshot.trace;
  press(ctx, ImGuiKey_F8);
  IM_CHECK_EQ(scene().cursor, nextOp(*trace, 0));
  press(ctx, ImGuiKey_F11);
  press(ctx, ImGuiKey_End);
  const Snapshot last = makeSnapshot(trace, trace->stepCount() - 1, {});
  IM_CHECK(scene().snapshot()->after.text() == last.after.text());
  IM_CHECK_EQ(scene().snapshot()->contract.violations.size(), last.contract.violations.size());
  IM_CHECK(scene().snapshot()->contract.holds());
  IM_CHECK(shows(ui->textOf(ctx, "contract"), "holds"));
  IM_CHECK(narrate(*scene().snapshot()).find("the contract holds") != std::string::npos);
}

void everyPanelDrawsOnNothingSmallAndLarge(ImGuiTestContext *ctx) {
  for (uint32_t ops : {0u, 3u, 5000u}) {
    openChain(ctx, {.ops = ops, .endsWithUnknownOp = ops != 0});
    for (uint32_t percent : {0u, 50u, 100u}) {
      ui->app().dispatch(GoToStep{uint32_t(uint64_t(scene().trace()->stepCount() - 1) * percent / 100)});
      ui->settle(ctx);
      for (const View &view : viewTable()) {
        const std::string text = ui->textOf(ctx, view.id);
        IM_CHECK_SILENT(!text.empty());
        const std::string empty = view.emptyText(scene());
        if (!empty.empty())
          IM_CHECK(shows(text, empty.substr(0, 20)));
      }
    }
  }
}

void aLongRunDrawsNoMoreThanAShortOne(ImGuiTestContext *ctx) {
  auto vertices = [&](uint32_t ops) {
    openChain(ctx, {.ops = ops});
    ui->app().dispatch(GoToStep{3});
    ui->settle(ctx);
    ctx->Yield(3);
    return ImGui::GetIO().MetricsRenderVertices;
  };
  const int small = vertices(100), large = vertices(10000);
  IM_CHECK_LT(large, small * 3 / 2);
}

void fourStagesAreShownAtOnce(ImGuiTestContext *ctx) {
  openChain(ctx);
  press(ctx, ImGuiKey_F8);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_3);
  const std::string text = ui->textOf(ctx, "stages");
  for (const char *title : {"Input", "Reified", "Simplified", "Dropped"})
    IM_CHECK(shows(text, title));
  const Artefacts &artefacts = scene().prepared->artefacts;
  IM_CHECK(artefacts.available);
  for (const Listing *listing : {&artefacts.input, &artefacts.reified, &artefacts.simplified, &artefacts.dropped})
    IM_CHECK_EQ(missingLines(text, *listing), 0);
}

// ---- selection --------------------------------------------------------------------------------------

void clickingAViolationSelectsItsOpEverywhere(ImGuiTestContext *ctx) {
  openChain(ctx);
  press(ctx, ImGuiKey_End);
  ctx->SetRef(child(ctx, "//Contract/list"));
  ctx->ItemClick("$$0/##violation");
  ui->settle(ctx);
  const Violation &violation = scene().snapshot()->contract.violations[0];
  IM_CHECK(scene().selection.op.op == violation.op);
  IM_CHECK(scene().selection.violation == 0);
  IM_CHECK(scene().selection.line == violation.place);
  IM_CHECK(!scene().snapshot()->selectedHistory.empty());
  IM_CHECK(shows(ui->textOf(ctx, "values"), "Every type of %3"));
  const int line = scene().snapshot()->after.lineOf(scene().selection.op);
  IM_CHECK(line >= 0);
}

void clickingAnIrLineOrASourceLineSelectsTheOther(ImGuiTestContext *ctx) {
  openChain(ctx);
  const OpId tanh = scene().trace()->steps[3].op;
  ctx->SetRef(child(ctx, "//Source/lines"));
  ctx->ItemClick("$$3/##source");
  IM_CHECK(scene().selection.op.op == tanh);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_D);
  IM_CHECK(scene().selection.isEmpty());
  const int line = scene().snapshot()->after.lineOf({tanh, false});
  ctx->SetRef(child(ctx, "//IR/after"));
  char item[32];
  std::snprintf(item, sizeof item, "$$%d/##line", line);
  ctx->ItemClick(item);
  IM_CHECK(scene().selection.op.op == tanh);
  IM_CHECK_EQ(scene().selection.line.line, 3u);
}

void valueHistoryLinksGoToTheStep(ImGuiTestContext *ctx) {
  openChain(ctx);
  const OpId tanh = scene().trace()->steps[3].op;
  ui->app().dispatch(SelectOp{{tanh, false}});
  ui->settle(ctx);
  const auto &events = scene().snapshot()->selectedHistory;
  IM_CHECK_EQ(int(events.size()), 3); // input, shape, dtype
  ctx->SetRef(child(ctx, "//Values/history"));
  char item[32];
  std::snprintf(item, sizeof item, "$$1/step %u", events[1].step);
  const uint32_t step = events[1].step;
  ctx->ItemClick(item);
  ui->settle(ctx);
  IM_CHECK_EQ(scene().cursor, step);
}

// ---- steps panel ------------------------------------------------------------------------------------

void searchFindsStepsAndAClickGoesThere(ImGuiTestContext *ctx) {
  openChain(ctx);
  ctx->SetRef("//Steps");
  ctx->ItemInputValue("##search", "drop dtype");
  ui->settle(ctx);
  IM_CHECK_EQ(int(scene().search.hits.size()), 3);
  const uint32_t hit = scene().search.hits[1];
  ctx->SetRef(child(ctx, "//Steps/hits"));
  char item[32];
  std::snprintf(item, sizeof item, "$$%u/##step", hit);
  ctx->ItemClick(item);
  IM_CHECK_EQ(scene().cursor, hit);
  ctx->SetRef("//Steps");
  ctx->ItemInputValue("##search", "no such step");
  ui->settle(ctx);
  IM_CHECK(shows(ui->textOf(ctx, "steps"), "No step mentions"));
  ctx->SetRef("//Steps");
  ctx->ItemInputValue("##search", "");
}

void searchByKeysAlone(ImGuiTestContext *ctx) {
  openChain(ctx);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_F);
  ctx->KeyChars("my.unknown");
  ui->settle(ctx);
  IM_CHECK_EQ(int(scene().search.hits.size()), 1);
  press(ctx, ImGuiKey_F11); // keys of stepping work from within the field
  IM_CHECK_EQ(scene().cursor, 1u);
}

void aNarrowIrPanelIsUnified(ImGuiTestContext *ctx) {
  openChain(ctx);
  press(ctx, ImGuiKey_F8);
  IM_CHECK(child(ctx, "//IR/before") != 0);
  ui->app().settings().zoomPercent = 220;
  ui->settle(ctx);
  IM_CHECK(scene().options[Option::SideBySide]);
  ctx->Yield(3);
  const ImGuiTestItemInfo before = ctx->WindowInfo("//IR/before", ImGuiTestOpFlags_NoError);
  IM_CHECK(before.ID == 0 || !before.Window->Active);
  IM_CHECK(shows(ui->textOf(ctx, "ir"), "unk>")); // the new type is in view
}

void onlyEffectiveSaysHowManyAreHidden(ImGuiTestContext *ctx) {
  openChain(ctx);
  IM_CHECK(shows(ui->textOf(ctx, "steps"), "torch.my.unknown"));
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_E);
  const std::string text = ui->textOf(ctx, "steps");
  IM_CHECK(!shows(text, "torch.my.unknown"));
  IM_CHECK(shows(text, "hidden"));
}

void aClickOnTheArrowOpensANode(ImGuiTestContext *ctx) {
  openChain(ctx);
  IM_CHECK(!shows(ui->textOf(ctx, "steps"), "reify shape calculation"));
  ctx->SetRef(child(ctx, "//Steps/tree"));
  ctx->NavMoveTo("$$3/##step");
  press(ctx, ImGuiKey_RightArrow);
  IM_CHECK(shows(ui->textOf(ctx, "steps"), "reify shape calculation"));
  IM_CHECK_EQ(scene().cursor, 0u);
}

// ---- commands ---------------------------------------------------------------------------------------

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
  IM_CHECK_EQ(scene().cursor, scene().trace()->stepCount() - 1);
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
  IM_CHECK(scene().prepared != nullptr);
  IM_CHECK(!scene().snapshot()->contract.holds());
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_O);
  ctx->KeyCharsReplaceEnter(REIFY_SOURCE_DIR "/samples/quantize/library.mlir");
  ui->settle(ctx);
  IM_CHECK_EQ(int(scene().status.libraries.size()), 1);
  press(ctx, ImGuiKey_F8);
  press(ctx, ImGuiKey_F11);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_T);
  IM_CHECK(scene().options[Option::LightTheme]);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_6);
  press(ctx, ImGuiKey_F1);
  IM_CHECK(ui->app().dialog() == Dialog::Help);
  press(ctx, ImGuiKey_Escape);
  press(ctx, ImGuiKey_End);
  IM_CHECK(scene().snapshot()->contract.holds());
}

void zoomChangesTheTextAndComesBack(ImGuiTestContext *ctx) {
  openChain(ctx);
  const float before = ImGui::GetStyle().FontScaleMain;
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_Equal);
  IM_CHECK_GT(ImGui::GetStyle().FontScaleMain, before);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_0);
  IM_CHECK_EQ(ImGui::GetStyle().FontScaleMain, before);
}

void everySignOfPanelsAndIrHasAGlyph(ImGuiTestContext *ctx) {
  openChain(ctx);
  std::string signs = "〇〡⊤⊥⊔⊓→↦●◆▶▸▾·…⇒✓✗⚠";
  for (int kind = 0; kind < kStepKindCount; ++kind)
    signs += glyphOf(StepKind(kind));
  const char *at = signs.c_str(), *end = at + signs.size();
  for (ImFont *font : {scene().fonts.ui, scene().fonts.mono})
    for (const char *c = at; c < end;) {
      unsigned code = 0;
      c += ImTextCharFromUtf8(&code, c, end);
      if (!font->IsGlyphInFont(ImWchar(code)))
        std::printf("no glyph for U+%04X\n", code);
      IM_CHECK(font->IsGlyphInFont(ImWchar(code)));
    }
}

void foldingAFunctionHidesItsLines(ImGuiTestContext *ctx) {
  openChain(ctx);
  IM_CHECK(shows(ui->textOf(ctx, "ir"), "%0 = torch.aten.tanh"));
  ctx->SetRef(child(ctx, "//IR/after"));
  const ImGuiTestItemInfo line = ctx->ItemInfo("$$1/##line");
  const float advance = ImGui::CalcTextSize("0").x;
  ctx->MouseMoveToPos({line.RectFull.Min.x + advance * 6.2f, line.RectFull.GetCenter().y});
  ctx->MouseClick();
  ctx->Yield(2);
  IM_CHECK(!shows(ui->textOf(ctx, "ir"), "%0 = torch.aten.tanh"));
}

} // namespace

void registerTests(ImGuiTestEngine *engine) {
  add(engine, "open", "the start page says what to do", startPageSaysWhatToDo);
  add(engine, "open", "a sample opens from the start page", sampleOpensFromTheStartPage);
  add(engine, "open", "the dialog opens a file by keys alone", dialogOpensAFileByKeysAlone);
  add(engine, "open", "a bad file keeps the last good run", badFileKeepsTheLastGoodRun);
  add(engine, "open", "a bad first file is explained on the start page", badFirstFileIsExplainedOnTheStartPage);
  add(engine, "open", "dropped files are told apart", droppedFilesAreToldApart);
  add(engine, "step", "to the end and back", stepToTheEndAndBack);
  add(engine, "step", "keys and buttons of every move agree with the query",
      keysAndButtonsOfEveryMoveAgreeWithTheQuery);
  add(engine, "step", "home, end, slider and step box go there", homeEndSliderAndStepBoxGoThere);
  add(engine, "step", "a random walk shows the same IR as a direct jump", randomWalkShowsTheSameIrAsADirectJump);
  add(engine, "panels", "show what the headless queries say", panelsShowWhatTheHeadlessQueriesSay);
  add(engine, "panels", "the sample shows the same as show and explain", sampleStepsShowTheSameAsShowAndExplain);
  add(engine, "panels", "every panel draws on nothing, small and large", everyPanelDrawsOnNothingSmallAndLarge);
  add(engine, "panels", "a long run draws no more than a short one", aLongRunDrawsNoMoreThanAShortOne);
  add(engine, "panels", "four stages are shown at once", fourStagesAreShownAtOnce);
  add(engine, "panels", "folding a function hides its lines", foldingAFunctionHidesItsLines);
  add(engine, "select", "a violation selects its op everywhere", clickingAViolationSelectsItsOpEverywhere);
  add(engine, "select", "an IR line or a source line selects the other",
      clickingAnIrLineOrASourceLineSelectsTheOther);
  add(engine, "select", "links of a value's history go to the step", valueHistoryLinksGoToTheStep);
  add(engine, "steps", "search finds steps and a click goes there", searchFindsStepsAndAClickGoesThere);
  add(engine, "steps", "search by keys alone", searchByKeysAlone);
  add(engine, "panels", "a narrow IR panel is unified", aNarrowIrPanelIsUnified);
  add(engine, "steps", "only effective says how many are hidden", onlyEffectiveSaysHowManyAreHidden);
  add(engine, "steps", "arrow keys open a node", aClickOnTheArrowOpensANode);
  add(engine, "commands", "every command can be carried out in every state", everyCommandCanBeCarriedOutInEveryState);
  add(engine, "commands", "the palette finds and runs a command", paletteFindsAndRunsACommand);
  add(engine, "commands", "menus hold every command", menusHoldEveryCommand);
  add(engine, "commands", "keys alone do a whole session", keysAloneDoAWholeSession);
  add(engine, "commands", "zoom changes the text and comes back", zoomChangesTheTextAndComesBack);
  add(engine, "look", "every sign of panels and IR has a glyph", everySignOfPanelsAndIrHasAGlyph);
}

} // namespace reify::test
