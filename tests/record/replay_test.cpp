// The replay law: whatever is done to a module, the recording's last state is the module, and a
// state in between is what the module was then.
#include "engine/query/ir/listing.h"
#include "tests/record/test_module.h"

#include <mlir/Pass/PassManager.h>
#include <mlir/Transforms/GreedyPatternRewriteDriver.h>
#include <mlir/Transforms/Passes.h>

#include <doctest/doctest.h>

#include <random>

using namespace reify;
using namespace mlir;
using reify::test::TestModule;

namespace {

/// Straight and branching code on ints and lists, with calls of two helpers.
class RandomProgram {
public:
  explicit RandomProgram(uint32_t seed) : random_(seed) {}

  std::string text() {
    text_ = "module {\n";
    function("private @leaf", 2);
    function("private @middle", 3, "@leaf");
    function("@main", 6, "@middle");
    return text_ + "}\n";
  }

private:
  uint32_t pick(size_t count) { return uint32_t(random_() % count); }
  std::string fresh() { return "%v" + std::to_string(next_++); }
  std::string anInt() { return ints_[pick(ints_.size())]; }
  std::string aBool() { return bools_[pick(bools_.size())]; }

  void function(const std::string &name, int length, const std::string &callee = "") {
    callee_ = callee;
    ints_ = {"%a"};
    bools_ = {"%b"};
    text_ += "func.func " + name + "(%a: !torch.int, %b: !torch.bool) -> !torch.int {\n";
    statements(length, 2);
    text_ += "return " + ints_.back() + " : !torch.int\n}\n";
  }

  void statements(int count, int depth) {
    for (int i = 0; i < count; ++i)
      statement(depth);
  }

  void statement(int depth) {
    const std::string name = fresh();
    switch (pick(depth > 0 ? 8 : 6)) {
    case 0:
      text_ += name + " = torch.constant.int " + std::to_string(pick(4)) + "\n";
      break;
    case 1:
      text_ += name + " = torch.constant.bool " + (pick(2) ? "true" : "false") + "\n";
      bools_.push_back(name);
      return;
    case 2: {
      static const char *const kOps[] = {"add", "sub", "mul"};
      text_ += name + " = torch.aten." + kOps[pick(3)] + ".int " + anInt() + ", " + anInt() +
               " : !torch.int, !torch.int -> !torch.int\n";
      break;
    }
    case 3:
      text_ += name + " = torch.aten.eq.int " + anInt() + ", " + anInt() + " : !torch.int, !torch.int -> !torch.bool\n";
      bools_.push_back(name);
      return;
    case 4: {
      const std::string list = fresh(), zero = fresh();
      text_ += list + " = torch.prim.ListConstruct " + anInt() + ", " + anInt() +
               " : (!torch.int, !torch.int) -> !torch.list<int>\n" + zero + " = torch.constant.int " +
               std::to_string(pick(2)) + "\n" + name + " = torch.aten.__getitem__.t " + list + ", " + zero +
               " : !torch.list<int>, !torch.int -> !torch.int\n";
      break;
    }
    case 5:
      if (callee_.empty())
        text_ += name + " = torch.constant.int 7\n";
      else
        text_ += name + " = " + (depth == 2 ? "" : "func.") + "call " + callee_ + "(" + anInt() + ", " + aBool() +
                 ") : (!torch.int, !torch.bool) -> !torch.int\n";
      break;
    default: {
      text_ += name + " = torch.prim.If " + aBool() + " -> (!torch.int) {\n";
      for (int region = 0; region < 2; ++region) {
        const auto ints = ints_, bools = bools_;
        statements(2, depth - 1);
        text_ += "torch.prim.If.yield " + ints_.back() + " : !torch.int\n";
        text_ += region == 0 ? "} else {\n" : "}\n";
        ints_ = ints;
        bools_ = bools;
      }
    }
    }
    ints_.push_back(name);
  }

  std::mt19937 random_;
  std::string text_, callee_;
  std::vector<std::string> ints_, bools_;
  int next_ = 0;
};

/// Remembers what the module was after some of the patterns.
class SamplingRecorder : public Recorder {
public:
  using Recorder::Recorder;
  void notifyPatternEnd(const Pattern &pattern, llvm::LogicalResult status) override {
    Recorder::notifyPatternEnd(pattern, status);
    if (succeeded(status) && ++patterns_ % 3 == 0)
      samples[now()] = TestModule::print(root());
  }
  std::map<Moment, std::string> samples;

private:
  int patterns_ = 0;
};

FrozenRewritePatternSet allCanonicalizations(MLIRContext &context) {
  RewritePatternSet patterns(&context);
  for (Dialect *dialect : context.getLoadedDialects())
    dialect->getCanonicalizationPatterns(patterns);
  for (RegisteredOperationName op : context.getRegisteredOperations())
    op.getCanonicalizationPatterns(patterns, &context);
  return std::move(patterns);
}

enum class Work { Canonicalize, CanonicalizeMerging, Cse, Inline };

void apply(Work work, ModuleOp module, Recorder &recorder) {
  MLIRContext &context = *module.getContext();
  uint32_t step = recorder.beginStep(StepKind::Pass, "pass");
  if (work == Work::Canonicalize || work == Work::CanonicalizeMerging) {
    GreedyRewriteConfig config;
    config.setListener(&recorder);
    // Merged constants move in silence; reconcile() finds that out afterwards.
    config.enableConstantCSE(work == Work::CanonicalizeMerging);
    (void)applyPatternsGreedily(module, allCanonicalizations(context), config);
  } else {
    PassManager manager(&context);
    if (work == Work::Cse)
      manager.addPass(createCSEPass());
    else
      manager.addPass(createInlinerPass());
    REQUIRE(succeeded(manager.run(module)));
  }
  recorder.reconcile(module);
  recorder.endStep(step);
}

} // namespace

TEST_CASE("the last state of a recording is the module, sampled states are what it was then") {
  TestModule test;
  for (uint32_t seed = 0; seed < 60; ++seed) {
    CAPTURE(seed);
    ModuleOp module = test.parse(RandomProgram(seed).text());
    REQUIRE(module);
    Trace trace;
    SamplingRecorder recorder(trace.tables);
    recorder.attach(module, &test.names);
    recorder.setAutomaticSteps(true);
    std::mt19937 random(seed);
    std::map<Moment, std::string> wholes = {{0, TestModule::print(module)}};
    for (int pass = 0; pass < 4; ++pass) {
      Work work = Work(random() % 4);
      auto samples = recorder.samples;
      apply(work, module, recorder);
      if (work == Work::CanonicalizeMerging) // only exact at its end
        recorder.samples = samples;
      wholes[recorder.now()] = TestModule::print(module);
    }
    CHECK(recorder.reconcile(module) == 0);
    recorder.finish(trace);
    wholes.insert(recorder.samples.begin(), recorder.samples.end());
    for (const auto &[moment, expected] : wholes) {
      const std::string text = makeListingAt(trace, moment, ListingOptions::valid()).text();
      const std::string normal = test.normal(text);
      CAPTURE(moment);
      CAPTURE(test.complaints);
      REQUIRE((normal == expected)); // the texts are long
    }
  }
}

TEST_CASE("steps that come by themselves cover all changes of a greedy rewrite, each valid") {
  TestModule test;
  for (uint32_t seed = 100; seed < 120; ++seed) {
    CAPTURE(seed);
    ModuleOp module = test.parse(RandomProgram(seed).text());
    REQUIRE(module);
    Trace trace;
    Recorder recorder(trace.tables);
    recorder.attach(module, &test.names);
    recorder.setAutomaticSteps(true);
    apply(Work::Canonicalize, module, recorder);
    recorder.finish(trace);
    REQUIRE(trace.steps.size() > 1);
    Moment covered = 0;
    for (uint32_t i = 1; i < trace.steps.size(); ++i) {
      const Step &step = trace.steps[i];
      if (step.depth != 1)
        continue;
      CHECK(step.before == covered);
      CHECK(step.after > step.before);
      covered = step.after;
      const std::string text = makeListing(trace, i, true, ListingOptions::valid()).text();
      const std::string normal = test.normal(text);
      CAPTURE(i);
      CAPTURE(test.complaints);
      CHECK(normal != "");
    }
    CHECK(covered == trace.steps[0].after);
  }
}
