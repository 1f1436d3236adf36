// reify_redraw_bench MODEL: opens the model in a window, steps through it in all ways, and prints the
// processor time of engine and views, in milliseconds, from a step to the frame that shows it. Painting
// by OpenGL is left out: without a graphics card it is most of a frame.
#include "app/application/application.h"
#include "app/window/window.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <thread>
#include <vector>

using namespace reify;

/// Of all threads.
static double processorMilliseconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static void frame(Application &application, Window &window) {
  application.update();
  window.frame(application, Paint::Not);
}

static void settle(Application &application, Window &window) {
  frame(application, window);
  while (!application.isSettled()) {
    std::this_thread::sleep_for(std::chrono::microseconds(500));
    frame(application, window);
  }
}

int main(int argc, char **argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: reify_redraw_bench MODEL\n");
    return 2;
  }
  Window window;
  WindowOptions options;
  options.scale = 1;
  std::string problem;
  if (!window.open(options, problem)) {
    std::fprintf(stderr, "%s\n", problem.c_str());
    return 1;
  }
  std::vector<std::string> missing;
  std::vector<double> times;
  {
    Application application{StartOptions()};
    application.setFonts(window.fonts(missing));
    application.dispatch(ResetLayout{});
    application.open(argv[1], {});
    for (int i = 0; i < 10; ++i)
      settle(application, window);
    constexpr Move kMoves[] = {Move::NextOp, Move::Into,   Move::Into,   Move::Over,       Move::OverBack,
                               Move::Out,    Move::NextOp, Move::NextOp, Move::PreviousOp, Move::IntoBack};
    auto measure = [&](Move move) {
      const double start = processorMilliseconds();
      application.dispatch(MoveCursor{move});
      settle(application, window);
      times.push_back(processorMilliseconds() - start);
    };
    for (int i = 0; i < 300; ++i)
      measure(kMoves[i % std::size(kMoves)]);
    for (int i = 0; i < 10; ++i) {
      measure(Move::Last);
      measure(Move::First);
    }
  }
  std::sort(times.begin(), times.end());
  std::printf("median %.2f, 95 in 100 below %.2f, longest %.2f\n", times[times.size() / 2],
              times[times.size() * 95 / 100], times.back());
  return 0;
}
