// Compiled functions give what Python gives, on concrete values.
#include "engine/evaluate/evaluator.h"
#include "engine/python/compile/compile.h"
#include "tests/python/python_program.h"

#include <mlir/IR/Verifier.h>

namespace reify::test {

namespace {

struct Case {
  std::string name, list, number, result;
};

/// What Python itself says, one case a line.
std::vector<Case> casesFromPython() {
  std::vector<Case> cases;
  std::istringstream lines(printedBy("programs_run.py"));
  for (std::string line; std::getline(lines, line);) {
    Case each;
    std::istringstream parts(line);
    std::getline(parts, each.name, '|');
    std::getline(parts, each.list, '|');
    std::getline(parts, each.number, '|');
    std::getline(parts, each.result);
    cases.push_back(each);
  }
  return cases;
}

std::string pythonText(const AbstractValue &value, const Heap &heap) {
  if (value.isOnly(Kind::List)) {
    std::string text;
    for (const AbstractValue &element : heap.at(value.objects[0]).elements)
      text += (text.empty() ? "" : ", ") + pythonText(element, heap);
    return "[" + text + "]";
  }
  if (std::optional<bool> known = value.asBool())
    return *known ? "True" : "False";
  return show(value, &heap);
}

std::string evaluate(mlir::ModuleOp module, const Case &each) {
  auto find = [&](llvm::StringRef symbol, mlir::Operation *) {
    return module.lookupSymbol<mlir::func::FuncOp>(symbol);
  };
  Evaluator evaluator(find);
  Heap heap;
  HeapObject list;
  std::istringstream elements(each.list);
  for (std::string element; std::getline(elements, element, ',');)
    list.elements.push_back(AbstractValue::integerOf(std::stoll(element)));
  std::vector<AbstractValue> arguments{AbstractValue::listAt(heap.add(std::move(list))),
                                       AbstractValue::integerOf(std::stoll(each.number))};
  Evaluation result = evaluator.run(find(each.name, nullptr), std::move(arguments), std::move(heap));
  if (result.outcome == Evaluation::Outcome::Raised)
    return each.result == "raised" ? "raised" : "raised: " + result.message;
  if (result.outcome != Evaluation::Outcome::Returned)
    return "no result: " + result.message;
  if (result.results[0].isOnly(Kind::Tuple)) {
    std::string text;
    for (const AbstractValue &part : *result.results[0].tuple)
      text += (text.empty() ? "" : ", ") + pythonText(part, result.heap);
    return "(" + text + ")";
  }
  return pythonText(result.results[0], result.heap);
}

} // namespace

TEST_CASE("compiled functions give what Python gives") {
  PythonProgram program(readFile(REIFY_SOURCE_DIR "/tests/python/programs.py"), {.isBuiltin = true});
  INFO(program.problems());
  REQUIRE(program.module);
  REQUIRE(succeeded(mlir::verify(*program.module)));
  std::vector<Case> cases = casesFromPython();
  REQUIRE(cases.size() > 1000);
  for (const Case &each : cases) {
    INFO(each.name << "([" << each.list << "], " << each.number << ")");
    CHECK(evaluate(*program.module, each) == each.result);
  }
}

} // namespace reify::test
