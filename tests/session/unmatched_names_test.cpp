// What a run says of names that match nothing: functions of a library, legal ops.
#include "engine/session/compile_library.h"
#include "engine/session/session.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace reify;

namespace {

std::string written(const std::string &name, const std::string &text) {
  const auto path = reify::test::scratchFolder() / ("reify_unmatched_" + name);
  std::ofstream(path) << text;
  return path.string();
}

/// A program that calls each op on one tensor.
std::string model(const std::vector<std::string> &ops) {
  std::ostringstream text;
  text << "func.func @main(%v0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {\n";
  for (const std::string &op : ops)
    text << "  %r" << &op - ops.data() << " = torch.operator \"" << op
         << "\"(%v0) : (!torch.vtensor<[2,3],f32>) -> !torch.vtensor\n";
  text << "  return %v0 : !torch.vtensor<[2,3],f32>\n}\n";
  return text.str();
}

std::string functions(const std::string &name) {
  return "func.func @__torch_mlir_shape_fn." + name +
         "(%x: !torch.list<int>) -> !torch.list<int> {\n  return %x : !torch.list<int>\n}\n"
         "func.func @__torch_mlir_dtype_fn." +
         name +
         "(%x: !torch.tuple<int, int>) -> !torch.int {\n  %c = torch.constant.int 6\n  return %c : !torch.int\n}\n"
         "func.func @__torch_mlir_has_value_semantics_fn." +
         name + "() {\n  return\n}\n";
}

struct Told {
  RunResult result;
  Diagnostics unmatched; // of those that are about names
};

Told told(const std::string &modelText, const std::string &library, std::vector<std::string> legal = {},
          const char *suffix = "ops.mlir") {
  SessionInputs inputs;
  inputs.model = written("model.mlir", modelText);
  if (!library.empty())
    inputs.libraries = {written(suffix, library)};
  inputs.backendLegalOps = std::move(legal);
  RunControl control;
  Told told{run(inputs, control), {}};
  for (const Diagnostic &each : told.result.diagnostics)
    if (each.id == "library.no-such-op" || each.id == "library.spelling" || each.id == "library.unused" ||
        each.id == "library.no-kind" || each.id == "legal-ops")
      told.unmatched.push_back(each);
  return told;
}

bool has(const std::string &text, const char *part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("functions for an op that the model has not, beside one of nearly the name that has none") {
  Told misspelled = told(model({"shop.milled", "shop.milled"}), functions("shop.mill"));
  REQUIRE(misspelled.unmatched.size() == 1);
  const Diagnostic &warning = misspelled.unmatched[0];
  CHECK(warning.severity == Severity::Warning);
  CHECK(
      has(warning.message, "did you mean 'shop.milled', which has no shape, dtype and has_value_semantics functions"));
  CHECK(has(warning.place.file, "ops.mlir"));
  CHECK(warning.place.line == 1);
  REQUIRE(warning.notes.size() == 1);
  CHECK(warning.notes[0].place.line == 2);
}

TEST_CASE("a prefix too many or too few, or an overload that is not there") {
  for (const char *name : {"aten.my.scale", "my.scale.default", "torch.torch.my.scale"}) {
    CAPTURE(name);
    Told prefixed = told(model({"my.scale"}), functions(name));
    REQUIRE(prefixed.unmatched.size() == 1);
    CHECK(has(prefixed.unmatched[0].message, "did you mean 'my.scale'"));
  }
}

TEST_CASE("a function whose name is of no kind") {
  const std::string library = functions("my.scale") +
                              "func.func @__torch_mlir_shap_fn.my.other(%x: !torch.list<int>) -> "
                              "!torch.list<int> {\n  return %x : !torch.list<int>\n}\n";
  Told misnamed = told(model({"my.scale"}), library);
  REQUIRE(misnamed.unmatched.size() == 1);
  CHECK(misnamed.unmatched[0].id == "library.no-kind");
  CHECK(has(misnamed.unmatched[0].message, "did you mean '__torch_mlir_shape_fn.my.other'?"));
  CHECK(misnamed.unmatched[0].place.line == 11);
}

TEST_CASE("a library for many ops is no slip for a model with two of them") {
  std::string library;
  for (const char *name :
       {"one.a", "one.b", "kiln.fire", "kiln.glaze", "kiln.fired", "kiln.op1", "kiln.op2", "kiln.op3"})
    library += functions(name);
  CHECK(told(model({"kiln.fire", "kiln.op2"}), library).unmatched.empty());
  // Nor where an op without functions has a name of its own, or one that differs in a number.
  CHECK(told(model({"kiln.fire", "kiln.op9", "kiln.crop"}), library).unmatched.empty());
}

TEST_CASE("a library that has nothing for the model") {
  Told unused = told(model({"kiln.fire"}), functions("shop.sell"));
  REQUIRE(unused.unmatched.size() == 1);
  CHECK(unused.unmatched[0].id == "library.unused");
  CHECK(has(unused.unmatched[0].place.file, "ops.mlir"));
  // What overrides a built-in function may be for an op that comes up on the way.
  CHECK(told(model({"kiln.fire"}), functions("aten.tanh")).unmatched.empty());
}

TEST_CASE("functions that torch-mlir would not find, as the model spells the op in the other way") {
  Told other = told(model({"torch.my.scale"}), functions("my.scale"));
  REQUIRE(other.unmatched.size() == 1);
  CHECK(other.unmatched[0].id == "library.spelling");
  CHECK(has(other.unmatched[0].message, "name it '__torch_mlir_shape_fn.torch.my.scale'"));
  CHECK(has(told(model({"my.scale"}), functions("torch.my.scale")).unmatched.at(0).message,
            "name it '__torch_mlir_shape_fn.my.scale'"));
  CHECK(told(model({"torch.my.scale"}), functions("torch.my.scale")).unmatched.empty());
  CHECK(told(model({"torch.my.scale", "my.scale"}), functions("my.scale") + functions("torch.my.scale"))
            .unmatched.empty());
}

TEST_CASE("of two functions for one op the one counts that is spelled as the program spells it") {
  const std::string library =
      "func.func @__torch_mlir_shape_fn.my.scale(%x: !torch.list<int>) -> !torch.list<int> {\n"
      "  return %x : !torch.list<int>\n}\n"
      "func.func @__torch_mlir_shape_fn.torch.my.scale(%x: !torch.list<int>) -> !torch.list<int> {\n"
      "  %e = torch.prim.ListConstruct : () -> !torch.list<int>\n  return %e : !torch.list<int>\n}\n";
  Told both = told(model({"my.scale", "torch.my.scale"}), library);
  CHECK_FALSE(hasErrors(both.result.diagnostics));
  REQUIRE(both.result.trace);
  std::vector<std::string> used;
  for (const Refinement &each : both.result.trace->refinements)
    if (each.functionFound)
      used.emplace_back(both.result.trace->tables.string(each.function));
  CHECK(std::ranges::count(used, "__torch_mlir_shape_fn.my.scale") >= 1);
  CHECK(std::ranges::count(used, "__torch_mlir_shape_fn.torch.my.scale") >= 1);
}

TEST_CASE("legal ops that name nothing, and those that torch-mlir would not take for what is meant") {
  Told near = told(model({"torch.my.scale"}), "", {"my.scal"});
  REQUIRE(near.unmatched.size() == 1);
  CHECK(has(near.unmatched[0].message,
            "backend-legal-ops=my.scal is for no op of this model; did you mean 'torch.my.scale'?"));
  Told spelling = told(model({"torch.my.scale"}), "", {"my.scale"});
  REQUIRE(spelling.unmatched.size() == 1);
  CHECK(has(spelling.unmatched[0].message, "which wants backend-legal-ops=torch.my.scale"));
  CHECK(told(model({"torch.my.scale"}), "", {"torch.my.scale", "my.scale"}).unmatched.empty());
  CHECK(told(model({"my.scale"}), "", {"my.scale", "aten.linear", "aten.softmax.int"}).unmatched.empty());
  CHECK(told(model({"my.scale"}), functions("my.scale") + functions("kiln.fire"), {"kiln.fire"}).unmatched.empty());
  CHECK(told(model({"my.scale"}), "", {"kiln.fire"}).unmatched.size() == 1);
  Told prefix = told(model({"my.scale"}), functions("my.scale"), {"torch.torch.my.scale"});
  REQUIRE(prefix.unmatched.size() == 1);
  CHECK(has(prefix.unmatched[0].message, "did you mean 'my.scale'?"));
}

TEST_CASE("all functions that an op lacks are told together, as the program spells it") {
  Told bare = told(model({"torch.my.scale"}), "", {"torch.my.scale"});
  std::string text;
  for (const Diagnostic &each : bare.result.diagnostics)
    for (const DiagnosticNote &note : each.notes)
      text += note.message + "\n";
  CHECK(has(text, "add '__torch_mlir_shape_fn.torch.my.scale', '__torch_mlir_dtype_fn.torch.my.scale' and "
                  "'__torch_mlir_has_value_semantics_fn.torch.my.scale' to an op library"));
}

TEST_CASE("compiled for a model, a library is spelled as the model spells each op") {
  const std::string python = "# schema: my::scale(Tensor self) -> Tensor\n# schema: my::other(Tensor self) -> Tensor\n"
                             "from typing import List\n"
                             "def my〇scale〡shape(self: List[int]) -> List[int]:\n    return self\n"
                             "def my〇other〡shape(self: List[int]) -> List[int]:\n    return my〇scale〡shape(self)\n";
  const std::string library = written("ops.py", python), exported = written("model.mlir", model({"torch.my.scale"}));
  auto compiled = [&](const CompiledNames &names) {
    Diagnostics diagnostics;
    RunControl control;
    std::string text = compileLibraryToText({library}, names, findAssets(), control, diagnostics);
    CHECK_FALSE(hasErrors(diagnostics));
    return text;
  };
  const char *plain = "func.func @__torch_mlir_shape_fn.my.scale(",
             *torch = "func.func @__torch_mlir_shape_fn.torch.my.scale(";
  const std::string byDefault = compiled({});
  CHECK(has(byDefault, plain));
  CHECK(has(byDefault, torch));
  const std::string asModel = compiled({{}, exported});
  CHECK_FALSE(has(asModel, plain));
  CHECK(has(asModel, torch));
  CHECK(has(asModel, "call @__torch_mlir_shape_fn.torch.my.scale("));
  CHECK(has(asModel, "func.func @__torch_mlir_shape_fn.my.other(")); // which the model does not have
  CHECK(has(asModel, "func.func @__torch_mlir_shape_fn.torch.my.other("));
  const std::string plainOnly = compiled({{NameSpelling::Plain}, ""});
  CHECK(has(plainOnly, plain));
  CHECK_FALSE(has(plainOnly, torch));
  // Here the second names are no functions of their own.
  Told read = told(model({"torch.my.scale", "my.scale"}), byDefault);
  CHECK(read.unmatched.empty());
  CHECK_FALSE(hasErrors(read.result.diagnostics));
}
