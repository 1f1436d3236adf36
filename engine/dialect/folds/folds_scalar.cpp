// Folds of scalar ops: the shared rules on constants, and identities that need only one operand.
#include "engine/dialect/folds/folds_rooms.h"

using namespace mlir;

namespace reify::torch {

static StringRef ruleName(Operation *op) {
  auto custom = dyn_cast<OperatorOp>(op);
  return custom ? custom.getName() : op->getName().getStringRef();
}

LogicalResult foldScalarOp(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  if (op->getNumResults() != 1)
    return failure();
  SmallVector<Scalar, 4> known;
  for (auto [constant, operand] : llvm::zip(operands, op->getOperands())) {
    std::optional<Scalar> scalar = constant ? scalarOf(constant) : scalarOf(operand);
    if (!scalar)
      return failure();
    known.push_back(std::move(*scalar));
  }
  ScalarOutcome outcome = lookupScalarRule(std::string_view(ruleName(op)))(known);
  return outcome.value ? foldToScalar(op, *outcome.value, results) : failure();
}

namespace {

std::optional<int64_t> intAt(Operation *op, unsigned index) {
  std::optional<Scalar> scalar = scalarOf(op->getOperand(index));
  const int64_t *number = scalar ? std::get_if<int64_t>(&*scalar) : nullptr;
  return number ? std::optional(*number) : std::nullopt;
}

std::optional<bool> boolAt(Operation *op, unsigned index) {
  std::optional<Scalar> scalar = scalarOf(op->getOperand(index));
  const bool *flag = scalar ? std::get_if<bool>(&*scalar) : nullptr;
  return flag ? std::optional(*flag) : std::nullopt;
}

bool isSameOperand(Operation *op) { return op->getOperand(0) == op->getOperand(1); }

/// First the rule for constants, then `identity`.
template <FoldRule identity> LogicalResult orElse(Operation *op, ArrayRef<Attribute> operands, FoldResults &results) {
  if (succeeded(foldScalarOp(op, operands, results)))
    return success();
  return identity(op, operands, results);
}

LogicalResult addIdentity(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  if (intAt(op, 1) == 0)
    return foldToValue(op, op->getOperand(0), results);
  return intAt(op, 0) == 0 ? foldToValue(op, op->getOperand(1), results) : failure();
}

LogicalResult subIdentity(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  if (isSameOperand(op))
    return foldToScalar(op, Scalar(int64_t(0)), results);
  return intAt(op, 1) == 0 ? foldToValue(op, op->getOperand(0), results) : failure();
}

LogicalResult mulIdentity(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  for (unsigned i : {0u, 1u}) {
    std::optional<int64_t> factor = intAt(op, i);
    if (factor == 0)
      return foldToScalar(op, Scalar(int64_t(0)), results);
    if (factor == 1)
      return foldToValue(op, op->getOperand(1 - i), results);
  }
  return failure();
}

LogicalResult floordivIdentity(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  return intAt(op, 1) == 1 ? foldToValue(op, op->getOperand(0), results) : failure();
}

LogicalResult sameIdentity(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  return isSameOperand(op) ? foldToValue(op, op->getOperand(0), results) : failure();
}

enum class Comparison { Less, LessEqual, Greater, GreaterEqual, Equal, NotEqual };

/// The answer for two equal operands.
constexpr bool holdsWhenSame(Comparison comparison) {
  return comparison == Comparison::LessEqual || comparison == Comparison::GreaterEqual ||
         comparison == Comparison::Equal;
}

/// `x comparison bound` for all x >= 0, if that is decided.
std::optional<bool> forNonNegative(Comparison comparison, int64_t bound) {
  switch (comparison) {
  case Comparison::Less:
    return bound <= 0 ? std::optional(false) : std::nullopt;
  case Comparison::LessEqual:
    return bound < 0 ? std::optional(false) : std::nullopt;
  case Comparison::Greater:
    return bound < 0 ? std::optional(true) : std::nullopt;
  case Comparison::GreaterEqual:
    return bound <= 0 ? std::optional(true) : std::nullopt;
  case Comparison::Equal:
    return bound < 0 ? std::optional(false) : std::nullopt;
  case Comparison::NotEqual:
    return bound < 0 ? std::optional(true) : std::nullopt;
  }
  return std::nullopt;
}

constexpr Comparison swapped(Comparison comparison) {
  switch (comparison) {
  case Comparison::Less:
    return Comparison::Greater;
  case Comparison::LessEqual:
    return Comparison::GreaterEqual;
  case Comparison::Greater:
    return Comparison::Less;
  case Comparison::GreaterEqual:
    return Comparison::LessEqual;
  default:
    return comparison;
  }
}

/// Two questions for one size of a value, which nothing changes: unknown, but the same.
bool areOneSize(Value a, Value b) {
  Operation *first = definingOp(a, "torch.aten.size.int");
  Operation *second = definingOp(b, "torch.aten.size.int");
  if (!first || !second || first->getOperand(0) != second->getOperand(0) ||
      !isa<ValueTensorType>(first->getOperand(0).getType()))
    return false;
  std::optional<int64_t> dim = intAt(first, 1);
  return first->getOperand(1) == second->getOperand(1) || (dim && dim == intAt(second, 1));
}

template <Comparison comparison> LogicalResult compareInts(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  if (isSameOperand(op) || areOneSize(op->getOperand(0), op->getOperand(1)))
    return foldToScalar(op, Scalar(holdsWhenSame(comparison)), results);
  std::optional<bool> answer;
  if (std::optional<int64_t> bound = intAt(op, 1); bound && isNeverNegative(op->getOperand(0)))
    answer = forNonNegative(comparison, *bound);
  else if (std::optional<int64_t> bound = intAt(op, 0); bound && isNeverNegative(op->getOperand(1)))
    answer = forNonNegative(swapped(comparison), *bound);
  return answer ? foldToScalar(op, Scalar(*answer), results) : failure();
}

/// Of bools and strings. (A float need not equal itself.)
template <bool answer> LogicalResult compareSame(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  return isSameOperand(op) ? foldToScalar(op, Scalar(answer), results) : failure();
}

/// `decided` is the operand that decides alone: True for or, False for and.
template <bool decided> LogicalResult connective(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  for (unsigned i : {0u, 1u})
    if (std::optional<bool> flag = boolAt(op, i))
      return *flag == decided ? foldToScalar(op, Scalar(decided), results)
                              : foldToValue(op, op->getOperand(1 - i), results);
  return isSameOperand(op) ? foldToValue(op, op->getOperand(0), results) : failure();
}

/// Conversions of what is of the type already.
LogicalResult alreadyConverted(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  Value operand = op->getOperand(0);
  if (auto derefine = operand.getDefiningOp<DerefineOp>())
    operand = derefine.getOperand();
  return foldToValue(op, operand, results);
}

} // namespace

ArrayRef<FoldRow> scalarFolds() {
  static const FoldRow rows[] = {
      {"torch.aten.add.int", orElse<addIdentity>},
      {"torch.aten.sub.int", orElse<subIdentity>},
      {"torch.aten.mul.int", orElse<mulIdentity>},
      {"torch.aten.floordiv.int", orElse<floordivIdentity>},
      {"torch.prim.max.int", orElse<sameIdentity>},
      {"torch.prim.min.int", orElse<sameIdentity>},
      {"torch.aten.lt.int", orElse<compareInts<Comparison::Less>>},
      {"torch.aten.le.int", orElse<compareInts<Comparison::LessEqual>>},
      {"torch.aten.gt.int", orElse<compareInts<Comparison::Greater>>},
      {"torch.aten.ge.int", orElse<compareInts<Comparison::GreaterEqual>>},
      {"torch.aten.eq.int", orElse<compareInts<Comparison::Equal>>},
      {"torch.aten.ne.int", orElse<compareInts<Comparison::NotEqual>>},
      {"torch.aten.lt.float", orElse<compareSame<false>>},
      {"torch.aten.gt.float", orElse<compareSame<false>>},
      {"torch.aten.eq.bool", orElse<compareSame<true>>},
      {"torch.aten.ne.bool", orElse<compareSame<false>>},
      {"torch.aten.eq.str", orElse<compareSame<true>>},
      {"torch.aten.ne.str", orElse<compareSame<false>>},
      {"torch.aten.__or__.bool", orElse<connective<true>>},
      {"torch.aten.__and__.bool", orElse<connective<false>>},
      {"torch.aten.Int.Scalar", orElse<alreadyConverted>},
      {"torch.aten.Float.Scalar", orElse<alreadyConverted>},
  };
  return rows;
}

} // namespace reify::torch
