#include "engine/python/program.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/Path.h>

#include <algorithm>

namespace reify::python {

using namespace mlir;

Diagnostic Program::errorAt(const SourceModule &module, const Node &at, std::string id, std::string message) const {
  return {Severity::Error, "python." + id, std::move(message), {module.path, at.line, at.column}, {}};
}

void Program::report(Severity severity, const SourceModule &module, const Node &at, std::string id,
                     std::string message) {
  diagnostics_.push_back(errorAt(module, at, std::move(id), std::move(message)));
  diagnostics_.back().severity = severity;
}

void Program::error(const SourceModule &module, const Node &at, std::string id, std::string message) {
  report(Severity::Error, module, at, std::move(id), std::move(message));
}

bool Program::addMain(const std::string &path, std::string text) {
  return read("", path, std::move(text), /*isMain=*/true, diagnostics_);
}

SourceModule *Program::read(const std::string &name, const std::string &path, std::string text, bool isMain,
                            Diagnostics &problems, bool isOfPackage) {
  auto module = std::make_unique<SourceModule>();
  module->name = name;
  module->path = path;
  module->text = std::move(text);
  module->isMain = isMain;
  module->isOfPackage = isOfPackage;
  module->isOwn = !isMain && !assetsFolder_.empty() && path.starts_with(assetsFolder_ + "/");
  module->tree = parse(module->text, path, problems);
  if (!module->tree || !module->tree->module)
    return nullptr;
  SourceModule &kept = *module;
  modules_.push_back(std::move(module)); // before its imports: modules may import each other
  collect(kept);
  return &kept;
}

Function *Program::helper(const std::string &module, const std::string &type, std::string_view text,
                          std::string_view name) {
  std::string moduleName = module;
  for (char c : type)
    moduleName += llvm::isAlnum(c) ? c : '_';
  auto known = std::ranges::find(modules_, moduleName, [](const auto &each) { return each->name; });
  SourceModule *found = known == modules_.end() ? nullptr : known->get();
  if (!found) {
    std::string specialised;
    for (size_t i = 0; i < text.size(); ++i) {
      auto isPartOfWord = [&](size_t at) { return at < text.size() && (llvm::isAlnum(text[at]) || text[at] == '_'); };
      bool isType = text[i] == 'T' && !isPartOfWord(i - 1) && !isPartOfWord(i + 1);
      specialised += isType ? type : std::string(1, text[i]);
    }
    found = read(moduleName, "reify", std::move(specialised), /*isMain=*/false, diagnostics_);
  }
  return found->functions.find(name)->second.get();
}

void Program::collect(SourceModule &module) {
  for (const Node *node : module.tree->module->list("body"))
    statement(module, *node);
}

static bool isNamedMainOrTypeChecking(const Node &test) {
  if (dottedName(test).ends_with("TYPE_CHECKING"))
    return true;
  return test.is("Compare") && test.child("left")->isName("__name__");
}

/// The name means something new from here on; what it was before never counts.
void Program::bind(SourceModule &module, const std::string &name) {
  module.functions.erase(name);
  module.constants.erase(name);
  module.classes.erase(name);
  module.imports.erase(name);
  module.unread.erase(name);
}

static void namesBoundBy(const Node &node, std::map<std::string, const Node *, std::less<>> &names, const Node &at) {
  auto target = [&](const Node &each, auto &&self) -> void {
    if (each.is("Name"))
      names[each.text] = &at;
    for (const Node *part : each.list("elts"))
      if (part)
        self(*part, self);
  };
  for (const char *field : {"targets", "target"})
    for (const Node *each : node.list(field))
      if (each)
        target(*each, target);
  if (node.is("FunctionDef") || node.is("ClassDef") || node.is("AsyncFunctionDef"))
    names[node.text] = &at;
  for (const char *field : {"body", "orelse", "finalbody", "handlers"})
    if (!node.is("FunctionDef") && !node.is("ClassDef") && !node.is("AsyncFunctionDef"))
      for (const Node *each : node.list(field))
        if (each)
          namesBoundBy(*each, names, at);
}

/// A statement that means nothing here: what it binds is not known, which is told where it is used.
void Program::leaveUnread(SourceModule &module, const Node &node) {
  std::map<std::string, const Node *, std::less<>> names;
  namesBoundBy(node, names, node);
  for (const auto &[name, at] : names) {
    bind(module, name);
    module.unread[name] = at;
  }
  importsIn(module, node);
}

/// `try: import a` and the like: the imports count, whichever way the statement goes.
void Program::importsIn(SourceModule &module, const Node &node) {
  for (const char *field : {"body", "orelse", "handlers"})
    for (const Node *each : node.list(field)) {
      if (!each || each->is("FunctionDef") || each->is("ClassDef") || each->is("AsyncFunctionDef"))
        continue;
      if (each->is("Import"))
        import(module, *each);
      else if (each->is("ImportFrom"))
        importFrom(module, *each);
      else
        importsIn(module, *each);
    }
}

void Program::statement(SourceModule &module, const Node &node) {
  if (node.is("FunctionDef"))
    return define(module, node);
  if (node.is("Import"))
    return import(module, node);
  if (node.is("ImportFrom"))
    return importFrom(module, node);
  if (node.is("If") && isNamedMainOrTypeChecking(*node.child("test")))
    return importsIn(module, node);
  if (node.is("ClassDef")) {
    bind(module, node.text);
    module.classes.emplace(node.text, &node);
    return;
  }
  const Node *value = node.child("value");
  const Node *target = node.is("Assign")      ? node.child("targets")
                       : node.is("AnnAssign") ? node.child("target")
                                              : nullptr;
  if (target && value && target->is("Name") && node.list("targets").size() <= 1) {
    bind(module, target->text);
    module.constants[target->text] = value;
    return;
  }
  if (module.isMain && node.is("AsyncFunctionDef") && node.text.find("〡") != std::string::npos)
    error(module, node, "module-statement",
          "'async' functions are not allowed; a library function runs while compiling");
  leaveUnread(module, node);
}

std::pair<SourceModule *, std::string> Program::resolve(SourceModule &module, std::string_view dotted) {
  // The longest prefix that is an imported module.
  for (size_t at = dotted.size(); at != std::string_view::npos && at > 0; at = dotted.rfind('.', at - 1)) {
    auto known = module.imports.find(dotted.substr(0, at));
    if (known == module.imports.end() || !known->second.module)
      continue;
    load(*known->second.module);
    std::string rest(dotted.substr(std::min(at + 1, dotted.size())));
    if (!known->second.member.empty())
      rest = known->second.member + (rest.empty() ? "" : "." + rest);
    return {known->second.module, rest};
  }
  for (SourceModule *star : module.stars)
    if (star->functions.contains(dotted) || star->constants.contains(dotted))
      return {star, std::string(dotted)};
  return {&module, std::string(dotted)};
}

Function *Program::findFunction(SourceModule &module, std::string_view dotted) {
  if (auto own = module.functions.find(dotted); own != module.functions.end())
    return own->second.get();
  auto [home, name] = resolve(module, dotted);
  if (auto found = home->functions.find(name); found != home->functions.end())
    return found->second.get();
  if (home != &module && home->imports.contains(name)) // one that the helper module imported itself
    return findFunction(*home, name);
  if (hasPlainNames_ && home == &module)
    for (auto &other : modules_)
      if (auto found = other->functions.find(name); found != other->functions.end())
        return found->second.get();
  return module.isOwn && home == &module ? findBuiltin(name) : nullptr;
}

Function *Program::findOwn(const std::string &module, std::string_view name) {
  SourceModule *home = name.starts_with("_") ? nullptr : ownModule(module);
  auto found = home ? home->functions.find(name) : decltype(home->functions.end()){};
  return home && found != home->functions.end() ? found->second.get() : nullptr;
}

std::vector<std::string> Program::namesOfOwn(const std::string &module) {
  std::vector<std::string> names;
  if (SourceModule *home = ownModule(module))
    for (const auto &[name, function] : home->functions)
      names.push_back(name);
  return names;
}

/// In the sources of the built-in library, of which those files are read that hold what is asked for.
Function *Program::findBuiltin(std::string_view name) {
  const std::string folder = assetsFolder_ + "/library";
  std::error_code ignored;
  if (builtinFiles_.empty())
    for (llvm::sys::fs::directory_iterator it(folder, ignored), end; it != end && !ignored; it.increment(ignored)) {
      auto buffer = llvm::MemoryBuffer::getFile(it->path());
      if (!buffer || !StringRef(it->path()).ends_with(".py"))
        continue;
      SmallVector<StringRef> lines;
      (*buffer)->getBuffer().split(lines, '\n', -1, false);
      for (StringRef line : lines)
        if (line.consume_front("def "))
          builtinFiles_.emplace(line.take_until([](char c) { return c == '('; }).str(), it->path());
    }
  auto file = builtinFiles_.find(name);
  if (file == builtinFiles_.end())
    return nullptr;
  auto known = std::ranges::find(modules_, file->second, [](const auto &each) { return each->path; });
  SourceModule *home = known == modules_.end() ? nullptr : known->get();
  if (!home)
    if (auto buffer = llvm::MemoryBuffer::getFile(file->second))
      home = read("builtin." + llvm::sys::path::stem(file->second).str(), file->second, (*buffer)->getBuffer().str(),
                  /*isMain=*/false, diagnostics_);
  auto found = home ? home->functions.find(name) : decltype(home->functions.end()){};
  return home && found != home->functions.end() ? found->second.get() : nullptr;
}

std::pair<const Node *, SourceModule *> Program::findConstant(SourceModule &module, std::string_view dotted) {
  if (auto own = module.constants.find(dotted); own != module.constants.end())
    return {own->second, &module};
  auto [home, name] = resolve(module, dotted);
  auto found = home->constants.find(name);
  return {found == home->constants.end() ? nullptr : found->second, home};
}

bool Program::isOfMissingImport(SourceModule &module, std::string_view dotted) {
  auto known = module.imports.find(dotted.substr(0, dotted.find('.')));
  if (known == module.imports.end() || !known->second.isMissing)
    return false;
  Diagnostics problems = std::exchange(known->second.problems, {});
  diagnostics_.insert(diagnostics_.end(), problems.begin(), problems.end());
  return true;
}

void Program::tellProblems(Function &function) {
  Diagnostics problems = std::exchange(function.problems, {});
  diagnostics_.insert(diagnostics_.end(), problems.begin(), problems.end());
  if (const Node *replaced = std::exchange(function.replaced, nullptr))
    report(Severity::Warning, *function.module, *replaced, "duplicate",
           "this definition never counts: '" + function.name + "' is defined again at line " +
               std::to_string(function.def->line));
}

std::string Program::canonicalName(const SourceModule &module, std::string_view dotted) {
  std::string_view first = dotted.substr(0, dotted.find('.'));
  auto known = module.imports.find(first);
  if (known == module.imports.end())
    for (const std::string &star : module.externalStars)
      if (star == "math" || star.starts_with("torch"))
        return module.functions.contains(first) || module.constants.contains(first) ? std::string(dotted)
                                                                                    : star + "." + std::string(dotted);
  if (known == module.imports.end() || known->second.module)
    return std::string(dotted);
  std::string name = known->second.external;
  if (!known->second.member.empty())
    name += "." + known->second.member;
  return name + std::string(dotted.substr(first.size()));
}

} // namespace reify::python
