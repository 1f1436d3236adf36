#include "engine/query/ir/listing.h"
#include "tests/record/test_module.h"

#include <mlir/Pass/PassManager.h>
#include <mlir/Transforms/GreedyPatternRewriteDriver.h>
#include <mlir/Transforms/Passes.h>

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

using namespace reify;
using reify::test::TestModule;

namespace {

/// The recorded state at a moment as text that MLIR can read.
std::string textAt(const Trace &trace, Moment moment) {
  return makeListingAt(trace, moment, ListingOptions::valid()).text();
}

std::string readFile(const std::filesystem::path &path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

const char *const kCustom = R"(
module {
  func.func private @helper(%x: !torch.int, %c: !torch.bool) -> !torch.int {
    %two = torch.constant.int 2
    %r = torch.prim.If %c -> (!torch.int) {
      %s = torch.aten.add.int %x, %two : !torch.int, !torch.int -> !torch.int
      torch.prim.If.yield %s : !torch.int
    } else {
      torch.prim.If.yield %x : !torch.int
    }
    return %r : !torch.int
  }
  func.func @main(%x: !torch.vtensor<[2,?],f32> {torch.type_bound = !torch.vtensor<[2,?],f32>}, %n: !torch.int) -> (!torch.vtensor, !torch.list<int>) {
    %true = torch.constant.bool true
    %bits = torch.constant.int 8
    %mode = torch.constant.str "a\22b\n"
    %half = torch.constant.float 5.000000e-01
    %none = torch.constant.none
    %q = torch.operator "acme.quantize"(%x, %bits, %mode) {note = "x, y"} : (!torch.vtensor<[2,?],f32>, !torch.int, !torch.str) -> !torch.vtensor
    %pair:2 = torch.operator "acme.two"(%q) : (!torch.vtensor) -> (!torch.vtensor, !torch.int)
    %o = torch.derefine %none : !torch.none to !torch.optional<int>
    %k = call @helper(%n, %true) : (!torch.int, !torch.bool) -> !torch.int
    %l = torch.prim.ListConstruct %bits, %k : (!torch.int, !torch.int) -> !torch.list<int>
    %e = torch.prim.ListConstruct  : () -> !torch.list<int>
    %last = torch.prim.Loop %n, %true, init(%bits) {
    ^bb0(%i: !torch.int, %acc: !torch.int):
      %t = torch.aten.add.int %acc, %pair#1 : !torch.int, !torch.int -> !torch.int
      %a = torch.aten.append.t %e, %t : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.Loop.condition %true, iter(%t : !torch.int)
    } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
    %sc = torch.shape.calculate {
      %v = torch.aten.tanh %pair#0 : !torch.vtensor -> !torch.vtensor
      torch.shape.calculate.yield %v : !torch.vtensor
    } shapes {
      %sz = torch.aten.size %pair#0 : !torch.vtensor -> !torch.list<int>
      %again = func.call @helper(%last, %true) : (!torch.int, !torch.bool) -> !torch.int
      torch.shape.calculate.yield.shapes %sz : !torch.list<int>
    } : !torch.vtensor
    %w = torch.vtensor.literal(dense<[1.0, 2.0]> : tensor<2xf32>) : !torch.vtensor<[2],f32>
    %cast = torch.tensor_static_info_cast %w : !torch.vtensor<[2],f32> to !torch.vtensor
    %nv = torch.copy.to_tensor %w : !torch.tensor<[2],f32>
    torch.overwrite.tensor.contents %w overwrites %nv : !torch.vtensor<[2],f32>, !torch.tensor<[2],f32>
    torch.runtime.assert %true, "a message"
    %s0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
    torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (2, s0)> : !torch.vtensor<[2,?],f32>
    %tup = torch.prim.TupleConstruct %n, %mode : !torch.int, !torch.str -> !torch.tuple<int, str>
    %u:2 = torch.prim.TupleUnpack %tup : !torch.tuple<int, str> -> !torch.int, !torch.str
    %f = torch.aten.format(%mode, %n) : !torch.str, !torch.int -> !torch.str
    return %sc, %l : !torch.vtensor, !torch.list<int>
  }
}
)";

} // namespace

TEST_CASE("a recorded module is listed as text that reads back as the same module") {
  TestModule test;
  mlir::ModuleOp module = test.parse(kCustom);
  REQUIRE(module);
  Trace trace;
  Recorder recorder(trace.tables);
  recorder.attach(module, &test.names);
  recorder.finish(trace);
  const std::string text = textAt(trace, 0);
  CAPTURE(text);
  const std::string normal = test.normal(text);
  CAPTURE(test.complaints);
  CHECK(normal == TestModule::print(module));
  // Names are the user's, and ops have the dialect's own form.
  CHECK(text.find("%pair:2 = torch.operator \"acme.two\"(%q)") != std::string::npos);
  CHECK(text.find("%sz = torch.aten.size %pair#0 :") != std::string::npos);
  CHECK(text.find("\"torch.") == std::string::npos);
  CHECK(text.find("\"func.") == std::string::npos);
}

TEST_CASE("without names a recorded module is listed as MLIR itself prints it") {
  TestModule test;
  mlir::ModuleOp module = test.parse(kCustom);
  REQUIRE(module);
  Trace trace;
  Recorder recorder(trace.tables);
  recorder.attach(module);
  recorder.finish(trace);
  const std::string text = textAt(trace, 0);
  CAPTURE(text);
  CHECK(test.normal(text) == TestModule::print(module));
  CHECK(text.find("%int8 = torch.constant.int 8") != std::string::npos);
  CHECK(text.find("func.func @main(%arg0: ") != std::string::npos);
}

TEST_CASE("every sample of the repository reads back from its recording") {
  for (const auto &entry : std::filesystem::recursive_directory_iterator(std::string(REIFY_SOURCE_DIR) + "/samples")) {
    if (entry.path().extension() != ".mlir")
      continue;
    TestModule test;
    mlir::ModuleOp module = test.parse(readFile(entry.path()));
    if (!module)
      continue;
    CAPTURE(entry.path().string());
    Trace trace;
    Recorder recorder(trace.tables);
    recorder.attach(module, &test.names);
    recorder.finish(trace);
    // Weights are no part of a recording, and read into a context of their own, where their names are free.
    TestModule other;
    const std::string printed = TestModule::print(module), read = other.normal(textAt(trace, 0));
    CHECK(read.substr(0, read.find("\n{-#")) == printed.substr(0, printed.find("\n{-#")));
  }
}
