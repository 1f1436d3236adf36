#include "app/application/playback/breakpoints.h"

#include "engine/source/asset_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

namespace reify {

namespace fs = std::filesystem;

std::string keptName(const std::string &file) {
  if (isBuiltinSource(file))
    return file;
  std::error_code error;
  const fs::path full = fs::absolute(file, error);
  return error ? file : full.lexically_normal().string();
}

static std::vector<std::string> trimmedLines(const std::string &file) {
  const fs::path path = isBuiltinSource(file) ? fs::path(builtinSourcePath(findAssets(), file)) : fs::path(file);
  std::vector<std::string> lines;
  std::ifstream stream(path, std::ios::binary);
  for (std::string line; std::getline(stream, line);) {
    const size_t begin = line.find_first_not_of(" \t\r"), end = line.find_last_not_of(" \t\r");
    lines.push_back(begin == line.npos ? "" : line.substr(begin, end - begin + 1));
  }
  return lines;
}

std::string lineText(const std::string &file, uint32_t line) {
  const std::vector<std::string> lines = trimmedLines(file);
  return line >= 1 && line <= lines.size() ? lines[line - 1] : "";
}

/// The line nearest to `line` with this text; `line` itself if there is none.
static uint32_t nearest(const std::vector<std::string> &lines, const std::string &text, uint32_t line) {
  for (uint32_t distance = 0; distance <= lines.size(); ++distance)
    for (uint32_t candidate : {line - distance, line + distance})
      if (candidate >= 1 && candidate <= lines.size() && lines[candidate - 1] == text)
        return candidate;
  return line;
}

void followText(std::vector<Breakpoint> &breakpoints) {
  std::map<std::string, std::vector<std::string>> files;
  for (Breakpoint &breakpoint : breakpoints) {
    auto [file, isNew] = files.try_emplace(breakpoint.file);
    if (isNew)
      file->second = trimmedLines(breakpoint.file);
    if (!breakpoint.text.empty())
      breakpoint.line = nearest(file->second, breakpoint.text, breakpoint.line);
  }
}

static std::string functionAround(const Trace &trace, const SourceLine &line) {
  for (const LibraryFunction &function : trace.functions) {
    const Place &start = trace.tables.place(function.place);
    const auto count = uint32_t(std::count(function.text.begin(), function.text.end(), '\n'));
    if (start.file == line.file && line.line >= start.line && line.line < start.line + count)
      return std::string(trace.tables.string(function.name));
  }
  return "";
}

/// Blank, or a comment: told by the text where the line belongs to no function that was called.
static bool hasNoCode(const std::string &text) {
  return text.empty() || text.starts_with("#") || text.starts_with("//");
}

std::vector<BreakpointRow> makeRows(const std::vector<Breakpoint> &kept, const StopIndex &index) {
  const Trace &trace = index.trace();
  std::map<std::string, std::string> spelled; // kept name -> name in the run
  for (const LibraryFunction &function : trace.functions) {
    const std::string &file = trace.tables.place(function.place).file;
    spelled.try_emplace(keptName(file), file);
  }
  std::vector<BreakpointRow> rows;
  for (const Breakpoint &breakpoint : kept) {
    BreakpointRow row{breakpoint, "", 0, ""};
    if (auto found = spelled.find(breakpoint.file); found != spelled.end())
      row.breakpoint.file = found->second;
    const SourceLine line{row.breakpoint.file, breakpoint.line};
    row.function = functionAround(trace, line);
    row.hits = index.hits(line);
    row.whyNot = index.whyNot(line);
    if (row.hits == 0 && row.function.empty() && hasNoCode(breakpoint.text))
      row.whyNot = "there is no code on this line";
    rows.push_back(std::move(row));
  }
  std::ranges::sort(rows, [](const BreakpointRow &a, const BreakpointRow &b) {
    return std::tie(a.breakpoint.file, a.breakpoint.line) < std::tie(b.breakpoint.file, b.breakpoint.line);
  });
  return rows;
}

} // namespace reify
