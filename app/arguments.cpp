#include "app/arguments.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace reify {

const char *const kUsage = "usage: reify [FILE] [--library FILE]... [--backend-legal-ops NAMES] "
                           "[--pass-pipeline PIPELINE]\n"
                           "             [--theme light|dark] [--scale FACTOR] [--narrate FILE]\n"
                           "\n"
                           "Opens the window. FILE is a module in MLIR text or bytecode, or a "
                           "folder with a reify.json or a\n"
                           "model.mlir and libraries lib*.mlir. --narrate writes one line a step "
                           "to a file, for screen readers.\n"
                           "\n"
                           "Without a window:\n"
                           "  reify trace FILE [--library FILE]... [--op NAME|SSA] [--format "
                           "text|json]   prints the steps\n"
                           "  reify show FILE [--library FILE]... --step N                         "
                           "      prints the IR at a step\n"
                           "  reify explain FILE [--library FILE]...                               "
                           "      prints the contract report\n"
                           "  reify check OPS.py...                                                "
                           "      runs the tests of op libraries\n"
                           "  reify ops [PATTERN] [--library FILE]...                              "
                           "      lists ops and their functions\n"
                           "  reify new-op SCHEMA                                                  "
                           "      prints a library file for a new op\n"
                           "  reify compile OPS.py... -o OPS.mlir                                  "
                           "      writes what torch-mlir takes\n"
                           "  reify help [COMMAND]                                                 "
                           "      all options of a command\n";

static void splitCommas(std::string_view text, std::vector<std::string> &parts) {
  while (!text.empty()) {
    const size_t end = std::min(text.find(','), text.size());
    if (end)
      parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

std::optional<Arguments> parseArguments(int argc, char **argv, std::string &problem) {
  Arguments arguments;
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    auto value = [&]() -> const char * {
      if (i + 1 < argc)
        return argv[++i];
      problem = std::string(argument) + " needs a value";
      return nullptr;
    };
    const char *text = nullptr;
    if (argument == "--help" || argument == "-h") {
      arguments.wantsHelp = true;
    } else if (argument == "--library" || argument == "-L") {
      if (!(text = value()))
        return std::nullopt;
      arguments.libraries.push_back(text);
    } else if (argument == "--narrate") {
      if (!(text = value()))
        return std::nullopt;
      arguments.narrate = text;
    } else if (argument == "--backend-legal-ops") {
      if (!(text = value()))
        return std::nullopt;
      splitCommas(text, arguments.backendLegalOps);
    } else if (argument == "--pass-pipeline") {
      if (!(text = value()))
        return std::nullopt;
      arguments.passPipeline = text;
    } else if (argument == "--scale") {
      if (!(text = value()))
        return std::nullopt;
      const float scale = std::strtof(text, nullptr);
      if (!(scale >= 0.5f && scale <= 4)) {
        problem = "--scale takes a factor from 0.5 to 4, not \"" + std::string(text) + "\"";
        return std::nullopt;
      }
      arguments.scale = scale;
    } else if (argument == "--theme") {
      if (!(text = value()))
        return std::nullopt;
      if (std::string_view(text) != "light" && std::string_view(text) != "dark") {
        problem = "--theme takes light or dark, not \"" + std::string(text) + "\"";
        return std::nullopt;
      }
      arguments.isLight = std::string_view(text) == "light";
    } else if (argument.starts_with("-") && argument.size() > 1) {
      problem = "unknown option " + std::string(argument);
      return std::nullopt;
    } else if (arguments.model.empty()) {
      arguments.model = argument;
    } else {
      problem = "more than one model: " + arguments.model + " and " + std::string(argument) +
                " (a library goes behind --library)";
      return std::nullopt;
    }
  }
  return arguments;
}

} // namespace reify
