// reify-opt: a driver in the manner of mlir-opt, with the torch dialect, its passes and pipelines.
#include "app/build_facts.h"
#include "app/large_pages.h"
#include "engine/dialect/torch_dialect.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/pipelines/passes.h"
#include "engine/passes/pipelines/pipeline_names.h"
#include "engine/passes/rewrite/transforms.h"
#include "engine/source/assets.h"
#include "engine/source/input_file.h"
#include "engine/source/output_file.h"

#include <llvm/Support/CommandLine.h>
#include <llvm/Support/InitLLVM.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/raw_ostream.h>
#include <mlir/Dialect/Arith/IR/Arith.h>
#include <mlir/Dialect/Func/Extensions/InlinerExtension.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/Tools/mlir-opt/MlirOptMain.h>

#include <csignal>
#include <cstdlib>
#include <unistd.h>

using namespace reify;

static llvm::cl::opt<bool> record("record", llvm::cl::desc("Record inner steps of refinements too (for measuring)"));
static llvm::cl::opt<bool>
    firstOnly("first-only", llvm::cl::desc("Report the first violation of the contract only, as torch-mlir does"));
static llvm::cl::list<std::string> schemaFiles("schemas",
                                               llvm::cl::desc("Files with `// schema:` lines of further ops"),
                                               llvm::cl::value_desc("file"));

static void addUserSchemas(llvm::StringRef text, const std::string &file, std::vector<SchemaLine> &lines) {
  for (SchemaLine &line : extractSchemaLines(std::string_view(text), file))
    lines.push_back(std::move(line));
}

static bool mayUseLibrary(int argc, char **argv) {
  return !schemaFiles.empty() || llvm::any_of(llvm::ArrayRef(argv, argc), [](llvm::StringRef argument) {
    return argument.contains("extra-library");
  });
}

/// What the ops of this run are made from. The input may declare ops too.
static std::shared_ptr<const OpTable> readOpTable(const AssetPaths &assets, const std::string &input,
                                                  llvm::StringRef text, bool mayUseLibrary, Diagnostics &diagnostics) {
  OpTableSources sources{assets.folder + "/schemas", {}, {}};
  for (const std::string &file : schemaFiles) {
    std::string problem;
    if (const std::shared_ptr<const std::string> schemas = readInputFile(file, problem))
      addUserSchemas(*schemas, shownPath(file), sources.userSchemas);
    else
      diagnostics.push_back({Severity::Error, "schema.file", problem, {shownPath(file)}, {}});
  }
  if (!llvm::is_contained(schemaFiles, input)) {
    addUserSchemas(text, shownPath(input), sources.userSchemas);
    if (!mayUseLibrary)
      sources.input = text;
  }
  return loadOpTable(sources, diagnostics);
}

static int fail(const std::string &problem) {
  llvm::errs() << "reify-opt: " << problem << '\n';
  return 2;
}

/// All at once when it is whole: a file is replaced or stays as it was.
static int writeOutput(const std::string &output, const std::string &text, const std::string &input) {
  if (output != "-") {
    const std::string problem = writeOutputFile(output, text, {&input, 1});
    return problem.empty() ? 0 : fail(problem);
  }
  llvm::outs() << text;
  llvm::outs().flush();
  if (!llvm::outs().has_error())
    return 0;
  const std::error_code error = llvm::outs().error();
  llvm::outs().clear_error(); // it is told here
  return fail("standard output cannot be written: " + error.message());
}

/// MlirOptMain with this program's ways of reading and writing files.
static int runOpt(const std::string &input, const std::string &output, const std::string &text,
                  mlir::DialectRegistry &registry) {
  std::string result;
  llvm::raw_string_ostream stream(result);
  const bool isGood =
      mlir::succeeded(mlir::MlirOptMain(stream, llvm::MemoryBuffer::getMemBufferCopy(text, shownPath(input)), registry,
                                        mlir::MlirOptMainConfig::createFromCLOptions()));
  // What a failed run printed goes to where it is seen, and into no file.
  if (!isGood && output != "-")
    return 1;
  const int status = writeOutput(output, result, input);
  return isGood ? status : 1;
}

/// What LLVM prints before it ends the program by itself, its help and the lists, was not seen by writeOutput.
static void tellLostOutput() {
  llvm::outs().flush();
  if (!llvm::outs().has_error())
    return;
  const std::error_code error = llvm::outs().error();
  llvm::outs().clear_error();
  _exit(fail("standard output cannot be written: " + error.message()));
}

static void printVersion(llvm::raw_ostream &out) {
  const BuildFacts facts = buildFacts();
  out << "reify-opt " << facts.version << "\ncommit " << facts.commit << "\nMLIR " << facts.mlir << '\n';
}

/// What the command line says of the passes to run; "" if these are options of their own.
static llvm::StringRef pipelineIn(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    llvm::StringRef argument = argv[i];
    if (!argument.consume_front("--pass-pipeline") && !argument.consume_front("-pass-pipeline"))
      continue;
    if (argument.consume_front("="))
      return argument;
    return argument.empty() && i + 1 < argc ? argv[i + 1] : "";
  }
  return "";
}

int main(int argc, char **argv) {
  useLargePages();
  llvm::InitLLVM init(argc, argv, /*InstallPipeSignalExitHandler=*/false);
  // A reader that went away, or a file that may not grow, is an error of writing.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  // Made before the handler is registered, so that they still are there when it runs.
  llvm::outs();
  llvm::errs();
  std::atexit(tellLostOutput);
  llvm::cl::SetVersionPrinter(printVersion);
  registerPasses();
  mlir::DialectRegistry registry;
  registry.insert<mlir::func::FuncDialect, mlir::arith::ArithDialect>();
  mlir::func::registerInlinerExtension(registry);
  auto [input, output] =
      mlir::registerAndParseCLIOptions(argc, argv, "Lowers torch modules to the backend contract\n", registry);

  if (llvm::StringRef pipeline = pipelineIn(argc, argv); !pipeline.empty())
    for (const std::string &hint : hintsForPipeline(pipeline)) // the error itself is MlirOptMain's to print
      llvm::errs() << "reify-opt: " << hint << '\n';
  PassContext passes;
  passes.recordInnerSteps = record;
  passes.firstViolationOnly = firstOnly;
  const mlir::MlirOptMainConfig config = mlir::MlirOptMainConfig::createFromCLOptions();
  const bool wantsModule = !config.shouldShowDialects() && !config.shouldListPasses();
  if (wantsModule && input == "-" && isatty(STDIN_FILENO))
    llvm::errs() << "(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)\n";
  std::string problem;
  std::shared_ptr<const std::string> text = std::make_shared<std::string>();
  if (wantsModule && !(text = readInputFile(input, problem)))
    return llvm::errs() << shownPath(input) << ": error: " << problem << '\n', 1;
  AssetPaths assets = findAssets();
  passes.builtinLibrary = assets.builtinLibrary;
  Diagnostics diagnostics;
  registerTorchDialect(registry, readOpTable(assets, input, *text, mayUseLibrary(argc, argv), diagnostics));
  givePassContext(registry, &passes);
  for (const Diagnostic &diagnostic : diagnostics)
    llvm::errs() << toString(diagnostic) << '\n';
  if (hasErrors(diagnostics))
    return 1;
  if (!wantsModule)
    return mlir::failed(mlir::MlirOptMain(argc, argv, input, output, registry)) ? 1 : 0;
  return runOpt(input, output, *text, registry);
}
