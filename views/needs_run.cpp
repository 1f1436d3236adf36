#include "views/needs_run.h"

#include "views/scene/documents.h"
#include "views/scene/shown.h"

namespace reify {

std::string needsRun(const Scene &scene) {
  if (preparedOf(scene))
    return "";
  if (statusOf(scene).isRunning)
    return "The run is under way; this fills when it is done.";
  return "Open a model (Ctrl+O) to fill this panel.";
}

} // namespace reify
