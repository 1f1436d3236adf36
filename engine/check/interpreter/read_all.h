// The invocations of several files: libraries, and files of tests for functions that others define.
#pragma once
#include "engine/check/invocations/invocation.h"

namespace reify::check {

/// The functions of all Python files among the libraries and tests, in their order. One that a file of
/// tests speaks of again gets its invocations too.
std::vector<CheckedFunction> readAllInvocations(const std::vector<std::string> &libraries,
                                                const std::vector<std::string> &tests, Diagnostics &diagnostics);

struct ChosenInvocation {
  const CheckedFunction *function = nullptr; // null: there is none
  size_t number = 0;                         // from 1
};
/// The invocation that the user means: "my.scale shape:2" (a function's second one; its symbol, its name
/// in the file, or the op's name alone do as well), "my.scale" (the first one), or "ops.py:12" (the
/// first that stands at this line). `problem` says why there is none.
ChosenInvocation findInvocation(const std::vector<CheckedFunction> &functions, const std::string &choice,
                                std::string &problem);

} // namespace reify::check
