#include "app/cli/window.h"

#include "app/cli/commands.h"
#include "app/cli/import_choice.h"
#include "app/cli/model_choice.h"

#include <cstdlib>
#include <filesystem>
#include <ostream>

namespace reify::cli {
namespace {

OpenWindow openWindow = nullptr;

class Window : public Subcommand {
public:
  void declare(Declaration &declaration) override {
    declaration.about = "Opens FILE, if one is given, or what was dropped on the window.";
    choice_.declareArgument(declaration, arguments_.model).isRequired = false;
    declaration.files("-L,--library", "FILE", arguments_.libraries, "op library (.py or .mlir)").words = {".py",
                                                                                                          ".mlir"};
    choice_.declareOptions(declaration);
    declaration.list("--backend-legal-ops", "NAMES", arguments_.backendLegalOps,
                     "ops that the backend takes as they are, e.g. aten.size,my.quantize");
    declaration.text("--pass-pipeline", "PIPELINE", arguments_.passPipeline,
                     "run these passes instead of torch-lower-to-backend-contract");
    declaration
        .option("--theme", "light|dark", Takes::OneOf, "colours of the window, instead of those in the settings",
                [this](const std::string &value) {
                  arguments_.isLight = value == "light";
                  return std::string(value == "light" || value == "dark" ? ""
                                                                         : "wants light or dark, not '" + value + "'");
                })
        .words = {"light", "dark"};
    declaration.option("--scale", "FACTOR", Takes::Number,
                       "size of the text, from 0.5 to 4, instead of what the display says",
                       [this](const std::string &value) {
                         char *end = nullptr;
                         const float scale = std::strtof(value.c_str(), &end);
                         arguments_.scale = scale;
                         const bool isGood = *end == 0 && scale >= 0.5f && scale <= 4;
                         return isGood ? "" : "wants a factor from 0.5 to 4, not '" + value + "'";
                       });
    declaration.newFile("--narrate", "FILE", arguments_.narrate,
                        "writes one line a step to a file, for screen readers");
    declaration.text(
        "--control", "SOCKET", arguments_.control,
        "takes commands from another program, as lines of JSON: over a socket that it handed down (a number), "
        "or one to connect to (a path)");
    import_.declare(declaration);
    declaration.flag("--version", wantsVersion_, "the same as reify version");
    declaration.exitCodes = "0 the window was closed, 2 bad usage or no display";
  }

  std::string check(const Declaration &) override {
    if (std::string wrong = import_.check(arguments_.model); !wrong.empty())
      return wrong;
    std::error_code ignored;
    const std::string &word = arguments_.model;
    const std::string like = nearCommand(word);
    if (like.empty() || word.find_first_of("/.") != word.npos || std::filesystem::exists(word, ignored))
      return "";
    return "there is no subcommand and no file '" + word + "'" + like;
  }

  int run(Terminal &terminal) override {
    if (wantsVersion_)
      return makeVersion()->run(terminal);
    arguments_.allowOutside = choice_.allowOutside();
    arguments_.ignoresProject = choice_.ignoresProject();
    arguments_.import = import_.options;
    if (openWindow)
      return openWindow(arguments_);
    terminal.err << "reify: this program was built without a window; `reify help` lists what it does without one\n";
    return kBadInput;
  }

private:
  WindowArguments arguments_;
  ModelChoice choice_;
  ImportChoice import_;
  bool wantsVersion_ = false;
};

} // namespace

void setWindow(OpenWindow open) { openWindow = open; }

std::unique_ptr<Subcommand> makeWindow() { return std::make_unique<Window>(); }

} // namespace reify::cli
