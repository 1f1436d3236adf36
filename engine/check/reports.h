// A check's outcome as text for people, JSON for programs, and JUnit's XML for CI.
#pragma once
#include "engine/check/check.h"

#include <iosfwd>

namespace reify::check {

void writeText(const CheckReport &report, std::ostream &out);
void writeJson(const CheckReport &report, std::ostream &out);
void writeJunit(const CheckReport &report, std::ostream &out);

} // namespace reify::check
