// The Python text with which a new op's library functions begin: names, parameters, types and defaults
// as the op's schema asks for them.
#pragma once
#include "engine/schema/schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace reify::check {

struct SkeletonOptions {
  bool ascii = false;         // ops named by decorators, function names without 〇 and 〡
  bool decomposition = false; // also that function
  std::vector<std::string_view> kinds = {"shape", "dtype"};
  bool marker = true;         // a has_value_semantics function too, where the schema allows it
  bool withoutSchema = false; // the line that declares the op is left out
};

/// "def my〇scale〡shape(self: List[int], factor: float) -> List[int]:"; `kind` is shape, dtype,
/// decomposition or has_value_semantics.
std::string signatureLine(const OpSchema &schema, std::string_view kind, bool ascii = false);

/// A whole file.
std::string skeleton(const OpSchema &schema, const SkeletonOptions &options);

} // namespace reify::check
