#include "engine/check/reports.h"
#include "engine/source/visible_text.h"

#include "engine/source/left_out.h"

#include <algorithm>
#include <cstdio>
#include <ostream>

namespace reify::check {

namespace {

std::string counted(size_t n, const std::string &what) { return std::to_string(n) + " " + what + (n == 1 ? "" : "s"); }

const char *wordOf(Verdict verdict) {
  switch (verdict) {
  case Verdict::Passed:
    return "passed";
  case Verdict::Failed:
    return "failed";
  case Verdict::Raised:
    return "raised";
  case Verdict::Broken:
    return "could not be run";
  }
  return "";
}

void writeResult(const InvocationResult &result, std::ostream &out) {
  if (result.verdict == Verdict::Passed)
    return;
  out << toString(result.place) << ": " << wordOf(result.verdict) << ": " << continued(result.text, 4) << '\n';
  if (!result.message.empty())
    out << "    " << continued(result.message, 4) << '\n';
  const bool saysAll = result.verdict == Verdict::Raised;
  if (!result.expected.empty() && !saysAll)
    out << "    expected " << continued(result.expected, 6) << '\n';
  if (!result.got.empty() && !result.expected.empty() && !saysAll)
    out << "    got      " << continued(result.got, 6) << '\n';
  if (result.failedAt.isKnown())
    out << "    at " << toString(result.failedAt) << '\n';
}

bool isLeftOut(const CheckReport &report, const FunctionResult &function) {
  return std::ranges::any_of(report.diagnostics, [&](const Diagnostic &d) {
    return isOfLeftOutFunction(d) && d.place.file == function.place.file;
  });
}

void writeFunction(const CheckReport &report, const FunctionResult &function, std::ostream &out) {
  std::string title = function.kind.empty() ? "helper " + function.name : function.op + " " + function.kind;
  out << title << ": ";
  if (!function.exists)
    out << (isLeftOut(report, function) ? "is left out: it does not compile\n" : "no library defines it\n");
  else if (!function.isTested && !function.swept)
    out << (function.kind.empty() ? "never called\n" : "untested\n");
  else {
    std::string counts;
    for (Verdict verdict : {Verdict::Passed, Verdict::Failed, Verdict::Raised, Verdict::Broken})
      if (unsigned n = function.count(verdict))
        counts += (counts.empty() ? "" : ", ") + std::to_string(n) + " " + wordOf(verdict);
    out << (counts.empty() ? "reached" : counts);
    if (function.swept)
      out << "; " << function.swept << " calls of the sweep";
    out << '\n';
  }
  if (!function.notSwept.empty())
    out << "    not swept: " << function.notSwept << '\n';
  if (function.unknownRankAt.isKnown())
    out << "    where sizes are not known while compiling, the rank is not either: the length of the result hangs on "
        << toString(function.unknownRankAt) << "\n";
  for (const InvocationResult &result : function.invocations)
    writeResult(result, out);
  if (!function.missedLines.empty())
    out << "    not reached: line" << (function.missedLines.size() == 1 ? " " : "s ")
        << lineRanges(function.missedLines) << " of " << function.place.file << '\n';
  for (const MissedBranch &branch : function.missedBranches)
    out << "    never " << (branch.whenTrue ? "true" : "false") << ": the condition at " << toString(branch.place)
        << '\n';
}

/// How to step through the first invocation that did not pass.
void writeWayIn(const CheckReport &report, std::ostream &out) {
  for (const FunctionResult &function : report.functions)
    for (size_t i = 0; i < function.invocations.size(); ++i)
      if (function.invocations[i].verdict != Verdict::Passed && !function.invocations[i].text.empty()) {
        out << "\nTo step through a failure: reify trace --library FILE --invocation '" << function.op << ' '
            << function.kind << ':' << i + 1 << "'\n";
        return;
      }
}

} // namespace

void writeText(const CheckReport &report, std::ostream &out) {
  for (const FunctionResult &function : report.functions)
    writeFunction(report, function, out);
  writeWayIn(report, out);
  size_t total = 0, missing = 0;
  for (const FunctionResult &function : report.functions) {
    total += function.invocations.size();
    missing += !function.exists;
  }
  char time[32];
  std::snprintf(time, sizeof time, "%.2f", report.seconds);
  out << '\n'
      << counted(total, "invocation") << ": " << report.count(Verdict::Passed) << " passed, "
      << report.count(Verdict::Failed) << " failed, " << report.count(Verdict::Raised) << " raised";
  if (unsigned broken = report.count(Verdict::Broken))
    out << ", " << broken << " could not be run";
  if (unsigned untested = report.untested())
    out << "; " << counted(untested, "function") << " untested";
  if (missing)
    out << "; " << counted(missing, "function") << " missing";
  out << " (" << time << " s)\n";
}

} // namespace reify::check
