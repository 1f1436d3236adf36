// reify show FILE: the module at a step.
#include "app/cli/commands.h"
#include "app/cli/subcommands/run_command.h"
#include "engine/query/snapshot.h"
#include "engine/source/styled_text.h"

#include <ostream>

namespace reify::cli {
namespace {

class Show : public RunCommand {
protected:
  std::string_view name() const override { return "show"; }
  void declareOwn(Declaration &declaration) override {
    declaration.number("--step", step_, "the step, as `reify trace` numbers it (the last one)");
    declaration.flag("--before", before_, "the IR just before the step, not just after it");
    declaration.flag("--locations", locations_, "with the places that ops come from");
  }
  bool print(const RunResult &result, Terminal &terminal) override {
    const Trace &trace = *result.trace;
    const uint32_t last = trace.stepCount() == 0 ? 0 : trace.stepCount() - 1;
    const uint32_t step = step_.value_or(last);
    if (step > last) {
      terminal.err << "reify: --step " << step << ": this run has the steps 0 to " << last << '\n';
      return false;
    }
    ListingOptions options = ListingOptions::valid();
    options.locations = locations_;
    // Without a step the result is wanted, and the last step may lie inside of a refinement.
    terminal.out << Escapes::Mlir
                 << (step_ ? makeListing(trace, step, !before_, options)
                           : makeListingAt(trace, trace.model.end, options))
                        .text();
    return true;
  }

private:
  std::optional<unsigned> step_;
  bool before_ = false, locations_ = false;
};

} // namespace

std::unique_ptr<Subcommand> makeShow() { return std::make_unique<Show>(); }

} // namespace reify::cli
