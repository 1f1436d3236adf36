// JSON of what all exports share.
#pragma once
#include "engine/source/diagnostics.h"

#include <nlohmann/json.hpp>

#include <string>

namespace reify {

inline nlohmann::ordered_json toJson(const Place &place) {
  nlohmann::ordered_json json = {{"file", place.file}};
  if (place.line != 0)
    json["line"] = place.line;
  if (place.column != 0)
    json["column"] = place.column;
  return json;
}

nlohmann::ordered_json toJson(const Diagnostics &diagnostics);

/// Bytes that are no UTF-8 (a user's string literal) are replaced: output is always valid JSON.
inline std::string text(const nlohmann::ordered_json &json, int indent = -1) {
  return json.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace reify
