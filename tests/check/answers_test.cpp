// Kept answers of PyTorch: how they are written, and what counts as agreement.
#include "engine/check/answers/answer_match.h"
#include "engine/check/answers/answers.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace reify;
using namespace reify::check;

namespace {

AnsweredCall read(std::string_view row) {
  std::string problem;
  std::optional<AnsweredCall> call = readAnswer(row, problem);
  INFO(problem);
  REQUIRE(call);
  return *call;
}

/// A library and answers to it, as files for the time of a test.
class Files {
public:
  Files(const std::string &library, const std::string &answers) {
    folder_ = reify::test::scratchFolder() / "reify_answers_test";
    std::filesystem::create_directories(folder_);
    std::ofstream(folder_ / "ops.py") << library;
    std::ofstream(folder_ / "answers.txt") << answers;
  }
  ~Files() { std::filesystem::remove_all(folder_); }
  AgreementReport report() const {
    AnswerInputs inputs;
    inputs.libraries = {(folder_ / "ops.py").string()};
    inputs.answers = {(folder_ / "answers.txt").string()};
    inputs.weakenings = 8;
    inputs.decompositions = 4;
    return checkAnswers(inputs);
  }
  OpAgreement check() const {
    AgreementReport report = this->report();
    REQUIRE(report.inputIsGood);
    REQUIRE(report.ops.size() == 1);
    passed = report.hasPassed();
    return report.ops[0];
  }
  mutable bool passed = false;

private:
  std::filesystem::path folder_;
};

constexpr const char *kTake = R"(
from typing import List, Tuple
import torch

# schema: my::take(Tensor self, int count) -> Tensor
def my〇take〡shape(self: List[int], count: int) -> List[int]:
    assert len(self) > 0, "at least one dimension"
    return [count] + self[1:]

def my〇take〡dtype(self_rank_dtype: Tuple[int, int], count: int) -> int:
    rank, dtype = self_rank_dtype
    assert dtype != torch.bool, "numbers are wanted"
    return dtype
)";

} // namespace

TEST_CASE("a row of answers is read as it is written") {
  const AnsweredCall call =
      read("[2,3]f32 []i64=0 (1 -2) none true 3.0 -inf 'it\\'s' bf16 ([1]u8 none) -> [2,?]bf16 int none");
  REQUIRE(call.arguments.size() == 10);
  CHECK(call.arguments[0].sizes == std::vector<int64_t>{2, 3});
  CHECK(call.arguments[0].integer == kFloat32);
  CHECK(call.arguments[1].sizes.empty());
  CHECK(call.arguments[1].integer == kInt64);
  CHECK(toString(call.arguments[2]) == "[1, -2]");
  CHECK(call.arguments[3].kind == LiteralKind::None);
  CHECK(call.arguments[4].boolean);
  CHECK(call.arguments[5].floating == 3.0);
  CHECK(call.arguments[6].floating < -1e300);
  CHECK(call.arguments[7].text == "it's");
  CHECK(toString(call.arguments[8]) == "torch.bfloat16");
  CHECK(call.arguments[9].elements.size() == 2);
  REQUIRE(call.results.size() == 3);
  CHECK(call.results[0].sizes == std::vector<int64_t>{2, kOpenSize});
  CHECK(call.results[1].kind == LiteralKind::Dtype);
  CHECK(read("[2]f32 -> !").isRefused);
  CHECK(read("-> []f32").arguments.empty());
}

TEST_CASE("a row that is not written as answers are is told, not guessed") {
  for (const char *row : {"[2,3]f32", "[2 -> !", "[2]float32 -> !", "(1 2 -> !", "3x -> !", "( -> !"}) {
    std::string problem;
    INFO(row);
    CHECK_FALSE(readAnswer(row, problem));
    CHECK_FALSE(problem.empty());
  }
}

TEST_CASE("lists that never close do not fill the stack") {
  std::string problem;
  CHECK_FALSE(readAnswer(std::string(1'000'000, '(') + " -> !", problem));
  CHECK(problem == "lists stand in lists too often");
}

TEST_CASE("each line of answers that is none is an error at its place, and nothing is checked") {
  const std::pair<const char *, const char *> kFiles[] = {
      {"my.take\n[2]f32 4\n", ":2:1: error: expected an op's name, or a call"},
      {"[2]f32 4 -> [4]f32\nmy.take\n", ":1:1: error: expected an op's name before"},
      {"my.take\n[2]f33 4 -> !\n", ":2:4: error: 'f33' is no dtype"},
      {"my.take\n[2]f32 four -> !\n", ":2:8: error: 'four' is no value"},
      {"my.take\n[2]f32 4 -> four\n", ":2:13: error: 'four' is no result"},
      {"my.take\n[2]f32 4 ->\n", ":2:12: error: expected results or '!'"},
      {"\n# nothing\n", "error: the file has no op"}};
  for (auto [text, expected] : kFiles) {
    INFO(text);
    const AgreementReport report = Files(kTake, text).report();
    CHECK_FALSE(report.inputIsGood);
    REQUIRE(report.diagnostics.size() == 1);
    CHECK(toString(report.diagnostics[0]).find(expected) != std::string::npos);
  }
}

TEST_CASE("answers with the line ends of another system are the same answers") {
  CHECK(Files(kTake, "# PyTorch\r\n\r\nmy.take\r\n[2,3]f32 4 -> [4,3]f32\r\n").check().agree == 1);
}

TEST_CASE("functions agree with PyTorch in sizes, dtypes and refusals, whichever of them refuses") {
  Files files(kTake, "# PyTorch\n\nmy.take\n[2,3]f32 4 -> [4,3]f32\n[]f32 4 -> !\n[2]bool 4 -> !\n");
  const OpAgreement agreement = files.check();
  CHECK(agreement.calls == 3);
  CHECK(agreement.refused == 2);
  CHECK(agreement.agree == 3);
  CHECK(agreement.violations.empty());
  CHECK(agreement.abstractRuns == 17); // of the accepted call: both functions, and the shape without sizes
  CHECK(agreement.ranksLost == 0);
  CHECK(files.passed);
}

TEST_CASE("each way to disagree is found and told with its line") {
  Files files(kTake, "my.take\n[2,3]f32 4 -> [4,4]f32\n[2,3]f32 4 -> [4,3]f64\n[2,3]f32 4 -> [4,3,1]f32\n"
                     "[2]f32 4 -> !\n[]f32 4 -> [4]f32\n[2]f32 4 -> [?]f32\n[2]f32 4 -> [4]f32 [4]f32\n"
                     "[2]f32 'x' -> [4]f32\n");
  const OpAgreement agreement = files.check();
  CHECK(agreement.agree == 0);
  REQUIRE(agreement.disagreements.size() == 8);
  CHECK(agreement.disagreements[0].line == 2);
  CHECK(agreement.disagreements[0].call == "[2,3]f32 4");
  CHECK(agreement.disagreements[0].answer == "[4,4]f32");
  CHECK(agreement.disagreements[0].got == "[4,3]f32");
  CHECK(agreement.disagreements[4].got == "! at least one dimension");
  CHECK(agreement.disagreements[7].got.find("shape function") == 0);
  CHECK_FALSE(files.passed);
}

TEST_CASE("a rank that hangs on sizes is told, with the call that shows it") {
  Files files(R"(
from typing import List, Tuple

# schema: my::squeeze(Tensor self) -> Tensor
def my〇squeeze〡shape(self: List[int]) -> List[int]:
    return [size for size in self if size != 1]

def my〇squeeze〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return 6
)",
              "my.squeeze\n[]f32 -> []f32\n[2,1]f32 -> [2]f32\n[1]f32 -> []f32\n");
  const OpAgreement agreement = files.check();
  CHECK(agreement.agree == 3);
  CHECK(agreement.violations.empty());
  CHECK(agreement.ranksLost == 2);
  CHECK(agreement.rankLostBy == "[2,1]f32");
}

TEST_CASE("a decomposition that gives another type than the answer is found; what it refuses stays as it is") {
  Files files(R"(
from typing import List, Tuple
import torch
from torch import Tensor

# schema: my::twice(Tensor self) -> Tensor
def my〇twice〡shape(self: List[int]) -> List[int]:
    return self

def my〇twice〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    rank, dtype = self_rank_dtype
    return dtype

def my〇twice〡decomposition(self: Tensor) -> Tensor:
    assert self.dim() < 2, "matrices are left alone"
    return torch.ops.aten.add.Tensor(self, torch.ops.aten.to.dtype(self, torch.float64))
)",
              "my.twice\n[2]f64 -> [2]f64\n[2,3]f32 -> [2,3]f32\n[3]f32 -> [3]f32\n");
  const OpAgreement agreement = files.check();
  CHECK(agreement.agree == 3);
  CHECK(agreement.decomposed == 2);
  REQUIRE(agreement.decompositions.size() == 1);
  CHECK(agreement.decompositions[0].call == "[3]f32");
  CHECK(agreement.decompositions[0].got == "[3] torch.float64");
  CHECK_FALSE(files.passed);
}

TEST_CASE("a result for less known arguments must allow for the answer, not equal it") {
  Evaluation evaluation;
  evaluation.outcome = Evaluation::Outcome::Returned;
  evaluation.results = {
      evaluation.heap.makeList({AbstractValue::integerOf(4), AbstractValue::integerIn(IntRange::atLeast(2), nullptr)})};
  auto answer = [](std::vector<int64_t> sizes) {
    Literal tensor{LiteralKind::Tensor, false, kFloat32};
    tensor.sizes = std::move(sizes);
    return std::vector<Literal>{tensor};
  };
  auto allows = [&](std::vector<int64_t> sizes) {
    return matches(answer(std::move(sizes)), evaluation, FunctionKind::Shape, Match::Allowing, false);
  };
  CHECK(allows({4, 7}));
  CHECK(allows({4, kOpenSize}));
  CHECK_FALSE(allows({5, 7}));
  CHECK_FALSE(allows({4, 1})); // at least 2
  CHECK_FALSE(allows({4, 7, 1}));
  CHECK_FALSE(matches(answer({4, 7}), evaluation, FunctionKind::Shape, Match::Exact, /*mayBeOpen=*/false));
  CHECK(matches(answer({4, kOpenSize}), evaluation, FunctionKind::Shape, Match::Exact, /*mayBeOpen=*/false));
  CHECK(matches(answer({4, 7}), evaluation, FunctionKind::Shape, Match::Exact, /*mayBeOpen=*/true));
  evaluation.outcome = Evaluation::Outcome::Raised; // of a call that PyTorch accepts
  CHECK_FALSE(allows({4, 7}));
}
