// The Python files of one library and the helper modules that they import: which functions there are,
// what each is called in the IR, and what every name means.
#pragma once
#include "engine/python/parser.h"
#include "engine/python/types.h"

#include <map>
#include <memory>

namespace reify::python {

struct SourceModule;

struct Parameter {
  std::string name;
  mlir::Type type;
  const Node *at = nullptr;
  const Node *defaultValue = nullptr;
};

struct Function {
  const Node *def = nullptr;
  SourceModule *module = nullptr;
  std::string name, symbol;
  std::string kind; // "shape", "dtype", "decomposition", "has_value_semantics"; "" for helpers
  std::string op;   // "my.scale"
  std::vector<Parameter> parameters;
  mlir::Type result;            // null for None
  bool isUsable = true;         // its signature could be read
  std::string problem;          // why not, where that is reported by callers only: in helper modules
  bool isFreeOfRegistry = false; // says itself that its op has no schema
  bool infersResult = false;    // a helper of another module without "-> type": its first return decides
  bool isWanted = false;        // is compiled, or will be
};

struct Import {
  SourceModule *module = nullptr; // null for one that is not read, such as torch
  std::string external;           // "torch", "math"
  std::string member;             // from torch import THIS
  const Node *at = nullptr;
  bool isMissing = false; // was not found, which is reported
};

struct SourceModule {
  std::string name, path, text;
  std::unique_ptr<Tree> tree;
  bool isMain = false;
  std::map<std::string, std::unique_ptr<Function>, std::less<>> functions; // by the name in the file
  std::map<std::string, const Node *, std::less<>> constants;
  std::map<std::string, const Node *, std::less<>> classes;
  std::map<std::string, Import, std::less<>> imports;
};

class Program {
public:
  Program(mlir::MLIRContext *context, Diagnostics &diagnostics, bool hasPlainNames)
      : context_(context), diagnostics_(diagnostics), hasPlainNames_(hasPlainNames) {}

  /// Reads a file and what it imports. False when it cannot be parsed.
  bool addMain(const std::string &path, std::string text);

  const std::vector<std::unique_ptr<SourceModule>> &modules() const { return modules_; }
  bool isBuiltin() const { return hasPlainNames_; } // it is the built-in library that is compiled
  /// A function of a text that is part of the compiler, in which T stands for `type`.
  Function *helper(const std::string &module, const std::string &type, std::string_view text, std::string_view name);
  Function *findFunction(SourceModule &module, std::string_view dotted);
  /// A module-level constant and the module that it stands in.
  std::pair<const Node *, SourceModule *> findConstant(SourceModule &module, std::string_view dotted);
  /// Whether the name comes from an import that failed: what it would mean is not known, and not reported again.
  static bool isOfMissingImport(const SourceModule &module, std::string_view dotted);
  /// "torch.float32" for what the file may call T.float32 after `import torch as T`.
  std::string canonicalName(const SourceModule &module, std::string_view dotted);

  void error(const SourceModule &module, const Node &at, std::string id, std::string message);
  void report(Severity severity, const SourceModule &module, const Node &at, std::string id, std::string message);

private:
  SourceModule *read(const std::string &name, const std::string &path, std::string text, bool isMain);
  void collect(SourceModule &module);
  void statement(SourceModule &module, const Node &node);
  void define(SourceModule &module, const Node &def);
  void decorators(SourceModule &module, Function &function);
  void nameOf(SourceModule &module, Function &function);
  void signature(SourceModule &module, Function &function);
  void import(SourceModule &module, const Node &node);
  void importFrom(SourceModule &module, const Node &node);
  SourceModule *findModule(SourceModule &from, const std::string &dotted, const Node &at, bool mustExist);
  std::pair<SourceModule *, std::string> resolve(SourceModule &module, std::string_view dotted);

  mlir::MLIRContext *context_;
  Diagnostics &diagnostics_;
  bool hasPlainNames_;
  std::vector<std::unique_ptr<SourceModule>> modules_;
  std::map<std::string, std::pair<const SourceModule *, const Node *>> symbols_;
};

} // namespace reify::python
