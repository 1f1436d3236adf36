#include "engine/schema/schema.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

using namespace reify;

namespace {

OpSchema mustParse(std::string_view line) {
  auto parsed = parseSchema(line);
  if (auto *error = std::get_if<SchemaError>(&parsed))
    FAIL(line << ": column " << error->column << ": " << error->message);
  return std::get<OpSchema>(std::move(parsed));
}

std::string errorOf(std::string_view line) {
  auto parsed = parseSchema(line);
  auto *error = std::get_if<SchemaError>(&parsed);
  return error ? std::to_string(error->column) + ": " + error->message : "no error";
}

} // namespace

TEST_CASE("names, types, defaults and keyword-only arguments of a schema") {
  OpSchema schema = mustParse("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor");
  CHECK(schema.opName() == "torch.aten.add.Tensor");
  CHECK(schema.ns == "aten");
  CHECK(schema.name == "add");
  CHECK(schema.overload == "Tensor");
  REQUIRE(schema.operands.size() == 3);
  CHECK(schema.operands[0].name == "self");
  CHECK(schema.operands[0].type.is(SchemaKind::Tensor));
  CHECK_FALSE(schema.operands[1].isKeywordOnly);
  CHECK(schema.operands[2].isKeywordOnly);
  CHECK(schema.operands[2].type.is(SchemaKind::Scalar));
  CHECK(schema.operands[2].defaultText == "1");
  REQUIRE(schema.results.size() == 1);
  CHECK(schema.results[0].name == "");
  CHECK_FALSE(schema.hasAlias());
}

TEST_CASE("types nest from the inside out") {
  OpSchema schema =
      mustParse("my::f(Tensor?[] a, int[]? b, SymInt[2]? c, str[][] d, Dict(str, t)(a!) e, (int, tVal)[] f) "
                "-> ((str, t))");
  CHECK(schema.operands[0].type.isListOf(SchemaKind::Optional));
  CHECK(schema.operands[0].type.elements[0].isOptionalOf(SchemaKind::Tensor));
  CHECK(schema.operands[1].type.isOptionalOf(SchemaKind::List));
  CHECK(schema.operands[2].type.elements[0].isListOf(SchemaKind::Int));
  CHECK(schema.operands[2].type.text == "SymInt[2]?");
  CHECK(schema.operands[3].type.elements[0].isListOf(SchemaKind::Str));
  CHECK(schema.operands[4].type.is(SchemaKind::Dict));
  CHECK(schema.operands[4].type.elements[1].is(SchemaKind::Variable));
  CHECK(schema.operands[4].isWritten);
  CHECK(schema.operands[5].type.isListOf(SchemaKind::Tuple));
  REQUIRE(schema.results.size() == 1);
  CHECK(schema.results[0].type.is(SchemaKind::Tuple));
}

TEST_CASE("every spelling of an integer is an integer, class types are opaque") {
  OpSchema schema = mustParse("my::f(SymInt a, ScalarType b, Layout c, MemoryFormat d, "
                              "__torch__.torch.classes.quantized.LinearPackedParamsBase e, "
                              "Future(t) f, complex g, Union(int, None) h) -> ()");
  for (size_t i = 0; i < 4; ++i)
    CHECK(schema.operands[i].type.is(SchemaKind::Int));
  for (size_t i = 4; i < 7; ++i)
    CHECK(schema.operands[i].type.is(SchemaKind::Opaque));
  CHECK(schema.operands[4].type.text == "__torch__.torch.classes.quantized.LinearPackedParamsBase");
  CHECK(schema.operands[7].type.is(SchemaKind::Union));
  CHECK(schema.results.empty());
}

TEST_CASE("alias annotations say what is aliased and what is written") {
  OpSchema write = mustParse("aten::add_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)");
  CHECK(write.hasWrite());
  CHECK(write.operands[0].isWritten);
  CHECK_FALSE(write.operands[1].isAliased);

  OpSchema view = mustParse("aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]");
  CHECK(view.hasAlias());
  CHECK_FALSE(view.hasWrite());
  CHECK(view.results[0].type.isListOf(SchemaKind::Tensor));
  CHECK(mustParse("my::f(Tensor(a!)[] x, Tensor(b|a) y) -> t(*)").operands[0].isWritten);
}

TEST_CASE("defaults may hold commas, parentheses and quotes") {
  OpSchema schema = mustParse("my::f(int[2] a=[0, 1], str b=\"x), y=\\\"\", float? c=None, float d=-1.e-05) -> Tensor");
  CHECK(schema.operands[0].defaultText == "[0, 1]");
  CHECK(schema.operands[1].defaultText == "\"x), y=\\\"\"");
  CHECK(schema.operands[2].defaultText == "None");
  CHECK(schema.operands[3].defaultText == "-1.e-05");
}

TEST_CASE("varargs, named results, argument names that are words elsewhere") {
  OpSchema format = mustParse("aten::format(str self, ...) -> str");
  CHECK(format.isVararg);
  CHECK(format.operands.size() == 1);
  CHECK(mustParse("prim::PythonOp(...) -> ...").isVarret);
  OpSchema maximum =
      mustParse("aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)");
  CHECK(maximum.results[1].name == "indices");
  CHECK(mustParse("aten::uniform(Tensor self, float from=0., float to=1.) -> Tensor").operands[1].name == "from");
}

TEST_CASE("errors tell the column and what was expected there") {
  CHECK(errorOf("") == "1: expected an operator name such as 'ns::name'");
  CHECK(errorOf("scale(Tensor x) -> Tensor") == "6: expected '::' after the namespace 'scale'");
  CHECK(errorOf("my::scale Tensor x -> Tensor") == "11: expected '(' after the operator's name");
  CHECK(errorOf("my::scale.(Tensor x) -> Tensor") == "11: expected the overload's name after '.'");
  CHECK(errorOf("my::scale(Tensor) -> Tensor") == "17: expected the argument's name after its type 'Tensor'");
  CHECK(errorOf("my::scale(Tensor x") == "19: expected ',' or ')'");
  CHECK(errorOf("my::scale(Tensor x)") == "20: expected '->' before the results");
  CHECK(errorOf("my::scale(Tensor x) -> ") == "24: expected a type");
  CHECK(errorOf("my::scale(Tensor x) -> Tensor, Tensor") == "30: unexpected text after the results");
  CHECK(errorOf("my::scale(Tensor(a! x") == "18: expected ')' to end the alias annotation");
  CHECK(errorOf("my::scale(Tensor(a$) x) -> Tensor") == "19: expected an alias annotation such as '(a!)'");
  CHECK(errorOf("my::scale(int x=) -> Tensor") == "17: expected a default value after '='");
  CHECK(errorOf("my::scale(str x=\"a) -> Tensor") == "17: this string has no end");
  CHECK(errorOf("my::scale(Dict(str) x) -> Tensor") == "20: a dictionary has a key type and a value type");
  CHECK(errorOf("my::scale(int[ x) -> Tensor") == "17: expected ']' after '['");
  CHECK(errorOf("my::scale(..., int x) -> Tensor") == "16: '...' must come last");
}

TEST_CASE("nesting without measure is an error, not a crash") {
  std::string line = "my::f(" + std::string(100000, '(') + "int";
  CHECK(errorOf(line).find("types are nested too deeply") != std::string::npos);
  std::string lists = "my::f(int";
  for (int i = 0; i < 100000; ++i)
    lists += "[]";
  CHECK(errorOf(lists + " x) -> ()").find("types are nested too deeply") != std::string::npos);
}

TEST_CASE("every schema that PyTorch registers can be read") {
  size_t count = 0;
  for (auto &entry : std::filesystem::directory_iterator(REIFY_SOURCE_DIR "/assets/schemas")) {
    if (entry.path().extension() != ".txt" || entry.path().filename() == "facts.txt")
      continue;
    std::ifstream file(entry.path());
    for (std::string line; std::getline(file, line);) {
      if (line.empty() || line[0] == '#')
        continue;
      CHECK(errorOf(line) == "no error");
      std::string name;
      REQUIRE(appendOpName(line, name));
      CHECK(name == mustParse(line).opName());
      ++count;
    }
  }
  CHECK(count > 4400);
}
