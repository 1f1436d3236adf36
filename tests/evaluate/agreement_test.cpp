// The evaluator and the rewriter share their rules. Whatever the rewriter finds of a library
// function's result by inlining, folding and unrolling, the evaluator must know too.
#include "engine/dialect/folds/value_facts.h"
#include "engine/passes/rewrite/simplifier.h"
#include "tests/evaluate/library_calls.h"

#include <mlir/IR/Verifier.h>

using namespace reify;
using namespace reify::test;

namespace {

/// A function around one call; unknown integers are its parameters, the rest are constants.
class Caller {
public:
  Caller(mlir::MLIRContext &context, mlir::func::FuncOp callee, const Arguments &arguments)
      : builder_(&context), location_(builder_.getUnknownLoc()) {
    module_ = mlir::ModuleOp::create(location_);
    builder_.setInsertionPointToEnd(module_->getBody());
    function_ = mlir::func::FuncOp::create(builder_, location_, "main", builder_.getFunctionType({}, {}));
    builder_.setInsertionPointToEnd(function_.addEntryBlock());
    llvm::SmallVector<mlir::Value> values;
    for (auto [argument, type] : llvm::zip(arguments.values, callee.getArgumentTypes()))
      values.push_back(build(argument, type, arguments.heap));
    auto call = mlir::func::CallOp::create(builder_, location_, callee.getSymName(), callee.getResultTypes(), values);
    mlir::func::ReturnOp::create(builder_, location_, call.getResults());
    function_.setType(
        builder_.getFunctionType(function_.getBody().front().getArgumentTypes(), callee.getResultTypes()));
  }

  mlir::Block &body() { return function_.getBody().front(); }
  mlir::Value returned() { return body().getTerminator()->getOperand(0); }
  mlir::ModuleOp module() { return *module_; }

private:
  mlir::Value build(const AbstractValue &value, mlir::Type type, const Heap &heap) {
    if (auto optional = mlir::dyn_cast<torch::OptionalType>(type)) {
      mlir::Value inner = value.isOnly(Kind::None) ? torch::ConstantNoneOp::create(builder_, location_)
                                                   : build(value, optional.getContainedType(), heap);
      return torch::castTo(builder_, location_, inner, type);
    }
    if (auto list = mlir::dyn_cast<torch::ListType>(type)) {
      llvm::SmallVector<mlir::Value> elements;
      for (const AbstractValue &element : heap.at(value.objects[0]).elements)
        elements.push_back(build(element, list.getContainedType(), heap));
      return torch::PrimListConstructOp::create(builder_, location_, type, elements);
    }
    if (auto tuple = mlir::dyn_cast<torch::TupleType>(type)) {
      llvm::SmallVector<mlir::Value> elements;
      for (auto [element, elementType] : llvm::zip(*value.tuple, tuple.getContainedTypes()))
        elements.push_back(build(element, elementType, heap));
      return torch::PrimTupleConstructOp::create(builder_, location_, type, elements);
    }
    std::optional<Scalar> scalar = value.asScalar();
    if (!scalar)
      return body().addArgument(type, location_);
    for (mlir::Type exact : {mlir::Type(torch::IntType::get(builder_.getContext())),
                             mlir::Type(torch::FloatType::get(builder_.getContext())),
                             mlir::Type(torch::BoolType::get(builder_.getContext())),
                             mlir::Type(torch::StringType::get(builder_.getContext())),
                             mlir::Type(torch::NoneType::get(builder_.getContext()))})
      if (mlir::Attribute constant = torch::constantOf(*scalar, exact)) {
        mlir::Operation *op =
            builder_.getContext()->getLoadedDialect("torch")->materializeConstant(builder_, constant, exact, location_);
        return torch::castTo(builder_, location_, op->getResult(0), type);
      }
    return body().addArgument(type, location_);
  }

  mlir::OpBuilder builder_;
  mlir::Location location_;
  mlir::OwningOpRef<mlir::ModuleOp> module_;
  mlir::func::FuncOp function_;
};

/// Whether the evaluator's value has everything that can be read off the IR's; counts what that is.
bool knowsAsMuch(const AbstractValue &value, const Heap &heap, mlir::Value found, unsigned &facts) {
  while (auto derefine = found.getDefiningOp<torch::DerefineOp>())
    found = derefine.getOperand();
  if (auto tuple = found.getDefiningOp<torch::PrimTupleConstructOp>()) {
    if (!value.tuple || value.tuple->size() != tuple.getElements().size())
      return false;
    for (auto [element, inner] : llvm::zip(*value.tuple, tuple.getElements()))
      if (!knowsAsMuch(element, heap, inner, facts))
        return false;
    return true;
  }
  if (auto literal = torch::unchangedLiteral(found)) {
    std::optional<std::vector<AbstractValue>> elements = heap.elements(value);
    if (!elements || elements->size() != literal.getElements().size())
      return false;
    for (auto [element, inner] : llvm::zip(*elements, literal.getElements()))
      if (!knowsAsMuch(element, heap, inner, facts))
        return false;
    return true;
  }
  std::optional<Scalar> scalar = torch::scalarOf(found);
  facts += scalar.has_value();
  return !scalar || value.asScalar() == scalar;
}

/// Decompositions and their helpers: their values are tensors, of which nothing is computed here.
bool worksOnTensors(mlir::func::FuncOp function) {
  std::string text;
  llvm::raw_string_ostream(text) << function.getFunctionType();
  return text.find("tensor") != std::string::npos;
}

} // namespace

TEST_CASE("the evaluator knows whatever the rewriter finds, of every library function") {
  Loaded loaded;
  Generator generator(17);
  auto find = [&](llvm::StringRef symbol, mlir::Operation *from) { return loaded.library->findSymbol(symbol, from); };
  Evaluator evaluator(find);
  unsigned found = 0, facts = 0;
  for (mlir::func::FuncOp function : loaded.functions) {
    if (function.getNumResults() != 1 || worksOnTensors(function))
      continue;
    std::string name = function.getSymName().str();
    for (int round = 0; round < 4; ++round) {
      Arguments arguments;
      for (mlir::Type type : function.getArgumentTypes())
        arguments.values.push_back(generator.ofType(type, arguments.heap));
      // Half of the rounds with some sizes unknown.
      if (round % 2)
        for (const AbstractValue &value : arguments.values)
          if (value.isOnly(Kind::List))
            arguments.heap.update(value, [&](HeapObject &object) {
              for (AbstractValue &element : object.elements)
                if (element.isOnly(Kind::Int) && generator.number(0, 2) == 0)
                  element = AbstractValue::integerIn({}, nullptr);
            });
      std::string shown = name;
      for (const AbstractValue &value : arguments.values)
        shown += " " + show(value, &arguments.heap);
      INFO(shown);
      // Each unknown is a number of its own in both.
      for (const AbstractValue &value : arguments.values)
        if (value.isOnly(Kind::List))
          arguments.heap.update(value, [&](HeapObject &object) {
            for (AbstractValue &element : object.elements)
              if (element.isOnly(Kind::Int) && !element.integer.isKnown())
                element.integer.symbol = evaluator.freshSymbol();
          });
      Caller caller(loaded.torch.context, function, arguments);
      Simplifier simplifier(&loaded.torch.context, nullptr, find);
      simplifier.run(caller.body());
      // Calls that an exception before them has kept from being inlined lead nowhere here.
      bool hasCalls =
          caller.module().walk([](mlir::func::CallOp) { return mlir::WalkResult::interrupt(); }).wasInterrupted();
      bool isValid = hasCalls || mlir::succeeded(mlir::verify(caller.module()));
      REQUIRE(isValid);
      Evaluation evaluation = evaluator.run(function, arguments.values, arguments.heap);
      if (evaluation.outcome != Evaluation::Outcome::Returned)
        continue; // the rewriter does not stop at an exception in a function body
      ++found;
      bool isEnough = knowsAsMuch(evaluation.results[0], evaluation.heap, caller.returned(), facts);
      CHECK_MESSAGE(isEnough, show(evaluation.results[0], &evaluation.heap), " but the rewriter has ",
                    textOf(caller.module()));
    }
  }
  MESSAGE(found, " results compared, with ", facts, " known numbers");
  CHECK(found > 500);
  CHECK(facts > 1000);
}
