#include "tests/evaluate/program.h"

#include <mlir/AsmParser/AsmParser.h>
#include <mlir/Parser/Parser.h>

using namespace reify;
using namespace reify::test;

TEST_CASE("functions that no verifier would let through end with a message") {
  struct Case {
    const char *text, *message;
  };
  const Case cases[] = {
      {"func.func private @f()", "a function without a body is called"},
      {"func.func @f(%x: !torch.int) { return }", "'f' has 1 parameters, but 0 are passed"},
      {R"(func.func @f() { %0 = "torch.aten.len.t"() : () -> !torch.int
          return })",
       "'torch.aten.len.t' with 0 operands"},
      {R"(func.func @f() { %c = torch.constant.bool true
          "torch.prim.If"(%c) ({ "torch.prim.If.yield"(%c) : (!torch.bool) -> () },
                               { "torch.prim.If.yield"() : () -> () }) : (!torch.bool) -> ()
          return })",
       "a branch yields 1 values for 0 results"},
      {R"(func.func @f() { %c = torch.constant.bool true
          "torch.prim.If"(%c) ({}, {}) : (!torch.bool) -> ()
          return })",
       "a prim.If without its two blocks"},
      {R"(func.func @f() { %c = torch.constant.bool true
          %n = torch.constant.int 2
          "torch.prim.Loop"(%n, %c) ({ ^bb0: "torch.prim.Loop.condition"(%c) : (!torch.bool) -> () })
            : (!torch.int, !torch.bool) -> ()
          return })",
       "a prim.Loop whose block does not take its operands"},
      {R"(func.func @f() { %0 = func.call @g() : () -> !torch.int
          return }
          func.func @g() { return })",
       "'func.call' has 1 results, not 0"},
      {R"(func.func @f() { cf.br ^a
          ^a: return })",
       "'f' has control flow other than prim.If and prim.Loop"},
  };
  for (const Case &test : cases) {
    CAPTURE(std::string(test.text));
    TorchContext torch;
    torch.context.allowUnregisteredDialects();
    mlir::ParserConfig config(&torch.context, /*verifyAfterParse=*/false);
    std::string text = test.text;
    // An unknown dialect's branch, since only "more than one block" matters.
    if (size_t at = text.find("cf.br ^a"); at != std::string::npos)
      text.replace(at, 8, "\"x.br\"()[^a] : () -> ()");
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, config);
    REQUIRE(module);
    auto find = [&](llvm::StringRef name, mlir::Operation *) { return module->lookupSymbol<mlir::func::FuncOp>(name); };
    Evaluator evaluator(find);
    Evaluation evaluation = evaluator.run(find("f", nullptr), {}, Heap());
    CHECK(evaluation.outcome == Evaluation::Outcome::Malformed);
    CHECK(evaluation.message == test.message);
  }
}

TEST_CASE("a call of a missing function gives unknown results with its name") {
  Program program(R"(
func.func private @missing(!torch.int) -> !torch.int
func.func @f() -> !torch.int {
  %1 = torch.constant.int 1
  %r = func.call @missing(%1) : (!torch.int) -> !torch.int
  return %r : !torch.int
})");
  Evaluation evaluation = program.run();
  REQUIRE(evaluation.outcome == Evaluation::Outcome::Returned);
  CHECK(evaluation.results[0].cause->text == "the called function 'missing' is missing");
}
