// Interned strings, types and places, shared by all parts of a trace.
#pragma once
#include "engine/source/diagnostics.h"
#include "engine/trace/ids.h"
#include "engine/trace/torch_type.h"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace reify {

class Tables {
public:
  Tables() = default;
  Tables(Tables &&) = default;
  Tables &operator=(Tables &&) = default;
  Tables(const Tables &) = delete; // ids and views of a copy would look alike but not be
  Tables &operator=(const Tables &) = delete;

  /// The empty text is "none".
  StringId intern(std::string_view text);
  StringId find(std::string_view text) const; // none if it was never interned
  TypeId internType(std::string_view text);   // parses it once
  /// `next`: the place that this one was called from (`isCall`), or another place that the same op
  /// also comes from.
  PlaceId internPlace(const Place &place, PlaceId next = {}, bool isCall = false);

  /// Views stay valid as long as the tables live. "" for none.
  std::string_view string(StringId id) const;
  const TorchType &type(TypeId id) const;
  const Place &place(PlaceId id) const; // an unknown place for none
  PlaceId nextPlace(PlaceId id) const;  // none at the end of the chain
  bool isCalledFromNext(PlaceId id) const;

private:
  std::deque<std::string> strings_;
  std::unordered_map<std::string_view, uint32_t> stringIds_;
  std::deque<TorchType> types_;
  std::unordered_map<std::string_view, uint32_t> typeIds_;
  struct LinkedPlace {
    Place place;
    PlaceId next;
    bool isCall;
  };
  std::deque<LinkedPlace> places_;
  struct PlaceKey {
    uint32_t file, line, column, next;
    bool isCall;
    bool operator==(const PlaceKey &) const = default;
  };
  struct PlaceHash {
    size_t operator()(const PlaceKey &key) const {
      return (size_t(key.file) * 0x9e3779b97f4a7c15u) ^ (size_t(key.line) << 20) ^ key.column ^
             (size_t(key.next) << 40);
    }
  };
  std::unordered_map<PlaceKey, uint32_t, PlaceHash> placeIds_;
};

} // namespace reify
