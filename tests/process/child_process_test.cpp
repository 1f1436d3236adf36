#include "engine/process/child_process.h"
#include "engine/process/python.h"

#include <csignal>
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <sys/wait.h>
#include <thread>

using namespace reify;
using namespace std::chrono_literals;
using Read = ChildProcess::Read;

TEST_CASE("a child talks in lines, and what it says to standard error is kept") {
  ChildProcess child;
  std::string problem, line;
  REQUIRE(child.start({"sh", "-c", "echo oops >&2; while read x; do echo \"got $x\"; done; echo last"}, problem));
  CHECK(child.write("one\ntwo\n"));
  REQUIRE(child.readLine(line, 10s) == Read::Line);
  CHECK(line == "got one");
  REQUIRE(child.readLine(line, 10s) == Read::Line);
  CHECK(line == "got two");
  CHECK(child.readLine(line, 50ms) == Read::Late);
  CHECK(child.errors() == "oops\n");
  CHECK(child.isRunning());
  child.stop();
  CHECK_FALSE(child.isRunning());
}

TEST_CASE("a child that ends, crashes or was never there is told") {
  ChildProcess child;
  std::string problem, line;
  CHECK_FALSE(child.start({"/no/such/program"}, problem));
  CHECK(problem == "cannot run '/no/such/program': No such file or directory");
  REQUIRE(child.start({"sh", "-c", "kill -SEGV $$"}, problem));
  CHECK(child.readLine(line, 10s) == Read::Ended);
  const int status = child.stop();
  CHECK((WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV));
  REQUIRE(child.start({"true"}, problem));
  CHECK(child.readLine(line, 10s) == Read::Ended);
}

TEST_CASE("waiting for a child can be cancelled, and what it started ends with it") {
  ChildProcess child;
  std::string problem, line;
  REQUIRE(child.start({"sh", "-c", "sleep 1000 & echo $!; wait"}, problem));
  REQUIRE(child.readLine(line, 10s) == Read::Line);
  const pid_t grandchild = pid_t(std::stol(line));
  std::atomic<bool> cancel{false};
  std::jthread canceller([&] {
    std::this_thread::sleep_for(50ms);
    cancel = true;
  });
  const auto began = std::chrono::steady_clock::now();
  CHECK(child.readLine(line, 1000s, &cancel) == Read::Cancelled);
  CHECK(std::chrono::steady_clock::now() - began < 60s);
  child.stop();
  // Gone, or left for init to collect.
  const auto isAlive = [&] {
    std::ifstream stat("/proc/" + std::to_string(grandchild) + "/stat");
    std::string pid, name, state;
    return bool(stat >> pid >> name >> state) && state != "Z";
  };
  for (int i = 0; i < 100 && isAlive(); ++i)
    std::this_thread::sleep_for(50ms);
  CHECK_FALSE(isAlive());
}

TEST_CASE("much output on standard error does not stop a child") {
  ChildProcess child;
  std::string problem, line;
  REQUIRE(child.start({"sh", "-c", "yes error | head -c 300000 >&2; echo done"}, problem));
  REQUIRE(child.readLine(line, 60s) == Read::Line);
  CHECK(line == "done");
  CHECK(child.errors().size() <= 20480);
}

TEST_CASE("the Python that is asked for goes before the environment's") {
  CHECK(choosePython("/opt/python").program == "/opt/python");
  setenv("VIRTUAL_ENV", "/venv", 1);
  unsetenv("REIFY_PYTHON");
  CHECK(choosePython("").program == "/venv/bin/python");
  setenv("REIFY_PYTHON", "mine", 1);
  CHECK(choosePython("").program == "mine");
  CHECK(choosePython("").reason == "named by REIFY_PYTHON");
  unsetenv("REIFY_PYTHON");
  unsetenv("VIRTUAL_ENV");
  CHECK(choosePython("").program == "python3");
}
