// Who carries out which commands. Each owner of a part of the window's state says which kinds it takes; a command that
// several take is carried out by each, in the order in which they said so.
#pragma once
#include "views/command.h"

#include <functional>
#include <unordered_map>
#include <vector>

namespace reify {

class CommandHandlers {
public:
  template <class T, class Handler> void on(Handler handler) {
    handlers_[&CommandKind::of<T>()].push_back([handler](const Command &command) { handler(*command.as<T>()); });
  }
  /// Each kind goes to `owner.execute`, which has to live as long as this.
  template <class... Kinds, class Owner> void add(Owner &owner) {
    (on<Kinds>([&owner](const Kinds &command) { owner.execute(command); }), ...);
  }
  bool has(const CommandKind &kind) const { return handlers_.contains(&kind); }
  /// Nothing for a command that nobody takes.
  void carryOut(const Command &command) const {
    if (auto found = handlers_.find(&command.kind()); found != handlers_.end())
      for (const auto &handler : found->second)
        handler(command);
  }

private:
  std::unordered_map<const CommandKind *, std::vector<std::function<void(const Command &)>>> handlers_;
};

} // namespace reify
