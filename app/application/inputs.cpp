#include "app/application/inputs.h"

#include "engine/source/asset_files.h"
#include "engine/source/input_file.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace reify {

namespace fs = std::filesystem;

static constexpr size_t kLargestSource = 16u << 20; // bytes; larger files are not shown

bool isLibraryFile(const std::string &path) {
  if (path.ends_with(".py"))
    return true;
  std::istringstream file(readInputOrNothing(path));
  std::string line;
  bool hasLibraryFunction = false;
  for (int i = 0; i < 20000 && std::getline(file, line); ++i) {
    const size_t at = line.find("func.func");
    if (at == std::string::npos || line.find("private", at) == at + 10)
      continue;
    if (line.find("@__torch_mlir_", at) == std::string::npos &&
        line.find("@\"__torch_mlir_", at) == std::string::npos && line.find("@__torch__.", at) == std::string::npos)
      return false;
    hasLibraryFunction = true;
  }
  return hasLibraryFunction;
}

/// "quantize: a custom op in a real program", from the heading of its story; else the folder's
/// name.
static std::string titleOfSample(const fs::path &folder) {
  std::ifstream story(folder / "story.md");
  std::string heading;
  std::getline(story, heading);
  return heading.starts_with("# ") ? heading.substr(2) : folder.filename().string();
}

std::vector<Sample> findSamples() {
  std::vector<Sample> samples;
  const fs::path root = sampleFolder(findAssets());
  std::error_code ignored;
  for (const fs::directory_entry &entry : fs::directory_iterator(root, ignored))
    if (fs::exists(entry.path() / "model.mlir", ignored))
      samples.push_back({entry.path().string(), titleOfSample(entry.path())});
  std::sort(samples.begin(), samples.end(), [](const Sample &a, const Sample &b) { return a.path < b.path; });
  return samples;
}

static std::vector<std::string> splitLines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
  return lines;
}

SourceText readSource(const std::string &path) {
  std::error_code error;
  if (!isStandardInput(path) && path != kStandardInput && !fs::exists(path, error))
    return {path, {}, path + " is not here: " + (error ? error.message() : "there is no such file") + "."};
  std::string problem;
  const std::shared_ptr<const std::string> text = readInputFile(path, problem, kLargestSource);
  if (!text)
    return {path, {}, path + " " + problem + "."};
  if (text->find('\0') != std::string::npos)
    return {path, {}, path + " is not text."};
  return {path, splitLines(*text), ""};
}

std::vector<SourceText> readSources(const Trace &trace, const TraceIndex &index) {
  std::vector<SourceText> sources;
  auto add = [&](const std::string &path) {
    for (const SourceText &source : sources)
      if (source.path == path)
        return;
    if (path == trace.modelFile && !trace.modelText.empty())
      sources.push_back({path, splitLines(trace.modelText), ""});
    else if (!path.empty())
      sources.push_back(readSource(path));
  };
  for (const TraceIndex::SourceFile &file : index.sources)
    add(file.path);
  for (const LibraryFunction &function : trace.functions) {
    const std::string &file = trace.tables.place(function.place).file;
    if (!function.isBuiltin)
      add(file);
    for (SourceText &source : sources)
      source.isLibrary |= source.path == file;
  }
  // A sample says in its story what to look at.
  const fs::path story = fs::path(trace.modelFile).parent_path() / "story.md";
  std::error_code ignored;
  if (fs::exists(story, ignored))
    add(story.string());
  return sources;
}

} // namespace reify
