#include "app/window/key_queue.h"

#include <doctest/doctest.h>
#include <imgui.h>

using namespace reify;

namespace {

/// ImGui without a window: counts which chords fire while frames are drawn.
struct Keyboard {
  Keyboard() {
    ImGui::CreateContext();
    ImGui::GetIO().DisplaySize = {100, 100};
    ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
    ImGui::GetIO().IniFilename = nullptr;
    frame();
    frame();
  }
  ~Keyboard() { ImGui::DestroyContext(); }

  bool frame() {
    const bool isLeft = queue.feed(ImGui::GetIO());
    ImGui::GetIO().DeltaTime = 0.02f;
    ImGui::NewFrame();
    into += ImGui::Shortcut(ImGuiKey_F11, ImGuiInputFlags_RouteGlobal);
    back += ImGui::Shortcut(ImGuiMod_Ctrl | ImGuiKey_F11, ImGuiInputFlags_RouteGlobal);
    ImGui::Render();
    return isLeft;
  }
  void drain() {
    while (frame())
      ;
    frame();
  }

  KeyQueue queue;
  int into = 0, back = 0;
};

} // namespace

TEST_CASE("a chord whose keys go up before the next frame is still that chord") {
  Keyboard keyboard;
  keyboard.queue.push(ImGuiKey_LeftCtrl, true, 0);
  keyboard.drain();
  // All in one frame's time, as from a fast typist on a slow display.
  keyboard.queue.push(ImGuiKey_F11, true, ImGuiMod_Ctrl);
  keyboard.queue.push(ImGuiKey_LeftCtrl, false, ImGuiMod_Ctrl);
  keyboard.queue.push(ImGuiKey_F11, false, 0);
  keyboard.drain();
  CHECK(keyboard.back == 1);
  CHECK(keyboard.into == 0);
}

TEST_CASE("no press is lost, however many come at once") {
  Keyboard keyboard;
  for (int i = 0; i < 20; ++i) {
    keyboard.queue.push(ImGuiKey_F11, true, 0);
    keyboard.queue.push(ImGuiKey_F11, false, 0);
    keyboard.queue.push(ImGuiKey_LeftCtrl, true, 0);
    keyboard.queue.push(ImGuiKey_F11, true, ImGuiMod_Ctrl);
    keyboard.queue.push(ImGuiKey_F11, false, ImGuiMod_Ctrl);
    keyboard.queue.push(ImGuiKey_LeftCtrl, false, ImGuiMod_Ctrl);
  }
  keyboard.drain();
  CHECK(keyboard.into == 20);
  CHECK(keyboard.back == 20);
}
