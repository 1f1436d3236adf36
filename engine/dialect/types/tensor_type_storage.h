// What a tensor type holds; one layout for both kinds, so that BaseTensorType can read either.
#pragma once
#include <mlir/IR/Attributes.h>
#include <mlir/IR/TypeSupport.h>
#include <mlir/IR/Types.h>

namespace reify::torch::detail {

struct TensorTypeStorage : mlir::TypeStorage {
  using KeyTy = std::tuple<bool, llvm::ArrayRef<int64_t>, mlir::Type, mlir::Attribute>;

  explicit TensorTypeStorage(const KeyTy &key)
      : isRanked(std::get<0>(key)), sizes(std::get<1>(key)), dtype(std::get<2>(key)), sparsity(std::get<3>(key)) {}

  KeyTy getAsKey() const { return {isRanked, sizes, dtype, sparsity}; }
  bool operator==(const KeyTy &key) const { return getAsKey() == key; }
  static llvm::hash_code hashKey(const KeyTy &key) {
    return llvm::hash_combine(std::get<0>(key), std::get<1>(key), std::get<2>(key), std::get<3>(key));
  }
  static TensorTypeStorage *construct(mlir::TypeStorageAllocator &allocator, KeyTy key) {
    std::get<1>(key) = allocator.copyInto(std::get<1>(key));
    return new (allocator.allocate<TensorTypeStorage>()) TensorTypeStorage(key);
  }

  bool isRanked;
  llvm::ArrayRef<int64_t> sizes;
  mlir::Type dtype;
  mlir::Attribute sparsity;
};

} // namespace reify::torch::detail
