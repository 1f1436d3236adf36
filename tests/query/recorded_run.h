// A small run, recorded: an op of a model is refined, and the inner steps of that are derived on a
// scratch module, as the passes do it.
#pragma once
#include "tests/record/test_module.h"

#include <memory>

namespace reify::test {

/// The steps, by flat number:
///   0 run
///   1   pass
///   2     refine %t of @main        (inner: 3 reify, 4 inline, 5 fold, 6 refine, 7 drop)
///   8     refine %u of @main        (inner: 9 to 13, the same derivation)
///  14   verify
struct RecordedRun {
  TestModule module;
  std::shared_ptr<Trace> trace = std::make_shared<Trace>();
  OpId first, second; // the two refined ops
  ValueId t, u;       // their results
};
std::unique_ptr<RecordedRun> recordRun();

} // namespace reify::test
