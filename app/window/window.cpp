#include "app/window/window.h"

#include "app/window/fonts.h"
#include "views/theme.h"

#include <imgui.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h> // the queue of input

#define GL_SILENCE_DEPRECATION
#include <GLFW/glfw3.h>

#include <utility>

// Part of the backend, not of its header.
ImGuiKey ImGui_ImplGlfw_KeyToImGuiKey(int keycode, int scancode);

namespace reify {

static constexpr int kFramesAfterInput = 3;
static constexpr double kSettleSeconds = 0.6; // longer than ImGui's delay of tooltips
static constexpr double kProgressSeconds = 0.1;

static std::string &lastError() {
  static std::string text;
  return text;
}

bool Window::open(const WindowOptions &options, std::string &problem) {
  glfwSetErrorCallback([](int, const char *text) { lastError() = text; });
  if (!glfwInit()) {
    problem = lastError();
    return false;
  }
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
  glfwWindowHint(GLFW_VISIBLE, options.isVisible ? GLFW_TRUE : GLFW_FALSE);
  glfwWindowHintString(GLFW_X11_CLASS_NAME, "reify");
  window_ = glfwCreateWindow(options.width, options.height, "Reify", nullptr, nullptr);
  if (!window_) {
    problem = lastError();
    return false;
  }
  glfwMakeContextCurrent(window_);
  glfwSwapInterval(1);
  fixedScale_ = options.scale;
  layoutFile_ = options.layoutFile;
  installCallbacks();

  ImGui::CreateContext();
  hasImGui_ = true;
  ImGuiIO &io = ImGui::GetIO();
  io.ConfigFlags |= ImGuiConfigFlags_DockingEnable | ImGuiConfigFlags_NavEnableKeyboard;
  io.IniFilename = layoutFile_.empty() ? nullptr : layoutFile_.c_str();
  io.ConfigInputTextCursorBlink = false; // nothing is drawn while nothing happens
  io.ConfigErrorRecoveryEnableAssert = false;
  io.ConfigWindowsMoveFromTitleBarOnly = true;
  ImGui_ImplGlfw_InitForOpenGL(window_, true);
  readKeyboard();
  ImGui_ImplOpenGL3_Init("#version 330");
  return true;
}

void Window::close() {
  if (hasImGui_) {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
  }
  hasImGui_ = false;
  if (window_)
    glfwDestroyWindow(window_);
  window_ = nullptr;
  glfwTerminate();
}

/// The key of this name on the user's keyboard, which need not be an American one.
static int onThisKeyboard(int key, int scancode) {
  const char *name = key >= GLFW_KEY_KP_0 && key <= GLFW_KEY_KP_EQUAL ? nullptr : glfwGetKeyName(key, scancode);
  if (!name || name[0] == 0 || name[1] != 0)
    return key;
  if (name[0] >= 'a' && name[0] <= 'z')
    return GLFW_KEY_A + (name[0] - 'a');
  return name[0] >= '0' && name[0] <= '9' ? GLFW_KEY_0 + (name[0] - '0') : key;
}

static ImGuiKeyChord modifiers(int mods) {
  return (mods & GLFW_MOD_CONTROL ? ImGuiMod_Ctrl : 0) | (mods & GLFW_MOD_SHIFT ? ImGuiMod_Shift : 0) |
         (mods & GLFW_MOD_ALT ? ImGuiMod_Alt : 0) | (mods & GLFW_MOD_SUPER ? ImGuiMod_Super : 0);
}

/// In place of ImGui's own callback for keys, see KeyQueue.
void Window::readKeyboard() {
  glfwSetKeyCallback(window_, [](GLFWwindow *w, int key, int scancode, int action, int mods) {
    Window &self = *static_cast<Window *>(glfwGetWindowUserPointer(w));
    self.framesWanted_ = kFramesAfterInput;
    self.settleAt_ = glfwGetTime() + kSettleSeconds;
    if (action != GLFW_REPEAT) // ImGui repeats keys itself
      self.keys_.push(ImGui_ImplGlfw_KeyToImGuiKey(onThisKeyboard(key, scancode), scancode), action == GLFW_PRESS,
                      modifiers(mods));
  });
}

/// Installed before ImGui's own, which call them: they only note that there is something to draw.
void Window::installCallbacks() {
  glfwSetWindowUserPointer(window_, this);
  static auto happened = [](GLFWwindow *window) {
    Window &self = *static_cast<Window *>(glfwGetWindowUserPointer(window));
    self.framesWanted_ = kFramesAfterInput;
    self.settleAt_ = glfwGetTime() + kSettleSeconds;
  };
  glfwSetCharCallback(window_, [](GLFWwindow *w, unsigned) { happened(w); });
  glfwSetCursorPosCallback(window_, [](GLFWwindow *w, double, double) { happened(w); });
  glfwSetCursorEnterCallback(window_, [](GLFWwindow *w, int) { happened(w); });
  glfwSetMouseButtonCallback(window_, [](GLFWwindow *w, int, int, int) { happened(w); });
  glfwSetScrollCallback(window_, [](GLFWwindow *w, double, double) { happened(w); });
  glfwSetWindowFocusCallback(window_, [](GLFWwindow *w, int) { happened(w); });
  glfwSetWindowRefreshCallback(window_, [](GLFWwindow *w) { happened(w); });
  glfwSetFramebufferSizeCallback(window_, [](GLFWwindow *w, int, int) { happened(w); });
  glfwSetWindowContentScaleCallback(window_, [](GLFWwindow *w, float, float) { happened(w); });
  glfwSetWindowCloseCallback(window_, [](GLFWwindow *w) { happened(w); });
  glfwSetDropCallback(window_, [](GLFWwindow *w, int count, const char **paths) {
    Window &self = *static_cast<Window *>(glfwGetWindowUserPointer(w));
    self.dropped_.insert(self.dropped_.end(), paths, paths + count);
    happened(w);
  });
}

Fonts Window::fonts(std::vector<std::string> &missing) { return loadFonts(missing); }
bool Window::isClosed() const { return glfwWindowShouldClose(window_); }
void Window::wake() { glfwPostEmptyEvent(); }
void Window::copy(const char *text) { glfwSetClipboardString(nullptr, text); }

void Window::waitForWork(Application &application) {
  if (application.update())
    framesWanted_ = kFramesAfterInput;
  if (framesWanted_ > 0) {
    glfwPollEvents();
    return;
  }
  const double now = glfwGetTime();
  if (application.isRunning()) {
    glfwWaitEventsTimeout(kProgressSeconds);
    framesWanted_ = std::max(framesWanted_, 1);
  } else if (settleAt_ > now) {
    glfwWaitEventsTimeout(settleAt_ - now);
  } else if (settleAt_ > 0) {
    settleAt_ = 0;
    framesWanted_ = 2;
  } else {
    glfwWaitEvents();
  }
  if (application.update())
    framesWanted_ = kFramesAfterInput;
}

void Window::applyLook(const Application &application) {
  float scale = 1, ignored;
  if (fixedScale_)
    scale = *fixedScale_;
  else
    glfwGetWindowContentScale(window_, &scale, &ignored);
  ImGuiStyle &style = ImGui::GetStyle();
  style.FontScaleDpi = scale;
  style.FontScaleMain = application.zoom();
  const bool isLight = optionsOf(application.scene())[Option::LightTheme];
  const float total = scale * application.zoom();
  if (total != styledScale_ || isLight != styledLight_) {
    applyTheme(themeNamed(isLight), total);
    styledScale_ = total;
    styledLight_ = isLight;
  }
}

void Window::frame(Application &application, Paint paint) {
  if (!dropped_.empty())
    application.drop(std::exchange(dropped_, {}));
  applyLook(application);
  if (keys_.feed(ImGui::GetIO()))
    framesWanted_ = kFramesAfterInput;
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplGlfw_NewFrame();
  ImGui::NewFrame();
  if (application.draw())
    framesWanted_ = kFramesAfterInput;
  ImGui::Render();
  if (paint != Paint::Not)
    this->paint(themeOf(application.scene()));
  if (paint == Paint::AndShow)
    glfwSwapBuffers(window_);
  ++framesDrawn_;
  if (framesWanted_ > 0)
    --framesWanted_;
  // Fast typing is spread over frames: what is left must not wait for the next event.
  if (!ImGui::GetCurrentContext()->InputEventsQueue.empty())
    framesWanted_ = kFramesAfterInput;
  glfwGetWindowSize(window_, &application.settings().width, &application.settings().height);
}

void Window::paint(const Theme &theme) {
  int width, height;
  glfwGetFramebufferSize(window_, &width, &height);
  const ImVec4 back = theme.vec(Ink::Window);
  glViewport(0, 0, width, height);
  glClearColor(back.x, back.y, back.z, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void Window::run(Application &application) {
  while (!isClosed() && !application.wantsQuit()) {
    waitForWork(application);
    if (framesWanted_ > 0)
      frame(application);
  }
}

} // namespace reify
