// Ops on scalars: by the shared rule where all operands are known, else by intervals and symbols.
#include "engine/evaluate/run.h"

namespace reify {

using namespace mlir;

std::optional<bool> areEqual(const AbstractValue &a, const AbstractValue &b) {
  if (a.isOnly(Kind::Int) && b.isOnly(Kind::Int))
    return equal(a.integer, b.integer);
  std::optional<Scalar> left = a.asScalar(), right = b.asScalar();
  if (left && right && left->index() == right->index())
    return *left == *right;
  if (a.isOnly(Kind::Device) && b.isOnly(Kind::Device) && a.device && b.device)
    return *a.device == *b.device;
  constexpr uint16_t kNumbers = uint16_t(Kind::Bool) | uint16_t(Kind::Int) | uint16_t(Kind::Float);
  bool areNumbers = (a.kinds & kNumbers) && (b.kinds & kNumbers);
  bool isOpaque = a.has(Kind::Object) || b.has(Kind::Object);
  if (!(a.kinds & b.kinds) && !areNumbers && !isOpaque && !a.isBottom() && !b.isBottom())
    return false; // None and a string, for example
  return std::nullopt;
}

namespace {

// Names for symbols: what an unknown integer was computed by.
enum Computed { kAdd = 1, kSub, kMul, kFloorDiv, kModulo, kMin, kMax, kNeg };

std::optional<IntRange> binaryRange(Run &run, llvm::StringRef name, const IntRange &a, const IntRange &b) {
  auto named = [&](IntRange range, Computed operation, bool isCommutative) {
    return range.isKnown() ? range : run.symbols->named(range, operation, a, b, isCommutative);
  };
  if (name == "aten.add.int" || name == "aten.add")
    return named(addRanges(a, b), kAdd, true);
  if (name == "aten.sub.int" || name == "aten.sub")
    return named(subRanges(a, b), kSub, false);
  if (name == "aten.mul.int" || name == "aten.mul") {
    if (b.value() == 1)
      return a;
    if (a.value() == 1)
      return b;
    return named(mulRanges(a, b), kMul, true);
  }
  if (name == "aten.floordiv.int") {
    if (b.value() == 1)
      return a;
    // (x * c) // c is x.
    if (std::optional<int64_t> divisor = b.value(); divisor && *divisor != 0 && a.symbol != kNoSymbol)
      if (std::optional<IntRange> left = run.symbols->leftOperand(a.symbol, kMul, *divisor))
        return *left;
    return named(floorDivRanges(a, b), kFloorDiv, false);
  }
  if (name == "aten.remainder.int")
    return named(moduloRanges(a, b), kModulo, false);
  if (name == "prim.min.int")
    return named(minRanges(a, b), kMin, true);
  if (name == "prim.max.int")
    return named(maxRanges(a, b), kMax, true);
  return std::nullopt;
}

std::optional<bool> comparison(llvm::StringRef name, const IntRange &a, const IntRange &b) {
  auto negated = [](std::optional<bool> value) { return value ? std::optional(!*value) : value; };
  if (name == "aten.eq.int")
    return equal(a, b);
  if (name == "aten.ne.int")
    return negated(equal(a, b));
  if (name == "aten.lt.int")
    return lessThan(a, b);
  if (name == "aten.le.int")
    return lessOrEqual(a, b);
  if (name == "aten.gt.int")
    return lessThan(b, a);
  if (name == "aten.ge.int")
    return lessOrEqual(b, a);
  return std::nullopt;
}

/// One side may decide alone.
std::optional<bool> connective(llvm::StringRef name, Values operands) {
  std::optional<bool> a = operands[0].asBool(), b = operands[1].asBool();
  if (name == "aten.__and__.bool" && (a == false || b == false))
    return false;
  if (name == "aten.__or__.bool" && (a == true || b == true))
    return true;
  return std::nullopt;
}

std::optional<AbstractValue> byParts(Run &run, Operation *op, Values operands) {
  llvm::StringRef name = evaluatedName(op);
  CausePtr cause = run.causeOf(operands, op, CauseKind::Arithmetic, "'" + name.str() + "' of unknown values");
  if (operands.size() == 1 && operands[0].isOnly(Kind::Int) && name == "aten.neg.int")
    return AbstractValue::integerIn(negRange(operands[0].integer), cause);
  if (operands.size() != 2)
    return std::nullopt;
  if (std::optional<bool> decided = connective(name, operands))
    return AbstractValue::boolean(*decided);
  if (!operands[0].isOnly(Kind::Int) || !operands[1].isOnly(Kind::Int)) {
    bool isEquality = name.starts_with("aten.eq.") || name.starts_with("aten.ne.");
    if (std::optional<bool> same = isEquality ? areEqual(operands[0], operands[1]) : std::nullopt)
      return AbstractValue::boolean(*same == name.starts_with("aten.eq."));
    return std::nullopt;
  }
  const IntRange &a = operands[0].integer, &b = operands[1].integer;
  if (std::optional<bool> decided = comparison(name, a, b))
    return AbstractValue::boolean(*decided);
  if (std::optional<IntRange> range = binaryRange(run, name, a, b))
    return AbstractValue::integerIn(*range, cause);
  return std::nullopt;
}

bool mayDivideByZero(llvm::StringRef name, Values operands) {
  bool divides = name == "aten.floordiv.int" || name == "aten.remainder.int";
  return divides && operands.size() == 2 && operands[1].isOnly(Kind::Int) && operands[1].integer.low <= 0 &&
         operands[1].integer.high >= 0;
}

} // namespace

Flow evaluateScalarOp(Run &run, Operation *op, Values operands, Results &results) {
  llvm::StringRef name = evaluatedName(op);
  llvm::SmallVector<Scalar, 4> known;
  for (const AbstractValue &operand : operands)
    if (std::optional<Scalar> scalar = operand.asScalar())
      known.push_back(std::move(*scalar));
  if (known.size() == operands.size()) {
    ScalarOutcome outcome = lookupScalarRule(std::string_view(name))(known);
    if (outcome.value) {
      results.push_back(AbstractValue::scalar(*outcome.value));
      return Flow::Normal;
    }
    if (outcome.failure == ScalarFailure::ZeroDivision || outcome.failure == ScalarFailure::Domain)
      return run.raise(op, std::string(pythonError(outcome.failure)));
    return run.unknownResults(op, run.causeAt(op, CauseKind::Arithmetic, "'" + name.str() + "' has no exact result here"),
                              results);
  }
  if (std::optional<AbstractValue> value = byParts(run, op, operands)) {
    if (mayDivideByZero(name, operands))
      run.mayRaiseAt(op, std::string(pythonError(ScalarFailure::ZeroDivision)), firstCause(operands[1]));
    results.push_back(std::move(*value));
    return Flow::Normal;
  }
  CausePtr cause = run.causeOf(operands, op, CauseKind::Arithmetic, "'" + name.str() + "' of unknown values");
  return run.unknownResults(op, cause, results);
}

} // namespace reify
