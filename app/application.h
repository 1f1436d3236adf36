// The program behind the window: the state that views show, the workers that fill it, and the
// dispatch that carries commands out. Knows ImGui but neither GLFW nor OpenGL, so tests drive it
// without them.
#pragma once
#include "app/breakpoints.h"
#include "app/command_handlers.h"
#include "app/control.h"
#include "app/inputs.h"
#include "app/latest_worker.h"
#include "app/settings.h"
#include "engine/check/check.h"
#include "engine/session/session.h"
#include "views/commands/breakpoints.h"
#include "views/commands/documents.h"
#include "views/commands/frame.h"
#include "views/commands/library_bench.h"
#include "views/commands/moves.h"
#include "views/commands/selection.h"
#include "views/open_dialog/view.h"
#include "views/scene.h"
#include "views/views.h"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

namespace reify {

struct StartOptions {
  Settings settings;
  std::string narrate;                  // file; "" = none
  void (*wake)() = nullptr;             // called from workers when there is something new
  void (*copy)(const char *) = nullptr; // to the clipboard; null = through ImGui
};

class Application {
public:
  explicit Application(StartOptions options);
  ~Application();
  Application(const Application &) = delete;

  /// Takes what workers have finished. True if the window has to be drawn again.
  bool update();
  /// All ImGui calls of a frame, then the commands that came of it. True if there were any.
  bool draw();

  void open(const std::string &model, const std::vector<std::string> &libraries);
  /// For every run from now on, beside what a model's folder says.
  void setPipeline(std::string passPipeline, std::vector<std::string> backendLegalOps);
  /// How projects (reify.json) are taken from now on: with files outside of their folders, or not at all where the
  /// model itself is opened.
  void setProjects(bool allowsOutside, bool ignoresProject);
  /// Files dropped onto the window: a model, libraries, or both.
  void drop(const std::vector<std::string> &paths);
  /// Shows a finished run; also how tests get a run of their own on the screen.
  void show(std::shared_ptr<const RunResult> result);
  void dispatch(const Command &command);

  /// How programs that PyTorch reads are read from now on; a function to call is one of `model`'s.
  void setImport(ImportOptions options, const std::string &model);
  /// Another program that sends commands.
  void setControl(std::unique_ptr<Control> control);
  /// Selects the value that is called so, with '%' or without. What is wrong; "" if it is selected.
  std::string selectByName(const std::string &name);
  /// Carries out the command of the table whose id this is. Why it cannot be; "" if it was.
  std::string runCommand(const std::string &id);
  /// Of the run that is shown; none if there is none.
  std::optional<bool> contractHolds() const;

  /// A run is under way: its progress has to be drawn from time to time.
  bool isRunning() const { return scene_.status.isRunning || scene_.check.isRunning; }
  /// Nothing is being worked out; what is drawn is up to date.
  bool isSettled() const;
  bool wantsQuit() const { return wantsQuit_; }
  const Scene &scene() const { return scene_; }
  const Settings &settings() const { return settings_; }
  Settings &settings() { return settings_; }
  float zoom() const { return settings_.zoomPercent / 100.f; }
  Dialog dialog() const { return dialog_; }
  void setFonts(const Fonts &fonts) { scene_.fonts = fonts; }
  void note(Severity severity, const std::string &text, const Place &place = {});

private:
  friend class CommandHandlers;
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
  using SharedReport = std::shared_ptr<const check::CheckReport>;
  SharedReport answer(const check::CheckInputs &question, const std::atomic<bool> &cancel);

  void startRun();
  /// A good run, as what the window is about from now on.
  void present(std::shared_ptr<const RunResult> result);
  void presentInvocation(const RunResult &result);
  bool updateLibraries();
  void librariesChanged();
  void readOpenedLibrary();
  void forgetInvocation();
  void askSnapshot();
  void takeSnapshot(SnapshotAnswer answer);
  void moveTo(uint32_t flat);
  void moveTo(LinePosition position);
  LinePosition linePosition() const;
  void showBreakpoints();
  void select(const Selection &selection);
  void openDialog(Dialog dialog);
  void drawPanels(Commands &out);
  void drawDialogs(Commands &out);
  void rememberRun();
  void writeNarration();

  // One per command: dispatch is a visit over these.
  void execute(const MoveCursor &command);
  void execute(const GoToStep &command);
  void execute(const MoveLine &command);
  void execute(const GoToLine &command);
  void execute(const ToggleBreakpoint &command);
  void execute(const EnableBreakpoint &command);
  void execute(const RunToBreakpoint &command);
  void execute(const SelectOp &command);
  void execute(const SelectValue &command);
  void execute(const SelectViolation &command);
  void execute(const NextDisagreement &command);
  void execute(const GoToDisagreement &command);
  void execute(const SelectLine &command);
  void execute(const ClearSelection &command);
  void execute(const OpenCalculation &command);
  void execute(const SearchSteps &command);
  void execute(const OpenModel &command);
  void execute(const OpenFiles &command);
  void execute(const AddLibrary &command);
  void execute(const RemoveLibrary &command);
  void execute(const Reload &command);
  void execute(const FollowOutside &command);
  void execute(const CancelRun &command);
  void execute(const DismissProblems &command);
  void execute(const ShowDialog &command);
  void execute(const ListFolder &command);
  void execute(const ToggleOption &command);
  void execute(const ChangeZoom &command);
  void execute(const ResetLayout &command);
  void execute(const FocusView &command);
  void execute(const FocusSearch &command);
  void execute(const CopyText &command);
  void execute(const CopyPanel &command);
  void execute(const Quit &command);
  void execute(const CheckLibraries &command);
  void execute(const CancelCheck &command);
  void execute(const ShowLibrarySource &command);
  void execute(const StepInvocation &command);
  void execute(const BackToModel &command);
  void execute(const RunPipeline &command);
  void execute(const WriteSkeleton &command);
  void execute(const SaveSkeleton &command);

  CommandHandlers handlers_;
  Scene scene_;
  ViewStates states_;
  Settings settings_;
  StartOptions options_;
  Session session_;
  std::shared_ptr<const Trace> trace_;      // of the last good run
  std::shared_ptr<const TraceIndex> index_; // null until its first snapshot is there
  std::unique_ptr<const StopIndex> stops_;  // of trace_
  std::string passPipeline_;
  bool allowsOutside_ = false, ignoresProject_ = false;
  std::string refusedProject_; // what the user wanted to open last, if its reify.json was refused
  std::vector<std::string> legalOps_,
      modelLegalOps_; // from the command line; from the model's folder
  bool modelDecomposes_ = true;
  ImportOptions import_;
  std::string importedModel_; // whose function import_ names
  bool readsAgain_ = false;   // the next run reads programs anew
  Dialog dialog_ = Dialog::None;
  FolderListing folder_;
  std::string_view focus_, firstFront_;    // panels to bring to the front, the second a frame earlier
  bool hasPanels_ = false;                 // they were drawn in the last frame
  std::optional<uint32_t> nextCursor_;     // in a trace whose first snapshot is not there yet
  std::optional<std::string_view> copied_; // panel whose text goes to the clipboard
  bool resetLayout_ = false, wantsQuit_ = false;
  uint64_t narrated_ = ~uint64_t(0); // step and line
  std::unique_ptr<FILE, int (*)(FILE *)> narration_;

  /// The way back from an invocation.
  struct Way {
    std::shared_ptr<const RunResult> result; // of the model
    uint32_t cursor = 0;
    bool isStale = false; // files were read again since
  };
  std::string invocation_;      // what runs in place of the model; "" = the model does
  std::string shownInvocation_; // of the run that is shown
  Way back_;
  std::shared_ptr<const RunResult> modelResult_; // the last good one
  bool wasChecked_ = false;
  std::vector<std::string> checkedLibraries_;
  bool isWithoutModel_ = false; // libraries alone are looked at, beside an empty module
  std::atomic<unsigned> checkDone_{0}, checkTotal_{0};

  LatestWorker<SnapshotQuestion, SnapshotAnswer> snapshots_;
  LatestWorker<SearchQuestion, StepSearch> searches_;
  LatestWorker<check::CheckInputs, SharedReport> checks_;
  LatestWorker<std::string, SourceText> librarySources_;
  std::unique_ptr<Control> control_; // last: its end is told while all else is still there
};

} // namespace reify
