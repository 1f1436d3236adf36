// The types of the torch dialect, the questions asked of them, and their text.
#pragma once
#include <mlir/IR/BuiltinTypes.h>
#include <mlir/IR/DialectImplementation.h>
#include <mlir/IR/Types.h>

#include <optional>
#include <string>

namespace reify::torch {

/// How an unknown size is stored; prints as '?'. (Not mlir::ShapedType::kDynamic.)
constexpr int64_t kUnknownSize = -1;

namespace detail {
struct TensorTypeStorage;
}

/// What `!torch.tensor` and `!torch.vtensor` have in common.
class BaseTensorType : public mlir::Type {
public:
  using Type::Type;
  static bool classof(mlir::Type type);
  static constexpr mlir::StringLiteral name = "torch.base_tensor";

  bool hasValueSemantics() const;
  bool hasSizes() const;
  /// Only with hasSizes().
  llvm::ArrayRef<int64_t> getSizes() const;
  std::optional<llvm::ArrayRef<int64_t>> getOptionalSizes() const;
  bool hasDtype() const;
  /// Only with hasDtype().
  mlir::Type getDtype() const;
  mlir::Type getOptionalDtype() const; // null when unknown
  mlir::Attribute getOptionalSparsity() const;
  bool areAllSizesKnown() const;

  /// The same kind of tensor with other facts; a sparsity encoding is dropped.
  BaseTensorType getWithSizesAndDtype(std::optional<llvm::ArrayRef<int64_t>> sizes, mlir::Type dtype) const;
  BaseTensorType getWithSizesAndDtypeFrom(BaseTensorType other) const;
  BaseTensorType getWithValueSemantics(bool valueSemantics = true) const;
  /// The builtin tensor type that a literal of this type has; null without a dtype.
  mlir::TensorType toBuiltinTensor() const;
};

/// Whether a type belongs to this dialect.
bool isTorchType(mlir::Type type);
/// Whether a tensor may have this element type.
bool isValidTorchDtype(mlir::Type dtype);

/// sub <: super, as derefine, casts and containers ask it.
bool isValidSubtype(mlir::Type sub, mlir::Type super);
/// All facts of both; null when they contradict each other or the kinds differ.
mlir::Type meetTensorTypes(BaseTensorType a, BaseTensorType b);

/// PyTorch's ScalarType codes; null for one that has no type here.
mlir::Type dtypeFromCode(mlir::MLIRContext *context, int64_t code);
std::optional<int64_t> codeFromDtype(mlir::Type dtype);

/// A type without the dialect's prefix, as it stands inside containers.
mlir::Type parseTorchType(mlir::AsmParser &parser);
void printTorchType(mlir::Type type, mlir::AsmPrinter &printer);

} // namespace reify::torch

#define GET_TYPEDEF_CLASSES
#include "engine/dialect/types/torch_types.h.inc"

namespace reify::torch {

template <typename Element> bool isListOf(mlir::Type type) {
  auto list = llvm::dyn_cast<ListType>(type);
  return list && llvm::isa<Element>(list.getContainedType());
}

} // namespace reify::torch
