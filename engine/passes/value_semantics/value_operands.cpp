#include "engine/passes/value_semantics/value_operands.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/schema_ops/schema_op.h"
#include "engine/dialect/types/torch_types.h"

namespace reify {

using namespace mlir;
using torch::BaseTensorType;
using torch::DerefineOp;
using torch::ListType;
using torch::OptionalType;

bool isMutableTensor(Type type) {
  auto tensor = dyn_cast<BaseTensorType>(type);
  return tensor && !tensor.hasValueSemantics();
}

static bool isMaybeMutableTensor(Type type) {
  auto optional = dyn_cast<OptionalType>(type);
  return isMutableTensor(optional ? optional.getContainedType() : type);
}

/// The same type with value tensors in it.
static Type withValues(Type type) {
  if (auto list = dyn_cast<ListType>(type))
    return ListType::get(type.getContext(), withValues(list.getContainedType()));
  if (auto optional = dyn_cast<OptionalType>(type))
    return OptionalType::get(type.getContext(), withValues(optional.getContainedType()));
  return cast<BaseTensorType>(type).getWithValueSemantics();
}

/// What a cast to optional was made from.
static Value behindDerefine(Value value) {
  while (auto derefine = value.getDefiningOp<DerefineOp>())
    value = derefine.getOperand();
  return value;
}

static std::string whyNotOptional(Value value) {
  Type type = behindDerefine(value).getType();
  if (isMutableTensor(type) || isa<torch::NoneType>(type))
    return "";
  return "whether there is a tensor or None is not known here";
}

/// Whether the user may change the list, or hand it on to somebody who does.
static bool mayChangeList(OpOperand &use) {
  Operation *user = use.getOwner();
  if (const torch::OpDef *def = torch::OpDef::of(user->getName())) {
    const std::vector<SchemaValue> &operands = def->schema().operands;
    return use.getOperandNumber() < operands.size() && operands[use.getOperandNumber()].isWritten;
  }
  return isa<torch::PrimIfYieldOp>(user) || torch::mayMutateLists(user);
}

std::string whyNotValue(Value operand) {
  Type type = operand.getType();
  if (isa<OptionalType>(type) && isMaybeMutableTensor(type))
    return whyNotOptional(operand);
  auto list = dyn_cast<ListType>(type);
  if (!list || !isMaybeMutableTensor(list.getContainedType()))
    return "";
  auto literal = operand.getDefiningOp<torch::PrimListConstructOp>();
  if (!literal)
    return "which tensors are in the list is not known here";
  if (literal.getElements().empty())
    return "";
  if (llvm::any_of(operand.getUses(), mayChangeList))
    return "the list may be changed after it was made";
  for (Value element : literal.getElements())
    if (isa<OptionalType>(element.getType()))
      if (std::string obstacle = whyNotOptional(element); !obstacle.empty())
        return "in the list, " + obstacle;
  return "";
}

static Value elementAsValue(OpBuilder &builder, Location location, Value element) {
  element = behindDerefine(element);
  return isMutableTensor(element.getType()) ? asValue(builder, location, element) : element;
}

Value asValue(OpBuilder &builder, Location location, Value operand) {
  Type type = operand.getType();
  if (isMutableTensor(type))
    return torch::CopyToValueTensorOp::create(builder, location, withValues(type), operand);
  if (isa<OptionalType>(type) && isMaybeMutableTensor(type)) {
    Value inner = elementAsValue(builder, location, operand);
    if (isa<torch::NoneType>(inner.getType()))
      return inner;
    return DerefineOp::create(builder, location, OptionalType::get(builder.getContext(), inner.getType()), inner);
  }
  auto list = dyn_cast<ListType>(type);
  if (!list || !isMaybeMutableTensor(list.getContainedType()))
    return operand;
  ValueRange elements = operand.getDefiningOp<torch::PrimListConstructOp>().getElements();
  if (elements.empty())
    return operand;
  SmallVector<Value> values;
  for (Value element : elements)
    values.push_back(elementAsValue(builder, location, element));
  return torch::PrimListConstructOp::create(builder, location, withValues(type), values);
}

} // namespace reify
