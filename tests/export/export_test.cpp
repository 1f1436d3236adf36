#include "engine/export/diagnostic_text.h"
#include "engine/export/exports.h"
#include "tests/query/recorded_run.h"

#include <nlohmann/json.hpp>

#include <doctest/doctest.h>

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace reify;
using reify::test::recordRun;

TEST_CASE("the JSON of a trace has every step, its op and the types that it changed") {
  auto run = recordRun();
  std::stringstream out;
  writeTraceJson(*run->trace, {}, out);
  nlohmann::json json = nlohmann::json::parse(out.str());
  CHECK(json["stepCount"] == 15);
  CHECK(json["contractHolds"] == false);
  REQUIRE(json["steps"].size() == 15);
  for (size_t i = 0; i < 15; ++i)
    CHECK(json["steps"][i]["step"] == i);
  const nlohmann::json &refine = json["steps"][8];
  CHECK(refine["kind"] == "refine");
  CHECK(refine["op"]["name"] == "torch.aten.tanh");
  CHECK(refine["op"]["value"] == "%u");
  CHECK(refine["op"]["place"]["line"] == 6);
  REQUIRE(refine["types"].size() == 1);
  CHECK(refine["types"][0]["value"] == "%u");
  CHECK(refine["types"][0]["from"] == "!torch.vtensor");
  CHECK(refine["types"][0]["to"] == "!torch.vtensor<[2,3],unk>");
  // Inner steps speak of the model's values; the shared derivation shows under both ops.
  CHECK(json["steps"][6]["kind"] == "type-found");
  CHECK(json["steps"][6]["types"][0]["value"] == "%t");
  CHECK(json["steps"][6]["types"].size() == 1);
  CHECK(json["steps"][12]["types"][0]["value"] == "%u");
}

TEST_CASE("the text of a trace has a line a step, and can be kept to some") {
  auto run = recordRun();
  std::stringstream all, some;
  writeTraceText(*run->trace, {}, all);
  CHECK(all.str().find(" 0 run: run\n") == 0);
  CHECK(all.str().find("%u: !torch.vtensor -> !torch.vtensor<[2,3],unk>") != std::string::npos);
  writeTraceText(*run->trace, {{8}}, some);
  CHECK(some.str().find(" 8 ") == 0);
  CHECK(some.str().find("\n13 ") != std::string::npos);
  CHECK(some.str().find("\n14 ") == std::string::npos);
}

TEST_CASE("the report groups violations by responsibility, consequences under their cause") {
  auto run = recordRun();
  std::stringstream text, json;
  writeReportText(*run->trace, {}, text);
  CHECK(text.str().starts_with("The backend contract does not hold: 3 violations"));
  CHECK(text.str().find("\ndtype\n") != std::string::npos);
  CHECK(text.str().find("error: unsupported by backend contract: tensor with unknown dtype") != std::string::npos);
  writeReportJson(*run->trace, {}, json);
  nlohmann::json parsed = nlohmann::json::parse(json.str());
  CHECK(parsed["contractHolds"] == false);
  REQUIRE(parsed["violations"].size() == 3);
  CHECK(parsed["violations"][0]["kind"] == "unknown-dtype");
  CHECK(parsed["violations"][0]["value"] == "%t");
}

TEST_CASE("a report of a module without violations says that the contract holds") {
  Trace trace;
  std::stringstream text, json;
  writeReportText(trace, {}, text);
  CHECK(text.str() == "The backend contract holds.\n");
  writeReportJson(trace, {}, json);
  CHECK(nlohmann::json::parse(json.str())["contractHolds"] == true);
}

TEST_CASE("JSON stays valid when a user's text is no UTF-8") {
  Trace trace;
  Step step;
  step.title = trace.tables.intern("bad \xff byte");
  trace.steps = {step};
  trace.index();
  std::stringstream out;
  writeTraceJson(trace, {}, out);
  CHECK(nlohmann::json::accept(out.str()));
}

TEST_CASE("diagnostics come with the line of the file and a caret") {
  const std::string path =
      (std::filesystem::temp_directory_path() / ("reify-" + std::to_string(getpid()) + ".mlir")).string();
  std::ofstream(path) << "first\n\tsecond line\n" << std::string(300, 'x') << "here\n";
  std::stringstream out;
  printDiagnostics({{Severity::Error, "id", "wrong", {path, 2, 2}, {{"because", {path, 3, 301}}}},
                    {Severity::Warning, "id", "no place", {}, {}}},
                   out);
  std::remove(path.c_str());
  std::vector<std::string> lines;
  for (std::string line; std::getline(out, line);)
    lines.push_back(line);
  REQUIRE(lines.size() == 7);
  CHECK(lines[0] == path + ":2:2: error: wrong");
  CHECK(lines[1] == "   second line");
  CHECK(lines[2] == "   ^");
  CHECK(lines[3] == path + ":3:301: note: because");
  CHECK(lines[4].size() < 140);
  CHECK(lines[4][lines[5].find('^')] == 'h');
  CHECK(lines[6] == "warning: no place");
}

TEST_CASE("a run that ended with errors is not said to be fine because the contract holds") {
  Trace trace;
  trace.index();
  std::ostringstream text;
  writeReportText(trace, {.hasErrors = true}, text);
  CHECK(text.str().find("ended with errors") != std::string::npos);
}
