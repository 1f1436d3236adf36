#include "engine/query/snapshot.h"
#include "engine/session/session.h"
#include "tests/record/test_module.h"

#include <doctest/doctest.h>

#include <filesystem>

using namespace reify;

namespace {

/// Everything of a sample's folder: model.mlir and the libraries lib*.mlir.
RunResult runSample(const std::filesystem::path &folder) {
  SessionInputs inputs;
  inputs.model = (folder / "model.mlir").string();
  inputs.assets.folder = std::string(REIFY_SOURCE_DIR) + "/assets";
  inputs.assets.builtinLibrary = std::string(REIFY_BINARY_DIR) + "/assets/library.mlirbc";
  for (const auto &entry : std::filesystem::directory_iterator(folder))
    if (entry.path().filename().string().starts_with("lib") && entry.path().extension() == ".mlir")
      inputs.libraries.push_back(entry.path().string());
  RunControl control;
  return run(inputs, control);
}

template <class Visit> void forEachSample(Visit &&visit) {
  for (const auto &entry : std::filesystem::directory_iterator(std::string(REIFY_SOURCE_DIR) + "/samples"))
    if (std::filesystem::exists(entry.path() / "model.mlir"))
      visit(entry.path());
}

} // namespace

TEST_CASE("every step of every sample can be shown as valid MLIR") {
  forEachSample([](const std::filesystem::path &folder) {
    CAPTURE(folder.string());
    RunResult result = runSample(folder);
    REQUIRE(result.trace);
    const Trace &trace = *result.trace;
    REQUIRE(trace.stepCount() > 1);
    test::TestModule module;
    for (uint32_t step = 0; step < trace.stepCount(); ++step)
      for (bool after : {false, true}) {
        const std::string normal = module.normal(makeListing(trace, step, after, ListingOptions::valid()).text());
        CAPTURE(step);
        CAPTURE(after);
        CAPTURE(module.complaints);
        REQUIRE(normal != "");
      }
  });
}

TEST_CASE("a step of every sample begins where the step before it on its level ended") {
  forEachSample([](const std::filesystem::path &folder) {
    CAPTURE(folder.string());
    RunResult result = runSample(folder);
    REQUIRE(result.trace);
    const Trace &trace = *result.trace;
    for (uint32_t step = 1; step < trace.stepCount(); ++step) {
      const uint32_t previous = stepOverBack(trace, step);
      if (previous == trace.parent(step) || !trace.at(step).inner != !trace.at(previous).inner)
        continue;
      CAPTURE(step);
      CHECK(makeListing(trace, previous, true, ListingOptions::valid()).text() ==
            makeListing(trace, step, false, ListingOptions::valid()).text());
    }
  });
}

TEST_CASE("every snapshot of every sample can be made") {
  forEachSample([](const std::filesystem::path &folder) {
    CAPTURE(folder.string());
    RunResult result = runSample(folder);
    REQUIRE(result.trace);
    SnapshotOptions options;
    for (uint32_t step = 0; step < result.trace->stepCount(); ++step) {
      Snapshot snapshot = makeSnapshot(result.trace, step, options);
      CHECK(snapshot.cursor == step);
      CHECK(snapshot.path.back().flat == step);
      CHECK(snapshot.stage != "");
      CHECK_FALSE(snapshot.values.empty());
      makeArtefacts(*result.trace, step, options.listing);
    }
  });
}
