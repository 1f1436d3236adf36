#include "engine/dialect/scalars/dtype_promotion.h"

#include "engine/source/dtype_names.h"

#include <algorithm>

namespace reify {
using namespace dtype_code;

namespace {

bool isFloat8Or4(int64_t code) {
  return (code >= kFloat8E5M2 && code <= kFloat8E4M3FNUZ) || code == kFloat8E8M0FNU || code == kFloat4E2M1FNx2;
}
/// uint16 and up, and the unsigned types of less than a byte, which came to PyTorch later.
bool isLaterUnsigned(int64_t code) { return code >= kUInt16 && code <= kUInt7; }
bool isDtype(int64_t code) { return !dtypeName(code).starts_with("dtype "); }
} // namespace

bool isFloatingDtype(int64_t code) {
  return (code >= kFloat16 && code <= kFloat64) || code == kBFloat16 || isFloat8Or4(code);
}

bool isComplexDtype(int64_t code) { return (code >= kComplex32 && code <= kComplex128) || code == kBComplex32; }

namespace {

/// uint8 to int64 and bool in the order of PyTorch's lattice; -1 for other codes.
int integerRank(int64_t code) {
  if (code == kBool)
    return 0;
  return code >= kUInt8 && code <= kInt64 ? int(code) + 1 : -1;
}

/// The complex dtype whose parts are of the float dtype `code`; a complex one stays.
int64_t complexOf(int64_t code) {
  switch (code) {
  case kFloat16:
    return kComplex32;
  case kFloat32:
    return kComplex64;
  case kFloat64:
    return kComplex128;
  case kBFloat16:
    return kBComplex32;
  default:
    return code;
  }
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

/// Complex ones of any dtypes with parts; at least one of the two is complex.
int64_t promoteComplex(int64_t a, int64_t b) {
  if (integerRank(a) >= 0 || integerRank(b) >= 0)
    return integerRank(a) >= 0 ? b : a;
  a = complexOf(a), b = complexOf(b);
  if (a == b)
    return a;
  return a == kComplex128 || b == kComplex128 ? kComplex128 : kComplex64;
}

} // namespace

std::optional<int64_t> promoteTypes(int64_t a, int64_t b) {
  if (a == b)
    return isDtype(a) ? std::optional(a) : std::nullopt;
  if (isLaterUnsigned(a) || isLaterUnsigned(b)) {
    int64_t other = isLaterUnsigned(a) ? b : a;
    bool isWideEnough = isFloatingDtype(other) && (!isFloat8Or4(other) || other == kFloat4E2M1FNx2);
    return isWideEnough ? std::optional(other) : std::nullopt;
  }
  if (isFloat8Or4(a) || isFloat8Or4(b))
    return std::nullopt;
  bool isIntA = integerRank(a) >= 0, isIntB = integerRank(b) >= 0;
  bool isRealA = isIntA || isFloatingDtype(a), isRealB = isIntB || isFloatingDtype(b);
  if ((!isRealA && !isComplexDtype(a)) || (!isRealB && !isComplexDtype(b)))
    return std::nullopt; // quantized, bits, undefined, or no dtype at all
  if (isComplexDtype(a) || isComplexDtype(b))
    return promoteComplex(a, b);
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
  if (isComplexDtype(lower))
    return lower;
  if (higher == kBool || isFloatingDtype(lower))
    return promoteTypes(higher, lower);
  return higher;
}

std::string refusal(int64_t a, int64_t b) {
  return "promotion of " + dtypeName(a) + " and " + dtypeName(b) + " is not supported";
}

/// What a Python scalar counts as beside tensors: PyTorch's default dtype of its kind.
int64_t defaultOf(int64_t scalar) {
  if (scalar == kFloat64)
    return kFloat32;
  return scalar == kComplex128 ? kComplex64 : scalar;
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
    int64_t dtype = operand.dtype;
    if (!isDtype(dtype))
      return {std::nullopt, std::to_string(dtype) + " is not the code of a dtype"};
    if (operand.rank && *operand.rank < 0)
      return {std::nullopt, "a negative rank"};
    if (!operand.rank && dtype != kBool && dtype != kInt64 && dtype != kFloat64 && dtype != kComplex128)
      return {std::nullopt, "a Python scalar has dtype bool, int64, float64 or complex128, not " + dtypeName(dtype)};
    Accumulator &into = !operand.rank ? scalars : *operand.rank > 0 ? tensors : zeroRank;
    int64_t before = into.dtype;
    into.add(operand.rank || areAllScalars ? dtype : defaultOf(dtype));
    if (into.isFailed)
      return {std::nullopt, refusal(before, dtype)};
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
  const DtypeNames *names = namesOfDtype(code);
  return names ? std::string(names->pytorch) : "dtype " + std::to_string(code);
}

std::optional<int64_t> dtypeCode(std::string_view name) {
  for (const DtypeNames &row : dtypeTable())
    if (row.pytorch == name && row.code >= 0 && row.code != kUndefined)
      return row.code;
  return std::nullopt;
}

} // namespace reify
