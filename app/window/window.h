// The window of the operating system and its frame loop: draws when something happened, else
// sleeps.
#pragma once
#include "app/application/application.h"
#include "app/window/key_queue.h"

#include <optional>
#include <string>

struct GLFWwindow;

namespace reify {

struct WindowOptions {
  int width = 1600, height = 1000;
  std::optional<float> scale; // of the display, instead of what it says
  std::string layoutFile;     // ImGui's ini; "" = not kept
  bool isVisible = true;
};

/// What becomes of a frame once its shapes are worked out.
enum class Paint : uint8_t {
  AndShow,
  AndKeep, // in the back buffer, for reading it
  Not,
};

class Window {
public:
  Window() = default;
  ~Window() { close(); }
  Window(const Window &) = delete;

  /// False, with the reason in `problem`, when there is no display or no OpenGL 3.3.
  bool open(const WindowOptions &options, std::string &problem);
  /// The window's fonts; files that were not found are in `missing`.
  Fonts fonts(std::vector<std::string> &missing);

  /// Runs until the window is closed.
  void run(Application &application);
  /// One frame: the program is drawn and shown.
  void frame(Application &application, Paint paint = Paint::AndShow);
  bool isClosed() const;
  void close();
  uint64_t framesDrawn() const { return framesDrawn_; }
  GLFWwindow *handle() const { return window_; }

  /// Wakes the loop from any thread.
  static void wake();
  static void copy(const char *text);

private:
  void waitForWork(Application &application);
  void applyLook(const Application &application);
  void paint(const Theme &theme);
  void installCallbacks();
  void readKeyboard();

  GLFWwindow *window_ = nullptr;
  bool hasImGui_ = false;
  int framesWanted_ = 3; // still to draw; ImGui needs a few to come to rest
  double settleAt_ = 0;  // a frame then, for tooltips that appear after a rest of the mouse; 0 = none
  uint64_t framesDrawn_ = 0;
  KeyQueue keys_;
  std::vector<std::string> dropped_;
  std::optional<float> fixedScale_;
  std::string layoutFile_;
  // What the style was last made for.
  float styledScale_ = 0;
  bool styledLight_ = false;
};

} // namespace reify
