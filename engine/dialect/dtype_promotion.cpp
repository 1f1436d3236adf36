#include "engine/dialect/dtype_promotion.h"

#include <algorithm>

namespace reify {
using namespace dtype_code;

bool isFloatingDtype(int64_t code) {
  return code == kFloat16 || code == kFloat32 || code == kFloat64 || code == kBFloat16 ||
         (code >= 23 && code <= 26) || code == 44 || code == 45;
}

bool isComplexDtype(int64_t code) { return code >= kComplex32 && code <= kComplex128; }

namespace {

bool isFloat8Or4(int64_t code) { return isFloatingDtype(code) && code > kBFloat16; }
bool isWideUnsigned(int64_t code) { return code >= kUInt16 && code <= kUInt64; }

/// uint8 to int64 and bool in the order of PyTorch's lattice; -1 for other codes.
int integerRank(int64_t code) {
  if (code == kBool)
    return 0;
  return code >= kUInt8 && code <= kInt64 ? int(code) + 1 : -1;
}

/// The complex dtype that can hold `code`; integers fit the smallest.
int64_t complexOf(int64_t code) {
  if (isComplexDtype(code))
    return code;
  if (code == kFloat64)
    return kComplex128;
  return code == kFloat32 || code == kBFloat16 ? kComplex64 : kComplex32;
}

int64_t promoteIntegers(int64_t a, int64_t b) {
  bool isSignedNeeded = (a == kUInt8 && b == kInt8) || (a == kInt8 && b == kUInt8);
  if (isSignedNeeded)
    return kInt16;
  return integerRank(a) < integerRank(b) ? b : a;
}

int64_t promoteFloats(int64_t a, int64_t b) {
  bool areBothHalf = a != b && std::max(a, b) == kBFloat16 && std::min(a, b) == kFloat16;
  if (areBothHalf)
    return kFloat32;
  if (a == kBFloat16)
    return b;
  return b == kBFloat16 ? a : std::max(a, b);
}

} // namespace

std::optional<int64_t> promoteTypes(int64_t a, int64_t b) {
  if (a == b)
    return dtypeName(a).starts_with("dtype ") ? std::nullopt : std::optional(a);
  if (isFloat8Or4(a) || isFloat8Or4(b))
    return std::nullopt;
  if (isWideUnsigned(a) || isWideUnsigned(b)) {
    int64_t other = isWideUnsigned(a) ? b : a;
    return isFloatingDtype(other) ? std::optional(other) : std::nullopt;
  }
  bool isIntA = integerRank(a) >= 0, isIntB = integerRank(b) >= 0;
  bool isRealA = isIntA || isFloatingDtype(a), isRealB = isIntB || isFloatingDtype(b);
  if ((!isRealA && !isComplexDtype(a)) || (!isRealB && !isComplexDtype(b)))
    return std::nullopt; // quantized, bits, undefined, or no dtype at all
  if (isComplexDtype(a) || isComplexDtype(b))
    return std::max(complexOf(a), complexOf(b));
  if (isIntA && isIntB)
    return promoteIntegers(a, b);
  if (isIntA || isIntB)
    return isIntA ? b : a;
  return promoteFloats(a, b);
}

namespace {

/// Joins the dtypes of one priority; `isFailed` once two of them do not promote.
struct Accumulator {
  int64_t dtype = kUndefined;
  bool isFailed = false;
  void add(int64_t code) {
    if (dtype == kUndefined) {
      dtype = code;
      return;
    }
    if (std::optional<int64_t> joined = promoteTypes(dtype, code))
      dtype = *joined;
    else
      isFailed = true;
  }
};

/// A lower priority only decides the category: a 0-d float64 makes an int32 tensor float64, but
/// leaves a float32 tensor alone.
std::optional<int64_t> combine(int64_t higher, int64_t lower) {
  if (isComplexDtype(higher))
    return higher;
  if (isFloatingDtype(higher)) {
    if (!isComplexDtype(lower))
      return higher;
    return isFloat8Or4(higher) ? std::nullopt : std::optional(complexOf(higher));
  }
  if (lower == kUndefined)
    return higher;
  if (higher == kUndefined)
    return lower;
  if (higher == kBool || isFloatingDtype(lower) || isComplexDtype(lower))
    return promoteTypes(higher, lower);
  return higher;
}

std::string refusal(int64_t a, int64_t b) {
  return "promotion of " + dtypeName(a) + " and " + dtypeName(b) + " is not supported";
}

} // namespace

Promotion promoteDtypes(std::span<const PromotionOperand> operands) {
  if (operands.empty())
    return {std::nullopt, "nothing to promote"};
  bool areAllScalars = true;
  for (const PromotionOperand &operand : operands)
    areAllScalars &= !operand.rank;
  Accumulator tensors, zeroRank, scalars;
  for (const PromotionOperand &operand : operands) {
    if (dtypeName(operand.dtype).starts_with("dtype "))
      return {std::nullopt, std::to_string(operand.dtype) + " is not the code of a dtype"};
    if (operand.rank && *operand.rank < 0)
      return {std::nullopt, "a negative rank"};
    if (operand.rank) {
      Accumulator &into = *operand.rank > 0 ? tensors : zeroRank;
      int64_t before = into.dtype;
      into.add(operand.dtype);
      if (into.isFailed)
        return {std::nullopt, refusal(before, operand.dtype)};
    } else if (operand.dtype == kInt64) {
      scalars.add(kInt64);
    } else if (operand.dtype == kFloat64) {
      // Beside tensors a Python float counts as PyTorch's default dtype.
      scalars.add(areAllScalars ? kFloat64 : kFloat32);
    } else {
      return {std::nullopt,
              "a Python scalar has dtype int64 or float64, not " + dtypeName(operand.dtype)};
    }
  }
  std::optional<int64_t> low = combine(zeroRank.dtype, scalars.dtype);
  if (!low)
    return {std::nullopt, refusal(zeroRank.dtype, scalars.dtype)};
  std::optional<int64_t> result = combine(tensors.dtype, *low);
  if (!result)
    return {std::nullopt, refusal(tensors.dtype, *low)};
  return {result, ""};
}

std::string dtypeName(int64_t code) {
  static constexpr const char *kNames[] = {"uint8",
                                           "int8",
                                           "int16",
                                           "int32",
                                           "int64",
                                           "float16",
                                           "float32",
                                           "float64",
                                           "complex32",
                                           "complex64",
                                           "complex128",
                                           "bool",
                                           "qint8",
                                           "quint8",
                                           "qint32",
                                           "bfloat16",
                                           "quint4x2",
                                           "quint2x4",
                                           "bits1x8",
                                           "bits2x4",
                                           "bits4x2",
                                           "bits8",
                                           "bits16",
                                           "float8_e5m2",
                                           "float8_e4m3fn",
                                           "float8_e5m2fnuz",
                                           "float8_e4m3fnuz",
                                           "uint16",
                                           "uint32",
                                           "uint64",
                                           "uint1",
                                           "uint2",
                                           "uint3",
                                           "uint4",
                                           "uint5",
                                           "uint6",
                                           "uint7",
                                           "int1",
                                           "int2",
                                           "int3",
                                           "int4",
                                           "int5",
                                           "int6",
                                           "int7",
                                           "float8_e8m0fnu",
                                           "float4_e2m1fn_x2"};
  if (code >= 0 && code < int64_t(std::size(kNames)))
    return kNames[code];
  if (code == -1)
    return "qint16"; // no PyTorch dtype, but one of the dialect's
  if (code == kUndefined)
    return "undefined";
  return "dtype " + std::to_string(code);
}

} // namespace reify
