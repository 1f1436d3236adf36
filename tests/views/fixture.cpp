#include "tests/views/fixture.h"

#include <string>
#include <utility>

namespace reify::test {

namespace {

using Texts = std::vector<std::string>;

/// Writes a history record by record.
class HistoryWriter {
public:
  HistoryWriter(Tables &tables, History &history) : tables_(tables), history_(history) {}

  OpId op(const std::string &name, OpForm form, BlockId block, std::vector<ValueId> operands, Moment from = 0,
          Moment until = ~0u, const std::string &properties = "") {
    const OpId op = record(name, form, block);
    addVersion(op, operands, from, until, properties);
    return op;
  }
  /// The op's next place.
  OpId move(OpId op, BlockId block, Moment from, Moment until = ~0u) {
    const OpRecord old = history_.ops[op.index];
    const OpVersion &last = history_.versions[old.firstVersion];
    const auto span = history_.operands(last);
    const std::vector<ValueId> operands(span.begin(), span.end());
    history_.versions[old.firstVersion].until = from;
    const OpId next = record(std::string(tables_.string(old.name)), old.form, block);
    history_.ops[next.index].identity = history_.identity(op);
    history_.ops[op.index].movedTo = next;
    addVersion(next, operands, from, until, "");
    return next;
  }
  ValueId result(OpId op, const std::string &name, const std::string &type) {
    const ValueId value = addValue(name, type);
    history_.values[value.index].definer = op;
    history_.results.resize(history_.ops.size());
    history_.results[op.index].push_back(value);
    return value;
  }
  BlockId block(OpId parent, uint32_t region = 0, Moment from = 0, Moment until = ~0u) {
    const BlockId id(uint32_t(history_.blocks.size()));
    BlockRecord &block = history_.blocks.emplace_back();
    block.parent = parent;
    block.region = region;
    block.from = from;
    block.until = until;
    block.next = std::exchange(history_.ops[parent.index].firstBlock, id.index);
    return id;
  }
  ValueId argument(BlockId block, const std::string &name, const std::string &type) {
    const ValueId value = addValue(name, type);
    history_.values[value.index].block = block;
    history_.blocks[block.index].arguments.push_back(value);
    return value;
  }
  void retype(ValueId value, Moment from, const std::string &type) {
    history_.values[value.index].types.push_back({from, tables_.internType(type)});
  }
  void place(OpId op, const std::string &file, uint32_t line) {
    history_.ops[op.index].place = tables_.internPlace({file, line, 5});
  }

private:
  OpId record(const std::string &name, OpForm form, BlockId block) {
    const OpId op(uint32_t(history_.ops.size()));
    OpRecord &record = history_.ops.emplace_back();
    record.name = tables_.intern(name);
    record.form = form;
    record.block = block;
    history_.results.resize(history_.ops.size());
    if (block.isNone())
      return op;
    last_.resize(history_.blocks.size());
    OpId &last = last_[block.index];
    (last ? history_.ops[last.index].next : history_.blocks[block.index].first) = op;
    last = op;
    return op;
  }
  void addVersion(OpId op, const std::vector<ValueId> &operands, Moment from, Moment until,
                  const std::string &properties) {
    OpVersion &version = history_.versions.emplace_back();
    version.op = op;
    version.from = from;
    version.until = until;
    version.firstOperand = uint32_t(history_.operandPool.size());
    version.operandCount = uint32_t(operands.size());
    version.properties = tables_.intern(properties);
    version.previous = std::exchange(history_.ops[op.index].firstVersion, uint32_t(history_.versions.size()) - 1);
    history_.operandPool.insert(history_.operandPool.end(), operands.begin(), operands.end());
  }
  ValueId addValue(const std::string &name, const std::string &type) {
    const ValueId value(uint32_t(history_.values.size()));
    history_.values.emplace_back().name = tables_.intern(name);
    retype(value, 0, type);
    return value;
  }
  Tables &tables_;
  History &history_;
  std::vector<OpId> last_;
};

constexpr const char *kUnknown = "!torch.vtensor";
constexpr const char *kShaped = "!torch.vtensor<[2,3],unk>";
constexpr const char *kStatic = "!torch.vtensor<[2,3],f32>";
constexpr const char *kModel = "model.mlir", *kLibrary = "lib.mlir";

Step makeStep(Tables &tables, StepKind kind, uint16_t depth, const std::string &title, Moment before, Moment after,
              OpId op = {}) {
  Step step;
  step.kind = kind;
  step.depth = depth;
  step.title = tables.intern(title);
  step.before = before;
  step.after = after;
  step.op = op;
  return step;
}

/// func @main(%x) { tanh(%x) }, in which tanh is wrapped, its shape function called, inlined and
/// folded away, and unwrapped again.
std::shared_ptr<const Derivation> makeDerivation(Tables &tables, bool isDtype, uint32_t folds) {
  auto derivation = std::make_shared<Derivation>();
  History &history = derivation->history;
  HistoryWriter writer(tables, history);
  const std::string function = isDtype ? "__torch_mlir_dtype_fn.aten.tanh" : "__torch_mlir_shape_fn.aten.tanh";
  derivation->function = tables.intern(function);
  const Moment dropped = folds + 3;
  history.root = writer.op("builtin.module", OpForm::Module, {}, {});
  const BlockId top = writer.block(history.root);
  const OpId main = writer.op("func.func", OpForm::Func, top, {}, 0, ~0u,
                              "function_type = (!torch.vtensor) -> !torch.vtensor, sym_name = \"main\"");
  const BlockId body = writer.block(main);
  const ValueId x = writer.argument(body, "x", kStatic);
  const OpId tanh = writer.op("torch.aten.tanh", OpForm::Flat, body, {x});
  const ValueId y = writer.result(tanh, "y", isDtype ? kShaped : kUnknown);
  const OpId calculate = writer.op(isDtype ? "torch.dtype.calculate" : "torch.shape.calculate",
                                   isDtype ? OpForm::DtypeCalculate : OpForm::ShapeCalculate, body, {}, 1, dropped);
  const ValueId z = writer.result(calculate, "z", isDtype ? kShaped : kUnknown);
  const BlockId inside = writer.block(calculate, 0, 1, dropped), sizes = writer.block(calculate, 1, 1, dropped);
  writer.move(tanh, inside, 1, dropped);
  writer.op("torch.shape.calculate.yield", OpForm::Generic, inside, {y}, 1, dropped);
  for (uint32_t i = 0; i < folds; ++i)
    writer.result(writer.op("torch.constant.int", OpForm::Constant, sizes, {}, 2, 3 + i,
                            "value = " + std::to_string(i) + " : i64"),
                  "int" + std::to_string(i), "!torch.int");
  writer.move(OpId(history.ops[tanh.index].movedTo), body, dropped);
  writer.op("func.return", OpForm::Return, body, {z});
  writer.retype(y, dropped - 1, isDtype ? kStatic : kShaped);
  writer.retype(z, dropped - 1, isDtype ? kStatic : kShaped);
  derivation->calculate = calculate;
  derivation->op = tanh;
  derivation->inputs = {x};
  derivation->retypedAt = dropped - 1;

  auto &steps = derivation->steps;
  const std::string kind = isDtype ? "dtype" : "shape";
  steps.push_back(makeStep(tables, StepKind::Reify, 0, "reify " + kind + " calculation", 0, 1, tanh));
  steps.push_back(makeStep(tables, StepKind::Inline, 0, "inline " + function, 1, 2, calculate));
  for (uint32_t i = 0; i < folds; ++i) {
    steps.push_back(makeStep(tables, StepKind::Fold, 0, "fold torch.constant.int", 2 + i, 3 + i, calculate));
    steps.back().functionPlace = tables.internPlace({kLibrary, 2 + i % 3, 5});
    steps.back().function = derivation->function;
  }
  steps.push_back(makeStep(tables, StepKind::Stuck, 0, "nothing more to fold", dropped - 1, dropped - 1, calculate));
  steps.push_back(
      makeStep(tables, StepKind::Drop, 0, "drop " + kind + " calculation", dropped - 1, dropped, calculate));
  history.end = dropped;
  for (uint32_t i = 0; i < 3; ++i)
    derivation->evaluation.push_back({tables.internPlace({kLibrary, 2 + i, 5}), derivation->function,
                                      tables.intern(std::to_string(i)), tables.intern("[2, 3]"), 0, 0});
  return derivation;
}

LibraryFunction makeFunction(Tables &tables, const std::string &name) {
  LibraryFunction function;
  function.name = tables.intern(name);
  function.place = tables.internPlace({kLibrary, 1, 1});
  function.text = "func.func @\"" + name +
                  "\"(%arg0: !torch.list<int>) -> !torch.list<int> {\n"
                  "  %0 = call @__torch__.unary(%arg0) : (!torch.list<int>) -> !torch.list<int>\n"
                  "  %1 = torch.aten.len.t %0 : !torch.list<int> -> !torch.int\n"
                  "  return %0 : !torch.list<int>\n}\n";
  return function;
}

/// The model's ops, with the moments at which their types are found.
struct Chain {
  std::vector<OpId> ops;
  OpId unknown;
};

Chain writeModel(Trace &trace, const ChainOptions &options) {
  HistoryWriter writer(trace.tables, trace.model);
  Chain chain;
  trace.model.root = writer.op("builtin.module", OpForm::Module, {}, {});
  trace.modelText = "module {\n  func.func @main(%arg0: " + std::string(kStatic) + ") -> !torch.vtensor {\n";
  const BlockId top = writer.block(trace.model.root);
  const OpId main = writer.op("func.func", OpForm::Func, top, {}, 0, ~0u,
                              "function_type = (" + std::string(kStatic) + ") -> !torch.vtensor, sym_name = \"main\"");
  const BlockId body = writer.block(main);
  ValueId value = writer.argument(body, "arg0", kStatic);
  uint32_t line = 3;
  for (uint32_t i = 0; i < options.ops; ++i) {
    const OpId op = writer.op("torch.aten.tanh", OpForm::Flat, body, {value});
    writer.place(op, kModel, line++);
    const std::string name = std::to_string(i);
    trace.modelText += "    %" + name + " = torch.aten.tanh ... : !torch.vtensor -> !torch.vtensor\n";
    value = writer.result(op, name, kUnknown);
    writer.retype(value, 2 * i + 1, kShaped);
    writer.retype(value, 2 * i + 2, kStatic);
    chain.ops.push_back(op);
  }
  if (options.endsWithUnknownOp) {
    chain.unknown = writer.op("torch.operator", OpForm::Operator, body, {value}, 0, ~0u, "name = \"torch.my.unknown\"");
    writer.place(chain.unknown, kModel, line);
    value = writer.result(chain.unknown, std::to_string(options.ops), kUnknown);
    trace.modelText += "    %" + std::to_string(options.ops) + " = torch.operator \"torch.my.unknown\"(...)\n";
  }
  writer.op("func.return", OpForm::Return, body, {value});
  trace.modelText += "    return\n  }\n}\n";
  trace.model.end = 2 * options.ops;
  return chain;
}

void addRefinement(Trace &trace, OpId op, bool isDtype, Moment moment, ValueId input) {
  Step step = makeStep(trace.tables, StepKind::Refine, 3, "torch.aten.tanh", moment, moment + 1, op);
  step.detail = trace.tables.intern(isDtype ? "its dtype is found: f32" : "its shape is found: [2,3]");
  step.derivation = isDtype;
  step.subject = isDtype ? StepSubject::Dtype : StepSubject::Shape;
  step.function = trace.derivations[isDtype]->function;
  trace.bindingOf.resize(trace.steps.size() + 1, ~0u);
  trace.bindingOf.back() = uint32_t(trace.bindings.size());
  trace.bindings.push_back({{input}});
  trace.refinements.push_back(
      {op, isDtype, true, step.function, true, {}, ReasonKind::None, {}, -1, uint32_t(trace.steps.size())});
  trace.steps.push_back(step);
}

} // namespace

std::shared_ptr<const Trace> makeChain(const ChainOptions &options) {
  auto trace = std::make_shared<Trace>();
  Tables &tables = trace->tables;
  trace->modelFile = kModel;
  const Chain chain = writeModel(*trace, options);
  for (bool isDtype : {false, true}) {
    trace->derivations.push_back(makeDerivation(tables, isDtype, options.innerFolds));
    trace->functions.push_back(makeFunction(tables, std::string(tables.string(trace->derivations.back()->function))));
  }
  const Moment end = trace->model.end;
  trace->steps.push_back(makeStep(tables, StepKind::Run, 0, "lower model.mlir", 0, end));
  trace->steps.push_back(makeStep(tables, StepKind::Iteration, 1, "iteration 1", 0, end));
  trace->steps.push_back(makeStep(tables, StepKind::Pass, 2, "torch-refine-types", 0, end));
  trace->steps.back().stage = Stage::Refine;
  ValueId input(0);
  for (uint32_t i = 0; i < options.ops; ++i) {
    addRefinement(*trace, chain.ops[i], false, 2 * i, input);
    addRefinement(*trace, chain.ops[i], true, 2 * i + 1, input);
    input = trace->model.resultsOf(chain.ops[i]).front();
  }
  if (chain.unknown) {
    Step stuck = makeStep(tables, StepKind::Refine, 3, "torch.my.unknown", end, end, chain.unknown);
    stuck.detail = tables.intern("no shape function of the library fits");
    trace->refinements.push_back({chain.unknown,
                                  false,
                                  false,
                                  tables.intern("__torch_mlir_shape_fn.my.unknown"),
                                  false,
                                  tables.intern("the library has no function of this name"),
                                  ReasonKind::NoFunction,
                                  {},
                                  -1,
                                  uint32_t(trace->steps.size())});
    trace->steps.push_back(stuck);
  }
  trace->steps.push_back(
      makeStep(tables, StepKind::Pass, 2, "torch-verify-backend-contract-no-decompositions", end, end));
  trace->steps.push_back(makeStep(tables, StepKind::Verify, 3, "the contract is checked", end, end));
  const uint32_t count = uint32_t(trace->steps.size());
  trace->bindingOf.resize(count, ~0u);
  trace->steps[0].descendants = count - 1;
  trace->steps[1].descendants = count - 2;
  trace->steps[2].descendants = count - 5;
  trace->steps[count - 2].descendants = 1;
  trace->index();
  return trace;
}

std::shared_ptr<const RunResult> makeChainResult(const ChainOptions &options) {
  auto result = std::make_shared<RunResult>();
  result->trace = makeChain(options);
  result->inputIsGood = true;
  result->contractHolds = !options.endsWithUnknownOp;
  return result;
}

std::shared_ptr<const PreparedSnapshot> prepare(std::shared_ptr<const Trace> trace, uint32_t cursor,
                                                SnapshotOptions options) {
  options.artefacts = true;
  return prepareSnapshot(std::move(trace), nullptr, cursor, options);
}

} // namespace reify::test
