#include "engine/export/advice_export.h"

#include "engine/source/input_file.h"

#include <algorithm>
#include <cctype>
#include <ostream>

namespace reify {
namespace {

/// As one word of a POSIX shell.
std::string shellWord(std::string_view word) {
  const bool isPlain = !word.empty() && std::ranges::all_of(word, [](unsigned char c) {
    return std::isalnum(c) != 0 || std::string_view("/._-+=:,@%").find(char(c)) != std::string_view::npos;
  });
  if (isPlain)
    return std::string(word);
  std::string text = "'";
  for (char c : word)
    text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

/// A path that no program takes for an option.
std::string shellPath(const std::string &path) {
  return shellWord(path.starts_with('-') && path.size() > 1 ? "./" + path : path);
}

} // namespace

std::string commandOf(const Trace &trace, const Advice &advice, const ExportOptions &options) {
  // What came in on standard input is to come in again.
  const std::string model = trace.modelFile == kStandardInput ? "-" : shellPath(trace.modelFile);
  if (!advice.elsewhere.empty())
    return "iree-opt --pass-pipeline=" + shellWord(advice.elsewhere) + " " + model + " -o converted.mlir";
  if (advice.pipeline.empty())
    return "";
  std::string command = "reify explain " + model;
  for (const std::string &library : options.libraries)
    command += " --library " + shellPath(library);
  command += " --pass-pipeline=" + shellWord(advice.pipeline);
  std::string legal;
  for (const std::string &op : trace.backendLegalOps)
    legal += (legal.empty() ? "" : ",") + op;
  if (!legal.empty())
    command += " --backend-legal-ops=" + shellWord(legal);
  return command + (trace.decompose ? " --decompose" : "");
}

void writeAdviceText(const Trace &trace, const Advice &advice, const ExportOptions &options, std::ostream &out) {
  const std::string where = toString(advice.place), command = commandOf(trace, advice, options);
  out << '\n' << (where.empty() ? "" : where + ": ") << advice.heading << '\n';
  out << advice.text << '\n';
  if (!command.empty())
    out << "  " << command << '\n';
  if (advice.violations != 0 && !options.all)
    out << advice.violations << (advice.violations == 1 ? " violation follows" : " violations follow")
        << " from this; --all prints " << (advice.violations == 1 ? "it" : "them") << ".\n";
}

nlohmann::ordered_json adviceJson(const Trace &trace, const ContractReport &report, const ExportOptions &options) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Advice &advice : report.advice) {
    nlohmann::ordered_json entry = {{"kind", toString(advice.trait)},
                                    {"heading", advice.heading},
                                    {"text", advice.text},
                                    {"violations", advice.violations}};
    if (!advice.pipeline.empty())
      entry["pipeline"] = advice.pipeline;
    if (!advice.elsewhere.empty())
      entry["pipelineElsewhere"] = advice.elsewhere;
    if (const std::string command = commandOf(trace, advice, options); !command.empty())
      entry["command"] = command;
    if (!advice.place.file.empty())
      entry["place"] = toJson(advice.place);
    list.push_back(std::move(entry));
  }
  return list;
}

} // namespace reify
