#include "engine/process/child_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace reify {
namespace {

void closeEnd(int &end) {
  if (end >= 0)
    close(end);
  end = -1;
}

/// The child has a group of its own, so that what it starts ends with it, and default signals.
int spawn(pid_t &process, std::vector<std::string> &words, int in, int out, int err) {
  std::vector<char *> arguments;
  for (std::string &word : words)
    arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in, 0);
  posix_spawn_file_actions_adddup2(&actions, out, 1);
  posix_spawn_file_actions_adddup2(&actions, err, 2);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  sigset_t pipes;
  sigemptyset(&pipes);
  sigaddset(&pipes, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &pipes);
  const int error = posix_spawnp(&process, words[0].c_str(), &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

} // namespace

int ChildProcess::stop() {
  for (int *end : {&in_, &out_, &err_})
    closeEnd(*end);
  int status = -1;
  if (process_ > 0) {
    kill(-process_, SIGKILL);
    waitpid(process_, &status, 0);
  }
  process_ = -1;
  buffer_.clear();
  return status;
}

bool ChildProcess::start(std::vector<std::string> words, std::string &problem) {
  stop();
  errors_.clear();
  std::array<std::array<int, 2>, 3> pipes{{{-1, -1}, {-1, -1}, {-1, -1}}};
  int error = 0;
  for (std::array<int, 2> &ends : pipes)
    if (error == 0 && pipe2(ends.data(), O_CLOEXEC) != 0)
      error = errno;
  if (error == 0)
    error = spawn(process_, words, pipes[0][0], pipes[1][1], pipes[2][1]);
  for (int *theirs : {&pipes[0][0], &pipes[1][1], &pipes[2][1]})
    closeEnd(*theirs);
  in_ = pipes[0][1];
  out_ = pipes[1][0];
  err_ = pipes[2][0];
  if (error == 0)
    return true;
  process_ = -1;
  stop();
  problem = "cannot run '" + words[0] + "': " + std::strerror(error);
  return false;
}

bool ChildProcess::write(const std::string &text) {
  for (size_t written = 0; written < text.size();) {
    const ssize_t count = ::write(in_, text.data() + written, text.size() - written);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return false;
    written += size_t(count);
  }
  return true;
}

/// False at the end of `from`, which is closed then.
bool ChildProcess::takeOutput(int &from, std::string &to) {
  char chunk[4096];
  const ssize_t count = read(from, chunk, sizeof chunk);
  if (count < 0 && errno == EINTR)
    return true;
  if (count <= 0) {
    closeEnd(from);
    return false;
  }
  to.append(chunk, size_t(count));
  return true;
}

ChildProcess::Read ChildProcess::readLine(std::string &line, std::chrono::milliseconds limit,
                                          const std::atomic<bool> *cancel) {
  constexpr size_t kMostErrors = 16384;
  constexpr int kLookAtCancel = 100; // milliseconds
  const auto end = std::chrono::steady_clock::now() + limit;
  for (;;) {
    if (const size_t newline = buffer_.find('\n'); newline != std::string::npos) {
      line = buffer_.substr(0, newline);
      buffer_.erase(0, newline + 1);
      return Read::Line;
    }
    if (out_ < 0)
      return Read::Ended;
    if (cancel && *cancel)
      return Read::Cancelled;
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()).count();
    if (left <= 0)
      return Read::Late;
    std::array<pollfd, 2> waiting{{{out_, POLLIN, 0}, {err_, POLLIN, 0}}};
    const int ready =
        poll(waiting.data(), waiting.size(), cancel ? int(std::min<long>(left, kLookAtCancel)) : int(left));
    if (ready < 0 && errno != EINTR)
      return Read::Ended;
    if (ready <= 0)
      continue;
    if (waiting[1].revents && takeOutput(err_, errors_) && errors_.size() > kMostErrors)
      errors_.erase(0, errors_.size() - kMostErrors / 2);
    if (waiting[0].revents)
      takeOutput(out_, buffer_);
  }
}

} // namespace reify
