#include "engine/query/ir/listing.h"
#include "tests/query/recorded_run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

using namespace reify;
using reify::test::recordRun;

namespace {

const Line *findLine(const Listing &listing, std::string_view text) {
  auto found = std::find_if(listing.lines.begin(), listing.lines.end(),
                            [&](const Line &line) { return line.text.find(text) != std::string::npos; });
  return found == listing.lines.end() ? nullptr : &*found;
}

std::vector<std::string> marked(const Listing &listing, Mark mark) {
  std::vector<std::string> texts;
  for (const Line &line : listing.lines)
    if (line.mark == mark)
      texts.push_back(line.text.substr(line.text.find_first_not_of(' ')));
  return texts;
}

} // namespace

TEST_CASE("the IR before and after every step, inner ones too, is valid MLIR") {
  auto run = recordRun();
  REQUIRE(run->trace->stepCount() == 15);
  for (uint32_t step = 0; step < run->trace->stepCount(); ++step)
    for (bool after : {false, true}) {
      const std::string text = makeListing(*run->trace, step, after, ListingOptions::valid()).text();
      const std::string normal = run->module.normal(text);
      CAPTURE(step);
      CAPTURE(after);
      CAPTURE(text);
      CAPTURE(run->module.complaints);
      CHECK(normal != "");
    }
}

TEST_CASE("what a step shows does not depend on how one came to it") {
  auto run = recordRun();
  std::vector<std::string> texts;
  for (uint32_t step = 0; step < run->trace->stepCount(); ++step)
    texts.push_back(makeListing(*run->trace, step, true, ListingOptions::valid()).text());
  std::mt19937 random(1);
  for (int walk = 0; walk < 200; ++walk) {
    const uint32_t step = random() % run->trace->stepCount();
    CHECK(makeListing(*run->trace, step, true, ListingOptions::valid()).text() == texts[step]);
  }
  // A step begins where the one before it on its level ended.
  CHECK(makeListing(*run->trace, 4, false, ListingOptions::valid()).text() == texts[3]);
  CHECK(makeListing(*run->trace, 8, false, ListingOptions::valid()).text() == texts[2]);
}

TEST_CASE("inside a refinement the op is seen in the model, under the model's names") {
  auto run = recordRun();
  const std::string text = makeListing(*run->trace, 4, true, ListingOptions::valid()).text();
  CAPTURE(text);
  CHECK(text.find("func.func @main(%x: ") != std::string::npos);
  CHECK(text.find("%t = torch.shape.calculate {") != std::string::npos);
  // The op in the region is another value than the result of the region.
  CHECK(text.find("%op = torch.aten.tanh %x :") != std::string::npos);
  // The other op stays as it was.
  CHECK(text.find("%u = torch.aten.tanh %x :") != std::string::npos);
  // A scratch value whose name the model has gets another one.
  CHECK(text.find("%int1_r = torch.constant.int 1") != std::string::npos);
  CHECK(text.find("func.func private @__torch_mlir_shape_fn.aten.tanh") != std::string::npos);
  CHECK(text.find("@refinement") == std::string::npos);
}

TEST_CASE("for reading, calculations other than the current one and library functions are folded") {
  auto run = recordRun();
  ListingOptions options;
  const Listing current = makeListing(*run->trace, 3, true, options);
  CHECK(findLine(current, "torch.aten.size"));
  CHECK_FALSE(findLine(current, "@__torch_mlir_shape_fn.aten.tanh(%x"));
  const Line *badge = findLine(current, "// 1 library function");
  REQUIRE(badge);
  CHECK(badge->isBadge);
  CHECK(badge->isLibrary);
}

TEST_CASE("a calculation is folded to one line that names its op, and can be opened") {
  test::TestModule module;
  auto parsed = module.parse(R"(
    func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
      %0 = torch.shape.calculate {
        %1 = torch.operator "my.op"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
        torch.shape.calculate.yield %1 : !torch.vtensor
      } shapes {
        %2 = torch.aten.size %x : !torch.vtensor<[2],f32> -> !torch.list<int>
        torch.shape.calculate.yield.shapes %2 : !torch.list<int>
      } : !torch.vtensor
      return %0 : !torch.vtensor
    })");
  REQUIRE(parsed);
  Trace trace;
  Recorder recorder(trace.tables);
  recorder.attach(parsed, &module.names);
  OpId calculate;
  parsed.walk([&](mlir::Operation *op) {
    if (op->getName().getStringRef() == "torch.shape.calculate")
      calculate = recorder.idOf(op);
  });
  recorder.finish(trace);
  ListingOptions options;
  Listing folded = makeListingAt(trace, 0, options);
  const Line *badge = findLine(folded, "torch.shape.calculate");
  REQUIRE(badge);
  CHECK(badge->isBadge);
  CHECK(badge->text == "    %0 = torch.shape.calculate { torch.operator \"my.op\" %x } shapes "
                       "{ 2 ops } : !torch.vtensor");
  CHECK_FALSE(findLine(folded, "torch.aten.size"));
  options.openCalculation = calculate;
  CHECK(findLine(makeListingAt(trace, 0, options), "torch.aten.size"));
}

TEST_CASE("tokens lie in their line, in order, and name the values they stand for") {
  auto run = recordRun();
  const Listing listing = makeListing(*run->trace, 4, true, ListingOptions::valid());
  size_t values = 0;
  for (const Line &line : listing.lines) {
    uint32_t end = 0;
    for (const Token &token : line.tokens) {
      CHECK(token.begin >= end);
      end = token.begin + token.length;
      REQUIRE(end <= line.text.size());
      const bool isValue = token.kind == TokenKind::Value;
      CHECK(isValue == !token.value.isNone());
      if (isValue)
        CHECK(line.text[token.begin] == '%');
      values += isValue;
    }
  }
  CHECK(values > 10);
  const Line *line = findLine(listing, "%u = torch.aten.tanh");
  REQUIRE(line);
  CHECK(line->tokens[0].value == run->u);
  CHECK_FALSE(line->tokens[0].inner);
  CHECK(line->op == OpRef{run->second, false});
  CHECK(listing.lineOf({run->second, false}) == line - listing.lines.data());
}

TEST_CASE("marks follow ops: moved lines are unmarked, retyped ones and their users are changed") {
  auto run = recordRun();
  // Reify: the op moves into the new region.
  Listing before = makeListing(*run->trace, 3, false, ListingOptions::valid());
  Listing after = makeListing(*run->trace, 3, true, ListingOptions::valid());
  markChanges(before, after);
  CHECK(marked(before, Mark::Removed).empty());
  const std::vector<std::string> added = marked(after, Mark::Added);
  CHECK(std::any_of(added.begin(), added.end(),
                    [](const std::string &s) { return s.starts_with("%t = torch.shape.calculate"); }));
  // The op is the same one; only its result is a value of the region now.
  CHECK(marked(after, Mark::Changed).size() == 1);

  // The whole second refinement: its op has a new type, a cast for its strict user is new.
  before = makeListing(*run->trace, 8, false, ListingOptions::valid());
  after = makeListing(*run->trace, 8, true, ListingOptions::valid());
  markChanges(before, after);
  CHECK(marked(after, Mark::Added).size() == 1);
  CHECK(marked(after, Mark::Changed).size() == 2); // the op, and the return of the cast
  CHECK(marked(before, Mark::Changed).size() == 2);
}

TEST_CASE("aligned listings hold each line of both sides once, in order") {
  auto run = recordRun();
  for (uint32_t step = 0; step < run->trace->stepCount(); ++step) {
    Listing before = makeListing(*run->trace, step, false, {});
    Listing after = makeListing(*run->trace, step, true, {});
    markChanges(before, after);
    int nextBefore = 0, nextAfter = 0;
    for (UnifiedLine line : alignListings(before, after)) {
      if (line.before >= 0)
        CHECK(line.before == nextBefore++);
      if (line.after >= 0)
        CHECK(line.after == nextAfter++);
    }
    CHECK(nextBefore == int(before.lines.size()));
    CHECK(nextAfter == int(after.lines.size()));
  }
}

TEST_CASE("long literals are shortened for reading, never for MLIR") {
  test::TestModule module;
  std::string elements;
  for (int i = 0; i < 60; ++i)
    elements += (i ? ", " : "") + std::to_string(i) + ".5";
  auto parsed = module.parse("func.func @f() { %0 = torch.vtensor.literal(dense<[" + elements +
                             "]> : tensor<60xf32>) : !torch.vtensor<[60],f32>\n return }");
  REQUIRE(parsed);
  Trace trace;
  Recorder recorder(trace.tables);
  recorder.attach(parsed);
  recorder.finish(trace);
  const Line *line = nullptr;
  Listing read = makeListingAt(trace, 0, {});
  REQUIRE((line = findLine(read, "torch.vtensor.literal")));
  CHECK(line->text.size() < 160);
  CHECK(line->text.find("> : tensor<60xf32>") != std::string::npos);
  CHECK(module.normal(makeListingAt(trace, 0, ListingOptions::valid()).text()) == test::TestModule::print(parsed));
}
