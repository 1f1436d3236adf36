// The one way to read a file of the user's: a model, a library, answers, a project.
#pragma once
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace reify {

/// What a place shows for the path "-".
inline constexpr std::string_view kStandardInput = "<stdin>";
std::string shownPath(const std::string &path);
/// Whether the path means what comes in on standard input: "-", "/dev/stdin" and its like.
bool isStandardInput(const std::string &path);

inline constexpr size_t kLargestInput = size_t(4) << 30; // bytes

/// What a file holds; null, and what is wrong in `problem` ("is a directory, not a file"), where it cannot
/// be read. "-" is standard input, "<stdin>" what was read from it. Pipes are files (`<(command)`); what came
/// out of one is kept and given again. Folders, devices, and pipes into which nothing is written or too much,
/// are refused.
/// A named pipe is waited for some seconds, another one until its writer ends. Of a file that grows it is what was
/// there when it was opened. Safe on several threads.
std::shared_ptr<const std::string> readInputFile(const std::string &path, std::string &problem,
                                                 size_t most = kLargestInput);
/// The same where it does not matter why: "" then.
std::string readInputOrNothing(const std::string &path);

} // namespace reify
