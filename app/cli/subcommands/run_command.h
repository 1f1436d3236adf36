// What trace, show and explain have in common: the model, how it is lowered, the run.
#pragma once
#include "app/cli/import_choice.h"
#include "app/cli/model_choice.h"
#include "app/cli/strictness.h"
#include "engine/session/session.h"

namespace reify::cli {

class RunCommand : public Subcommand {
public:
  void declare(Declaration &declaration) final;
  std::string check(const Declaration &declaration) final;
  int run(Terminal &terminal) final;

protected:
  virtual std::string_view name() const = 0;
  const SessionInputs &inputs() const { return inputs_; }
  /// Further options.
  virtual void declareOwn(Declaration &declaration) = 0;
  /// Prints what was asked for; false if it cannot be, having said why.
  virtual bool print(const RunResult &result, Terminal &terminal) = 0;
  /// Whether the run is good in what was asked beside the contract.
  virtual bool isGood(const RunResult &) const { return true; }
  /// The same where there is no run to tell of: the input was bad, and the diagnostics were told.
  virtual void printRefusal(const std::string &, const RunResult &, Terminal &) {}

  SessionInputs inputs_;

private:
  /// A sample's folder, or a project, stands for its model, libraries and the ops that its backend takes. False if
  /// it cannot be read, having said why.
  bool resolveModel(Terminal &terminal);
  InvocationChoice &invocation();
  ModelChoice choice_;
  ImportChoice import_;
  // As asked for; by default for the lowering, not for a given pipeline.
  std::optional<bool> decompose_;
  Strictness strictness_;
};

} // namespace reify::cli
