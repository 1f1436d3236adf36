// The rows of viewTable(), for what is worked out from them while compiling: the focus commands.
#pragma once
#include "views/breakpoints/view.h"
#include "views/checks/view.h"
#include "views/contract/view.h"
#include "views/function/view.h"
#include "views/ir/view.h"
#include "views/library/view.h"
#include "views/log/view.h"
#include "views/needs_run.h"
#include "views/source/view.h"
#include "views/stages/view.h"
#include "views/steps/view.h"
#include "views/values/view.h"
#include "views/views.h"
#include "views/written/view.h"

#include <array>

namespace reify {

template <class State> State stateOf(void (*)(const Scene &, State &, Commands &));

/// A draw function with a state of its own, or without one.
template <auto draw> void panel(const Scene &scene, ViewStates &states, Commands &out) {
  if constexpr (std::is_invocable_v<decltype(draw), const Scene &, Commands &>)
    draw(scene, out);
  else
    draw(scene, states.of<decltype(stateOf(draw))>(), out);
}

inline constexpr ImGuiKeyChord kCtrl = ImGuiMod_Ctrl, kShift = ImGuiMod_Shift;

inline constexpr std::array kViews = {
    View{"steps", "Steps", Dock::Left, kCtrl | ImGuiKey_1, panel<drawSteps>, needsRun},
    View{"ir", "IR", Dock::Centre, kCtrl | ImGuiKey_2, panel<drawIr>, needsRun},
    View{"stages", "Four stages", Dock::Centre, kCtrl | ImGuiKey_3, panel<drawStages>, needsStages},
    View{"function", "Function", Dock::CentreBottom, kCtrl | ImGuiKey_4, panel<drawFunction>, needsFunction},
    View{"values", "Values", Dock::RightBottom, kCtrl | ImGuiKey_5, panel<drawValues>, needsValues},
    View{"contract", "Contract", Dock::Right, kCtrl | ImGuiKey_6, panel<drawContract>, needsRun},
    View{"written", "Written types", Dock::Right, kCtrl | kShift | ImGuiKey_6, panel<drawWritten>, needsRun},
    View{"source", "Source", Dock::LeftBottom, kCtrl | ImGuiKey_7, panel<drawSource>, needsRun},
    View{"breakpoints", "Breakpoints", Dock::RightBottom, kCtrl | kShift | ImGuiKey_B, panel<drawBreakpoints>,
         needsBreakpoint},
    View{"log", "Log", Dock::Right, kCtrl | ImGuiKey_8, panel<drawLog>, needsLog},
    View{"library", "Library", Dock::Centre, kCtrl | ImGuiKey_9, panel<drawLibrary>, needsCatalogue},
    View{"checks", "Checks", Dock::CentreBottom, kCtrl | kShift | ImGuiKey_9, panel<drawChecks>, needsLibraries},
};

} // namespace reify
