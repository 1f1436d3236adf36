// A command is a value of any of the kinds in views/commands/: views, menus, keys, the palette, scripts and tests make
// them, and only what owns the state that they change carries them out, after the frame. A new kind is a struct in one
// of those headers; nothing here names it.
#pragma once
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace reify {

/// What tells commands of one kind from those of another; one object a kind.
class CommandKind {
public:
  template <class T> static const CommandKind &of() {
    static const CommandKind kind(
        [](const void *a, const void *b) { return *static_cast<const T *>(a) == *static_cast<const T *>(b); });
    return kind;
  }
  CommandKind(const CommandKind &) = delete;

private:
  friend class Command;
  using Equals = bool (*)(const void *, const void *);
  explicit CommandKind(Equals equals) : equals_(equals) {}
  Equals equals_;
};

/// Cheap to copy.
class Command {
public:
  /// Of a struct with ==.
  template <class T>
    requires(!std::is_same_v<T, Command> && std::is_class_v<T>)
  Command(T value) : kind_(&CommandKind::of<T>()), value_(std::make_shared<const T>(std::move(value))) {}

  const CommandKind &kind() const { return *kind_; }
  /// Null if it is of another kind.
  template <class T> const T *as() const {
    return kind_ == &CommandKind::of<T>() ? static_cast<const T *>(value_.get()) : nullptr;
  }
  bool operator==(const Command &other) const {
    return kind_ == other.kind_ && kind_->equals_(value_.get(), other.value_.get());
  }

private:
  const CommandKind *kind_;
  std::shared_ptr<const void> value_;
};

using Commands = std::vector<Command>;

} // namespace reify
