#include "views/scene.h"

namespace reify {

std::shared_ptr<const PreparedSnapshot> prepareSnapshot(std::shared_ptr<const Trace> trace,
                                                        std::shared_ptr<const TraceIndex> index, uint32_t cursor,
                                                        const SnapshotOptions &options) {
  auto prepared = std::make_shared<PreparedSnapshot>();
  prepared->index = index ? std::move(index) : makeTraceIndex(*trace);
  prepared->snapshot = makeSnapshot(trace, cursor, options);
  prepared->aligned = alignListings(prepared->snapshot.before, prepared->snapshot.after);
  if (options.artefacts)
    prepared->artefacts = makeArtefacts(*trace, cursor, options.listing);
  Artefacts &stages = prepared->artefacts;
  markChanges(stages.input, stages.dropped);
  markChanges(stages.reified, stages.simplified);
  return prepared;
}

} // namespace reify
