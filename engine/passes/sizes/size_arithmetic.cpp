#include "engine/passes/sizes/size_arithmetic.h"

#include "engine/dialect/folds/value_facts.h"

namespace reify {

using namespace mlir;
using namespace reify::torch;

Value SizeArithmetic::integer(int64_t value) { return ConstantIntOp::create(builder_, location_, value); }

Value SizeArithmetic::create(StringRef name, ValueRange operands, Type result) {
  return createByName(builder_, location_, name, operands, result)->getResult(0);
}

Value SizeArithmetic::list(ValueRange elements) {
  return PrimListConstructOp::create(builder_, location_, ListType::get(intType()), elements);
}

Value SizeArithmetic::apply(StringRef name, Value a, Value b) {
  std::optional<int64_t> left = constantInt(a), right = constantInt(b);
  if (left && right) {
    const Scalar operands[] = {*left, *right};
    std::optional<Scalar> result = lookupScalarRule(std::string_view(name))(operands).value;
    if (const int64_t *number = result ? std::get_if<int64_t>(&*result) : nullptr)
      return integer(*number);
  }
  return create(name, {a, b}, intType());
}

Value SizeArithmetic::negative(Value a) {
  std::optional<int64_t> number = constantInt(a);
  if (number && *number != INT64_MIN)
    return integer(-*number);
  return create("torch.aten.neg.int", a, intType());
}

/// A size is never -1.
static bool cannotEqual(Value size, Value number) {
  std::optional<int64_t> constant = constantInt(number);
  return constant && *constant < 0 && isNeverNegative(size);
}

Value SizeArithmetic::isEqual(Value a, Value b) {
  std::optional<int64_t> left = constantInt(a), right = constantInt(b);
  if (a == b || (left && right))
    return integer(a == b || *left == *right);
  if (cannotEqual(a, b) || cannotEqual(b, a))
    return integer(0);
  Value flag = create("torch.aten.eq.int", {a, b}, BoolType::get(builder_.getContext()));
  return create("torch.aten.Int.bool", flag, intType());
}

Value SizeArithmetic::sizeOf(Value tensor, int64_t dim) {
  BaseTensorType type = tracedTensorType(tensor);
  bool isKnown = type && type.hasSizes() && dim >= 0 && dim < int64_t(type.getSizes().size()) &&
                 type.getSizes()[dim] != kUnknownSize;
  if (isKnown)
    return integer(type.getSizes()[dim]);
  return create("torch.aten.size.int", {tensor, integer(dim)}, intType());
}

} // namespace reify
