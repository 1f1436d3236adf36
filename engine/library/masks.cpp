#include "engine/library/masks.h"

namespace reify {

bool takesMasks(llvm::StringRef key) {
  return key.starts_with("aten.index.Tensor") || key.starts_with("aten.index_put") ||
         key.starts_with("aten._index_put_impl") || key.starts_with("aten._unsafe_index_put");
}

bool isMask(std::optional<int64_t> dtype) {
  constexpr int64_t kUint8 = 0, kBool = 11; // bytes are an old way to write bools
  return dtype == kBool || dtype == kUint8;
}

} // namespace reify
