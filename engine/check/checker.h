// Runs the invocations of functions against one loaded library. Internal to this room; one a thread.
#pragma once
#include "engine/check/check.h"
#include "engine/check/coverage.h"
#include "engine/check/invocations/arguments.h"
#include "engine/check/invocations/weaken.h"
#include "engine/evaluate/refine.h"

namespace reify::check {

/// A context of its own with the libraries loaded into it.
class LoadedLibrary {
public:
  LoadedLibrary(const CheckInputs &inputs, Diagnostics &diagnostics);
  mlir::MLIRContext &context() { return *context_; }
  Library &library() { return *library_; }

private:
  std::unique_ptr<mlir::MLIRContext> context_;
  std::unique_ptr<Library> library_;
};

std::optional<FunctionKind> kindOfName(std::string_view kind);

class Checker {
public:
  Checker(LoadedLibrary &loaded, const CheckInputs &inputs);
  FunctionResult check(const CheckedFunction &function);
  Coverage &coverage() { return coverage_; }

  /// Runs a function on literals, without comparing.
  struct Ran {
    std::string problem; // the arguments do not fit; nothing was run
    Evaluation evaluation;
    Call call;
  };
  Ran run(const CheckedFunction &checked, FunctionKind kind, mlir::func::FuncOp function,
          const std::vector<Literal> &literals, bool observed);

private:
  void checkInvocation(const CheckedFunction &checked, FunctionKind kind, const LibraryEntry &entry,
                       const Invocation &invocation, InvocationResult &result);
  void judge(const Invocation &invocation, FunctionKind kind, const Evaluation &evaluation, InvocationResult &result);
  /// Notes when a result's rank hangs on sizes: an append in a branch that is undecided while compiling.
  void checkRank(const CheckedFunction &checked, mlir::func::FuncOp function, FunctionResult &result);
  void checkAbstract(mlir::func::FuncOp function, const Ran &exact, FunctionKind kind, InvocationResult &result);
  void checkDecomposition(const CheckedFunction &checked, const LibraryEntry &entry,
                          const std::vector<Literal> &literals, const Invocation &invocation, InvocationResult &result);

  LoadedLibrary &loaded_;
  const CheckInputs &inputs_;
  Evaluator evaluator_;
  Coverage coverage_;
  Weakener weakener_;
};

} // namespace reify::check
