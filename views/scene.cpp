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

const Theme &themeOf(const Scene &scene) { return themeNamed(scene.look.options[Option::LightTheme]); }
const Fonts &fontsOf(const Scene &scene) { return scene.look.fonts; }
const Options &optionsOf(const Scene &scene) { return scene.look.options; }

const std::shared_ptr<const PreparedSnapshot> &preparedOf(const Scene &scene) { return scene.shown.prepared; }
const Snapshot *snapshotOf(const Scene &scene) {
  return scene.shown.prepared ? &scene.shown.prepared->snapshot : nullptr;
}
const Trace *traceOf(const Scene &scene) {
  return scene.shown.prepared ? scene.shown.prepared->snapshot.trace.get() : nullptr;
}
uint32_t cursorOf(const Scene &scene) { return scene.shown.cursor; }
uint32_t lineOf(const Scene &scene) { return scene.line.line; }
const std::string &lineMessageOf(const Scene &scene) { return scene.line.message; }
const std::vector<BreakpointRow> &breakpointsOf(const Scene &scene) { return scene.breakpoints; }
const Selection &selectionOf(const Scene &scene) { return scene.shown.selection; }
OpId openCalculationOf(const Scene &scene) { return scene.shown.openCalculation; }
const StepSearch &searchOf(const Scene &scene) { return scene.search; }
const std::vector<SourceText> &sourcesOf(const Scene &scene) { return scene.sources; }

const RunStatus &statusOf(const Scene &scene) { return scene.documents.status; }
const std::vector<std::string> &recentOf(const Scene &scene) { return scene.documents.recent; }
const std::vector<Sample> &samplesOf(const Scene &scene) { return scene.documents.samples; }
const std::shared_ptr<const Catalogue> &catalogueOf(const Scene &scene) { return scene.documents.catalogue; }
const std::vector<LogEntry> &logOf(const Scene &scene) { return scene.log; }

const LibraryCheck &checkOf(const Scene &scene) { return scene.check; }
const SteppedInvocation &invocationOf(const Scene &scene) { return scene.invocation; }
const OpenedLibrary &libraryOf(const Scene &scene) { return scene.library; }
const SkeletonText &skeletonOf(const Scene &scene) { return scene.skeleton; }

const Recording &recordingOf(const Scene &scene) { return scene.recording; }

Available availableOf(const Scene &scene) {
  return {scene.shown.prepared != nullptr,
          !scene.documents.status.model.empty(),
          scene.documents.status.isRunning,
          !scene.shown.selection.isEmpty(),
          scene.check.isRunning,
          scene.invocation.place.isKnown(),
          !scene.documents.status.libraries.empty(),
          scene.recording.isOn};
}

} // namespace reify
