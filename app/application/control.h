// Commands from another program, for the handle that `reify.open` gives back: one JSON object a line over a channel
// that only that program has (`reify --control`), answered by one line each. They go through the same
// dispatch as the user's own.
//
//   {"id": 1, "open": {"model": "net.pt2", "libraries": ["ops.py"]}}   either of them, or both
//   {"id": 2, "reload": true}     {"id": 3, "select": "%relu"}     {"id": 4, "command": "step.next-op"}
//   {"id": 5, "status": true}     {"id": 6, "close": true}
//
// What is selected, run or asked for is so once a run that is on its way has ended; another program, and the end, wait
// for nothing. Answers come when what was asked for is on the screen: {"id": 1, "ok": true, "contractHolds": true,
// "diagnostics": [...]}, or {"id": 1, "error": "...", "diagnostics": [...]}. Without being asked it says {"event":
// "ready"} at first and {"event": "closed"} at the end.
#pragma once
#include <deque>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <thread>

namespace reify {

class Application;

class Control {
public:
  /// `channel` is the number of a file descriptor that was handed down, or the path of a Unix socket to connect to.
  /// Null, with the reason in `problem`, if there is no such thing. `wake` is called when a line has come.
  static std::unique_ptr<Control> open(const std::string &channel, void (*wake)(), std::string &problem);
  ~Control();
  Control(const Control &) = delete;

  /// Carries out what has come and answers what is done. On the thread of the window, between frames.
  void serve(Application &application);

private:
  Control(int channel, void (*wake)());
  void listen();
  void carryOut(Application &application, const std::string &line);
  /// What is wrong with the request; "" once it is on its way.
  std::string begin(Application &application, const nlohmann::ordered_json &request);
  void answer(Application &application, const std::string &error);
  void say(const nlohmann::ordered_json &message);

  int channel_;
  void (*wake_)();
  std::thread reader_;
  std::mutex mutex_; // guards lines_
  std::deque<std::string> lines_;
  bool isReady_ = false;
  bool isWaiting_ = false; // for what the present request asked for
  bool wasRun_ = false;    // it asked for a run, whose outcome is its answer
  std::unique_ptr<nlohmann::ordered_json> id_;
};

} // namespace reify
