#include "engine/passes/decompose/undecided.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/schema_ops/schema_op.h"

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

std::string operandText(Operation *op, unsigned number) {
  std::string text = "operand #" + std::to_string(number);
  const torch::OpDef *definition = torch::OpDef::of(op->getName());
  if (definition && number < definition->schema().operands.size())
    text += " '" + std::string(definition->schema().operands[number].name) + "'";
  return text;
}

namespace {

class Unknown {
public:
  Unknown(Operation *op, const std::vector<Value> &inputs) : op_(op), inputs_(inputs) {}

  /// "" if everything that `value` hangs on is known.
  std::string of(Value value, unsigned depth = 0) {
    if (depth > 32 || torch::scalarOf(value))
      return "";
    Value source = peeled(value);
    if (std::optional<unsigned> number = numberOf(source))
      return isa<BaseTensorType>(source.getType()) ? "" : ofOperand(source, *number);
    Operation *definer = source.getDefiningOp();
    if (!definer)
      return "a value of its own loop";
    StringRef name = definer->getName().getStringRef();
    if (name == "torch.prim.dtype" || name == "torch.aten.is_floating_point")
      return "the dtype of " + tensor(definer->getOperand(0));
    if (name == "torch.aten.size" || name == "torch.aten.dim")
      return "the rank of " + tensor(definer->getOperand(0));
    if (name == "torch.aten.size.int")
      return ofSize(definer, depth);
    for (Value operand : definer->getOperands())
      if (std::string text = of(operand, depth + 1); !text.empty())
        return text;
    if (torch::hasValueSemantics(definer) || isa<BaseTensorType>(source.getType()) ||
        llvm::any_of(definer->getOperandTypes(), [](Type type) { return isa<BaseTensorType>(type); }))
      return "what '" + name.str() + "' gives when the program runs";
    return definer->getNumOperands() ? "what '" + name.str() + "' gives" : "";
  }

private:
  static Value peeled(Value value) {
    while (Operation *definer = value.getDefiningOp()) {
      if (!isa<torch::TensorStaticInfoCastOp, torch::DerefineOp>(definer) &&
          !torch::hasName(definer, "torch.prim.unchecked_cast"))
        break;
      value = definer->getOperand(0);
    }
    return value;
  }

  std::optional<unsigned> numberOf(Value value) const {
    for (auto [i, input] : llvm::enumerate(inputs_))
      if (input == value || peeled(input) == value)
        return i;
    return std::nullopt;
  }

  std::string ofOperand(Value value, unsigned number) const {
    std::string text = operandText(op_, number);
    if (isa<torch::OptionalType>(value.getType()))
      return "whether " + text + " is None";
    if (isa<torch::ListType>(value.getType()))
      return "the elements of " + text;
    return "the value of " + text + ", which is not a constant";
  }

  std::string ofSize(Operation *size, unsigned depth) {
    auto type = cast<BaseTensorType>(size->getOperand(0).getType());
    std::optional<int64_t> dim = torch::constantInt(size->getOperand(1));
    if (!type.hasSizes())
      return "the rank of " + tensor(size->getOperand(0));
    if (!dim)
      return of(size->getOperand(1), depth + 1);
    return "the size of " + tensor(size->getOperand(0)) + " in dimension " + std::to_string(*dim);
  }

  std::string tensor(Value value) const {
    value = peeled(value);
    if (std::optional<unsigned> number = numberOf(value))
      return operandText(op_, *number);
    Operation *definer = value.getDefiningOp();
    return definer ? "the result of '" + definer->getName().getStringRef().str() + "'" : std::string("a tensor");
  }

  Operation *op_;
  const std::vector<Value> &inputs_;
};

} // namespace

std::string whatIsUnknown(Value value, Operation *op, const std::vector<Value> &inputs) {
  std::string text = value ? Unknown(op, inputs).of(value) : "";
  return text.empty() ? "something that cannot be decided while compiling" : text;
}

} // namespace reify
