// `import`: names of modules that are known without being read (torch, math, typing), and helper modules
// beside the file or of an installed package, whose source is read. Nothing is imported by Python.
#include "engine/python/program.h"
#include "engine/source/input_file.h"

#include <llvm/ADT/SmallString.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/Path.h>
#include <llvm/Support/Program.h>

#include <algorithm>
#include <cstdlib>

namespace reify::python {

static bool isKnownModule(std::string_view name) {
  static const llvm::StringSet<> kKnown{"torch",
                                        "torch.nn",
                                        "torch.nn.functional",
                                        "torch.special",
                                        "torch.linalg",
                                        "torch.fft",
                                        "torch.ops",
                                        "torch.jit",
                                        "torch._jit_internal",
                                        "torch.types",
                                        "torch.library",
                                        "typing",
                                        "typing_extensions",
                                        "math",
                                        "reify_library",
                                        "__future__",
                                        "collections",
                                        "collections.abc"};
  return kKnown.contains(name);
}

static std::vector<std::string> packageFolders() {
  std::vector<std::string> folders;
  auto add = [&](std::string folder) {
    if (llvm::sys::fs::is_directory(folder))
      folders.push_back(std::move(folder));
  };
  if (const char *path = std::getenv("PYTHONPATH"))
    for (std::string_view rest = path; !rest.empty();) {
      size_t end = std::min(rest.find(':'), rest.size());
      add(std::string(rest.substr(0, end)));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  auto addPrefix = [&](const std::string &prefix) {
    std::error_code error;
    for (llvm::sys::fs::directory_iterator it(prefix + "/lib", error), end; it != end && !error; it.increment(error))
      add(it->path() + "/site-packages");
  };
  if (const char *environment = std::getenv("VIRTUAL_ENV"))
    addPrefix(environment);
  // PREFIX/bin/python3: the interpreter that has PyTorch, else the one on the path.
  const char *named = std::getenv("REIFY_PYTHON");
  llvm::ErrorOr<std::string> found = llvm::sys::findProgramByName(named && *named ? named : "python3");
  if (found)
    addPrefix(llvm::sys::path::parent_path(llvm::sys::path::parent_path(*found)).str());
  for (const char *folder : {"/usr/local/lib/python3.11/dist-packages", "/usr/lib/python3/dist-packages",
                             "/usr/local/lib/python3.11/site-packages", "/usr/local/lib/python3.12/site-packages",
                             "/usr/local/lib/python3.13/site-packages"})
    add(folder);
  return folders;
}

static std::string fileOfModule(const std::string &folder, const std::string &dotted) {
  std::string relative = dotted;
  std::ranges::replace(relative, '.', '/');
  for (const char *end : {".py", "/__init__.py"}) {
    llvm::SmallString<256> path(folder);
    llvm::sys::path::append(path, relative + end);
    if (llvm::sys::fs::exists(path) && !llvm::sys::fs::is_directory(path))
      return path.str().str();
  }
  return "";
}

/// Functions of ops count wherever they are imported from; any other function when it is reached.
static bool mayDefineOps(std::string_view text) {
  return text.find("〡") != std::string_view::npos || text.find("reify_library") != std::string_view::npos;
}

static std::string realPath(const std::string &path) {
  llvm::SmallString<256> real;
  return llvm::sys::fs::real_path(path, real) ? path : real.str().str();
}

/// A module of PyTorch's that comes with the program; null if there is none.
SourceModule *Program::ownModule(const std::string &dotted) {
  std::string path = assetsFolder_.empty() ? "" : fileOfModule(assetsFolder_ + "/modules", dotted);
  if (path.empty())
    return nullptr;
  for (auto &module : modules_)
    if (module->path == path)
      return module.get();
  return read(dotted, path, readInputOrNothing(path), /*isMain=*/false, diagnostics_);
}

SourceModule *Program::findModule(SourceModule &from, const std::string &dotted, const Node &at,
                                  Diagnostics *problems) {
  if (SourceModule *own = ownModule(dotted)) // the same on every machine
    return own;
  std::string beside = llvm::sys::path::parent_path(from.path).str();
  std::string path = fileOfModule(beside.empty() ? "." : beside, dotted);
  bool isOfPackage = from.isOfPackage;
  if (path.empty()) {
    if (packageFolders_.empty())
      packageFolders_ = packageFolders();
    for (const std::string &folder : packageFolders_)
      if (path = fileOfModule(folder, dotted); !path.empty())
        break;
    isOfPackage = true;
  }
  auto fail = [&](std::string message) -> SourceModule * {
    if (problems)
      problems->push_back(errorAt(from, at, "import", std::move(message)));
    return nullptr;
  };
  if (path.empty())
    return fail("the module '" + dotted +
                "' is neither beside this file nor in an installed package; where packages are installed, "
                "REIFY_PYTHON=/path/to/python, VIRTUAL_ENV or PYTHONPATH tells");
  SourceModule *&known = byPath_[realPath(path)];
  if (known)
    return known;
  for (auto &module : modules_) // the main file, and those that were made
    if (llvm::sys::fs::equivalent(module->path, path))
      return known = module.get();
  std::string problem;
  const std::shared_ptr<const std::string> text = readInputFile(path, problem);
  if (!text)
    return fail(path + " " + problem);
  if (from.isOfPackage && !mayDefineOps(*text)) { // one package may hang together with thousands of files
    auto found = std::make_unique<SourceModule>();
    found->name = dotted;
    found->path = path;
    found->isOfPackage = true;
    known = found.get();
    unread_[known] = std::move(found);
    return known;
  }
  Diagnostics unread;
  return known = read(dotted, path, *text, /*isMain=*/false, problems ? *problems : unread, isOfPackage);
}

void Program::load(SourceModule &module) {
  auto found = unread_.find(&module);
  if (found == unread_.end())
    return;
  std::unique_ptr<SourceModule> owned = std::move(found->second);
  unread_.erase(found);
  std::string problem;
  if (const std::shared_ptr<const std::string> text = readInputFile(module.path, problem)) {
    module.text = *text;
    module.tree = parse(module.text, module.path, diagnostics_);
  } else {
    diagnostics_.push_back({Severity::Error, "python.import", module.path + " " + problem, {module.path, 0, 0}, {}});
  }
  const bool isRead = module.tree && module.tree->module;
  (isRead ? modules_ : broken_).push_back(std::move(owned));
  if (isRead)
    collect(module);
}

/// The name after `as` of an alias; empty without one.
static std::string otherName(const Node &alias) {
  const Node *other = alias.child("asname");
  return other ? other->text : "";
}

void Program::import(SourceModule &module, const Node &node) {
  for (const Node *alias : node.list("names")) {
    const std::string &name = alias->text;
    std::string as = otherName(*alias);
    std::string first = name.substr(0, name.find('.'));
    Import import{nullptr, as.empty() ? first : name, "", alias, false, {}};
    if (!isKnownModule(name)) {
      import.module = findModule(module, name, *alias, &import.problems);
      import.isMissing = !import.module;
    }
    const std::string bound = as.empty() ? (import.module ? name : first) : as;
    // `import torch.x` leaves what `import torch` has brought.
    if (import.isMissing && module.imports.contains(bound) && !module.imports.find(bound)->second.isMissing)
      continue;
    if (first == bound && !import.module && isKnownModule(first))
      import.isMissing = false;
    bind(module, bound);
    module.imports[bound] = std::move(import);
    if (as.empty() && bound != first && isKnownModule(first) && !module.imports.contains(first))
      module.imports[first] = {nullptr, first, "", alias, false, {}};
  }
}

/// `from X import *`: the names of a module that is read, or of one that is known.
void Program::importAll(SourceModule &module, const std::string &name, bool isRelative, const Node &alias) {
  if (!isRelative && isKnownModule(name))
    module.externalStars.push_back(name);
  else if (SourceModule *found = name.empty() ? nullptr : findModule(module, name, alias, nullptr)) {
    load(*found); // which names it brings must be known
    module.stars.push_back(found);
  } else
    module.hasUnreadStar = true;
}

void Program::importFrom(SourceModule &module, const Node &node) {
  const Node *levelNode = node.child("level");
  bool isRelative = levelNode && levelNode->text != "0";
  std::string name = node.text;
  for (const Node *alias : node.list("names")) {
    std::string as = otherName(*alias);
    if (alias->text == "*") {
      importAll(module, name, isRelative, *alias);
      continue;
    }
    Import import{nullptr, name, alias->text, alias, false, {}};
    if (isRelative || !isKnownModule(name)) {
      // Either a name of the module, or a module of the package.
      std::string inside = name.empty() ? alias->text : name + "." + alias->text;
      if (!isRelative && isKnownModule(inside)) {
        // from torch.nn import functional
      } else if (SourceModule *whole = findModule(module, inside, *alias, nullptr)) {
        import.module = whole;
        import.member = "";
      } else if (!name.empty()) {
        import.module = findModule(module, name, *alias, &import.problems);
        import.isMissing = !import.module;
      } else {
        import.problems.push_back(
            errorAt(module, *alias, "import", "there is no module '" + alias->text + "' beside this file"));
        import.isMissing = true;
      }
    }
    bind(module, as.empty() ? alias->text : as);
    module.imports[as.empty() ? alias->text : as] = std::move(import);
  }
}

} // namespace reify::python
