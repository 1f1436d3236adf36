#include "engine/session/session.h"

#include "engine/session/run_pipeline.h"

#include <mutex>
#include <thread>

namespace reify {

struct Session::State {
  std::thread worker; // of the run that was started last; it waits for the one before
  std::shared_ptr<RunControl> control;
  std::atomic<bool> running{false};
  std::mutex mutex; // guards result, and that only the last run says that it is over
  std::shared_ptr<const RunResult> result;
  void (*ready)() = nullptr;
};

Session::Session() : state_(std::make_unique<State>()) {}

Session::~Session() {
  cancel();
  if (state_->worker.joinable())
    state_->worker.join();
}

void Session::onReady(void (*callback)()) { state_->ready = callback; }

void Session::start(SessionInputs inputs) {
  cancel();
  auto control = std::make_shared<RunControl>();
  {
    std::lock_guard lock(state_->mutex);
    state_->result = nullptr; // what the cancelled run came to is nobody's any more
    state_->control = control;
    state_->running = true;
  }
  // Whoever starts a run does not wait for the end of the one before: the new one's thread does.
  state_->worker = std::thread(
      [state = state_.get(), control, inputs = std::move(inputs), before = std::move(state_->worker)]() mutable {
        if (before.joinable())
          before.join();
        std::shared_ptr<RunResult> result;
        if (!control->cancel)
          result = std::make_shared<RunResult>(reify::run(inputs, *control));
        else
          (result = std::make_shared<RunResult>())->cancelled = true;
        {
          std::lock_guard lock(state->mutex);
          if (state->control != control)
            return;
          state->result = std::move(result);
          state->running = false;
        }
        if (state->ready)
          state->ready();
      });
}

void Session::cancel() {
  if (state_->control)
    state_->control->cancel = true;
}

bool Session::isRunning() const { return state_->running; }

float Session::progress() const { return state_->control ? state_->control->progress.load() : 0; }

std::string Session::progressText() const { return state_->control ? state_->control->text() : ""; }

std::shared_ptr<const RunResult> Session::takeResult() {
  std::lock_guard lock(state_->mutex);
  return std::exchange(state_->result, nullptr);
}

} // namespace reify
