#include "engine/contract/module_kind.h"

#include "engine/contract/advice.h"
#include "engine/contract/causes.h"
#include "engine/trace/attribute_text.h"

#include <algorithm>

namespace reify {

std::string_view toString(ModuleTrait trait) {
  switch (trait) {
  case ModuleTrait::ObjectGraph:
    return "object-graph";
  case ModuleTrait::ScriptFunctions:
    return "torchscript-functions";
  case ModuleTrait::Onnx:
    return "onnx";
  case ModuleTrait::HigherOrder:
    return "higher-order";
  case ModuleTrait::WriteToValue:
    return "write-to-value";
  }
  return "";
}

static std::vector<bool> boundsOf(std::string_view properties) {
  std::vector<bool> bounds;
  const auto list = attribute(properties, "arg_attrs");
  if (!list || list->size() < 2)
    return bounds;
  for (std::string_view attributes : splitList(list->substr(1, list->size() - 2)))
    bounds.push_back(attributes.find("torch.type_bound") != attributes.npos);
  return bounds;
}

bool ArgumentBounds::isBound(OpId function, ValueId argument) {
  const auto [known, isNew] = bounds_.try_emplace(function);
  if (isNew)
    if (const OpVersion *version = trace_.model.at(function, moment_))
      known->second = boundsOf(trace_.tables.string(version->properties));
  const uint32_t number = trace_.model.values[argument.index].number;
  return number < known->second.size() && known->second[number];
}

/// PyTorch's convention: "aten.add_.Tensor" writes to its first operand; "aten.__and__.Tensor" not.
static bool isInPlaceName(std::string_view name) {
  const size_t begin = name.find('.');
  if (begin == name.npos)
    return false;
  name.remove_prefix(begin + 1);
  name = name.substr(0, name.find('.'));
  return name.ends_with('_') && !name.ends_with("__");
}

static std::string_view withoutPrefix(std::string_view name, std::string_view prefix) {
  return name.starts_with(prefix) ? name.substr(prefix.size()) : name;
}

std::optional<ModuleTrait> traitOfOperator(std::string_view name) {
  if (name.starts_with("onnx."))
    return ModuleTrait::Onnx;
  if (withoutPrefix(name, "torch.").starts_with("higher_order."))
    return ModuleTrait::HigherOrder;
  return std::nullopt;
}

std::optional<ModuleTrait> traitOfOp(const Trace &trace, Moment moment, OpId op, const OpVersion &version) {
  const std::string_view written = trace.tables.string(trace.model.ops[op.index].name);
  if (written == "torch.class_type" || written == "torch.nn_module")
    return ModuleTrait::ObjectGraph;
  const bool isOperator = written == "torch.operator";
  const std::string named = isOperator ? operatorName(trace, version) : std::string(written);
  if (const std::optional<ModuleTrait> trait = traitOfOperator(named); trait && isOperator)
    return trait;
  const std::string_view name = withoutPrefix(named, "torch.");
  const auto operands = trace.model.operands(version);
  // aten.detach_ writes no element; the importer has it of each constant in a program.
  if (operands.empty() || !name.starts_with("aten.") || !isInPlaceName(name) || name == "aten.detach_")
    return std::nullopt;
  const TorchType &target = trace.tables.type(trace.model.typeAt(operands[0], moment));
  if (target.isTensor() && target.valueSemantics)
    return ModuleTrait::WriteToValue;
  return std::nullopt;
}

namespace {

class Survey {
public:
  Survey(const Trace &trace, Moment moment) : trace_(trace), history_(trace.model), moment_(moment) {}

  ModuleKind take() {
    if (history_.root)
      visitBlocks(history_.root);
    return std::move(kind_);
  }

private:
  const TorchType &type(ValueId value) const { return trace_.tables.type(history_.typeAt(value, moment_)); }

  void add(Evidence &evidence, OpId op, std::string name) {
    constexpr size_t kMostNames = 4;
    if (evidence.count++ == 0)
      evidence.place = trace_.tables.place(history_.ops[op.index].place);
    if (evidence.names.size() < kMostNames && std::ranges::count(evidence.names, name) == 0)
      evidence.names.push_back(std::move(name));
  }

  void visitBlocks(OpId parent) {
    for (BlockId block : history_.blocksOf(parent, moment_))
      history_.forEachOp(block, moment_, [&](OpId op, const OpVersion &version) {
        if (isLibraryCopy(trace_, op, version))
          return;
        visitOp(op, version);
        visitBlocks(op);
      });
  }

  void visitOp(OpId op, const OpVersion &version) {
    const std::string_view name = trace_.tables.string(history_.ops[op.index].name);
    if (name == "func.func" && !hasPlainSignature(op))
      add(kind_.evidence[size_t(ModuleTrait::ScriptFunctions)], op, "@" + symbolOf(version));
    const std::optional<ModuleTrait> trait = traitOfOp(trace_, moment_, op, version);
    if (name == "torch.nn_module")
      ++kind_.instances;
    else if (trait)
      add(kind_.evidence[size_t(*trait)], op,
          name == "torch.class_type" ? symbolOf(version)
          : name == "torch.operator" ? operatorName(trace_, version)
                                     : std::string(name));
    if (trait == ModuleTrait::Onnx && std::ranges::any_of(history_.resultsOf(op), [&](ValueId result) {
          return type(result).kind == TorchType::Kind::None;
        }))
      add(kind_.untypedOnnx, op, operatorName(trace_, version));
  }

  std::string symbolOf(const OpVersion &version) const {
    const auto name = attribute(trace_.tables.string(version.properties), "sym_name");
    return name ? unescaped(*name) : std::string();
  }

  /// Values go in and come out: no mutable tensors, None or tuples.
  bool hasPlainSignature(OpId function) const {
    for (BlockId block : history_.blocksOf(function, moment_)) {
      for (ValueId argument : history_.blocks[block.index].arguments)
        if (type(argument).kind == TorchType::Kind::None ||
            (type(argument).isTensor() && !type(argument).valueSemantics))
          return false;
      bool returnsPlain = true;
      history_.forEachOp(block, moment_, [&](OpId op, const OpVersion &inner) {
        if (trace_.tables.string(history_.ops[op.index].name) != "func.return")
          return;
        for (ValueId result : history_.operands(inner))
          returnsPlain &= type(result).kind != TorchType::Kind::Tuple && type(result).kind != TorchType::Kind::None;
      });
      if (!returnsPlain)
        return false;
    }
    return true;
  }

  const Trace &trace_;
  const History &history_;
  Moment moment_;
  ModuleKind kind_;
};

} // namespace

ModuleKind kindOfModule(const Trace &trace, Moment moment) { return Survey(trace, moment).take(); }

} // namespace reify
