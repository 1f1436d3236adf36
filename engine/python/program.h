// The Python files of one library and the helper modules that they import: which functions there are,
// what each is called in the IR, and what every name means. Of a file only that counts which the op functions
// reach: what is wrong with the rest (an import, a signature, a statement) is kept, and told when it is reached.
#pragma once
#include "engine/python/parser.h"
#include "engine/python/types.h"

#include <map>
#include <memory>
#include <set>

namespace reify::python {

struct SourceModule;

struct Parameter {
  std::string name;
  mlir::Type type;
  const Node *at = nullptr;
  const Node *defaultValue = nullptr;
  unsigned broadcast = 0; // BroadcastingList2[int]: a number stands for a list of so many
};

struct Function {
  const Node *def = nullptr;
  SourceModule *module = nullptr;
  std::string name, symbol;
  std::string kind; // "shape", "dtype", "decomposition", "has_value_semantics"; "" for helpers
  std::string op;   // "my.scale"
  std::vector<Parameter> parameters;
  mlir::Type result;              // null for None
  bool isUsable = true;           // its signature could be read
  bool isOfOp = false;            // was meant for an op, by its name or a decorator
  Diagnostics problems;           // of its signature and decorators; told when it is wanted
  std::string problem;            // why not, where that is reported by callers only: in helper modules
  bool isFreeOfRegistry = false;  // says itself that its op has no schema
  bool infersResult = false;      // a helper without "-> type": what it returns decides
  bool isWanted = false;          // is compiled, or will be
  bool isInWork = false;          // is being compiled
  bool isRefused = false;         // could not be compiled
  const Node *replaced = nullptr; // an earlier definition of its name, which never counts
};

struct Import {
  SourceModule *module = nullptr; // null for one that is not read, such as torch
  std::string external;           // "torch", "math"
  std::string member;             // from torch import THIS
  const Node *at = nullptr;
  bool isMissing = false; // was not found
  Diagnostics problems;   // why; told when a function reaches the name
};

struct SourceModule {
  std::string name, path, text;
  std::unique_ptr<Tree> tree;
  bool isMain = false;
  bool isOwn = false;       // comes with the program, and may call functions of the built-in library
  bool isOfPackage = false; // an installed one; what it imports itself is read when a function reaches it
  std::map<std::string, std::unique_ptr<Function>, std::less<>> functions; // by the name in the file
  std::map<std::string, const Node *, std::less<>> constants;
  std::map<std::string, const Node *, std::less<>> classes;
  std::map<std::string, Import, std::less<>> imports;
  std::map<std::string, const Node *, std::less<>> unread; // names that other statements bind
  std::vector<SourceModule *> stars;                       // whose names `from X import *` brings
  std::vector<std::string> externalStars;                  // the same of modules that are not read: "typing"
  bool hasUnreadStar = false;                              // any name may come from a module that was not found
};

class Program {
public:
  Program(mlir::MLIRContext *context, Diagnostics &diagnostics, bool hasPlainNames, std::string assetsFolder)
      : context_(context), diagnostics_(diagnostics), hasPlainNames_(hasPlainNames),
        assetsFolder_(std::move(assetsFolder)) {}

  /// Reads a file and what it imports. False when it cannot be parsed.
  bool addMain(const std::string &path, std::string text);

  const std::vector<std::unique_ptr<SourceModule>> &modules() const { return modules_; }
  bool isBuiltin() const { return hasPlainNames_; } // it is the built-in library that is compiled
  /// A function of a text that is part of the compiler, in which T stands for `type`.
  Function *helper(const std::string &module, const std::string &type, std::string_view text, std::string_view name);
  Function *findFunction(SourceModule &module, std::string_view dotted);
  /// A function of a module that comes with the program, such as torch.nn.functional; null if there is none.
  Function *findOwn(const std::string &module, std::string_view name);
  std::vector<std::string> namesOfOwn(const std::string &module);
  bool hasOwnModules() const { return !assetsFolder_.empty(); }
  /// A module-level constant and the module that it stands in.
  std::pair<const Node *, SourceModule *> findConstant(SourceModule &module, std::string_view dotted);
  /// Whether the name comes from an import that failed, which is told, once: what it means is not known.
  bool isOfMissingImport(SourceModule &module, std::string_view dotted);
  /// The type of an annotation, whose names must be known to Python.
  AnnotationResult typeOf(const SourceModule &module, const Node &annotation);
  /// What is wrong with a function that is reached; once.
  void tellProblems(Function &function);
  /// Why Python would not find the first part of `dotted`, and the import that brings it; "" where it would.
  /// A word of this language itself (promote_dtypes) is a warning at `at`, once a file, and found.
  std::string whyUnfound(const SourceModule &module, std::string_view dotted, const Node &at);
  /// "torch.float32" for what the file may call T.float32 after `import torch as T`.
  std::string canonicalName(const SourceModule &module, std::string_view dotted);

  /// Whether this is the first time that something is asked of a name in a file: it is told once.
  bool isFirst(const SourceModule &module, const std::string &name) { return toldNames_.emplace(&module, name).second; }

  void error(const SourceModule &module, const Node &at, std::string id, std::string message);
  void report(Severity severity, const SourceModule &module, const Node &at, std::string id, std::string message);

  unsigned depth = 0; // of functions that wait for another one to be compiled

private:
  SourceModule *read(const std::string &name, const std::string &path, std::string text, bool isMain,
                     Diagnostics &problems, bool isOfPackage = false);
  /// Reads a module that was only found so far.
  void load(SourceModule &module);
  void collect(SourceModule &module);
  void statement(SourceModule &module, const Node &node);
  void define(SourceModule &module, const Node &def);
  void decorators(SourceModule &module, Function &function);
  void nameOf(SourceModule &module, Function &function);
  void signature(SourceModule &module, Function &function);
  SourceModule *ownModule(const std::string &dotted);
  Function *findBuiltin(std::string_view name);
  void bind(SourceModule &module, const std::string &name);
  void leaveUnread(SourceModule &module, const Node &node);
  void importsIn(SourceModule &module, const Node &node);
  bool isDuplicate(SourceModule &module, Function &function);
  Diagnostic errorAt(const SourceModule &module, const Node &at, std::string id, std::string message) const;
  void import(SourceModule &module, const Node &node);
  void importFrom(SourceModule &module, const Node &node);
  void importAll(SourceModule &module, const std::string &name, bool isRelative, const Node &alias);
  SourceModule *findModule(SourceModule &from, const std::string &dotted, const Node &at, Diagnostics *problems);
  std::pair<SourceModule *, std::string> resolve(SourceModule &module, std::string_view dotted);

  mlir::MLIRContext *context_;
  Diagnostics &diagnostics_;
  bool hasPlainNames_;
  std::string assetsFolder_; // with modules/ and library/, which come with the program
  std::map<std::string, std::string, std::less<>> builtinFiles_; // of functions of the built-in library, by name
  std::set<std::pair<const SourceModule *, std::string>> toldNames_;
  std::vector<std::unique_ptr<SourceModule>> modules_;
  // Found, but not read, or not to be read; and all by their real paths.
  std::map<const SourceModule *, std::unique_ptr<SourceModule>> unread_;
  std::vector<std::unique_ptr<SourceModule>> broken_;
  std::map<std::string, SourceModule *> byPath_;
  std::vector<std::string> packageFolders_;
  std::map<std::string, std::pair<const SourceModule *, const Node *>> symbols_;
};

} // namespace reify::python
