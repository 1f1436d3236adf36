#include "engine/passes/rewrite/scalar_builder.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/scalars/scalar_rules.h"
#include "engine/dialect/types/torch_types.h"

namespace reify {

using namespace mlir;

ScalarBuilder::~ScalarBuilder() {
  auto drop = [&](Value constant) {
    if (constant && constant.use_empty())
      builder_.eraseOp(constant.getDefiningOp());
  };
  for (auto &[number, constant] : integers_)
    drop(constant);
  for (Value constant : {booleans_[0], booleans_[1], none_})
    drop(constant);
}

Value ScalarBuilder::integer(int64_t value) {
  Value &constant = integers_[value];
  if (!constant)
    constant = torch::ConstantIntOp::create(builder_, location_, value);
  return constant;
}

Value ScalarBuilder::boolean(bool value) {
  Value &constant = booleans_[value];
  if (!constant)
    constant = torch::ConstantBoolOp::create(builder_, location_, value);
  return constant;
}

Value ScalarBuilder::none() {
  if (!none_)
    none_ = torch::ConstantNoneOp::create(builder_, location_);
  return none_;
}

Value ScalarBuilder::create(StringRef name, ValueRange operands, Type result) {
  return torch::createByName(builder_, location_, name, operands, result)->getResult(0);
}

Value ScalarBuilder::list(ValueRange elements, Type element) {
  return torch::PrimListConstructOp::create(builder_, location_, torch::ListType::get(builder_.getContext(), element),
                                            elements);
}

Value ScalarBuilder::apply(StringRef name, Value a, Value b) {
  MLIRContext *context = builder_.getContext();
  std::optional<Scalar> left = torch::scalarOf(a), right = torch::scalarOf(b);
  if (left && right) {
    const Scalar operands[] = {*left, *right};
    if (std::optional<Scalar> result = lookupScalarRule(name)(operands).value) {
      if (const int64_t *number = std::get_if<int64_t>(&*result))
        return integer(*number);
      if (const bool *truth = std::get_if<bool>(&*result))
        return boolean(*truth);
    }
  }
  bool isQuestion = name == "torch.aten.eq.int" || name == "torch.aten.lt.int";
  return create(name, {a, b}, isQuestion ? Type(torch::BoolType::get(context)) : torch::IntType::get(context));
}

Value ScalarBuilder::sizeOf(Value tensor, Value dim) {
  torch::BaseTensorType type = torch::tracedTensorType(tensor);
  std::optional<int64_t> at = torch::constantInt(dim);
  if (type && type.hasSizes() && at) {
    const int64_t rank = int64_t(type.getSizes().size());
    const int64_t position = *at < 0 ? *at + rank : *at;
    if (position >= 0 && position < rank && type.getSizes()[position] != torch::kUnknownSize)
      return integer(type.getSizes()[position]);
  }
  return create("torch.aten.size.int", {tensor, dim}, torch::IntType::get(builder_.getContext()));
}

void ScalarBuilder::require(Value condition, StringRef message) {
  if (torch::constantBool(condition) != true)
    torch::RuntimeAssertOp::create(builder_, location_, condition, message);
}

} // namespace reify
