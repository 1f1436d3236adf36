// Forget and find again on models that were exported from PyTorch, as they are and with one type falsified.
#include "engine/contract/written/written_types.h"
#include "engine/dialect/op_traits.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/session/session.h"
#include "tests/record/test_module.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace reify;

namespace {

const std::string kModels = std::string(REIFY_SOURCE_DIR) + "/tests/conformance/inputs/models/";

RunResult runForgetting(const std::string &model) {
  SessionInputs inputs;
  inputs.model = model;
  inputs.libraries = {kModels + "my_ops.lib.mlir"};
  inputs.forgetTypes = true;
  RunControl control;
  return run(inputs, control);
}

std::string textOf(const Trace &trace, const TypeComparison &each) {
  return toString(each.place) + " %" + std::string(trace.tables.string(trace.model.values[each.value.index].name)) +
         " " + each.opName + ": " + each.difference + " (" + each.reason + ")";
}

std::string typeText(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// Another type in place of a known one: a size that no model has, or another dtype.
mlir::Type falsified(torch::BaseTensorType type) {
  if (type.hasSizes() && !type.getSizes().empty()) {
    llvm::SmallVector<int64_t> sizes(type.getSizes());
    sizes.back() = 977;
    return type.getWithSizesAndDtype(llvm::ArrayRef(sizes), type.getOptionalDtype());
  }
  mlir::Type other = torch::dtypeFromCode(type.getContext(), 2); // si16
  return type.getWithSizesAndDtype(type.getOptionalSizes(), other);
}

} // namespace

TEST_CASE("of exported models every type is found again") {
  for (const char *name : {"convnet", "custom_quantize", "dtype_mix", "gpt_dynamic", "mlp", "resnet18",
                           "transformer_encoder", "while_loop"}) {
    CAPTURE(name);
    RunResult result = runForgetting(kModels + name + ".mlir");
    REQUIRE(result.trace);
    const WrittenTypes types = compareWithWritten(*result.trace);
    CHECK(types.values.size() > 5);
    for (uint32_t index : types.disagreements)
      CHECK_MESSAGE(false, textOf(*result.trace, types.values[index]));
    CHECK(types.count(TypeVerdict::Gone) * 4 <= types.values.size());
  }
}

TEST_CASE("one falsified type is the one that is reported, and no other") {
  const std::string path = (reify::test::scratchFolder() / "reify-falsified.mlir").string();
  for (const char *name : {"custom_quantize", "dtype_mix", "mlp"}) {
    std::ifstream file(kModels + name + ".mlir");
    test::TestModule test;
    mlir::ModuleOp module = test.parse({std::istreambuf_iterator<char>(file), {}});
    REQUIRE(module);
    unsigned tried = 0;
    module.walk([&](mlir::Operation *op) {
      if (op->getNumResults() != 1 || op->hasTrait<mlir::OpTrait::ConstantLike>() || op->use_empty())
        return;
      mlir::Value value = op->getResult(0);
      auto type = mlir::dyn_cast<torch::BaseTensorType>(value.getType());
      if (!type || !llvm::all_of(value.getUsers(), torch::allowsTypeRefinement))
        return;
      value.setType(falsified(type));
      std::string text;
      llvm::raw_string_ostream(text) << module;
      const std::string written = typeText(value.getType());
      value.setType(type);
      std::ofstream(path) << text;
      RunResult result = runForgetting(path);
      CAPTURE(name);
      CAPTURE(written);
      REQUIRE(result.trace);
      const WrittenTypes types = compareWithWritten(*result.trace);
      // An op that is removed as unused is not compared.
      const auto gone = std::ranges::find_if(
          types.values, [](const TypeComparison &each) { return each.verdict == TypeVerdict::Gone; });
      if (gone != types.values.end() && gone->written == written)
        return;
      REQUIRE(types.disagreements.size() == 1);
      CHECK(types.values[types.disagreements[0]].written == written);
      CHECK(types.values[types.disagreements[0]].consequenceOf < 0);
      CHECK(types.values[types.disagreements[0]].function);
      ++tried;
    });
    CHECK(tried >= 5);
  }
}
