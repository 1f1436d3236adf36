// reify_ui_tests [FILTER]
// reify_ui_tests --screenshots FOLDER [MODEL LIBRARY...]
#include "tests/views/ui.h"

#include <cstdio>
#include <cstring>
#include <filesystem>

using namespace reify::test;

int main(int argc, char **argv) {
  std::string folder, filter, problem;
  std::vector<std::string> files;
  for (int i = 1; i < argc; ++i)
    if (!std::strcmp(argv[i], "--screenshots") && i + 1 < argc)
      folder = argv[++i];
    else if (folder.empty())
      filter = argv[i];
    else
      files.push_back(argv[i]);
  Ui ui;
  if (!ui.open(problem)) {
    std::printf("%s\n0 passed, 1 failed\n", problem.c_str());
    return 1;
  }
  if (!folder.empty()) {
    std::filesystem::create_directories(folder);
    takeScreenshots(ui, folder, files);
    return 0;
  }
  registerUseTests(ui.engine());
  registerPanelTests(ui.engine());
  registerLineTests(ui.engine());
  registerLibraryTests(ui.engine());
  registerWrittenTests(ui.engine());
  registerScriptTests(ui.engine());
  ImGuiTestEngine_QueueTests(ui.engine(), ImGuiTestGroup_Tests, filter.empty() ? nullptr : filter.c_str());
  while (!ImGuiTestEngine_IsTestQueueEmpty(ui.engine()))
    ui.frame();
  ImGuiTestEngineResultSummary summary;
  ImGuiTestEngine_GetResultSummary(ui.engine(), &summary);
  std::printf("%d passed, %d failed\n", summary.CountSuccess, summary.CountTested - summary.CountSuccess);
  return summary.CountTested > 0 && summary.CountSuccess == summary.CountTested ? 0 : 1;
}
