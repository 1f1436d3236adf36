// Dialogs over the whole window that read the command table: the palette, the help page, "go to
// step".
#pragma once
#include "views/command.h"
#include "views/commands.h"
#include "views/commands/frame.h"

#include <string>

namespace reify {

struct PaletteState {
  std::string query;
  int chosen = 0;
  int goTo = 0;
  Dialog open = Dialog::None; // shown at the last frame
};

/// Commands whose title holds the letters of `query` in order, best first; all for an empty query.
std::vector<const CommandInfo *> findCommands(std::string_view query);

void drawPalette(const Scene &scene, PaletteState &state, Commands &out);
void drawHelp(PaletteState &state, Commands &out);
void drawGoToStep(const Scene &scene, PaletteState &state, Commands &out);

} // namespace reify
