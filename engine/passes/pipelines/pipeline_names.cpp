#include "engine/passes/pipelines/pipeline_names.h"

#include "engine/source/near_names.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/CommandLine.h>
#include <llvm/Support/raw_ostream.h>
#include <mlir/Pass/PassManager.h>
#include <mlir/Pass/PassRegistry.h>

namespace reify {

using namespace mlir;

namespace {

bool isPass(StringRef name) { return PassInfo::lookup(name) || PassPipelineInfo::lookup(name); }

/// MLIR tells the names in its registry only as options of the command line. reify-opt has these anyway.
std::vector<std::string_view> passNames() {
  auto &options = llvm::cl::getRegisteredOptions();
  if (!options.contains("canonicalize"))
    static PassPipelineCLParser asOptions("", "");
  std::vector<std::string_view> names;
  for (auto &option : options)
    if (isPass(option.first))
      names.push_back(option.first);
  llvm::sort(names); // of two that are as near, always the same
  return names;
}

/// Of the passes and pipelines with torch-mlir's names.
constexpr std::string_view kOptionNames[] = {"allow-non-finites",     "backend-legal-ops", "decompose",
                                             "decompose-complex-ops", "extra-library",     "legal-ops",
                                             "max-iterations",        "shape-dtype-refine"};

bool isNameLetter(char c) { return llvm::isAlnum(c) || c == '-' || c == '_' || c == '.'; }

/// The passes and pipelines that the text names, not what they run on, and none of the options.
std::vector<StringRef> passesIn(StringRef text) {
  std::vector<StringRef> names;
  int depth = 0; // of braces
  for (size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
    if (depth > 0 || !isNameLetter(text[i]))
      continue;
    StringRef name = text.substr(i).take_while(isNameLetter);
    i += name.size() - 1;
    if (!text.substr(i + 1).ltrim().starts_with("("))
      names.push_back(name);
  }
  return names;
}

} // namespace

std::vector<std::string> hintsForPipeline(StringRef pipeline) {
  std::vector<std::string> hints;
  std::string errors;
  llvm::raw_string_ostream stream(errors);
  if (succeeded(parsePassPipeline(pipeline, stream)))
    return hints;
  auto hint = [&](const char *what, StringRef wrong, ArrayRef<std::string_view> known) {
    if (std::string_view near = nearestName(wrong, {known.data(), known.size()}); !near.empty())
      hints.push_back(("there is no " + Twine(what) + " '" + wrong + "'; did you mean '" + near + "'?").str());
  };
  const std::vector<std::string_view> known = passNames();
  for (StringRef name : passesIn(pipeline))
    if (!isPass(name))
      hint("pass", name, known);
  StringRef rest = errors;
  for (constexpr StringLiteral kNoOption = "no such option "; rest.contains(kNoOption);) {
    rest = rest.drop_front(rest.find(kNoOption) + kNoOption.size());
    hint("option", rest.take_while(isNameLetter), kOptionNames);
  }
  return hints;
}

} // namespace reify
