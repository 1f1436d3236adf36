// `reify compile`: op libraries in Python to MLIR.
#pragma once

namespace reify {

/// argv[1] is "compile". Gives the exit code.
int runCompileCommand(int argc, char **argv);

} // namespace reify
