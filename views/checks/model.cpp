#include "views/checks/model.h"

#include <cstdio>

namespace reify {

using check::CheckReport;
using check::FunctionResult;
using check::InvocationResult;
using check::lineRanges;
using check::Verdict;

bool hasProblem(const FunctionResult &function) { return !function.hasPassed(); }

static void addDetails(const InvocationResult &result, uint32_t function, uint32_t invocation,
                       std::vector<CheckRow> &rows) {
  if (result.verdict == Verdict::Passed)
    return;
  auto add = [&](CheckRowKind kind, bool isThere) {
    if (isThere)
      rows.push_back({kind, function, invocation});
  };
  const bool compares = result.verdict == Verdict::Failed && !result.expected.empty();
  add(CheckRowKind::Message, !result.message.empty());
  add(CheckRowKind::Expected, compares);
  add(CheckRowKind::Got, compares && !result.got.empty());
  add(CheckRowKind::At, result.failedAt.isKnown());
}

static void addFunction(const CheckReport &report, uint32_t index, const CheckQuery &query,
                        std::vector<CheckRow> &rows) {
  const FunctionResult &function = report.functions[index];
  rows.push_back({CheckRowKind::Function, index});
  const bool isOpen = hasProblem(function) != query.toggled.contains(function.symbol);
  if (!isOpen)
    return;
  for (uint32_t i = 0; i < function.invocations.size(); ++i) {
    if (query.problemsOnly && function.invocations[i].verdict == Verdict::Passed)
      continue;
    rows.push_back({CheckRowKind::Invocation, index, i});
    addDetails(function.invocations[i], index, i, rows);
  }
  if (!function.missedLines.empty())
    rows.push_back({CheckRowKind::Missed, index, 0});
  for (uint32_t i = 0; i < function.missedBranches.size(); ++i)
    rows.push_back({CheckRowKind::Missed, index, i + 1});
}

std::vector<CheckRow> makeCheckRows(const CheckReport &report, const CheckQuery &query) {
  std::vector<CheckRow> rows;
  for (bool problems : {true, false})
    for (uint32_t i = 0; i < report.functions.size(); ++i)
      if (hasProblem(report.functions[i]) == problems && (problems || !query.problemsOnly))
        addFunction(report, i, query, rows);
  return rows;
}

std::string totalsOf(const CheckReport &report) {
  std::string text;
  auto add = [&](unsigned count, const char *word) {
    if (count)
      text += (text.empty() ? "" : ", ") + std::to_string(count) + word;
  };
  add(report.count(Verdict::Failed), " failed");
  add(report.count(Verdict::Raised), " raised");
  add(report.count(Verdict::Broken), " could not be run");
  add(report.count(Verdict::Passed), " passed");
  if (text.empty())
    text = "no invocations";
  if (const unsigned untested = report.untested())
    text += "; " + std::to_string(untested) + (untested == 1 ? " function untested" : " functions untested");
  char time[32];
  std::snprintf(time, sizeof time, " (%.2f s)", report.seconds);
  return text + (report.isStopped ? "; stopped" : time);
}

std::string titleOf(const FunctionResult &function) {
  return function.kind.empty() ? "helper " + function.name : function.op + " " + function.kind;
}

std::string missedText(const FunctionResult &function, uint32_t which) {
  if (which == 0)
    return (function.missedLines.size() == 1 ? "not reached: line " : "not reached: lines ") +
           lineRanges(function.missedLines);
  const check::MissedBranch &branch = function.missedBranches[which - 1];
  return std::string("never ") + (branch.whenTrue ? "true" : "false") + ": the condition in line " +
         std::to_string(branch.place.line);
}

Place missedPlace(const FunctionResult &function, uint32_t which) {
  if (which == 0)
    return {function.place.file, function.missedLines.front(), 1};
  return function.missedBranches[which - 1].place;
}

} // namespace reify
