// What was probably meant in the text of a pass pipeline that cannot be read.
#pragma once
#include <llvm/ADT/StringRef.h>

#include <string>
#include <vector>

namespace reify {

/// One sentence for each name of a pass or an option in `pipeline` that there is not but that is near to one. All
/// passes must be registered. Empty for a pipeline that can be read.
std::vector<std::string> hintsForPipeline(llvm::StringRef pipeline);

} // namespace reify
