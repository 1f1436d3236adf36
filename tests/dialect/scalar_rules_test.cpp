#include "engine/dialect/scalars/scalar_rules.h"

#include <doctest/doctest.h>

using namespace reify;

namespace {

ScalarOutcome apply(std::string_view op, std::vector<Scalar> operands) {
  ScalarRule rule = lookupScalarRule(op);
  bool isKnown = rule != nullptr;
  REQUIRE_MESSAGE(isKnown, std::string(op));
  return rule(operands);
}

/// As Python would write it; "ZeroDivision" and so on if there is no value.
std::string result(std::string_view op, std::vector<Scalar> operands) {
  ScalarOutcome outcome = apply(op, std::move(operands));
  if (outcome.value)
    return pythonRepr(*outcome.value);
  return std::string(pythonError(outcome.failure).substr(0, pythonError(outcome.failure).find(':')));
}

Scalar i(int64_t value) { return value; }
Scalar s(const char *text) { return std::string(text); }

} // namespace

TEST_CASE("floor division and modulo round towards minus infinity, as Python does") {
  CHECK(result("aten.floordiv.int", {i(-7), i(3)}) == "-3");
  CHECK(result("aten.floordiv.int", {i(7), i(-3)}) == "-3");
  CHECK(result("aten.remainder.int", {i(-7), i(3)}) == "2");
  CHECK(result("aten.remainder.int", {i(7), i(-3)}) == "-2");
  CHECK(result("aten.floordiv", {-7.5, 2.0}) == "-4.0");
  CHECK(result("aten.remainder", {-7.5, 2.0}) == "0.5");
}

TEST_CASE("integers are exact to 64 bits, and beyond there is no value") {
  CHECK(result("aten.floordiv.int", {i(9007199254740993), i(1)}) == "9007199254740993");
  CHECK(result("aten.add.int", {i(INT64_MAX), i(1)}) == "OverflowError");
  CHECK(result("aten.sub.int", {i(INT64_MIN), i(1)}) == "OverflowError");
  CHECK(result("aten.mul.int", {i(INT64_MAX), i(2)}) == "OverflowError");
  CHECK(result("aten.neg.int", {i(INT64_MIN)}) == "OverflowError");
  CHECK(result("aten.floordiv.int", {i(INT64_MIN), i(-1)}) == "OverflowError");
  CHECK(result("aten.remainder.int", {i(INT64_MIN), i(-1)}) == "0");
  CHECK(result("aten.Int.float", {1e300}) == "OverflowError");
  CHECK(result("aten.Int.float", {9223372036854775808.0}) == "OverflowError");
  CHECK(result("aten.pow.int_to_int", {i(3), i(39)}) == "4052555153018976267");
  CHECK(result("aten.pow.int_to_int", {i(3), i(40)}) == "OverflowError");
}

TEST_CASE("a zero divisor is an error, not a crash") {
  for (const char *op : {"aten.floordiv.int", "aten.remainder.int", "aten.div.int"})
    CHECK(result(op, {i(3), i(0)}) == "ZeroDivisionError");
  CHECK(result("aten.div.float", {1.0, 0.0}) == "ZeroDivisionError");
  CHECK(result("aten.pow.int", {i(0), i(-1)}) == "ZeroDivisionError");
}

TEST_CASE("the length of a range is never negative") {
  CHECK(result("aten.__range_length", {i(5), i(1), i(1)}) == "0");
  CHECK(result("aten.__range_length", {i(1), i(5), i(-1)}) == "0");
  CHECK(result("aten.__range_length", {i(5), i(0), i(-2)}) == "3");
  CHECK(result("aten.__range_length", {i(0), i(7), i(3)}) == "3");
  CHECK(result("aten.__range_length", {i(0), i(0), i(0)}) == "ValueError");
  CHECK(result("aten.__range_length", {i(INT64_MIN), i(INT64_MAX), i(1)}) == "OverflowError");
  CHECK(result("aten.__derive_index", {i(2), i(10), i(-3)}) == "4");
}

TEST_CASE("an int and a float compare exactly") {
  // 2**53 + 1 is no double; as one it would be 2.0**53.
  CHECK(result("aten.eq", {i(9007199254740993), 9007199254740992.0}) == "False");
  CHECK(result("aten.gt", {i(9007199254740993), 9007199254740992.0}) == "True");
  CHECK(result("aten.lt.int", {i(1), i(2)}) == "True");
  CHECK(result("aten.ne.int", {i(1), i(1)}) == "False");
  CHECK(result("aten.ge.float_int", {2.0, i(2)}) == "True");
}

TEST_CASE("a number that is neither less nor greater nor equal") {
  double nan = std::numeric_limits<double>::quiet_NaN();
  CHECK(result("aten.eq.float", {nan, nan}) == "False");
  CHECK(result("aten.ne.float", {nan, nan}) == "True");
  CHECK(result("aten.le.float", {nan, nan}) == "False");
}

TEST_CASE("mixed int and float arithmetic gives floats") {
  CHECK(result("aten.add", {i(1), 0.5}) == "1.5");
  CHECK(result("aten.mul.int_float", {i(2), 1.5}) == "3.0");
  CHECK(result("aten.div.int", {i(7), i(2)}) == "3.5");
  CHECK(result("aten.sub.float", {0.5, 0.25}) == "0.25");
  CHECK(result("prim.max", {i(1), 1.5}) == "1.5");
  CHECK(result("prim.min.int", {i(1), i(2)}) == "1");
  CHECK(result("aten.pow.int_float", {i(2), 0.5}) == "1.4142135623730951");
}

TEST_CASE("conversions") {
  CHECK(result("aten.Int.float", {-2.7}) == "-2");
  CHECK(result("aten.Int.bool", {true}) == "1");
  CHECK(result("aten.Int.str", {s(" 12 ")}) == "12");
  CHECK(result("aten.Int.str", {s("1x")}) == "ValueError");
  CHECK(result("aten.Float.Scalar", {i(3)}) == "3.0");
  CHECK(result("aten.Bool.int", {i(0)}) == "False");
  CHECK(result("aten.ceil.float", {1.2}) == "2");
  CHECK(result("aten.floor.float", {-1.2}) == "-2");
  CHECK(result("aten.sqrt.int", {i(9)}) == "3.0");
  CHECK(result("aten.sqrt.int", {i(-9)}) == "ValueError");
}

TEST_CASE("text: lengths in characters, formatting, repr") {
  CHECK(result("aten.len.str", {s("größe")}) == "5");
  CHECK(result("aten.__getitem__.str", {s("größe"), i(2)}) == "'ö'");
  CHECK(result("aten.__getitem__.str", {s("größe"), i(-1)}) == "'e'");
  CHECK(result("aten.__getitem__.str", {s("größe"), i(0)}) == "'g'");
  CHECK(result("aten.add.str", {s("a"), s("b")}) == "'ab'");
  CHECK(result("aten.eq.str", {s("a"), s("a")}) == "True");
  CHECK(result("aten.format", {s("{} of {1}, {{}}"), i(1), i(2)}) == "'1 of 2, {}'");
  CHECK(result("aten.format", {s("{}")}) == "'?'");
  CHECK(result("aten.str", {1e-05}) == "'1e-05'");
  CHECK(pythonRepr(0.1) == "0.1");
  CHECK(pythonRepr(1e16) == "1e+16");
  CHECK(pythonRepr(123456.0) == "123456.0");
  CHECK(pythonRepr(std::string("it's")) == "\"it's\"");
  CHECK(pythonRepr(true) == "True");
  CHECK(pythonRepr(std::monostate()) == "None");
}

TEST_CASE("a rule given what it does not take has no value") {
  struct Tried {
    int count = 0;
  } tried;
  auto tryAll = [](std::string_view name, void *data) {
    ++static_cast<Tried *>(data)->count;
    // No operands, too many, and of every wrong kind: never a crash, whatever comes out.
    ScalarRule rule = lookupScalarRule(name);
    std::vector<Scalar> odd = {std::monostate(), s("x"), true, i(INT64_MIN), 1e308};
    for (size_t count = 0; count <= 4; ++count)
      for (size_t from = 0; from < odd.size(); ++from) {
        std::vector<Scalar> operands;
        for (size_t k = 0; k < count; ++k)
          operands.push_back(odd[(from + k) % odd.size()]);
        ScalarOutcome outcome = rule(operands);
        CHECK(outcome.value.has_value() == (outcome.failure == ScalarFailure::None));
      }
  };
  forEachScalarRule(tryAll, &tried);
  CHECK(tried.count > 90);
  CHECK_FALSE(bool(lookupScalarRule("aten.tanh")));
  CHECK(bool(lookupScalarRule("torch.aten.add.int")));
}
