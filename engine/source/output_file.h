// The one way to write a file for the user.
#pragma once
#include <span>
#include <string>
#include <string_view>

namespace reify {

/// Whether both paths lead to the same file, by whatever links. False where one of them does not exist.
bool isSameFile(const std::string &path, const std::string &other);

/// Writes the whole file in one go: until all is on the disk an existing file stays as it was. Refuses to write
/// over one of `sources`. Gives what went wrong ("x.mlir cannot be written: No space left on device"); "" for
/// nothing. Devices and pipes are written to as they are.
std::string writeOutputFile(const std::string &path, std::string_view text, std::span<const std::string> sources = {});

} // namespace reify
