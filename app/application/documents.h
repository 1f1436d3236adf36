// What is open, the model or an invocation in place of it, with which libraries, and the runs of it.
#pragma once
#include "app/application/command_handlers.h"
#include "app/application/front.h"
#include "app/application/log.h"
#include "app/application/playback/playback.h"
#include "app/application/settings.h"
#include "app/project/model_inputs.h"
#include "engine/session/session.h"
#include "views/checks/library_check.h"
#include "views/commands/documents.h"
#include "views/commands/frame.h"
#include "views/scene/documents.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace reify {

/// Who tests the libraries that are open.
class LibraryTester {
public:
  virtual ~LibraryTester() = default;
  /// Something was opened: the list of libraries may be another one.
  virtual void opened() = 0;
  /// What a function is called in its tests: "my.scale shape"; the symbol itself of one without tests.
  virtual std::string nameOf(const std::string &symbol) const = 0;
};

class Documents {
public:
  /// Keeps the references. `wake` is called from the session when a run has ended.
  Documents(Look &look, Settings &settings, Front &front, Log &log, Playback &playback, void (*wake)());
  Documents(const Documents &) = delete;
  void takeCommands(CommandHandlers &handlers);
  void setTester(LibraryTester *tester) { tester_ = tester; }

  /// Takes what the session has finished. True if the window has to be drawn again.
  bool update();
  bool isSettled() const { return !session_.isRunning() && !documents_.status.isRunning; }

  void open(const std::string &model, const std::vector<std::string> &libraries);
  /// A model in place of the one that is open, with no libraries but its own and these.
  void openAlone(const std::string &model, const std::vector<std::string> &libraries);
  /// Libraries alone are looked at, beside an empty module. Nothing if something is shown or on its way.
  void runWithoutModel();
  /// A finished run, as what the window is about from now on.
  void show(std::shared_ptr<const RunResult> result);
  void execute(const AddLibrary &command);

  void setPipeline(std::string passPipeline, std::vector<std::string> backendLegalOps);
  void setProjects(bool allowsOutside, bool ignoresProject);
  void setImport(ImportOptions options, const std::string &model);

  const OpenDocuments &shown() const { return documents_; }
  const SteppedInvocation &invocation() const { return invocation_; }
  /// Of the run of the model; none if there is none.
  std::optional<bool> contractHolds() const;

private:
  friend class CommandHandlers;
  void execute(const OpenModel &command);
  void execute(const OpenFiles &command);
  void execute(const RemoveLibrary &command);
  void execute(const Reload &command);
  void execute(const CancelRun &command);
  void execute(const FollowOutside &command);
  void execute(const DismissProblems &command);
  void execute(const RunPipeline &command);
  void execute(const StepInvocation &command);
  void execute(const BackToModel &command);
  void execute(const ToggleOption &command);

  void startRun();
  SessionInputs makeInputs();
  void present(std::shared_ptr<const RunResult> result);
  /// Whether it is another one than the one that was shown.
  bool presentInvocation(const RunResult &result);
  void forgetInvocation();
  void rememberRun();

  /// The way back from an invocation.
  struct Way {
    std::shared_ptr<const RunResult> result; // of the model
    uint32_t cursor = 0;
    bool isStale = false; // files were read again since
  };

  Look &look_;
  Settings &settings_;
  Front &front_;
  Log &log_;
  Playback &playback_;
  LibraryTester *tester_ = nullptr;
  OpenDocuments documents_;
  SteppedInvocation invocation_;
  Session session_;
  std::string passPipeline_;
  std::vector<std::string> legalOps_, modelLegalOps_; // from the command line; from the model's folder
  bool modelDecomposes_ = true;
  bool allowsOutside_ = false, ignoresProject_ = false;
  std::string refusedProject_; // what the user wanted to open last, if its reify.json was refused
  ImportOptions import_;
  std::string importedModel_;   // whose function import_ names
  bool readsAgain_ = false;     // the next run reads programs anew
  bool isWithoutModel_ = false; // libraries alone are looked at
  std::string running_;         // the invocation that runs in place of the model; "" = the model does
  std::string shownInvocation_; // of the run that is shown
  Way back_;
  std::shared_ptr<const RunResult> modelResult_; // the last good one
};

} // namespace reify
