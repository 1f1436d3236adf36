// Advice of a contract report as text and JSON, with the command to be pasted into a shell.
#pragma once
#include "engine/export/exports.h"
#include "engine/export/json.h"

#include <string>

namespace reify {

/// The shell's command that follows the advice, for the run's model and libraries; "" if there is
/// none.
std::string commandOf(const Trace &trace, const Advice &advice, const ExportOptions &options);
void writeAdviceText(const Trace &trace, const Advice &advice, const ExportOptions &options, std::ostream &out);
nlohmann::ordered_json adviceJson(const Trace &trace, const ContractReport &report, const ExportOptions &options);

} // namespace reify
