// Ops on scalars: by the shared rule where all operands are known, else by intervals and symbols.
#include "engine/evaluate/run.h"

#include <llvm/ADT/StringSwitch.h>

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

// What an op does to unknown integers; also the name that a symbol has for how it was computed.
enum UnknownRule : int {
  kOther,
  kAdd,
  kSub,
  kMul,
  kFloorDiv,
  kModulo,
  kMin,
  kMax,
  kNeg,
  kAbs,
  kSame,
  kFromBool,
  kLess,
  kLessEqual,
  kGreater,
  kGreaterEqual,
  kEqual,
  kNotEqual,
  kAnd,
  kOr,
  kRangeLength,
  kDeriveIndex,
  kTextLength,
  kToBool,
};

UnknownRule operationOf(llvm::StringRef name) {
  // Without its overload: "aten.add" of "aten.add.int". (The names hold one dot before it.)
  llvm::StringRef base = name.take_front(name.find('.', name.find('.') + 1));
  return llvm::StringSwitch<UnknownRule>(base)
      .Case("aten.add", kAdd)
      .Case("aten.sub", kSub)
      .Case("aten.mul", kMul)
      .Case("aten.floordiv", kFloorDiv)
      .Case("aten.remainder", kModulo)
      .Case("prim.min", kMin)
      .Case("prim.max", kMax)
      .Case("aten.neg", kNeg)
      .Case("prim.abs", kAbs)
      .Cases({"aten.ceil", "aten.floor"}, kSame)
      .Case("aten.Int", name == "aten.Int.bool" ? kFromBool : kSame)
      .Case("aten.lt", kLess)
      .Case("aten.le", kLessEqual)
      .Case("aten.gt", kGreater)
      .Case("aten.ge", kGreaterEqual)
      .Case("aten.eq", kEqual)
      .Case("aten.ne", kNotEqual)
      .Case("aten.__and__", kAnd)
      .Case("aten.__or__", kOr)
      .Case("aten.__range_length", kRangeLength)
      .Case("aten.__derive_index", kDeriveIndex)
      .Case("aten.len", kTextLength)
      .Case("aten.Bool", kToBool)
      .Default(kOther);
}

std::optional<bool> negated(std::optional<bool> value) { return value ? std::optional(!*value) : std::nullopt; }

// --- integers -----------------------------------------------------------------------------------

/// (x + c) - c and (x - c) + c are x.
std::optional<IntRange> undone(const SymbolTable &symbols, UnknownRule operation, const IntRange &a,
                               const IntRange &b) {
  std::optional<int64_t> constant = b.value();
  if (!constant)
    return std::nullopt;
  if (operation == kSub)
    return symbols.otherOperand(a.symbol, kAdd, *constant, /*isCommutative=*/true);
  if (operation == kAdd)
    return symbols.otherOperand(a.symbol, kSub, *constant, /*isCommutative=*/false);
  // (x * c) // c is x.
  if (operation == kFloorDiv && *constant != 0)
    return symbols.otherOperand(a.symbol, kMul, *constant, /*isCommutative=*/true);
  return std::nullopt;
}

std::optional<IntRange> binaryRange(Run &run, UnknownRule operation, const IntRange &a, const IntRange &b) {
  if (std::optional<IntRange> before = undone(*run.symbols, operation, a, b))
    return before;
  auto named = [&](const IntRange &range, bool isCommutative) {
    return run.symbols->named(range, operation, a, b, isCommutative);
  };
  switch (operation) {
  case kAdd:
    return named(addRanges(a, b), true);
  case kSub:
    return named(subRanges(a, b), false);
  case kMul:
    return named(mulRanges(a, b), true);
  case kFloorDiv:
    return named(floorDivRanges(a, b), false);
  case kModulo:
    return named(moduloRanges(a, b), false);
  case kMin:
    return named(minRanges(a, b), true);
  case kMax:
    return named(maxRanges(a, b), true);
  default:
    return std::nullopt;
  }
}

std::optional<bool> compareRanges(UnknownRule operation, const IntRange &a, const IntRange &b) {
  switch (operation) {
  case kLess:
    return lessThan(a, b);
  case kLessEqual:
    return lessOrEqual(a, b);
  case kGreater:
    return lessThan(b, a);
  case kGreaterEqual:
    return lessOrEqual(b, a);
  case kEqual:
    return equal(a, b);
  case kNotEqual:
    return negated(equal(a, b));
  default:
    return std::nullopt;
  }
}

/// len(range(low, high, step)) for a step of known sign.
std::optional<IntRange> rangeLength(const IntRange &low, const IntRange &high, const IntRange &step) {
  if (step.low <= 0 && step.high >= 0)
    return IntRange::atLeast(0);
  bool isUp = step.low > 0;
  IntRange distance = isUp ? subRanges(high, low) : subRanges(low, high);
  IntRange stride = isUp ? step : negRange(step);
  IntRange roundedUp = floorDivRanges(addRanges(distance, subRanges(stride, IntRange::of(1))), stride);
  return maxRanges(IntRange::of(0), roundedUp);
}

// --- by the kinds of the operands ---------------------------------------------------------------

std::optional<AbstractValue> ofOne(UnknownRule operation, const AbstractValue &x, const CausePtr &cause) {
  if (operation == kFromBool && x.isOnly(Kind::Bool))
    return AbstractValue::integerIn({0, 1, kNoSymbol}, cause);
  if (operation == kTextLength)
    return AbstractValue::integerIn(IntRange::atLeast(0), cause);
  if (!x.isOnly(Kind::Int))
    return std::nullopt;
  switch (operation) {
  case kNeg:
    return AbstractValue::integerIn(negRange(x.integer), cause);
  case kAbs:
    return AbstractValue::integerIn(maxRanges(x.integer, negRange(x.integer)), cause);
  case kSame:
    return AbstractValue::integerIn(x.integer, cause);
  case kToBool:
    if (std::optional<bool> isZero = equal(x.integer, IntRange::of(0)))
      return AbstractValue::boolean(!*isZero);
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

/// One side may decide alone.
std::optional<bool> connective(UnknownRule operation, const AbstractValue &a, const AbstractValue &b) {
  if (operation == kAnd && (a.asBool() == false || b.asBool() == false))
    return false;
  if (operation == kOr && (a.asBool() == true || b.asBool() == true))
    return true;
  return std::nullopt;
}

std::optional<AbstractValue> ofTwo(Run &run, UnknownRule operation, const AbstractValue &a, const AbstractValue &b,
                                   const CausePtr &cause) {
  std::optional<bool> decided = connective(operation, a, b);
  if (a.isOnly(Kind::Int) && b.isOnly(Kind::Int)) {
    decided = compareRanges(operation, a.integer, b.integer);
    if (!decided)
      if (std::optional<IntRange> range = binaryRange(run, operation, a.integer, b.integer))
        return AbstractValue::integerIn(*range, cause);
  } else if (operation == kEqual) {
    decided = areEqual(a, b);
  } else if (operation == kNotEqual) {
    decided = negated(areEqual(a, b));
  }
  return decided ? std::optional(AbstractValue::boolean(*decided)) : std::nullopt;
}

std::optional<AbstractValue> ofThree(Run &run, UnknownRule operation, Values operands, const CausePtr &cause) {
  for (const AbstractValue &operand : operands)
    if (!operand.isOnly(Kind::Int))
      return std::nullopt;
  const IntRange &a = operands[0].integer, &b = operands[1].integer, &c = operands[2].integer;
  if (operation == kRangeLength)
    if (std::optional<IntRange> length = rangeLength(a, b, c))
      return AbstractValue::integerIn(*length, cause);
  if (operation != kDeriveIndex)
    return std::nullopt;
  // start + step * index
  IntRange distance = *binaryRange(run, kMul, c, a);
  return AbstractValue::integerIn(*binaryRange(run, kAdd, b, distance), cause);
}

std::optional<AbstractValue> byParts(Run &run, UnknownRule operation, Values operands, const CausePtr &cause) {
  switch (operands.size()) {
  case 1:
    return ofOne(operation, operands[0], cause);
  case 2:
    return ofTwo(run, operation, operands[0], operands[1], cause);
  case 3:
    return ofThree(run, operation, operands, cause);
  default:
    return std::nullopt;
  }
}

bool mayDivideByZero(UnknownRule operation, Values operands) {
  bool divides = operation == kFloorDiv || operation == kModulo;
  return divides && operands.size() == 2 && operands[1].isOnly(Kind::Int) && operands[1].integer.low <= 0 &&
         operands[1].integer.high >= 0;
}

Flow byRule(Run &run, Operation *op, llvm::StringRef name, llvm::ArrayRef<Scalar> known, Results &results) {
  ScalarOutcome outcome = lookupScalarRule(std::string_view(name))(known);
  if (outcome.value) {
    results.push_back(AbstractValue::scalar(*outcome.value));
    return Flow::Normal;
  }
  bool raises = outcome.failure == ScalarFailure::ZeroDivision || outcome.failure == ScalarFailure::Domain;
  if (raises)
    return run.raise(op, std::string(pythonError(outcome.failure)));
  std::string text = outcome.failure == ScalarFailure::Overflow
                         ? "the result of '" + name.str() + "' does not fit 64 bits"
                         : "'" + name.str() + "' does not take these operands";
  return run.unknownResults(op, run.causeAt(op, CauseKind::Arithmetic, text), results);
}

} // namespace

static Flow evaluateScalars(Run &run, Operation *op, Values operands, Results &results) {
  llvm::StringRef name = evaluatedName(op);
  llvm::SmallVector<Scalar, 4> known;
  for (const AbstractValue &operand : operands)
    if (std::optional<Scalar> scalar = operand.asScalar())
      known.push_back(std::move(*scalar));
  if (known.size() == operands.size())
    return byRule(run, op, name, known, results);
  UnknownRule operation = operationOf(name);
  CausePtr cause = run.causeOf(operands, op, CauseKind::Arithmetic, "'" + name.str() + "' of unknown values");
  if (mayDivideByZero(operation, operands))
    run.mayRaiseAt(op, std::string(pythonError(ScalarFailure::ZeroDivision)), firstCause(operands[1]));
  if (std::optional<AbstractValue> value = byParts(run, operation, operands, cause)) {
    results.push_back(std::move(*value));
    return Flow::Normal;
  }
  return run.unknownResults(op, cause, results);
}

Flow evaluateScalarOp(Run &run, Operation *op, Values operands, Results &results) {
  const Flow flow = evaluateScalars(run, op, operands, results);
  const bool areDtypes =
      !operands.empty() && llvm::all_of(operands, [](const AbstractValue &value) { return value.isDtype; });
  if (areDtypes && results.size() == 1 && results[0].isOnly(Kind::Int)) { // the larger of two dtypes is one
    const UnknownRule operation = operationOf(evaluatedName(op));
    results[0].isDtype = operation == kMin || operation == kMax;
  }
  return flow;
}

} // namespace reify
