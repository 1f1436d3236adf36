// The Values panel: what is known of every value at the current step, and the life of the selected
// one.
#pragma once
#include "views/command.h"
#include "views/scene/shown.h"

#include <memory>
#include <string>
#include <vector>

namespace reify {

struct ValuesState {
  std::string filter;
  // Rows shown, as indexes into Snapshot::values, and what they were made for.
  std::vector<uint32_t> rows;
  std::shared_ptr<const PreparedSnapshot> prepared;
  std::string madeFor;
  bool changedOnly = false, disagreementsOnly = false;
  ValueRef revealed;
};

/// The rows that pass: `filter` in name, type or constant, any case.
std::vector<uint32_t> filterValues(const std::vector<ValueRow> &values, std::string_view filter, bool changedOnly);
/// Of `rows` those whose written type is not the one that was found.
std::vector<uint32_t> disagreeing(const std::vector<ValueRow> &values, std::vector<uint32_t> rows,
                                  const WrittenTypes &types);

void drawValues(const Scene &scene, ValuesState &state, Commands &out);
/// What would fill it, when it is empty.
std::string needsValues(const Scene &scene);

} // namespace reify
