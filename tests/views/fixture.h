// A run made by hand, without MLIR: a chain of `ops` tanh ops whose shape and dtype are found one
// after the other, and at its end an op that no library knows. Each refinement has the same inner
// steps.
#pragma once
#include "engine/session/session.h"
#include "engine/trace/trace.h"
#include "views/scene/shown.h"

#include <memory>

namespace reify::test {

struct ChainOptions {
  uint32_t ops = 3;        // that get refined
  uint32_t innerFolds = 4; // fold steps inside each refinement
  bool endsWithUnknownOp = true;
};

std::shared_ptr<const Trace> makeChain(const ChainOptions &options = {});
/// The same as the result of a run, for Application::show.
std::shared_ptr<const RunResult> makeChainResult(const ChainOptions &options = {});
/// What the window shows of it at a step.
std::shared_ptr<const PreparedSnapshot> prepare(std::shared_ptr<const Trace> trace, uint32_t cursor,
                                                SnapshotOptions options = {});

} // namespace reify::test
