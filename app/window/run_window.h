// The window's whole life. no_window.cpp stands in for it in a build without a window (REIFY_GUI=OFF).
#pragma once
#include "app/cli/window.h"

namespace reify {

/// Opens the window and returns the program's exit code when it was closed. Where none can be opened, says on
/// standard error why and what works without one.
int runWindow(const WindowArguments &arguments);

} // namespace reify
