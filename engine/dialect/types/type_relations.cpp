// Subtyping and meet of torch types, and PyTorch's numbers for dtypes.
#include "engine/dialect/types/torch_types.h"

#include <mlir/IR/Builders.h>

using namespace mlir;

namespace reify::torch {

static bool isTensorSubtype(BaseTensorType sub, BaseTensorType super) {
  if (sub.hasValueSemantics() != super.hasValueSemantics())
    return false;
  if (super.hasDtype() && sub.getOptionalDtype() != super.getDtype())
    return false;
  if (!super.hasSizes())
    return true;
  if (!sub.hasSizes() || sub.getSizes().size() != super.getSizes().size())
    return false;
  return llvm::all_of(llvm::zip(sub.getSizes(), super.getSizes()), [](auto pair) {
    auto [subSize, superSize] = pair;
    return superSize == kUnknownSize || superSize == subSize;
  });
}

static bool isTupleSubtype(TupleType sub, TupleType super) {
  return sub.getContainedTypes().size() == super.getContainedTypes().size() &&
         llvm::all_of(llvm::zip(sub.getContainedTypes(), super.getContainedTypes()),
                      [](auto pair) { return isValidSubtype(std::get<0>(pair), std::get<1>(pair)); });
}

bool isValidSubtype(Type sub, Type super) {
  if (sub == super || isa<AnyType>(super))
    return true;
  if (auto members = dyn_cast<UnionType>(sub))
    return llvm::all_of(members.getContainedTypes(), [&](Type member) { return isValidSubtype(member, super); });
  if (isa<NumberType>(super))
    return isa<IntType, FloatType>(sub);
  if (auto optional = dyn_cast<OptionalType>(super))
    return isa<NoneType>(sub) || isValidSubtype(sub, optional.getContainedType());
  if (auto members = dyn_cast<UnionType>(super))
    return llvm::any_of(members.getContainedTypes(), [&](Type member) { return isValidSubtype(sub, member); });
  if (auto superTuple = dyn_cast<TupleType>(super))
    if (auto subTuple = dyn_cast<TupleType>(sub))
      return isTupleSubtype(subTuple, superTuple);
  if (auto superTensor = dyn_cast<BaseTensorType>(super))
    if (auto subTensor = dyn_cast<BaseTensorType>(sub))
      return isTensorSubtype(subTensor, superTensor);
  return false;
}

Type meetTensorTypes(BaseTensorType a, BaseTensorType b) {
  if (a.hasValueSemantics() != b.hasValueSemantics())
    return {};
  Type dtype = a.hasDtype() ? a.getDtype() : b.getOptionalDtype();
  if (a.hasDtype() && b.hasDtype() && a.getDtype() != b.getDtype())
    return {};
  if (!a.hasSizes() || !b.hasSizes())
    return a.getWithSizesAndDtype(a.hasSizes() ? a.getOptionalSizes() : b.getOptionalSizes(), dtype);
  if (a.getSizes().size() != b.getSizes().size())
    return {};
  SmallVector<int64_t> sizes;
  for (auto [x, y] : llvm::zip(a.getSizes(), b.getSizes())) {
    if (x != y && x != kUnknownSize && y != kUnknownSize)
      return {};
    sizes.push_back(x == kUnknownSize ? y : x);
  }
  return a.getWithSizesAndDtype(ArrayRef<int64_t>(sizes), dtype);
}

Type dtypeFromCode(MLIRContext *context, int64_t code) {
  auto integer = [&](unsigned width, bool isSigned = true) -> Type {
    return IntegerType::get(context, width, isSigned ? IntegerType::Signed : IntegerType::Unsigned);
  };
  switch (code) {
  case -1:
    return QInt16Type::get(context);
  case 0:
    return integer(8, false);
  case 1:
    return integer(8);
  case 2:
    return integer(16);
  case 3:
    return integer(32);
  case 4:
    return integer(64);
  case 5:
    return Float16Type::get(context);
  case 6:
    return Float32Type::get(context);
  case 7:
    return Float64Type::get(context);
  case 8:
    return ComplexType::get(Float16Type::get(context));
  case 9:
    return ComplexType::get(Float32Type::get(context));
  case 10:
    return ComplexType::get(Float64Type::get(context));
  case 11:
    return IntegerType::get(context, 1);
  case 12:
    return QInt8Type::get(context);
  case 13:
    return QUInt8Type::get(context);
  case 14:
    return QInt32Type::get(context);
  case 15:
    return BFloat16Type::get(context);
  case 23:
    return Float8E5M2Type::get(context);
  case 24:
    return Float8E4M3FNType::get(context);
  case 25:
    return Float8E5M2FNUZType::get(context);
  case 26:
    return Float8E4M3FNUZType::get(context);
  case 27:
    return integer(16, false);
  case 28:
    return integer(32, false);
  case 29:
    return integer(64, false);
  case 33:
    return integer(4, false);
  case 40:
    return integer(4);
  case 44:
    return Float8E8M0FNUType::get(context);
  case 45:
    return Float4E2M1FNType::get(context);
  case 46:
    return ComplexType::get(BFloat16Type::get(context));
  default: // 47 is PyTorch's own "undefined"; the others have no type in the dialect
    return {};
  }
}

std::optional<int64_t> codeFromDtype(Type dtype) {
  if (!dtype)
    return std::nullopt;
  for (int64_t code = -1; code <= 46; ++code)
    if (dtypeFromCode(dtype.getContext(), code) == dtype)
      return code;
  return std::nullopt;
}

} // namespace reify::torch
