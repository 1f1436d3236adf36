// A thread that answers the newest question only: a question that comes while an older one is being
// worked on replaces it, and the older one is told to stop.
#pragma once
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace reify {

template <class Question, class Answer> class LatestWorker {
public:
  using Work = std::function<Answer(const Question &, const std::atomic<bool> &cancel)>;
  /// `onReady` is called on the worker's thread after each answer.
  LatestWorker(Work work, void (*onReady)()) : work_(std::move(work)), onReady_(onReady) {
    thread_ = std::thread([this] { loop(); });
  }
  ~LatestWorker() {
    {
      std::lock_guard lock(mutex_);
      isClosing_ = true;
      cancel_ = true;
    }
    wake_.notify_one();
    thread_.join();
  }
  LatestWorker(const LatestWorker &) = delete;

  void ask(Question question) {
    {
      std::lock_guard lock(mutex_);
      question_ = std::move(question);
      answer_.reset();
      cancel_ = true;
    }
    wake_.notify_one();
  }
  /// Tells the work on the present question to stop; its answer still comes.
  void stop() {
    std::lock_guard lock(mutex_);
    question_.reset();
    cancel_ = true;
  }
  /// The answer to the newest question, once.
  std::optional<Answer> take() {
    std::lock_guard lock(mutex_);
    return std::exchange(answer_, std::nullopt);
  }
  bool isBusy() const {
    std::lock_guard lock(mutex_);
    return question_ || isWorking_;
  }

private:
  void loop() {
    std::unique_lock lock(mutex_);
    while (true) {
      wake_.wait(lock, [this] { return question_ || isClosing_; });
      if (isClosing_)
        return;
      Question question = std::move(*question_);
      question_.reset();
      cancel_ = false;
      isWorking_ = true;
      lock.unlock();
      Answer answer = work_(question, cancel_);
      lock.lock();
      isWorking_ = false;
      if (question_ || isClosing_)
        continue; // a newer question makes this answer stale
      answer_ = std::move(answer);
      lock.unlock();
      if (onReady_)
        onReady_();
      lock.lock();
    }
  }

  Work work_;
  void (*onReady_)();
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::optional<Question> question_;
  std::optional<Answer> answer_;
  bool isWorking_ = false, isClosing_ = false;
  std::atomic<bool> cancel_{false};
  std::thread thread_;
};

} // namespace reify
