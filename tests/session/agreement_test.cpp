// The evaluator (which the lowering uses) and the rewriter (which the passes and the reified views use) are
// two readings of one library function: the evaluator must never know less, and must never disagree.
#include "engine/session/session.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>

using namespace reify;

namespace {

std::string writeFile(const std::string &name, const std::string &text) {
  std::string path = (reify::test::scratchFolder() / name).string();
  std::ofstream(path) << text;
  return path;
}

/// The types of all values at the run's end, by the names that the file gives them.
std::map<std::string, TorchType> finalTypes(const Trace &trace) {
  std::map<std::string, TorchType> types;
  for (const ValueRecord &value : trace.model.values)
    if (!value.types.empty() && trace.tables.string(value.name).starts_with("r"))
      types[std::string(trace.tables.string(value.name))] = trace.tables.type(value.types.back().type);
  return types;
}

struct Run {
  std::map<std::string, TorchType> types;
  bool raises = false; // a library function found that an op cannot be
};

Run runTypes(const std::string &model, const std::string &pipeline) {
  SessionInputs inputs;
  inputs.model = model;
  inputs.libraries = {REIFY_SOURCE_DIR "/tests/passes/inputs/shapes_library.mlir"};
  inputs.passPipeline = pipeline;
  RunControl control;
  RunResult result = run(inputs, control);
  REQUIRE(result.trace);
  bool raises = std::ranges::any_of(result.diagnostics, [](const Diagnostic &diagnostic) {
    return diagnostic.message.find(" raises for ") != std::string::npos;
  });
  return {finalTypes(*result.trace), raises};
}

/// A straight-line program of `count` ops on operands of random knowledge.
std::string randomProgram(unsigned seed, unsigned count) {
  std::mt19937 random(seed);
  auto pick = [&](std::initializer_list<const char *> all) {
    return std::string(*(all.begin() + random() % all.size()));
  };
  std::vector<std::pair<std::string, std::string>> values;
  std::string arguments;
  for (unsigned i = 0; i < 4; ++i) {
    std::string type = "!torch.vtensor" + pick({"<[2,3],f32>", "<[2,?],f16>", "<[?,3],si64>", "<[1,3],f32>",
                                                "<[?,?],f32>", "<[3],si32>", "<[2,3],unk>", "<*,f32>", ""});
    arguments += (i ? ", %a" : "%a") + std::to_string(i) + ": " + type;
    values.push_back({"%a" + std::to_string(i), type});
  }
  std::string body = "  %one = torch.constant.int 1\n  %zero = torch.constant.int 0\n";
  auto use = [&] { return values[random() % values.size()]; };
  for (unsigned i = 0; i < count; ++i) {
    std::string result = "%r" + std::to_string(i);
    auto [a, ta] = use();
    auto [b, tb] = use();
    switch (random() % 6) {
    case 0:
      body += "  " + result + " = torch.aten." + pick({"tanh", "relu", "neg", "sigmoid"}) + " " + a + " : " + ta +
              " -> !torch.vtensor\n";
      break;
    case 1:
      body +=
          "  " + result + " = torch.aten.mul.Tensor " + a + ", " + b + " : " + ta + ", " + tb + " -> !torch.vtensor\n";
      break;
    case 2:
      body += "  " + result + " = torch.aten.add.Tensor " + a + ", " + b + ", %one : " + ta + ", " + tb +
              ", !torch.int -> !torch.vtensor\n";
      break;
    case 3:
      body += "  " + result + " = torch.aten.unsqueeze " + a + ", %zero : " + ta + ", !torch.int -> !torch.vtensor\n";
      break;
    case 4:
      body += "  " + result + " = torch.operator \"acme." + pick({"double", "until_one"}) + "\"(" + a + ") : (" + ta +
              ") -> !torch.vtensor\n";
      break;
    case 5:
      body +=
          "  " + result + " = torch.aten.gt.Tensor " + a + ", " + b + " : " + ta + ", " + tb + " -> !torch.vtensor\n";
      break;
    }
    values.push_back({result, "!torch.vtensor"});
  }
  return "func.func @main(" + arguments + ") {\n" + body + "  return\n}\n";
}

/// Everything that `less` knows, `more` knows too.
bool knowsAll(const TorchType &more, const TorchType &less) {
  if (!less.dtype.empty() && more.dtype != less.dtype)
    return false;
  if (!less.sizes)
    return true;
  if (!more.sizes || more.sizes->size() != less.sizes->size())
    return false;
  for (size_t i = 0; i < less.sizes->size(); ++i)
    if ((*less.sizes)[i] >= 0 && (*more.sizes)[i] != (*less.sizes)[i])
      return false;
  return true;
}

constexpr const char *kPipeline =
    "builtin.module(torch-shape-refinement-pipeline{extra-library=" REIFY_SOURCE_DIR
    "/tests/passes/inputs/shapes_library.mlir},torch-dtype-refinement-pipeline{extra-library=" REIFY_SOURCE_DIR
    "/tests/passes/inputs/shapes_library.mlir})";

} // namespace

TEST_CASE("the evaluator knows all that rewriting finds out, on random programs") {
  unsigned compared = 0;
  for (unsigned seed = 0; compared < 60 && seed < 120; ++seed) {
    std::string text = randomProgram(seed, 12);
    std::string model = writeFile("reify_agreement.mlir", text);
    CAPTURE(seed);
    CAPTURE(text);
    auto [evaluated, raises] = runTypes(model, "");
    if (raises)
      continue; // the rewriter need not find out that sizes do not fit
    ++compared;
    for (const auto &[name, type] : runTypes(model, kPipeline).types) {
      CAPTURE(name);
      CAPTURE(type.text);
      CAPTURE(evaluated[name].text);
      CHECK(knowsAll(evaluated[name], type));
    }
  }
  CHECK(compared == 60);
}
