#include "engine/check/against_torch.h"

#include "engine/check/invocations/sweep.h"
#include "engine/dialect/torch_dialect.h"

#include <set>

namespace reify::check {

using namespace mlir;

TorchComparison::TorchComparison(LoadedLibrary &loaded, const CheckInputs &inputs)
    : loaded_(loaded), inputs_(inputs), checker_(loaded, inputs),
      process_(inputs.torch, inputs.assets.folder + "/python/against_torch.py") {}

const TorchAnswer &TorchComparison::ask(const std::string &op, const std::vector<Literal> &arguments) {
  if (answersOf_ != op) {
    answers_.clear();
    answersOf_ = op;
  }
  std::string key;
  for (const Literal &argument : arguments)
    key += toString(argument) + ";";
  auto [known, isNew] = answers_.try_emplace(key);
  if (isNew) {
    known->second = process_.ask(op, arguments);
    if (inputs_.progress)
      ++*inputs_.progress;
  }
  if (known->second.kind == TorchAnswer::Kind::Fatal && fatal_.empty())
    fatal_ = known->second.text;
  return known->second;
}

/// An op is refused by its shape function or by its dtype function; which of them is a matter of taste.
bool TorchComparison::otherFunctionRaises(const CheckedFunction &checked, FunctionKind kind,
                                          const std::vector<Literal> &arguments) {
  FunctionKind other = kind == FunctionKind::Shape ? FunctionKind::Dtype : FunctionKind::Shape;
  const LibraryEntry *entry = loaded_.library().find(checked.op, other);
  if (!entry)
    return false;
  Checker::Ran ran = checker_.run(checked, other, entry->function, arguments, /*observed=*/false);
  return ran.problem.empty() && ran.evaluation.outcome == Evaluation::Outcome::Raised;
}

static std::string sizesText(const std::vector<int64_t> &sizes) {
  std::string text;
  for (int64_t size : sizes)
    text += (text.empty() ? "" : ", ") + std::to_string(size);
  return "[" + text + "]";
}

TorchComparison::Difference TorchComparison::differInResults(const TorchAnswer &answer, FunctionKind kind,
                                                             const Evaluation &evaluation) {
  std::vector<AbstractValue> values = evaluation.results;
  if (values.size() == 1 && values[0].isOnly(Kind::Tuple) && values[0].tuple)
    values = *values[0].tuple;
  // A shape function has one result a tensor, a dtype function also one a number.
  std::vector<const TorchAnswer::Result *> wanted;
  for (const TorchAnswer::Result &result : answer.results)
    if (kind == FunctionKind::Shape ? result.sizes.has_value() : result.dtype.has_value())
      wanted.push_back(&result);
  if (wanted.size() != values.size())
    return {}; // lists of tensors and the like: there is nothing to compare them with
  for (size_t i = 0; i < values.size(); ++i) {
    std::string got = showResult(values[i], evaluation.heap, kind);
    if (kind == FunctionKind::Dtype) {
      std::optional<int64_t> code = values[i].asInt();
      constexpr int64_t kUndefined = 47;
      if (code && *code != kUndefined && *code != *wanted[i]->dtype)
        return {"another dtype than PyTorch's", dtypeName(*wanted[i]->dtype), got, {}};
      continue;
    }
    std::optional<std::vector<AbstractValue>> elements = evaluation.heap.elements(values[i]);
    if (!elements)
      continue;
    const std::vector<int64_t> &sizes = *wanted[i]->sizes;
    bool isEqual = elements->size() == sizes.size();
    for (size_t d = 0; isEqual && d < sizes.size(); ++d) {
      std::optional<int64_t> size = (*elements)[d].asInt();
      isEqual = !size || *size == sizes[d]; // an unknown size is left to the data
    }
    if (!isEqual)
      return {"other sizes than PyTorch's", sizesText(sizes), got, {}};
  }
  return {};
}

/// Failures of one kind say the same but for numbers.
std::string TorchComparison::kindOf(const Difference &difference) {
  std::string text;
  for (char c : difference.what)
    if (!(c >= '0' && c <= '9'))
      text += c;
  return text.substr(0, text.find(" by up to"));
}

TorchComparison::Difference TorchComparison::differ(const CheckedFunction &checked, FunctionKind kind,
                                                    const std::vector<Literal> &arguments) {
  if (kind == FunctionKind::Decomposition) {
    bool isLost = false;
    Difference difference = differInNumbers(checked, arguments, isLost);
    return isLost ? Difference{} : difference;
  }
  const LibraryEntry *entry = loaded_.library().find(checked.op, kind);
  if (!entry)
    return {};
  func::FuncOp function = entry->function;
  Checker::Ran ran = checker_.run(checked, kind, function, arguments, /*observed=*/false);
  if (!ran.problem.empty() || ran.evaluation.outcome == Evaluation::Outcome::Budget ||
      ran.evaluation.outcome == Evaluation::Outcome::Malformed)
    return {};
  const TorchAnswer &answer = ask(checked.op, arguments);
  bool isRaised = ran.evaluation.outcome == Evaluation::Outcome::Raised;
  switch (answer.kind) {
  case TorchAnswer::Kind::Error:
    if (isRaised || otherFunctionRaises(checked, kind, arguments))
      return {};
    return {"PyTorch raises, the function does not", answer.text,
            showResult(ran.evaluation.results.front(), ran.evaluation.heap, kind), reify::placeOf(function.getLoc())};
  case TorchAnswer::Kind::Results: {
    if (isRaised) {
      std::string results;
      for (const TorchAnswer::Result &result : answer.results)
        results += (results.empty() ? "" : ", ") +
                   (result.sizes ? sizesText(*result.sizes) + " " + dtypeName(result.dtype.value_or(-1)) : "a value");
      return {"the function raises, PyTorch does not", results, ran.evaluation.message, ran.evaluation.place};
    }
    Difference difference = differInResults(answer, kind, ran.evaluation);
    difference.place = reify::placeOf(function.getLoc());
    return difference;
  }
  default:
    return {};
  }
}

void TorchComparison::compare(const CheckedFunction &checked, FunctionResult &result) {
  std::optional<FunctionKind> kind = kindOfName(checked.kind);
  if (!kind || !result.exists)
    return;
  for (size_t i = 0; i < checked.invocations.size() && fatal_.empty(); ++i) {
    InvocationResult &one = result.invocations[i];
    std::string problem;
    std::optional<std::vector<Literal>> literals = bindArguments(checked, checked.invocations[i], problem);
    if (!literals || one.verdict != Verdict::Passed)
      continue;
    if (*kind == FunctionKind::Decomposition) {
      compareNumbers(checked, *literals, one);
      continue;
    }
    Difference difference = differ(checked, *kind, *literals);
    const TorchAnswer &answer = ask(checked.op, *literals);
    bool isLost = answer.kind == TorchAnswer::Kind::Missing || answer.kind == TorchAnswer::Kind::Lost;
    if (isLost)
      one.verdict = Verdict::Broken, one.message = "PyTorch: " + answer.text;
    if (difference.what.empty())
      continue;
    one.verdict = Verdict::Failed;
    one.message = difference.what;
    one.expected = difference.expected;
    one.got = difference.got;
    one.failedAt = difference.place;
    one.against = "torch";
  }
  if (inputs_.torch.sweep && fatal_.empty())
    sweep(checked, *kind, result);
}

TorchComparison::Difference TorchComparison::differInNumbers(const CheckedFunction &checked,
                                                             const std::vector<Literal> &arguments, bool &isLost) {
  TorchAnswer answer = process_.askNumbers(checked.op, arguments, checked.place.file, checked.name);
  if (inputs_.progress)
    ++*inputs_.progress;
  if (answer.kind == TorchAnswer::Kind::Fatal)
    fatal_ = answer.text;
  isLost = answer.kind == TorchAnswer::Kind::Missing || answer.kind == TorchAnswer::Kind::Lost;
  if (isLost)
    return {"PyTorch: " + answer.text, "", "", {}};
  if (answer.kind != TorchAnswer::Kind::Differs)
    return {};
  return {answer.text, "", "", checked.place};
}

void TorchComparison::compareNumbers(const CheckedFunction &checked, const std::vector<Literal> &arguments,
                                     InvocationResult &result) {
  bool isLost = false;
  Difference difference = differInNumbers(checked, arguments, isLost);
  if (difference.what.empty())
    return;
  result.verdict = isLost ? Verdict::Broken : Verdict::Failed;
  result.message = difference.what;
  if (isLost)
    return;
  result.against = "torch";
  result.failedAt = checked.place;
}

/// The op's schema: the library's, else what PyTorch says; null if neither knows one.
const OpSchema *TorchComparison::schemaOf(const CheckedFunction &checked, std::string &problem) {
  auto *dialect = loaded_.context().getLoadedDialect<torch::TorchDialect>();
  const OpRow *row = dialect ? dialect->table().find("torch." + checked.op) : nullptr;
  const OpSchema *schema = row ? &row->schema() : nullptr;
  if (!schema) {
    auto [known, isNew] = schemas_.try_emplace(checked.op);
    if (isNew) {
      known->second.text = process_.askSchema(checked.op, fatal_);
      std::variant<OpSchema, SchemaError> parsed = parseSchema(known->second.text);
      if (OpSchema *read = std::get_if<OpSchema>(&parsed))
        known->second.schema = std::move(*read);
    }
    schema = known->second.schema ? &*known->second.schema : nullptr;
  }
  if (!schema)
    problem = "the op has no schema; declare one by a line '# schema: ...', or import the module that registers the op "
              "by --module";
  else if (schema->isVararg || schema->operands.size() != checked.parameters.size())
    problem = "the op's schema has another number of arguments";
  else if (sweepArguments(*schema, 1).empty())
    problem = "the schema has arguments of types that the sweep knows no values for";
  return problem.empty() ? schema : nullptr;
}

void TorchComparison::sweep(const CheckedFunction &checked, FunctionKind kind, FunctionResult &result) {
  const OpSchema *schema = schemaOf(checked, result.notSwept);
  if (!schema)
    return;
  constexpr size_t kCalls = 400;
  std::set<std::string> kinds; // one failure of each
  unsigned compared = 0;
  for (const std::vector<Literal> &arguments : sweepArguments(*schema, kCalls)) {
    if (!fatal_.empty())
      return;
    Difference difference = differ(checked, kind, arguments);
    ++compared;
    if (difference.what.empty() || !kinds.insert(kindOf(difference)).second)
      continue;
    std::vector<Literal> small = minimise(*schema, arguments, [&](const std::vector<Literal> &tried) {
      return kindOf(differ(checked, kind, tried)) == kindOf(difference);
    });
    difference = differ(checked, kind, small);
    Invocation invocation;
    for (Literal &literal : small)
      invocation.arguments.push_back({"", std::move(literal)});
    result.invocations.push_back({checked.place, toString(invocation), Verdict::Failed, difference.expected,
                                  difference.got, difference.what + " (found by the sweep)", difference.place,
                                  "torch"});
  }
  result.swept = compared;
}

} // namespace reify::check
