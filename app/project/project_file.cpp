#include "app/project/project_file.h"

#include "app/near_word.h"
#include "app/project/json_places.h"
#include "engine/source/input_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>

namespace reify {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr size_t kLargestProject = size_t(1) << 20;
constexpr std::array<std::string_view, 6> kKeys = {"model",     "libraries",   "backendLegalOps",
                                                   "decompose", "forgetTypes", "$schema"};

/// "[json.exception.parse_error.101] parse error at line 3, column 5: syntax error while ..." without what its
/// place says already.
std::string withoutPlace(std::string_view message) {
  const size_t place = message.find("column ");
  const size_t colon = message.find(": ", place == message.npos ? 0 : place);
  return std::string(colon == message.npos ? message : message.substr(colon + 2));
}

class Reader {
public:
  Reader(const std::string &path, bool allowOutside, Diagnostics &diagnostics)
      : path_(path), folder_(fs::path(path).parent_path()), allowOutside_(allowOutside), diagnostics_(diagnostics) {}

  Project read() {
    if (!readText())
      return {};
    try {
      json_ = json::parse(text_);
    } catch (const json::exception &error) {
      const auto *syntax = dynamic_cast<const json::parse_error *>(&error);
      failAt(syntax && syntax->byte > 0 ? syntax->byte - 1 : 0, "this is no JSON: " + withoutPlace(error.what()));
      return {};
    }
    if (!json_.is_object()) {
      failAt(0, "a JSON object is wanted: {\"model\": \"FILE.mlir\", \"libraries\": [...]}");
      return {};
    }
    places_ = findJsonPlaces(text_);
    checkKeys();
    return take();
  }

private:
  bool readText() {
    std::error_code error;
    const fs::file_status status = fs::status(path_, error);
    std::string problem;
    if (fs::exists(status) && !fs::is_regular_file(status))
      problem = fs::is_directory(status) ? "is a directory, not a file" : "is not a regular file";
    else if (auto text = readInputFile(path_, problem, kLargestProject))
      text_ = *text;
    if (!problem.empty())
      diagnostics_.push_back({Severity::Error, "project.unreadable", problem, {path_}, {}});
    return problem.empty();
  }

  void checkKeys() {
    for (const auto &[key, value] : json_.items())
      if (std::ranges::find(kKeys, key) == kKeys.end())
        fail(key, "unknown key '" + key + "'" + cli::didYouMean(key, kKeys));
    for (const auto &[key, offset] : places_.repeated)
      failAt(offset, "'" + key + "' is there twice");
    if (!json_.contains("model"))
      failAt(text_.find('{'), "no model is named: \"model\": \"FILE.mlir\" is wanted");
  }

  Project take() {
    Project project;
    if (json_.contains("model"))
      takeFile(json_["model"], "model:", project.model);
    forEach("libraries", [&](const json &entry, const std::string &where) {
      takeFile(entry, where, project.libraries.emplace_back());
    });
    forEach("backendLegalOps", [&](const json &entry, const std::string &where) {
      if (std::string &op = project.backendLegalOps.emplace_back(); isString(entry, where, "the name of an op"))
        op = entry.get<std::string>();
    });
    takeSwitch("decompose", project.decompose);
    takeSwitch("forgetTypes", project.forgetTypes);
    if (auto schema = json_.find("$schema"); schema != json_.end())
      isString(*schema, "$schema:", "the address of a schema");
    return project;
  }

  void takeSwitch(const char *key, bool &target) {
    auto value = json_.find(key);
    if (value == json_.end())
      return;
    if (value->is_boolean())
      target = value->get<bool>();
    else
      fail(std::string(key) + ":", "true or false is wanted, not " + kindOf(*value));
  }

  template <class Take> void forEach(const std::string &key, Take &&take) {
    auto list = json_.find(key);
    if (list == json_.end())
      return;
    if (!list->is_array())
      return fail(key + ":", "a list is wanted, not " + kindOf(*list));
    for (size_t i = 0; i < list->size(); ++i)
      take((*list)[i], key + ":" + std::to_string(i));
  }

  bool isString(const json &value, const std::string &where, const std::string &wanted) {
    if (!value.is_string())
      fail(where, wanted + " in quotes is wanted, not " + kindOf(value));
    else if (value.get_ref<const std::string &>().find('\0') != std::string::npos)
      fail(where, "no name holds a zero byte");
    else if (value.get_ref<const std::string &>().empty())
      fail(where, wanted + " is wanted; this is empty");
    else
      return true;
    return false;
  }

  void takeFile(const json &value, const std::string &where, std::string &file) {
    if (!isString(value, where, "the path of a file"))
      return;
    const std::string name = value.get<std::string>();
    file = (folder_ / name).string();
    if (!allowOutside_ && isOutside(file)) {
      fail(where, "'" + name + "' lies outside of the folder of this project; --allow-outside follows such paths",
           "project.outside");
      return;
    }
    std::error_code error;
    if (!fs::exists(file, error))
      fail(where, "there is no file '" + name + "' beside this one");
  }

  /// Wherever links lead to.
  bool isOutside(const fs::path &file) const {
    std::error_code error;
    const fs::path home = fs::weakly_canonical(folder_.empty() ? fs::path(".") : folder_, error);
    const fs::path target = error ? fs::path() : fs::weakly_canonical(file, error);
    return error || std::mismatch(home.begin(), home.end(), target.begin(), target.end()).first != home.end();
  }

  static std::string kindOf(const json &value) {
    if (value.is_null())
      return "null";
    return (value.is_array() || value.is_object() ? "an " : "a ") + std::string(value.type_name());
  }

  void fail(const std::string &where, std::string message, const char *id = "project.invalid") {
    auto found = places_.offsets.find(where);
    failAt(found == places_.offsets.end() ? 0 : found->second, std::move(message), id);
  }
  void failAt(size_t offset, std::string message, const char *id = "project.invalid") {
    diagnostics_.push_back({Severity::Error, id, std::move(message), placeInText(path_, text_, offset), {}});
  }

  const std::string path_;
  const fs::path folder_;
  const bool allowOutside_;
  Diagnostics &diagnostics_;
  std::string text_;
  json json_;
  JsonPlaces places_;
};

} // namespace

Project readProject(const std::string &path, bool allowOutside, Diagnostics &diagnostics) {
  return Reader(path, allowOutside, diagnostics).read();
}

} // namespace reify
