// Written types beside found ones, as text and JSON: a part of the report of a run that forgot them.
#pragma once
#include "engine/contract/written/written_types.h"

#include <nlohmann/json.hpp>

#include <iosfwd>

namespace reify {

void writeWrittenText(const Trace &trace, const WrittenTypes &types, std::ostream &out);
/// {"values": 6, "equal": 5, ..., "disagreements": [{"value", "op", "verdict", "written", "found", ...}]}
nlohmann::ordered_json writtenToJson(const Trace &trace, const WrittenTypes &types);

} // namespace reify
