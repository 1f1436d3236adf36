// reify check --answers FILE...: the built-in library against PyTorch's kept answers.
#pragma once
#include "app/cli/subcommand.h"
#include "engine/session/compare_answers.h"

namespace reify::cli {

class CheckAnswers {
public:
  static constexpr std::string_view kHeading = "Compared with kept answers";
  void declare(Declaration &declaration);
  bool isWanted() const { return !inputs_.answers.empty(); }
  /// `files` are further answers (.txt) and libraries.
  int run(const std::vector<std::string> &files, unsigned jobs, unsigned weakenings, bool asJson, Terminal &terminal);

private:
  AnswerInputs inputs_;
  unsigned most_ = 5;
};

} // namespace reify::cli
