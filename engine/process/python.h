// Which Python has PyTorch.
#pragma once
#include <string>

namespace reify {

struct ChosenPython {
  std::string program;
  std::string reason; // for messages: "named by REIFY_PYTHON"
};

/// `given`, else REIFY_PYTHON, else that of the virtual environment that is active, else python3.
ChosenPython choosePython(const std::string &given);

} // namespace reify
