// PyTorch's type promotion on dtype codes (c10::ScalarType): the lattice of dtypes and the three
// priorities of its operands: tensors with dimensions, 0-d tensors, Python scalars.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace reify {

/// Codes as PyTorch numbers them; see docs for those without a type in the dialect.
namespace dtype_code {
inline constexpr int64_t kUInt8 = 0, kInt8 = 1, kInt16 = 2, kInt32 = 3, kInt64 = 4, kFloat16 = 5, kFloat32 = 6,
                         kFloat64 = 7, kComplex32 = 8, kComplex64 = 9, kComplex128 = 10, kBool = 11, kQInt8 = 12,
                         kQUInt8 = 13, kQInt32 = 14, kBFloat16 = 15, kFloat8E5M2 = 23, kFloat8E4M3FNUZ = 26,
                         kUInt16 = 27, kUInt32 = 28, kUInt64 = 29, kUInt7 = 36, kFloat8E8M0FNU = 44,
                         kFloat4E2M1FNx2 = 45, kBComplex32 = 46, kUndefined = 47;
}

/// `torch.promote_types`; no value where PyTorch refuses (float8, quantized with others, uint16 and
/// up with other integers, codes out of the table).
std::optional<int64_t> promoteTypes(int64_t a, int64_t b);

/// One operand of a promotion. No rank = a Python scalar, whose dtype is bool, int64, float64 or
/// complex128.
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
/// 6 for "float32"; the names are those of the table, no short ones such as "half".
std::optional<int64_t> dtypeCode(std::string_view name);

bool isFloatingDtype(int64_t code);
bool isComplexDtype(int64_t code);

} // namespace reify
