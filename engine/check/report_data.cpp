#include "engine/check/reports.h"

#include "engine/export/json.h"

#include <ostream>

namespace reify::check {

namespace {

using Json = nlohmann::ordered_json;

const char *nameOf(Verdict verdict) {
  switch (verdict) {
  case Verdict::Passed:
    return "passed";
  case Verdict::Failed:
    return "failed";
  case Verdict::Raised:
    return "raised";
  case Verdict::Broken:
    return "broken";
  }
  return "";
}

Json toJson(const InvocationResult &result) {
  Json json = {{"invocation", result.text}, {"verdict", nameOf(result.verdict)}, {"place", toJson(result.place)}};
  auto add = [&](const char *name, const std::string &value) {
    if (!value.empty())
      json[name] = value;
  };
  add("message", result.message);
  add("expected", result.expected);
  add("got", result.got);
  add("against", result.against);
  if (result.failedAt.isKnown())
    json["failed_at"] = toJson(result.failedAt);
  return json;
}

Json toJson(const FunctionResult &function) {
  Json json = {{"name", function.name},
               {"op", function.op},
               {"kind", function.kind.empty() ? "helper" : function.kind},
               {"symbol", function.symbol},
               {"place", toJson(function.place)},
               {"exists", function.exists},
               {"tested", function.isTested},
               {"swept", function.swept},
               {"not_swept", function.notSwept},
               {"unknown_rank_line", function.unknownRankAt.line},
               {"lines", function.lines},
               {"missed_lines", function.missedLines}};
  json["missed_branches"] = Json::array();
  for (const MissedBranch &branch : function.missedBranches)
    json["missed_branches"].push_back({{"place", toJson(branch.place)}, {"never", branch.whenTrue}});
  json["invocations"] = Json::array();
  for (const InvocationResult &result : function.invocations)
    json["invocations"].push_back(toJson(result));
  return json;
}

/// For XML: no control characters, which it cannot hold at all.
std::string escaped(const std::string &text) {
  std::string out;
  for (char c : text) {
    switch (c) {
    case '&':
      out += "&amp;";
      break;
    case '<':
      out += "&lt;";
      break;
    case '>':
      out += "&gt;";
      break;
    case '"':
      out += "&quot;";
      break;
    case '\n':
      out += "&#10;";
      break;
    default:
      out += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
    }
  }
  return out;
}

void writeCase(const FunctionResult &function, const InvocationResult &result, std::ostream &out) {
  out << "    <testcase classname=\"" << escaped(function.symbol) << "\" name=\"" << escaped(result.text)
      << "\" file=\"" << escaped(result.place.file) << "\" line=\"" << result.place.line << "\"";
  if (result.verdict == Verdict::Passed) {
    out << "/>\n";
    return;
  }
  const char *element = result.verdict == Verdict::Failed ? "failure" : "error";
  std::string details = result.message;
  if (!result.expected.empty())
    details += "\nexpected " + result.expected + "\ngot " + result.got;
  if (result.failedAt.isKnown())
    details += "\nat " + toString(result.failedAt);
  out << ">\n      <" << element << " message=\"" << escaped(result.message) << "\">" << escaped(details) << "</"
      << element << ">\n    </testcase>\n";
}

} // namespace

void writeJson(const CheckReport &report, std::ostream &out) {
  Json json = {{"passed", report.count(Verdict::Passed)}, {"failed", report.count(Verdict::Failed)},
               {"raised", report.count(Verdict::Raised)}, {"broken", report.count(Verdict::Broken)},
               {"untested", report.untested()},           {"seconds", report.seconds}};
  json["functions"] = Json::array();
  for (const FunctionResult &function : report.functions)
    json["functions"].push_back(toJson(function));
  json["diagnostics"] = reify::toJson(report.diagnostics);
  out << json.dump(1, ' ', false, Json::error_handler_t::replace) << '\n';
}

void writeJunit(const CheckReport &report, std::ostream &out) {
  out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"reify check\">\n";
  for (const FunctionResult &function : report.functions) {
    if (function.kind.empty())
      continue;
    size_t failed = function.count(Verdict::Failed);
    size_t errors = function.invocations.size() - failed - function.count(Verdict::Passed) + !function.exists;
    bool isSkipped = function.exists && !function.isTested;
    out << "  <testsuite name=\"" << escaped(function.op + " " + function.kind) << "\" tests=\""
        << function.invocations.size() + isSkipped + !function.exists << "\" failures=\"" << failed << "\" errors=\""
        << errors << "\" skipped=\"" << int(isSkipped) << "\">\n";
    if (!function.exists)
      out << "    <testcase classname=\"" << escaped(function.symbol)
          << "\" name=\"exists\"><error message=\"no library defines it\"/></testcase>\n";
    if (isSkipped)
      out << "    <testcase classname=\"" << escaped(function.symbol)
          << "\" name=\"invocations\"><skipped message=\"untested\"/></testcase>\n";
    for (const InvocationResult &result : function.invocations)
      writeCase(function, result, out);
    out << "  </testsuite>\n";
  }
  out << "</testsuites>\n";
}

} // namespace reify::check
