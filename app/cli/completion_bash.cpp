#include "app/cli/completion.h"

#include "app/cli/commands.h"

#include <ostream>

namespace reify::cli {
namespace {

std::string joined(const std::vector<std::string> &words, std::string_view separator) {
  std::string text;
  for (const std::string &word : words)
    text += (text.empty() ? "" : std::string(separator)) + word;
  return text;
}

/// What completes a value of this option: a call of one of the functions below.
std::string completer(const Option &option) {
  switch (option.takes) {
  case Takes::OneOf:
    return "_reify_words '" + joined(option.words, " ") + "'";
  case Takes::File:
  case Takes::NewFile: {
    std::string endings;
    for (const std::string &ending : option.words)
      endings += (endings.empty() ? "" : "|") + ("*" + ending);
    return "_reify_files '" + endings + "'";
  }
  case Takes::Program:
    return "COMPREPLY=($(compgen -c -- \"$cur\"))";
  case Takes::Nothing:
  case Takes::Text:
  case Takes::Number:
    break;
  }
  return ":";
}

constexpr std::string_view kStart = R"(# bash completion of reify

_reify_words() { COMPREPLY+=($(compgen -W "$1" -- "$cur")); }

# Folders, and files with one of the endings ('*.py|*.mlir'); all files where there is none.
_reify_files() {
  local file ending
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do
    if [[ -d $file || -z $1 ]]; then
      COMPREPLY+=("$file")
    else
      local IFS='|'
      for ending in $1; do
        [[ $file == $ending ]] && COMPREPLY+=("$file")
      done
    fi
  done < <(compgen -f -- "$cur")
}

_reify() {
  local cur=${COMP_WORDS[COMP_CWORD]} previous='' command=''
  COMPREPLY=()
  ((COMP_CWORD > 0)) && previous=${COMP_WORDS[COMP_CWORD - 1]}
  # --format=js is three words to readline
  if [[ $cur == = ]]; then
    cur=''
  elif [[ $previous == = ]]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi
)";

void printCase(const CommandRow &row, std::ostream &out) {
  const DeclaredCommand command(row);
  out << "  '" << row.name << "')\n    case $previous in\n";
  std::string names, arguments;
  for (const Option &option : command.declaration.options) {
    if (option.isArgument()) {
      arguments += (arguments.empty() ? "" : "; ") + completer(option);
      continue;
    }
    names += (names.empty() ? "" : " ") + joined(option.names, " ");
    if (option.takes != Takes::Nothing)
      out << "    " << joined(option.names, "|") << ") " << completer(option) << "; return ;;\n";
  }
  if (row.name.empty()) {
    std::string others;
    for (std::string_view name : commandNames())
      others += (others.empty() ? "" : " ") + std::string(name);
    arguments = "((COMP_CWORD == 1)) && _reify_words '" + others + "'; " + arguments;
  }
  out << "    esac\n    if [[ $cur == -* ]]; then\n      _reify_words '" << names << "'\n    else\n      "
      << (arguments.empty() ? ":" : arguments) << "\n    fi\n    ;;\n";
}

} // namespace

void printBashCompletion(std::ostream &out) {
  out << kStart << "  case ${COMP_WORDS[1]:-} in\n  ";
  bool isFirst = true;
  for (std::string_view name : commandNames()) {
    out << (isFirst ? "" : " | ") << name;
    isFirst = false;
  }
  out << ") ((COMP_CWORD > 1)) && command=${COMP_WORDS[1]} ;;\n  esac\n  case $command in\n";
  for (const CommandRow &row : commands())
    printCase(row, out);
  out << "  esac\n}\ncomplete -F _reify reify\n";
}

} // namespace reify::cli
