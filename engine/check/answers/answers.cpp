#include "engine/check/answers/answers.h"

#include "engine/check/answers/answer_match.h"
#include "engine/check/checker.h"
#include "engine/check/decomposition.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace reify::check {

using namespace mlir;

namespace {

/// Runs the calls of ops, with a library of its own: one a thread.
class AnswerCheck {
public:
  AnswerCheck(const AnswerInputs &inputs, LoadedLibrary &loaded)
      : inputs_(inputs), loaded_(loaded), evaluator_([&loaded](llvm::StringRef symbol, Operation *from) {
          return loaded.library().findSymbol(symbol, from);
        }) {}

  void check(const AnswerSection &section, OpAgreement &result) {
    result.op = op_ = section.op;
    result.isExplained = inputs_.explained.contains(section.op);
    shape_ = loaded_.library().find(section.op, FunctionKind::Shape);
    dtype_ = loaded_.library().find(section.op, FunctionKind::Dtype);
    decomposition_ = loaded_.library().find(section.op, FunctionKind::Decomposition);
    result.hasShape = shape_ != nullptr;
    result.hasDtype = dtype_ != nullptr;
    mayBeOpen_ = std::ranges::any_of(section.rows, [](const AnswerSection::Row &row) {
      return row.text.find('?', row.text.rfind("->")) != row.text.npos;
    });
    for (const AnswerSection::Row &row : section.rows) {
      check(row, result);
      if (inputs_.progress)
        ++*inputs_.progress;
    }
  }

private:
  struct Run {
    FunctionKind kind;
    Call call;
    Evaluation evaluation;
  };

  void check(const AnswerSection::Row &row, OpAgreement &result) {
    ++result.calls;
    auto disagree = [&](std::string got) {
      result.disagreements.push_back({row.line, callOf(row), answerOf(row), std::move(got)});
    };
    std::string problem;
    std::optional<AnsweredCall> call = readAnswer(row.text, problem);
    if (!call)
      return disagree("the row cannot be read: " + problem);
    result.refused += call->isRefused;
    std::vector<Run> runs;
    for (const LibraryEntry *entry : {shape_, dtype_})
      if (entry && !run(*call, *entry, entry == shape_ ? FunctionKind::Shape : FunctionKind::Dtype, runs, problem))
        return disagree(problem);
    if (runs.empty())
      return disagree("there is no shape and no dtype function");
    if (!agrees(*call, runs)) {
      const Evaluation *shape = shape_ ? &runs.front().evaluation : nullptr;
      return disagree(answerText(shape, dtype_ ? &runs.back().evaluation : nullptr));
    }
    ++result.agree;
    if (call->isRefused)
      return;
    for (unsigned round = 0; round < inputs_.weakenings; ++round)
      for (size_t i = 0; i < runs.size(); ++i)
        checkAbstract(row, uint32_t(round * 2 + i), *call, runs[i], result);
    if (shape_)
      checkRank(row, *call, runs.front(), result);
    if (decomposition_ && shape_ && dtype_ && result.decomposed < inputs_.decompositions)
      checkDecomposition(row, *call, result);
  }

  bool run(const AnsweredCall &answered, const LibraryEntry &entry, FunctionKind kind, std::vector<Run> &runs,
           std::string &problem) {
    func::FuncOp function = entry.function;
    if (size_t wanted = function.getNumArguments(); wanted != answered.arguments.size()) {
      problem = "the op's functions take " + std::to_string(wanted) + " arguments, and the call has " +
                std::to_string(answered.arguments.size());
      return false;
    }
    CheckedFunction nameless = withoutNames(op_, answered);
    Run &one = runs.emplace_back(Run{kind, {}, {}});
    if (!makeCall(nameless, kind, entry.function, answered.arguments, one.call, problem)) {
      problem = std::string(kind == FunctionKind::Shape ? "shape" : "dtype") + " function: " + problem;
      return false;
    }
    one.evaluation = evaluator_.run(entry.function, one.call.values, one.call.heap);
    return true;
  }

  static CheckedFunction withoutNames(std::string op, const AnsweredCall &call) {
    CheckedFunction function;
    function.op = std::move(op);
    for (size_t i = 0; i < call.arguments.size(); ++i)
      function.parameters.push_back({"#" + std::to_string(i), {}});
    return function;
  }

  /// Simpler ops in the op's place must not give other types than PyTorch. An op that its decomposition
  /// refuses stays as it is.
  void checkDecomposition(const AnswerSection::Row &row, const AnsweredCall &call, OpAgreement &result) {
    DecomposedTypes types =
        typesOfDecomposition(loaded_.library(), withoutNames(result.op, call), *decomposition_, call.arguments);
    if (types.results.empty())
      return;
    ++result.decomposed;
    bool isOther = types.results.size() != call.results.size();
    for (size_t i = 0; !isOther && i < types.results.size(); ++i)
      isOther = differ(call.results[i], types.results[i]);
    if (isOther)
      result.decompositions.push_back({row.line, callOf(row), answerOf(row), types.got});
  }

  /// Whether a type says what PyTorch does not; one that says less is none the worse.
  static bool differ(const Literal &wanted, const DecomposedTypes::Result &got) {
    if (wanted.kind != LiteralKind::Tensor)
      return false;
    if (got.dtype && *got.dtype != wanted.integer)
      return true;
    return got.sizes && !std::ranges::equal(*got.sizes, wanted.sizes, [](int64_t a, int64_t b) {
             return a == b || a == kOpenSize || b == kOpenSize;
           });
  }

  bool agrees(const AnsweredCall &call, const std::vector<Run> &runs) const {
    using Outcome = Evaluation::Outcome;
    bool isRaised = false;
    for (const Run &run : runs) {
      if (run.evaluation.outcome == Outcome::Budget || run.evaluation.outcome == Outcome::Malformed)
        return false;
      isRaised |= run.evaluation.outcome == Outcome::Raised;
    }
    if (isRaised || call.isRefused)
      return isRaised && call.isRefused;
    return std::ranges::all_of(runs, [&](const Run &run) {
      return matches(call.results, run.evaluation, run.kind, Match::Exact, mayBeOpen_);
    });
  }

  void checkAbstract(const AnswerSection::Row &row, uint32_t round, const AnsweredCall &call, const Run &run,
                     OpAgreement &result) {
    uint32_t seed = round + 1;
    for (char c : row.text)
      seed = seed * 31 + uint8_t(c);
    Weakener weakener(seed % 2147483646 + 1);
    Call weak = run.call;
    for (AbstractValue &value : weak.values)
      value = weakener.weaker(value, weak.heap);
    runWeak(row, call, run.kind, weak, result);
  }

  /// The rank should not hang on sizes; where it does, that is told.
  void checkRank(const AnswerSection::Row &row, const AnsweredCall &call, const Run &run, OpAgreement &result) {
    Call weak = run.call;
    for (size_t i = 0; i < call.arguments.size(); ++i)
      if (holdsTensors(call.arguments[i]))
        forgetSizes(weak.values[i], weak.heap);
    Evaluation rough = runWeak(row, call, FunctionKind::Shape, weak, result);
    if (rough.outcome != Evaluation::Outcome::Returned || knowsRanks(rough))
      return;
    if (result.ranksLost++ == 0)
      result.rankLostBy = callOf(row);
  }

  Evaluation runWeak(const AnswerSection::Row &row, const AnsweredCall &call, FunctionKind kind, const Call &weak,
                     OpAgreement &result) {
    const LibraryEntry *entry = kind == FunctionKind::Shape ? shape_ : dtype_;
    Evaluation rough = evaluator_.run(entry->function, weak.values, weak.heap);
    ++result.abstractRuns;
    if (rough.outcome == Evaluation::Outcome::Budget ||
        matches(call.results, rough, kind, Match::Allowing, /*mayBeOpen=*/true))
      return rough;
    std::string arguments;
    for (const AbstractValue &value : weak.values)
      arguments += (arguments.empty() ? "" : ", ") + show(value, &weak.heap);
    std::string got = kind == FunctionKind::Shape ? answerText(&rough, nullptr) : answerText(nullptr, &rough);
    result.violations.push_back({row.line, callOf(row), answerOf(row), arguments, got});
    return rough;
  }

  static bool holdsTensors(const Literal &literal) {
    return literal.kind == LiteralKind::Tensor || std::ranges::any_of(literal.elements, holdsTensors);
  }
  static std::string callOf(const AnswerSection::Row &row) {
    const size_t arrow = row.text.rfind("->");
    return std::string(row.text.substr(0, arrow ? arrow - 1 : 0));
  }
  static std::string answerOf(const AnswerSection::Row &row) {
    return std::string(row.text.substr(std::min(row.text.rfind("->") + 3, row.text.size())));
  }

  const AnswerInputs &inputs_;
  LoadedLibrary &loaded_;
  Evaluator evaluator_;
  const LibraryEntry *shape_ = nullptr, *dtype_ = nullptr, *decomposition_ = nullptr;
  bool mayBeOpen_ = false;
  std::string op_;
};

} // namespace

AgreementReport checkAnswers(const AnswerInputs &inputs) {
  auto start = std::chrono::steady_clock::now();
  AgreementReport report;
  AnswerFiles answers = readAnswers(inputs.answers, report.diagnostics);
  CheckInputs libraries;
  libraries.libraries = inputs.libraries;
  libraries.assets = inputs.assets;
  LoadedLibrary loaded(libraries, report.diagnostics);
  std::erase_if(report.diagnostics, [](const Diagnostic &d) { return d.id == "library.override"; });
  report.inputIsGood = !hasErrors(report.diagnostics);
  if (!report.inputIsGood)
    return report;
  report.ops.resize(answers.sections.size());
  std::atomic<size_t> next{0};
  auto work = [&](LoadedLibrary &own) {
    AnswerCheck check(inputs, own);
    for (size_t i = next++; i < report.ops.size(); i = next++) {
      report.ops[i].file = answers.files[answers.sections[i].file]->path;
      check.check(answers.sections[i], report.ops[i]);
    }
  };
  std::vector<std::thread> threads;
  for (size_t job = 1; job < std::min<size_t>(inputs.jobs, report.ops.size()); ++job)
    threads.emplace_back([&] {
      Diagnostics same; // as the first load gave
      LoadedLibrary own(libraries, same);
      work(own);
    });
  work(loaded);
  for (std::thread &thread : threads)
    thread.join();
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return report;
}

unsigned AgreementReport::calls() const {
  unsigned sum = 0;
  for (const OpAgreement &op : ops)
    sum += op.calls;
  return sum;
}

unsigned AgreementReport::agree() const {
  unsigned sum = 0;
  for (const OpAgreement &op : ops)
    sum += op.agree;
  return sum;
}

bool AgreementReport::hasPassed() const {
  return std::ranges::all_of(ops, [](const OpAgreement &op) {
    return (op.disagreements.empty() || op.isExplained) && op.violations.empty() && op.decompositions.empty();
  });
}

} // namespace reify::check
