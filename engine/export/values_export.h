// The values of a run's result as JSON: what each is called, its type, the one it was given with, its op and place.
#pragma once
#include "engine/trace/trace.h"

#include <nlohmann/json.hpp>

namespace reify {

/// All values of the model at the run's end, in program order. Linear in what there is.
nlohmann::ordered_json valuesToJson(const Trace &trace);

} // namespace reify
