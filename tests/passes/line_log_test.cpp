// The lines that the interpreter passes are those that Python passes, with the same local variables.
#include "engine/evaluate/evaluator.h"
#include "engine/passes/refine/evaluation_log.h"
#include "engine/query/lines.h"
#include "tests/python/python_program.h"

#include <map>

namespace reify::test {

namespace {

struct Case {
  std::string name, list, number;
  std::vector<std::string> lines; // DEPTH:LINE:LOCALS
};

std::vector<Case> casesFromPython() {
  std::vector<Case> cases;
  std::istringstream lines(printedBy("line_programs_run.py"));
  for (std::string line; std::getline(lines, line);) {
    Case each;
    std::istringstream parts(line);
    std::getline(parts, each.name, '|');
    std::getline(parts, each.list, '|');
    std::getline(parts, each.number, '|');
    for (std::string stop; std::getline(parts, stop, '|');)
      each.lines.push_back(stop);
    cases.push_back(each);
  }
  return cases;
}

/// One evaluation as a run of a single step.
class Logged {
public:
  Logged(mlir::ModuleOp module, const std::string &name, std::vector<AbstractValue> arguments, Heap heap) {
    Library &none = library(module.getContext());
    auto find = [&](llvm::StringRef symbol, mlir::Operation *) {
      return module.lookupSymbol<mlir::func::FuncOp>(symbol);
    };
    auto derivation = std::make_shared<Derivation>();
    EvaluationLog log(trace.tables, none, *derivation);
    Evaluator evaluator(find);
    evaluation = evaluator.run(find(name, nullptr), std::move(arguments), std::move(heap), &log);
    Step run, refine;
    run.descendants = 1;
    refine.kind = StepKind::Refine;
    refine.depth = 1;
    refine.derivation = 0;
    trace.steps = {run, refine};
    trace.derivations = {derivation};
    trace.bindingOf = {~0u, ~0u};
    trace.index();
  }

  const LineTrace &lines() const { return trace.derivations[0]->lines; }
  /// As the Python side writes them.
  std::vector<std::string> stops() const {
    std::vector<std::string> out;
    for (const LineStop &stop : lines().stops) {
      std::map<std::string, std::string> locals;
      for (uint32_t i = 0; i < stop.localCount; ++i) {
        const LocalValue &local = lines().locals[stop.firstLocal + i];
        if (trace.tables.string(local.value) != "None")
          locals[std::string(trace.tables.string(local.name))] = trace.tables.string(local.value);
      }
      std::string text = std::to_string(stop.depth) + ":" + std::to_string(trace.tables.place(stop.place).line) + ":";
      for (const auto &[name, value] : locals)
        text += (text.back() == ':' ? "" : ";") + name + "=" + value;
      out.push_back(text);
    }
    return out;
  }

  Trace trace;
  Evaluation evaluation;

private:
  Library &library(mlir::MLIRContext *context) {
    Diagnostics ignored;
    library_ = Library::load(*context, "", {}, ignored);
    return *library_;
  }
  std::unique_ptr<Library> library_;
};

std::vector<AbstractValue> argumentsOf(const Case &each, Heap &heap) {
  HeapObject list;
  std::istringstream elements(each.list);
  for (std::string element; std::getline(elements, element, ',');)
    list.elements.push_back(AbstractValue::integerOf(std::stoll(element)));
  return {AbstractValue::listAt(heap.add(std::move(list))), AbstractValue::integerOf(std::stoll(each.number))};
}

std::string joined(const std::vector<std::string> &lines) {
  std::string text;
  for (const std::string &line : lines)
    text += line + "\n";
  return text;
}

/// DEPTH:LINE alone.
std::string placeOnly(const std::string &stop) { return stop.substr(0, stop.find(':', stop.find(':') + 1)); }

/// Whether all locals that the interpreter shows are those of Python. It need not show all: names that
/// are not read again have no value.
bool areAmong(const std::string &ours, const std::string &pythons) {
  const std::string all = ";" + pythons.substr(placeOnly(pythons).size() + 1) + ";";
  std::istringstream parts(ours.substr(placeOnly(ours).size() + 1));
  for (std::string local; std::getline(parts, local, ';');)
    if (all.find(";" + local + ";") == std::string::npos)
      return false;
  return true;
}

std::string programText() { return readFile(REIFY_SOURCE_DIR "/tests/python/line_programs.py"); }

/// `total([1, ?, 3])`, say: with an unknown number in the list.
Logged runWithUnknown(PythonProgram &program, const std::string &name) {
  Heap heap;
  HeapObject list;
  list.elements = {AbstractValue::integerOf(1), AbstractValue::unknownInt(nullptr), AbstractValue::integerOf(3)};
  const AbstractValue argument = AbstractValue::listAt(heap.add(std::move(list)));
  return Logged(*program.module, name, {argument}, std::move(heap));
}

} // namespace

TEST_CASE("the interpreter passes the lines that Python passes, with its local variables") {
  PythonProgram program(programText(), {.isBuiltin = true});
  INFO(program.problems());
  REQUIRE(program.module);
  const std::vector<Case> cases = casesFromPython();
  REQUIRE(cases.size() > 500);
  size_t locals = 0, shown = 0;
  for (const Case &each : cases) {
    INFO(each.name << "([" << each.list << "], " << each.number << ")");
    Heap heap;
    std::vector<AbstractValue> arguments = argumentsOf(each, heap);
    const Logged run(*program.module, each.name, std::move(arguments), std::move(heap));
    const std::vector<std::string> stops = run.stops();
    std::vector<std::string> ours, pythons;
    for (const std::string &stop : stops)
      ours.push_back(placeOnly(stop));
    for (const std::string &stop : each.lines)
      pythons.push_back(placeOnly(stop));
    CHECK(joined(ours) == joined(pythons));
    for (size_t i = 0; i < std::min(stops.size(), each.lines.size()); ++i) {
      INFO(stops[i] << "  against  " << each.lines[i]);
      CHECK(areAmong(stops[i], each.lines[i]));
      shown += size_t(std::count(stops[i].begin(), stops[i].end(), '='));
      locals += size_t(std::count(each.lines[i].begin(), each.lines[i].end(), '='));
    }
  }
  // Names that no later line reads may be missing, but these are few.
  CHECK(shown * 100 >= locals * 90);
}

TEST_CASE("an unknown condition shows both branches, and the lines behind them as joined") {
  PythonProgram program(programText(), {.isBuiltin = true});
  REQUIRE(program.module);
  const Logged run = runWithUnknown(program, "total");
  std::vector<std::string> inside;
  for (uint32_t i = 0; i < run.lines().stops.size(); ++i)
    if (const std::string text = scopeText(run.trace, run.lines(), i); text.find("holds") != text.npos)
      inside.push_back(text);
  REQUIRE(inside.size() == 2); // `return x` and `return x * 2`
  CHECK(inside[0] == "where the condition of line 6 holds");
  CHECK(inside[1] == "where not the condition of line 6 holds");
  uint32_t decides = 0;
  for (uint32_t i = 0; i < run.lines().stops.size(); ++i)
    for (const std::string &note : makeLineView(run.trace, {1, i}).notes)
      decides += note.find("both branches run, and are joined") != note.npos;
  CHECK(decides == 1);
}

TEST_CASE("moving by lines: back undoes into; over stays out of helpers; out ends in the caller") {
  PythonProgram program(programText(), {.isBuiltin = true});
  REQUIRE(program.module);
  for (const char *name : {"helpers", "nested", "branches"}) {
    Heap heap;
    HeapObject list;
    for (int64_t element : {3, 4, 12})
      list.elements.push_back(AbstractValue::integerOf(element));
    const AbstractValue argument = AbstractValue::listAt(heap.add(std::move(list)));
    const Logged run(*program.module, name, {argument, AbstractValue::integerOf(3)}, std::move(heap));
    const Trace &trace = run.trace;
    const std::vector<LineStop> &stops = run.lines().stops;
    REQUIRE(stops.size() >= 3);
    auto depth = [&](LinePosition position) { return stops[position.line].depth; };

    LinePosition at{0, kNoLine};
    std::vector<LinePosition> way{at = lineInto(trace, at)};
    CHECK(at == LinePosition{1, 0});
    for (LinePosition next = lineInto(trace, at); next != at; next = lineInto(trace, at))
      way.push_back(at = next);
    CHECK(way.size() == stops.size());
    for (size_t i = way.size(); i-- > 1;)
      CHECK(lineIntoBack(trace, way[i]) == way[i - 1]);
    for (LinePosition position : way) {
      const LinePosition over = lineOver(trace, position), out = lineOut(trace, position);
      if (over != position)
        CHECK(depth(over) <= depth(position));
      if (over != position && depth(over) == depth(position))
        CHECK(lineOverBack(trace, over) == position);
      if (depth(position) > 0) {
        CHECK(depth(out) < depth(position));
        const LinePosition caller = lineOutBack(trace, position);
        CHECK(depth(caller) == depth(position) - 1);
        CHECK(caller.line < position.line);
        const LineView view = makeLineView(trace, position);
        REQUIRE(view.frames.size() == depth(position) + 1u);
        CHECK(view.frames[1].line == caller.line);
      }
    }
  }
}

TEST_CASE("a loop of which the number of rounds is unknown shows one round that stands for all") {
  PythonProgram program(programText(), {.isBuiltin = true});
  REQUIRE(program.module);
  Heap heap;
  const AbstractValue list = AbstractValue::listAt(heap.add(HeapObject()));
  heap.forget(list, nullptr);
  const Logged run(*program.module, "ends_in_loop", {list, AbstractValue::integerOf(1)}, std::move(heap));
  size_t open = 0;
  for (uint32_t i = 0; i < run.lines().stops.size(); ++i)
    open += scopeText(run.trace, run.lines(), i).starts_with("any round of the loop");
  CHECK(open > 0);
}

TEST_CASE("a call that raises says so, also to those around it") {
  PythonProgram program(programText(), {.isBuiltin = true});
  REQUIRE(program.module);
  Heap heap;
  HeapObject list;
  list.elements = {AbstractValue::integerOf(8)};
  const AbstractValue argument = AbstractValue::listAt(heap.add(std::move(list)));
  const Logged run(*program.module, "asserts", {argument, AbstractValue::integerOf(1)}, std::move(heap));
  REQUIRE(run.evaluation.outcome == Evaluation::Outcome::Raised);
  const LineView last = makeLineView(run.trace, {1, uint32_t(run.lines().stops.size() - 1)});
  CHECK(last.place.line == 112);
  CHECK(last.frames.front().result == "raises too large");
}

TEST_CASE("a long run is cut, and says so") {
  PythonProgram program(programText(), {.isBuiltin = true});
  REQUIRE(program.module);
  Heap heap;
  HeapObject list;
  list.elements.assign(20'000, AbstractValue::integerOf(3));
  const AbstractValue argument = AbstractValue::listAt(heap.add(std::move(list)));
  const Logged run(*program.module, "total", {argument}, std::move(heap));
  CHECK(run.evaluation.outcome == Evaluation::Outcome::Returned);
  CHECK(run.lines().isCut);
  CHECK(run.lines().stops.size() <= 20'000);
  CHECK(makeLineView(run.trace, {1, 100}).isCut);
  CHECK(run.trace.tables.string(run.lines().scopes[0].result) == "120000");
}

TEST_CASE("what has changed since the line before in the same call is marked, with its value before") {
  PythonProgram program(programText(), {.isBuiltin = true});
  REQUIRE(program.module);
  Heap heap;
  HeapObject list;
  list.elements = {AbstractValue::integerOf(3)};
  const AbstractValue argument = AbstractValue::listAt(heap.add(std::move(list)));
  const Logged run(*program.module, "helpers", {argument, AbstractValue::integerOf(20)}, std::move(heap));
  for (uint32_t i = 0; i < run.lines().stops.size(); ++i) {
    const LineView view = makeLineView(run.trace, {1, i});
    for (const LocalRow &local : view.locals)
      if (view.function == "total" && local.name == "sum" && local.changed && !local.previous.empty()) {
        CHECK(local.previous == "0");
        CHECK(local.value == "6");
        CHECK(view.frames.front().inside == "round 1 of the loop in line 13");
        return;
      }
  }
  FAIL("no line shows the sum change");
}

} // namespace reify::test
