#include "engine/check/interpreter/read_all.h"

#include "engine/check/interpreter/read_invocations.h"
#include "engine/source/input_file.h"
#include "engine/source/source_language.h"

#include <llvm/ADT/StringRef.h>

#include <algorithm>

namespace reify::check {

std::vector<CheckedFunction> readAllInvocations(const std::vector<std::string> &libraries,
                                                const std::vector<std::string> &tests, Diagnostics &diagnostics) {
  std::vector<CheckedFunction> functions;
  auto add = [&](const std::string &path) {
    std::string problem;
    const std::shared_ptr<const std::string> text = readInputFile(path, problem);
    if (!text) {
      diagnostics.push_back({Severity::Error, "check.unreadable", problem, {shownPath(path), 0, 0}, {}});
      return;
    }
    for (CheckedFunction &function : readInvocations(*text, shownPath(path), diagnostics)) {
      auto known = std::ranges::find(functions, function.symbol, &CheckedFunction::symbol);
      if (known == functions.end())
        functions.push_back(std::move(function));
      else
        known->invocations.insert(known->invocations.end(), function.invocations.begin(), function.invocations.end());
    }
  };
  for (const std::string &path : libraries)
    if (isPythonPath(path))
      add(path);
  for (const std::string &path : tests)
    add(path);
  return functions;
}

/// By name; an op's name alone means the first of its functions that has invocations.
static const CheckedFunction *findFunction(const std::vector<CheckedFunction> &functions, llvm::StringRef name) {
  const CheckedFunction *ofOp = nullptr;
  for (const CheckedFunction &function : functions) {
    if (name == function.op + " " + function.kind || name == function.symbol || name == function.name)
      return &function;
    if (name == function.op && (!ofOp || (ofOp->invocations.empty() && !function.invocations.empty())))
      ofOp = &function;
  }
  return ofOp;
}

static ChosenInvocation findAtLine(const std::vector<CheckedFunction> &functions, llvm::StringRef file, unsigned line) {
  for (const CheckedFunction &function : functions)
    for (size_t i = 0; i < function.invocations.size(); ++i) {
      const Place &place = function.invocations[i].place;
      const bool isFile = place.file == file || llvm::StringRef(place.file).ends_with("/" + file.str());
      if (isFile && place.line == line)
        return {&function, i + 1};
    }
  return {};
}

ChosenInvocation findInvocation(const std::vector<CheckedFunction> &functions, const std::string &choice,
                                std::string &problem) {
  llvm::StringRef name = choice;
  unsigned number = 1;
  if (auto [front, back] = name.rsplit(':'); !back.getAsInteger(10, number))
    name = front;
  unsigned line = number;
  if (auto [front, back] = name.rsplit(':'); front.ends_with(".py") && !back.getAsInteger(10, line))
    name = front; // with a column
  if (name.ends_with(".py") || name == llvm::StringRef(kStandardInput)) {
    ChosenInvocation found = findAtLine(functions, name, line);
    if (!found.function)
      problem = "no invocation stands at line " + std::to_string(line) + " of " + name.str();
    return found;
  }
  const CheckedFunction *function = findFunction(functions, name);
  if (!function) {
    problem = "there is no function '" + name.str() + "' with invocations in these files";
    return {};
  }
  if (number >= 1 && number <= function->invocations.size())
    return {function, number};
  const size_t count = function->invocations.size();
  problem = function->op + " " + function->kind + " has " + (count == 0 ? "no" : std::to_string(count)) +
            (count == 1 ? " invocation" : " invocations") +
            (count ? "; there is no number " + std::to_string(number) : "");
  return {};
}

} // namespace reify::check
