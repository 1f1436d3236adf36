// What a loaded library holds, as the plain list that the window and `reify ops` show.
#pragma once
#include "engine/catalogue/catalogue.h"
#include "engine/session/session.h"

namespace reify {

/// Loads libraries and, if there is one, the model, only to list what they define. For the command
/// line; a run that is asked for its catalogue makes it of what it has loaded.
Catalogue readCatalogue(const SessionInputs &inputs, Diagnostics &diagnostics);

} // namespace reify
