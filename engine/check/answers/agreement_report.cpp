#include "engine/check/answers/answers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iomanip>
#include <ostream>

namespace reify::check {

static void writeOp(const OpAgreement &op, size_t most, std::ostream &out) {
  out << op.op << ": " << op.calls << " calls, " << op.agree << " agree";
  if (!op.violations.empty())
    out << ", " << op.violations.size() << " unsound with less known arguments";
  out << (op.isExplained && !op.disagreements.empty() ? "  (explained)" : "") << "\n";
  for (size_t i = 0; i < std::min(most, op.disagreements.size()); ++i) {
    const Disagreement &row = op.disagreements[i];
    out << "  " << op.file << ":" << row.line << ": " << row.call << "\n    PyTorch: " << row.answer
        << "\n    library: " << row.got << "\n";
  }
  for (size_t i = 0; i < std::min(most, op.decompositions.size()); ++i) {
    const Disagreement &row = op.decompositions[i];
    out << "  " << op.file << ":" << row.line << ": " << row.call << "\n    PyTorch: " << row.answer
        << "\n    decomposition: " << row.got << "\n";
  }
  if (op.disagreements.size() > most)
    out << "  and " << op.disagreements.size() - most << " more\n";
  for (size_t i = 0; i < std::min(most, op.violations.size()); ++i) {
    const Unsoundness &row = op.violations[i];
    out << "  " << op.file << ":" << row.line << ": " << row.call << "\n    PyTorch: " << row.answer
        << "\n    library, of " << row.arguments << ": " << row.got << "\n";
  }
}

static nlohmann::ordered_json toJson(const std::vector<Disagreement> &rows, size_t most) {
  nlohmann::ordered_json json = nlohmann::ordered_json::array();
  for (size_t i = 0; i < std::min(most, rows.size()); ++i)
    json.push_back({{"line", rows[i].line}, {"call", rows[i].call}, {"answer", rows[i].answer}, {"got", rows[i].got}});
  return json;
}

void writeAgreementText(const AgreementReport &report, size_t mostOfAnOp, std::ostream &out) {
  unsigned runs = 0, violations = 0, agreeing = 0, decomposed = 0, otherTypes = 0;
  for (const OpAgreement &op : report.ops) {
    if (!op.disagreements.empty() || !op.violations.empty() || !op.decompositions.empty())
      writeOp(op, mostOfAnOp, out);
    else
      ++agreeing;
    runs += op.abstractRuns;
    decomposed += op.decomposed;
    otherTypes += unsigned(op.decompositions.size());
    violations += unsigned(op.violations.size());
  }
  out << report.ops.size() << " ops, " << agreeing << " of them agree in every call\n"
      << report.calls() << " calls, " << report.agree() << " agree";
  if (report.calls())
    out << std::fixed << std::setprecision(2) << " (" << 100.0 * report.agree() / report.calls() << " %)";
  if (decomposed)
    out << "\n" << decomposed << " calls decomposed, " << otherTypes << " of them to other types";
  out << "\n"
      << runs << " runs with less known arguments, " << violations << " unsound; " << std::setprecision(1)
      << report.seconds << " s\n";
}

void writeAgreementJson(const AgreementReport &report, size_t mostOfAnOp, std::ostream &out) {
  using Json = nlohmann::ordered_json;
  Json ops = Json::array();
  for (const OpAgreement &op : report.ops) {
    Json one = {{"op", op.op},
                {"file", op.file},
                {"calls", op.calls},
                {"refused", op.refused},
                {"agree", op.agree},
                {"shape", op.hasShape},
                {"dtype", op.hasDtype},
                {"abstract_runs", op.abstractRuns},
                {"disagree", op.disagreements.size()},
                {"unsound", op.violations.size()},
                {"ranks_lost", op.ranksLost},
                {"rank_lost_by", op.rankLostBy},
                {"explained", op.isExplained}};
    one["disagreements"] = toJson(op.disagreements, mostOfAnOp);
    one["decomposed"] = op.decomposed;
    one["decompositions_differ"] = op.decompositions.size();
    one["decompositions"] = toJson(op.decompositions, mostOfAnOp);
    one["violations"] = Json::array();
    for (size_t i = 0; i < std::min(mostOfAnOp, op.violations.size()); ++i) {
      const Unsoundness &row = op.violations[i];
      one["violations"].push_back({{"line", row.line},
                                   {"call", row.call},
                                   {"answer", row.answer},
                                   {"arguments", row.arguments},
                                   {"got", row.got}});
    }
    ops.push_back(std::move(one));
  }
  Json json = {{"calls", report.calls()}, {"agree", report.agree()}, {"ops", std::move(ops)}};
  out << json.dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
}

} // namespace reify::check
