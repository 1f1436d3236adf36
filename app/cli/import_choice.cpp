#include "app/cli/import_choice.h"

namespace reify::cli {

void ImportChoice::declare(Declaration &declaration, bool hasPython) {
  declaration.group("Programs of PyTorch");
  declaration
      .option("--from-python", "FILE.py:FUNCTION", Takes::File,
              "instead of a model: runs FILE.py and calls FUNCTION, which gives an ExportedProgram or (module, args)",
              [this](const std::string &value) {
                const size_t colon = value.rfind(':');
                if (colon == value.npos || colon == 0 || colon + 1 == value.size())
                  return "wants FILE.py:FUNCTION, not '" + value + "'";
                model = value.substr(0, colon);
                options.function = value.substr(colon + 1);
                return std::string();
              })
      .words = {".py"};
  declaration.oneOf("--run-decompositions", {"functional", "core", "none"}, options.decompositions,
                    "how far run_decompositions() takes the program: writes in place become values (functional), "
                    "PyTorch's table (core), or not at all");
  declaration.flag("--no-weights", [this] { options.weights = false; }, "leave large weights out of the module");
  declaration.flag("--trust", options.trust, "load whatever a .pt2 has pickled, which runs what it says");
  declaration.number("--import-seconds", options.seconds, "for PyTorch at most (600)");
  if (hasPython)
    return;
  declaration.texts("--module", "M", options.modules,
                    "a Python module, or a .py file, to import first: it registers ops");
  declaration.option("--python", "PROGRAM", Takes::Program,
                     "the Python that has PyTorch (REIFY_PYTHON, VIRTUAL_ENV, python3)",
                     [this](const std::string &value) {
                       options.python = value;
                       return std::string();
                     });
}

std::string ImportChoice::check(std::string &argument) const {
  if (model.empty())
    return "";
  if (!argument.empty())
    return "a model and --from-python: one of them is opened (libraries go behind --library)";
  argument = model;
  return "";
}

} // namespace reify::cli
