// The lowering, recorded: whatever the program, nothing goes unannounced, every step can be read,
// and the recording ends with the module.
#include "engine/dialect/ops/torch_ops.h"
#include "engine/library/library.h"
#include "engine/passes/pipelines/lower.h"
#include "engine/query/ir/listing.h"
#include "tests/record/test_module.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace reify;
using namespace mlir;
using reify::test::TestModule;

namespace {

/// Small programs of the conformance suite that write in place, take views, and unpack lists.
std::vector<std::filesystem::path> programs() {
  std::vector<std::filesystem::path> files;
  const std::string root = std::string(REIFY_SOURCE_DIR) + "/tests/conformance/inputs/";
  for (const char *folder :
       {"torch-reduce-op-variants", "torch-maximize-value-semantics", "torch-recompose-complex-ops", "cases"})
    for (const auto &entry : std::filesystem::directory_iterator(root + folder))
      if (entry.path().string().find(".lib.") == std::string::npos)
        files.push_back(entry.path());
  return files;
}

struct Lowered {
  LowerResult result;
  std::unique_ptr<Trace> trace = std::make_unique<Trace>();
  unsigned unannounced = 0;
};

Lowered lower(ModuleOp module, const NameSource *names, bool decompose) {
  Lowered lowered;
  Diagnostics problems;
  std::unique_ptr<Library> library =
      Library::load(*module.getContext(), std::string(REIFY_BINARY_DIR) + "/assets/library.mlirbc", {}, problems);
  REQUIRE(library);
  library->addModelFunctions(module, problems);
  Recorder recorder(lowered.trace->tables);
  recorder.attach(module, names);
  Refiner refiner(*library);
  Derivations derivations(*library, refiner, lowered.trace->tables);
  LowerOptions options;
  options.decompose = decompose;
  lowered.result = lowerToBackendContract(module, options, *library, refiner, recorder, &derivations);
  lowered.unannounced = recorder.reconcile(module);
  recorder.finish(*lowered.trace);
  library->forgetModel();
  return lowered;
}

std::string read(const std::filesystem::path &path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

} // namespace

TEST_CASE("a recorded lowering announces every change, and each of its steps can be read") {
  TestModule test;
  unsigned count = 0, holds = 0;
  for (const std::filesystem::path &path : programs()) {
    CAPTURE(path.filename());
    ScopedDiagnosticHandler quiet(&test.context(), [](mlir::Diagnostic &) { return success(); });
    ModuleOp module = test.parse(read(path));
    if (!module || !module.getOps<torch::NnModuleOp>().empty())
      continue; // object graphs are lowered after they have become functions
    Lowered lowered = lower(module, &test.names, false);
    CHECK(lowered.unannounced == 0);
    const std::string result = TestModule::print(module);
    const Trace &trace = *lowered.trace;
    CHECK((test.normal(makeListingAt(trace, trace.model.end, ListingOptions::valid()).text()) == result));
    for (uint32_t step = 0; step < trace.steps.size(); ++step) {
      CAPTURE(trace.tables.string(trace.steps[step].title));
      const std::string text = makeListing(trace, step, true, ListingOptions::valid()).text();
      CAPTURE(text);
      const std::string normal = test.normal(text);
      CAPTURE(test.complaints);
      CHECK(normal != "");
    }
    ++count;
    holds += lowered.result.holds;
  }
  CHECK(count > 90);
  CHECK(holds > 40);
}
