#include "engine/query/values.h"

#include "engine/query/ir/op_printer.h"
#include "engine/trace/attribute_text.h"

namespace reify {

std::string sizesText(const TorchType &type) {
  if (!type.sizes)
    return "?";
  std::string text = "[";
  for (size_t i = 0; i < type.sizes->size(); ++i) {
    const int64_t size = (*type.sizes)[i];
    text += i ? ", " : "";
    text += size == TorchType::kUnknownSize ? "?" : std::to_string(size);
  }
  return text + "]";
}

namespace {

std::string listText(const IrState &state, OpRef list, const OpVersion &version, unsigned depth);

std::string constantText(const IrState &state, ValueRef value, unsigned depth) {
  const OpRef definer = state.definer(value);
  const OpVersion *version = definer.op ? state.version(definer) : nullptr;
  if (!version || depth > 8)
    return "";
  switch (state.record(definer).form) {
  case OpForm::Constant: {
    if (state.name(definer) == "torch.constant.none")
      return "None";
    const auto literal = attribute(state.properties(*version), "value");
    if (!literal)
      return "";
    const std::string_view bare = literal->starts_with('"') ? *literal : withoutType(*literal);
    return bare == "true" ? "True" : bare == "false" ? "False" : std::string(bare);
  }
  case OpForm::Functional:
    return state.name(definer) == "torch.prim.ListConstruct" ? listText(state, definer, *version, depth) : "";
  case OpForm::Cast:
  case OpForm::CastArrow:
    return version->operandCount == 1 ? constantText(state, state.operand(definer, *version, 0), depth + 1) : "";
  default:
    return "";
  }
}

std::string listText(const IrState &state, OpRef list, const OpVersion &version, unsigned depth) {
  std::string text = "[";
  for (size_t i = 0; i < version.operandCount; ++i) {
    std::string element = constantText(state, state.operand(list, version, i), depth + 1);
    text += i ? ", " : "";
    text += element.empty() ? "?" : element;
  }
  return text + "]";
}

class RowMaker {
public:
  RowMaker(const IrState &before, const IrState &after) : before_(before), after_(after) {}

  void addBlocks(OpRef op) {
    for (BlockRef block : after_.blocks(op)) {
      for (ValueRef argument : after_.arguments(block))
        add(argument, {});
      after_.forEachOp(block, [&](OpRef inner) {
        for (ValueRef result : after_.results(inner))
          add(result, inner);
        addBlocks(inner);
      });
    }
  }
  std::vector<ValueRow> rows;

private:
  void add(ValueRef value, OpRef definer) {
    ValueRow &row = rows.emplace_back();
    const TorchType &type = after_.type(value);
    row.value = value;
    row.definer = definer;
    row.name = "%" + std::string(after_.valueName(value));
    row.type = type.text;
    if (type.isTensor()) {
      row.semantics = type.valueSemantics ? "value" : "non-value";
      row.rank = type.sizes ? std::to_string(type.sizes->size()) : "?";
      row.sizes = sizesText(type);
      row.dtype = type.dtype.empty() ? "?" : type.dtype;
    }
    row.constant = reify::constantText(after_, value);
    if (value.inner && !before_.isInner())
      return;
    const TorchType &previous = before_.type(value);
    row.changed = previous.text != type.text;
    if (row.changed)
      row.previousType = previous.text;
  }

  const IrState &before_;
  const IrState &after_;
};

/// The function that `op` stands in, or stood in just before if the step removes it.
OpRef functionAround(const IrState &before, const IrState &after, OpRef op) {
  if (op.inner)
    op = after.isInner() ? after.refinedOp() : before.refinedOp();
  if (op.op)
    for (const IrState *state : {&after, &before})
      if (const OpId top = state->trace().model.topLevelOf(op.op, state->modelMoment()))
        if (after.version({top, false}))
          return {top, false};
  OpRef first;
  for (BlockRef block : after.blocks(after.root()))
    after.forEachOp(block, [&](OpRef function) {
      if (!first.op && !isLibraryFunction(after, function) && !after.blocks(function).empty())
        first = function;
    });
  return first;
}

} // namespace

std::string constantText(const IrState &state, ValueRef value) { return constantText(state, value, 0); }

std::vector<ValueRow> valueRows(const IrState &before, const IrState &after, OpRef op) {
  RowMaker maker(before, after);
  if (const OpRef function = functionAround(before, after, op); function.op)
    maker.addBlocks(function);
  return std::move(maker.rows);
}

} // namespace reify
