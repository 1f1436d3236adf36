#include "app/cli/completion.h"

#include "app/cli/commands.h"

#include <ostream>

namespace reify::cli {
namespace {

/// Text of a specification of _arguments, within single quotes of the shell.
std::string quoted(std::string_view text) {
  std::string result;
  for (char c : text) {
    if (c == '\'')
      result += "'\\''";
    else if (c == '[' || c == ']' || c == ':' || c == '\\')
      result += std::string("\\") + c;
    else
      result += c == '\n' ? ' ' : c;
  }
  return result;
}

std::string action(const Option &option) {
  switch (option.takes) {
  case Takes::OneOf: {
    std::string words;
    for (const std::string &word : option.words)
      words += (words.empty() ? "" : " ") + word;
    return "(" + words + ")";
  }
  case Takes::File:
  case Takes::NewFile: {
    std::string endings;
    for (const std::string &ending : option.words)
      endings += (endings.empty() ? "" : "|") + ("*" + ending);
    return endings.empty() ? "_files" : "_files -g \"(" + endings + ")\"";
  }
  case Takes::Program:
    return "_command_names -e";
  case Takes::Nothing:
  case Takes::Text:
  case Takes::Number:
    break;
  }
  return " ";
}

void printOption(const Option &option, std::ostream &out) {
  const std::string value = option.value.empty() ? "" : ":" + quoted(option.value) + ":" + action(option);
  if (option.isArgument()) {
    out << " \\\n    '" << (option.isRepeated ? "*" : option.isRequired ? "" : ":") << value << '\'';
    return;
  }
  for (const std::string &name : option.names) {
    const std::string suffix = option.value.empty() ? "" : name.starts_with("--") ? "=" : "+";
    out << " \\\n    '" << (option.isRepeated ? "*" : "") << name << suffix << '[' << quoted(option.help) << ']'
        << value << '\'';
  }
}

std::string functionOf(const CommandRow &row) {
  return row.name.empty() ? "_reify_window" : "_reify_" + std::string(row.name);
}

} // namespace

void printZshCompletion(std::ostream &out) {
  out << "#compdef reify\n";
  for (const CommandRow &row : commands()) {
    const DeclaredCommand command(row);
    out << '\n' << functionOf(row) << "() {\n  _arguments -S";
    for (const Option &option : command.declaration.options)
      printOption(option, out);
    out << "\n}\n";
  }
  out << "\n_reify() {\n  local -a subcommands=(\n";
  for (const CommandRow &row : commands())
    if (!row.name.empty())
      out << "    '" << row.name << ':' << quoted(row.summary) << "'\n";
  out << "  )\n"
         "  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then\n"
         "    _describe subcommand subcommands\n"
         "    _reify_window\n"
         "  elif (( CURRENT > 2 && $+functions[_reify_$words[2]] )); then\n"
         "    shift words\n"
         "    (( CURRENT-- ))\n"
         "    _reify_$words[1]\n"
         "  else\n"
         "    _reify_window\n"
         "  fi\n"
         "}\n\n"
         "_reify \"$@\"\n";
}

} // namespace reify::cli
