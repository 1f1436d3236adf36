// Calls of built-in library functions with arguments by chance, known and half known.
#pragma once
#include "engine/dialect/types/torch_types.h"
#include "engine/evaluate/evaluator.h"
#include "engine/library/library.h"
#include "tests/dialect/torch_context.h"

#include <doctest/doctest.h>

#include <random>

namespace reify::test {

struct Arguments {
  std::vector<AbstractValue> values;
  Heap heap;
};

/// Arguments of a type, and less known versions of them.
class Generator {
public:
  explicit Generator(unsigned seed) : random_(seed) {}

  int number(int low, int high) { return std::uniform_int_distribution<int>(low, high)(random_); }

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
      // A rank or sizes, and an element type.
      static const int64_t codes[] = {0, 3, 4, 5, 6, 7, 9, 11, 15};
      mlir::Type first = tuple.getContainedTypes()[0];
      AbstractValue rankOrSizes =
          mlir::isa<IntType>(first) ? AbstractValue::integerOf(number(0, 3)) : ofType(first, heap);
      return AbstractValue::tupleOf({rankOrSizes, AbstractValue::integerOf(codes[number(0, 8)])});
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
        return join(join(AbstractValue::none(), result),
                    value.isOnly(Kind::None) ? ofType(optional.getContainedType(), heap) : AbstractValue::bottom());
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
      for (auto [element, inner] : llvm::zip(*value.tuple, mlir::cast<torch::TupleType>(type).getContainedTypes()))
        elements.push_back(weaker(element, inner, heap));
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

/// Every shape and dtype function of the built-in library.
struct Loaded {
  TorchContext torch;
  std::unique_ptr<Library> library;
  std::vector<mlir::func::FuncOp> functions;

  Loaded() {
    Diagnostics diagnostics;
    library = Library::load(torch.context, REIFY_BINARY_DIR "/assets/library.mlirbc", {}, diagnostics);
    REQUIRE(diagnostics.empty());
    library->forEachEntry([&](llvm::StringRef, FunctionKind, const LibraryEntry &entry) {
      functions.push_back(library->findSymbol(entry.symbol));
      REQUIRE(functions.back());
    });
  }
};

} // namespace reify::test
