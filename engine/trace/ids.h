// Typed indexes into a trace's tables. An id of one kind cannot be passed for another.
#pragma once
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace reify {

template <class Tag> struct Id {
  // DenseMap and friends reserve the topmost values (docs/architecture.md, H20), so "none" stays
  // below.
  static constexpr uint32_t kNone = 0xffff0000u;
  uint32_t index = kNone;
  constexpr Id() = default;
  constexpr explicit Id(uint32_t index) : index(index) {}
  constexpr bool isNone() const { return index == kNone; }
  constexpr explicit operator bool() const { return index != kNone; }
  constexpr auto operator<=>(const Id &) const = default;
};

using OpId = Id<struct OpTag>;         // an operation, through all its rewrites in place
using ValueId = Id<struct ValueTag>;   // an SSA value
using BlockId = Id<struct BlockTag>;   // a block
using TypeId = Id<struct TypeTag>;     // a distinct type, by its text
using StringId = Id<struct StringTag>; // an interned string
using PlaceId = Id<struct PlaceTag>;   // an interned source position
/// A point between two changes of the IR: moment m is the state after the first m recorded changes.
using Moment = uint32_t;

} // namespace reify

template <class Tag> struct std::hash<reify::Id<Tag>> {
  size_t operator()(const reify::Id<Tag> &id) const noexcept { return std::hash<uint32_t>()(id.index); }
};
