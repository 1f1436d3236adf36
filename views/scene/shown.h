// The moment that is shown, and what is selected in it.
#pragma once
#include "engine/query/snapshot.h"
#include "views/selection.h"
#include "views/trace_index.h"
#include <memory>
#include <vector>

namespace reify {

struct Scene;

/// A snapshot and what is worked out from it for drawing, off the UI thread.
struct PreparedSnapshot {
  Snapshot snapshot;
  Artefacts artefacts;
  std::vector<UnifiedLine> aligned; // before against after
  std::shared_ptr<const TraceIndex> index;
};

/// Blocking; for a worker. `index` is made when it is null.
std::shared_ptr<const PreparedSnapshot> prepareSnapshot(std::shared_ptr<const Trace> trace,
                                                        std::shared_ptr<const TraceIndex> index, uint32_t cursor,
                                                        const SnapshotOptions &options);

struct Shown {
  std::shared_ptr<const PreparedSnapshot> prepared; // null: no run to show yet
  uint32_t cursor = 0;
  Selection selection;
  OpId openCalculation;
};

/// Null: no run to show yet.
const std::shared_ptr<const PreparedSnapshot> &preparedOf(const Scene &scene);
const Snapshot *snapshotOf(const Scene &scene); // null likewise
const Trace *traceOf(const Scene &scene);       // null likewise
/// Where the user is; the snapshot may be a few milliseconds behind.
uint32_t cursorOf(const Scene &scene);
const Selection &selectionOf(const Scene &scene);
OpId openCalculationOf(const Scene &scene);

} // namespace reify
