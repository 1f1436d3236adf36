#include "engine/dialect/scalars/scalar_rules.h"

#include "engine/dialect/scalars/scalar_text_rules.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <unordered_map>
#include <vector>

namespace reify {
namespace {

using Arguments = std::span<const Scalar>;

ScalarOutcome fail(ScalarFailure failure) { return {std::nullopt, failure}; }
ScalarOutcome notApplicable() { return fail(ScalarFailure::NotApplicable); }
ScalarOutcome done(Scalar value) { return {std::move(value), ScalarFailure::None}; }

bool isInteger(const Scalar &value) {
  return std::holds_alternative<int64_t>(value) || std::holds_alternative<bool>(value);
}
bool isNumber(const Scalar &value) { return isInteger(value) || std::holds_alternative<double>(value); }
int64_t integer(const Scalar &value) {
  const bool *flag = std::get_if<bool>(&value);
  return flag ? int64_t(*flag) : std::get<int64_t>(value);
}
double real(const Scalar &value) {
  const double *number = std::get_if<double>(&value);
  return number ? *number : double(integer(value));
}
bool areNumbers(Arguments arguments, size_t count) {
  return arguments.size() == count && std::all_of(arguments.begin(), arguments.end(), isNumber);
}
bool areIntegers(Arguments arguments) { return std::all_of(arguments.begin(), arguments.end(), isInteger); }

// --- arithmetic ---------------------------------------------------------------------------------

bool addInto(int64_t a, int64_t b, int64_t &r) { return __builtin_add_overflow(a, b, &r); }
bool subInto(int64_t a, int64_t b, int64_t &r) { return __builtin_sub_overflow(a, b, &r); }
bool mulInto(int64_t a, int64_t b, int64_t &r) { return __builtin_mul_overflow(a, b, &r); }

/// int op int is exact or an overflow; with a float on either side it is a float.
template <bool (*exact)(int64_t, int64_t, int64_t &), class Floating> ScalarOutcome arithmetic(Arguments arguments) {
  if (!areNumbers(arguments, 2))
    return notApplicable();
  if (!areIntegers(arguments))
    return done(Floating()(real(arguments[0]), real(arguments[1])));
  int64_t result;
  if (exact(integer(arguments[0]), integer(arguments[1]), result))
    return fail(ScalarFailure::Overflow);
  return done(result);
}

ScalarOutcome floorDivide(Arguments arguments) {
  if (!areNumbers(arguments, 2))
    return notApplicable();
  if (real(arguments[1]) == 0)
    return fail(ScalarFailure::ZeroDivision);
  if (!areIntegers(arguments)) {
    double a = real(arguments[0]), b = real(arguments[1]);
    double modulo = std::fmod(a, b);
    double quotient = (a - modulo) / b;
    if (modulo != 0 && (modulo < 0) != (b < 0))
      quotient -= 1;
    return done(std::floor(quotient + (std::floor(quotient) + 0.5 < quotient ? 1 : 0)));
  }
  int64_t a = integer(arguments[0]), b = integer(arguments[1]);
  if (b == -1)
    return a == INT64_MIN ? fail(ScalarFailure::Overflow) : done(-a);
  int64_t quotient = a / b;
  return done(a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient);
}

/// The result has the sign of the divisor: -7 % 3 is 2.
ScalarOutcome modulo(Arguments arguments) {
  if (!areNumbers(arguments, 2))
    return notApplicable();
  if (real(arguments[1]) == 0)
    return fail(ScalarFailure::ZeroDivision);
  if (!areIntegers(arguments)) {
    double b = real(arguments[1]), result = std::fmod(real(arguments[0]), b);
    if (result != 0)
      return done((result < 0) != (b < 0) ? result + b : result);
    return done(std::copysign(0.0, b));
  }
  int64_t a = integer(arguments[0]), b = integer(arguments[1]);
  if (b == -1)
    return done(int64_t(0));
  int64_t result = a % b;
  return done(result != 0 && (result < 0) != (b < 0) ? result + b : result);
}

ScalarOutcome trueDivide(Arguments arguments) {
  if (!areNumbers(arguments, 2))
    return notApplicable();
  if (real(arguments[1]) == 0)
    return fail(ScalarFailure::ZeroDivision);
  if (areIntegers(arguments))
    // 64 bits of mantissa hold both integers exactly; only the quotient is rounded.
    return done(double((long double)integer(arguments[0]) / (long double)integer(arguments[1])));
  return done(real(arguments[0]) / real(arguments[1]));
}

/// TorchScript's pow gives a float, whatever it is given.
ScalarOutcome power(Arguments arguments) {
  if (!areNumbers(arguments, 2))
    return notApplicable();
  double base = real(arguments[0]), exponent = real(arguments[1]);
  if (base == 0 && exponent < 0)
    return fail(ScalarFailure::ZeroDivision);
  if (base < 0 && std::isfinite(exponent) && exponent != std::floor(exponent))
    return fail(ScalarFailure::Domain);
  double result = std::pow(base, exponent);
  bool isOverflow = std::isinf(result) && std::isfinite(base) && std::isfinite(exponent);
  return isOverflow ? fail(ScalarFailure::Overflow) : done(result);
}

ScalarOutcome integerPower(Arguments arguments) {
  if (!areNumbers(arguments, 2) || !areIntegers(arguments))
    return notApplicable();
  int64_t base = integer(arguments[0]), exponent = integer(arguments[1]), result = 1;
  if (exponent < 0)
    return fail(base == 0 ? ScalarFailure::ZeroDivision : ScalarFailure::Domain);
  for (; exponent != 0; exponent >>= 1) {
    if ((exponent & 1) && mulInto(result, base, result))
      return fail(ScalarFailure::Overflow);
    if (exponent > 1 && mulInto(base, base, base))
      return fail(ScalarFailure::Overflow);
  }
  return done(result);
}

ScalarOutcome negate(Arguments arguments) {
  if (!areNumbers(arguments, 1))
    return notApplicable();
  if (!areIntegers(arguments))
    return done(-real(arguments[0]));
  int64_t value = integer(arguments[0]);
  return value == INT64_MIN ? fail(ScalarFailure::Overflow) : done(-value);
}

ScalarOutcome absolute(Arguments arguments) {
  if (!areNumbers(arguments, 1))
    return notApplicable();
  return real(arguments[0]) < 0   ? negate(arguments)
         : areIntegers(arguments) ? done(integer(arguments[0]))
                                  : done(std::fabs(real(arguments[0])));
}

ScalarOutcome shiftLeft(Arguments arguments) {
  if (!areNumbers(arguments, 2) || !areIntegers(arguments))
    return notApplicable();
  int64_t value = integer(arguments[0]), count = integer(arguments[1]), result = 0;
  if (count < 0)
    return fail(ScalarFailure::Domain);
  if (value == 0)
    return done(int64_t(0));
  if (count >= 63 || mulInto(value, int64_t(1) << count, result))
    return fail(ScalarFailure::Overflow);
  return done(result);
}

ScalarOutcome shiftRight(Arguments arguments) {
  if (!areNumbers(arguments, 2) || !areIntegers(arguments))
    return notApplicable();
  int64_t count = integer(arguments[1]);
  return count < 0 ? fail(ScalarFailure::Domain) : done(integer(arguments[0]) >> std::min<int64_t>(count, 63));
}

// --- order --------------------------------------------------------------------------------------

enum class Order : uint8_t { Less, Equal, Greater, Unordered };

Order orderOf(const Scalar &a, const Scalar &b) {
  if (isInteger(a) && isInteger(b)) {
    int64_t x = integer(a), y = integer(b);
    return x < y ? Order::Less : x > y ? Order::Greater : Order::Equal;
  }
  // 64 bits of mantissa: an int64 and a double both fit, so 2**53 + 1 differs from 2.0**53.
  auto exact = [](const Scalar &value) {
    return isInteger(value) ? (long double)integer(value) : (long double)real(value);
  };
  long double x = exact(a), y = exact(b);
  return x < y ? Order::Less : x > y ? Order::Greater : x == y ? Order::Equal : Order::Unordered;
}

std::optional<Order> compare(Arguments arguments) {
  if (areNumbers(arguments, 2))
    return orderOf(arguments[0], arguments[1]);
  if (arguments.size() != 2 || arguments[0].index() != arguments[1].index())
    return std::nullopt;
  if (const auto *text = std::get_if<std::string>(&arguments[0])) {
    int order = text->compare(std::get<std::string>(arguments[1]));
    return order < 0 ? Order::Less : order > 0 ? Order::Greater : Order::Equal;
  }
  return std::nullopt;
}

template <Order first, Order second = first> ScalarOutcome comparison(Arguments arguments) {
  std::optional<Order> order = compare(arguments);
  return order ? done(*order == first || *order == second) : notApplicable();
}
ScalarOutcome notEqual(Arguments arguments) {
  std::optional<Order> order = compare(arguments);
  return order ? done(*order != Order::Equal) : notApplicable();
}

/// As Python: the first argument unless the second is really beyond it; a float if one is.
template <Order beyond> ScalarOutcome extreme(Arguments arguments) {
  if (!areNumbers(arguments, 2))
    return notApplicable();
  bool isSecond = orderOf(arguments[1], arguments[0]) == beyond;
  const Scalar &result = arguments[isSecond ? 1 : 0];
  return areIntegers(arguments) ? done(result) : done(real(result));
}

// --- bools --------------------------------------------------------------------------------------

template <class Operation> ScalarOutcome bitwise(Arguments arguments) {
  if (arguments.size() != 2 || !isInteger(arguments[0]) || !isInteger(arguments[1]))
    return notApplicable();
  int64_t result = Operation()(integer(arguments[0]), integer(arguments[1]));
  bool areBools = arguments[0].index() == 1 && arguments[1].index() == 1;
  return areBools ? done(result != 0) : done(result);
}

ScalarOutcome logicalNot(Arguments arguments) {
  if (arguments.size() != 1 || !std::holds_alternative<bool>(arguments[0]))
    return notApplicable();
  return done(!std::get<bool>(arguments[0]));
}

// --- conversions --------------------------------------------------------------------------------

ScalarOutcome integerFrom(double value) {
  // 2**63 itself is a double, the largest int64 is not.
  if (!(value >= -0x1p63 && value < 0x1p63))
    return fail(ScalarFailure::Overflow);
  return done(int64_t(value));
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace((unsigned char)text.front()))
    text.remove_prefix(1);
  while (!text.empty() && std::isspace((unsigned char)text.back()))
    text.remove_suffix(1);
  return text;
}

ScalarOutcome toInteger(Arguments arguments) {
  if (arguments.size() != 1)
    return notApplicable();
  if (const auto *text = std::get_if<std::string>(&arguments[0])) {
    std::string digits(trimmed(*text));
    char *end = nullptr;
    errno = 0;
    int64_t value = std::strtoll(digits.c_str(), &end, 10);
    if (digits.empty() || *end)
      return fail(ScalarFailure::Domain);
    return errno ? fail(ScalarFailure::Overflow) : done(value);
  }
  if (!isNumber(arguments[0]))
    return notApplicable();
  return isInteger(arguments[0]) ? done(integer(arguments[0])) : integerFrom(std::trunc(real(arguments[0])));
}

ScalarOutcome toFloat(Arguments arguments) {
  if (arguments.size() != 1)
    return notApplicable();
  if (const auto *text = std::get_if<std::string>(&arguments[0])) {
    std::string digits(trimmed(*text));
    char *end = nullptr;
    double value = std::strtod(digits.c_str(), &end);
    return digits.empty() || *end ? fail(ScalarFailure::Domain) : done(value);
  }
  return isNumber(arguments[0]) ? done(real(arguments[0])) : notApplicable();
}

ScalarOutcome toBool(Arguments arguments) {
  return areNumbers(arguments, 1) ? done(real(arguments[0]) != 0) : notApplicable();
}

template <double (*rounded)(double)> ScalarOutcome roundToInteger(Arguments arguments) {
  if (!areNumbers(arguments, 1))
    return notApplicable();
  return isInteger(arguments[0]) ? done(integer(arguments[0])) : integerFrom(rounded(real(arguments[0])));
}
double ceiling(double value) { return std::ceil(value); }
double flooring(double value) { return std::floor(value); }

ScalarOutcome roundHalfEven(Arguments arguments) {
  return areNumbers(arguments, 1) ? done(std::nearbyint(real(arguments[0]))) : notApplicable();
}

ScalarOutcome squareRoot(Arguments arguments) {
  if (!areNumbers(arguments, 1))
    return notApplicable();
  double value = real(arguments[0]);
  return value < 0 ? fail(ScalarFailure::Domain) : done(std::sqrt(value));
}

ScalarOutcome logarithm(Arguments arguments) {
  if (!areNumbers(arguments, 1))
    return notApplicable();
  double value = real(arguments[0]);
  return value <= 0 ? fail(ScalarFailure::Domain) : done(std::log(value));
}

ScalarOutcome exponential(Arguments arguments) {
  if (!areNumbers(arguments, 1))
    return notApplicable();
  double value = real(arguments[0]), result = std::exp(value);
  return std::isinf(result) && std::isfinite(value) ? fail(ScalarFailure::Overflow) : done(result);
}

// --- ranges -------------------------------------------------------------------------------------

/// len(range(low, high, step))
ScalarOutcome rangeLength(Arguments arguments) {
  if (!areNumbers(arguments, 3) || !areIntegers(arguments))
    return notApplicable();
  __int128 low = integer(arguments[0]), high = integer(arguments[1]), step = integer(arguments[2]);
  if (step == 0)
    return fail(ScalarFailure::Domain);
  __int128 length = step > 0 ? (high - low + step - 1) / step : (low - high - step - 1) / -step;
  bool isEmpty = step > 0 ? high <= low : low <= high;
  if (isEmpty)
    return done(int64_t(0));
  return length > INT64_MAX ? fail(ScalarFailure::Overflow) : done(int64_t(length));
}

/// range(start, ?, step)[index]; operands are index, start, step.
ScalarOutcome deriveIndex(Arguments arguments) {
  if (!areNumbers(arguments, 3) || !areIntegers(arguments))
    return notApplicable();
  __int128 result = __int128(integer(arguments[1])) + __int128(integer(arguments[2])) * integer(arguments[0]);
  bool fits = result >= INT64_MIN && result <= INT64_MAX;
  return fits ? done(int64_t(result)) : fail(ScalarFailure::Overflow);
}

template <bool (*test)(double)> ScalarOutcome classify(Arguments arguments) {
  return areNumbers(arguments, 1) ? done(test(real(arguments[0]))) : notApplicable();
}
bool isNan(double value) { return std::isnan(value); }
bool isInf(double value) { return std::isinf(value); }
bool isFinite(double value) { return std::isfinite(value); }

/// `add` on numbers or on text.
ScalarOutcome addAny(Arguments arguments) {
  return !arguments.empty() && std::holds_alternative<std::string>(arguments[0])
             ? concatenate(arguments)
             : arithmetic<addInto, std::plus<double>>(arguments);
}

// --- the table ----------------------------------------------------------------------------------

struct Row {
  std::string_view base; // "aten.add"
  ScalarRule rule;
  std::initializer_list<std::string_view> overloads; // "" is the bare name
};

constexpr auto kAdd = addAny;
constexpr ScalarRule kSub = arithmetic<subInto, std::minus<double>>;
constexpr ScalarRule kMul = arithmetic<mulInto, std::multiplies<double>>;
constexpr ScalarRule kLess = comparison<Order::Less>;
constexpr ScalarRule kGreater = comparison<Order::Greater>;
constexpr ScalarRule kLessEqual = comparison<Order::Less, Order::Equal>;
constexpr ScalarRule kGreaterEqual = comparison<Order::Greater, Order::Equal>;
constexpr ScalarRule kEqual = comparison<Order::Equal>;

/// The overloads of a binary operator on numbers.
#define REIFY_NUMBERS "", "int", "float", "int_float", "float_int", "Scalar"

const Row kRows[] = {
    {"aten.add", kAdd, {REIFY_NUMBERS, "str"}},
    {"aten.sub", kSub, {REIFY_NUMBERS}},
    {"aten.mul", kMul, {REIFY_NUMBERS}},
    {"aten.div", trueDivide, {REIFY_NUMBERS}},
    {"aten.floordiv", floorDivide, {REIFY_NUMBERS}},
    {"aten.remainder", modulo, {REIFY_NUMBERS}},
    {"aten.pow", power, {REIFY_NUMBERS, "Scalar_Scalar"}},
    {"aten.pow", integerPower, {"int_to_int"}},
    {"aten.neg", negate, {"", "int", "float", "Scalar"}},
    {"prim.abs", absolute, {"", "int", "float", "Scalar"}},
    {"aten.__lshift__", shiftLeft, {"int"}},
    {"aten.__rshift__", shiftRight, {"int"}},
    {"aten.lt", kLess, {REIFY_NUMBERS, "str"}},
    {"aten.le", kLessEqual, {REIFY_NUMBERS, "str"}},
    {"aten.gt", kGreater, {REIFY_NUMBERS, "str"}},
    {"aten.ge", kGreaterEqual, {REIFY_NUMBERS, "str"}},
    {"aten.eq", kEqual, {REIFY_NUMBERS, "str", "bool"}},
    {"aten.ne", notEqual, {REIFY_NUMBERS, "str", "bool"}},
    {"prim.max", extreme<Order::Greater>, {REIFY_NUMBERS}},
    {"prim.min", extreme<Order::Less>, {REIFY_NUMBERS}},
    {"aten.__not__", logicalNot, {""}},
    {"aten.__and__", bitwise<std::bit_and<int64_t>>, {"bool", "int"}},
    {"aten.__or__", bitwise<std::bit_or<int64_t>>, {"bool", "int"}},
    {"aten.__xor__", bitwise<std::bit_xor<int64_t>>, {"bool", "int"}},
    {"aten.Int", toInteger, {"float", "bool", "Scalar", "str"}},
    {"aten.Float", toFloat, {"int", "bool", "Scalar", "str"}},
    {"aten.Bool", toBool, {"int", "float"}},
    {"aten.ceil", roundToInteger<ceiling>, {"int", "float", "Scalar"}},
    {"aten.floor", roundToInteger<flooring>, {"int", "float", "Scalar"}},
    {"aten.round", roundHalfEven, {"int", "float", "Scalar"}},
    {"aten.sqrt", squareRoot, {"int", "float", "Scalar"}},
    {"aten.log", logarithm, {"int", "float", "Scalar"}},
    {"aten.exp", exponential, {"int", "float", "Scalar"}},
    {"aten.isnan", classify<isNan>, {"float"}},
    {"aten.isinf", classify<isInf>, {"float"}},
    {"aten.isfinite", classify<isFinite>, {"float"}},
    {"aten.__range_length", rangeLength, {""}},
    {"aten.__derive_index", deriveIndex, {""}},
    {"aten.len", textLength, {"str"}},
    {"aten.__getitem__", characterAt, {"str"}},
    {"aten.str", toText, {""}},
    {"aten.format", format, {""}},
    {"aten.lower", lowerCase, {""}},
    {"aten.upper", upperCase, {""}},
    {"aten.startswith", startsWith, {""}},
    {"aten.endswith", endsWith, {""}},
};
#undef REIFY_NUMBERS

const std::unordered_map<std::string, ScalarRule> &table() {
  static const auto *rules = [] {
    auto *map = new std::unordered_map<std::string, ScalarRule>;
    for (const Row &row : kRows)
      for (std::string_view overload : row.overloads) {
        std::string name(row.base);
        if (!overload.empty())
          name.append(".").append(overload);
        map->emplace(std::move(name), row.rule);
      }
    return map;
  }();
  return *rules;
}

} // namespace

ScalarRule lookupScalarRule(std::string_view opName) {
  if (opName.starts_with("torch."))
    opName.remove_prefix(6);
  auto found = table().find(std::string(opName));
  return found == table().end() ? nullptr : found->second;
}

void forEachScalarRule(void (*visit)(std::string_view name, void *data), void *data) {
  for (const auto &[name, rule] : table())
    visit(name, data);
}

} // namespace reify
