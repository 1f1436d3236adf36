#include "engine/trace/tables.h"

namespace reify {

StringId Tables::intern(std::string_view text) {
  if (text.empty())
    return {};
  if (auto known = stringIds_.find(text); known != stringIds_.end())
    return StringId(known->second);
  const uint32_t index = uint32_t(strings_.size());
  strings_.emplace_back(text);
  stringIds_.emplace(strings_.back(), index);
  return StringId(index);
}

StringId Tables::find(std::string_view text) const {
  auto known = stringIds_.find(text);
  return known == stringIds_.end() ? StringId() : StringId(known->second);
}

TypeId Tables::internType(std::string_view text) {
  if (auto known = typeIds_.find(text); known != typeIds_.end())
    return TypeId(known->second);
  const uint32_t index = uint32_t(types_.size());
  types_.push_back(parseTorchType(text));
  typeIds_.emplace(types_.back().text, index);
  return TypeId(index);
}

PlaceId Tables::internPlace(const Place &place, PlaceId next, bool isCall) {
  if (place.file.empty())
    return {};
  const PlaceKey key{intern(place.file).index, place.line, place.column, next.index, isCall};
  auto [known, isNew] = placeIds_.try_emplace(key, uint32_t(places_.size()));
  if (isNew)
    places_.push_back({place, next, isCall});
  return PlaceId(known->second);
}

std::string_view Tables::string(StringId id) const {
  return id.isNone() ? std::string_view() : std::string_view(strings_[id.index]);
}

const TorchType &Tables::type(TypeId id) const {
  static const TorchType kNothing;
  return id.isNone() ? kNothing : types_[id.index];
}

const Place &Tables::place(PlaceId id) const {
  static const Place kUnknown;
  return id.isNone() ? kUnknown : places_[id.index].place;
}

PlaceId Tables::nextPlace(PlaceId id) const { return id.isNone() ? PlaceId() : places_[id.index].next; }

bool Tables::isCalledFromNext(PlaceId id) const { return !id.isNone() && places_[id.index].isCall; }

} // namespace reify
