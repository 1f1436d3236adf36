// Types forgotten and found again, in a real window: the list, the column in Values, the marks in the IR.
#include "tests/views/ui_driver.h"
#include "views/written/model.h"

#include <imgui_internal.h>

#include <algorithm>

namespace reify::test {

namespace {

/// The sample with a wrong fake kernel: it opens with its types forgotten.
void openGram(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ui->app().dispatch(OpenModel{REIFY_SOURCE_DIR "/samples/gram"});
  ui->settle(ctx);
  IM_CHECK(preparedOf(scene()) != nullptr);
}

std::string nameOfSelected() { return nameOf(*snapshotOf(scene()), selectionOf(scene()).value); }

void theListSaysWhatTheHeadlessComparisonSays(ImGuiTestContext *ctx) {
  openGram(ctx);
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_6);
  const std::string text = ui->textOf(ctx, "written");
  const WrittenTypes types = compareWithWritten(*traceOf(scene()));
  IM_CHECK_EQ(types.count(TypeVerdict::Contradiction), size_t(3));
  IM_CHECK(shows(text, summaryOf(types)));
  for (const TypeComparison &each : types.values)
    if (each.isDisagreement() && each.consequenceOf < 0) {
      IM_CHECK(shows(text, each.opName));
      IM_CHECK(shows(text, each.difference));
      IM_CHECK(shows(text, each.written));
      IM_CHECK(shows(text, each.found));
    }
  IM_CHECK(shows(text, "2 more follow from this"));
  IM_CHECK(shows(text, "library.py"));
}

void f4WalksToTheLineThatMadeTheType(ImGuiTestContext *ctx) {
  openGram(ctx);
  const WrittenTypes &types = preparedOf(scene())->index->written;
  const TypeComparison &first = types.values[types.disagreements.front()];
  press(ctx, ImGuiKey_F4);
  IM_CHECK(selectionOf(scene()).value == (ValueRef{first.value, false}));
  IM_CHECK_EQ(cursorOf(scene()), first.step);
  IM_CHECK_EQ(lineOf(scene()), first.stop);
  IM_CHECK(shows(ui->textOf(ctx, "function"), "return [columns, columns]"));
  IM_CHECK_EQ(snapshotOf(scene())->lineView.place.line, first.functionPlace.line);
  press(ctx, ImGuiKey_F4);
  IM_CHECK(nameOfSelected() == "%5");
  press(ctx, ImGuiKey_F4);
  IM_CHECK(nameOfSelected() == "%7");
  press(ctx, ImGuiKey_F4); // round and round
  IM_CHECK(nameOfSelected() == "%4");
  press(ctx, ImGuiMod_Shift | ImGuiKey_F4);
  IM_CHECK(nameOfSelected() == "%7");
}

void aClickOnARowGoesThere(ImGuiTestContext *ctx) {
  openGram(ctx);
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_6);
  const WrittenTypes &types = preparedOf(scene())->index->written;
  const uint32_t index = types.disagreements.front();
  ctx->SetRef(child(ctx, "//Written types/list"));
  char row[32];
  std::snprintf(row, sizeof row, "$$%u/##type", index);
  ctx->ItemClick(row);
  ui->settle(ctx);
  IM_CHECK(nameOfSelected() == "%4");
  IM_CHECK_EQ(cursorOf(scene()), types.values[index].step);
}

void aKeyTurnsTheForgettingOnAndOff(ImGuiTestContext *ctx) {
  openGram(ctx);
  IM_CHECK(traceOf(scene())->forgotten.isAny());
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_F);
  IM_CHECK(!traceOf(scene())->forgotten.isAny());
  IM_CHECK(shows(ui->textOf(ctx, "written"), "Forget types and find them again (Ctrl+Shift+F)"));
  press(ctx, ImGuiKey_F4); // with nothing to walk it shows what to do
  ctx->SetRef("//Written types");
  ctx->ItemClick("forget types and find them again");
  ui->settle(ctx);
  IM_CHECK(traceOf(scene())->forgotten.isAny());
  // Another model opens with its types as they are.
  ui->app().dispatch(OpenModel{REIFY_SOURCE_DIR "/samples/quantize"});
  ui->settle(ctx);
  IM_CHECK(!traceOf(scene())->forgotten.isAny());
}

void valuesShowBothTypes(ImGuiTestContext *ctx) {
  openGram(ctx);
  press(ctx, ImGuiKey_End);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_5);
  std::string text = ui->textOf(ctx, "values");
  IM_CHECK(shows(text, "≠ differs: [5,5],f32"));
  IM_CHECK(shows(text, "= same: [5,3],f32"));
  ctx->SetRef("//Values");
  ctx->ItemClick("disagreements only");
  ctx->Yield(2);
  text = ui->textOf(ctx, "values");
  IM_CHECK(shows(text, "≠ differs: [5,5],f32"));
  IM_CHECK(!shows(text, "= same: [5,3],f32"));
  // Where nothing is refined yet, nothing differs yet.
  ui->app().dispatch(ToggleOption{Option::DisagreementsOnly});
  ui->app().dispatch(GoToStep{traceOf(scene())->flatOf(traceOf(scene())->forgotten.step)});
  ui->settle(ctx);
  text = ui->textOf(ctx, "values");
  IM_CHECK(shows(text, "… not found yet: [5,5],f32"));
  IM_CHECK(!shows(text, "≠ differs")); // the hint of the switch says the word too
}

void irLinesThatDifferHaveAMark(ImGuiTestContext *ctx) {
  openGram(ctx);
  press(ctx, ImGuiKey_F4);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_2);
  const std::vector<Line> &lines = snapshotOf(scene())->after.lines;
  const OpId op = selectionOf(scene()).op.op;
  const auto line = std::find_if(lines.begin(), lines.end(), [&](const Line &each) { return each.op.op == op; });
  IM_CHECK(line != lines.end());
  ctx->SetRef(child(ctx, "//IR/after"));
  char row[32];
  std::snprintf(row, sizeof row, "$$%d/##line", int(line - lines.begin()));
  const ImGuiTestItemInfo info = ctx->ItemInfo(row);
  ctx->MouseMoveToPos({info.RectFull.Min.x + ImGui::CalcTextSize("0").x * 4.5f, info.RectFull.GetCenter().y});
  ctx->Yield(3);
  const ImGuiWindow *tooltip = ImGui::FindWindowByName("##Tooltip_00");
  IM_CHECK(tooltip != nullptr && tooltip->Active);
}

} // namespace

void registerWrittenTests(ImGuiTestEngine *engine) {
  add(engine, "written", "the list says what the headless comparison says", theListSaysWhatTheHeadlessComparisonSays);
  add(engine, "written", "F4 walks to the line that made the type", f4WalksToTheLineThatMadeTheType);
  add(engine, "written", "a click on a row goes there", aClickOnARowGoesThere);
  add(engine, "written", "a key turns the forgetting on and off", aKeyTurnsTheForgettingOnAndOff);
  add(engine, "written", "values show both types", valuesShowBothTypes);
  add(engine, "written", "IR lines that differ have a mark with both types", irLinesThatDifferHaveAMark);
}

} // namespace reify::test
