// Commands about the window itself: dialogs, switches, size, focus, the clipboard.
#pragma once
#include "views/command.h"
#include "views/options.h"
#include <cstdint>
#include <string>
#include <string_view>

namespace reify {

enum class Dialog : uint8_t { None, OpenModel, AddLibrary, Palette, Help, GoToStep, Skeleton, SaveRecording };

struct ShowDialog {
  Dialog dialog;
  bool operator==(const ShowDialog &) const = default;
};

struct ListFolder {
  std::string path;
  bool operator==(const ListFolder &) const = default;
}; // in the open dialog

struct ToggleOption {
  Option option;
  bool operator==(const ToggleOption &) const = default;
};

struct ChangeZoom {
  int steps;
  bool operator==(const ChangeZoom &) const = default;
}; // of 10 %; 0 = back to 100 %

struct ResetLayout {
  bool operator==(const ResetLayout &) const = default;
};

struct FocusView {
  std::string_view id;
  bool operator==(const FocusView &) const = default;
};

struct FocusSearch {
  bool operator==(const FocusSearch &) const = default;
}; // the search field of Steps

struct CopyText {
  std::string text;
  bool operator==(const CopyText &) const = default;
};

struct CopyPanel {
  std::string_view id;
  bool operator==(const CopyPanel &) const = default;
}; // what a panel shows, as text; "" = the panel with the focus

struct Quit {
  bool operator==(const Quit &) const = default;
};

} // namespace reify
