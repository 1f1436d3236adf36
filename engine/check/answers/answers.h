// Kept answers of PyTorch (tests/library/answers), and the library's shape and dtype functions compared
// with them: sizes, dtypes and refusals, also with less known arguments. Plain data; no MLIR here.
//
//     aten.mm
//     [2,3]f32 [3,4]f32 -> [2,4]f32
//     [2,3]f32 [2,4]f32 -> !
#pragma once
#include "engine/check/invocations/invocation.h"
#include "engine/source/assets.h"

#include <atomic>
#include <memory>
#include <set>

namespace reify::check {

constexpr int64_t kOpenSize = -1; // of a result: it hangs on the data

/// One call and what PyTorch says to it.
struct AnsweredCall {
  std::vector<Literal> arguments;
  bool isRefused = false;
  std::vector<Literal> results; // tensors, none, lists of these; a number as the Dtype that stands for its type
};

/// The calls of one op as they stand in the file; read one by one, there are very many.
struct AnswerSection {
  std::string op;
  struct Row {
    uint32_t line = 0;
    std::string_view text; // of `AnswerFile::text`
  };
  std::vector<Row> rows;
  size_t file = 0; // of `AnswerFiles`
};

struct AnswerFile {
  std::string path, text;
};

struct AnswerFiles {
  std::vector<std::unique_ptr<AnswerFile>> files;
  std::vector<AnswerSection> sections;
};

/// Reads files; one that cannot be read is an error in `diagnostics`, and so is each row that is no answer.
AnswerFiles readAnswers(const std::vector<std::string> &paths, Diagnostics &diagnostics);
/// Nothing, and `problem` and its `column`, if the row is not written as answers are.
std::optional<AnsweredCall> readAnswer(std::string_view row, std::string &problem, uint32_t *column = nullptr);
/// "f32" for 6; "dtype 99" for a code without a name.
std::string shortDtypeName(int64_t code);

struct AnswerInputs {
  std::vector<std::string> answers;
  std::vector<std::string> libraries; // that override built-in functions
  std::set<std::string> explained;    // ops whose disagreements have a known reason
  unsigned jobs = 1;
  unsigned weakenings = 1;     // runs of a call with less known arguments
  unsigned decompositions = 0; // accepted calls an op that its decomposition is tried on
  AssetPaths assets = findAssets();
  std::atomic<unsigned> *progress = nullptr; // calls done
};

struct Disagreement {
  uint32_t line = 0;        // in the answers
  std::string call, answer; // as the file has them
  std::string got;          // what the functions say
};

/// A result for less known arguments that does not allow for PyTorch's answer.
struct Unsoundness {
  uint32_t line = 0;
  std::string call, answer, arguments, got;
};

struct OpAgreement {
  std::string op, file;
  bool hasShape = false, hasDtype = false;
  unsigned calls = 0, refused = 0, agree = 0, abstractRuns = 0;
  unsigned ranksLost = 0;                   // accepted calls of which the rank is not known as soon as no size is
  std::string rankLostBy;                   // the first of them
  unsigned decomposed = 0;                  // accepted calls whose decomposition gave types
  std::vector<Disagreement> decompositions; // those in which it gave other types, or none
  std::vector<Disagreement> disagreements;
  std::vector<Unsoundness> violations;
  bool isExplained = false;
};

struct AgreementReport {
  std::vector<OpAgreement> ops; // as the files have them
  Diagnostics diagnostics;
  double seconds = 0;
  bool inputIsGood = false;
  unsigned calls() const;
  unsigned agree() const;
  bool hasPassed() const; // nothing disagrees without explanation, nothing is unsound
};

AgreementReport checkAnswers(const AnswerInputs &inputs);

void writeAgreementText(const AgreementReport &report, size_t mostOfAnOp, std::ostream &out);
void writeAgreementJson(const AgreementReport &report, size_t mostOfAnOp, std::ostream &out);

} // namespace reify::check
