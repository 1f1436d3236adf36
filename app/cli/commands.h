// The table of subcommands. To add one: a file in this folder, and a row in commands.cpp.
#pragma once
#include "app/cli/subcommand.h"

#include <span>
#include <vector>

namespace reify::cli {

struct CommandRow {
  std::string_view name; // "" for the program without a subcommand: the window
  std::string_view summary;
  std::unique_ptr<Subcommand> (*make)();
  /// "reify trace", "reify"
  std::string fullName() const { return name.empty() ? "reify" : "reify " + std::string(name); }
};

/// In the order of the overview, the window first.
std::span<const CommandRow> commands();
/// null if there is none of that name, "" included: the window is not named.
const CommandRow *findCommand(std::string_view name);
std::vector<std::string_view> commandNames();
/// "; did you mean check?", or "".
std::string nearCommand(std::string_view name);

/// Options that every subcommand has.
struct GeneralOptions {
  bool wantsHelp = false;
  std::string colour = "auto";
  void declare(Declaration &declaration);
};

/// A subcommand with its declaration, which refers to it.
struct DeclaredCommand {
  explicit DeclaredCommand(const CommandRow &row);
  std::unique_ptr<Subcommand> subcommand;
  GeneralOptions general;
  Declaration declaration;
  DeclaredCommand(const DeclaredCommand &) = delete;
};

std::unique_ptr<Subcommand> makeWindow(), makeTrace(), makeShow(), makeExplain(), makeCheck(), makeOps(), makeImport(),
    makeNewOp(), makeCompile(), makeRunScript(), makeHelp(), makeVersion(), makeCompletion(), makeMan();

} // namespace reify::cli
