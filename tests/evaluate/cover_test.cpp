// The evaluator on what is half known must allow for everything that the same function does on known
// arguments. Tried with every function of the built-in library and arguments by chance.
#include "engine/evaluate/evaluator.h"
#include "engine/dialect/torch_types.h"
#include "engine/library/library.h"
#include "tests/dialect/torch_context.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <random>

using namespace reify;
using namespace reify::test;

namespace {

struct Arguments {
  std::vector<AbstractValue> values;
  Heap heap;
};

/// Arguments of a type, and less known versions of them.
class Generator {
public:
  explicit Generator(unsigned seed) : random_(seed) {}

  int number(int low, int high) {
    return std::uniform_int_distribution<int>(low, high)(random_);
  }

  AbstractValue ofType(mlir::Type type, Heap &heap) {
    using namespace reify::torch;
    if (auto optional = mlir::dyn_cast<OptionalType>(type))
      return number(0, 2) ? ofType(optional.getContainedType(), heap) : AbstractValue::none();
    if (auto list = mlir::dyn_cast<ListType>(type)) {
      std::vector<AbstractValue> elements;
      for (int i = number(0, 4); i > 0; --i)
        elements.push_back(ofType(list.getContainedType(), heap));
      return heap.makeList(std::move(elements));
    }
    if (auto tuple = mlir::dyn_cast<torch::TupleType>(type)) {
      static const int64_t codes[] = {0, 3, 4, 5, 6, 7, 9, 11, 15};
      return AbstractValue::tupleOf({AbstractValue::integerOf(number(0, 3)),
                                     AbstractValue::integerOf(codes[number(0, 8)])});
    }
    if (auto members = mlir::dyn_cast<UnionType>(type))
      return ofType(members.getContainedTypes()[number(0, int(members.getContainedTypes().size()) - 1)], heap);
    if (mlir::isa<IntType>(type))
      return AbstractValue::integerOf(number(0, 9) ? number(-1, 4) : number(4, 8));
    if (mlir::isa<torch::FloatType>(type))
      return AbstractValue::floatOf(number(-2, 4) * 0.5);
    if (mlir::isa<BoolType>(type))
      return AbstractValue::boolean(number(0, 1));
    if (mlir::isa<StringType>(type)) {
      static const char *texts[] = {"none", "same", "valid", "constant", "reflect", "floor", "trunc"};
      return AbstractValue::stringOf(texts[number(0, 6)]);
    }
    if (mlir::isa<NumberType>(type))
      return number(0, 1) ? AbstractValue::integerOf(number(-1, 3)) : AbstractValue::floatOf(0.5);
    if (mlir::isa<DeviceType>(type))
      return AbstractValue::deviceOf("cpu");
    return AbstractValue::none();
  }

  /// Covers `value` and perhaps more.
  AbstractValue weaker(const AbstractValue &value, mlir::Type type, Heap &heap) {
    using namespace reify::torch;
    if (auto optional = mlir::dyn_cast<OptionalType>(type)) {
      AbstractValue result = value.isOnly(Kind::None) ? value : weaker(value, optional.getContainedType(), heap);
      if (number(0, 5) == 0)
        return join(join(AbstractValue::none(), result), value.isOnly(Kind::None)
                                                               ? ofType(optional.getContainedType(), heap)
                                                               : AbstractValue::bottom());
      return result;
    }
    if (value.isOnly(Kind::Int) && number(0, 3) == 0) {
      int64_t known = *value.asInt();
      int how = number(0, 2);
      return AbstractValue::integerIn(how == 0   ? IntRange{}
                                      : how == 1 ? IntRange::atLeast(std::min<int64_t>(known, 0))
                                                 : IntRange{known - number(0, 1), known + number(0, 1), kNoSymbol},
                                      nullptr);
    }
    if (value.isOnly(Kind::Bool) && number(0, 3) == 0)
      return AbstractValue::unknownBool(nullptr);
    if (value.isOnly(Kind::Float) && number(0, 3) == 0)
      return AbstractValue::unknownFloat(nullptr);
    if (value.isOnly(Kind::Str) && number(0, 3) == 0)
      return AbstractValue::unknownString(nullptr);
    if (value.isOnly(Kind::Tuple)) {
      std::vector<AbstractValue> elements;
      for (const AbstractValue &element : *value.tuple)
        elements.push_back(weaker(element, torch::IntType::get(type.getContext()), heap));
      return AbstractValue::tupleOf(std::move(elements));
    }
    if (value.isOnly(Kind::List))
      weakenList(value, mlir::cast<ListType>(type).getContainedType(), heap);
    return value;
  }

private:
  void weakenList(const AbstractValue &value, mlir::Type elementType, Heap &heap) {
    HeapObject object = heap.at(value.objects[0]);
    for (AbstractValue &element : object.elements)
      element = weaker(element, elementType, heap);
    if (number(0, 4) == 0) {
      HeapObject open;
      open.knowsLength = false;
      open.length = IntRange::atLeast(number(0, int(object.elements.size())));
      for (const AbstractValue &element : object.elements)
        open.element = join(open.element, element);
      object = std::move(open);
    }
    heap.set(value.objects[0], std::move(object));
  }

  std::mt19937 random_;
};

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
    if (!object->knowsLength && (int64_t(known.elements.size()) < object->length.low ||
                                 int64_t(known.elements.size()) > object->length.high))
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

struct Loaded {
  TorchContext torch;
  std::unique_ptr<Library> library;
  std::vector<mlir::func::FuncOp> functions;

  Loaded() {
    Diagnostics diagnostics;
    library = Library::load(torch.context, REIFY_BINARY_DIR "/assets/library.mlirbc", {}, diagnostics);
    REQUIRE(diagnostics.empty());
    // The sources tell the names; they call each other, so no single one of them verifies.
    mlir::ParserConfig config(&torch.context, /*verifyAfterParse=*/false);
    for (const auto &entry : std::filesystem::directory_iterator(REIFY_SOURCE_DIR "/assets/library")) {
      if (entry.path().extension() != ".mlir")
        continue;
      auto module = mlir::parseSourceFile<mlir::ModuleOp>(entry.path().string(), config);
      REQUIRE(module);
      for (auto function : module->getOps<mlir::func::FuncOp>())
        if (!function.isDeclaration() && function.getSymName().starts_with("__torch_mlir_"))
          if (mlir::func::FuncOp found = library->findSymbol(function.getSymName()))
            functions.push_back(found);
    }
  }
};

} // namespace

TEST_CASE("less known arguments never lose a result that known arguments have") {
  Loaded loaded;
  REQUIRE(loaded.functions.size() > 100);
  Generator generator(11);
  Evaluator evaluator([&](llvm::StringRef symbol, mlir::Operation *from) {
    return loaded.library->findSymbol(symbol, from);
  });
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
