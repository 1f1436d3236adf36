// The run that is shown: the cursor and the line in it, what is selected, breakpoints, and the workers that make of
// these what views draw. Stepping runs nothing again.
#pragma once
#include "app/application/command_handlers.h"
#include "app/application/front.h"
#include "app/application/latest_worker.h"
#include "app/application/log.h"
#include "app/application/playback/narration.h"
#include "app/application/settings.h"
#include "engine/query/breakpoints.h"
#include "views/breakpoint.h"
#include "views/commands/breakpoints.h"
#include "views/commands/frame.h"
#include "views/commands/moves.h"
#include "views/commands/selection.h"
#include "views/function/line_position.h"
#include "views/scene/look.h"
#include "views/scene/shown.h"
#include "views/source/source_text.h"
#include "views/steps/step_search.h"

#include <memory>
#include <optional>
#include <string>

namespace reify {

class Playback {
public:
  /// Keeps the references. `wake` is called from workers when there is something new.
  Playback(const Look &look, Settings &settings, Front &front, Log &log, const std::string &narrationFile,
           void (*wake)());
  Playback(const Playback &) = delete;
  void takeCommands(CommandHandlers &handlers);

  /// Takes what workers have finished. True if there was anything.
  bool update();
  bool isSettled() const;
  /// A run, in place of the one that was shown. The cursor stays if it is of the same file; with `function` it goes to
  /// the first step that runs that library function.
  void show(std::shared_ptr<const Trace> trace, const std::string &function);
  /// To a step of the run, with nothing selected.
  void restart(uint32_t flat);
  /// Selects the value that is called so, with '%' or without. What is wrong; "" if it is selected.
  std::string selectByName(const std::string &name);

  /// The last one that was given; its first snapshot may still be on its way.
  const std::shared_ptr<const Trace> &trace() const { return trace_; }
  const Shown &shown() const { return shown_; }
  const ShownLine &line() const { return line_; }
  const std::vector<BreakpointRow> &breakpoints() const { return breakpoints_; }
  const StepSearch &search() const { return search_; }
  const std::vector<SourceText> &sources() const { return sources_; }

private:
  friend class CommandHandlers;
  void execute(const MoveCursor &command);
  void execute(const GoToStep &command);
  void execute(const MoveLine &command);
  void execute(const GoToLine &command);
  void execute(const RunToBreakpoint &command);
  void execute(const NextDisagreement &command);
  void execute(const GoToDisagreement &command);
  void execute(const ToggleBreakpoint &command);
  void execute(const EnableBreakpoint &command);
  void execute(const SelectOp &command);
  void execute(const SelectValue &command);
  void execute(const SelectViolation &command);
  void execute(const SelectLine &command);
  void execute(const ClearSelection &command);
  void execute(const OpenCalculation &command);
  void execute(const SearchSteps &command);
  void execute(const ToggleOption &command);

  /// What the snapshot worker is asked for.
  struct SnapshotQuestion {
    std::shared_ptr<const Trace> trace;
    std::shared_ptr<const TraceIndex> index; // null for a new trace
    uint32_t cursor = 0;
    SnapshotOptions options;
  };
  struct SnapshotAnswer {
    std::shared_ptr<const PreparedSnapshot> prepared;
    std::optional<std::vector<SourceText>> sources; // of a new trace
  };
  struct SearchQuestion {
    std::shared_ptr<const Trace> trace;
    std::string text;
  };
  static SnapshotAnswer answer(const SnapshotQuestion &question);
  static StepSearch answer(const SearchQuestion &question, const std::atomic<bool> &cancel);

  void askSnapshot();
  void takeSnapshot(SnapshotAnswer answer);
  void moveTo(uint32_t flat);
  void moveTo(LinePosition position);
  LinePosition linePosition() const;
  void showBreakpoints();
  void select(const Selection &selection);

  const Look &look_;
  Settings &settings_;
  Front &front_;
  Shown shown_;
  ShownLine line_;
  std::vector<BreakpointRow> breakpoints_;
  StepSearch search_;
  std::vector<SourceText> sources_;
  std::shared_ptr<const Trace> trace_;
  std::shared_ptr<const TraceIndex> index_; // null until its first snapshot is there
  std::unique_ptr<const StopIndex> stops_;  // of trace_
  std::optional<uint32_t> nextCursor_;      // in a trace whose first snapshot is not there yet
  Narration narration_;
  LatestWorker<SnapshotQuestion, SnapshotAnswer> snapshots_;
  LatestWorker<SearchQuestion, StepSearch> searches_;
};

} // namespace reify
