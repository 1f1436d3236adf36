#include "engine/trace/trace.h"

#include <doctest/doctest.h>

using namespace reify;

namespace {

Step step(StepKind kind, uint16_t depth, uint32_t descendants, uint32_t derivation = ~0u) {
  Step made;
  made.kind = kind;
  made.depth = depth;
  made.descendants = descendants;
  made.derivation = derivation;
  return made;
}

/// run { pass { refine(D), refine(D) }, verify } where D = [reify, inline { fold }].
Trace twoRefinements() {
  Trace trace;
  auto derivation = std::make_shared<Derivation>();
  derivation->steps = {step(StepKind::Reify, 0, 0), step(StepKind::Inline, 0, 1), step(StepKind::Fold, 1, 0)};
  trace.derivations = {derivation};
  trace.steps = {step(StepKind::Run, 0, 4), step(StepKind::Pass, 1, 2), step(StepKind::Refine, 2, 0, 0),
                 step(StepKind::Refine, 2, 0, 0), step(StepKind::Verify, 1, 0)};
  trace.index();
  return trace;
}

} // namespace

TEST_CASE("inner steps of a shared derivation are numbered under each refinement") {
  Trace trace = twoRefinements();
  REQUIRE(trace.stepCount() == 11);
  using enum StepKind;
  const std::vector<StepKind> kinds = {Run, Pass, Refine, Reify, Inline, Fold, Refine, Reify, Inline, Fold, Verify};
  const std::vector<uint32_t> depths = {0, 1, 2, 3, 3, 4, 2, 3, 3, 4, 1};
  const std::vector<uint32_t> below = {10, 8, 3, 0, 1, 0, 3, 0, 1, 0, 0};
  const std::vector<uint32_t> parents = {0, 0, 1, 2, 2, 4, 1, 6, 6, 8, 0};
  for (uint32_t flat = 0; flat < trace.stepCount(); ++flat) {
    CAPTURE(flat);
    CHECK((trace.at(flat).step->kind == kinds[flat]));
    CHECK(trace.at(flat).depth == depths[flat]);
    CHECK(trace.at(flat).descendants == below[flat]);
    CHECK(trace.parent(flat) == parents[flat]);
    CHECK((trace.at(flat).inner != nullptr) == (depths[flat] > 2));
  }
  CHECK(trace.flatOf(3) == 6);
  CHECK(trace.flatOf(4) == 10);
}

TEST_CASE("each step kind has a name of its own") {
  std::vector<std::string_view> names;
  for (int kind = 0; kind < kStepKindCount; ++kind)
    for (int other = 0; other < kind; ++other)
      CHECK((toString(StepKind(kind)) != toString(StepKind(other))));
  CHECK(std::string(toString(StepKind::TypeFound)) == "type-found");
  CHECK(std::string(toString(StepKind::Verify)) == "verify");
}

TEST_CASE("equal strings, types and places share an id; nothing is none") {
  Tables tables;
  CHECK(tables.intern("a") == tables.intern("a"));
  CHECK(tables.intern("a") != tables.intern("b"));
  CHECK(tables.intern("").isNone());
  CHECK(tables.string({}).empty());
  CHECK(tables.internType("!torch.int") == tables.internType("!torch.int"));
  CHECK(tables.type(tables.internType("!torch.int")).kind == TorchType::Kind::Int);
  CHECK(tables.internPlace({"f", 1, 2}) == tables.internPlace({"f", 1, 2}));
  CHECK(tables.internPlace({"f", 1, 2}) != tables.internPlace({"f", 2, 1}));
  CHECK(tables.internPlace({}).isNone());
  CHECK_FALSE(tables.place({}).isKnown());
}

TEST_CASE("an op is found where it stands at each moment, also after it moved") {
  History history;
  history.ops.resize(3);
  history.versions = {{OpId(0), 0, 5}, {OpId(1), 5, ~0u}, {OpId(2), 2, 4}};
  history.ops[0].firstVersion = 0;
  history.ops[0].movedTo = OpId(1);
  history.ops[1].firstVersion = 1;
  history.ops[1].identity = OpId(0);
  history.ops[2].firstVersion = 2;
  CHECK(history.at(OpId(0), 4) == &history.versions[0]);
  CHECK(history.at(OpId(0), 5) == &history.versions[1]);
  CHECK(history.at(OpId(1), 0) == &history.versions[0]);
  CHECK(history.identity(OpId(1)) == OpId(0));
  CHECK(history.at(OpId(2), 1) == nullptr);
  CHECK(history.at(OpId(2), 3) == &history.versions[2]);
  CHECK(history.at(OpId(2), 4) == nullptr);
}

TEST_CASE("a value has the type of the latest change before the moment") {
  History history;
  history.values.push_back({{}, {}, {}, 0, {}, {{0, TypeId(1)}, {3, TypeId(2)}}});
  CHECK(history.typeAt(ValueId(0), 2) == TypeId(1));
  CHECK(history.typeAt(ValueId(0), 3) == TypeId(2));
  CHECK(history.typeAt(ValueId(0), 99) == TypeId(2));
}
