#include "engine/passes/refine/derive.h"

#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/passes/refine/evaluation_log.h"
#include "engine/passes/refine/refine_types.h"
#include "engine/passes/refine/reify_calculation.h"
#include "engine/passes/rewrite/scratch_module.h"
#include "engine/passes/rewrite/simplifier.h"

namespace reify {

using namespace mlir;

Derivations::Derivations(Library &library, Refiner &refiner, Tables &tables)
    : library_(library), refiner_(refiner), tables_(tables) {}

void Derivations::show(Recorder &recorder, uint32_t step, Operation *op, FunctionKind kind, const LibraryEntry &entry,
                       const RefineOutcome &outcome, TypeRange types) {
  std::vector<Value> inputs = scratchInputs(op);
  auto [it, isNew] = byKey_.try_emplace(outcome.key + structureKey(op, inputs, types));
  if (isNew)
    it->second = recorder.addDerivation(derive(op, inputs, kind, entry, types, recorder.spelling()));
  Binding binding;
  for (Value input : inputs)
    binding.inputs.push_back(recorder.idOf(input));
  recorder.bind(step, it->second, std::move(binding));
}

namespace {

StringRef rewriteStage(FunctionKind kind) { return kind == FunctionKind::Shape ? "shape" : "dtype"; }

} // namespace

std::shared_ptr<const Derivation> Derivations::derive(Operation *op, const std::vector<Value> &inputs,
                                                      FunctionKind kind, const LibraryEntry &entry, TypeRange types,
                                                      std::shared_ptr<Spelling> spelling) {
  auto result = std::make_shared<Derivation>();
  ScratchModule scratch;
  scratch.build(op, entry.function, inputs, library_,
                [&](Value value) { return refiner_.operands().valueOf(value).asScalar(); });
  Recorder recorder(tables_, std::move(spelling));
  recorder.attach(*scratch.module);
  func::FuncOp function = entry.function;
  std::string functionName = function.getSymName().str();
  result->function = tables_.intern(functionName);
  for (Operation *prelude : scratch.prelude)
    result->prelude.push_back(recorder.idOf(prelude));
  for (Value value : scratch.values)
    result->inputs.push_back(recorder.idOf(value));
  result->op = recorder.idOf(scratch.op);

  Simplifier simplifier(op->getContext(), &recorder, [&](StringRef symbol, Operation *) {
    return scratch.module->lookupSymbol<func::FuncOp>(symbol);
  });
  RewriterBase &rewriter = simplifier.rewriter();
  Operation *calculate = nullptr;
  {
    StepScope step = openStep(&recorder, StepKind::Reify, scratch.op, [&] { return "reify " + functionName; });
    step.detail([&] { return ("the op is wrapped and its " + rewriteStage(kind) + " function is called").str(); });
    step.function(functionName, function.getLoc());
    calculate = reifyCalculation(rewriter, scratch.op, kind, function);
    result->calculate = recorder.idOf(calculate);
  }
  Block &calculation = calculate->getRegion(1).front();
  {
    StepScope step = openStep(&recorder, StepKind::Pass, nullptr, [] { return std::string("inline"); });
    step.stage(Stage::Inline);
    step.detail([] { return std::string("calls of library functions are replaced by their bodies"); });
    simplifier.inlineCalls(calculation);
  }
  {
    StepScope step = openStep(&recorder, StepKind::Pass, nullptr, [] { return std::string("simplify"); });
    step.stage(Stage::Simplify);
    step.detail([] { return std::string("whatever can be decided is decided, in program order"); });
    simplifier.run(calculation);
    simplifier.eraseDead(calculation);
  }
  {
    StepScope step = openStep(&recorder, StepKind::TypeFound, scratch.op, [] { return std::string("refine"); });
    SmallVector<std::string> problems;
    result->retypedAt = recorder.now();
    refineCalculation(rewriter, calculate, problems);
    bool found = TypeRange(calculate->getResultTypes()) == types;
    step.detail([&] {
      if (!problems.empty())
        return problems.front();
      return std::string(found ? "the result type is read off what the region yields"
                               : "rewriting alone does not decide it; the interpreter does");
    });
    // The interpreter also joins what rewriting leaves open; its answer is the one that counts.
    if (!found)
      retypeCalculation(rewriter, calculate, types);
  }
  {
    StepScope step = openStep(&recorder, StepKind::Drop, scratch.op, [] { return std::string("drop"); });
    step.detail([] { return std::string("the calculation has served its purpose"); });
    dropCalculation(rewriter, calculate);
  }
  EvaluationLog log(tables_, library_, *result);
  refiner_.observe(op, kind, entry, log);
  recorder.finish(*result);
  return result;
}

} // namespace reify
