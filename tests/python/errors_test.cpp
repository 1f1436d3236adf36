// Files of errors/: each line that ends in `# error: TEXT` has an error with that text, no other has one.
// And files that are broken in hundreds of ways: each compiles or has an error at a place.
#include "engine/dialect/ops/line_table.h"
#include "engine/source/left_out.h"
#include "tests/python/python_program.h"

#include <filesystem>

namespace reify::test {

namespace {

void checkMarkers(const std::string &path) {
  const std::string text = readFile(path), marker = "# error: ";
  PythonProgram program(text, {}, path);
  INFO(program.problems());
  std::istringstream lines(text);
  uint32_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    size_t at = line.find(marker);
    bool isFound = false;
    for (const Diagnostic &diagnostic : program.diagnostics)
      isFound |=
          diagnostic.severity == Severity::Error && diagnostic.place.line == number &&
          (at == std::string::npos || diagnostic.message.find(line.substr(at + marker.size())) != std::string::npos);
    INFO(path << ":" << number << ": " << line);
    CHECK(isFound == (at != std::string::npos));
  }
}

const std::string kSample = R"(from typing import List, Optional, Tuple
import torch

LIMIT = 4

def helper(xs: List[int], limit: int = LIMIT) -> int:
    for i, x in enumerate(xs):
        if x > limit:
            return i
        elif x == 0:
            break
    return -1

def my〇op〡shape(self: List[int], dim: Optional[int], keep: bool) -> List[int]:
    """Docs."""
    out = [d * 2 for d in self if d != 1]
    if dim is not None and dim < len(self):
        out[dim] = helper(self, limit=3)
        assert keep, f"dim {dim}"
    return out[1:] + [min(1, 2)]

def my〇op〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[int], keep: bool) -> int:
    rank, dtype = self_rank_dtype
    return torch.float32 if rank > 0 else dtype
)";

/// The sample, broken in one of many ways, the same in every run.
std::vector<std::string> brokenFiles() {
  std::vector<std::string> files;
  for (size_t at = 0; at < kSample.size(); at += 11)
    files.push_back(kSample.substr(0, at));
  const std::string inserts[] = {
      "\t", "\r\n",  std::string(1, '\0'),          "\xff",         "(",   "]",       "\"",     "\\", " if ", ":",
      "\n", "None ", "999999999999999999999999999", "\xef\xbb\xbf", "'''", "lambda ", "await ", "*",  "=",    "#"};
  for (const std::string &insert : inserts)
    for (size_t at = 5; at < kSample.size(); at += 61)
      files.push_back(kSample.substr(0, at) + insert + kSample.substr(at));
  const std::pair<const char *, const char *> swaps[] = {
      {"int", "str"},   {"List[int]", "int"}, {"return", "yield"}, {"for", "while"},    {"if", "for"},
      {"def", "class"}, {"self", "cls"},      {"xs", "x"},         {"None", "0"},       {"1", "1.5"},
      {"+", "@"},       {"and", "is"},        {"break", "pass"},   {"return", "raise"}, {"out", "in"},
      {"in ", "not "},  {" = ", " += "},      {"[", "{"},          {"helper", "my〇x"}, {"〡", "〇"},
      {"dim", "dim.x"}, {"d ", "d, e "},      {"4", "LIMIT"},      {"-> int", ""}};
  for (auto [from, to] : swaps) {
    std::string text = kSample;
    for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + std::strlen(to)))
      text.replace(at, std::strlen(from), to);
    files.push_back(text);
  }
  std::string crlf = kSample, deep = "def f(a: int) -> int:\n    return ", nested, ifs,
              chain = "def f(a: int) -> int:\n    return a";
  for (size_t at = 0; (at = crlf.find('\n', at)) != std::string::npos; at += 2)
    crlf.replace(at, 1, "\r\n");
  for (int i = 0; i < 5000; ++i)
    deep += i % 2 ? "-" : "not ", chain += " + a";
  for (int i = 0; i < 90; ++i)
    nested += std::string(size_t(i), ' ') + "if a > " + std::to_string(i) + ":\n", ifs += "(";
  files.insert(files.end(), {crlf, "\xef\xbb\xbf" + kSample, "# coding: latin-1\n" + kSample, deep + "a\n",
                             chain + "\n", "def f(a: int) -> int:\n" + nested + std::string(91, ' ') + "return 1\n",
                             ifs, "", std::string(1, '\0'), "x = " + std::string(100000, '9') + "\n",
                             "import nowhere\n", "def f() -> None:\n" + std::string(200000, ' ') + "pass\n"});
  return files;
}

} // namespace

TEST_CASE("errors in Python libraries stand at their lines") {
  size_t count = 0;
  for (const auto &entry : std::filesystem::directory_iterator(REIFY_SOURCE_DIR "/tests/python/errors"))
    if (entry.path().extension() == ".py" && ++count)
      checkMarkers(entry.path());
  CHECK(count >= 4);
}

TEST_CASE("a broken Python file has an error at a place, or compiles") {
  TorchContext context;
  std::vector<std::string> files = brokenFiles();
  CHECK(files.size() >= 200);
  size_t refused = 0;
  for (const std::string &text : files) {
    Diagnostics diagnostics;
    PythonFile file{"broken.py", text};
    mlir::OwningOpRef<mlir::ModuleOp> module = compilePython(context.context, {&file, 1}, {}, diagnostics);
    INFO(text);
    CHECK(bool(module) != hasErrors(diagnostics));
    refused += !module || hasLeftOutFunctions(diagnostics);
    for (const Diagnostic &diagnostic : diagnostics) {
      CHECK(diagnostic.place.isKnown());
      CHECK(!diagnostic.message.empty());
    }
  }
  CHECK(refused > 100);
}

TEST_CASE("odd files are told what is odd") {
  const std::string function = "def f(a: int) -> int:\n    return ", header = "from typing import List\n";
  auto chain = [](int links) {
    std::string text = "def f(a: int) -> bool:\n    return a";
    for (int i = 0; i < links; ++i)
      text += " < a";
    return text + "\n";
  };
  auto earlyReturns = [](int count) {
    std::string text = "def f(a: int) -> int:\n";
    for (int i = 0; i < count; ++i)
      text += "    if a == 1:\n        return a\n";
    return text + "    return a\n";
  };
  struct Odd {
    std::string text;
    uint32_t line; // 0: compiles
    std::string message;
  };
  const Odd odd[] = {
      {"\xef\xbb\xbf" + function + "a\n", 0, ""},
      {"def f(a: int) -> int:\r\n    return a\r\n", 0, ""},
      {"def f(a: int) -> int:\n\treturn a\n", 0, ""},
      {function + "a\n\treturn a\n", 3, "inconsistent use of tabs"},
      {"# coding: latin-1\n" + function + "a\n", 1, "only UTF-8 is read"},
      {std::string("\xff\xfe") + function, 1, "UTF-16"},
      {function + "\"\xe9\"\n", 2, "not UTF-8: byte 0xe9"},
      {function + "a\n" + std::string(1, '\0'), 3, "NUL byte"},
      {function + std::string(5000, '9') + "\n", 2, "too large"},
      {function + "99999999999999999999\n", 2, "64 bits"},
      {function + std::string(3000, '-') + "a\n", 2, "nested too deeply"},
      {function + std::string(400, '(') + "a" + std::string(400, ')') + "\n", 2, "nested parentheses"},
      {function + "'''a\n", 2, "unterminated"},
      {chain(200), 0, ""},
      {chain(20000), 2, "nested too deep"},
      {earlyReturns(200), 0, ""},
      {earlyReturns(5000), 602, "nested too deep"},
      {"async def my〇f〡shape(a: int) -> int:\n    return a\n", 1, "'async'"},
      {"X = Y\nY = X\n" + function + "X\n", 4, "made of itself"},
      {"def f(a: int) -> int:\n    if a > 1:\n        return a\n", 1, "can end without a return"},
      {header + "@schema(SOME)\ndef my〇f〡shape(self: List[int]) -> List[int]:\n    return self\n", 2, "as a string"},
  };
  for (const Odd &each : odd) {
    PythonProgram program(each.text);
    INFO(each.text.substr(0, 200) << "\n" << program.problems());
    CHECK(bool(program.module) == (each.line == 0));
    bool isFound = each.line == 0;
    for (const Diagnostic &diagnostic : program.diagnostics)
      isFound |= diagnostic.place.line == each.line && diagnostic.message.find(each.message) != std::string::npos;
    CHECK(isFound);
  }
}

TEST_CASE("a signature that does not fit shows the one that does") {
  PythonProgram program("from typing import List\n"
                        "def aten〇leaky_relu〡shape(x: List[int], negative_slope: float = 0.01) -> List[int]:\n"
                        "    return x\n");
  CHECK(!program.module);
  REQUIRE(program.diagnostics.size() == 1);
  CHECK(program.diagnostics[0].place.line == 2);
  REQUIRE(program.diagnostics[0].notes.size() == 1);
  CHECK(program.diagnostics[0].notes[0].message ==
        "expected: def aten〇leaky_relu〡shape(self: List[int], negative_slope: float = 0.01) -> List[int]:");
}

TEST_CASE("decorators name the same functions as special letters") {
  struct Kind {
    std::string kind, signature, body;
  };
  const Kind kinds[] = {{"shape", "(self: List[int]) -> List[int]", "return self"},
                        {"dtype", "(self_rank_dtype: Tuple[int, int]) -> int", "return torch.float32"},
                        {"decomposition", "(self: torch.Tensor) -> torch.Tensor", "return torch.relu(self)"},
                        {"has_value_semantics", "() -> None", "return"}};
  const std::string imports = "from typing import List, Tuple\nimport torch\n";
  std::string byLetters, byDecorators, byModule, mixed;
  for (const auto &[kind, signature, body] : kinds) {
    std::string rest = signature + ":\n    " + body + "\n";
    std::string decorated = "(\"my.op\")\ndef any_" + kind + rest;
    byLetters += "def my〇op〡" + kind + rest;
    byDecorators += "@" + kind + decorated;
    byModule += "@reify_library." + kind + decorated;
    mixed += kind == "dtype" ? "def my〇op〡dtype" + rest : "@" + kind + decorated;
  }
  auto compiled = [](const std::string &text) {
    PythonProgram program(text);
    INFO(program.problems());
    REQUIRE(program.module);
    for (auto function : program.module->getOps<mlir::func::FuncOp>())
      dropLineTable(function); // lines differ
    return textOf(*program.module);
  };
  std::string wanted = compiled(imports + byLetters);
  CHECK(compiled(imports + byDecorators) == wanted);
  CHECK(compiled(imports + "import reify_library\n" + byModule) == wanted);
  CHECK(compiled(imports + mixed) == wanted);
}

TEST_CASE("a schema is declared by a line or by a decorator, on one line or several") {
  const std::string schema = "my::op(Tensor self, int[2] pad=0) -> Tensor";
  const std::string texts[] = {"# schema: " + schema + "\ndef f():", "@schema(\"" + schema + "\")\ndef f():",
                               "@schema(\n    \"my::op(Tensor self, int[2] \"\n    \"pad=0) -> Tensor\",\n)\ndef f():",
                               "@reify_library.schema('" + schema + "')\ndef f():"};
  for (const std::string &text : texts) {
    std::vector<SchemaLine> lines = extractSchemaLines(text, "ops.py");
    INFO(text);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].text == schema);
    CHECK(lines[0].place.line == 1);
  }
}

TEST_CASE("a thousand functions compile at once") {
  std::string text = "from typing import List\n";
  for (int i = 0; i < 1000; ++i)
    text += "def f" + std::to_string(i) +
            "(xs: List[int], n: int) -> List[int]:\n    out: List[int] = []\n"
            "    for x in xs:\n        if x > n:\n            out.append(x + n)\n    return out\n";
  PythonProgram program(text);
  CHECK(program.module);
}

} // namespace reify::test
