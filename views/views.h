// The list of panels. Layout, menus, focus commands and tests read it; a new panel is a folder, and a row in
// view_table.h.
#pragma once
#include "views/command.h"

#include <imgui.h>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reify {

struct Scene;

/// What panels and dialogs keep for themselves, one object a type, made when it is first asked for. May be thrown away
/// at any time.
class ViewStates {
public:
  template <class State> State &of() {
    for (const auto &[key, state] : states_)
      if (key == keyOf<State>())
        return *static_cast<State *>(state.get());
    auto made = std::make_shared<State>();
    State &state = *made;
    states_.emplace_back(keyOf<State>(), std::move(made));
    return state;
  }

private:
  template <class State> static const void *keyOf() {
    static char key;
    return &key;
  }
  std::vector<std::pair<const void *, std::shared_ptr<void>>> states_;
};

/// Where a panel stands until the user moves it.
enum class Dock : uint8_t { Left, LeftBottom, Centre, CentreBottom, Right, RightBottom };

struct View {
  std::string_view id;
  const char *title; // also the name of its window
  Dock dock;
  ImGuiKeyChord chord; // brings it to the front
  void (*draw)(const Scene &, ViewStates &, Commands &);
  /// What to say when there is nothing to draw: what would fill the panel, and how. "" = draw.
  std::string (*emptyText)(const Scene &);
};

/// In the order of the View menu; of those with one place the first shows at first.
std::span<const View> viewTable();
const View *findView(std::string_view id);

/// The panel in its window, or its empty text there. With `text` also says what it shows.
void drawView(const View &view, const Scene &scene, ViewStates &states, Commands &out, std::string *text = nullptr);
/// The panel that has the focus; null for none.
const View *focusedView();

} // namespace reify
