#include "tests/views/ui.h"

#include <imgui.h>
#include <imgui_internal.h>

#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <thirdparty/stb/imstb_image_write.h>

#include <GLFW/glfw3.h>

#include <chrono>
#include <thread>
#include <utility>

namespace reify::test {

Ui *ui = nullptr;

bool Ui::open(std::string &problem) {
  WindowOptions options;
  options.scale = 1;
  if (!window_.open(options, problem))
    return false;
  glfwSwapInterval(0);
  std::vector<std::string> missing;
  fonts_ = window_.fonts(missing);
  for (const std::string &font : missing)
    problem += "font not found: " + font + "\n";
  engine_ = ImGuiTestEngine_CreateContext();
  ImGuiTestEngineIO &io = ImGuiTestEngine_GetIO(engine_);
  io.ConfigRunSpeed = ImGuiTestRunSpeed_Fast;
  io.ConfigVerboseLevel = ImGuiTestVerboseLevel_Error;
  io.ConfigVerboseLevelOnError = ImGuiTestVerboseLevel_Info;
  io.ConfigLogToTTY = true;
  io.ConfigNoThrottle = true;
  io.ConfigWatchdogWarning = 60;
  io.ConfigWatchdogKillTest = 300;
  io.ConfigCaptureEnabled = false;
  io.ConfigSavedSettings = false;
  ImGuiTestEngine_Start(engine_, ImGui::GetCurrentContext());
  ui = this;
  restart();
  return problem.empty();
}

Ui::~Ui() {
  if (engine_)
    ImGuiTestEngine_Stop(engine_);
  application_.reset();
  window_.close();
  if (engine_)
    ImGuiTestEngine_DestroyContext(engine_);
}

void Ui::restart() {
  StartOptions options;
  options.copy = [](const char *text) { ui->clipboard = text; };
  application_.reset();
  application_ = std::make_unique<Application>(std::move(options));
  application_->setFonts(fonts_);
  application_->dispatch(ResetLayout{});
}

void Ui::restart(ImGuiTestContext *ctx) {
  wantsRestart_ = true;
  ctx->Yield(2);
}

void Ui::frame() {
  if (std::exchange(wantsRestart_, false))
    restart();
  application_->update();
  // A software renderer takes 50 to 100 ms for a picture, and tests look at widgets: every eighth
  // will do.
  const bool isPainted = window_.framesDrawn() % 8 == 0;
  window_.frame(*application_, isPainted ? Paint::AndShow : Paint::Not);
  ImGuiTestEngine_PostSwap(engine_);
}

void Ui::settle(ImGuiTestContext *ctx) {
  using namespace std::chrono_literals;
  for (int i = 0; i < 3000; ++i) {
    ctx->Yield();
    if (application_->isSettled())
      break;
    std::this_thread::sleep_for(1ms);
  }
  ctx->Yield(3);
}

std::string Ui::textOf(ImGuiTestContext *ctx, std::string_view view) {
  clipboard.clear();
  application_->dispatch(FocusView{view});
  ctx->Yield(2);
  application_->dispatch(CopyPanel{view});
  ctx->Yield(2);
  return clipboard;
}

void Ui::screenshot(const std::string &path) {
  application_->update();
  window_.frame(*application_, Paint::AndKeep);
  int width, height;
  glfwGetFramebufferSize(window_.handle(), &width, &height);
  std::vector<unsigned char> pixels(size_t(width) * height * 3);
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
  stbi_flip_vertically_on_write(1);
  stbi_write_png(path.c_str(), width, height, 3, pixels.data(), width * 3);
  glfwSwapBuffers(window_.handle());
  ImGuiTestEngine_PostSwap(engine_);
}

} // namespace reify::test
