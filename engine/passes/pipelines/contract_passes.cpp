// torch-refine-public-return, torch-verify-backend-contract-no-decompositions and
// torch-lower-to-backend-contract as passes.
#include "engine/contract/contract.h"
#include "engine/passes/library_pass.h"
#include "engine/passes/module_error.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/pipelines/lower.h"
#include "engine/passes/pipelines/passes.h"
#include "engine/passes/pipelines/plain_contract.h"
#include "engine/passes/refine/refine_public_return.h"

namespace reify {

using namespace mlir;

namespace {

class RefinePublicReturnPass : public RowPass<RefinePublicReturnPass, ModuleOp> {
public:
  using RowPass::RowPass;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext(), recorderOf(&getContext()));
    if (!refinePublicReturns(rewriter, getOperation()))
      signalPassFailure();
  }
};

/// Ops of a module by their id in a recording.
using OpsById = llvm::DenseMap<uint32_t, Operation *>;

OpsById opsById(ModuleOp module, const Recorder &recorder) {
  OpsById ops;
  module.walk([&](Operation *op) {
    if (OpId id = recorder.idOf(op))
      ops[id.index] = op;
  });
  return ops;
}

void emitViolation(const Violation &violation, const OpsById &ops) {
  Operation *op = ops.lookup(violation.op.index);
  if (!op)
    return;
  InFlightDiagnostic error = op->emitError() << violation.message;
  if (!violation.note.empty())
    error.attachNote() << violation.note;
  if (const Place &place = violation.causePlace; !violation.cause.empty())
    error.attachNote(place.isKnown()
                         ? Location(FileLineColLoc::get(op->getContext(), place.file, place.line, place.column))
                         : op->getLoc())
        << violation.cause;
  if (!violation.cure.empty())
    error.attachNote() << violation.cure;
}

/// One error a violation that is a root cause, with torch-mlir's note, then the cause and the cure.
/// Nothing that follows from ops that `told` has refused.
void emitViolations(const ContractReport &report, const OpsById &ops, bool firstOnly, const Diagnostics &told = {}) {
  if (firstOnly) {
    if (!report.holds() && told.empty())
      emitViolation(report.violations[report.firstOfReference], ops);
    return;
  }
  for (const Violation &violation : report.violations) {
    bool isTold = !told.empty() && violation.responsibility == Responsibility::ValueSemantics;
    for (const Diagnostic &error : told)
      isTold |= error.place == violation.place;
    if (violation.consequenceOf < 0 && !isTold)
      emitViolation(violation, ops);
  }
}

class VerifyContractPass : public RowPass<VerifyContractPass, ModuleOp> {
public:
  using RowPass::RowPass;
  void runOnOperation() override {
    if (holdsPlainly(getOperation()))
      return;
    Trace trace;
    Recorder recorder(trace.tables);
    recorder.attach(getOperation());
    OpsById ops = opsById(getOperation(), recorder);
    recorder.finish(trace);
    ContractReport report = checkContract(trace, trace.model.end, {});
    emitViolations(report, ops, passContext(getContext()).firstViolationOnly);
    if (!report.holds())
      signalPassFailure();
  }
};

class LowerPass : public LibraryPass<LowerPass> {
public:
  using LibraryPass::LibraryPass;
  LowerPass(const LowerPass &other) : LibraryPass(other) {}
  void runOnOperation() override;

  Option<int> maxIterations{*this, "max-iterations", llvm::cl::desc("Limit of iterations"), llvm::cl::init(10)};
  Option<bool> decompose{*this, "decompose", llvm::cl::desc("Also require that only legal ops remain"),
                         llvm::cl::init(true)};
  Option<bool> shapeDtypeRefine{*this, "shape-dtype-refine", llvm::cl::desc("Refine shapes and dtypes"),
                                llvm::cl::init(true)};
  ListOption<std::string> backendLegalOps{*this, "backend-legal-ops",
                                          llvm::cl::desc("Ops that the backend takes as they are")};

private:
  static constexpr unsigned kNoLimit = 1000;

  void run(Library &library, Recorder &recorder, Trace *trace);
  LowerOptions options() const {
    // Without a limit, as in the reference; an iteration that changes nothing is the last anyway.
    const unsigned iterations = maxIterations < 0 ? kNoLimit : unsigned(maxIterations);
    return {iterations, decompose, shapeDtypeRefine,
            std::vector<std::string>(backendLegalOps.begin(), backendLegalOps.end())};
  }
};

void LowerPass::runOnOperation() {
  Library *library = this->library();
  if (!library)
    return;
  tellOnce(unmatchedLegalOps(getOperation(), *library, options().backendLegalOps));
  if (Recorder *recorder = recorderOf(&getContext())) {
    run(*library, *recorder, nullptr);
  } else {
    Trace trace;
    Recorder own(trace.tables);
    own.attach(getOperation());
    run(*library, own, &trace);
  }
  library->forgetModel();
}

/// `trace`: to be finished here; null if somebody else finishes the recording and reports.
void LowerPass::run(Library &library, Recorder &recorder, Trace *trace) {
  ModuleOp module = getOperation();
  const PassContext &given = passContext(getContext());
  Refiner refiner(library);
  Derivations derivations(library, refiner, recorder.tables());
  LowerOptions lowering = options();
  LowerResult result = lowerToBackendContract(module, lowering, library, refiner, recorder,
                                              given.recordInnerSteps || !trace ? &derivations : nullptr, given.signals);
  if (given.firstViolationOnly && result.refused.size() > 1)
    result.refused.resize(1);
  if (!trace) // the report is about the contract; this is what torch-mlir says on its way there
    for (Diagnostic &refusal : result.refused) {
      refusal.severity = Severity::Warning;
      refusal.message = "torch-mlir refuses this: " + refusal.message;
    }
  emitDiagnostics(getContext(), result.problems);
  emitDiagnostics(getContext(), result.refused);
  if (result.holds)
    return;
  signalPassFailure();
  if (!trace || result.cancelled)
    return;
  OpsById ops = opsById(module, recorder);
  trace->backendLegalOps = lowering.backendLegalOps;
  trace->decompose = lowering.decompose;
  recorder.finish(*trace);
  ContractReport report = checkContract(*trace, trace->model.end, {lowering.decompose, lowering.backendLegalOps});
  emitViolations(report, ops, given.firstViolationOnly, result.refused);
  // With max-iterations=0 nothing was tried, and the reference fails too.
  if (report.holds() && !hasErrors(result.problems) && result.refused.empty())
    emitModuleError(module) << "the contract was not reached in " << lowering.maxIterations << " iterations";
}

} // namespace

std::unique_ptr<Pass> createRefinePublicReturnPass(const PassRow &row) {
  return std::make_unique<RefinePublicReturnPass>(row);
}
std::unique_ptr<Pass> createVerifyContractPass(const PassRow &row) { return std::make_unique<VerifyContractPass>(row); }
std::unique_ptr<Pass> createLowerPass(const PassRow &row) { return std::make_unique<LowerPass>(row); }

} // namespace reify
