// A check that is stopped says so, and keeps what it had found.
#include "engine/check/check.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <thread>
#include <unistd.h>

using namespace reify::check;

TEST_CASE("a check stops when it is told to, and tells how far it is") {
  const std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("reify-cancel-" + std::to_string(getpid()) + ".py");
  std::ofstream(path) << R"(from typing import List
from reify_library import Invocation, TensorOfShape, check_shape_function
A = [Invocation(TensorOfShape(2)), Invocation(TensorOfShape(3)), Invocation(TensorOfShape(4)), Invocation(TensorOfShape(5))]
B = A + A + A + A + A + A + A + A
C = B + B + B + B + B + B + B + B
D = C + C + C + C + C + C + C + C
E = D + D + D + D + D + D + D + D

@check_shape_function(E + E + E + E)
def my〇slow〡shape(self: List[int]) -> List[int]:
    total = 0
    for i in range(200):
        total = total + i
    return self
)";
  CheckInputs inputs;
  inputs.assets = {REIFY_SOURCE_DIR "/assets", REIFY_BINARY_DIR "/assets/library.mlirbc"};
  inputs.libraries = {path.string()};
  std::atomic<unsigned> done{0}, total{0};
  std::atomic<bool> cancel{false}, ended{false};
  inputs.progress = &done;
  inputs.total = &total;
  inputs.cancel = &cancel;
  std::thread stopper([&] {
    while (done < 10 && !ended) // it may end at once, with an error
      std::this_thread::yield();
    cancel = true;
  });
  const CheckReport report = checkLibraries(inputs);
  ended = true;
  stopper.join();
  std::filesystem::remove(path);
  CHECK(report.isStopped);
  CHECK_FALSE(report.hasPassed());
  CHECK(total == 65536);
  CHECK(done < total);
  REQUIRE(report.functions.size() == 1);
  CHECK(report.functions[0].invocations.size() == done);
}
