// Commands about files and runs.
#pragma once
#include "views/command.h"
#include <optional>
#include <string>
#include <vector>

namespace reify {

struct OpenModel {
  std::string path;
  bool operator==(const OpenModel &) const = default;
}; // a file, or a sample's folder

/// A model, libraries in place of those that there are, or both, as another program asks for them.
struct OpenFiles {
  std::string model; // "" for the one that is open
  std::optional<std::vector<std::string>> libraries;
  bool operator==(const OpenFiles &) const = default;
};

struct AddLibrary {
  std::string path;
  bool operator==(const AddLibrary &) const = default;
};

struct RemoveLibrary {
  std::string path;
  bool operator==(const RemoveLibrary &) const = default;
};

struct Reload {
  bool operator==(const Reload &) const = default;
};

struct CancelRun {
  bool operator==(const CancelRun &) const = default;
};

struct FollowOutside {
  bool operator==(const FollowOutside &) const = default;
}; // open the project that was refused, with its files outside of its folder

struct DismissProblems {
  bool operator==(const DismissProblems &) const = default;
};

/// Runs these passes on the model from now on; "" = what the program was started with.
struct RunPipeline {
  std::string pipeline;
  bool operator==(const RunPipeline &) const = default;
};

/// Runs an invocation as a model of its own: "SYMBOL:2".
struct StepInvocation {
  std::string which;
  bool operator==(const StepInvocation &) const = default;
};

struct BackToModel {
  bool operator==(const BackToModel &) const = default;
};

} // namespace reify
