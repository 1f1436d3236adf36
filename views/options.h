// The window's switches.
#pragma once
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace reify {

/// Switches of the window, kept in the settings.
enum class Option : uint8_t {
  SideBySide,        // IR: before and after beside each other, else unified
  FollowOp,          // IR and source scroll to the current op
  ShowLibrary,       // IR: library functions spelled out
  FoldCalculations,  // IR: calculate ops as one line
  EffectiveOnly,     // Steps: only those that change the IR
  GroupByOp,         // Steps: by op instead of by pass
  ChangedOnly,       // Values: only those that the step changed
  DisagreementsOnly, // Values: only those whose written type is not the one that was found
  ForgetTypes,       // the run forgets the types that the model states, and finds them again
  LightTheme,
  Count
};

class Options {
public:
  bool operator[](Option option) const { return bits_[size_t(option)]; }
  void set(Option option, bool on) { bits_[size_t(option)] = on; }
  void toggle(Option option) { bits_.flip(size_t(option)); }

private:
  std::bitset<size_t(Option::Count)> bits_ =
      1u << size_t(Option::SideBySide) | 1u << size_t(Option::FollowOp) | 1u << size_t(Option::FoldCalculations);
};
std::string_view idOf(Option option); // in the settings file

} // namespace reify
