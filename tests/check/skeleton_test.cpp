// What `reify new-op` writes, and the sweep's arguments.
#include "engine/check/invocations/sweep.h"
#include "engine/check/skeleton.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace reify;
using namespace reify::check;

TEST_CASE("signatures follow the schema") {
  auto line = [](const char *schema, const char *kind, bool ascii = false) {
    return signatureLine(std::get<OpSchema>(parseSchema(schema)), kind, ascii);
  };
  const char *scale =
      "my::scale(Tensor self, Tensor? bias, Scalar s, int[2] pad=0, str mode=\"a\") -> (Tensor, Tensor)";
  CHECK(line(scale, "shape") ==
        "def my〇scale〡shape(self: List[int], bias: Optional[List[int]], s: float, pad: List[int] = "
        "(0, 0,), mode: str = \"a\") -> Tuple[List[int], List[int]]:");
  CHECK(line(scale, "dtype") == "def my〇scale〡dtype(self_rank_dtype: Tuple[int, int], bias_rank_dtype: "
                                "Optional[Tuple[int, int]], s: Union[int, "
                                "float, complex], pad: List[int] = (0, 0,), mode: str = \"a\") -> Tuple[int, int]:");
  CHECK(line("my::f.out(Tensor[] x, Generator? g=None, bool from=False) -> Scalar", "shape") ==
        "def my〇f〇out〡shape(x: List[List[int]], g: Any = None, from_: bool = False) -> None:");
  CHECK(line("my::f.out(Tensor[] x) -> Scalar", "dtype", /*ascii=*/true) ==
        "def my_f_out_dtype(x_rank_dtype: List[Tuple[int, int]]) -> int:");
}

TEST_CASE("the skeleton's invocation gives all arguments that have no default") {
  std::string text =
      skeleton(std::get<OpSchema>(parseSchema("my::scale(Tensor self, float factor, str mode=\"a\") -> Tensor")), {});
  CHECK(text.starts_with("# schema: my::scale(Tensor self, float factor, str mode=\"a\") -> Tensor\n"));
  CHECK(text.find("Invocation(TensorOfShape(2, 3), 1.0),") != std::string::npos);
}

TEST_CASE("a skeleton says that the op neither writes nor aliases, unless its schema says so") {
  auto text = [](const char *schema, bool ascii = false) {
    SkeletonOptions options;
    options.ascii = ascii;
    return skeleton(std::get<OpSchema>(parseSchema(schema)), options);
  };
  CHECK(text("my::f(Tensor x) -> Tensor").find("def my〇f〡has_value_semantics() -> None:") != std::string::npos);
  CHECK(text("my::f(Tensor x) -> Tensor", true).find("@has_value_semantics(\"my.f\")\ndef my_f_") != std::string::npos);
  CHECK(text("my::f(Tensor x) -> Tensor", true).find("dtype, has_value_semantics, shape") != std::string::npos);
  for (const char *schema :
       {"my::f_(Tensor(a!) x) -> Tensor(a!)", "my::v(Tensor(a) x) -> Tensor(a)", "aten::relu(Tensor self) -> Tensor"})
    CHECK(text(schema).find("has_value_semantics") == std::string::npos);
}

TEST_CASE("the sweep has every rank, zero sizes, every dtype, None, and comes out the same each time") {
  OpSchema schema = std::get<OpSchema>(parseSchema("my::f(Tensor a, Tensor b, int[]? dim=None) -> Tensor"));
  auto calls = sweepArguments(schema, 400);
  CHECK(calls == sweepArguments(schema, 400));
  CHECK(calls.size() > 300);
  std::set<size_t> ranks;
  std::set<int64_t> dtypes;
  bool hasZero = false, hasNone = false;
  for (const std::vector<Literal> &call : calls) {
    REQUIRE(call.size() == 3);
    ranks.insert(call[0].sizes.size());
    dtypes.insert(call[0].integer);
    hasZero |= std::ranges::find(call[1].sizes, 0) != call[1].sizes.end();
    hasNone |= call[2].kind == LiteralKind::None;
  }
  CHECK(ranks == std::set<size_t>{0, 1, 2, 3, 4, 5});
  CHECK(dtypes.size() == 12);
  CHECK(hasZero);
  CHECK(hasNone);
}

TEST_CASE("a failure is made as small as it can be") {
  OpSchema schema = std::get<OpSchema>(parseSchema("my::f(Tensor a, int n, int[]? dim=None) -> Tensor"));
  Literal tensor{LiteralKind::Tensor, false, 15};
  tensor.sizes = {4, 1, 3, 5};
  Literal list{LiteralKind::List};
  list.elements = {{LiteralKind::Int, false, 7}, {LiteralKind::Int, false, 2}};
  auto small =
      minimise(schema, {tensor, {LiteralKind::Int, false, 7}, list}, [](const std::vector<Literal> &arguments) {
        return arguments[0].sizes.size() >= 2 && arguments[2].kind == LiteralKind::List;
      });
  CHECK(toString(small[0]) == "TensorOfShape(1, 1)");
  CHECK(toString(small[1]) == "0");
  CHECK(toString(small[2]) == "[]");
}
