#include "engine/passes/derive.h"

#include "engine/dialect/torch_ops.h"
#include "engine/dialect/torch_types.h"
#include "engine/passes/refine_types.h"
#include "engine/passes/reify_calculation.h"
#include "engine/passes/simplifier.h"

#include <llvm/ADT/SetVector.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/Support/raw_ostream.h>

namespace reify {

using namespace mlir;

namespace {

/// Ops that only put together what an operand is; they are copied, so that rules can see through them.
bool isLiteral(Operation *op) {
  return isa<torch::PrimListConstructOp, torch::PrimTupleConstructOp, torch::DerefineOp>(op);
}

void collect(Value value, llvm::SetVector<Value> &inputs) {
  if (inputs.contains(value))
    return;
  if (Operation *op = value.getDefiningOp(); op && isLiteral(op))
    for (Value part : op->getOperands())
      collect(part, inputs);
  inputs.insert(value);
}

/// Builds the scratch module of one refinement.
class Scratch {
public:
  Scratch(Operation *op, const LibraryEntry &entry, Library &library, Refiner &refiner)
      : op_(op), entry_(entry), library_(library), refiner_(refiner) {}

  void build(const std::vector<Value> &inputs);

  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  Operation *op = nullptr; // the copy
  SmallVector<Operation *> prelude;
  SmallVector<Value> values; // stand for the inputs

private:
  Value standIn(Value value, OpBuilder &builder, IRMapping &mapping);
  void copyFunctions(func::FuncOp from, llvm::StringSet<> &copied);

  Operation *op_;
  const LibraryEntry &entry_;
  Library &library_;
  Refiner &refiner_;
};

Value constantFor(const Scalar &scalar, Type type, OpBuilder &b, Location loc) {
  if (auto *integer = std::get_if<int64_t>(&scalar); integer && isa<torch::IntType>(type))
    return torch::ConstantIntOp::create(b, loc, *integer);
  if (auto *boolean = std::get_if<bool>(&scalar); boolean && isa<torch::BoolType>(type))
    return torch::ConstantBoolOp::create(b, loc, *boolean);
  if (auto *number = std::get_if<double>(&scalar); number && isa<torch::FloatType>(type))
    return torch::ConstantFloatOp::create(b, loc, APFloat(*number));
  if (auto *text = std::get_if<std::string>(&scalar); text && isa<torch::StringType>(type))
    return torch::ConstantStrOp::create(b, loc, *text);
  return {};
}

Value Scratch::standIn(Value value, OpBuilder &builder, IRMapping &mapping) {
  Operation *definer = value.getDefiningOp();
  if (definer && (isLiteral(definer) || definer->hasTrait<OpTrait::ConstantLike>())) {
    Operation *copy = builder.clone(*definer, mapping);
    prelude.push_back(copy);
    return copy->getResult(cast<OpResult>(value).getResultNumber());
  }
  if (definer)
    if (std::optional<Scalar> scalar = refiner_.operands().valueOf(value).asScalar())
      if (Value constant = constantFor(*scalar, value.getType(), builder, value.getLoc())) {
        prelude.push_back(constant.getDefiningOp());
        return constant;
      }
  return function.getBody().front().addArgument(value.getType(), value.getLoc());
}

/// The function and all that it calls, each under its own symbol. Names of different files that clash
/// are told apart by the library's lookup from the calling function.
void Scratch::copyFunctions(func::FuncOp from, llvm::StringSet<> &copied) {
  if (!copied.insert(from.getSymName()).second)
    return;
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  auto copy = cast<func::FuncOp>(builder.clone(*from));
  copy.setPrivate();
  from.walk([&](func::CallOp call) {
    if (func::FuncOp callee = library_.findSymbol(call.getCallee(), from))
      copyFunctions(callee, copied);
  });
}

void Scratch::build(const std::vector<Value> &inputs) {
  MLIRContext *context = op_->getContext();
  Location loc = op_->getLoc();
  module = ModuleOp::create(loc);
  llvm::StringSet<> copied;
  copyFunctions(entry_.function, copied);
  OpBuilder builder(context);
  builder.setInsertionPointToStart(module->getBody());
  function = func::FuncOp::create(builder, loc, "refinement", builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  IRMapping mapping;
  for (Value input : inputs) {
    Value copy = standIn(input, builder, mapping);
    mapping.map(input, copy);
    values.push_back(copy);
  }
  op = builder.clone(*op_, mapping);
  func::ReturnOp::create(builder, loc, op->getResults());
  function.setFunctionType(builder.getFunctionType(function.getBody().front().getArgumentTypes(), op->getResultTypes()));
}

} // namespace

std::vector<Value> scratchInputs(Operation *op) {
  llvm::SetVector<Value> inputs;
  for (Value operand : op->getOperands())
    collect(operand, inputs);
  return {inputs.begin(), inputs.end()};
}

Derivations::Derivations(Library &library, Refiner &refiner, Tables &tables)
    : library_(library), refiner_(refiner), tables_(tables) {}

/// What besides the refinement's own key shapes the scratch module: which values are the same, how
/// literals are put together, and all types.
static std::string structureKey(Operation *op, const std::vector<Value> &inputs, TypeRange types) {
  std::string text;
  llvm::raw_string_ostream out(text);
  llvm::DenseMap<Value, unsigned> numbers;
  for (auto [i, value] : llvm::enumerate(inputs)) {
    numbers[value] = i;
    out << value.getType().getAsOpaquePointer();
    if (Operation *definer = value.getDefiningOp(); definer && isLiteral(definer)) {
      out << '(';
      for (Value part : definer->getOperands())
        out << numbers[part] << ' ';
      out << ')';
    } else if (definer && definer->hasTrait<OpTrait::ConstantLike>()) {
      out << '=' << definer->getPropertiesAsAttribute().getAsOpaquePointer();
    }
    out << ',';
  }
  out << '|' << op->getName().getAsOpaquePointer();
  for (Value operand : op->getOperands())
    out << ' ' << numbers[operand];
  for (Type type : op->getResultTypes())
    out << type.getAsOpaquePointer() << ',';
  for (Type type : types)
    out << type.getAsOpaquePointer() << ',';
  return text;
}

void Derivations::show(Recorder &recorder, uint32_t step, Operation *op, FunctionKind kind,
                       const LibraryEntry &entry, const RefineOutcome &outcome, TypeRange types) {
  std::vector<Value> inputs = scratchInputs(op);
  auto [it, isNew] = byKey_.try_emplace(outcome.key + structureKey(op, inputs, types));
  if (isNew)
    it->second = recorder.addDerivation(derive(op, inputs, kind, entry, types));
  Binding binding;
  for (Value input : inputs)
    binding.inputs.push_back(recorder.idOf(input));
  recorder.bind(step, it->second, std::move(binding));
}

namespace {

/// Fills Derivation::evaluation.
class EvaluationLog : public EvaluationObserver {
public:
  EvaluationLog(Tables &tables, std::vector<EvaluatedOp> &out) : tables_(tables), out_(out) {}
  void executed(Operation *op, unsigned callDepth, unsigned iteration, ArrayRef<AbstractValue> results,
                const Heap &heap) override {
    if (out_.size() >= kLimit)
      return;
    EvaluatedOp entry;
    entry.place = tables_.internPlace(placeOf(op->getLoc()));
    if (auto function = op->getParentOfType<func::FuncOp>())
      entry.function = tables_.intern(std::string_view(function.getSymName()));
    std::string text;
    for (const AbstractValue &value : results)
      text += (text.empty() ? "" : ", ") + reify::show(value, &heap);
    entry.value = tables_.intern(text);
    entry.iteration = iteration;
    entry.callDepth = callDepth;
    out_.push_back(entry);
  }

private:
  static constexpr size_t kLimit = 20000; // shown values; a longer run is cut
  Tables &tables_;
  std::vector<EvaluatedOp> &out_;
};

StringRef rewriteStage(FunctionKind kind) { return kind == FunctionKind::Shape ? "shape" : "dtype"; }

} // namespace

std::shared_ptr<const Derivation> Derivations::derive(Operation *op, const std::vector<Value> &inputs,
                                                      FunctionKind kind, const LibraryEntry &entry,
                                                      TypeRange types) {
  auto result = std::make_shared<Derivation>();
  Scratch scratch(op, entry, library_, refiner_);
  scratch.build(inputs);
  Recorder recorder(tables_);
  recorder.attach(*scratch.module);
  func::FuncOp function = entry.function;
  std::string functionName = function.getSymName().str();
  result->function = tables_.intern(functionName);
  for (Operation *prelude : scratch.prelude)
    result->prelude.push_back(recorder.idOf(prelude));
  for (Value value : scratch.values)
    result->inputs.push_back(recorder.idOf(value));
  result->op = recorder.idOf(scratch.op);

  Simplifier simplifier(op->getContext(), &recorder, [&](StringRef symbol, Operation *call) {
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
    step.detail([] { return std::string("calls of library functions are replaced by their bodies"); });
    simplifier.inlineCalls(calculation);
  }
  {
    StepScope step = openStep(&recorder, StepKind::Pass, nullptr, [] { return std::string("simplify"); });
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
  EvaluationLog log(tables_, result->evaluation);
  refiner_.observe(op, kind, entry, log);
  recorder.finish(*result);
  return result;
}

} // namespace reify
