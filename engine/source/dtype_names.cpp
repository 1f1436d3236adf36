#include "engine/source/dtype_names.h"

#include <algorithm>

namespace reify {

namespace {

constexpr DtypeNames kDtypes[] = {
    {-1, "qint16", "!torch.qint16", ""},
    {0, "uint8", "ui8", "u8"},
    {1, "int8", "si8", "i8"},
    {2, "int16", "si16", "i16"},
    {3, "int32", "si32", "i32"},
    {4, "int64", "si64", "i64"},
    {5, "float16", "f16", "f16"},
    {6, "float32", "f32", "f32"},
    {7, "float64", "f64", "f64"},
    {8, "complex32", "complex<f16>", "c32"},
    {9, "complex64", "complex<f32>", "c64"},
    {10, "complex128", "complex<f64>", "c128"},
    {11, "bool", "i1", "bool"},
    {12, "qint8", "!torch.qint8", "qi8"},
    {13, "quint8", "!torch.quint8", "qu8"},
    {14, "qint32", "!torch.qint32", "qi32"},
    {15, "bfloat16", "bf16", "bf16"},
    {16, "quint4x2", "", ""},
    {17, "quint2x4", "", ""},
    {18, "bits1x8", "", ""},
    {19, "bits2x4", "", ""},
    {20, "bits4x2", "", ""},
    {21, "bits8", "", ""},
    {22, "bits16", "", ""},
    {23, "float8_e5m2", "f8E5M2", "f8e5m2"},
    {24, "float8_e4m3fn", "f8E4M3FN", "f8e4m3fn"},
    {25, "float8_e5m2fnuz", "f8E5M2FNUZ", "f8e5m2fnuz"},
    {26, "float8_e4m3fnuz", "f8E4M3FNUZ", "f8e4m3fnuz"},
    {27, "uint16", "ui16", "u16"},
    {28, "uint32", "ui32", "u32"},
    {29, "uint64", "ui64", "u64"},
    {30, "uint1", "", ""},
    {31, "uint2", "", ""},
    {32, "uint3", "", ""},
    {33, "uint4", "ui4", ""},
    {34, "uint5", "", ""},
    {35, "uint6", "", ""},
    {36, "uint7", "", ""},
    {37, "int1", "", ""},
    {38, "int2", "", ""},
    {39, "int3", "", ""},
    {40, "int4", "si4", ""},
    {41, "int5", "", ""},
    {42, "int6", "", ""},
    {43, "int7", "", ""},
    {44, "float8_e8m0fnu", "f8E8M0FNU", "f8e8m0fnu"},
    {45, "float4_e2m1fn_x2", "f4E2M1FN", "f4e2m1fnx2"},
    {46, "bcomplex32", "complex<bf16>", ""},
    {47, "undefined", "", ""},
};
constexpr int64_t kFirst = kDtypes[0].code;

consteval bool areInOrder() {
  for (int64_t i = 0; const DtypeNames &row : kDtypes)
    if (row.code != kFirst + i++)
      return false;
  return true;
}
static_assert(areInOrder(), "a dtype is found by its code");

} // namespace

std::span<const DtypeNames> dtypeTable() { return kDtypes; }

const DtypeNames *namesOfDtype(int64_t code) {
  return code < kFirst || code >= kFirst + int64_t(std::size(kDtypes)) ? nullptr : &kDtypes[code - kFirst];
}

const DtypeNames *dtypeOfShortName(std::string_view name) {
  const DtypeNames *found = std::ranges::find(kDtypes, name, &DtypeNames::shortName);
  return name.empty() || found == std::end(kDtypes) ? nullptr : found;
}

} // namespace reify
