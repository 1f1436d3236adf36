// PyTorch's type promotion on dtype codes (c10::ScalarType): the lattice of dtypes and the three
// priorities of its operands: tensors with dimensions, 0-d tensors, Python scalars.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace reify {

/// Codes as PyTorch numbers them; see docs for those without a type in the dialect.
namespace dtype_code {
inline constexpr int64_t kUInt8 = 0, kInt8 = 1, kInt16 = 2, kInt32 = 3, kInt64 = 4, kFloat16 = 5,
                         kFloat32 = 6, kFloat64 = 7, kComplex32 = 8, kComplex64 = 9,
                         kComplex128 = 10, kBool = 11, kQInt8 = 12, kQUInt8 = 13, kQInt32 = 14,
                         kBFloat16 = 15, kUInt16 = 27, kUInt32 = 28, kUInt64 = 29, kUndefined = 47;
}

/// `torch.promote_types`; no value where PyTorch refuses (float8, quantized with others, uint16 and
/// up with signed integers, codes out of the table).
std::optional<int64_t> promoteTypes(int64_t a, int64_t b);

/// One operand of a promotion. No rank = a Python scalar, whose dtype must be int64 or float64.
struct PromotionOperand {
  std::optional<int64_t> rank;
  int64_t dtype = dtype_code::kUndefined;
};

struct Promotion {
  std::optional<int64_t> dtype;
  std::string error; // why there is none
};

/// What `promote_dtypes` means to the compiler: the result dtype of an op on these operands.
Promotion promoteDtypes(std::span<const PromotionOperand> operands);

/// "float32" for 6; "dtype 99" for a code that PyTorch does not have.
std::string dtypeName(int64_t code);

bool isFloatingDtype(int64_t code);
bool isComplexDtype(int64_t code);

} // namespace reify
