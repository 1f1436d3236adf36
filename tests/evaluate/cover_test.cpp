// The evaluator on what is half known must allow for everything that the same function does on
// known arguments. Tried with every function of the built-in library and arguments by chance.
#include "tests/evaluate/library_calls.h"

using namespace reify;
using namespace reify::test;

namespace {

/// Whether `weak` allows for the known `value`.
bool covers(const AbstractValue &weak, const Heap &weakHeap, const AbstractValue &value, const Heap &heap) {
  if (value.kinds & ~weak.kinds)
    return false;
  if (value.isOnly(Kind::List)) {
    HeapObject known = *heap.read(value);
    std::optional<HeapObject> object = weakHeap.read(weak.only(Kind::List));
    if (!object)
      return false;
    if (object->knowsLength && object->elements.size() != known.elements.size())
      return false;
    if (!object->knowsLength &&
        (int64_t(known.elements.size()) < object->length.low || int64_t(known.elements.size()) > object->length.high))
      return false;
    for (size_t i = 0; i < known.elements.size(); ++i)
      if (!covers(object->knowsLength ? object->elements[i] : object->element, weakHeap, known.elements[i], heap))
        return false;
    return true;
  }
  if (value.isOnly(Kind::Tuple)) {
    if (!weak.tuple)
      return true;
    if (weak.tuple->size() != value.tuple->size())
      return false;
    for (size_t i = 0; i < value.tuple->size(); ++i)
      if (!covers((*weak.tuple)[i], weakHeap, (*value.tuple)[i], heap))
        return false;
    return true;
  }
  AbstractValue without = weak;
  without.integer.symbol = kNoSymbol;
  AbstractValue known = value;
  // Sizes that a function leaves to the data are unknown on both sides.
  if (known.isOnly(Kind::Int))
    known.integer.symbol = kNoSymbol;
  return leq(known, without);
}

} // namespace

TEST_CASE("less known arguments never lose a result that known arguments have") {
  Loaded loaded;
  REQUIRE(loaded.functions.size() > 100);
  Generator generator(11);
  Evaluator evaluator(
      [&](llvm::StringRef symbol, mlir::Operation *from) { return loaded.library->findSymbol(symbol, from); });
  unsigned returned = 0, raised = 0;
  for (mlir::func::FuncOp function : loaded.functions) {
    std::string name = function.getSymName().str();
    for (int round = 0; round < 12; ++round) {
      Arguments known;
      for (mlir::Type type : function.getArgumentTypes())
        known.values.push_back(generator.ofType(type, known.heap));
      Arguments weak = known;
      for (auto [value, type] : llvm::zip(weak.values, function.getArgumentTypes()))
        value = generator.weaker(value, type, weak.heap);
      std::string shown = name;
      for (const AbstractValue &value : known.values)
        shown += " " + show(value, &known.heap);
      shown += " as";
      for (const AbstractValue &value : weak.values)
        shown += " " + show(value, &weak.heap);
      Evaluation exact = evaluator.run(function, known.values, known.heap);
      Evaluation rough = evaluator.run(function, weak.values, weak.heap);
      INFO(shown);
      REQUIRE(exact.outcome != Evaluation::Outcome::Malformed);
      REQUIRE(rough.outcome != Evaluation::Outcome::Malformed);
      if (exact.outcome == Evaluation::Outcome::Raised)
        ++raised;
      if (exact.outcome != Evaluation::Outcome::Returned || rough.outcome == Evaluation::Outcome::Budget)
        continue;
      ++returned;
      CHECK_MESSAGE(rough.outcome == Evaluation::Outcome::Returned, rough.message);
      if (rough.outcome != Evaluation::Outcome::Returned)
        continue;
      REQUIRE(rough.results.size() == exact.results.size());
      for (auto [a, b] : llvm::zip(rough.results, exact.results))
        CHECK_MESSAGE(covers(a, rough.heap, b, exact.heap), show(a, &rough.heap), " misses ", show(b, &exact.heap));
    }
  }
  MESSAGE(loaded.functions.size(), " functions: ", returned, " results, ", raised, " exceptions");
  CHECK(returned > 200);
}
