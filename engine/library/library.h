// The op library: shape, dtype, decomposition and value-semantics functions by op, from the built-in
// library, from the user's files and from the model's own module. Functions live in modules of their
// own, never in the user's; passes copy what they need.
#pragma once
#include "engine/dialect/ops/written_names.h"
#include "engine/source/diagnostics.h"
#include "engine/source/op_names.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/OwningOpRef.h>

#include <llvm/ADT/StringMap.h>

#include <memory>
#include <string>
#include <vector>

namespace reify {

/// The name under which an op's functions are looked up: "aten.tanh" for torch.aten.tanh, the `name`
/// attribute of a torch.operator, in both cases as keyOfName gives it.
std::string libraryKey(mlir::Operation *op);
/// The same, spelled as torch-mlir looks for it.
llvm::StringRef nameInTorchMlir(mlir::Operation *op);

/// Where a function of the library comes from.
enum class Origin : uint8_t { Builtin, UserFile, Model };

struct LibraryEntry {
  mlir::func::FuncOp function;
  Origin origin = Origin::Builtin;
  std::string file; // as the user named it
  bool overridesBuiltin = false;
  std::string symbol;
  Place place; // of the function
};

class Library {
public:
  ~Library();

  /// Opens the built-in library (each function is read on first use) and loads the given files.
  /// Problems of a file are diagnostics at places in it; a file with errors contributes nothing else.
  /// `context` must outlive the library.
  static std::unique_ptr<Library> load(mlir::MLIRContext &context, const std::string &builtinPath,
                                       const std::vector<std::string> &files, Diagnostics &diagnostics);

  /// Also takes the library functions that the model's own module defines: copies of them, so that the
  /// module may change or go. Those of an earlier model are forgotten. `names` are those of the model's
  /// values. Copies of library functions that an earlier pass left in the module stand in only where no
  /// other function is to be had.
  void addModelFunctions(mlir::ModuleOp model, Diagnostics &diagnostics, const NameSource &names = NameSource());
  /// What find and findSymbol gave of the model's functions must not be used after.
  void forgetModel();

  /// The function of that kind for `op`; null if there is none. User files win over the model's own
  /// functions, and these over built-in ones; of two that differ in the spelling of the name only, the one that is
  /// spelled as the program, or `name`, spells it.
  const LibraryEntry *find(mlir::Operation *op, FunctionKind kind);
  const LibraryEntry *find(llvm::StringRef name, FunctionKind kind);
  /// Whether there is one, of whatever origin; reads none.
  bool has(llvm::StringRef name, FunctionKind kind) const;
  /// Any function by symbol as seen from a function of the library: first its own module, then the rest.
  mlir::func::FuncOp findSymbol(llvm::StringRef symbol, mlir::Operation *from = nullptr);
  bool isBuiltin(mlir::func::FuncOp function) const;
  /// Whether it is the copy of a function of the model's own module.
  bool isOfModel(mlir::func::FuncOp function) const;
  /// What a value of a library function is called in its file, without '%'; "" where it has no name.
  llvm::StringRef nameOf(mlir::Value value) const;
  /// Every function that an op's name and a kind lead to, of all origins; those of one op and kind from
  /// the one that counts on. Built-in ones are not read for it: their `function` is null.
  void forEachEntry(
      llvm::function_ref<void(llvm::StringRef key, FunctionKind kind, const LibraryEntry &entry)> callback) const;
  /// The same without the built-in ones.
  void forEachOwnEntry(
      llvm::function_ref<void(llvm::StringRef key, FunctionKind kind, const LibraryEntry &entry)> callback) const;
  /// True the first time that it is asked about this text: what each pass of a pipeline finds out is told once.
  bool isFirstTold(const std::string &text);
  /// How many functions of the built-in library have been read so far.
  unsigned builtinFunctionsRead() const;
  /// The modules that the user's files were read into, in the order of the files.
  void forEachUserModule(llvm::function_ref<void(mlir::ModuleOp)> callback) const;

private:
  Library();
  struct State;
  std::unique_ptr<State> state_;
};

/// Whether the function's parameters and results fit `op`: count and types, as library.md's table of
/// conventions has them. Problems are diagnostics at the function, with the expected signature.
bool checkSignature(const LibraryEntry &entry, FunctionKind kind, mlir::Operation *op, Diagnostics &diagnostics);

/// The place of an op: file, line, column; fused and call-site locations give their first file place.
Place placeOf(mlir::Location location);

} // namespace reify
