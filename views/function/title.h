// The name of a library function as its author knows it.
#pragma once
#include <string>
#include <string_view>

namespace reify {

/// "my.scale shape" for __torch_mlir_shape_fn.my.scale, "count" for the helper __torch__.count; other
/// symbols as they are.
std::string functionTitle(std::string_view symbol);

} // namespace reify
