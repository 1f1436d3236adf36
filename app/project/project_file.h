// reify.json: a project, which is a model with its libraries and what its backend takes. docs/json.md has the
// keys, docs/schemas/reify.schema.json their schema.
#pragma once
#include "engine/source/diagnostics.h"

#include <string>
#include <vector>

namespace reify {

inline constexpr const char *kProjectName = "reify.json";

struct Project {
  std::string model; // paths are relative to where the program runs, as the project's own path is
  std::vector<std::string> libraries;
  std::vector<std::string> backendLegalOps;
  bool decompose = true;    // also replace ops that backends do not take
  bool forgetTypes = false; // compare the types that the model states with those that are found
};

/// Reads and checks the file. What is wrong with it, with its place in it, goes to `diagnostics`; after errors
/// nothing of the project is to be used. Files outside of its folder, by whatever way, are errors unless
/// `allowOutside`.
Project readProject(const std::string &path, bool allowOutside, Diagnostics &diagnostics);

} // namespace reify
