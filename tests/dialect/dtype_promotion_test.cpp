#include "engine/dialect/scalars/dtype_promotion.h"

#include <doctest/doctest.h>

#include <vector>

using namespace reify;
using namespace reify::dtype_code;

namespace {

constexpr int kCodes[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 23, 24, 25, 26, 27, 28, 29, 44};
constexpr int kRefused = -2;

// What torch.promote_types of PyTorch 2.15 answers, row by column in the order of kCodes.
constexpr int kPromoteTypes[][24] = {
    {0, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, -2, -2, -2, 15, -2, -2, -2, -2, -2, -2, -2, -2},            // uint8
    {2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, -2, -2, -2, 15, -2, -2, -2, -2, -2, -2, -2, -2},            // int8
    {2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2, -2, -2, -2, 15, -2, -2, -2, -2, -2, -2, -2, -2},            // int16
    {3, 3, 3, 3, 4, 5, 6, 7, 8, 9, 10, 3, -2, -2, -2, 15, -2, -2, -2, -2, -2, -2, -2, -2},            // int32
    {4, 4, 4, 4, 4, 5, 6, 7, 8, 9, 10, 4, -2, -2, -2, 15, -2, -2, -2, -2, -2, -2, -2, -2},            // int64
    {5, 5, 5, 5, 5, 5, 6, 7, 8, 9, 10, 5, -2, -2, -2, 6, -2, -2, -2, -2, 5, 5, 5, -2},                // float16
    {6, 6, 6, 6, 6, 6, 6, 7, 9, 9, 10, 6, -2, -2, -2, 6, -2, -2, -2, -2, 6, 6, 6, -2},                // float32
    {7, 7, 7, 7, 7, 7, 7, 7, 10, 10, 10, 7, -2, -2, -2, 7, -2, -2, -2, -2, 7, 7, 7, -2},              // float64
    {8, 8, 8, 8, 8, 8, 9, 10, 8, 9, 10, 8, -2, -2, -2, 9, -2, -2, -2, -2, -2, -2, -2, -2},            // complex32
    {9, 9, 9, 9, 9, 9, 9, 10, 9, 9, 10, 9, -2, -2, -2, 9, -2, -2, -2, -2, -2, -2, -2, -2},            // complex64
    {10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, -2, -2, -2, 10, -2, -2, -2, -2, -2, -2, -2, -2}, // complex128
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -2, -2, -2, 15, -2, -2, -2, -2, -2, -2, -2, -2},           // bool
    {-2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, 12, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2}, // qint8
    {-2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, 13, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2}, // quint8
    {-2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, 14, -2, -2, -2, -2, -2, -2, -2, -2, -2}, // qint32
    {15, 15, 15, 15, 15, 6, 6, 7, 9, 9, 10, 15, -2, -2, -2, 15, -2, -2, -2, -2, 15, 15, 15, -2},      // bfloat16
    {-2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, 23, -2, -2, -2, -2, -2, -2, -2}, // float8_e5m2
    {-2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, 24, -2, -2, -2, -2, -2, -2}, // float8_e4m3fn
    {-2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, 25, -2, -2, -2, -2, -2}, // float8_e5m2fnuz
    {-2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, 26, -2, -2, -2, -2}, // float8_e4m3fnuz
    {-2, -2, -2, -2, -2, 5, 6, 7, -2, -2, -2, -2, -2, -2, -2, 15, -2, -2, -2, -2, 27, -2, -2, -2},    // uint16
    {-2, -2, -2, -2, -2, 5, 6, 7, -2, -2, -2, -2, -2, -2, -2, 15, -2, -2, -2, -2, -2, 28, -2, -2},    // uint32
    {-2, -2, -2, -2, -2, 5, 6, 7, -2, -2, -2, -2, -2, -2, -2, 15, -2, -2, -2, -2, -2, -2, 29, -2},    // uint64
    {-2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, 44}, // float8_e8m0fnu
};

std::string promoted(std::vector<PromotionOperand> operands) {
  Promotion promotion = promoteDtypes(operands);
  return promotion.dtype ? dtypeName(*promotion.dtype) : "error: " + promotion.error;
}

} // namespace

TEST_CASE("two dtypes promote as PyTorch has it, all pairs") {
  for (size_t a = 0; a < std::size(kCodes); ++a)
    for (size_t b = 0; b < std::size(kCodes); ++b) {
      CAPTURE(dtypeName(kCodes[a]));
      CAPTURE(dtypeName(kCodes[b]));
      CHECK(promoteTypes(kCodes[a], kCodes[b]).value_or(kRefused) == kPromoteTypes[a][b]);
    }
}

TEST_CASE("codes that are no dtypes have no promotion, and never crash") {
  for (int64_t code : {-1000, -2, 16, 22, 47, 99, 1 << 30}) {
    CHECK_FALSE(promoteTypes(code, kFloat32));
    CHECK_FALSE(promoteTypes(kFloat32, code));
  }
  CHECK(promoted({{2, 99}}) == "error: 99 is not the code of a dtype");
}

TEST_CASE("tensors with dimensions come before 0-d tensors, and these before scalars") {
  CHECK(promoted({{2, kFloat32}, {0, kFloat64}}) == "float32");
  CHECK(promoted({{2, kInt32}, {0, kFloat64}}) == "float64");
  CHECK(promoted({{2, kInt32}, {0, kInt64}}) == "int32");
  CHECK(promoted({{0, kInt32}, {0, kInt64}}) == "int64");
  CHECK(promoted({{2, kBool}, {0, kUInt8}}) == "uint8");
  CHECK(promoted({{1, kFloat16}, {1, kBFloat16}}) == "float32");
  CHECK(promoted({{2, kFloat32}, {0, kComplex128}}) == "complex64");
}

TEST_CASE("a Python scalar counts as the default dtype beside tensors, exactly among themselves") {
  CHECK(promoted({{2, kFloat16}, {std::nullopt, kFloat64}}) == "float16");
  CHECK(promoted({{2, kInt32}, {std::nullopt, kFloat64}}) == "float32");
  CHECK(promoted({{2, kInt32}, {std::nullopt, kInt64}}) == "int32");
  CHECK(promoted({{2, kBool}, {std::nullopt, kInt64}}) == "int64");
  CHECK(promoted({{std::nullopt, kInt64}, {std::nullopt, kFloat64}}) == "float64");
  CHECK(promoted({{std::nullopt, kInt64}, {std::nullopt, kInt64}}) == "int64");
  CHECK(promoted({{2, kFloat32}, {std::nullopt, kInt32}}).starts_with("error: a Python scalar"));
}

TEST_CASE("a refused promotion says which dtypes do not go together") {
  CHECK(promoted({{1, kUInt16}, {1, kInt8}}) == "error: promotion of uint16 and int8 is not supported");
  CHECK(promoted({{1, 23}, {1, kFloat32}}) == "error: promotion of float8_e5m2 and float32 is not supported");
  CHECK(promoted({{1, 23}, {0, kFloat32}}) == "float8_e5m2");
  CHECK(promoted({}) == "error: nothing to promote");
}
