// What a subcommand says of its command line: arguments, options, help. Plain data; parsing, help,
// completion and man pages are all made from it.
#pragma once
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reify::cli {

/// What the value of an option or argument is; completion goes by it.
enum class Takes : uint8_t { Nothing, Text, Number, File, NewFile, Program, OneOf };

/// One option, or one positional argument (whose only name is how it is shown: "FILE").
struct Option {
  std::vector<std::string> names; // "-L", "--library"
  std::string value;              // "FILE"; "" for a switch
  std::string help;
  Takes takes = Takes::Nothing;
  std::vector<std::string> words; // of OneOf: those it may be; of files: the endings, e.g. ".py"
  bool isRepeated = false;        // may be given several times; else the last one counts
  bool isRequired = false;        // of an argument
  std::string noun;               // of an argument: "a model"
  std::string hint;               // of an argument: what to do instead of giving two
  std::string group;              // heading in the help; "" = the options of the subcommand itself
  /// Takes the value; gives what is wrong with it, "" for nothing. Called in the order of the words.
  std::function<std::string(const std::string &value)> set;
  unsigned count = 0;             // how often it was given, known after parsing
  std::vector<std::string> files; // of File: the values, known after parsing

  bool isArgument() const { return !names[0].starts_with('-'); }
  /// The long name, if there is one.
  const std::string &name() const { return names.back(); }
};

/// Filled by a subcommand. The targets must outlive it. References to options stay valid.
class Declaration {
public:
  Option &flag(std::string_view names, bool &target, std::string help);
  Option &flag(std::string_view names, std::function<void()> set, std::string help);
  Option &text(std::string_view names, std::string value, std::string &target, std::string help);
  Option &texts(std::string_view names, std::string value, std::vector<std::string> &target, std::string help);
  /// One or more words with commas between them.
  Option &list(std::string_view names, std::string value, std::vector<std::string> &target, std::string help);
  Option &number(std::string_view names, unsigned &target, std::string help, std::string value = "N");
  Option &number(std::string_view names, std::optional<unsigned> &target, std::string help, std::string value = "N");
  Option &file(std::string_view names, std::string value, std::string &target, std::string help);
  Option &files(std::string_view names, std::string value, std::vector<std::string> &target, std::string help);
  /// One that the program writes.
  Option &newFile(std::string_view names, std::string value, std::string &target, std::string help);
  Option &oneOf(std::string_view names, std::vector<std::string> words, std::string &target, std::string help);
  /// Any other: takes what `set` takes.
  Option &option(std::string_view names, std::string value, Takes takes, std::string help,
                 std::function<std::string(const std::string &value)> set);
  /// A positional argument. Only the last may be repeated.
  Option &argument(std::string value, std::string noun, std::string &target, std::string help);
  Option &arguments(std::string value, std::string noun, std::vector<std::string> &target, std::string help);

  /// The options declared from here on stand below this heading in the help.
  void group(std::string heading) { group_ = std::move(heading); }
  /// Paragraphs between the usage and the options.
  std::string about;
  std::string exitCodes = "0 done, 2 bad input or usage";

  std::deque<Option> options; // and arguments, in the order of declaration
  /// By one of its names; null for none.
  const Option *find(std::string_view name) const;
  unsigned count(std::string_view name) const;

private:
  Option &add(Option option);
  std::string group_;
};

/// What is wrong with text that should be a number from 0 on, which is put into `number`; "" for nothing.
std::string readNumber(std::string_view text, unsigned &number);
void splitCommas(std::string_view text, std::vector<std::string> &parts);

} // namespace reify::cli
