#include "engine/dialect/types/torch_types.h"
#include "engine/dialect/torch_dialect.h"
#include "engine/dialect/types/tensor_type_storage.h"

#include <mlir/IR/Builders.h>
#include <mlir/IR/TensorEncoding.h>

using namespace mlir;

#define GET_TYPEDEF_CLASSES
#include "engine/dialect/types/torch_types.cpp.inc"

namespace reify::torch {

void TorchDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "engine/dialect/types/torch_types.cpp.inc"
      >();
}

bool isTorchType(Type type) { return llvm::isa_and_present<TorchDialect>(&type.getDialect()); }

//===-- Tensors --------------------------------------------------------------===//

static const detail::TensorTypeStorage &storageOf(Type type) {
  return *static_cast<const detail::TensorTypeStorage *>(static_cast<const TypeStorage *>(type.getImpl()));
}

bool BaseTensorType::classof(Type type) { return isa<NonValueTensorType, ValueTensorType>(type); }
bool BaseTensorType::hasValueSemantics() const { return isa<ValueTensorType>(*this); }
bool BaseTensorType::hasSizes() const { return storageOf(*this).isRanked; }
ArrayRef<int64_t> BaseTensorType::getSizes() const {
  assert(hasSizes());
  return storageOf(*this).sizes;
}
std::optional<ArrayRef<int64_t>> BaseTensorType::getOptionalSizes() const {
  if (!hasSizes())
    return std::nullopt;
  return storageOf(*this).sizes;
}
bool BaseTensorType::hasDtype() const { return bool(storageOf(*this).dtype); }
Type BaseTensorType::getDtype() const {
  assert(hasDtype());
  return storageOf(*this).dtype;
}
Type BaseTensorType::getOptionalDtype() const { return storageOf(*this).dtype; }
Attribute BaseTensorType::getOptionalSparsity() const { return storageOf(*this).sparsity; }
bool BaseTensorType::areAllSizesKnown() const { return hasSizes() && !llvm::is_contained(getSizes(), kUnknownSize); }

BaseTensorType BaseTensorType::getWithSizesAndDtype(std::optional<ArrayRef<int64_t>> sizes, Type dtype) const {
  if (hasValueSemantics())
    return ValueTensorType::get(getContext(), sizes, dtype);
  return NonValueTensorType::get(getContext(), sizes, dtype);
}
BaseTensorType BaseTensorType::getWithSizesAndDtypeFrom(BaseTensorType other) const {
  return getWithSizesAndDtype(other.getOptionalSizes(), other.getOptionalDtype());
}
BaseTensorType BaseTensorType::getWithValueSemantics(bool valueSemantics) const {
  if (valueSemantics)
    return ValueTensorType::get(getContext(), getOptionalSizes(), getOptionalDtype());
  return NonValueTensorType::get(getContext(), getOptionalSizes(), getOptionalDtype());
}

static Type builtinElementType(Type dtype) {
  MLIRContext *context = dtype.getContext();
  if (isa<QInt8Type, QUInt8Type>(dtype))
    return IntegerType::get(context, 8);
  if (isa<QInt16Type>(dtype))
    return IntegerType::get(context, 16);
  if (isa<QInt32Type>(dtype))
    return IntegerType::get(context, 32);
  return dtype;
}

mlir::TensorType BaseTensorType::toBuiltinTensor() const {
  if (!hasDtype())
    return {};
  Type element = builtinElementType(getDtype());
  if (!hasSizes())
    return UnrankedTensorType::get(element);
  SmallVector<int64_t> shape(getSizes());
  llvm::replace(shape, kUnknownSize, ShapedType::kDynamic);
  return RankedTensorType::get(shape, element, getOptionalSparsity());
}

bool isValidTorchDtype(Type dtype) {
  if (auto complex = dyn_cast<ComplexType>(dtype))
    dtype = complex.getElementType();
  if (isa<Float16Type, BFloat16Type, Float32Type, Float64Type, Float8E5M2Type, Float8E4M3FNType, Float8E5M2FNUZType,
          Float8E4M3FNUZType, Float8E4M3B11FNUZType, Float8E8M0FNUType, Float4E2M1FNType, StringType, QInt8Type,
          QUInt8Type, QInt16Type, QInt32Type>(dtype))
    return true;
  auto integer = dyn_cast<IntegerType>(dtype);
  if (!integer)
    return false;
  if (integer.isSignless())
    return integer.getWidth() == 1;
  return llvm::is_contained({4u, 8u, 16u, 32u, 64u}, integer.getWidth());
}

static LogicalResult verifyTensorType(function_ref<InFlightDiagnostic()> emitError, ArrayRef<int64_t> sizes, Type dtype,
                                      bool isRanked, Attribute sparsity) {
  if (dtype && !isValidTorchDtype(dtype))
    return emitError() << "invalid dtype " << dtype << " for !torch.tensor type";
  for (int64_t size : sizes)
    if (size < 0 && size != kUnknownSize)
      return emitError() << "invalid size " << size << " for !torch.tensor type";
  if (!sparsity)
    return success();
  auto encoding = dyn_cast<VerifiableTensorEncoding>(sparsity);
  bool isKnown = isRanked && dtype && !llvm::is_contained(sizes, kUnknownSize);
  if (!encoding || !isKnown || failed(encoding.verifyEncoding(sizes, dtype, emitError)))
    return emitError() << "invalid sparsity encoding attribute";
  return success();
}

LogicalResult NonValueTensorType::verify(function_ref<InFlightDiagnostic()> emitError, bool isRanked,
                                         ArrayRef<int64_t> sizes, Type dtype, Attribute sparsity) {
  return verifyTensorType(emitError, sizes, dtype, isRanked, sparsity);
}
LogicalResult ValueTensorType::verify(function_ref<InFlightDiagnostic()> emitError, bool isRanked,
                                      ArrayRef<int64_t> sizes, Type dtype, Attribute sparsity) {
  return verifyTensorType(emitError, sizes, dtype, isRanked, sparsity);
}

std::string DictType::whyInvalid(Type keyType, Type valueType) {
  auto message = [](Type type, const char *what) {
    std::string text;
    llvm::raw_string_ostream(text) << "invalid " << type << " for !torch.dict " << what << " type";
    return text;
  };
  if (!isa<AnyType, IntType, BoolType, FloatType, StringType, BaseTensorType>(keyType))
    return message(keyType, "key");
  return isTorchType(valueType) ? std::string() : message(valueType, "value");
}

} // namespace reify::torch
