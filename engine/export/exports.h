// What the program writes for other programs and for people without a window: the steps of a run
// and the contract report, as text and as JSON. The same queries as the window's stand behind all
// of them.
#pragma once
#include "engine/contract/contract.h"
#include "engine/source/diagnostics.h"
#include "engine/trace/trace.h"

#include <array>
#include <iosfwd>
#include <string_view>
#include <vector>

namespace reify {

struct ExportOptions {
  std::vector<uint32_t> roots;        // flat steps to write, each with all below it; empty = all
  bool lines = false;                 // library functions by line of source instead of by rewriting step
  bool firstOnly = false;             // of the contract's violations the one that torch-mlir would report
  bool all = false;                   // of the contract's violations also those that follow from the kind of module
  std::vector<std::string> libraries; // of the run, for commands to be pasted
  bool hasErrors = false;             // errors of the run were told already: a contract that holds is not all
  bool values = false;                // reports as JSON: also the type of every value
  bool module = false;                // reports as JSON: also the module at the run's end, as MLIR text
  const Diagnostics *diagnostics = nullptr; // reports as JSON: what the run said
};

/// One way to write a run. Menus, the command line and the docs read this table.
struct Export {
  std::string_view id;        // "trace-text"
  std::string_view extension; // ".txt"
  std::string_view title;
  void (*write)(const Trace &trace, const ExportOptions &options, std::ostream &out);
};

void writeTraceText(const Trace &trace, const ExportOptions &options, std::ostream &out);
void writeTraceJson(const Trace &trace, const ExportOptions &options, std::ostream &out);
/// The report at the run's end.
void writeReportText(const Trace &trace, const ExportOptions &options, std::ostream &out);
void writeReportJson(const Trace &trace, const ExportOptions &options, std::ostream &out);

inline constexpr std::array kExports = {
    Export{"trace-text", ".txt", "Steps as text", writeTraceText},
    Export{"trace-json", ".json", "Steps as JSON", writeTraceJson},
    Export{"report-text", ".txt", "Contract report as text", writeReportText},
    Export{"report-json", ".json", "Contract report as JSON", writeReportJson},
};

/// A report of a run that came to nothing: no trace, only what was said.
void writeRefusalJson(const std::string &model, const Diagnostics &diagnostics, std::ostream &out);

/// The contract at the end of the run, as the run itself was asked to check it.
ContractReport finalReport(const Trace &trace, bool firstOnly = false);

} // namespace reify
