// What a path that the user gives stands for: a model, or a sample's folder with its libraries.
#pragma once
#include <string>
#include <vector>

namespace reify {

struct ModelInputs {
  std::string model;
  std::vector<std::string> libraries;
  std::vector<std::string> backendLegalOps;
  bool decompose = true; // also replace ops that backends do not take
};

/// A folder stands for what its reify.json names, or for its model.mlir and lib*, and so does the path of that
/// reify.json; any other path for itself.
ModelInputs resolveInputs(const std::string &path);

} // namespace reify
