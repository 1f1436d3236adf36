#include "views/scene.h"

#include "views/commands.h"

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

const Theme &themeOf(const Scene &scene) { return themeNamed(scene.options[Option::LightTheme]); }
const Fonts &fontsOf(const Scene &scene) { return scene.fonts; }
const Options &optionsOf(const Scene &scene) { return scene.options; }

const std::shared_ptr<const PreparedSnapshot> &preparedOf(const Scene &scene) { return scene.prepared; }
const Snapshot *snapshotOf(const Scene &scene) { return scene.prepared ? &scene.prepared->snapshot : nullptr; }
const Trace *traceOf(const Scene &scene) { return scene.prepared ? scene.prepared->snapshot.trace.get() : nullptr; }
uint32_t cursorOf(const Scene &scene) { return scene.cursor; }
uint32_t lineOf(const Scene &scene) { return scene.line; }
const std::string &lineMessageOf(const Scene &scene) { return scene.lineMessage; }
const std::vector<BreakpointRow> &breakpointsOf(const Scene &scene) { return scene.breakpoints; }
const Selection &selectionOf(const Scene &scene) { return scene.selection; }
OpId openCalculationOf(const Scene &scene) { return scene.openCalculation; }
const StepSearch &searchOf(const Scene &scene) { return scene.search; }
const std::vector<SourceText> &sourcesOf(const Scene &scene) { return scene.sources; }

const RunStatus &statusOf(const Scene &scene) { return scene.status; }
const std::vector<std::string> &recentOf(const Scene &scene) { return scene.recent; }
const std::vector<Sample> &samplesOf(const Scene &scene) { return scene.samples; }
const std::shared_ptr<const Catalogue> &catalogueOf(const Scene &scene) { return scene.catalogue; }
const std::vector<LogEntry> &logOf(const Scene &scene) { return scene.log; }

const LibraryCheck &checkOf(const Scene &scene) { return scene.check; }
const SteppedInvocation &invocationOf(const Scene &scene) { return scene.invocation; }
const OpenedLibrary &libraryOf(const Scene &scene) { return scene.library; }
const SkeletonText &skeletonOf(const Scene &scene) { return scene.skeleton; }

Available availableOf(const Scene &scene) {
  return {scene.prepared != nullptr,      !scene.status.model.empty(), scene.status.isRunning,
          !scene.selection.isEmpty(),     scene.check.isRunning,       scene.invocation.place.isKnown(),
          !scene.status.libraries.empty()};
}

} // namespace reify
