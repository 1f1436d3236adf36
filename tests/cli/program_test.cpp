#include "app/cli/commands.h"
#include "app/cli/program.h"
#include "app/cli/window.h"
#include "tests/record/test_module.h"
#include "tests/scratch.h"

#include <nlohmann/json.hpp>

#include <doctest/doctest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace reify;

namespace {

struct Ran {
  int status = 0;
  std::string out, err;
};

/// The program with these words; what it prints is caught.
Ran run(std::vector<std::string> words) {
  std::stringstream out, err;
  cli::Terminal terminal{out, err};
  Ran ran;
  ran.status = cli::run(std::move(words), terminal);
  ran.out = out.str();
  ran.err = err.str();
  return ran;
}

std::vector<std::string> sample(const std::string &command, std::vector<std::string> more = {}) {
  const std::string folder = std::string(REIFY_SOURCE_DIR) + "/samples/quantize/";
  std::vector<std::string> words = {command, folder + "model.mlir", "--library", folder + "library.mlir",
                                    "--no-decompose"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

/// A file that is gone at the end of the test.
class TemporaryFile {
public:
  explicit TemporaryFile(std::string_view text)
      : path((reify::test::scratchFolder() /
              ("reify-cli-" + std::to_string(getpid()) + "-" + std::to_string(count_++) + ".mlir"))
                 .string()) {
    std::ofstream(path, std::ios::binary) << text;
  }
  ~TemporaryFile() { std::filesystem::remove(path); }
  const std::string path;

private:
  static inline int count_ = 0;
};

} // namespace

TEST_CASE("a word that is no subcommand is left to the window") {
  static WindowArguments opened;
  cli::setWindow([](const WindowArguments &arguments) {
    opened = arguments;
    return 42;
  });
  CHECK(run({}).status == 42);
  CHECK(run({"model.mlir", "-L", "ops.py", "--theme", "light", "--scale=1.5"}).status == 42);
  CHECK(opened.model == "model.mlir");
  CHECK(opened.libraries == std::vector<std::string>{"ops.py"});
  CHECK(opened.isLight == true);
  CHECK(opened.scale == 1.5f);
  CHECK(run({"nothing-like-it"}).status == 42); // it says itself that there is no such file
  Ran near = run({"chekc"});
  CHECK(near.status == 2);
  CHECK(near.err == "reify: there is no subcommand and no file 'chekc'; did you mean check?\n"
                    "(reify --help tells more)\n");
  CHECK(run({"model.mlir", "--scale", "9"}).err.find("a factor from 0.5 to 4, not '9'") != std::string::npos);
  cli::setWindow(nullptr);
  CHECK(run({"model.mlir"}).err.find("built without a window") != std::string::npos);
}

TEST_CASE("trace prints the steps, all or those of an op") {
  Ran text = run(sample("trace"));
  CHECK(text.status == 0);
  CHECK(text.err == "");
  CHECK(text.out.find("refine: shape of torch.my.quantize (%4)") != std::string::npos);
  Ran op = run(sample("trace", {"--op", "my.quantize", "--format", "json"}));
  CHECK(op.status == 0);
  nlohmann::json json = nlohmann::json::parse(op.out);
  for (const nlohmann::json &step : json["steps"])
    if (step["kind"] == "refine")
      CHECK(step["op"]["name"] == "torch.my.quantize");
  CHECK(json["steps"].size() > 10);
  Ran none = run(sample("trace", {"--op", "%nosuch"}));
  CHECK(none.status == 2);
  CHECK(none.err.find("'%nosuch'") != std::string::npos);
}

TEST_CASE("show prints valid MLIR at any step, and the result when none is given") {
  test::TestModule module;
  Ran last = run(sample("show"));
  CHECK(last.status == 0);
  CHECK(module.normal(last.out) != "");
  CHECK(last.out.find("!torch.vtensor<[3,16],si8>") != std::string::npos);
  Ran input = run(sample("show", {"--step", "0"}));
  CHECK(module.normal(input.out) != "");
  CHECK(input.out.find("si8") == std::string::npos);
  for (const char *step : {"8", "9", "30"})
    for (const char *side : {"--before", "--locations"})
      CHECK(module.normal(run(sample("show", {"--step", step, side})).out) != "");
  Ran beyond = run(sample("show", {"--step", "99999999"}));
  CHECK(beyond.status == 2);
  CHECK(beyond.err.find("this run has the steps 0 to ") != std::string::npos);
}

TEST_CASE("explain's exit code and report say whether the contract holds") {
  Ran holds = run(sample("explain"));
  CHECK(holds.status == 0);
  CHECK(holds.out == "The backend contract holds.\n");
  TemporaryFile model("func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {\n"
                      "  %0 = torch.operator \"a.b\"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor\n"
                      "  return %0 : !torch.vtensor\n"
                      "}\n");
  Ran fails = run({"explain", model.path});
  CHECK(fails.status == 1);
  CHECK(fails.out.find("'__torch_mlir_shape_fn.a.b'") != std::string::npos);
  nlohmann::json json = nlohmann::json::parse(run({"explain", model.path, "--format=json"}).out);
  CHECK(json["contractHolds"] == false);
  CHECK(json["violations"][0]["place"]["line"] == 2);
}

TEST_CASE("explain --against-written compares, and a contradiction is exit code 1") {
  const std::string folder = std::string(REIFY_SOURCE_DIR) + "/samples/gram/";
  const std::vector<std::string> model = {folder + "model.mlir", "--library", folder + "library.py",
                                          "--backend-legal-ops", "lab.gram",  "--no-decompose"};
  auto with = [&](std::vector<std::string> words, std::vector<std::string> more) {
    words.insert(words.end(), model.begin(), model.end());
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  };
  // The exported types stand in the way of the library; that is not what is asked here.
  Ran wrong = with({"explain"}, {"--against-written"});
  CHECK(wrong.status == 1);
  CHECK(wrong.out.find("5 values: 2 equal, 0 less known, 0 more known, 3 contradicted") != std::string::npos);
  CHECK(wrong.out.find("'torch.lab.gram': size #0 is 3, not 5; size #1 is 3, not 5") != std::string::npos);
  CHECK(wrong.out.find("library.py:27") != std::string::npos);
  CHECK(wrong.out.find("The backend contract holds.") != std::string::npos);
  Ran json = with({"explain"}, {"--against-written", "--format", "json"});
  CHECK(json.status == 1);
  nlohmann::json report = nlohmann::json::parse(json.out);
  CHECK(report["contractHolds"] == true);
  const nlohmann::json &compared = report["againstWritten"];
  CHECK(compared["contradictions"] == 3);
  CHECK(compared["disagreements"][0]["found"] == "!torch.vtensor<[3,3],f32>");
  CHECK(compared["disagreements"][0]["functionPlace"]["line"] == 27);
  CHECK(compared["disagreements"][1]["consequenceOf"] == 0);
  // The sample's reify.json says the same.
  CHECK(run({"explain", folder}).status == 1);
  Ran shown = with({"show"}, {"--forget-types", "--step", "1"});
  CHECK(shown.out.find("!torch.vtensor<[5,5],f32>") == std::string::npos);
  CHECK(with({"show"}, {"--step", "1"}).out.find("!torch.vtensor<[5,5],f32>") != std::string::npos);
  CHECK(run(sample("explain", {"--against-written"})).status == 0);
}

TEST_CASE("a contradiction is exit code 1 also where a function raises in its wake") {
  TemporaryFile model("// schema: my::wide(Tensor self) -> Tensor\n"
                      "func.func private @__torch_mlir_shape_fn.my.wide(%s: !torch.list<int>) -> !torch.list<int> {\n"
                      "  return %s : !torch.list<int>\n"
                      "}\n"
                      "func.func @f(%x: !torch.vtensor<[2,8],f32>, %w: !torch.vtensor<[9,4],f32>) "
                      "-> !torch.vtensor<[2,4],f32> {\n"
                      "  %y = torch.operator \"torch.my.wide\"(%x) : (!torch.vtensor<[2,8],f32>) "
                      "-> !torch.vtensor<[2,9],f32>\n"
                      "  %z = torch.aten.mm %y, %w : !torch.vtensor<[2,9],f32>, !torch.vtensor<[9,4],f32> "
                      "-> !torch.vtensor<[2,4],f32>\n"
                      "  return %z : !torch.vtensor<[2,4],f32>\n"
                      "}\n");
  Ran compared = run({"explain", model.path, "--against-written"});
  CHECK(compared.status == 1);
  CHECK(compared.out.find("size #1 is 8, not 9") != std::string::npos);
  CHECK(compared.err.find("raises for 'torch.aten.mm'") != std::string::npos);
  CHECK(run({"explain", model.path, "--forget-types"}).status == 1);
}

TEST_CASE("bad input is told with its place, and ends with exit code 2") {
  TemporaryFile empty(""),
      junk(std::string("\x7f"
                       "ELF\0\0\1",
                       7)),
      syntax("module { func.func @f( }"), unverified("module { func.func @f() -> !torch.int { return } }"),
      good("func.func @f(%x: !torch.vtensor<[2],f32>) { \n"
           "  %0 = torch.operator \"a.b\"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor\n"
           "  return\n}"),
      raises("func.func @__torch_mlir_shape_fn.a.b(%x: !torch.list<int>) -> !torch.list<int> {\n"
             "  %s = torch.constant.str \"AssertionError: never\"\n"
             "  %n = torch.constant.none\n"
             "  torch.prim.RaiseException %s, %n : !torch.str, !torch.none\n"
             "  return %x : !torch.list<int>\n"
             "}"),
      few("func.func @__torch_mlir_shape_fn.a.b() -> !torch.list<int> {\n"
          "  %x = torch.prim.ListConstruct : () -> !torch.list<int>\n"
          "  return %x : !torch.list<int>\n"
          "}");
  struct Row {
    std::vector<std::string> words;
    std::string says;
  };
  for (const Row &row : {
           Row{{"explain", "/nosuch/model.mlir"}, "/nosuch/model.mlir: error: "},
           Row{{"explain", "/"}, "/: error: is a directory"},
           Row{{"explain", empty.path}, empty.path + ":1:1: error: the file is empty"},
           Row{{"explain", junk.path}, junk.path + ": error: is a binary file"},
           Row{{"explain", syntax.path}, syntax.path + ":1:23: error: "},
           Row{{"explain", unverified.path}, unverified.path + ":1:41: error: "},
           Row{{"explain", good.path, "--library", "/nosuch"}, "/nosuch: error: "},
           Row{{"explain", good.path, "--library", syntax.path}, syntax.path + ":1:23: error: "},
           Row{{"explain", good.path, "--library", raises.path}, raises.path + ":4:3: error: "},
           Row{{"explain", good.path, "--library", few.path}, few.path + ":1:1: error: "},
           Row{{"explain", good.path, "--pass-pipeline", "nonsense"}, "error: the pipeline"},
           Row{{"explain"}, "a model is wanted"},
           Row{{"show", good.path, "--stop", "1"}, "did you mean --step?"},
           Row{{"show", good.path, "--op", "x"}, "unknown option '--op'; it belongs to: trace"},
           Row{{"help", "nosuch"}, "there is no subcommand 'nosuch'"},
           Row{{"help", "chekc"}, "there is no subcommand 'chekc'; did you mean check?"},
           Row{{"man", "explian"}, "did you mean explain?"},
           Row{{"check", "a.txt", "--most", "3"}, "--most goes with --answers"},
           Row{{"check", "--answers", "a.txt", "--sweep"}, "--sweep does not go with --answers"},
           Row{{"completion", "fish"}, "bash or zsh"},
       }) {
    Ran ran = run(row.words);
    CAPTURE(row.says);
    CAPTURE(ran.err);
    CHECK(ran.status == 2);
    CHECK(ran.err.find(row.says) != std::string::npos);
  }
}

TEST_CASE("help is there for all subcommands, and says all of their options") {
  Ran overview = run({"help"});
  CHECK(overview.status == 0);
  CHECK(overview.out == run({"--help"}).out);
  for (const cli::CommandRow &row : cli::commands()) {
    if (row.name.empty())
      continue;
    const std::string name(row.name);
    CAPTURE(name);
    CHECK(overview.out.find("\n  " + name + " ") != std::string::npos);
    Ran help = run({name, "--help"});
    CHECK(help.status == 0);
    CHECK(help.out.starts_with("usage: reify " + name));
    CHECK(help.out == run({"help", name}).out);
    CHECK(help.out == run({name, "-h"}).out);
    const cli::DeclaredCommand command(row);
    for (const cli::Option &option : command.declaration.options)
      CHECK(help.out.find(option.name()) != std::string::npos);
  }
  CHECK(run({"explain", "--help"}).out.find("--library FILE") != std::string::npos);
  CHECK(run({"version"}).out.starts_with("reify "));
  CHECK(run({"--version"}).out == run({"version"}).out);
}
