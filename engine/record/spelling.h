// The text of what MLIR holds by unique pointers: attributes, types, locations, names of ops. Each
// is printed once and then found by its address, so that no event prints anything it has seen
// before.
#pragma once
#include "engine/trace/history.h"
#include "engine/trace/tables.h"

#include <mlir/IR/Location.h>
#include <mlir/IR/Operation.h>

#include <llvm/ADT/DenseMap.h>

namespace reify {

struct OpSpelling {
  StringId name;
  OpForm form = OpForm::Generic;
  bool mayHaveProperties = false;
  bool givesNames = false; // to its results or to arguments of its regions
};

class Spelling {
public:
  explicit Spelling(Tables &tables) : tables_(&tables) {}

  const OpSpelling &op(mlir::OperationName name);
  /// A dictionary without its braces; none for null and for an empty one.
  StringId attributes(mlir::Attribute dictionary);
  TypeId type(mlir::Type type);
  PlaceId place(mlir::Location location);

private:
  Tables *tables_;
  llvm::DenseMap<mlir::OperationName, OpSpelling> ops_;
  llvm::DenseMap<mlir::Attribute, StringId> attributes_;
  llvm::DenseMap<mlir::Type, TypeId> types_;
  llvm::DenseMap<mlir::Location, PlaceId> places_;
};

/// The form that an op of this name is written in.
OpForm formOf(llvm::StringRef name);

/// File, line and column: of inlined ops in the function inlined, of fused ones the first that has
/// any.
Place filePlace(mlir::Location location);

} // namespace reify
