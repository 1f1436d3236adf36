// What the UI tests have in common: the program at a known state, keys, and reading what panels
// show.
#pragma once
#include "tests/views/ui.h"

#include <cstdio>
#include <string>
#include <string_view>

namespace reify::test {

inline const Scene &scene() { return ui->app().scene(); }

inline void openChain(ImGuiTestContext *ctx, const ChainOptions &options = {}) {
  ui->restart(ctx);
  ui->app().show(makeChainResult(options));
  ui->settle(ctx);
}

/// The sample that app/run.sh opens, through the engine.
inline bool openSample(ImGuiTestContext *ctx) {
  ui->restart(ctx);
  ui->app().dispatch(OpenModel{REIFY_SOURCE_DIR "/samples/quantize"});
  ui->settle(ctx);
  return preparedOf(scene()) != nullptr;
}

inline ImGuiID child(ImGuiTestContext *ctx, const char *path) { return ctx->WindowInfo(path).ID; }

inline void press(ImGuiTestContext *ctx, ImGuiKeyChord chord) {
  ctx->KeyPress(chord);
  ui->settle(ctx);
}

inline std::string squeezed(std::string_view text) {
  std::string out;
  for (char c : text)
    if (c != ' ' && c != '\n' && c != '\t')
      out += c;
  return out;
}

inline bool shows(const std::string &panel, std::string_view text) {
  return squeezed(panel).find(squeezed(text)) != std::string::npos;
}

/// Lines of the listing that the panel does not show; only for listings that fit the panel.
inline int missingLines(const std::string &panel, const Listing &listing) {
  int missing = 0;
  for (const Line &line : listing.lines)
    if (!shows(panel, line.text)) {
      std::printf("not shown: %s\n", line.text.c_str());
      ++missing;
    }
  return missing;
}

using TestFunction = void (*)(ImGuiTestContext *);
inline void add(ImGuiTestEngine *engine, const char *group, const char *name, TestFunction function) {
  ImGuiTest *test = ImGuiTestEngine_RegisterTest(engine, group, name, __FILE__, 0);
  test->TestFunc = function;
}

} // namespace reify::test
