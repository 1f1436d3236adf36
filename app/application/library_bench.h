// The bench of who writes a library: its tests, the file that is looked at, and the beginning of a new one.
#pragma once
#include "app/application/documents.h"
#include "app/application/frame.h"
#include "app/application/latest_worker.h"
#include "engine/session/check_libraries.h"
#include "views/commands/library_bench.h"
#include "views/library/opened_library.h"
#include "views/skeleton/skeleton_text.h"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace reify {

class LibraryBench : public LibraryTester {
public:
  /// Keeps the references. `wake` is called from workers when there is something new.
  LibraryBench(Documents &documents, const Playback &playback, Frame &frame, Log &log, void (*wake)());
  ~LibraryBench() override;
  LibraryBench(const LibraryBench &) = delete;
  void takeCommands(CommandHandlers &handlers);

  /// Takes what workers have finished. True if the window has to be drawn again.
  bool update();
  bool isSettled() const;
  void opened() override;
  std::string nameOf(const std::string &symbol) const override;

  const LibraryCheck &check() const { return check_; }
  const OpenedLibrary &library() const { return library_; }
  const SkeletonText &skeleton() const { return skeleton_; }

private:
  friend class CommandHandlers;
  using SharedReport = std::shared_ptr<const check::CheckReport>;
  SharedReport answer(const CheckInputs &question, const std::atomic<bool> &cancel);
  void execute(const CheckLibraries &command);
  void execute(const CancelCheck &command);
  void execute(const ShowLibrarySource &command);
  void execute(const WriteSkeleton &command);
  void execute(const SaveSkeleton &command);
  /// After files were read again or the list of libraries is another one.
  void librariesChanged();
  void readOpenedLibrary();

  Documents &documents_;
  const Playback &playback_;
  Frame &frame_;
  Front &front_;
  Log &log_;
  LibraryCheck check_;
  OpenedLibrary library_;
  SkeletonText skeleton_;
  bool wasChecked_ = false;
  std::vector<std::string> checkedLibraries_;
  std::atomic<unsigned> checkDone_{0}, checkTotal_{0};
  LatestWorker<CheckInputs, SharedReport> checks_;
  LatestWorker<std::string, SourceText> sources_;
};

} // namespace reify
