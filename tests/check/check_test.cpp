// Verdicts, coverage and the comparison with PyTorch, on a small library.
#include "engine/check/check.h"
#include "engine/check/reports.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

using namespace reify;
using namespace reify::check;

namespace {

constexpr const char *kLibrary = R"(module {
  func.func @__torch_mlir_shape_fn.my.grow(%self: !torch.list<int>, %n: !torch.int) -> !torch.list<int> {
    %zero = torch.constant.int 0
    %none = torch.constant.none
    %msg = torch.constant.str "AssertionError: n must not be negative"
    %ok = torch.aten.ge.int %n, %zero : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %ok -> () {
      torch.prim.If.yield
    } else {
      torch.prim.RaiseException %msg, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %sizes = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
    %all = torch.aten.add.t %self, %sizes : !torch.list<int>, !torch.list<int> -> !torch.list<int>
    return %all : !torch.list<int>
  }
  func.func @__torch_mlir_dtype_fn.my.grow(%self: !torch.tuple<int, int>, %n: !torch.int) -> !torch.int {
    %0:2 = torch.prim.TupleUnpack %self : !torch.tuple<int, int> -> !torch.int, !torch.int
    return %0#1 : !torch.int
  }
  func.func @__torch_mlir_shape_fn.my.lonely(%self: !torch.list<int>) -> !torch.list<int> {
    return %self : !torch.list<int>
  }
}
)";

struct Folder {
  std::filesystem::path path = std::filesystem::temp_directory_path() / ("reify-check-" + std::to_string(getpid()));
  Folder() { std::filesystem::create_directories(path); }
  ~Folder() { std::filesystem::remove_all(path); }
  std::string write(const char *name, const std::string &text) {
    std::ofstream(path / name) << text;
    return (path / name).string();
  }
};

CheckReport runOn(Folder &folder, const std::string &shape, const std::string &dtype = "[]", CheckInputs inputs = {}) {
  inputs.assets = {REIFY_SOURCE_DIR "/assets", REIFY_BINARY_DIR "/assets/library.mlirbc"};
  inputs.libraries = {folder.write("lib.mlir", kLibrary)};
  inputs.tests = {folder.write("lib_test.py",
                               "import torch; CASES = [Invocation(TensorOfShape(2), 3, returns=TensorOfShape(2, 3))]\n"
                               "@check_shape_function(" +
                                   shape +
                                   ")\ndef my〇grow〡shape(self: List[int], n: int = 1): ...\n"
                                   "@check_dtype_function(" +
                                   dtype + ")\ndef my〇grow〡dtype(self_rank_dtype, n: int = 1): ...\n")};
  return checkLibraries(inputs);
}

} // namespace

TEST_CASE("an invocation passes, fails with the line, raises, or cannot be run") {
  Folder folder;
  CheckReport report =
      runOn(folder,
            "CASES + [Invocation(TensorOfShape(2), returns=[2, 1]), Invocation(TensorOfShape(), n=4), "
            "ErrorInvocation(TensorOfShape(), -1, raises='negative'), "
            "Invocation(TensorOfShape(2), 3, returns=[2, 4]), Invocation(TensorOfShape(2), -3), "
            "ErrorInvocation(TensorOfShape(2), 3), ErrorInvocation(TensorOfShape(2), -1, raises='rank'), "
            "Invocation(TensorOfShape(2), 'x'), Invocation(TensorOfShape(2), m=1), Invocation()]",
            "CASES + [Invocation(TensorOfShape(2, dtype=torch.bool), 3, returns=torch.int64)]");
  REQUIRE(report.inputIsGood);
  REQUIRE(report.functions.size() == 3);
  const FunctionResult &shape = report.functions[0];
  CHECK(shape.count(Verdict::Passed) == 4);
  CHECK(shape.count(Verdict::Failed) == 3);
  CHECK(shape.count(Verdict::Raised) == 1);
  CHECK(shape.count(Verdict::Broken) == 3);
  const InvocationResult &failed = shape.invocations[4];
  CHECK(failed.expected == "[2, 4]");
  CHECK(failed.got == "[2, 3]");
  CHECK(failed.failedAt.line == 14);               // the op that made the list
  CHECK(shape.invocations[5].failedAt.line == 10); // the raise
  CHECK(shape.invocations[5].message.find("n must not be negative") != std::string::npos);
  CHECK(shape.missedBranches.empty());
  const FunctionResult &dtype = report.functions[1];
  CHECK(dtype.invocations[0].verdict == Verdict::Passed);
  CHECK(dtype.invocations[1].expected == "torch.int64");
  CHECK(dtype.invocations[1].got == "torch.bool");
  CHECK_FALSE(report.functions[2].isTested);
  CHECK(report.untested() == 1);
  CHECK_FALSE(report.hasPassed());
}

TEST_CASE("lines and branches that nothing reaches are told") {
  Folder folder;
  CheckReport report = runOn(folder, "CASES");
  REQUIRE(report.inputIsGood);
  CHECK(report.hasPassed());
  const FunctionResult &shape = report.functions[0];
  CHECK(shape.missedLines == std::vector<uint32_t>{10});
  REQUIRE(shape.missedBranches.size() == 1);
  CHECK_FALSE(shape.missedBranches[0].whenTrue);
  CHECK(shape.missedBranches[0].place.line == 7);
  report = runOn(folder, "[ErrorInvocation(TensorOfShape(), -1)]");
  CHECK(report.functions[0].missedLines == std::vector<uint32_t>{13, 14});
  CHECK(report.functions[0].missedBranches.at(0).whenTrue);
}

TEST_CASE("a result that is too large to be known does not pass") {
  Folder folder;
  CheckInputs inputs;
  inputs.assets = {REIFY_SOURCE_DIR "/assets", REIFY_BINARY_DIR "/assets/library.mlirbc"};
  inputs.libraries = {folder.write("large.py", "from typing import List\n"
                                               "@check_shape_function([Invocation(TensorOfShape(2))])\n"
                                               "def my〇large〡shape(self: List[int]) -> List[int]:\n"
                                               "    return [self[0] ** 64]\n"
                                               "@check_shape_function([Invocation(TensorOfShape(2))])\n"
                                               "def my〇any〡shape(self: List[int]) -> List[int]:\n"
                                               "    return [unknown_size()]\n")};
  CheckReport report = checkLibraries(inputs);
  REQUIRE(report.functions.size() == 2);
  const InvocationResult &large = report.functions[0].invocations[0];
  CHECK(large.verdict == Verdict::Broken);
  CHECK(large.message.find("does not fit 64 bits") != std::string::npos);
  CHECK(large.failedAt.line == 4);
  CHECK(report.functions[1].invocations[0].verdict == Verdict::Passed);
}

TEST_CASE("a function for an op that PyTorch does not have is told") {
  Folder folder;
  CheckInputs inputs;
  inputs.assets = {REIFY_SOURCE_DIR "/assets", REIFY_BINARY_DIR "/assets/library.mlirbc"};
  inputs.libraries = {folder.write("typo.py", "from typing import List\n"
                                              "def aten〇rellu〡shape(self: List[int]) -> List[int]:\n"
                                              "    return self\n")};
  CheckReport report = checkLibraries(inputs);
  REQUIRE(report.diagnostics.size() == 1);
  CHECK(report.diagnostics[0].severity == Severity::Warning);
  CHECK(report.diagnostics[0].message.find(
            "no schema has the op 'aten.rellu', but one has 'aten.relu': is that meant?") == 0);
  CHECK(report.inputIsGood);
}

TEST_CASE("a library that cannot be read is told once") {
  Folder folder;
  CheckInputs inputs;
  inputs.assets = {REIFY_SOURCE_DIR "/assets", REIFY_BINARY_DIR "/assets/library.mlirbc"};
  inputs.libraries = {folder.write("broken.py", "def f(:\n"), (folder.path / "none.py").string()};
  CheckReport report = checkLibraries(inputs);
  CHECK(report.diagnostics.size() == 2);
}

TEST_CASE("a function that no library defines fails; one that is asked for and is not there is bad input") {
  Folder folder;
  CheckInputs inputs;
  inputs.functions = {"my.gone"};
  CHECK_FALSE(runOn(folder, "CASES", "[]", inputs).inputIsGood);
  inputs.functions = {"my.grow"};
  CHECK(runOn(folder, "CASES", "[]", inputs).functions.size() == 2);
  inputs.functions = {};
  inputs.assets = {REIFY_SOURCE_DIR "/assets", REIFY_BINARY_DIR "/assets/library.mlirbc"};
  inputs.libraries = {folder.write("lib.mlir", kLibrary)};
  inputs.tests = {folder.write("t.py", "@check_shape_function([Invocation(1)])\ndef my〇gone〡shape(n: int): ...\n")};
  CheckReport report = checkLibraries(inputs);
  REQUIRE(report.inputIsGood);
  CHECK_FALSE(report.functions[0].exists);
  CHECK_FALSE(report.hasPassed());
}

TEST_CASE("several threads give the same report as one") {
  Folder folder;
  std::string many = "[";
  for (int i = 0; i < 21000; ++i)
    many += "Invocation(TensorOfShape(" + std::to_string(i % 7) + "), " + std::to_string(i % 5) + "),";
  CheckInputs inputs;
  inputs.jobs = 3;
  CheckReport several = runOn(folder, many + "]", many + "]", inputs), one = runOn(folder, many + "]", many + "]");
  CHECK(several.count(Verdict::Passed) == 42000);
  REQUIRE(several.functions.size() == one.functions.size());
  for (size_t i = 0; i < one.functions.size(); ++i)
    CHECK(several.functions[i].missedLines == one.functions[i].missedLines);
  MESSAGE("42,000 invocations in ", one.seconds, " s");
}

TEST_CASE("the reports for programs hold what the text tells") {
  Folder folder;
  CheckReport report = runOn(folder, "CASES + [Invocation(TensorOfShape(2), 3, returns='<&>')]");
  std::ostringstream text, json, junit;
  writeText(report, text);
  writeJson(report, json);
  writeJunit(report, junit);
  CHECK(text.str().find("2 invocations: 1 passed, 1 failed, 0 raised") != std::string::npos);
  CHECK(json.str().find("\"expected\": \"'<&>'\"") != std::string::npos);
  CHECK(junit.str().find("<failure message=\"returned another value than expected\">") != std::string::npos);
  CHECK(junit.str().find("expected '&lt;&amp;&gt;'") != std::string::npos);
}

TEST_CASE("a PyTorch that is missing, crashes, hangs or disagrees is told") {
  Folder folder;
  CheckInputs inputs;
  inputs.againstTorch = true;
  inputs.torch.secondsPerCall = 1;
  auto with = [&](const std::string &script) {
    inputs.torch.python = folder.write("python", "#!/bin/sh\n" + script);
    std::filesystem::permissions(inputs.torch.python, std::filesystem::perms::owner_all);
    return runOn(folder, "CASES", "[]", inputs);
  };
  CheckReport report = with("echo '{\"fatal\": \"no torch\"}'\n");
  CHECK_FALSE(report.inputIsGood);
  CHECK(report.diagnostics.back().message.find("no torch") != std::string::npos);
  const std::string ready = "echo '{\"ready\": \"1\"}'\n";
  report = with(ready + "read line; exit 1\n");
  CHECK(report.functions[0].invocations[0].verdict == Verdict::Broken);
  report = with(ready + "read line; exec sleep 60\n");
  CHECK(report.functions[0].invocations[0].message.find("longer than 1 s") != std::string::npos);
  auto answering = [&](const std::string &answer) {
    return with(ready + "while read line; do echo '" + answer + "'; done\n").functions[0].invocations[0];
  };
  CHECK(answering("{\"results\": [[\"t\", [2, 3], 6]]}").verdict == Verdict::Passed);
  InvocationResult other = answering("{\"results\": [[\"t\", [2, 5], 6]]}");
  CHECK(other.verdict == Verdict::Failed);
  CHECK(other.expected == "[2, 5]");
  CHECK(answering("{\"error\": \"RuntimeError: no\"}").message == "PyTorch raises, the function does not");
  CHECK(answering("{\"unsupported\": \"no kernel\"}").verdict == Verdict::Passed);
  CHECK(answering("nonsense").verdict == Verdict::Broken);
}
