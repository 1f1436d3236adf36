// All that a view may look at, and what it keeps for itself. A view is a function
//   void draw(const Scene &scene, State &state, Commands &out)
// of the scene and its own widget state (scroll, open nodes, half-typed text); what it wants done
// goes to `out`.
#pragma once
#include "engine/catalogue/catalogue.h"
#include "engine/query/snapshot.h"
#include "views/breakpoint.h"
#include "views/commands.h"
#include "views/selection.h"
#include "views/theme.h"
#include "views/trace_index.h"

#include <memory>
#include <string>
#include <vector>

namespace reify {

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

struct RunStatus {
  bool isRunning = false;
  float progress = 0; // 0 to 1
  std::string doing;  // what goes on before the run itself, as "importing PyTorch"; "" for the run
  std::string model;  // path; "" when nothing was ever opened
  std::vector<std::string> libraries;
  std::string pipeline; // chosen in the window for this model; "" = as the program was started
  Diagnostics problems; // of the last run; its errors are shown across the window until dismissed
  bool failed = false;  // the last run gave no trace: the one shown is that of an earlier run
  bool showProblems = false;
};

struct StepSearch {
  std::string text; // what `hits` are for
  std::vector<uint32_t> hits;
  bool isRunning = false;
};

struct LogEntry {
  Severity severity = Severity::Note;
  std::string text;
  Place place;
};

/// A file of the user's that is shown as source.
struct SourceText {
  std::string path;
  std::vector<std::string> lines;
  std::string problem;    // why it cannot be shown; "" if it can
  bool isLibrary = false; // has functions that the run called
};

struct Sample {
  std::string path;  // its folder
  std::string title; // first line of its story
};

/// The tests of the window's libraries.
struct LibraryCheck {
  bool isRunning = false;
  unsigned done = 0, total = 0;                     // calls
  std::shared_ptr<const check::CheckReport> report; // of the last check; null before the first
};

/// A file of library functions in the Library panel.
struct OpenedLibrary {
  Place place;         // as messages name it; unknown for none
  SourceText source;   // empty while it is being read
  uint32_t opened = 0; // counts, so that the panel goes to the place each time
};

/// An invocation that is being stepped through in place of the model.
struct SteppedInvocation {
  std::string function; // "my.scale shape, invocation 2"
  Place place;          // where it is written; unknown for a model
  std::string model;    // what the way back leads to; "" for nothing
};

/// The text with which a library for an op begins.
struct SkeletonText {
  std::string op, text;
  std::string note;                 // what has to be known of it; "" for nothing
  std::vector<std::string> targets; // files that it can be appended to
  std::string newFile;              // what a file of its own might be called
  std::string problem;              // why it could not be saved; "" for none
  bool ascii = false, decomposition = false;
};

struct Scene {
  std::shared_ptr<const PreparedSnapshot> prepared; // null: no run to show yet
  uint32_t cursor = 0;                              // where the user is; the snapshot may be a few milliseconds behind
  uint32_t line = kNoLine;                          // where in the refinement around the cursor, when moving by lines
  std::string lineMessage;                          // why the last move by lines went nowhere; "" if it went
  std::vector<BreakpointRow> breakpoints;           // by file and line
  Selection selection;
  OpId openCalculation;
  Options options;
  RunStatus status;
  StepSearch search;
  std::vector<LogEntry> log;
  std::vector<SourceText> sources;
  std::vector<std::string> recent; // models opened before, newest first
  std::vector<Sample> samples;
  std::shared_ptr<const Catalogue> catalogue; // of the last run; null before the first
  LibraryCheck check;
  OpenedLibrary library;
  SteppedInvocation invocation;
  SkeletonText skeleton;
  Fonts fonts;

  const Theme &theme() const { return themeNamed(options[Option::LightTheme]); }
  const Snapshot *snapshot() const { return prepared ? &prepared->snapshot : nullptr; }
  const Trace *trace() const { return prepared ? prepared->snapshot.trace.get() : nullptr; }
  Available available() const {
    return {prepared != nullptr, !status.model.empty(),      status.isRunning,         !selection.isEmpty(),
            check.isRunning,     invocation.place.isKnown(), !status.libraries.empty()};
  }
};

} // namespace reify
