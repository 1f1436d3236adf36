#include "app/cli/commands.h"
#include "app/cli/parse.h"
#include "app/near_word.h"
#include "engine/source/near_names.h"

#include <doctest/doctest.h>

#include <vector>

using namespace reify::cli;

namespace {

/// Options of every kind.
struct Example {
  Declaration declaration;
  std::string file, format = "text", order;
  std::vector<std::string> libraries, names;
  unsigned count = 0;
  std::optional<unsigned> step;
  bool before = false;

  Example() {
    declaration.argument("FILE", "a model", file, "help").hint = "libraries go behind --library";
    declaration.files("-L,--library", "FILE", libraries, "help");
    declaration.list("--names", "NAMES", names, "help");
    declaration.number("--count", count, "help");
    declaration.number("--step", step, "help");
    declaration.flag("--before", before, "help");
    declaration.flag("--on", [this] { order += '+'; }, "help");
    declaration.flag("--off", [this] { order += '-'; }, "help");
    declaration.oneOf("--format", {"text", "json", "junit"}, format, "help");
  }
  std::string parse(std::vector<std::string> words) { return reify::cli::parse(declaration, words).message; }
};

} // namespace

TEST_CASE("options are read in all their spellings") {
  Example e;
  CHECK(e.parse({"m.mlir", "--library", "a.py", "--library=b.py", "-L", "c.py", "-Ld.py", "--format=json", "--names",
                 "aten.size,my.q", "--names=x", "--count", "3", "--before"}) == "");
  CHECK(e.file == "m.mlir");
  CHECK(e.libraries == std::vector<std::string>{"a.py", "b.py", "c.py", "d.py"});
  CHECK(e.format == "json");
  CHECK(e.names == std::vector<std::string>{"aten.size", "my.q", "x"});
  CHECK(e.count == 3);
  CHECK(e.before);
  CHECK_FALSE(e.step);
}

TEST_CASE("the last of several counts, in the order of the words") {
  Example e;
  CHECK(e.parse({"--on", "--off", "--on", "--format", "json", "--format", "text"}) == "");
  CHECK(e.order == "+-+");
  CHECK(e.format == "text");
}

TEST_CASE("behind -- everything is an argument, and - is one") {
  Example dashes;
  CHECK(dashes.parse({"--before", "--", "--odd-name.mlir"}) == "");
  CHECK(dashes.file == "--odd-name.mlir");
  Example stdin;
  CHECK(stdin.parse({"-", "--library", "-"}) == "");
  CHECK(stdin.file == "-");
  CHECK(stdin.libraries == std::vector<std::string>{"-"});
  Example brackets; // words are words, whatever is in them
  CHECK(brackets.parse({"[a,b]", "--library", "[c,d]", "--names=[e]"}) == "");
  CHECK(brackets.file == "[a,b]");
  CHECK(brackets.libraries == std::vector<std::string>{"[c,d]"});
}

TEST_CASE("what is wrong with a command line is said") {
  struct Row {
    std::vector<std::string> words;
    const char *problem;
  };
  for (const Row &row : {
           Row{{"a", "b"}, "two models: 'a' and 'b' (libraries go behind --library)"},
           Row{{"m", "--libary", "x"}, "unknown option '--libary'"},
           Row{{"m", "--libary=x"}, "unknown option '--libary'"},
           Row{{"m", "-x"}, "unknown option '-x'"},
           Row{{"m", "--library"}, "--library wants a value: FILE"},
           Row{{"m", "-L"}, "--library wants a value: FILE"},
           Row{{"--library=", "m"}, "--library wants a value: FILE"},
           Row{{"m", "--format", "xml"}, "--format wants text, json or junit, not 'xml'"},
           Row{{"m", "--before=1"}, "--before takes no value"},
           Row{{"m", "--step", "x"}, "--step wants a number from 0 on, not 'x'"},
           Row{{"m", "--step", "-1"}, "--step wants a number from 0 on, not '-1'"},
           Row{{"m", "--count=99999999999"}, "--count wants a number from 0 on, not '99999999999'"},
       }) {
    Example e;
    CAPTURE(row.problem);
    CHECK(e.parse(row.words) == row.problem);
  }
}

TEST_CASE("words that are near are found, others not") {
  const std::vector<std::string_view> known = {"trace", "show", "explain", "check", "ops", "compile"};
  CHECK(reify::nearestName("chekc", known) == "check");
  CHECK(reify::nearestName("chck", known) == "check");
  CHECK(reify::nearestName("complie", known) == "compile");
  CHECK(reify::nearestName("shwo", known) == "show");
  CHECK(reify::nearestName("opps", known) == "ops");
  CHECK(reify::nearestName("model", known) == "");
  CHECK(reify::nearestName("ab", known) == "");
  CHECK(reify::nearestName("", known) == "");
}

TEST_CASE("every subcommand and every option says what it is for") {
  for (const CommandRow &row : commands()) {
    CAPTURE(row.fullName());
    CHECK_FALSE(row.summary.empty());
    const DeclaredCommand command(row);
    bool wasRepeated = false;
    for (const Option &option : command.declaration.options) {
      CAPTURE(option.name());
      CHECK_FALSE(option.help.empty());
      CHECK((option.takes == Takes::Nothing) == option.value.empty());
      CHECK((option.takes != Takes::OneOf || !option.words.empty()));
      if (option.isArgument()) {
        CHECK_FALSE(wasRepeated); // it would take what comes behind it
        wasRepeated = option.isRepeated;
        CHECK_FALSE(option.noun.empty());
      } else {
        CHECK(option.name().starts_with("--"));
        CHECK(command.declaration.find(option.name()) == &option); // declared once
      }
    }
  }
}
