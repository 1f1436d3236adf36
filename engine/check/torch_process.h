// The real ops, run by a Python with PyTorch in a process of its own: a crash or a hang there is an
// answer here.
#pragma once
#include "engine/check/check.h"
#include "engine/process/child_process.h"

namespace reify::check {

struct TorchAnswer {
  enum class Kind : uint8_t {
    Results,
    Error,       // the op refused these arguments
    Differs,     // a decomposition gives other numbers
    Schema,      // `text` is the op's
    Missing,     // there is no such op
    Unsupported, // PyTorch has no kernel for this; says nothing of the op
    Lost,        // the process crashed or took too long
    Fatal,       // there is no PyTorch, or a module could not be imported
  };
  Kind kind = Kind::Lost;
  std::string text;
  /// A tensor's sizes and dtype; of a number only its dtype; nothing for anything else.
  struct Result {
    std::optional<std::vector<int64_t>> sizes;
    std::optional<int64_t> dtype;
  };
  std::vector<Result> results;
};

class TorchProcess {
public:
  TorchProcess(const TorchInputs &inputs, std::string script) : inputs_(inputs), script_(std::move(script)) {}

  /// Blocks up to the time limit. Starts the process when there is none.
  TorchAnswer ask(const std::string &op, const std::vector<Literal> &arguments);
  /// Imports `file` there and compares what its function computes with what the op does.
  TorchAnswer askNumbers(const std::string &op, const std::vector<Literal> &arguments, const std::string &file,
                         const std::string &function);
  /// The schema that PyTorch has for the op; "" if it has none.
  std::string askSchema(const std::string &op, std::string &fatal);

private:
  TorchAnswer exchange(const std::string &request);
  bool start(std::string &problem);

  const TorchInputs &inputs_;
  std::string script_;
  ChildProcess child_;
};

} // namespace reify::check
