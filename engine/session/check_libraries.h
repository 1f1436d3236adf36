// Tests of op libraries, for the programs: what engine/check does, as plain data and text.
#pragma once
#include "engine/check/check.h"

#include <iosfwd>

namespace reify {

using CheckInputs = check::CheckInputs;

/// Runs the functions of the libraries on their invocations. Blocking; stops soon after `inputs.cancel` is set.
check::CheckReport testLibraries(const CheckInputs &inputs);

void writeCheckText(const check::CheckReport &report, std::ostream &out);
void writeCheckJson(const check::CheckReport &report, std::ostream &out);
void writeCheckJunit(const check::CheckReport &report, std::ostream &out);

} // namespace reify
