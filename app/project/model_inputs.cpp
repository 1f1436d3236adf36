#include "app/project/model_inputs.h"

#include "app/project/project_file.h"
#include "engine/source/output_file.h"

#include <algorithm>
#include <filesystem>

namespace reify {

namespace fs = std::filesystem;

static ModelInputs ofProject(const std::string &path, const ResolveOptions &options) {
  ModelInputs inputs;
  Project project = readProject(path, options.allowOutside, inputs.diagnostics);
  inputs.project = path;
  inputs.model = hasErrors(inputs.diagnostics) ? path : std::move(project.model);
  inputs.libraries = std::move(project.libraries);
  inputs.backendLegalOps = std::move(project.backendLegalOps);
  inputs.decompose = project.decompose;
  inputs.forgetTypes = project.forgetTypes;
  return inputs;
}

/// The model.mlir and the libraries lib* of a folder; the folder itself if it has no such model.
static ModelInputs ofFolder(const std::string &path) {
  ModelInputs inputs;
  std::error_code ignored;
  const fs::path model = fs::path(path) / "model.mlir";
  inputs.model = fs::exists(model, ignored) ? model.string() : path;
  if (inputs.model == path)
    return inputs;
  for (const fs::directory_entry &entry : fs::directory_iterator(path, ignored)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("lib") && (name.ends_with(".mlir") || name.ends_with(".py")))
      inputs.libraries.push_back(entry.path().string());
  }
  std::sort(inputs.libraries.begin(), inputs.libraries.end());
  return inputs;
}

/// A module, with what a project beside it says of it.
static ModelInputs ofModule(const std::string &path, const ResolveOptions &options) {
  ModelInputs alone;
  alone.model = path;
  const fs::path project = fs::path(path).parent_path() / kProjectName;
  std::error_code ignored;
  if (options.beside == Beside::Ignored || path.empty() || !fs::is_regular_file(path, ignored) ||
      !fs::exists(project, ignored))
    return alone;
  ModelInputs inputs = ofProject(project.string(), options);
  if (hasErrors(inputs.diagnostics)) {
    // It was not asked for, so it may be somebody else's; but it is not passed over in silence.
    for (Diagnostic &diagnostic : inputs.diagnostics)
      diagnostic.severity = Severity::Warning;
    alone.diagnostics = std::move(inputs.diagnostics);
    return alone;
  }
  if (!isSameFile(inputs.model, path))
    return alone;
  inputs.model = path;
  if (options.beside == Beside::WithoutLibraries)
    inputs.libraries.clear();
  else
    inputs.diagnostics.push_back({Severity::Note,
                                  "project.beside",
                                  "this is the model of " + project.string() +
                                      ", whose libraries and settings are used; --no-project leaves them out",
                                  {path},
                                  {}});
  return inputs;
}

ModelInputs resolveInputs(const std::string &path, const ResolveOptions &options) {
  std::error_code ignored;
  if (!fs::is_directory(path, ignored))
    return path.ends_with(".json") ? ofProject(path, options) : ofModule(path, options);
  const fs::path project = fs::path(path) / kProjectName;
  // Whatever it is: a link that leads nowhere, or a folder, is told of.
  if (fs::symlink_status(project, ignored).type() != fs::file_type::not_found)
    return ofProject(project.string(), options);
  return ofFolder(path);
}

} // namespace reify
