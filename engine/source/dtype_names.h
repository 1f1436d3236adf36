// PyTorch's dtypes by their codes (c10::ScalarType), in all the words that there are for them. One row a dtype; whoever
// names dtypes takes the names from here, and the dialect's types are checked against the table.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace reify {

struct DtypeNames {
  int64_t code;
  std::string_view pytorch;   // "float32", as torch.float32
  std::string_view mlir;      // "f32", as !torch.vtensor<[2],f32> has it; "" where the dialect has no type
  std::string_view shortName; // "f32", as kept answers have it; "" where none is needed
};

/// In the order of their codes. The first, -1, is the dialect's own qint16.
std::span<const DtypeNames> dtypeTable();

/// Null for a code that is none.
const DtypeNames *namesOfDtype(int64_t code);
const DtypeNames *dtypeOfShortName(std::string_view name);

} // namespace reify
