#include "engine/check/torch_process.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace reify::check {

using Json = nlohmann::json;

TorchProcess::~TorchProcess() { stop(); }

void TorchProcess::stop() {
  for (int *end : {&in_, &out_})
    if (*end >= 0) {
      close(*end);
      *end = -1;
    }
  if (process_ > 0) {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  process_ = -1;
  buffer_.clear();
}

bool TorchProcess::start(std::string &problem) {
  int requests[2], answers[2];
  if (pipe2(requests, O_CLOEXEC) != 0)
    return false;
  if (pipe2(answers, O_CLOEXEC) != 0) {
    close(requests[0]), close(requests[1]);
    return false;
  }
  const char *given = std::getenv("REIFY_PYTHON");
  std::string python = !inputs_.python.empty() ? inputs_.python : given && *given ? given : "python3";
  std::vector<std::string> words = {python, script_};
  words.insert(words.end(), inputs_.modules.begin(), inputs_.modules.end());
  std::vector<char *> arguments;
  for (std::string &word : words)
    arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, requests[0], 0);
  posix_spawn_file_actions_adddup2(&actions, answers[1], 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  int error = posix_spawnp(&process_, python.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(requests[0]);
  close(answers[1]);
  in_ = requests[1];
  out_ = answers[0];
  if (error != 0) {
    process_ = -1;
    stop();
    problem = "cannot run '" + python + "': " + std::strerror(error);
    return false;
  }
  std::string line;
  constexpr std::chrono::seconds kImport(120); // of PyTorch and the user's modules, on a cold disk
  Json hello = readLine(line, kImport) ? Json::parse(line, nullptr, false) : Json();
  if (hello.is_object() && hello.contains("ready"))
    return true;
  problem = hello.is_object() && hello.contains("fatal") ? "'" + python + "': " + hello["fatal"].get<std::string>()
                                                          : "'" + python + "' gave no answer";
  stop();
  return false;
}

bool TorchProcess::readLine(std::string &line, std::chrono::seconds limit) {
  auto end = std::chrono::steady_clock::now() + limit;
  for (;;) {
    if (size_t newline = buffer_.find('\n'); newline != std::string::npos) {
      line = buffer_.substr(0, newline);
      buffer_.erase(0, newline + 1);
      return true;
    }
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()).count();
    pollfd waiting{out_, POLLIN, 0};
    int ready = left > 0 ? poll(&waiting, 1, int(left)) : 0;
    if (ready < 0 && errno == EINTR)
      continue;
    if (ready <= 0)
      return false;
    char chunk[4096];
    ssize_t count = read(out_, chunk, sizeof chunk);
    if (count <= 0)
      return false;
    buffer_.append(chunk, size_t(count));
  }
}

static Json toJson(const Literal &literal) {
  switch (literal.kind) {
  case LiteralKind::Bool: return {"b", literal.boolean};
  case LiteralKind::Int:
  case LiteralKind::Dtype: return {"i", literal.integer};
  case LiteralKind::Float: {
    char text[40];
    std::snprintf(text, sizeof text, "%.17g", literal.floating);
    return {"f", text};
  }
  case LiteralKind::Str: return {"s", literal.text};
  case LiteralKind::Tensor: return {"t", literal.sizes, literal.integer};
  case LiteralKind::List:
  case LiteralKind::Tuple: {
    Json elements = Json::array();
    for (const Literal &element : literal.elements)
      elements.push_back(toJson(element));
    return {"l", elements};
  }
  default: return Json::array({"n"});
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
  if (process_ < 0 && !start(answer.text)) {
    answer.kind = TorchAnswer::Kind::Fatal;
    return answer;
  }
  for (size_t written = 0; written < request.size();) {
    ssize_t count = write(in_, request.data() + written, request.size() - written);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      break;
    written += size_t(count);
  }
  std::string line;
  if (readLine(line, std::chrono::seconds(inputs_.secondsPerCall)))
    return parseAnswer(line);
  stop();
  answer.text = "PyTorch crashed on this call, or took longer than " + std::to_string(inputs_.secondsPerCall) + " s";
  return answer;
}

} // namespace reify::check
