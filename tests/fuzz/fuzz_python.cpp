// Feeds broken Python libraries to the compiler: fuzz_python [--seed N] [--seconds S] [--save FOLDER] FILE.py...
//
// Workers run in processes of their own; one that crashes or hangs leaves the text that it was at, which is
// saved, and the next goes on behind it. Exit code 1 when something was found. Built with REIFY_FUZZER it is
// a libFuzzer target instead (see docs/testing.md).
#include "tests/fuzz/mutate.h"
#include "tests/fuzz/python_library.h"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <set>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace reify::test;

#ifdef REIFY_FUZZER
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string problem = tryLibrary({reinterpret_cast<const char *>(data), size});
  if (problem.empty())
    return 0;
  std::cerr << problem << '\n';
  std::abort();
}
#else

namespace {

constexpr unsigned kBatch = 400;       // texts a worker
constexpr unsigned kSecondsForOne = 5; // more is a hang
constexpr size_t kMostBytes = 1 << 20;

/// What parent and worker share.
struct Shared {
  unsigned done;
  size_t size;
  char text[kMostBytes];
  char problem[4096];
};

/// The functions of a file in pieces of some, so that one text is compiled fast.
void addPieces(const std::string &file, std::vector<std::string> &corpus) {
  std::ifstream in(file, std::ios::binary);
  std::string line, head, piece;
  unsigned functions = 0;
  bool isInHead = true;
  auto flush = [&] {
    if (!piece.empty())
      corpus.push_back(head + piece);
    piece.clear();
    functions = 0;
  };
  while (std::getline(in, line)) {
    bool begins = line.starts_with("def ") || line.starts_with("@");
    isInHead &= !begins;
    if (line.starts_with("def ") && ++functions > 4)
      flush();
    (isInHead ? head : piece) += line + "\n";
  }
  flush();
}

/// Ends the process after so many seconds of processor time: a busy machine is no hang. 0: no limit.
void limit(unsigned seconds) {
  itimerval timer{};
  timer.it_value.tv_sec = seconds;
  setitimer(ITIMER_PROF, &timer, nullptr);
  alarm(seconds * 60);
}

void work(Shared &shared, const std::vector<std::string> &corpus, unsigned seed) {
  Mutator mutator(corpus, seed);
  for (shared.done = 0; shared.done < kBatch; ++shared.done) {
    std::string text = mutator.next();
    if (text.size() > kMostBytes)
      continue;
    shared.size = text.size();
    std::memcpy(shared.text, text.data(), text.size());
    limit(kSecondsForOne);
    std::string problem = tryLibrary(text);
    limit(0);
    if (problem.empty())
      continue;
    std::snprintf(shared.problem, sizeof shared.problem, "%s", problem.c_str());
    _exit(3);
  }
  _exit(0);
}

} // namespace

int main(int argc, char **argv) {
  unsigned seed = 1, seconds = 5;
  std::string folder = ".";
  std::vector<std::string> corpus;
  for (int i = 1; i < argc; ++i) {
    std::string word = argv[i];
    if (word == "--seed" && i + 1 < argc)
      seed = unsigned(std::atoi(argv[++i]));
    else if (word == "--seconds" && i + 1 < argc)
      seconds = unsigned(std::atoi(argv[++i]));
    else if (word == "--save" && i + 1 < argc)
      folder = argv[++i];
    else
      addPieces(word, corpus);
  }
  if (corpus.empty()) {
    std::cerr << "usage: fuzz_python [--seed N] [--seconds S] [--save FOLDER] FILE.py...\n";
    return 2;
  }
  void *memory = mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  Shared &shared = *static_cast<Shared *>(memory);
  auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
  unsigned long tried = 0;
  std::set<std::string> found;
  while (std::chrono::steady_clock::now() < end) {
    pid_t worker = fork();
    if (worker == 0)
      work(shared, corpus, seed);
    int status = 0;
    waitpid(worker, &status, 0);
    tried += shared.done;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
      std::string what = !WIFSIGNALED(status) ? shared.problem
                         : WTERMSIG(status) == SIGALRM || WTERMSIG(status) == SIGPROF
                             ? "takes longer than " + std::to_string(kSecondsForOne) + " s"
                             : "crashes: signal " + std::to_string(WTERMSIG(status));
      std::string file = folder + "/found-" + std::to_string(seed) + "-" + std::to_string(shared.done) + ".py";
      std::ofstream(file, std::ios::binary) << std::string_view(shared.text, shared.size);
      found.insert(what);
      std::cout << "FAILED " << file << ": " << what << std::endl;
    }
    ++seed;
  }
  std::cout << tried << " texts\n" << "fuzz: " << (found.empty() ? 1 : 0) << " passed, " << found.size() << " failed\n";
  return found.empty() ? 0 : 1;
}
#endif
