#include "engine/check/torch_process.h"

#include "engine/process/python.h"

#include <nlohmann/json.hpp>

#include <chrono>

namespace reify::check {

using Json = nlohmann::json;

bool TorchProcess::start(std::string &problem) {
  const ChosenPython python = choosePython(inputs_.python);
  std::vector<std::string> words = {python.program, script_};
  words.insert(words.end(), inputs_.modules.begin(), inputs_.modules.end());
  if (!child_.start(std::move(words), problem))
    return false;
  std::string line;
  constexpr std::chrono::seconds kImport(120); // of PyTorch and the user's modules, on a cold disk
  Json hello = child_.readLine(line, kImport) == ChildProcess::Read::Line ? Json::parse(line, nullptr, false) : Json();
  if (hello.is_object() && hello.contains("ready"))
    return true;
  const std::string name = "'" + python.program + "'";
  problem = hello.is_object() && hello.contains("fatal") ? name + ": " + hello["fatal"].get<std::string>()
                                                         : name + " gave no answer";
  child_.stop();
  return false;
}

static Json toJson(const Literal &literal) {
  switch (literal.kind) {
  case LiteralKind::Bool:
    return {"b", literal.boolean};
  case LiteralKind::Int:
  case LiteralKind::Dtype:
    return {"i", literal.integer};
  case LiteralKind::Float: {
    char text[40];
    std::snprintf(text, sizeof text, "%.17g", literal.floating);
    return {"f", text};
  }
  case LiteralKind::Str:
    return {"s", literal.text};
  case LiteralKind::Tensor:
    return {"t", literal.sizes, literal.integer};
  case LiteralKind::List:
  case LiteralKind::Tuple: {
    Json elements = Json::array();
    for (const Literal &element : literal.elements)
      elements.push_back(toJson(element));
    return {"l", elements};
  }
  default:
    return Json::array({"n"});
  }
}

static TorchAnswer parseAnswer(const std::string &line) {
  TorchAnswer answer;
  Json json = Json::parse(line, nullptr, false);
  if (!json.is_object())
    return answer;
  const std::pair<const char *, TorchAnswer::Kind> kFailures[] = {{"error", TorchAnswer::Kind::Error},
                                                                  {"schema", TorchAnswer::Kind::Schema},
                                                                  {"differs", TorchAnswer::Kind::Differs},
                                                                  {"missing", TorchAnswer::Kind::Missing},
                                                                  {"unsupported", TorchAnswer::Kind::Unsupported}};
  for (auto [name, kind] : kFailures)
    if (json.contains(name)) {
      answer.kind = kind;
      answer.text = json[name].get<std::string>();
    }
  if (!json.contains("results"))
    return answer;
  answer.kind = TorchAnswer::Kind::Results;
  for (const Json &item : json["results"]) {
    TorchAnswer::Result &result = answer.results.emplace_back();
    std::string kind = item[0].get<std::string>();
    if (kind == "t") {
      result.sizes = item[1].get<std::vector<int64_t>>();
      constexpr int64_t kUnnamed = -1; // a dtype newer than the codes known here: not compared
      if (int64_t code = item[2].get<int64_t>(); code != kUnnamed)
        result.dtype = code;
    } else if (kind == "i" || kind == "f" || kind == "b") {
      result.dtype = kind == "i" ? 4 : kind == "f" ? 7 : 11;
    }
  }
  return answer;
}

static Json requestOf(const std::string &op, const std::vector<Literal> &arguments) {
  Json request = {{"op", op}, {"args", Json::array()}};
  for (const Literal &argument : arguments)
    request["args"].push_back(toJson(argument));
  return request;
}

static std::string lineOf(const Json &request) {
  return request.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

TorchAnswer TorchProcess::ask(const std::string &op, const std::vector<Literal> &arguments) {
  return exchange(lineOf(requestOf(op, arguments)));
}

TorchAnswer TorchProcess::askNumbers(const std::string &op, const std::vector<Literal> &arguments,
                                     const std::string &file, const std::string &function) {
  Json request = requestOf(op, arguments);
  request["function"] = {file, function};
  return exchange(lineOf(request));
}

std::string TorchProcess::askSchema(const std::string &op, std::string &fatal) {
  TorchAnswer answer = exchange(lineOf({{"op", op}, {"schema", true}}));
  if (answer.kind == TorchAnswer::Kind::Fatal)
    fatal = answer.text;
  return answer.kind == TorchAnswer::Kind::Schema ? answer.text : "";
}

TorchAnswer TorchProcess::exchange(const std::string &request) {
  TorchAnswer answer;
  if (!child_.isRunning() && !start(answer.text)) {
    answer.kind = TorchAnswer::Kind::Fatal;
    return answer;
  }
  std::string line;
  child_.write(request); // a process that does not read it gives no line either
  if (child_.readLine(line, std::chrono::seconds(inputs_.secondsPerCall)) == ChildProcess::Read::Line)
    return parseAnswer(line);
  child_.stop();
  answer.text = "PyTorch crashed on this call, or took longer than " + std::to_string(inputs_.secondsPerCall) + " s";
  return answer;
}

} // namespace reify::check
