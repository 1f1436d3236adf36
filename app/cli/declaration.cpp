#include "app/cli/declaration.h"

#include <algorithm>
#include <charconv>

namespace reify::cli {

std::string readNumber(std::string_view text, unsigned &number) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size())
    return "wants a number from 0 on, not '" + std::string(text) + "'";
  return "";
}

void splitCommas(std::string_view text, std::vector<std::string> &parts) {
  while (!text.empty()) {
    const size_t end = std::min(text.find(','), text.size());
    if (end != 0)
      parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

static std::string joined(const std::vector<std::string> &words) {
  std::string text;
  for (const std::string &word : words)
    text += (text.empty() ? "" : "|") + word;
  return text;
}

Option &Declaration::add(Option option) {
  option.group = group_;
  options.push_back(std::move(option));
  return options.back();
}

Option &Declaration::option(std::string_view names, std::string value, Takes takes, std::string help,
                            std::function<std::string(const std::string &)> set) {
  Option option;
  splitCommas(names, option.names);
  option.value = std::move(value);
  option.takes = takes;
  option.help = std::move(help);
  option.set = std::move(set);
  return add(std::move(option));
}

Option &Declaration::flag(std::string_view names, std::function<void()> set, std::string help) {
  return option(names, "", Takes::Nothing, std::move(help), [set = std::move(set)](const std::string &) {
    set();
    return std::string();
  });
}

Option &Declaration::flag(std::string_view names, bool &target, std::string help) {
  return flag(names, [&target] { target = true; }, std::move(help));
}

static auto assign(std::string &target) {
  return [&target](const std::string &value) {
    target = value;
    return std::string();
  };
}

static auto append(std::vector<std::string> &target) {
  return [&target](const std::string &value) {
    target.push_back(value);
    return std::string();
  };
}

Option &Declaration::text(std::string_view names, std::string value, std::string &target, std::string help) {
  return option(names, std::move(value), Takes::Text, std::move(help), assign(target));
}

Option &Declaration::texts(std::string_view names, std::string value, std::vector<std::string> &target,
                           std::string help) {
  Option &added = option(names, std::move(value), Takes::Text, std::move(help), append(target));
  added.isRepeated = true;
  return added;
}

Option &Declaration::list(std::string_view names, std::string value, std::vector<std::string> &target,
                          std::string help) {
  Option &added = option(names, std::move(value), Takes::Text, std::move(help), [&target](const std::string &text) {
    splitCommas(text, target);
    return std::string();
  });
  added.isRepeated = true;
  return added;
}

Option &Declaration::number(std::string_view names, unsigned &target, std::string help, std::string value) {
  return option(names, std::move(value), Takes::Number, std::move(help),
                [&target](const std::string &text) { return readNumber(text, target); });
}

Option &Declaration::number(std::string_view names, std::optional<unsigned> &target, std::string help,
                            std::string value) {
  return option(names, std::move(value), Takes::Number, std::move(help),
                [&target](const std::string &text) { return readNumber(text, target.emplace()); });
}

Option &Declaration::file(std::string_view names, std::string value, std::string &target, std::string help) {
  return option(names, std::move(value), Takes::File, std::move(help), assign(target));
}

Option &Declaration::files(std::string_view names, std::string value, std::vector<std::string> &target,
                           std::string help) {
  Option &added = option(names, std::move(value), Takes::File, std::move(help), append(target));
  added.isRepeated = true;
  return added;
}

Option &Declaration::newFile(std::string_view names, std::string value, std::string &target, std::string help) {
  return option(names, std::move(value), Takes::NewFile, std::move(help), assign(target));
}

Option &Declaration::oneOf(std::string_view names, std::vector<std::string> words, std::string &target,
                           std::string help) {
  auto set = [&target, words](const std::string &value) {
    target = value;
    if (std::ranges::find(words, value) != words.end())
      return std::string();
    std::string all;
    for (size_t i = 0; i < words.size(); ++i)
      all += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    return "wants " + all + ", not '" + value + "'";
  };
  Option &added = option(names, joined(words), Takes::OneOf, std::move(help), std::move(set));
  added.words = std::move(words);
  return added;
}

Option &Declaration::argument(std::string value, std::string noun, std::string &target, std::string help) {
  Option &added = option(value, value, Takes::File, std::move(help), assign(target));
  added.isRequired = true;
  added.noun = std::move(noun);
  return added;
}

Option &Declaration::arguments(std::string value, std::string noun, std::vector<std::string> &target,
                               std::string help) {
  Option &added = option(value, value, Takes::File, std::move(help), append(target));
  added.isRequired = added.isRepeated = true;
  added.noun = std::move(noun);
  return added;
}

const Option *Declaration::find(std::string_view name) const {
  for (const Option &option : options)
    if (std::ranges::find(option.names, name) != option.names.end())
      return &option;
  return nullptr;
}

unsigned Declaration::count(std::string_view name) const {
  const Option *option = find(name);
  return option ? option->count : 0;
}

} // namespace reify::cli
