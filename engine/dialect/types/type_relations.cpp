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

namespace {

template <class Made> Type simple(MLIRContext *context) { return Made::get(context); }
template <class Part> Type complexOf(MLIRContext *context) { return ComplexType::get(Part::get(context)); }
template <unsigned width> Type signedInteger(MLIRContext *context) {
  return IntegerType::get(context, width, IntegerType::Signed);
}
template <unsigned width> Type unsignedInteger(MLIRContext *context) {
  return IntegerType::get(context, width, IntegerType::Unsigned);
}
Type boolean(MLIRContext *context) { return IntegerType::get(context, 1); }

struct DtypeRow {
  int64_t code;
  Type (*make)(MLIRContext *);
};
/// Codes that have a type in the dialect; a test compares them with engine/source/dtype_names.h.
constexpr DtypeRow kDtypes[] = {
    {-1, simple<QInt16Type>},
    {0, unsignedInteger<8>},
    {1, signedInteger<8>},
    {2, signedInteger<16>},
    {3, signedInteger<32>},
    {4, signedInteger<64>},
    {5, simple<Float16Type>},
    {6, simple<Float32Type>},
    {7, simple<Float64Type>},
    {8, complexOf<Float16Type>},
    {9, complexOf<Float32Type>},
    {10, complexOf<Float64Type>},
    {11, boolean},
    {12, simple<QInt8Type>},
    {13, simple<QUInt8Type>},
    {14, simple<QInt32Type>},
    {15, simple<BFloat16Type>},
    {23, simple<Float8E5M2Type>},
    {24, simple<Float8E4M3FNType>},
    {25, simple<Float8E5M2FNUZType>},
    {26, simple<Float8E4M3FNUZType>},
    {27, unsignedInteger<16>},
    {28, unsignedInteger<32>},
    {29, unsignedInteger<64>},
    {33, unsignedInteger<4>},
    {40, signedInteger<4>},
    {44, simple<Float8E8M0FNUType>},
    {45, simple<Float4E2M1FNType>},
    {46, complexOf<BFloat16Type>},
};

} // namespace

Type dtypeFromCode(MLIRContext *context, int64_t code) {
  const DtypeRow *row = llvm::find_if(kDtypes, [&](const DtypeRow &each) { return each.code == code; });
  return row == std::end(kDtypes) ? Type() : row->make(context);
}

std::optional<int64_t> codeFromDtype(Type dtype) {
  if (!dtype)
    return std::nullopt;
  const DtypeRow *row =
      llvm::find_if(kDtypes, [&](const DtypeRow &each) { return each.make(dtype.getContext()) == dtype; });
  return row == std::end(kDtypes) ? std::nullopt : std::optional(row->code);
}

} // namespace reify::torch
