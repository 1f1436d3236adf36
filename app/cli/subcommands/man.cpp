// reify man [SUBCOMMAND]: a manual page in roff.
#include "app/build_facts.h"
#include "app/cli/help.h"

#include <cstdio>
#include <ostream>
#include <sstream>

namespace reify::cli {
namespace {

/// The first letter of UTF-8 text as a code point; moves on behind it.
unsigned takeLetter(std::string_view &text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  const size_t bytes = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  unsigned letter = bytes == 1 ? lead : lead & (0x7f >> bytes);
  for (size_t i = 1; i < bytes && i < text.size(); ++i)
    letter = letter << 6 | (text[i] & 0x3f);
  text.remove_prefix(std::min(bytes, text.size()));
  return letter;
}

/// Text that roff prints as it stands.
std::string escaped(std::string_view text) {
  std::string roff;
  if (text.starts_with('.') || text.starts_with('\''))
    roff = "\\&";
  while (!text.empty()) {
    const unsigned letter = takeLetter(text);
    if (letter == '\\') {
      roff += "\\e";
    } else if (letter == '-') {
      roff += "\\-";
    } else if (letter == '\'') {
      roff += "\\(aq";
    } else if (letter == '`') {
      roff += "\\(ga";
    } else if (letter == '^') {
      roff += "\\(ha";
    } else if (letter == '~') {
      roff += "\\(ti";
    } else if (letter < 0x80) {
      roff += char(letter);
    } else {
      char code[16];
      std::snprintf(code, sizeof code, "\\[u%04X]", letter);
      roff += code;
    }
  }
  return roff;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

std::string sentence(std::string_view text) {
  std::string capital(text);
  capital[0] = char(std::toupper(capital[0]));
  return capital + (capital.ends_with('.') ? "" : ".");
}

/// Lines that begin with a blank are examples.
void printParagraphs(std::string_view text, std::ostream &out) {
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    if (line.empty())
      out << ".PP\n";
    else if (line.starts_with(' '))
      out << ".EX\n" << escaped(line) << "\n.EE\n";
    else
      out << escaped(line) << '\n';
  }
}

void printSynopsis(const CommandRow &row, const Declaration &declaration, std::ostream &out) {
  out << ".SH SYNOPSIS\n";
  bool isFirst = true;
  for (const std::string &line : usageLines(row, declaration)) {
    const size_t name = row.fullName().size();
    out << (isFirst ? "" : ".br\n") << bold(std::string_view(line).substr(0, name))
        << escaped(std::string_view(line).substr(name)) << '\n';
    isFirst = false;
  }
}

void printOption(const Option &option, std::ostream &out) {
  out << ".TP\n";
  if (option.isArgument()) {
    out << italic(option.value) << '\n';
  } else {
    for (size_t i = 0; i < option.names.size(); ++i)
      out << (i == 0 ? "" : ", ") << bold(option.names[i]);
    out << (option.value.empty() ? "" : " " + italic(option.value)) << '\n';
  }
  printParagraphs(
      sentence(option.help + (option.isRepeated && !option.isArgument() ? "; may be given several times" : "")), out);
}

std::string pageName(const CommandRow &row) { return row.name.empty() ? "reify" : "reify-" + std::string(row.name); }

void printPage(const CommandRow &row, std::ostream &out) {
  const DeclaredCommand command(row);
  std::string title = pageName(row);
  for (char &c : title)
    c = char(std::toupper(c));
  out << ".TH " << escaped(title) << " 1 \"\" \"Reify " << buildFacts().version << "\" \"Reify\"\n"
      << ".SH NAME\n"
      << escaped(pageName(row)) << " \\- " << escaped(row.summary) << '\n';
  printSynopsis(row, command.declaration, out);
  out << ".SH DESCRIPTION\n" << escaped(sentence(row.summary)) << '\n';
  if (!command.declaration.about.empty()) {
    out << ".PP\n";
    printParagraphs(command.declaration.about, out);
  }
  if (row.name.empty()) {
    out << ".SH SUBCOMMANDS\n";
    for (const CommandRow &other : commands())
      if (!other.name.empty())
        out << ".TP\n" << bold(other.name) << '\n' << escaped(sentence(other.summary)) << '\n';
  }
  for (const auto &[heading, options] : groupsOf(command.declaration)) {
    out << ".SH " << escaped([&] {
      std::string capitals = heading;
      for (char &c : capitals)
        c = char(std::toupper(c));
      return capitals;
    }()) << '\n';
    for (const Option *option : options)
      printOption(*option, out);
  }
  out << ".SH EXIT STATUS\n" << escaped(sentence(command.declaration.exitCodes)) << "\n.SH SEE ALSO\n";
  std::string separator;
  for (const CommandRow &other : commands())
    if (other.name != row.name) {
      out << separator << bold(pageName(other)) << "(1)";
      separator = ",\n";
    }
  out << '\n';
}

class Man : public Subcommand {
public:
  void declare(Declaration &declaration) override {
    Option &name = declaration.argument("SUBCOMMAND", "a subcommand", name_,
                                        "the one that the page is of; without it that of reify itself");
    name.isRequired = false;
    name.takes = Takes::OneOf;
    for (std::string_view command : commandNames())
      name.words.emplace_back(command);
    declaration.about = "To read it: reify man trace | man -l -";
  }
  int run(Terminal &terminal) override {
    const CommandRow *row = name_.empty() ? &commands()[0] : findCommand(name_);
    if (!row) {
      terminal.err << "reify: there is no subcommand '" << name_ << "'" << nearCommand(name_) << '\n';
      return kBadInput;
    }
    printPage(*row, terminal.out);
    return kGood;
  }

private:
  std::string name_;
};

} // namespace

std::unique_ptr<Subcommand> makeMan() { return std::make_unique<Man>(); }

} // namespace reify::cli
