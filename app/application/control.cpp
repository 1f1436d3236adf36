#include "app/application/control.h"

#include "app/application/application.h"
#include "engine/export/json.h"

#include <cerrno>
#include <charconv>
#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace reify {

using Json = nlohmann::ordered_json;

static int connectTo(const std::string &path, std::string &problem) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) {
    problem = "the path of the socket is too long: " + path;
    return -1;
  }
  std::memcpy(address.sun_path, path.data(), path.size());
  const int channel = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (channel >= 0 && connect(channel, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0)
    return channel;
  problem = "--control " + path + ": " + std::strerror(errno);
  if (channel >= 0)
    close(channel);
  return -1;
}

std::unique_ptr<Control> Control::open(const std::string &channel, void (*wake)(), std::string &problem) {
  int number = -1;
  const char *end = channel.data() + channel.size();
  if (auto [stop, error] = std::from_chars(channel.data(), end, number); error != std::errc() || stop != end) {
    number = connectTo(channel, problem);
    return number < 0 ? nullptr : std::unique_ptr<Control>(new Control(number, wake));
  }
  // A descriptor that nobody handed down might be one of the program's own by now: sockets are the only kind taken.
  struct stat status;
  if (number < 3 || fstat(number, &status) != 0 || !S_ISSOCK(status.st_mode)) {
    problem = "--control " + channel + " is not the number of a socket that this program was given";
    return nullptr;
  }
  fcntl(number, F_SETFD, FD_CLOEXEC); // not for programs that are started from here
  return std::unique_ptr<Control>(new Control(number, wake));
}

Control::Control(int channel, void (*wake)()) : channel_(channel), wake_(wake), reader_([this] { listen(); }) {}

Control::~Control() {
  if (isWaiting_) // for what closed the window
    say({{"id", *id_}, {"ok", true}});
  say({{"event", "closed"}});
  shutdown(channel_, SHUT_RDWR); // ends the reader
  reader_.join();
  close(channel_);
}

/// Until the other side is gone; the window then stays, and goes on without it.
void Control::listen() {
  constexpr size_t kLongestLine = 1 << 24;
  std::string buffer;
  char chunk[4096];
  for (;;) {
    const ssize_t count = recv(channel_, chunk, sizeof chunk, 0);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0 || buffer.size() > kLongestLine)
      return;
    buffer.append(chunk, size_t(count));
    for (size_t newline; (newline = buffer.find('\n')) != std::string::npos; buffer.erase(0, newline + 1)) {
      std::lock_guard lock(mutex_);
      lines_.push_back(buffer.substr(0, newline));
    }
    if (wake_)
      wake_();
  }
}

void Control::say(const Json &message) {
  const std::string line = text(message) + "\n";
  for (size_t sent = 0; sent < line.size();) {
    const ssize_t count = send(channel_, line.data() + sent, line.size() - sent, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return;
    sent += size_t(count);
  }
}

/// Whether the request is about what is shown, and so waits for a run that is on its way. Another program and the end
/// do not.
static bool asksOfTheRun(const std::string &line) {
  const Json request = Json::parse(line, nullptr, /*allow_exceptions=*/false);
  return request.is_object() && !request.contains("open") && !request.contains("reload") && !request.contains("close");
}

void Control::serve(Application &application) {
  if (!isReady_) {
    isReady_ = true;
    say({{"event", "ready"}});
  }
  for (;;) {
    if (isWaiting_ && !application.isSettled())
      return;
    if (isWaiting_)
      answer(application, "");
    std::string line;
    {
      std::lock_guard lock(mutex_);
      if (lines_.empty() || (asksOfTheRun(lines_.front()) && !application.isSettled()))
        return;
      line = std::move(lines_.front());
      lines_.pop_front();
    }
    carryOut(application, line);
  }
}

void Control::carryOut(Application &application, const std::string &line) {
  const Json request = Json::parse(line, nullptr, /*allow_exceptions=*/false);
  id_ = std::make_unique<Json>(request.is_object() && request.contains("id") ? request["id"] : Json());
  wasRun_ = false;
  isWaiting_ = true;
  const std::string problem =
      request.is_object() ? begin(application, request) : "a line of JSON, an object, is wanted";
  if (!problem.empty())
    answer(application, problem);
}

/// Of an "open" request; `problem` says what is wrong with it.
static OpenFiles filesIn(const Json &request, std::string &problem) {
  OpenFiles files;
  if (auto model = request.find("model"); model != request.end()) {
    if (model->is_string())
      files.model = model->get<std::string>();
    else
      problem = "open: the model is the path of a file";
  }
  if (auto libraries = request.find("libraries"); libraries != request.end()) {
    files.libraries.emplace();
    for (const Json &library : *libraries)
      if (library.is_string())
        files.libraries->push_back(library.get<std::string>());
      else
        problem = "open: libraries are the paths of files";
  }
  return files;
}

std::string Control::begin(Application &application, const Json &request) {
  std::string problem;
  if (auto open = request.find("open"); open != request.end()) {
    OpenFiles files = open->is_object() ? filesIn(*open, problem) : OpenFiles();
    if (problem.empty() && files.model.empty() && !files.libraries)
      problem = "open: a model or libraries are wanted";
    wasRun_ = problem.empty();
    if (problem.empty())
      application.dispatch(std::move(files));
    return problem;
  }
  if (request.contains("reload")) {
    wasRun_ = true;
    application.dispatch(Reload{});
    return "";
  }
  if (auto name = request.find("select"); name != request.end())
    return name->is_string() ? application.playback().selectByName(name->get<std::string>())
                             : "select: the name of a value is wanted";
  if (auto id = request.find("command"); id != request.end())
    return id->is_string() ? application.runCommand(id->get<std::string>()) : "command: the id of a command is wanted";
  if (request.contains("status")) {
    wasRun_ = true;
    return "";
  }
  if (request.contains("close")) {
    answer(application, "");
    application.dispatch(Quit{});
    return "";
  }
  return "nothing that is known is asked for: open, reload, select, command, status or close";
}

void Control::answer(Application &application, const std::string &error) {
  isWaiting_ = false;
  const RunStatus &status = statusOf(application.scene());
  Json message = {{"id", id_ ? *id_ : Json()}};
  std::string problem = error;
  if (wasRun_)
    for (const Diagnostic &diagnostic : status.problems)
      if (problem.empty() && diagnostic.severity == Severity::Error)
        problem = toString(diagnostic);
  if (problem.empty())
    message["ok"] = true;
  else
    message["error"] = problem;
  if (wasRun_) {
    message["model"] = status.model;
    message["libraries"] = status.libraries;
    if (application.documents().contractHolds())
      message["contractHolds"] = *application.documents().contractHolds();
    message["diagnostics"] = toJson(status.problems);
  }
  say(message);
}

} // namespace reify
