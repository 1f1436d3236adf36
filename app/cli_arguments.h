// The options of the subcommands, and the table they are parsed and explained from. (Not llvm::cl:
// its options are one global namespace with LLVM's own.)
#pragma once
#include "engine/session/session.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace reify {

enum class OutputFormat : uint8_t { Text, Json };

struct CliArguments {
  bool hasErrors = false; // of the run, known when it is over
  SessionInputs inputs;
  std::optional<bool> decompose; // as asked for; by default for the lowering, not for a given pipeline
  std::string op; // name or "%value"
  OutputFormat format = OutputFormat::Text;
  std::optional<uint32_t> step;
  bool before = false;
  bool locations = false;
  bool lines = false;
  bool firstOnly = false;
  std::vector<std::string> breakpoints; // FILE:LINE
  bool wantsHelp = false;
};

/// One option of some subcommands.
struct CliOption {
  std::string_view name;     // "--library"
  std::string_view argument; // "FILE"; "" for a switch
  std::string_view commands; // the subcommands that take it, e.g. "trace show"
  std::string_view help;
  /// Takes the value; gives what is wrong with it, "" for nothing.
  std::string (*set)(CliArguments &arguments, std::string_view value);
};
std::span<const CliOption> cliOptions();

/// Reads argv[2] and on. What is wrong goes to `problem`; nothing is returned then.
std::optional<CliArguments> parseCliArguments(std::string_view command, int argc, char **argv,
                                              std::string &problem);

/// Of `known` the one that is most like `word`; "" if none is close.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

} // namespace reify
