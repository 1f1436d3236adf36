#include "engine/check/decomposition.h"

#include "engine/dialect/torch_ops.h"
#include "engine/evaluate/refine.h"

#include <mlir/Pass/PassManager.h>
#include <mlir/Transforms/Passes.h>

namespace reify::check {

using namespace mlir;
using torch::BaseTensorType;

namespace {

/// The body with literals in place of the parameters, in a module of its own.
class Specialised {
public:
  Specialised(func::FuncOp function, const std::vector<Literal> &literals)
      : module_(ModuleOp::create(function.getLoc())), builder_(function.getContext()) {
    builder_.setInsertionPointToStart(module_->getBody());
    copy_ = cast<func::FuncOp>(builder_.clone(*function));
    Block &entry = copy_.getBody().front();
    builder_.setInsertionPointToStart(&entry);
    for (auto [i, literal] : llvm::enumerate(literals)) {
      BlockArgument argument = entry.getArgument(unsigned(i));
      if (literal.kind == LiteralKind::Tensor && isa<BaseTensorType>(argument.getType()))
        argument.setType(typeOf(literal, cast<BaseTensorType>(argument.getType())));
      else if (Value value = constant(literal, argument.getType()))
        argument.replaceAllUsesWith(value);
      else if (problem_.empty())
        problem_ = toString(literal) + " cannot be passed to a decomposition";
    }
    copy_.setType(FunctionType::get(copy_.getContext(), entry.getArgumentTypes(), copy_.getResultTypes()));
  }

  const std::string &problem() const { return problem_; }
  func::FuncOp function() { return copy_; }
  void simplify() {
    PassManager passes(copy_.getContext());
    passes.enableVerifier(false);
    passes.addPass(createCanonicalizerPass());
    (void)passes.run(*module_);
  }

private:
  static Type typeOf(const Literal &tensor, BaseTensorType type) {
    return type.getWithSizesAndDtype(llvm::ArrayRef(tensor.sizes),
                                     torch::dtypeFromCode(type.getContext(), tensor.integer));
  }

  Value wrapped(Value value, Type wanted) {
    bool isSame = value.getType() == wanted;
    return isSame ? value : torch::DerefineOp::create(builder_, copy_.getLoc(), wanted, value).getResult();
  }

  Value constant(const Literal &literal, Type wanted) {
    Location at = copy_.getLoc();
    Type contained = wanted;
    if (auto optional = dyn_cast<torch::OptionalType>(wanted))
      contained = optional.getContainedType();
    switch (literal.kind) {
    case LiteralKind::None:
      return wrapped(torch::ConstantNoneOp::create(builder_, at), wanted);
    case LiteralKind::Bool:
      return wrapped(torch::ConstantBoolOp::create(builder_, at, literal.boolean), wanted);
    case LiteralKind::Int:
      if (isa<torch::FloatType>(contained))
        return wrapped(torch::ConstantFloatOp::create(builder_, at, builder_.getF64FloatAttr(double(literal.integer))),
                       wanted);
      [[fallthrough]];
    case LiteralKind::Dtype:
      return wrapped(torch::ConstantIntOp::create(builder_, at, builder_.getI64IntegerAttr(literal.integer)), wanted);
    case LiteralKind::Float:
      return wrapped(torch::ConstantFloatOp::create(builder_, at, builder_.getF64FloatAttr(literal.floating)), wanted);
    case LiteralKind::Str:
      return wrapped(torch::ConstantStrOp::create(builder_, at, builder_.getStringAttr(literal.text)), wanted);
    case LiteralKind::List:
    case LiteralKind::Tuple: {
      auto list = dyn_cast<torch::ListType>(contained);
      if (!list)
        return {};
      SmallVector<Value> elements;
      for (const Literal &element : literal.elements) {
        elements.push_back(constant(element, list.getContainedType()));
        if (!elements.back())
          return {};
      }
      return wrapped(torch::PrimListConstructOp::create(builder_, at, list, elements), wanted);
    }
    default:
      return {};
    }
  }

  OwningOpRef<ModuleOp> module_;
  OpBuilder builder_;
  func::FuncOp copy_;
  std::string problem_;
};

std::string typeText(Type type) {
  auto tensor = dyn_cast<BaseTensorType>(type);
  if (!tensor)
    return "?";
  std::string sizes;
  if (!tensor.hasSizes())
    return "unknown rank";
  for (int64_t size : tensor.getSizes())
    sizes += (sizes.empty() ? "" : ", ") + (size == torch::kUnknownSize ? "?" : std::to_string(size));
  std::optional<int64_t> code = tensor.hasDtype() ? torch::codeFromDtype(tensor.getDtype()) : std::nullopt;
  return "[" + sizes + "] " + (code ? dtypeName(*code) : "unknown dtype");
}

/// Refines ops in program order. False if one raises or fails, with the reason in `types`.
bool refineBody(Library &library, func::FuncOp function, DecomposedTypes &types) {
  Refiner refiner(library);
  WalkResult walked = function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->getNumResults() == 0 || llvm::none_of(op->getResultTypes(), [](Type t) { return isa<BaseTensorType>(t); }))
      return WalkResult::advance();
    for (FunctionKind kind : {FunctionKind::Shape, FunctionKind::Dtype}) {
      const LibraryEntry *entry = library.find(op, kind);
      if (!entry)
        continue;
      std::shared_ptr<const RefineOutcome> outcome = refiner.refine(op, kind, *entry);
      if (outcome->raised || hasErrors(outcome->diagnostics)) {
        types.isRaised = outcome->raised.has_value();
        types.problem = "'" + libraryKey(op) + "': " + outcome->reason;
        types.place = reify::placeOf(op->getLoc());
        return WalkResult::interrupt();
      }
      for (auto [result, refined] : llvm::zip(op->getResults(), outcome->results))
        if (auto tensor = dyn_cast<BaseTensorType>(result.getType())) {
          std::optional<llvm::ArrayRef<int64_t>> sizes = tensor.getOptionalSizes();
          if (refined.sizes)
            sizes = llvm::ArrayRef(*refined.sizes);
          Type dtype = refined.dtype ? torch::dtypeFromCode(op->getContext(), *refined.dtype) : tensor.getOptionalDtype();
          result.setType(tensor.getWithSizesAndDtype(sizes, dtype));
        }
    }
    return WalkResult::advance();
  });
  return !walked.wasInterrupted();
}

/// What a shape or dtype function of the op gives, a text a result.
std::vector<std::string> ownResults(Library &library, const CheckedFunction &checked, FunctionKind kind,
                                    const std::vector<Literal> &literals, std::string &problem) {
  const LibraryEntry *entry = library.find(checked.op, kind);
  if (!entry) {
    problem = std::string("the op has no ") + (kind == FunctionKind::Shape ? "shape" : "dtype") + " function";
    return {};
  }
  Call call;
  if (!makeCall(checked, kind, entry->function, literals, call, problem))
    return {};
  Evaluator evaluator([&](llvm::StringRef symbol, Operation *from) { return library.findSymbol(symbol, from); });
  Evaluation evaluation = evaluator.run(entry->function, std::move(call.values), std::move(call.heap));
  if (evaluation.outcome != Evaluation::Outcome::Returned || evaluation.results.empty()) {
    problem = "the op's own function: " + evaluation.message;
    return {};
  }
  std::vector<AbstractValue> values = evaluation.results;
  if (values[0].isOnly(Kind::Tuple) && values[0].tuple)
    values = *values[0].tuple;
  std::vector<std::string> texts;
  for (const AbstractValue &value : values)
    texts.push_back(showResult(value, evaluation.heap, kind));
  return texts;
}

} // namespace

DecomposedTypes typesOfDecomposition(Library &library, const CheckedFunction &checked, func::FuncOp function,
                                     const std::vector<Literal> &literals) {
  DecomposedTypes types;
  if (function.getNumArguments() != literals.size()) {
    types.problem = "the function has " + std::to_string(function.getNumArguments()) + " parameters";
    return types;
  }
  Specialised body(function, literals);
  types.problem = body.problem();
  if (!types.problem.empty())
    return types;
  body.simplify();
  if (!refineBody(library, body.function(), types))
    return types;
  body.simplify(); // sizes are known now
  if (!refineBody(library, body.function(), types))
    return types;
  std::vector<std::string> shapes = ownResults(library, checked, FunctionKind::Shape, literals, types.problem);
  std::vector<std::string> dtypes;
  if (types.problem.empty())
    dtypes = ownResults(library, checked, FunctionKind::Dtype, literals, types.problem);
  if (!types.problem.empty())
    return types;
  for (size_t i = 0; i < std::min(shapes.size(), dtypes.size()); ++i)
    types.expected += (i ? ", " : "") + shapes[i] + " " + dtypes[i];
  for (Value value : body.function().getBody().front().getTerminator()->getOperands()) {
    SmallVector<Value> parts{value};
    if (auto tuple = value.getDefiningOp<torch::PrimTupleConstructOp>())
      parts.assign(tuple->operand_begin(), tuple->operand_end());
    for (Value part : parts) {
      while (part.getDefiningOp<torch::TensorStaticInfoCastOp>() || part.getDefiningOp<torch::DerefineOp>())
        part = part.getDefiningOp()->getOperand(0);
      types.got += (types.got.empty() ? "" : ", ") + typeText(part.getType());
    }
  }
  types.agree = types.got == types.expected;
  return types;
}

} // namespace reify::check
