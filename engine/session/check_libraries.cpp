#include "engine/session/check_libraries.h"

#include "engine/check/reports.h"

namespace reify {

check::CheckReport testLibraries(const CheckInputs &inputs) { return check::checkLibraries(inputs); }

void writeCheckText(const check::CheckReport &report, std::ostream &out) { check::writeText(report, out); }
void writeCheckJson(const check::CheckReport &report, std::ostream &out) { check::writeJson(report, out); }
void writeCheckJunit(const check::CheckReport &report, std::ostream &out) { check::writeJunit(report, out); }

} // namespace reify
