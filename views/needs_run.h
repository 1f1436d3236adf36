// What a panel says while there is no run.
#pragma once
#include <string>

namespace reify {

struct Scene;

/// "" once there is a run to show.
std::string needsRun(const Scene &scene);

} // namespace reify
