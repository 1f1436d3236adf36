// A program that runs beside this one and talks in lines: a crash or a hang there is an answer here.
#pragma once
#include <atomic>
#include <chrono>
#include <string>
#include <sys/types.h>
#include <vector>

namespace reify {

class ChildProcess {
public:
  ChildProcess() = default;
  ~ChildProcess() { stop(); }
  ChildProcess(const ChildProcess &) = delete;
  ChildProcess &operator=(const ChildProcess &) = delete;

  /// Runs `words[0]`, looked up on PATH, with pipes for its input, output and errors and with no other file
  /// of this program. False with the reason in `problem`. A process that was running before is ended.
  bool start(std::vector<std::string> words, std::string &problem);
  bool isRunning() const { return process_ > 0; }
  /// False when the process does not read any more.
  bool write(const std::string &text);

  enum class Read : uint8_t { Line, Late, Ended, Cancelled };
  /// The next line of its output, without its end. Blocks for `limit` at most, and not much longer than
  /// until `cancel` is set.
  Read readLine(std::string &line, std::chrono::milliseconds limit, const std::atomic<bool> *cancel = nullptr);
  /// The last that it wrote to standard error, some thousand bytes at most.
  const std::string &errors() const { return errors_; }
  /// Ends it and what it has started, at once. Its exit status, as waitpid gives it; -1 when there was none.
  int stop();

private:
  bool takeOutput(int &from, std::string &to);

  pid_t process_ = -1;
  int in_ = -1, out_ = -1, err_ = -1; // ours: to write to, to read from
  std::string buffer_, errors_;
};

} // namespace reify
