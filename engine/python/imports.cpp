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
  static const llvm::StringSet<> kKnown{"torch",       "typing", "math", "reify_library", "__future__", "typing_extensions",
                                        "collections", "collections.abc"};
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

SourceModule *Program::findModule(SourceModule &from, const std::string &dotted, const Node &at, bool mustExist) {
  std::string beside = llvm::sys::path::parent_path(from.path).str();
  std::string path = fileOfModule(beside.empty() ? "." : beside, dotted);
  if (path.empty())
    for (const std::string &folder : packageFolders())
      if (path = fileOfModule(folder, dotted); !path.empty())
        break;
  if (path.empty()) {
    if (mustExist)
      error(from, at, "import",
            "the module '" + dotted + "' is neither beside this file nor in an installed package; where packages are "
            "installed, REIFY_PYTHON=/path/to/python, VIRTUAL_ENV or PYTHONPATH tells");
    return nullptr;
  }
  for (auto &module : modules_)
    if (llvm::sys::fs::equivalent(module->path, path))
      return module.get();
  std::string problem;
  const std::shared_ptr<const std::string> text = readInputFile(path, problem);
  if (!text) {
    error(from, at, "import", path + " " + problem);
    return nullptr;
  }
  return read(dotted, path, *text, /*isMain=*/false);
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
    Import import{nullptr, as.empty() ? first : name, "", alias};
    if (!isKnownModule(name))
      // What helper modules import for their own purposes need not be there.
      import.isMissing = !(import.module = findModule(module, name, *alias, module.isMain)) && module.isMain;
    module.imports[as.empty() ? (import.module ? name : first) : as] = import;
  }
}

void Program::importFrom(SourceModule &module, const Node &node) {
  const Node *levelNode = node.child("level");
  bool isRelative = levelNode && levelNode->text != "0";
  std::string name = node.text;
  for (const Node *alias : node.list("names")) {
    std::string as = otherName(*alias);
    if (alias->text == "*") {
      if (!isKnownModule(name) && module.isMain)
        error(module, *alias, "import", "name what is imported; 'import *' is not allowed");
      continue;
    }
    Import import{nullptr, name, alias->text, alias};
    if (isRelative || !isKnownModule(name)) {
      // Either a name of the module, or a module of the package.
      std::string inside = name.empty() ? alias->text : name + "." + alias->text;
      if (SourceModule *whole = findModule(module, inside, *alias, false)) {
        import.module = whole;
        import.member = "";
      } else if (!name.empty()) {
        import.module = findModule(module, name, *alias, module.isMain);
      } else if (module.isMain) {
        error(module, *alias, "import", "there is no module '" + alias->text + "' beside this file");
      }
      import.isMissing = !import.module && module.isMain;
    }
    module.imports[as.empty() ? alias->text : as] = import;
  }
}

} // namespace reify::python
