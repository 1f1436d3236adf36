// Commands that select, spell out and search.
#pragma once
#include "engine/query/ir/listing.h"
#include "views/command.h"
#include <cstdint>
#include <string>

namespace reify {

struct SelectOp {
  OpRef op;
  bool operator==(const SelectOp &) const = default;
};

struct SelectValue {
  ValueRef value;
  bool operator==(const SelectValue &) const = default;
};

struct SelectViolation {
  uint32_t index;
  bool operator==(const SelectViolation &) const = default;
};

struct SelectLine {
  std::string file;
  uint32_t line;
  bool operator==(const SelectLine &) const = default;
};

struct ClearSelection {
  bool operator==(const ClearSelection &) const = default;
};

struct OpenCalculation {
  OpId op;
  bool operator==(const OpenCalculation &) const = default;
}; // spells one calculate op out; none folds it again

struct SearchSteps {
  std::string text;
  bool operator==(const SearchSteps &) const = default;
};

} // namespace reify
