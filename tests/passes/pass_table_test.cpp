// The tables of passes and pipelines hold together.
#include "engine/passes/pipelines/pass_table.h"
#include "engine/passes/pipelines/passes.h"
#include "engine/passes/pipelines/pipeline_stages.h"

#include <doctest/doctest.h>

#include <set>

using namespace reify;

TEST_CASE("each pass has the name of its row, a help and a name of its own") {
  std::set<std::string> names;
  for (const PassRow &row : passTable()) {
    CAPTURE(row.name.str());
    std::unique_ptr<mlir::Pass> pass = row.make(row);
    CHECK(pass->getArgument() == row.name);
    CHECK_FALSE(pass->getDescription().empty());
    CHECK(names.insert(row.name.str()).second);
  }
}

TEST_CASE("each stage of a pipeline is a pass or another pipeline") {
  for (const PipelineRow &pipeline : pipelineTable())
    for (const PipelineStage &stage : pipeline.stages) {
      CAPTURE(pipeline.name.str());
      CAPTURE(stage.name.str());
      CHECK((findPass(stage.name) != nullptr) != (findPipeline(stage.name) != nullptr));
    }
}
