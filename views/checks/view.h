// The Checks panel: how the tests of the window's libraries came out, and the way from each
// invocation into its run. Also the strip that leads back from there.
#pragma once
#include "views/checks/model.h"
#include "views/command.h"

#include <memory>
#include <string>

namespace reify {

struct Scene;

struct ChecksState {
  CheckQuery query;
  std::shared_ptr<const check::CheckReport> report; // what the rows were made for
  CheckQuery madeFor;
  std::vector<CheckRow> rows;
};

void drawChecks(const Scene &scene, ChecksState &state, Commands &out);
/// Nothing while a model is open.
void drawInvocationStrip(const Scene &scene, Commands &out);
/// What would fill it, when it is empty.
std::string needsLibraries(const Scene &scene);

} // namespace reify
