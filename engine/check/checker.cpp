#include "engine/check/checker.h"

#include "engine/check/decomposition.h"
#include "engine/dialect/op_traits.h"
#include "engine/dialect/torch_dialect.h"
#include "engine/source/input_file.h"

#include <mlir/Dialect/Func/Extensions/InlinerExtension.h>

namespace reify::check {

using namespace mlir;

LoadedLibrary::LoadedLibrary(const CheckInputs &inputs, Diagnostics &diagnostics) {
  OpTableSources sources{inputs.assets.folder + "/schemas", {}};
  for (const std::string &file : inputs.libraries)
    for (SchemaLine &line : extractSchemaLines(readInputOrNothing(file), shownPath(file)))
      sources.userSchemas.push_back(std::move(line)); // what cannot be read is told below
  sources.userSchemas.insert(sources.userSchemas.end(), inputs.schemas.begin(), inputs.schemas.end());
  DialectRegistry registry;
  registry.insert<func::FuncDialect>();
  func::registerInlinerExtension(registry);
  registerTorchDialect(registry, loadOpTable(sources, diagnostics));
  context_ = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  context_->loadAllAvailableDialects();
  library_ = Library::load(*context_, inputs.assets.builtinLibrary, inputs.libraries, diagnostics);
}

std::optional<FunctionKind> kindOfName(std::string_view kind) {
  if (kind == "shape")
    return FunctionKind::Shape;
  if (kind == "dtype")
    return FunctionKind::Dtype;
  if (kind == "decomposition")
    return FunctionKind::Decomposition;
  return std::nullopt;
}

Checker::Checker(LoadedLibrary &loaded, const CheckInputs &inputs)
    : loaded_(loaded), inputs_(inputs), evaluator_([&loaded](llvm::StringRef symbol, Operation *from) {
        return loaded.library().findSymbol(symbol, from);
      }),
      weakener_(1) {}

FunctionResult Checker::check(const CheckedFunction &checked) {
  FunctionResult result{checked.name, checked.op, checked.kind, checked.symbol, checked.place};
  std::optional<FunctionKind> kind = kindOfName(checked.kind);
  const LibraryEntry *entry = kind ? loaded_.library().find(checked.op, *kind) : nullptr;
  // What a library defines and was left out is not there, whatever another one has for the op.
  const bool isOfLibrary = std::ranges::find(inputs_.libraries, checked.place.file) != inputs_.libraries.end();
  if (entry && isOfLibrary && entry->file != checked.place.file)
    entry = nullptr;
  result.exists = entry != nullptr;
  result.isTested = !checked.invocations.empty();
  if (!entry)
    return result;
  for (const Invocation &invocation : checked.invocations) {
    if (inputs_.cancel && inputs_.cancel->load())
      break;
    InvocationResult &one = result.invocations.emplace_back();
    one.place = invocation.place;
    one.text = toString(invocation);
    checkInvocation(checked, *kind, *entry, invocation, one);
    if (inputs_.progress)
      ++*inputs_.progress;
  }
  if (*kind == FunctionKind::Shape)
    checkRank(checked, entry->function, result);
  return result;
}

namespace {
/// Sees the first change of a list in a branch that was not decided.
class UndecidedChange : public EvaluationObserver {
public:
  void entered(const EvaluationScope &scope) override { scopes_.push_back(scope); }
  void left(const std::string *, llvm::ArrayRef<AbstractValue>, const Heap &) override { scopes_.pop_back(); }
  void executed(Operation *op, unsigned, unsigned, llvm::ArrayRef<AbstractValue>, const Heap &) override {
    if (condition_.isKnown() || !torch::mayMutateLists(op) || isa<func::CallOp>(op))
      return;
    for (const EvaluationScope &scope : llvm::reverse(scopes_))
      if (scope.kind == EvaluationScope::Kind::Branch) {
        condition_ = reify::placeOf(scope.op->getLoc());
        return;
      }
  }
  const Place &condition() const { return condition_; }

private:
  std::vector<EvaluationScope> scopes_;
  Place condition_;
};
} // namespace

static CausePtr lostLength(const AbstractValue &value, const Heap &heap) {
  if (value.isOnly(Kind::Tuple) && value.tuple) {
    for (const AbstractValue &part : *value.tuple)
      if (CausePtr cause = lostLength(part, heap))
        return cause;
    return nullptr;
  }
  std::optional<HeapObject> list = value.isOnly(Kind::List) ? heap.read(value) : std::nullopt;
  return list && !list->knowsLength ? list->cause : nullptr;
}

void Checker::checkRank(const CheckedFunction &checked, func::FuncOp function, FunctionResult &result) {
  unsigned left = 4; // the first calls show it, or none does
  for (auto [invocation, one] : llvm::zip(checked.invocations, result.invocations)) {
    if (left-- == 0)
      return;
    std::string problem;
    std::optional<std::vector<Literal>> literals = bindArguments(checked, invocation, problem);
    Call call;
    if (one.verdict != Verdict::Passed || invocation.mustRaise || !literals ||
        !makeCall(checked, FunctionKind::Shape, function, *literals, call, problem))
      continue;
    for (size_t i = 0; i < literals->size(); ++i)
      if (AbstractValue value = call.values[i]; (*literals)[i].kind == LiteralKind::Tensor)
        forgetSizes(value, call.heap);
    UndecidedChange change;
    Evaluation rough = evaluator_.run(function, call.values, call.heap, &change);
    if (rough.outcome != Evaluation::Outcome::Returned || rough.results.empty())
      continue;
    CausePtr cause = lostLength(rough.results.front(), rough.heap);
    if (!cause || cause->kind == CauseKind::DataDependent)
      continue;
    result.unknownRankAt = change.condition().isKnown() ? change.condition() : cause->place;
    return;
  }
}

Checker::Ran Checker::run(const CheckedFunction &checked, FunctionKind kind, func::FuncOp function,
                          const std::vector<Literal> &literals, bool observed) {
  Ran ran;
  if (!makeCall(checked, kind, function, literals, ran.call, ran.problem))
    return ran;
  coverage_.startRun();
  ran.evaluation = evaluator_.run(function, ran.call.values, ran.call.heap, observed ? &coverage_ : nullptr);
  if (observed && ran.evaluation.outcome == Evaluation::Outcome::Raised)
    coverage_.raisedAt(ran.evaluation.place);
  return ran;
}

void Checker::checkInvocation(const CheckedFunction &checked, FunctionKind kind, const LibraryEntry &entry,
                              const Invocation &invocation, InvocationResult &result) {
  func::FuncOp function = entry.function;
  auto broken = [&](std::string message) {
    result.verdict = Verdict::Broken;
    result.message = std::move(message);
  };
  std::string problem;
  std::optional<std::vector<Literal>> literals = bindArguments(checked, invocation, problem);
  if (!literals)
    return broken(std::move(problem));
  if (kind == FunctionKind::Decomposition)
    return checkDecomposition(checked, entry, *literals, invocation, result);
  Ran ran = run(checked, kind, function, *literals, /*observed=*/true);
  if (!ran.problem.empty())
    return broken(std::move(ran.problem));
  judge(invocation, kind, ran.evaluation, result);
  if (result.verdict == Verdict::Passed)
    checkAbstract(function, ran, kind, result);
}

/// Why a result of known arguments is unknown all the same, other than that the function says so.
static CausePtr lostKnowledge(const AbstractValue &value, const Heap &heap) {
  if (value.cause && (value.cause->kind == CauseKind::Arithmetic || value.cause->kind == CauseKind::UnknownOp ||
                      value.cause->kind == CauseKind::Loop))
    return value.cause;
  std::vector<AbstractValue> parts;
  if (value.isOnly(Kind::Tuple) && value.tuple)
    parts = *value.tuple;
  else if (std::optional<std::vector<AbstractValue>> elements = heap.elements(value))
    parts = std::move(*elements);
  for (const AbstractValue &part : parts)
    if (CausePtr cause = lostKnowledge(part, heap))
      return cause;
  return nullptr;
}

void Checker::judge(const Invocation &invocation, FunctionKind kind, const Evaluation &evaluation,
                    InvocationResult &result) {
  auto fail = [&](Verdict verdict, std::string message, Place place) {
    result.verdict = verdict;
    result.message = std::move(message);
    result.failedAt = std::move(place);
  };
  std::string wanted = invocation.message.empty() ? "an exception" : "an exception with '" + invocation.message + "'";
  switch (evaluation.outcome) {
  case Evaluation::Outcome::Budget:
  case Evaluation::Outcome::Malformed:
    return fail(Verdict::Broken, evaluation.message, evaluation.place);
  case Evaluation::Outcome::Raised:
    result.got = evaluation.message;
    if (!invocation.mustRaise) {
      result.expected = invocation.returns ? toString(*invocation.returns) : "a result";
      return fail(Verdict::Raised, "raised: " + evaluation.message, evaluation.place);
    }
    if (evaluation.message.find(invocation.message) == std::string::npos) {
      result.expected = wanted;
      return fail(Verdict::Failed, "raised another exception than expected", evaluation.place);
    }
    return;
  case Evaluation::Outcome::Returned:
    break;
  }
  AbstractValue value = evaluation.results.empty() ? AbstractValue::none() : evaluation.results.front();
  result.got = showResult(value, evaluation.heap, kind);
  if (invocation.mustRaise) {
    result.expected = wanted;
    return fail(Verdict::Failed, "returned, though an exception is expected", coverage_.lastPlace());
  }
  if (std::string problem = malformation(value, evaluation.heap, kind, &loaded_.context()); !problem.empty()) {
    result.expected = kind == FunctionKind::Dtype ? "a dtype" : "sizes";
    return fail(Verdict::Failed, problem, coverage_.lastPlace());
  }
  if (CausePtr cause = invocation.returns ? nullptr : lostKnowledge(value, evaluation.heap))
    return fail(Verdict::Broken, "the result is not known: " + cause->text, cause->place);
  if (invocation.returns && !equals(*invocation.returns, value, evaluation.heap, kind)) {
    Literal expected = *invocation.returns;
    if (expected.kind == LiteralKind::Tensor && kind == FunctionKind::Dtype)
      expected = {LiteralKind::Dtype, false, expected.integer};
    result.expected = toString(expected);
    return fail(Verdict::Failed, "returned another value than expected", coverage_.lastPlace());
  }
}

void Checker::checkAbstract(func::FuncOp function, const Ran &exact, FunctionKind kind, InvocationResult &result) {
  for (unsigned round = 0; round < inputs_.weakenings; ++round) {
    Call weak = exact.call;
    for (AbstractValue &value : weak.values)
      value = weakener_.weaker(value, weak.heap);
    std::string arguments;
    auto describe = [&] {
      for (const AbstractValue &value : weak.values)
        arguments += (arguments.empty() ? "" : ", ") + show(value, &weak.heap);
      result.verdict = Verdict::Failed;
      result.against = "abstract";
      result.failedAt = reify::placeOf(function.getLoc());
    };
    Evaluation rough = evaluator_.run(function, weak.values, weak.heap);
    if (rough.outcome == Evaluation::Outcome::Budget)
      continue;
    if (exact.evaluation.outcome == Evaluation::Outcome::Raised) {
      bool allows = rough.outcome == Evaluation::Outcome::Raised || !rough.mayRaise.empty();
      if (allows)
        continue;
      describe();
      result.expected = exact.evaluation.message;
      result.got = "no exception possible";
      result.message = "with less known arguments (" + arguments + ") the exception is not seen";
      return;
    }
    bool isCovered =
        rough.outcome == Evaluation::Outcome::Returned && rough.results.size() == exact.evaluation.results.size();
    for (size_t i = 0; isCovered && i < rough.results.size(); ++i)
      isCovered = covers(rough.results[i], rough.heap, exact.evaluation.results[i], exact.evaluation.heap);
    if (isCovered)
      continue;
    describe();
    result.expected = "a result that allows for " + result.got;
    result.got = rough.outcome == Evaluation::Outcome::Returned && !rough.results.empty()
                     ? showResult(rough.results.front(), rough.heap, kind)
                     : rough.message;
    result.message = "with less known arguments (" + arguments + ") the result is lost";
    return;
  }
}

void Checker::checkDecomposition(const CheckedFunction &checked, const LibraryEntry &entry,
                                 const std::vector<Literal> &literals, const Invocation &invocation,
                                 InvocationResult &result) {
  DecomposedTypes types = typesOfDecomposition(loaded_.library(), checked, entry, literals);
  // For coverage only: what tensors hold, and so what a condition on their sizes says, is not followed here.
  run(checked, FunctionKind::Decomposition, entry.function, literals, /*observed=*/true);
  result.against = "shape and dtype";
  if (!types.problem.empty()) {
    result.verdict = types.isRaised ? (invocation.mustRaise ? Verdict::Passed : Verdict::Raised) : Verdict::Broken;
    result.message = types.problem;
    result.got = types.problem;
    result.failedAt = types.place;
    return;
  }
  result.got = types.got;
  if (types.agree && !invocation.mustRaise)
    return;
  result.verdict = Verdict::Failed;
  result.expected = invocation.mustRaise ? "an exception" : types.expected;
  result.message = invocation.mustRaise ? "the decomposition has a result, though an exception is expected"
                                        : "the decomposition gives another type than the op's own functions";
  func::FuncOp function = entry.function;
  result.failedAt = reify::placeOf(function.getLoc());
}

} // namespace reify::check
