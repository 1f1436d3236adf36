#include "engine/contract/advice.h"

#include "engine/contract/value_flow.h"

#include <algorithm>

namespace reify {

bool hasRun(const Trace &trace, std::string_view pass) {
  return std::ranges::any_of(trace.steps, [&](const Step &step) {
    return step.kind == StepKind::Pass && trace.tables.string(step.title) == pass;
  });
}

std::string causeOf(ModuleTrait trait, const std::string &op) {
  switch (trait) {
  case ModuleTrait::Onnx:
    return "'" + op + "' is an operator of ONNX, which nothing here converts";
  case ModuleTrait::HigherOrder:
    return "'" + op + "' is a higher-order operator: it takes functions, which no pass converts";
  case ModuleTrait::WriteToValue:
    return "'" + op + "' writes in place, but its operand is a value, which nothing writes to";
  default:
    return "";
  }
}

std::string cureOf(ModuleTrait trait) {
  switch (trait) {
  case ModuleTrait::Onnx:
    return "convert ONNX operators with torch-mlir-opt or iree-opt first "
           "(convert-torch-onnx-to-torch), or export the model from PyTorch";
  case ModuleTrait::HigherOrder:
    return "call run_decompositions({}) on the exported program before the import, or write the "
           "model without the operator";
  case ModuleTrait::WriteToValue:
    return "call run_decompositions({}) on the exported program before the import";
  default:
    return "";
  }
}

namespace {

constexpr std::string_view kObjectGraphPipeline = "torchscript-module-to-torch-backend-pipeline";
constexpr std::string_view kOnnxPass = "convert-torch-onnx-to-torch";

std::string quantity(size_t number, std::string_view one, std::string_view several) {
  return std::to_string(number) + " " + std::string(number == 1 ? one : several);
}

/// "onnx.Gemm, onnx.Relu, ..."
std::string listed(const std::vector<std::string> &names, bool isCut) {
  std::string text;
  for (const std::string &name : names)
    text += (text.empty() ? "" : ", ") + name;
  return text + (isCut ? ", ..." : "");
}

/// What the pipeline has to be given for it to do what the run was asked for.
std::string pipelineText(const Trace &trace, std::string_view name) {
  std::string options;
  for (const std::string &op : trace.backendLegalOps) // as in torch-mlir, without the dialect's name
    options += (options.empty() ? "backend-legal-ops=" : ",") + op.substr(op.starts_with("torch.") ? 6 : 0);
  if (!trace.decompose)
    options += (options.empty() ? "" : " ") + std::string("decompose-complex-ops=false");
  return "builtin.module(" + std::string(name) + (options.empty() ? "" : "{" + options + "}") + ")";
}

Advice adviceOnObjectGraph(const Trace &trace, const ModuleKind &kind) {
  const Evidence &classes = kind.of(ModuleTrait::ObjectGraph);
  Advice advice;
  advice.heading =
      "This module is the object graph of a TorchScript program: " + quantity(classes.count, "class", "classes") +
      " (" + listed(classes.names, classes.count > classes.names.size()) + "), " +
      quantity(kind.instances, "instance", "instances") + ".";
  if (kind.instances == 0) {
    advice.text = "It has no instance (torch.nn_module), so there is nothing to make functions of: "
                  "import the whole scripted module, not its classes alone.";
    return advice;
  }
  advice.text = "It wants " + std::string(kObjectGraphPipeline) +
                ", which makes functions of its methods, applies torch.type_bounds, and then lowers.";
  advice.pipeline = pipelineText(trace, kObjectGraphPipeline);
  return advice;
}

Advice adviceOnFunctions(const Trace &trace, const Evidence &functions, size_t unbound) {
  Advice advice;
  advice.heading = "This module still is TorchScript: " +
                   quantity(functions.count, "function takes or gives", "functions take or give") +
                   " mutable tensors, tuples or None (" +
                   listed(functions.names, functions.count > functions.names.size()) + ").";
  advice.text = "It wants " + std::string(kFunctionPipeline) +
                ", which applies torch.type_bounds, returns tuples as their elements, drops None, and "
                "then lowers.";
  if (unbound != 0)
    advice.text += " " + quantity(unbound, "argument has", "arguments have") +
                   " no torch.type_bound, and would stay mutable: state what is passed there, e.g. "
                   "{torch.type_bound = !torch.vtensor<[2,3],f32>}.";
  advice.pipeline = pipelineText(trace, kFunctionPipeline);
  return advice;
}

/// An importer gives None as the result of an operator that it does not know; what converts the others cannot guess.
std::string untypedText(const Evidence &untyped) {
  if (untyped.count == 0)
    return "";
  const bool isOne = untyped.count == 1;
  return " " + untyped.names[0] + " at " + toString(untyped.place) +
         (isOne ? " is" : " and " + std::to_string(untyped.count - 1) + " more are") +
         " written to give None where a tensor is wanted: the importer did not know " +
         (isOne ? "that operator; state its type there." : "those operators; state their types there.");
}

Advice adviceOnOps(ModuleTrait trait, const ModuleKind &kind) {
  const Evidence &ops = kind.of(trait);
  const std::string names = std::to_string(ops.count) + " (" + listed(ops.names, ops.count > ops.names.size()) + ").";
  Advice advice;
  switch (trait) {
  case ModuleTrait::Onnx:
    advice.heading = "This module holds operators of ONNX: " + names;
    advice.text = "They are not converted here: the pass " + std::string(kOnnxPass) +
                  " of torch-mlir-opt or iree-opt makes torch ops of them; or export the model from "
                  "PyTorch instead of ONNX." +
                  untypedText(kind.untypedOnnx);
    advice.elsewhere = "builtin.module(func.func(" + std::string(kOnnxPass) + "))";
    break;
  case ModuleTrait::HigherOrder:
    advice.heading = "This module holds higher-order operators, which take functions: " + names;
    advice.text = "No pass converts them, here or in torch-mlir. ExportedProgram.run_decompositions({}) "
                  "before "
                  "the import inlines some (no_grad blocks, associative_scan); write the model without the "
                  "others: cond as torch.where, map and scan as a Python loop, which export unrolls.";
    break;
  default:
    advice.heading = "This module writes in place to tensors that are values: " + names;
    advice.text = "The exported program was not made functional. Call run_decompositions({}) on it "
                  "before the import: torch.export.export(model, args).run_decompositions({}).";
    break;
  }
  return advice;
}

/// Finds out which violations follow from the kind of the module.
class Adviser {
public:
  Adviser(const Trace &trace, Moment moment, const ModuleKind &kind, ContractReport &report)
      : trace_(trace), history_(trace.model), moment_(moment), kind_(kind), report_(report), flow_(trace, moment),
        bounds_(trace, moment), script_(scriptTrait()) {}

  void run();

private:
  std::string_view nameOf(OpId op) const { return trace_.tables.string(history_.ops[op.index].name); }
  std::optional<ModuleTrait> scriptTrait() const;
  std::optional<ModuleTrait> traitOf(const Violation &violation);
  bool followsFromObjectGraph(const Violation &violation);
  bool followsFromSignature(const Violation &violation);
  bool isMutableArgument(const Violation &violation) const {
    return violation.kind == ViolationKind::NonValueTensor && violation.value &&
           flow_.isFunctionArgument(violation.value);
  }
  bool isInTuple(ValueId value);
  Advice adviceOn(ModuleTrait trait) const;

  const Trace &trace_;
  const History &history_;
  Moment moment_;
  const ModuleKind &kind_;
  ContractReport &report_;
  ValueFlow flow_;
  ArgumentBounds bounds_;
  std::optional<ModuleTrait> script_;
  size_t unbound_ = 0; // mutable arguments without a bound
};

/// What a TorchScript program is to be brought through, if that was not done.
std::optional<ModuleTrait> Adviser::scriptTrait() const {
  if (kind_.has(ModuleTrait::ObjectGraph)) {
    if (!hasRun(trace_, "torch-globalize-object-graph"))
      return ModuleTrait::ObjectGraph;
  } else if (kind_.has(ModuleTrait::ScriptFunctions) && !hasRun(trace_, "torch-adjust-calling-conventions")) {
    return ModuleTrait::ScriptFunctions;
  }
  return std::nullopt;
}

bool Adviser::isInTuple(ValueId value) {
  return std::ranges::any_of(flow_.usersOf(value),
                             [&](OpId user) { return nameOf(user) == "torch.prim.TupleConstruct"; });
}

bool Adviser::followsFromSignature(const Violation &violation) {
  if (violation.kind != ViolationKind::NonValueTensor || !violation.value)
    return false;
  return isMutableArgument(violation) ? bounds_.isBound(violation.op, violation.value) : isInTuple(violation.value);
}

bool Adviser::followsFromObjectGraph(const Violation &violation) {
  const std::string_view op = nameOf(violation.op);
  const bool isOutside = op != "func.func" && history_.parentOf(violation.op, moment_) == history_.root;
  return isOutside || isMutableArgument(violation) || followsFromSignature(violation) ||
         violation.message.find("!torch.nn.Module") != std::string::npos || op == "torch.prim.GetAttr" ||
         op == "torch.prim.CallMethod" || op == "func.call";
}

std::optional<ModuleTrait> Adviser::traitOf(const Violation &violation) {
  if (script_ == ModuleTrait::ObjectGraph && followsFromObjectGraph(violation))
    return script_;
  if (script_ == ModuleTrait::ScriptFunctions && followsFromSignature(violation))
    return script_;
  const OpVersion *version = history_.at(violation.op, moment_);
  const std::optional<ModuleTrait> trait = version ? traitOfOp(trace_, moment_, violation.op, *version) : std::nullopt;
  // Of an object graph that a pipeline was run on, what is left is that pipeline's to explain.
  return trait == ModuleTrait::ObjectGraph ? std::nullopt : trait;
}

Advice Adviser::adviceOn(ModuleTrait trait) const {
  Advice advice = trait == ModuleTrait::ObjectGraph       ? adviceOnObjectGraph(trace_, kind_)
                  : trait == ModuleTrait::ScriptFunctions ? adviceOnFunctions(trace_, kind_.of(trait), unbound_)
                                                          : adviceOnOps(trait, kind_);
  advice.trait = trait;
  advice.place = kind_.of(trait).place;
  return advice;
}

void Adviser::run() {
  std::vector<Violation> &violations = report_.violations;
  std::array<std::vector<size_t>, kModuleTraitCount> roots; // of violations, by trait
  for (size_t i = 0; i < violations.size(); ++i) {
    if (violations[i].consequenceOf >= 0)
      continue;
    const std::optional<ModuleTrait> trait = traitOf(violations[i]);
    if (trait && kind_.has(*trait))
      roots[size_t(*trait)].push_back(i);
    else if (script_ == ModuleTrait::ScriptFunctions && isMutableArgument(violations[i]))
      ++unbound_;
  }
  for (size_t trait = 0; trait < kModuleTraitCount; ++trait) {
    if (roots[trait].empty() && !(unbound_ != 0 && trait == size_t(*script_)))
      continue;
    const Advice &advice = report_.advice.emplace_back(adviceOn(ModuleTrait(trait)));
    for (size_t root : roots[trait]) {
      violations[root].advice = int32_t(report_.advice.size() - 1);
      if (!advice.pipeline.empty())
        violations[root].cure = "run " + advice.pipeline;
      else if (trait == size_t(ModuleTrait::ObjectGraph))
        violations[root].cure = advice.text;
    }
  }
  const std::vector<size_t> rootOf = rootsOf(violations);
  for (size_t i = 0; i < violations.size(); ++i) {
    violations[i].advice = violations[rootOf[i]].advice;
    if (violations[i].advice >= 0)
      ++report_.advice[size_t(violations[i].advice)].violations;
  }
}

} // namespace

void advise(const Trace &trace, Moment moment, ContractReport &report) {
  if (report.holds())
    return;
  const Moment input = trace.steps.empty() ? 0 : trace.steps[0].before;
  const ModuleKind kind = kindOfModule(trace, input);
  Adviser(trace, moment, kind, report).run();
}

} // namespace reify
