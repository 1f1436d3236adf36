#include "app/cli/parse.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <unordered_map>

namespace reify::cli {
namespace {

using OptionMap = std::unordered_map<const CLI::Option *, Option *>;

CLI::Option *addOption(CLI::App &app, const Option &option) {
  std::string names;
  if (option.isArgument()) // however it is shown
    names = "argument" + std::to_string(app.get_options().size());
  else
    for (const std::string &name : option.names)
      names += (names.empty() ? "" : ",") + name;
  if (option.takes == Takes::Nothing)
    return app.add_flag(names)->disable_flag_override();
  CLI::Option *added = app.add_option(names, [](const CLI::results_t &) { return true; });
  added->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  constexpr int kMost = 1 << 20; // more words than a command line holds; how many are right is told below
  if (option.isArgument())
    added->expected(kMost);
  else
    added->expected(1, -1);
  return added->allow_extra_args(false); // one value each time
}

/// "--library=" would take the next word for its value.
std::string emptyValue(const Declaration &declaration, const std::vector<std::string> &words) {
  for (const std::string &word : words) {
    if (word == "--")
      break;
    if (!word.starts_with("--") || !word.ends_with('='))
      continue;
    const Option *option = declaration.find(std::string_view(word).substr(0, word.size() - 1));
    if (option && option->takes != Takes::Nothing)
      return option->name() + " wants a value: " + option->value;
  }
  return "";
}

std::string mismatch(const Declaration &declaration, const std::string &what) {
  const std::string name = what.substr(0, what.find_first_of(": ")); // of a switch without its dashes
  if (const Option *option = declaration.find(name))
    return name + " wants a value: " + option->value;
  return declaration.find("--" + name) ? "--" + name + " takes no value" : what;
}

/// Gives each option its values, in the order of the words.
std::string applyValues(const CLI::App &app, const OptionMap &options) {
  std::unordered_map<const CLI::Option *, size_t> taken;
  for (const CLI::Option *given : app.parse_order()) {
    Option &option = *options.at(given);
    const size_t i = taken[given]++;
    const bool isSwitch = option.takes == Takes::Nothing;
    if (i >= given->results().size())
      continue;
    const std::string value = isSwitch ? "" : given->results()[i];
    if (option.isArgument() && !option.isRepeated && i == 1)
      return "two " + option.noun.substr(option.noun.find(' ') + 1) + "s: '" + given->results()[0] + "' and '" + value +
             "'" + (option.hint.empty() ? "" : " (" + option.hint + ")");
    ++option.count;
    if (option.takes == Takes::File)
      option.files.push_back(value);
    if (std::string wrong = option.set(value); !wrong.empty())
      return option.name() + " " + wrong;
  }
  return "";
}

} // namespace

ParseProblem parse(Declaration &declaration, std::vector<std::string> words) {
  if (std::string problem = emptyValue(declaration, words); !problem.empty())
    return {problem, ""};
  CLI::App app;
  app.set_help_flag("");
  app.allow_extras();
  app.allow_windows_style_options(false);
  OptionMap options;
  for (Option &option : declaration.options)
    options[addOption(app, option)] = &option;
  std::ranges::reverse(words);
  try {
    app.parse(std::move(words));
  } catch (const CLI::ParseError &error) {
    return {mismatch(declaration, error.what()), ""};
  }
  std::vector<std::string> rest = app.remaining();
  std::erase(rest, "--");
  for (const std::string &word : rest)
    if (word.starts_with('-')) {
      const std::string name = word.substr(0, word.find('='));
      return {"unknown option '" + name + "'", name};
    }
  if (!rest.empty())
    return {"'" + rest[0] + "' is one word too many", ""};
  return {applyValues(app, options), ""};
}

std::string missingArgument(const Declaration &declaration, std::string_view subcommand) {
  for (const Option &option : declaration.options)
    if (option.isArgument() && option.isRequired && option.count == 0)
      return option.noun + " is wanted: reify " + std::string(subcommand) + " " + option.value;
  return "";
}

} // namespace reify::cli
