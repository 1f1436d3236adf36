// What a path that the user gives stands for: a model, a library, a sample's folder; and reading the files
// that are shown as source.
#pragma once
#include "engine/session/session.h"
#include "views/scene.h"

#include <string>
#include <vector>

namespace reify {

struct ModelInputs {
  std::string model;
  std::vector<std::string> libraries;
  std::vector<std::string> backendLegalOps;
};

/// A folder stands for what its reify.json names, or for its model.mlir and lib*.mlir; any other path
/// for itself.
ModelInputs resolveInputs(const std::string &path);
/// Whether a dropped file is a library: it has library functions and no function of a model's.
bool isLibraryFile(const std::string &path);
/// The folders of samples/, which lies beside the assets.
std::vector<std::string> findSamples();
/// The files that the trace's ops and the user's library functions come from.
std::vector<SourceText> readSources(const Trace &trace, const TraceIndex &index);

} // namespace reify
