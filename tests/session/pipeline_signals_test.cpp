// A run of a pass pipeline tells how far it is, ends soon when it is cancelled, and lets nobody wait.
#include "engine/session/session.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <set>
#include <thread>

using namespace reify;
using Clock = std::chrono::steady_clock;

namespace {

/// A chain of `count` ops of which nothing is known, in one function, in a file.
std::string chain(size_t count) {
  const std::string path = reify::test::scratchFolder() / ("reify-chain-" + std::to_string(count) + ".mlir");
  std::ofstream file(path);
  const std::string type = "!torch.vtensor";
  file << "func.func @main(%0: !torch.vtensor<[2,3],f32>) -> " << type << " {\n"
       << "  %1 = torch.aten.tanh %0 : !torch.vtensor<[2,3],f32> -> " << type << "\n";
  for (size_t i = 1; i < count; ++i)
    file << "  %" << i + 1 << " = torch.aten.tanh %" << i << " : " << type << " -> " << type << "\n";
  file << "  return %" << count << " : " << type << "\n}\n";
  return path;
}

SessionInputs refinement(size_t count) {
  SessionInputs inputs;
  inputs.model = chain(count);
  inputs.passPipeline = "builtin.module(torch-shape-refinement-pipeline,torch-dtype-refinement-pipeline,"
                        "func.func(canonicalize),torch-refine-public-return)";
  return inputs;
}

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

std::shared_ptr<const RunResult> waitFor(Session &session) {
  for (const auto start = Clock::now(); secondsSince(start) < 120;) {
    if (std::shared_ptr<const RunResult> result = session.takeResult())
      return result;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return nullptr;
}

/// Until the pipeline itself is under way.
void waitForPasses(const Session &session) {
  for (const auto start = Clock::now(); session.progress() < 0.2f && session.isRunning() && secondsSince(start) < 120;)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

} // namespace

TEST_CASE("a pass pipeline tells how far it is, and never less than before") {
  Session session;
  session.start(refinement(600));
  std::vector<float> seen;
  std::shared_ptr<const RunResult> result;
  while (!(result = session.takeResult()))
    if (const float now = session.progress(); seen.empty() || seen.back() != now)
      seen.push_back(now);
  REQUIRE(result->trace);
  CHECK(result->inputIsGood);
  CHECK(!result->cancelled);
  CHECK(std::ranges::is_sorted(seen));
  CHECK(std::ranges::count_if(seen, [](float each) { return each > 0.1f && each < 0.9f; }) >= 4);
  CHECK(session.progress() == 1);
}

TEST_CASE("a lowering inside a pipeline tells how far it is within its own part") {
  SessionInputs inputs;
  inputs.model = chain(300);
  inputs.passPipeline = "builtin.module(torch-lower-to-backend-contract,canonicalize)";
  RunControl control;
  std::atomic<bool> isOver{false};
  std::vector<float> seen;
  std::thread watcher([&] {
    while (!isOver)
      if (const float now = control.progress; seen.empty() || seen.back() != now)
        seen.push_back(now);
  });
  const RunResult result = run(inputs, control);
  isOver = true;
  watcher.join();
  CHECK(result.contractHolds);
  CHECK(std::ranges::is_sorted(seen));
}

TEST_CASE("a pass pipeline that is cancelled ends soon, at a module that can be shown") {
  Session session;
  const auto start = Clock::now();
  session.start(refinement(2000));
  waitForPasses(session);
  REQUIRE(session.isRunning());
  const double before = secondsSince(start);
  session.cancel();
  const auto asked = Clock::now();
  std::shared_ptr<const RunResult> cancelled = waitFor(session);
  const double ending = secondsSince(asked);
  REQUIRE(cancelled);
  CHECK(cancelled->cancelled);
  CHECK(!cancelled->contractHolds);
  CHECK(cancelled->trace);
  for (const Diagnostic &each : cancelled->diagnostics)
    CHECK(each.severity != Severity::Error);

  // To the end it takes much longer.
  const auto again = Clock::now();
  session.start(refinement(2000));
  std::shared_ptr<const RunResult> whole = waitFor(session);
  REQUIRE(whole);
  CHECK(!whole->cancelled);
  MESSAGE("cancelled after " << before << " s, over in " << ending << " s; whole: " << secondsSince(again) << " s");
  CHECK(ending < 0.5 * secondsSince(again));
}

TEST_CASE("whoever starts another run does not wait for the one before, and gets its result alone") {
  Session session;
  session.start(refinement(2000));
  waitForPasses(session);
  REQUIRE(session.isRunning());
  const auto asked = Clock::now();
  session.start(refinement(1900)); // cancelled before it began
  session.start(refinement(3));
  const double waited = secondsSince(asked);
  CHECK(waited < 0.05);
  CHECK(session.isRunning());
  std::shared_ptr<const RunResult> result = waitFor(session);
  REQUIRE(result);
  CHECK(!result->cancelled);
  REQUIRE(result->trace);
  CHECK(result->trace->modelFile.find("reify-chain-3.mlir") != std::string::npos);
  CHECK(!session.isRunning());
  CHECK(!session.takeResult());
}
