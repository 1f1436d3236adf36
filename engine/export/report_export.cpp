#include "engine/export/advice_export.h"
#include "engine/export/exports.h"
#include "engine/export/json.h"
#include "engine/export/values_export.h"
#include "engine/export/written_export.h"
#include "engine/query/ir/listing.h"
#include "engine/source/styled_text.h"

#include <ostream>

namespace reify {
namespace {

constexpr std::array kResponsibilities = {Responsibility::ValueSemantics, Responsibility::Shape, Responsibility::Dtype,
                                          Responsibility::LegalOps};

std::string_view kindText(ViolationKind kind) {
  switch (kind) {
  case ViolationKind::ModuleInitializer:
    return "module-initializer";
  case ViolationKind::UnimplementedOperator:
    return "unimplemented-operator";
  case ViolationKind::NonValueTensor:
    return "non-value-tensor";
  case ViolationKind::UnknownRank:
    return "unknown-rank";
  case ViolationKind::UnknownDtype:
    return "unknown-dtype";
  case ViolationKind::IllegalType:
    return "illegal-type";
  case ViolationKind::IllegalOp:
    return "illegal-op";
  }
  return "";
}

std::string valueText(const Trace &trace, ValueId value) {
  return value ? "%" + std::string(trace.tables.string(trace.model.values[value.index].name)) : "";
}

std::string count(size_t number, std::string_view noun) {
  return std::to_string(number) + " " + std::string(noun) + (number == 1 ? "" : "s");
}

void writeViolation(const Trace &trace, const Violation &violation, std::ostream &out) {
  const std::string where = toString(violation.place);
  auto line = [&](Style style, std::string_view word, const std::string &text) -> std::ostream & {
    return out << "    " << style << word << Style::Plain << continued(text, 6);
  };
  out << "  " << Style::Strong << (where.empty() ? "" : continued(where, 4) + ": ") << Style::Error
      << "error: " << Style::Plain << continued(violation.message, 4) << '\n';
  if (const std::string value = valueText(trace, violation.value); !value.empty())
    out << "    value: " << value << " : "
        << trace.tables.type(trace.model.typeAt(violation.value, trace.model.end)).text << '\n';
  if (!violation.note.empty())
    line(Style::Note, "note: ", violation.note) << '\n';
  if (!violation.cause.empty()) {
    line(Style::Strong, "cause: ", violation.cause);
    if (violation.causePlace.isKnown())
      out << " (" << toString(violation.causePlace) << ')';
    out << '\n';
  }
  if (!violation.cure.empty())
    line(Style::Good, "cure: ", violation.cure) << '\n';
}

} // namespace

ContractReport finalReport(const Trace &trace, bool firstOnly) {
  ContractReport report = checkRun(trace, trace.model.end);
  if (firstOnly && !report.holds()) {
    report.violations = {report.violations[report.firstOfReference]};
    report.violations[0].consequenceOf = -1;
    report.firstOfReference = 0;
  }
  return report;
}

void writeReportText(const Trace &trace, const ExportOptions &options, std::ostream &out) {
  const ContractReport report = finalReport(trace, options.firstOnly);
  const std::vector<Violation> &all = report.violations;
  if (trace.forgotten.isAny()) {
    writeWrittenText(trace, compareWithWritten(trace), out);
    out << '\n';
  }
  if (report.holds()) {
    if (options.hasErrors)
      out << "Types and ops are as the backend contract wants, but the run ended with errors.\n";
    else
      out << Style::Good << "The backend contract holds.\n" << Style::Plain;
    return;
  }
  const std::vector<size_t> rootsOfAll = rootsOf(all);
  std::vector<std::vector<size_t>> consequences(all.size());
  size_t roots = 0;
  for (size_t i = 0; i < all.size(); ++i)
    if (all[i].consequenceOf < 0)
      ++roots;
    else
      consequences[rootsOfAll[i]].push_back(i);
  out << Style::Error << "The backend contract does not hold: " << Style::Plain << count(all.size(), "violation")
      << ", " << count(roots, "root cause") << ".\n";
  for (const Advice &advice : report.advice)
    writeAdviceText(trace, advice, options, out);
  auto isTold = [&](size_t i) { return options.all || options.firstOnly || all[i].advice < 0; };
  for (Responsibility responsibility : kResponsibilities) {
    bool isHeaded = false;
    for (size_t i = 0; i < all.size() && out; ++i) {
      if (all[i].responsibility != responsibility || all[i].consequenceOf >= 0 || !isTold(i))
        continue;
      if (!isHeaded)
        out << '\n' << Style::Strong << toString(responsibility) << Style::Plain << '\n';
      isHeaded = true;
      writeViolation(trace, all[i], out);
      if (consequences[i].empty())
        continue;
      out << "    and therefore:\n";
      for (size_t consequence : consequences[i]) {
        const std::string where = toString(all[consequence].place);
        out << "      " << (where.empty() ? "" : continued(where, 8) + ": ") << continued(all[consequence].message, 8);
        if (const std::string value = valueText(trace, all[consequence].value); !value.empty())
          out << " (" << value << ')';
        out << '\n';
      }
    }
  }
}

nlohmann::ordered_json toJson(const Diagnostics &diagnostics) {
  constexpr std::array kSeverities = {"error", "warning", "note"};
  auto list = nlohmann::ordered_json::array();
  for (const Diagnostic &diagnostic : diagnostics) {
    nlohmann::ordered_json entry = {
        {"severity", kSeverities[size_t(diagnostic.severity)]}, {"id", diagnostic.id}, {"message", diagnostic.message}};
    if (!diagnostic.place.file.empty())
      entry["place"] = toJson(diagnostic.place);
    for (const DiagnosticNote &note : diagnostic.notes) {
      entry["notes"].push_back({{"message", note.message}});
      if (!note.place.file.empty())
        entry["notes"].back()["place"] = toJson(note.place);
    }
    list.push_back(std::move(entry));
  }
  return list;
}

void writeRefusalJson(const std::string &model, const Diagnostics &diagnostics, std::ostream &out) {
  const nlohmann::ordered_json json = {{"model", model},
                                       {"contractHolds", false},
                                       {"violations", nlohmann::ordered_json::array()},
                                       {"diagnostics", toJson(diagnostics)}};
  out << text(json, 2) << '\n';
}

void writeReportJson(const Trace &trace, const ExportOptions &options, std::ostream &out) {
  const ContractReport report = finalReport(trace, options.firstOnly);
  nlohmann::ordered_json json = {{"model", trace.modelFile},
                                 {"contractHolds", report.holds()},
                                 {"advice", adviceJson(trace, report, options)},
                                 {"violations", nlohmann::ordered_json::array()}};
  for (const Violation &violation : report.violations) {
    nlohmann::ordered_json entry = {{"kind", kindText(violation.kind)},
                                    {"responsibility", toString(violation.responsibility)},
                                    {"message", violation.message}};
    auto add = [&](const char *key, const std::string &text) {
      if (!text.empty())
        entry[key] = text;
    };
    add("note", violation.note);
    add("cause", violation.cause);
    add("cure", violation.cure);
    if (violation.op)
      entry["op"] = trace.tables.string(trace.model.ops[violation.op.index].name);
    add("value", valueText(trace, violation.value));
    if (violation.value)
      entry["type"] = trace.tables.type(trace.model.typeAt(violation.value, trace.model.end)).text;
    if (!violation.place.file.empty())
      entry["place"] = toJson(violation.place);
    if (!violation.causePlace.file.empty())
      entry["causePlace"] = toJson(violation.causePlace);
    if (violation.consequenceOf >= 0)
      entry["consequenceOf"] = violation.consequenceOf;
    if (violation.advice >= 0)
      entry["advice"] = violation.advice;
    json["violations"].push_back(std::move(entry));
  }
  if (trace.forgotten.isAny())
    json["againstWritten"] = writtenToJson(trace, compareWithWritten(trace));
  if (options.diagnostics)
    json["diagnostics"] = toJson(*options.diagnostics);
  if (options.values)
    json["values"] = valuesToJson(trace);
  if (options.module)
    json["module"] = makeListingAt(trace, trace.model.end, ListingOptions::valid()).text();
  out << text(json, 2) << '\n';
}

} // namespace reify
