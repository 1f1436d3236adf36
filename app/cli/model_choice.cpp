#include "app/cli/model_choice.h"

namespace reify::cli {

Option &ModelChoice::declareArgument(Declaration &declaration, std::string &model) {
  Option &file = declaration.argument("FILE", "a model", model,
                                      "a module in MLIR text or bytecode (- for standard input), a program that "
                                      "torch.export.save wrote (.pt2), a project (reify.json), or a folder with one, "
                                      "or with a model.mlir and libraries lib*.mlir, lib*.py");
  file.words = {".mlir", ".mlirbc", ".pt2", ".json"};
  file.hint = "libraries go behind --library";
  return file;
}

void ModelChoice::declareOptions(Declaration &declaration) {
  declaration.flag("--no-project", noProject_,
                   "the module alone, without the settings of a reify.json beside it that names it; libraries given by "
                   "--library have the same effect");
  declaration.flag("--allow-outside", allowOutside_, "follow paths of a reify.json that lead out of its folder");
}

ResolveOptions ModelChoice::options(bool hasLibraries) const {
  return {hasLibraries || noProject_ ? Beside::Ignored : Beside::Used, allowOutside_};
}

} // namespace reify::cli
