#include "app/application/settings.h"

#include "engine/source/output_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace reify {

using nlohmann::json;

std::string configFolder() {
  namespace fs = std::filesystem;
  fs::path folder;
  if (const char *xdg = std::getenv("XDG_CONFIG_HOME"); xdg && *xdg)
    folder = xdg;
  else if (const char *home = std::getenv("HOME"); home && *home)
    folder = fs::path(home) / ".config";
  else
    return "";
  folder /= "reify";
  std::error_code error;
  fs::create_directories(folder, error);
  return error ? "" : folder.string();
}

static constexpr size_t kMostBreakpoints = 1000;

static void read(const json &file, Settings &settings) {
  for (size_t i = 0; i < size_t(Option::Count); ++i) {
    const std::string id(idOf(Option(i)));
    settings.options.set(Option(i), file.value(id, settings.options[Option(i)]));
  }
  settings.zoomPercent = std::clamp(file.value("zoom", settings.zoomPercent), 50, 300);
  settings.width = std::clamp(file.value("width", settings.width), 400, 16000);
  settings.height = std::clamp(file.value("height", settings.height), 300, 16000);
  for (const json &entry : file.value("breakpoints", json::array()))
    if (settings.breakpoints.size() < kMostBreakpoints)
      settings.breakpoints.push_back(
          {entry.at("file"), entry.at("line"), entry.value("text", std::string()), entry.value("on", true)});
  for (const json &entry : file.value("recent", json::array()))
    if (settings.recent.size() < kRecentModels)
      settings.recent.push_back({entry.at("model"), entry.value("libraries", std::vector<std::string>())});
}

Settings loadSettings(const std::string &folder) {
  Settings settings;
  std::ifstream file(std::filesystem::path(folder) / "settings.json");
  if (folder.empty() || !file)
    return settings;
  try {
    read(json::parse(file), settings);
  } catch (const json::exception &) {
    return {}; // somebody else's text, or half written
  }
  return settings;
}

std::string saveSettings(const Settings &settings, const std::string &folder) {
  if (folder.empty())
    return "";
  json file;
  for (size_t i = 0; i < size_t(Option::Count); ++i)
    file[std::string(idOf(Option(i)))] = settings.options[Option(i)];
  file["zoom"] = settings.zoomPercent;
  file["width"] = settings.width;
  file["height"] = settings.height;
  file["breakpoints"] = json::array();
  for (const Breakpoint &each : settings.breakpoints)
    file["breakpoints"].push_back({{"file", each.file}, {"line", each.line}, {"text", each.text}, {"on", each.isOn}});
  file["recent"] = json::array();
  for (const RecentModel &recent : settings.recent)
    file["recent"].push_back({{"model", recent.model}, {"libraries", recent.libraries}});
  return writeOutputFile((std::filesystem::path(folder) / "settings.json").string(),
                         file.dump(2, ' ', false, json::error_handler_t::replace) + '\n');
}

void rememberModel(Settings &settings, RecentModel model) {
  std::erase_if(settings.recent, [&](const RecentModel &other) { return other.model == model.model; });
  settings.recent.insert(settings.recent.begin(), std::move(model));
  if (settings.recent.size() > kRecentModels)
    settings.recent.resize(kRecentModels);
}

} // namespace reify
