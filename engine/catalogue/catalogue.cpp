#include "engine/catalogue/catalogue.h"

#include <algorithm>
#include <cctype>

namespace reify {

std::string_view toString(FunctionRole role) {
  constexpr std::string_view kNames[] = {"shape", "dtype", "decomposition", "value semantics"};
  return kNames[size_t(role)];
}

std::string_view toString(FunctionHome home) {
  constexpr std::string_view kNames[] = {"user", "model", "built-in"};
  return kNames[size_t(home)];
}

const CatalogueFunction *CatalogueOp::find(FunctionRole role) const {
  auto found = std::ranges::find_if(functions, [&](const CatalogueFunction &f) { return f.role == role && f.counts; });
  return found == functions.end() ? nullptr : &*found;
}

bool CatalogueOp::has(FunctionHome home) const {
  return std::ranges::any_of(functions, [&](const CatalogueFunction &f) { return f.home == home; });
}

const CatalogueOp *Catalogue::find(std::string_view name) const {
  auto found = std::ranges::lower_bound(ops, name, {}, &CatalogueOp::name);
  return found == ops.end() || found->name != name ? nullptr : &*found;
}

static bool isSame(char a, char b) { return std::tolower(uint8_t(a)) == std::tolower(uint8_t(b)); }

/// With one point to come back to, the last `*`: linear in practice, and never exponential.
static bool matchesGlob(std::string_view pattern, std::string_view text) {
  size_t p = 0, t = 0, star = pattern.npos, resume = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      resume = t;
    } else if (p < pattern.size() && (pattern[p] == '?' || isSame(pattern[p], text[t]))) {
      ++p, ++t;
    } else if (star != pattern.npos) {
      p = star + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', p) == pattern.npos;
}

/// The op's name as the catalogue has it: "aten.mm" for the schema's "aten::mm" and the module's "torch.aten.mm".
static std::string plainPattern(std::string_view pattern) {
  std::string plain(pattern);
  if (size_t colons = plain.find("::"); colons != plain.npos)
    plain.replace(colons, 2, ".");
  if (plain.starts_with("torch."))
    plain.erase(0, 6);
  return plain;
}

bool matchesPattern(std::string_view asked, std::string_view text) {
  const std::string pattern = plainPattern(asked);
  if (pattern.find_first_of("*?") != pattern.npos)
    return matchesGlob(pattern, text);
  return !std::ranges::search(text, pattern, isSame).empty() || pattern.empty();
}

std::string toString(const TestFigures &figures) {
  if (figures.state == TestState::NotChecked)
    return "not checked";
  if (figures.state == TestState::Untested)
    return "untested";
  std::string text;
  auto add = [&](unsigned count, const char *word) {
    if (count)
      text += (text.empty() ? "" : ", ") + std::to_string(count) + word;
  };
  add(figures.failed, " failed");
  add(figures.raised, " raised");
  add(figures.broken, " could not be run");
  add(figures.passed, " passed");
  return text.empty() ? "reached" : text;
}

std::string coverageText(const TestFigures &figures) {
  if (!figures.hasCoverage())
    return "";
  std::string text = std::to_string(figures.lines - figures.missedLines) + " of " + std::to_string(figures.lines) +
                     (figures.lines == 1 ? " line" : " lines");
  if (figures.missedBranches)
    text += ", " + std::to_string(figures.missedBranches) +
            (figures.missedBranches == 1 ? " branch missing" : " branches missing");
  return text;
}

TestTable::TestTable(const check::CheckReport *report) {
  if (report)
    for (const check::FunctionResult &function : report->functions)
      if (!function.kind.empty())
        byKey_.emplace(function.kind + " " + function.op, &function);
}

const check::FunctionResult *TestTable::find(const CatalogueOp &op, const CatalogueFunction &function) const {
  // A check runs the function that counts; those in its shadow have no results.
  if (!function.counts)
    return nullptr;
  auto found = byKey_.find(std::string(toString(function.role)) + " " + op.name);
  return found == byKey_.end() ? nullptr : found->second;
}

TestFigures figuresOf(const check::FunctionResult &result) {
  using check::Verdict;
  TestFigures figures;
  figures.passed = result.count(Verdict::Passed);
  figures.failed = result.count(Verdict::Failed);
  figures.raised = result.count(Verdict::Raised);
  figures.broken = result.count(Verdict::Broken);
  figures.lines = result.lines;
  figures.missedLines = unsigned(result.missedLines.size());
  figures.missedBranches = unsigned(result.missedBranches.size());
  figures.state = !result.hasPassed()                 ? TestState::Failed
                  : !result.isTested && !result.swept ? TestState::Untested
                                                      : TestState::Passed;
  return figures;
}

TestFigures TestTable::figures(const CatalogueOp &op, const CatalogueFunction &function) const {
  const check::FunctionResult *result = find(op, function);
  return result ? figuresOf(*result) : TestFigures{};
}

TestFigures TestTable::figures(const CatalogueOp &op) const {
  TestFigures all;
  bool isFirst = true;
  auto worse = [](TestState a, TestState b) {
    // Failed, then untested, then passed, then what nothing is known of.
    constexpr int kRank[] = {0, 2, 1, 3};
    return kRank[int(a)] > kRank[int(b)] ? a : b;
  };
  for (const CatalogueFunction &function : op.functions) {
    if (!function.counts || function.role == FunctionRole::ValueSemantics)
      continue;
    const TestFigures one = figures(op, function);
    all.state = isFirst ? one.state : worse(all.state, one.state);
    isFirst = false;
    all.passed += one.passed;
    all.failed += one.failed;
    all.raised += one.raised;
    all.broken += one.broken;
    all.lines += one.lines;
    all.missedLines += one.missedLines;
    all.missedBranches += one.missedBranches;
  }
  return all;
}

std::vector<LineCoverage> lineCoverage(const check::CheckReport &report, std::string_view file) {
  std::vector<LineCoverage> lines;
  auto at = [&](uint32_t line) -> LineCoverage & {
    if (lines.size() < line)
      lines.resize(line);
    return lines[line - 1];
  };
  for (const check::FunctionResult &function : report.functions) {
    if (function.place.file != file)
      continue;
    for (uint32_t line : function.reachedLines)
      at(line).kind = LineCoverage::Reached;
    for (uint32_t line : function.missedLines)
      at(line).kind = LineCoverage::Missed;
    for (const check::MissedBranch &branch : function.missedBranches)
      if (branch.place.file == file && branch.place.line)
        (branch.whenTrue ? at(branch.place.line).neverTrue : at(branch.place.line).neverFalse) = true;
  }
  return lines;
}

} // namespace reify
