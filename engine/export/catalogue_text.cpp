#include "engine/export/catalogue_text.h"

#include "engine/export/json.h"

#include <cmath>
#include <cstdio>
#include <ostream>

namespace reify {

namespace {

using Json = nlohmann::ordered_json;

std::string padded(std::string text, size_t width) {
  text.resize(std::max(text.size() + 2, width), ' ');
  return text;
}

/// The function that `function` is used in place of; null for none.
const CatalogueFunction *overriddenBy(const CatalogueOp &op, const CatalogueFunction &function) {
  for (const CatalogueFunction &other : op.functions)
    if (function.counts && !other.counts && other.role == function.role)
      return &other;
  return nullptr;
}

void writeFunction(const CatalogueOp &op, const CatalogueFunction &function, const TestTable &tests,
                   std::ostream &out) {
  std::string line = "  " + padded(std::string(toString(function.role)), 17);
  std::string place = toString(function.place) + " (" + std::string(toString(function.home)) + ")";
  const bool isTestable = function.role != FunctionRole::ValueSemantics;
  if (!function.counts) {
    out << line << place << ", not used: overridden\n";
    return;
  }
  if (const CatalogueFunction *other = overriddenBy(op, function))
    place += ", overrides " + toString(other->place);
  const TestFigures figures = tests.figures(op, function);
  if (isTestable && figures.state != TestState::NotChecked) {
    place += ": " + toString(figures);
    if (std::string coverage = coverageText(figures); !coverage.empty())
      place += "; " + coverage;
  }
  out << line << place << '\n';
}

Json toJson(const TestFigures &figures) {
  constexpr const char *kStates[] = {"not checked", "untested", "passed", "failed"};
  Json json = {{"state", kStates[size_t(figures.state)]}};
  if (figures.state == TestState::NotChecked)
    return json;
  json["passed"] = figures.passed;
  json["failed"] = figures.failed;
  json["raised"] = figures.raised;
  json["broken"] = figures.broken;
  if (figures.hasCoverage()) {
    json["lines"] = figures.lines;
    json["missed_lines"] = figures.missedLines;
    json["missed_branches"] = figures.missedBranches;
  }
  return json;
}

/// How far all that is listed agrees with PyTorch.
void writeSum(const Catalogue &catalogue, std::ostream &out) {
  size_t ops = 0, whole = 0, calls = 0, agree = 0;
  for (const CatalogueOp &op : catalogue.ops)
    if (op.torch) {
      ++ops;
      whole += op.torch->agree == op.torch->calls;
      calls += op.torch->calls;
      agree += op.torch->agree;
    }
  if (ops < 2)
    return;
  char percent[32];
  std::snprintf(percent, sizeof percent, "%.2f",
                std::floor(1e4 * double(agree) / double(std::max<size_t>(calls, 1))) / 100);
  out << ops << " of these ops were compared with PyTorch: " << agree << " of " << calls << " calls agree (" << percent
      << " %), of " << whole << " ops all\n";
}

} // namespace

void writeCatalogueText(const Catalogue &catalogue, const TestTable &tests, std::ostream &out) {
  for (const CatalogueOp &op : catalogue.ops) {
    out << op.name << '\n';
    if (!op.schema.empty())
      out << "  " << padded("schema", 17) << op.schema << '\n' << "  " << padded("memory", 17) << op.aliasing << '\n';
    for (const CatalogueFunction &function : op.functions)
      writeFunction(op, function, tests, out);
    if (op.functions.empty())
      out << "  no function\n";
    if (op.torch)
      out << "  " << padded("PyTorch", 17) << toString(*op.torch) << ", " << op.torch->refused << " of them refused\n";
  }
  writeSum(catalogue, out);
}

void writeCatalogueJson(const Catalogue &catalogue, const TestTable &tests, std::ostream &out) {
  Json ops = Json::array();
  for (const CatalogueOp &op : catalogue.ops) {
    Json json = {{"op", op.name}};
    if (!op.schema.empty()) {
      json["schema"] = op.schema;
      json["schema_place"] = toJson(op.schemaPlace);
      json["memory"] = op.aliasing;
    }
    if (op.torch)
      json["torch"] = {{"calls", op.torch->calls}, {"refused", op.torch->refused}, {"agree", op.torch->agree}};
    json["functions"] = Json::array();
    for (const CatalogueFunction &function : op.functions) {
      Json entry = {{"kind", toString(function.role)},
                    {"symbol", function.symbol},
                    {"from", toString(function.home)},
                    {"place", toJson(function.place)},
                    {"used", function.counts}};
      if (const CatalogueFunction *other = overriddenBy(op, function))
        entry["overrides"] = toJson(other->place);
      if (function.counts && function.role != FunctionRole::ValueSemantics)
        entry["tests"] = toJson(tests.figures(op, function));
      json["functions"].push_back(std::move(entry));
    }
    ops.push_back(std::move(json));
  }
  out << text(Json{{"ops", std::move(ops)}}, 1) << '\n';
}

} // namespace reify
