// The program in a real window, driven as a user does: by mouse on the widgets and by keys. A name
// is a sentence about what the user sees.
#include "tests/views/ui_driver.h"

#include "views/contract/model.h"
#include "views/narration.h"
#include "views/steps/model.h"

#include <imgui_internal.h>

namespace reify::test {

namespace {

// What panels show

void panelsShowWhatTheHeadlessQueriesSay(ImGuiTestContext *ctx) {
  openChain(ctx);
  const auto trace = preparedOf(scene())->snapshot.trace;
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
    const ContractReport verdict = checkRun(*trace, trace->model.end);
    const ContractModel model = makeContractModel(expected.contract, verdict);
    for (const ContractGroup &group : model.groups)
      for (uint32_t root : group.roots)
        IM_CHECK(shows(contract, expected.contract.violations[root].message));
    IM_CHECK(shows(contract, "The run ends with: " + countText(verdict)));
    if (model.gone != 0)
      IM_CHECK(shows(contract, std::to_string(model.gone) + " not worked out yet at this step"));
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
  const auto trace = preparedOf(scene())->snapshot.trace;
  press(ctx, ImGuiKey_F8);
  IM_CHECK_EQ(cursorOf(scene()), nextOp(*trace, 0));
  press(ctx, ImGuiKey_F11);
  press(ctx, ImGuiKey_End);
  const Snapshot last = makeSnapshot(trace, trace->stepCount() - 1, {});
  IM_CHECK(snapshotOf(scene())->after.text() == last.after.text());
  IM_CHECK_EQ(snapshotOf(scene())->contract.violations.size(), last.contract.violations.size());
  IM_CHECK(snapshotOf(scene())->contract.holds());
  IM_CHECK(shows(ui->textOf(ctx, "contract"), "holds"));
  IM_CHECK(narrate(*snapshotOf(scene())).find("the contract holds") != std::string::npos);
}

void everyPanelDrawsOnNothingSmallAndLarge(ImGuiTestContext *ctx) {
  for (uint32_t ops : {0u, 3u, 5000u}) {
    openChain(ctx, {.ops = ops, .endsWithUnknownOp = ops != 0});
    for (uint32_t percent : {0u, 50u, 100u}) {
      ui->app().dispatch(GoToStep{uint32_t(uint64_t(traceOf(scene())->stepCount() - 1) * percent / 100)});
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
  const Artefacts &artefacts = preparedOf(scene())->artefacts;
  IM_CHECK(artefacts.available);
  for (const Listing *listing : {&artefacts.input, &artefacts.reified, &artefacts.simplified, &artefacts.dropped})
    IM_CHECK_EQ(missingLines(text, *listing), 0);
}

void theContractOffersThePipelineThatTheModuleWants(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ui->app().dispatch(OpenModel{REIFY_SOURCE_DIR "/tests/conformance/inputs/cases/22-two-instances-one-class.mlir"});
  ui->settle(ctx);
  press(ctx, ImGuiKey_End);
  ui->app().dispatch(FocusView{"contract"});
  ctx->Yield(2);
  const size_t violations = snapshotOf(scene())->contract.violations.size();
  const std::string before = ui->textOf(ctx, "contract");
  IM_CHECK(shows(before, "This module is the object graph of a TorchScript program"));
  IM_CHECK(shows(before, std::to_string(violations) + " violations follow from this"));
  IM_CHECK(!shows(before, "violations stand")); // all are folded under the advice
  ctx->SetRef(child(ctx, "//Contract/list"));
  ctx->ItemClick("advice0/###run");
  ui->settle(ctx);
  press(ctx, ImGuiKey_End);
  IM_CHECK(snapshotOf(scene())->contract.holds());
  const std::string after = ui->textOf(ctx, "contract");
  IM_CHECK(shows(after, "The run ends with: the contract holds"));
  IM_CHECK(shows(after, "Run through torchscript-module-to-torch-backend-pipeline"));
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_R); // what was chosen stays
  IM_CHECK(traceOf(scene())->decompose);
  IM_CHECK(!statusOf(scene()).pipeline.empty());
  press(ctx, ImGuiKey_End);
  ctx->SetRef("//Contract");
  ctx->ItemClick("Run without it");
  ui->settle(ctx);
  press(ctx, ImGuiKey_End);
  IM_CHECK_EQ(snapshotOf(scene())->contract.violations.size(), violations);
  ctx->SetRef(child(ctx, "//Contract/list"));
  ctx->ItemClick("advice0/###run");
  ui->settle(ctx);
  ui->app().dispatch(OpenModel{REIFY_SOURCE_DIR "/samples/quantize"});
  ui->settle(ctx);
  IM_CHECK(statusOf(scene()).pipeline.empty()); // it was for the other model
}

void theContractSaysAtAnyStepHowTheRunEnds(ImGuiTestContext *ctx) {
  IM_CHECK(openSample(ctx));
  press(ctx, ImGuiKey_F8);
  const std::string text = ui->textOf(ctx, "contract");
  IM_CHECK(!snapshotOf(scene())->contract.holds());
  IM_CHECK(shows(text, "The run ends with: the contract holds"));
  IM_CHECK(shows(text,
                 std::to_string(snapshotOf(scene())->contract.violations.size()) + " not worked out yet at this step"));
  IM_CHECK(!shows(text, "violations stand"));
}

// Selection

void clickingAViolationSelectsItsOpEverywhere(ImGuiTestContext *ctx) {
  openChain(ctx);
  press(ctx, ImGuiKey_End);
  ctx->SetRef(child(ctx, "//Contract/list"));
  ctx->ItemClick("$$0/##violation");
  ui->settle(ctx);
  const Violation &violation = snapshotOf(scene())->contract.violations[0];
  IM_CHECK(selectionOf(scene()).op.op == violation.op);
  IM_CHECK(selectionOf(scene()).violation == 0);
  IM_CHECK(selectionOf(scene()).line == violation.place);
  IM_CHECK(!snapshotOf(scene())->selectedHistory.empty());
  IM_CHECK(shows(ui->textOf(ctx, "values"), "Every type of %3"));
  const int line = snapshotOf(scene())->after.lineOf(selectionOf(scene()).op);
  IM_CHECK(line >= 0);
}

void clickingAnIrLineOrASourceLineSelectsTheOther(ImGuiTestContext *ctx) {
  openChain(ctx);
  const OpId tanh = traceOf(scene())->steps[3].op;
  ctx->SetRef(child(ctx, "//Source/lines"));
  ctx->ItemClick("$$3/##source");
  IM_CHECK(selectionOf(scene()).op.op == tanh);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_D);
  IM_CHECK(selectionOf(scene()).isEmpty());
  const int line = snapshotOf(scene())->after.lineOf({tanh, false});
  ctx->SetRef(child(ctx, "//IR/after"));
  char item[32];
  std::snprintf(item, sizeof item, "$$%d/##line", line);
  ctx->ItemClick(item);
  IM_CHECK(selectionOf(scene()).op.op == tanh);
  IM_CHECK_EQ(selectionOf(scene()).line.line, 3u);
}

void valueHistoryLinksGoToTheStep(ImGuiTestContext *ctx) {
  openChain(ctx);
  const OpId tanh = traceOf(scene())->steps[3].op;
  ui->app().dispatch(SelectOp{{tanh, false}});
  ui->settle(ctx);
  const auto &events = snapshotOf(scene())->selectedHistory;
  IM_CHECK_EQ(int(events.size()), 3); // input, shape, dtype
  ctx->SetRef(child(ctx, "//Values/history"));
  char item[32];
  std::snprintf(item, sizeof item, "$$1/step %u", events[1].step);
  const uint32_t step = events[1].step;
  ctx->ItemClick(item);
  ui->settle(ctx);
  IM_CHECK_EQ(cursorOf(scene()), step);
}

// Steps panel

void searchFindsStepsAndAClickGoesThere(ImGuiTestContext *ctx) {
  openChain(ctx);
  ctx->SetRef("//Steps");
  ctx->ItemInputValue("##search", "drop dtype");
  ui->settle(ctx);
  IM_CHECK_EQ(int(searchOf(scene()).hits.size()), 3);
  const uint32_t hit = searchOf(scene()).hits[1];
  ctx->SetRef(child(ctx, "//Steps/hits"));
  char item[32];
  std::snprintf(item, sizeof item, "$$%u/##step", hit);
  ctx->ItemClick(item);
  IM_CHECK_EQ(cursorOf(scene()), hit);
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
  IM_CHECK_EQ(int(searchOf(scene()).hits.size()), 1);
  press(ctx, ImGuiKey_F11); // keys of stepping work from within the field
  IM_CHECK_EQ(cursorOf(scene()), 1u);
}

void aNarrowIrPanelIsUnified(ImGuiTestContext *ctx) {
  openChain(ctx);
  press(ctx, ImGuiKey_F8);
  IM_CHECK(child(ctx, "//IR/before") != 0);
  ui->app().settings().zoomPercent = 220;
  ui->settle(ctx);
  IM_CHECK(optionsOf(scene())[Option::SideBySide]);
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
  IM_CHECK_EQ(cursorOf(scene()), 0u);
}

void everySignOfPanelsAndIrHasAGlyph(ImGuiTestContext *ctx) {
  openChain(ctx);
  std::string signs = "〇〡⊤⊥⊔⊓→↦●◆▶▸▾·…⇒✓✗⚠≠↳";
  for (int kind = 0; kind < kStepKindCount; ++kind)
    signs += glyphOf(StepKind(kind));
  const char *at = signs.c_str(), *end = at + signs.size();
  for (ImFont *font : {fontsOf(scene()).ui, fontsOf(scene()).mono})
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

void registerPanelTests(ImGuiTestEngine *engine) {
  add(engine, "panels", "the contract offers the pipeline that the module wants",
      theContractOffersThePipelineThatTheModuleWants);
  add(engine, "panels", "the contract says at any step how the run ends", theContractSaysAtAnyStepHowTheRunEnds);
  add(engine, "panels", "show what the headless queries say", panelsShowWhatTheHeadlessQueriesSay);
  add(engine, "panels", "the sample shows the same as show and explain", sampleStepsShowTheSameAsShowAndExplain);
  add(engine, "panels", "every panel draws on nothing, small and large", everyPanelDrawsOnNothingSmallAndLarge);
  add(engine, "panels", "a long run draws no more than a short one", aLongRunDrawsNoMoreThanAShortOne);
  add(engine, "panels", "four stages are shown at once", fourStagesAreShownAtOnce);
  add(engine, "panels", "folding a function hides its lines", foldingAFunctionHidesItsLines);
  add(engine, "select", "a violation selects its op everywhere", clickingAViolationSelectsItsOpEverywhere);
  add(engine, "select", "an IR line or a source line selects the other", clickingAnIrLineOrASourceLineSelectsTheOther);
  add(engine, "select", "links of a value's history go to the step", valueHistoryLinksGoToTheStep);
  add(engine, "steps", "search finds steps and a click goes there", searchFindsStepsAndAClickGoesThere);
  add(engine, "steps", "search by keys alone", searchByKeysAlone);
  add(engine, "panels", "a narrow IR panel is unified", aNarrowIrPanelIsUnified);
  add(engine, "steps", "only effective says how many are hidden", onlyEffectiveSaysHowManyAreHidden);
  add(engine, "steps", "arrow keys open a node", aClickOnTheArrowOpensANode);
  add(engine, "look", "every sign of panels and IR has a glyph", everySignOfPanelsAndIrHasAGlyph);
}

} // namespace reify::test
