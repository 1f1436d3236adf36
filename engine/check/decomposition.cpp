#include "engine/check/decomposition.h"

#include "engine/dialect/ops/torch_ops.h"
#include "engine/passes/decompose/decomposed_body.h"

namespace reify::check {

using namespace mlir;
using torch::BaseTensorType;

namespace {

/// An op of the decomposed kind on literals, as it could stand in a model.
class Situation {
public:
  Situation(func::FuncOp function, const std::string &op, const std::vector<Literal> &literals)
      : module_(ModuleOp::create(function.getLoc())), builder_(function.getContext()) {
    builder_.setInsertionPointToStart(module_->getBody());
    around_ = func::FuncOp::create(builder_, function.getLoc(), "call", builder_.getFunctionType({}, {}));
    Block &entry = *around_.addEntryBlock();
    builder_.setInsertionPointToStart(&entry);
    SmallVector<Value> operands;
    for (auto [literal, type] : llvm::zip(literals, function.getArgumentTypes())) {
      operands.push_back(operand(literal, type));
      if (operands.back())
        continue;
      problem_ = toString(literal) + " cannot be passed to a decomposition";
      return;
    }
    SmallVector<Type> results(function.getResultTypes());
    if (results.size() == 1)
      if (auto tuple = dyn_cast<torch::TupleType>(results[0]))
        results.assign(tuple.getContainedTypes().begin(), tuple.getContainedTypes().end());
    OperationState state(function.getLoc(), torch::OperatorOp::getOperationName());
    state.addOperands(operands);
    state.addTypes(results);
    state.addAttribute("name", builder_.getStringAttr(op));
    op_ = builder_.create(state);
    func::ReturnOp::create(builder_, function.getLoc());
    around_.setType(builder_.getFunctionType(entry.getArgumentTypes(), {}));
  }

  const std::string &problem() const { return problem_; }
  Operation *op() { return op_; }

private:
  static Type typeOf(const Literal &tensor, BaseTensorType type) {
    return type.getWithSizesAndDtype(llvm::ArrayRef(tensor.sizes),
                                     torch::dtypeFromCode(type.getContext(), tensor.integer));
  }

  Value operand(const Literal &literal, Type wanted) {
    Type contained = wanted;
    if (auto optional = dyn_cast<torch::OptionalType>(wanted))
      contained = optional.getContainedType();
    if (auto tensor = dyn_cast<BaseTensorType>(contained); tensor && literal.kind == LiteralKind::Tensor)
      return around_.getBody().front().addArgument(typeOf(literal, tensor), around_.getLoc());
    return constant(literal, contained);
  }

  Value constant(const Literal &literal, Type contained) {
    Location at = around_.getLoc();
    switch (literal.kind) {
    case LiteralKind::None:
      return torch::ConstantNoneOp::create(builder_, at);
    case LiteralKind::Bool:
      return torch::ConstantBoolOp::create(builder_, at, literal.boolean);
    case LiteralKind::Int:
      if (isa<torch::FloatType>(contained))
        return torch::ConstantFloatOp::create(builder_, at, builder_.getF64FloatAttr(double(literal.integer)));
      [[fallthrough]];
    case LiteralKind::Dtype:
      return torch::ConstantIntOp::create(builder_, at, builder_.getI64IntegerAttr(literal.integer));
    case LiteralKind::Float:
      return torch::ConstantFloatOp::create(builder_, at, builder_.getF64FloatAttr(literal.floating));
    case LiteralKind::Str:
      return torch::ConstantStrOp::create(builder_, at, builder_.getStringAttr(literal.text));
    case LiteralKind::List:
    case LiteralKind::Tuple: {
      auto list = dyn_cast<torch::ListType>(contained);
      if (!list)
        return {};
      SmallVector<Value> elements;
      for (const Literal &element : literal.elements) {
        elements.push_back(operand(element, list.getContainedType()));
        if (!elements.back())
          return {};
      }
      return torch::PrimListConstructOp::create(builder_, at, list, elements);
    }
    default:
      return {};
    }
  }

  OwningOpRef<ModuleOp> module_;
  OpBuilder builder_;
  func::FuncOp around_;
  Operation *op_ = nullptr;
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

DecomposedTypes typesOfDecomposition(Library &library, const CheckedFunction &checked, const LibraryEntry &entry,
                                     const std::vector<Literal> &literals) {
  DecomposedTypes types;
  func::FuncOp function = entry.function;
  if (function.getNumArguments() != literals.size()) {
    types.problem = "the function has " + std::to_string(function.getNumArguments()) + " parameters";
    return types;
  }
  Situation situation(function, checked.op, literals);
  types.problem = situation.problem();
  if (!types.problem.empty())
    return types;
  Diagnostics problems;
  DecomposedBodies bodies(library, problems);
  const DecomposedBody &body =
      bodies.of(situation.op(), entry, scratchInputs(situation.op()), isOperandLiteral, /*recorder=*/nullptr);
  if (body.outcome == DecomposedBody::Outcome::Keeps) {
    types.agree = true;
    types.got = "the op itself";
    return types;
  }
  if (body.outcome == DecomposedBody::Outcome::Stuck) {
    types.isRaised = llvm::StringRef(body.reason).contains("raises");
    types.problem = body.reason;
    types.place = body.place;
    return types;
  }
  SmallVector<Value> results;
  for (Value result : body.results()) {
    while (result.getDefiningOp<torch::TensorStaticInfoCastOp>() || result.getDefiningOp<torch::DerefineOp>())
      result = result.getDefiningOp()->getOperand(0);
    results.push_back(result);
  }
  for (Value result : results) {
    DecomposedTypes::Result &facts = types.results.emplace_back();
    auto tensor = dyn_cast<BaseTensorType>(result.getType());
    if (tensor && tensor.hasSizes())
      facts.sizes.emplace(tensor.getSizes().begin(), tensor.getSizes().end());
    if (tensor && tensor.hasDtype())
      facts.dtype = torch::codeFromDtype(tensor.getDtype());
  }
  std::vector<std::string> shapes = ownResults(library, checked, FunctionKind::Shape, literals, types.problem);
  std::vector<std::string> dtypes;
  if (types.problem.empty())
    dtypes = ownResults(library, checked, FunctionKind::Dtype, literals, types.problem);
  if (!types.problem.empty())
    return types;
  for (size_t i = 0; i < std::min(shapes.size(), dtypes.size()); ++i)
    types.expected += (i ? ", " : "") + shapes[i] + " " + dtypes[i];
  for (Value result : results) {
    types.got += (types.got.empty() ? "" : ", ") + typeText(result.getType());
  }
  types.agree = types.got == types.expected;
  return types;
}

} // namespace reify::check
