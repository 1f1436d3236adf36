// Programs of PyTorch, read by the Python that has PyTorch in a process of its own
// (assets/python/reify_import.py), which answers with text in the torch dialect.
#pragma once
#include "engine/source/assets.h"
#include "engine/source/diagnostics.h"

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace reify {

/// How a program is read; what the user may choose.
struct ImportOptions {
  std::string function;                      // of a Python file, which is run only if this names one
  std::vector<std::string> modules;          // imported first: they register ops
  std::string decompositions = "functional"; // or "core", "none"
  bool weights = true;                       // large ones too
  bool trust = false;                        // unpickle whatever the file holds
  std::string python;                        // "" as choosePython says
  unsigned seconds = 600;                    // at most
  bool operator==(const ImportOptions &) const = default;
};

struct ImportInputs {
  std::string file;
  ImportOptions options;
  std::vector<std::string> schemas; // of the libraries: signatures of ops that may not be registered there
  AssetPaths assets = findAssets();
  bool again = false; // also where nothing has changed since the last time
};

/// What the import says while it goes on.
struct ImportControl {
  const std::atomic<bool> &cancel;
  std::function<void(const std::string &text, float fraction)> progress;
};

/// Whether `file` is to be read by PyTorch: `.pt2`, or a Python file with a function to call. `problem`
/// says why a file can be read neither so nor as MLIR: a Python file without a function, a file of torch.save.
bool isForPython(const std::string &file, const ImportOptions &options, std::string &problem);

/// The program as MLIR text; null after errors, and when it was cancelled. Blocks for seconds: PyTorch alone takes
/// some. The last one is kept, and given again while the file and the inputs are the same; programs that a function
/// makes are made anew when `again` asks for it.
std::shared_ptr<const std::string> importProgram(const ImportInputs &inputs, const ImportControl &control,
                                                 Diagnostics &diagnostics);

/// The text that was last made of `file`; null if there is none.
std::shared_ptr<const std::string> lastImportOf(const std::string &file);

/// The remarks at the head of an imported module, `// warning: net.py:12: ...`. Only comments before the first op, the
/// first of which says that it was exported by PyTorch.
Diagnostics remarksIn(std::string_view text);

} // namespace reify
