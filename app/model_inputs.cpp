#include "app/model_inputs.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace reify {

namespace fs = std::filesystem;

/// What the folder's reify.json names; no model if there is none or it cannot be read.
static ModelInputs readProject(const fs::path &folder) {
  using nlohmann::json;
  std::ifstream file(folder / "reify.json");
  const json project = json::parse(file, nullptr, /*allow_exceptions=*/false);
  if (!project.is_object() || !project.contains("model") || !project["model"].is_string())
    return {};
  ModelInputs inputs{(folder / project["model"].get<std::string>()).string(), {}, {}, true};
  auto addStrings = [&](const char *key, auto &&add) {
    if (auto list = project.find(key); list != project.end() && list->is_array())
      for (const json &entry : *list)
        if (entry.is_string())
          add(entry.get<std::string>());
  };
  addStrings("libraries", [&](const std::string &name) { inputs.libraries.push_back((folder / name).string()); });
  addStrings("backendLegalOps", [&](const std::string &name) { inputs.backendLegalOps.push_back(name); });
  if (auto decompose = project.find("decompose"); decompose != project.end() && decompose->is_boolean())
    inputs.decompose = decompose->get<bool>();
  return inputs;
}

ModelInputs resolveInputs(const std::string &given) {
  std::error_code ignored;
  // What a file manager opens where a folder is meant.
  std::string path = given;
  if (const fs::path file(given); file.filename() == "reify.json" && fs::is_regular_file(file, ignored))
    path = file.has_parent_path() ? file.parent_path().string() : ".";
  if (!fs::is_directory(path, ignored))
    return {path, {}, {}, true};
  if (ModelInputs project = readProject(path); !project.model.empty())
    return project;
  const fs::path model = fs::path(path) / "model.mlir";
  if (!fs::exists(model, ignored))
    return {path, {}, {}, true};
  ModelInputs inputs{model.string(), {}, {}, true};
  for (const fs::directory_entry &entry : fs::directory_iterator(path, ignored)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("lib") && (name.ends_with(".mlir") || name.ends_with(".py")))
      inputs.libraries.push_back(entry.path().string());
  }
  std::sort(inputs.libraries.begin(), inputs.libraries.end());
  return inputs;
}

} // namespace reify
