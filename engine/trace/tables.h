// Interned strings, types and places, shared by all parts of a trace.
#pragma once
#include "engine/source/diagnostics.h"
#include "engine/trace/ids.h"
#include "engine/trace/torch_type.h"

#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace reify {

class Tables {
public:
  StringId intern(std::string_view text);
  TypeId internType(std::string_view text); // parses it once
  PlaceId internPlace(const Place &place);

  /// Views stay valid as long as the tables live. "" for none.
  std::string_view string(StringId id) const;
  const TorchType &type(TypeId id) const;
  const Place &place(PlaceId id) const; // an unknown place for none

private:
  std::deque<std::string> strings_;
  std::unordered_map<std::string_view, uint32_t> stringIds_;
  std::deque<TorchType> types_;
  std::unordered_map<std::string_view, uint32_t> typeIds_;
  std::deque<Place> places_;
  std::unordered_map<std::string, uint32_t> placeIds_;
};

} // namespace reify
