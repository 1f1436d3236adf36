// Types for the ops of a library function's body, as the walk reaches them: what their own shape
// and dtype functions find.
#pragma once
#include "engine/evaluate/refine.h"
#include "engine/passes/rewrite/steps.h"

#include <mlir/IR/PatternMatch.h>

namespace reify {

struct BodyProblem {
  std::string message;
  mlir::Location location;
};

class BodyRefiner {
public:
  /// `recorder` may be null.
  BodyRefiner(Library &library, Refiner &refiner, Recorder *recorder)
      : library_(library), refiner_(refiner), recorder_(recorder) {}

  /// Retypes the results of `op`; true if that changed anything.
  bool refine(mlir::RewriterBase &rewriter, mlir::Operation *op);
  /// The first op whose function raises or is wrong.
  const std::optional<BodyProblem> &problem() const { return problem_; }

private:
  bool refine(mlir::RewriterBase &rewriter, mlir::Operation *op, FunctionKind kind);

  Library &library_;
  Refiner &refiner_;
  Recorder *recorder_;
  std::optional<BodyProblem> problem_;
};

} // namespace reify
