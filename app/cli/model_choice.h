// Options about what the path of a model stands for, shared by all that take one.
#pragma once
#include "app/cli/subcommand.h"
#include "app/project/model_inputs.h"

namespace reify::cli {

class ModelChoice {
public:
  /// The argument FILE.
  Option &declareArgument(Declaration &declaration, std::string &model);
  void declareOptions(Declaration &declaration);
  /// `hasLibraries`: the user named some, so that those of a project beside the model do not count.
  ResolveOptions options(bool hasLibraries) const;
  bool allowOutside() const { return allowOutside_; }
  bool ignoresProject() const { return noProject_; }

private:
  bool allowOutside_ = false, noProject_ = false;
};

} // namespace reify::cli
