// What a path that the user gives stands for: a module, or a project with its libraries.
#pragma once
#include "engine/source/diagnostics.h"

#include <string>
#include <vector>

namespace reify {

struct ModelInputs {
  std::string model;
  std::vector<std::string> libraries;
  std::vector<std::string> backendLegalOps;
  bool decompose = true;    // also replace ops that backends do not take
  bool forgetTypes = false; // compare the types that the model states with those that are found
  std::string project;      // the reify.json that says all this; "" for none
  Diagnostics diagnostics;  // with errors in it, nothing is to be run
};

/// What to do about a reify.json that lies beside a module and names it as its model.
enum class Beside : uint8_t { Ignored, WithoutLibraries, Used };

struct ResolveOptions {
  Beside beside = Beside::Used;
  bool allowOutside = false; // follow paths of a reify.json that lead out of its folder
};

/// A folder stands for what its reify.json names, or for its model.mlir and lib*; a file *.json for what it names;
/// a module for itself, with the settings of the project that it is the model of. Anything else stands for itself.
ModelInputs resolveInputs(const std::string &path, const ResolveOptions &options = {});

} // namespace reify
