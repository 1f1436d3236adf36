// The list of panels. Layout, menus, focus commands and tests read it; a new panel is a row here.
#pragma once
#include "views/breakpoints/view.h"
#include "views/checks/view.h"
#include "views/contract/view.h"
#include "views/function/view.h"
#include "views/ir/view.h"
#include "views/library/view.h"
#include "views/log/view.h"
#include "views/open_dialog/view.h"
#include "views/palette/view.h"
#include "views/skeleton/view.h"
#include "views/source/view.h"
#include "views/stages/view.h"
#include "views/steps/view.h"
#include "views/toolbar/view.h"
#include "views/values/view.h"
#include "views/written/view.h"

#include <span>
#include <string>

namespace reify {

/// What the panels keep for themselves. May be thrown away at any time.
struct ViewStates {
  StepsState steps;
  IrPanelState ir;
  StagesState stages;
  FunctionState function;
  ValuesState values;
  ContractState contract;
  WrittenState written;
  SourceState source;
  LogState log;
  ToolbarState toolbar;
  PaletteState palette;
  OpenDialogState openDialog;
  LibraryState library;
  ChecksState checks;
  SkeletonState skeleton;
};

/// Where a panel stands until the user moves it.
enum class Dock : uint8_t { Left, LeftBottom, Centre, CentreBottom, Right, RightBottom };

struct View {
  std::string_view id;
  const char *title; // also the name of its window
  Dock dock;
  void (*draw)(const Scene &, ViewStates &, Commands &);
  /// What to say when there is nothing to draw: what would fill the panel, and how. "" = draw.
  std::string (*emptyText)(const Scene &);
};

std::span<const View> viewTable();
const View *findView(std::string_view id);

/// The panel in its window, or its empty text there. With `text` also says what it shows.
void drawView(const View &view, const Scene &scene, ViewStates &states, Commands &out, std::string *text = nullptr);
/// The panel that has the focus; null for none.
const View *focusedView();

} // namespace reify
