// What a fuzzer feeds: the text of one library file, through everything that reads such a file.
#pragma once
#include <string>
#include <string_view>

namespace reify::test {

/// "" when all is well, else what is not: a diagnostic without a place, a result next to errors. Crashes and
/// hangs are for the caller to see.
std::string tryLibrary(std::string_view text);

} // namespace reify::test
