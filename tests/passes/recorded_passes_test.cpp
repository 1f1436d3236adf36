// What passes record: nothing goes unannounced, every moment in between is a module that can be
// read, and the last one is the module.
#include "engine/passes/pass_context.h"
#include "engine/passes/pipelines/passes.h"
#include "engine/passes/rewrite/transforms.h"
#include "engine/query/ir/listing.h"
#include "tests/record/test_module.h"

#include <llvm/ADT/ScopeExit.h>
#include <mlir/Pass/PassManager.h>
#include <mlir/Pass/PassRegistry.h>

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>

using namespace reify;
using namespace mlir;
using reify::test::TestModule;

namespace {

void registerOnce() {
  static std::once_flag once;
  std::call_once(once, [] {
    // Another test may have filled the registry already, through a session.
    if (PassInfo::lookup("canonicalize"))
      return;
    registerPasses();
  });
}

struct Input {
  std::string name, text, passes;
};

/// The inputs of the conformance suite that passes take one by one.
std::vector<Input> inputs() {
  std::vector<Input> inputs;
  const std::string root = std::string(REIFY_SOURCE_DIR) + "/tests/conformance/inputs";
  for (const char *folder :
       {"torch-prepare-for-globalize-object-graph", "torch-globalize-object-graph", "torch-adjust-calling-conventions",
        "torch-inline-global-slots", "torch-erase-module-initializer", "torch-reduce-op-variants",
        "torch-maximize-value-semantics", "torch-recompose-complex-ops"})
    for (const auto &entry : std::filesystem::directory_iterator(root + "/" + folder)) {
      std::ostringstream text;
      text << std::ifstream(entry.path()).rdbuf();
      Input input{entry.path().filename(), text.str(), folder};
      const std::string key = "// PASSES: ";
      if (size_t at = input.text.find(key); at != std::string::npos)
        input.passes = input.text.substr(at + key.size(), input.text.find('\n', at) - at - key.size());
      inputs.push_back(std::move(input));
    }
  return inputs;
}

/// Runs passes one after the other under a recorder; false once one fails.
bool runRecorded(ModuleOp module, const std::string &passes, Recorder &recorder) {
  PassContext given;
  given.recorder = &recorder;
  givePassContext(*module.getContext(), &given);
  const llvm::scope_exit end([&] { givePassContext(*module.getContext(), nullptr); });
  std::istringstream names(passes);
  for (std::string name, more; std::getline(names, name, ',');) {
    // func.func(one,other)
    while (std::ranges::count(name, '(') > std::ranges::count(name, ')') && std::getline(names, more, ','))
      name += "," + more;
    PassManager manager(module.getContext());
    REQUIRE(succeeded(parsePassPipeline(name, manager)));
    const uint32_t step = recorder.beginStep(StepKind::Pass, name);
    const bool isGood = succeeded(manager.run(module));
    CAPTURE(name);
    CHECK(recorder.reconcile(module) == 0);
    recorder.endStep(step);
    if (!isGood)
      return false;
  }
  return true;
}

} // namespace

TEST_CASE("passes on object graphs, slots and signatures announce every change, and each step can "
          "be read") {
  registerOnce();
  TestModule test;
  unsigned good = 0;
  for (const Input &input : inputs()) {
    CAPTURE(input.name);
    ScopedDiagnosticHandler quiet(&test.context(), [](mlir::Diagnostic &) { return success(); });
    ModuleOp module = test.parse(input.text);
    if (!module)
      continue; // bad input is for other tests
    Trace trace;
    Recorder recorder(trace.tables);
    recorder.attach(module, &test.names);
    if (!runRecorded(module, input.passes, recorder))
      continue;
    ++good;
    const std::string result = TestModule::print(module);
    recorder.finish(trace);
    const std::string last = test.normal(makeListingAt(trace, trace.model.end, ListingOptions::valid()).text());
    CAPTURE(test.complaints);
    CHECK((last == result));
    for (uint32_t step = 0; step < trace.steps.size(); ++step) {
      const std::string text = makeListing(trace, step, true, ListingOptions::valid()).text();
      CAPTURE(trace.tables.string(trace.steps[step].title));
      CAPTURE(text);
      const std::string normal = test.normal(text);
      CAPTURE(test.complaints);
      CHECK(normal != "");
    }
  }
  CHECK(good > 40);
}

TEST_CASE("object graphs and slots are listed in their own forms") {
  TestModule test;
  for (const Input &input : inputs()) {
    CAPTURE(input.name);
    ScopedDiagnosticHandler quiet(&test.context(), [](mlir::Diagnostic &) { return success(); });
    ModuleOp module = test.parse(input.text);
    if (!module)
      continue;
    const std::string expected = TestModule::print(module);
    Trace trace;
    Recorder recorder(trace.tables);
    recorder.attach(module, &test.names);
    recorder.finish(trace);
    const std::string text = makeListingAt(trace, 0, ListingOptions::valid()).text();
    CAPTURE(text);
    for (const char *name : {"class_type", "attr", "method", "nn_module", "slot", "global_slot", "prim.GetAttr",
                             "prim.SetAttr", "prim.CallMethod", "global_slot.get", "global_slot.set",
                             "global_slot.module_initializer", "initialize.global_slots"})
      CHECK(text.find("\"torch." + std::string(name) + "\"(") == std::string::npos);
    CHECK((test.normal(text) == expected));
  }
}

TEST_CASE("copies of functions, and what is inlined, keep the names that the user gave") {
  registerOnce();
  TestModule test;
  ModuleOp module = test.parse(R"(
torch.class_type @Root {
  torch.method "forward", @root_forward
}
func.func private @helper(%value: !torch.int) -> !torch.int {
  %negated = torch.aten.neg.int %value : !torch.int -> !torch.int
  return %negated : !torch.int
}
func.func private @root_forward(%self: !torch.nn.Module<"Root">, %number: !torch.int) -> !torch.int {
  %once = func.call @helper(%number) : (!torch.int) -> !torch.int
  %twice = func.call @helper(%once) : (!torch.int) -> !torch.int
  return %twice : !torch.int
}
%root = torch.nn_module {
} : !torch.nn.Module<"Root">
)");
  REQUIRE(module);
  Trace trace;
  Recorder recorder(trace.tables);
  recorder.attach(module, &test.names);
  REQUIRE(runRecorded(module, "torch-globalize-object-graph,inline", recorder));
  recorder.finish(trace);
  const std::string text = makeListingAt(trace, trace.model.end, ListingOptions::valid()).text();
  CAPTURE(text);
  CHECK(text.find("func.func @forward(%number: !torch.int)") != std::string::npos);
  CHECK(text.find("%negated = torch.aten.neg.int %number") != std::string::npos);
  CHECK(text.find("%negated_0 = torch.aten.neg.int %negated ") != std::string::npos);
}

TEST_CASE("a recorded pass does what it does when nobody records") {
  registerOnce();
  TestModule test;
  const std::string root = std::string(REIFY_SOURCE_DIR) + "/tests/conformance/inputs";
  std::vector<Input> cases;
  auto add = [&](const std::filesystem::path &path, const std::string &passes) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    cases.push_back({path.filename(), text.str(), passes});
  };
  for (const auto &entry : std::filesystem::directory_iterator(root + "/torch-globalize-object-graph"))
    add(entry.path(), "torch-prepare-for-globalize-object-graph,torch-globalize-object-graph,"
                      "symbol-dce,inline,torch-inline-global-slots,canonicalize,cse");
  for (const auto &entry : std::filesystem::directory_iterator(root + "/models"))
    if (entry.file_size() < 20000)
      add(entry.path(), "canonicalize,inline,cse,symbol-dce");
  unsigned good = 0;
  ScopedDiagnosticHandler quiet(&test.context(), [](mlir::Diagnostic &) { return success(); });
  for (const Input &input : cases) {
    CAPTURE(input.name);
    if (input.name == "recursion.mlir")
      continue; // MLIR's inliner takes some rounds of it, ours none
    ModuleOp module = test.parse(input.text);
    if (!module)
      continue;
    Trace trace;
    Recorder recorder(trace.tables);
    recorder.attach(module, &test.names);
    const bool isRecordedGood = runRecorded(module, input.passes, recorder);
    const std::string recorded = TestModule::print(module);
    module = test.parse(input.text);
    PassManager manager(&test.context());
    REQUIRE(succeeded(parsePassPipeline(input.passes, manager)));
    REQUIRE(succeeded(manager.run(module)) == isRecordedGood);
    if (!isRecordedGood)
      continue;
    ++good;
    const std::string alone = TestModule::print(module);
    CAPTURE(recorded);
    CAPTURE(alone);
    CHECK((recorded == alone));
  }
  CHECK(good > 20);
}

TEST_CASE("a pass says what it does in its steps, and why it leaves a slot") {
  registerOnce();
  TestModule test;
  ModuleOp module = test.parse(R"(
torch.global_slot "private" @kept : !torch.list<int>
torch.global_slot "private" @gone : !torch.int
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  torch.initialize.global_slots [
    @kept(%1 : !torch.list<int>)
    @gone(%0 : !torch.int)
  ]
}
func.func @forward() -> !torch.int {
  %0 = torch.global_slot.get @kept : !torch.list<int>
  torch.operator "my.op"(%0) : (!torch.list<int>) -> ()
  %1 = torch.global_slot.get @gone : !torch.int
  return %1 : !torch.int
})");
  REQUIRE(module);
  Trace trace;
  Recorder recorder(trace.tables);
  recorder.attach(module, &test.names);
  REQUIRE(runRecorded(module, "torch-inline-global-slots", recorder));
  recorder.finish(trace);
  std::vector<std::string> steps;
  for (const Step &step : trace.steps)
    steps.push_back(std::string(toString(step.kind)) + " " + std::string(trace.tables.string(step.title)) +
                    (step.detail ? ": " + std::string(trace.tables.string(step.detail)) : ""));
  CHECK(steps == std::vector<std::string>{
                     "pass torch-inline-global-slots",
                     "stuck slot @kept stays: what is in @kept reaches torch.operator \"my.op\", which "
                     "may change it in place",
                     "inline inline slot @gone",
                     "erase erase slot @gone",
                 });
}
