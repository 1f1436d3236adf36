#include "app/cli/help.h"

#include <algorithm>
#include <ostream>
#include <sstream>

namespace reify::cli {

static constexpr size_t kWidth = 100, kColumn = 28;

static bool isContinuation(char byte) { return (byte & 0xc0) == 0x80; }

static size_t lettersIn(std::string_view text) {
  return size_t(std::ranges::count_if(text, [](char c) { return !isContinuation(c); }));
}

/// Words from `column` on, further lines at `indent`. Lines that begin with a blank stay as they are.
static void printWrapped(std::string_view text, size_t column, size_t indent, std::ostream &out) {
  std::istringstream lines{std::string(text)};
  bool isFirst = true;
  for (std::string line; std::getline(lines, line); isFirst = false) {
    if (!isFirst)
      out << std::string(line.empty() ? 0 : indent, ' ');
    if (!isFirst)
      column = indent;
    if (line.starts_with(' ')) {
      out << line << '\n';
      continue;
    }
    std::istringstream words(line);
    bool isAtBegin = true;
    for (std::string word; words >> word;) {
      const size_t letters = lettersIn(word);
      if (!isAtBegin && column + 1 + letters > kWidth) {
        out << '\n' << std::string(indent, ' ');
        column = indent;
        isAtBegin = true;
      }
      out << (isAtBegin ? "" : " ") << word;
      column += letters + !isAtBegin;
      isAtBegin = false;
    }
    out << '\n';
  }
}

static void printRow(const std::string &head, std::string_view help, std::ostream &out) {
  out << "  " << head;
  size_t column = 2 + lettersIn(head);
  if (column + 2 > kColumn) {
    out << '\n';
    column = 0;
  }
  out << std::string(kColumn - column, ' ');
  printWrapped(help, kColumn, kColumn, out);
}

std::string headOf(const Option &option) {
  std::string head;
  if (option.isArgument())
    return option.value;
  for (const std::string &name : option.names)
    head += (head.empty() ? "" : ", ") + name;
  return option.value.empty() ? head : head + " " + option.value;
}

std::vector<std::string> usageLines(const CommandRow &row, const Declaration &declaration) {
  std::string line = row.fullName();
  for (const Option &option : declaration.options)
    if (option.isArgument()) {
      const std::string shown = option.value + (option.isRepeated ? "..." : "");
      line += option.isRequired ? " " + shown : " [" + shown + "]";
    }
  std::vector<std::string> lines = {line + " [options]"};
  if (row.name.empty())
    lines.push_back("reify SUBCOMMAND [arguments] [options]");
  return lines;
}

std::vector<std::pair<std::string, std::vector<const Option *>>> groupsOf(const Declaration &declaration) {
  std::vector<std::pair<std::string, std::vector<const Option *>>> groups = {{"Arguments", {}}, {"Options", {}}};
  for (const Option &option : declaration.options) {
    const std::string name = option.isArgument() ? "Arguments" : option.group.empty() ? "Options" : option.group;
    auto group = std::ranges::find(groups, name, [](const auto &each) { return each.first; });
    if (group == groups.end())
      group = groups.insert(groups.end(), {name, {}});
    group->second.push_back(&option);
  }
  std::erase_if(groups, [](const auto &group) { return group.second.empty(); });
  return groups;
}

static void printCommands(std::ostream &out) {
  out << "\nSubcommands, which need no window (reify SUBCOMMAND --help tells more):\n";
  for (const CommandRow &row : commands())
    if (!row.name.empty())
      printRow(std::string(row.name), row.summary, out);
}

void printHelp(const CommandRow &row, std::ostream &out) {
  const DeclaredCommand command(row);
  std::string start = "usage: ";
  for (const std::string &line : usageLines(row, command.declaration)) {
    out << start << line << '\n';
    start = "       ";
  }
  out << '\n';
  std::string summary = std::string(row.summary) + ".";
  summary[0] = char(std::toupper(summary[0]));
  printWrapped(summary, 0, 0, out);
  if (!command.declaration.about.empty()) {
    out << '\n';
    printWrapped(command.declaration.about, 0, 0, out);
  }
  if (row.name.empty())
    printCommands(out);
  for (const auto &[heading, options] : groupsOf(command.declaration)) {
    out << '\n' << heading << ":\n";
    for (const Option *option : options)
      printRow(headOf(*option),
               option->help + (option->isRepeated && !option->isArgument() ? "; may be given several times" : ""), out);
  }
  out << "\nExit codes: " << command.declaration.exitCodes << ".\n";
}

} // namespace reify::cli
