#include "engine/passes/refine/reify_calculation.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/library/masks.h"
#include "engine/library/sizes_and_dtype.h"

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

namespace {

/// Builds the operands of a library call from the operands of the op.
class OperandAdapter {
public:
  OperandAdapter(OpBuilder &builder, Location location, FunctionKind kind, bool takesMasks)
      : b_(builder), loc_(location), kind_(kind), takesMasks_(takesMasks && kind == FunctionKind::Shape) {}

  Value adjust(Value value, Type wanted);

private:
  Type intType() { return torch::IntType::get(b_.getContext()); }
  Value create(StringRef name, Type result, ValueRange operands) {
    OperationState state(loc_, name);
    state.addOperands(operands);
    state.addTypes(result);
    return b_.create(state)->getResult(0);
  }
  Value derefine(Value value, Type wanted) { return torch::DerefineOp::create(b_, loc_, wanted, value); }
  Value tensorStandIn(Value tensor, Type wanted);
  Value adjustOptional(Value value, torch::OptionalType wanted);
  Value adjustList(Value value, torch::ListType wanted);
  Value adjustMasks(torch::PrimListConstructOp literal, torch::ListType wanted);

  OpBuilder &b_;
  Location loc_;
  FunctionKind kind_;
  bool takesMasks_;
};

Value OperandAdapter::tensorStandIn(Value tensor, Type wanted) {
  Value sizes = create("torch.aten.size", torch::ListType::get(intType()), tensor);
  if (kind_ == FunctionKind::Shape && !isSizesAndDtype(wanted))
    return sizes;
  if (kind_ == FunctionKind::Shape) {
    Value dtype = create("torch.prim.dtype", intType(), tensor);
    return torch::PrimTupleConstructOp::create(b_, loc_, wanted, ValueRange{sizes, dtype});
  }
  Value rank = create("torch.aten.len.t", intType(), sizes);
  Value dtype = create("torch.prim.dtype", intType(), tensor);
  Type pair = torch::TupleType::get(b_.getContext(), {intType(), intType()});
  return torch::PrimTupleConstructOp::create(b_, loc_, pair, ValueRange{rank, dtype});
}

bool isScalarUnion(Type type) {
  auto members = dyn_cast<torch::UnionType>(type);
  return members && llvm::all_of(members.getContainedTypes(),
                                 [](Type t) { return isa<torch::IntType, torch::FloatType, torch::NoneType>(t); });
}

Value OperandAdapter::adjust(Value value, Type wanted) {
  if (isa<BaseTensorType>(value.getType())) {
    bool wantsShape = kind_ == FunctionKind::Shape && (isa<torch::ListType>(wanted) || isSizesAndDtype(wanted));
    bool wantsDtype = kind_ == FunctionKind::Dtype && isa<torch::TupleType>(wanted);
    if (wantsShape || wantsDtype)
      value = tensorStandIn(value, wanted);
  }
  Type given = value.getType();
  if (given == wanted)
    return value;
  if (isa<torch::AnyType>(wanted) || isScalarUnion(wanted) || isa<torch::NoneType>(given))
    return derefine(value, wanted);
  if (isa<torch::NumberType>(wanted) && isa<torch::IntType, torch::FloatType>(given))
    return derefine(value, wanted);
  if (isa<torch::NumberType>(given) && isa<torch::FloatType>(wanted))
    return create("torch.aten.Float.Scalar", wanted, value);
  if (auto optional = dyn_cast<torch::OptionalType>(wanted))
    return adjustOptional(value, optional);
  if (auto list = dyn_cast<torch::ListType>(wanted); list && isa<torch::ListType>(given))
    return adjustList(value, list);
  if (isa<torch::IntType>(given) && isa<torch::FloatType>(wanted))
    return create("torch.aten.Float.Scalar", wanted, value);
  return value;
}

Value OperandAdapter::adjustOptional(Value value, torch::OptionalType wanted) {
  auto given = dyn_cast<torch::OptionalType>(value.getType());
  if (!given)
    return derefine(adjust(value, wanted.getContainedType()), wanted);
  Value none = torch::ConstantNoneOp::create(b_, loc_);
  Value isNone = create("torch.aten.__is__", torch::BoolType::get(b_.getContext()), {value, none});
  auto branch = torch::PrimIfOp::create(b_, loc_, TypeRange(wanted), isNone);
  OpBuilder::InsertionGuard guard(b_);
  b_.createBlock(&branch.getThenRegion());
  torch::PrimIfYieldOp::create(b_, loc_, derefine(none, wanted));
  b_.createBlock(&branch.getElseRegion());
  Value inner = create("torch.prim.unchecked_cast", given.getContainedType(), value);
  torch::PrimIfYieldOp::create(b_, loc_, derefine(adjust(inner, wanted.getContainedType()), wanted));
  return branch->getResult(0);
}

/// How many dimensions a mask among indices takes; nothing if it is none.
std::optional<size_t> maskRank(Value index) {
  while (auto derefine = index.getDefiningOp<torch::DerefineOp>())
    index = derefine.getOperand();
  auto type = dyn_cast<BaseTensorType>(index.getType());
  bool isKnown = type && type.hasSizes() && type.hasDtype();
  return isKnown && isMask(torch::codeFromDtype(type.getDtype())) ? std::optional(type.getSizes().size())
                                                                  : std::nullopt;
}

/// A literal with a mask in it: as many vectors of unknown size in its place as it has dimensions.
Value OperandAdapter::adjustMasks(torch::PrimListConstructOp literal, torch::ListType wanted) {
  SmallVector<Value> elements;
  for (Value element : literal->getOperands()) {
    std::optional<size_t> rank = maskRank(element);
    if (!rank)
      elements.push_back(adjust(element, wanted.getContainedType()));
    for (size_t i = 0; i < rank.value_or(0); ++i) {
      OperationState unknown(loc_, torch::OperatorOp::getOperationName());
      unknown.addTypes(intType());
      unknown.addAttribute("name", b_.getStringAttr("reify.opaque_int"));
      Value size = b_.create(unknown)->getResult(0);
      Type vector = torch::ListType::get(intType());
      Value positions = torch::PrimListConstructOp::create(b_, loc_, vector, ValueRange(size));
      elements.push_back(adjust(positions, wanted.getContainedType()));
    }
  }
  return torch::PrimListConstructOp::create(b_, loc_, wanted, elements);
}

Value OperandAdapter::adjustList(Value value, torch::ListType wanted) {
  auto literal = value.getDefiningOp<torch::PrimListConstructOp>();
  bool hasMask = takesMasks_ && literal && torch::unchangedLiteral(value) &&
                 llvm::any_of(literal->getOperands(), [](Value element) { return maskRank(element).has_value(); });
  if (hasMask)
    return adjustMasks(literal, wanted);
  Type given = cast<torch::ListType>(value.getType()).getContainedType();
  Value list = torch::PrimListConstructOp::create(b_, loc_, wanted, ValueRange());
  Value length = create("torch.aten.len.t", intType(), value);
  Value yes = torch::ConstantBoolOp::create(b_, loc_, true);
  auto loop = torch::PrimLoopOp::create(b_, loc_, TypeRange(), length, yes, ValueRange());
  OpBuilder::InsertionGuard guard(b_);
  Block *body = b_.createBlock(&loop.getRegion(), {}, intType(), loc_);
  Value element = create("torch.aten.__getitem__.t", given, {value, body->getArgument(0)});
  Value adjusted = adjust(element, wanted.getContainedType());
  create("torch.aten.append.t", wanted, {list, adjusted});
  torch::PrimLoopConditionOp::create(b_, loc_, yes, ValueRange());
  return list;
}

/// The call and the unpacking of its result; returns what the region yields.
SmallVector<Value> buildCall(OpBuilder &b, Operation *op, FunctionKind kind, func::FuncOp function) {
  OperandAdapter adapter(b, op->getLoc(), kind, takesMasks(libraryKey(op)));
  SmallVector<Value> arguments;
  for (auto [operand, type] : llvm::zip(op->getOperands(), function.getArgumentTypes()))
    arguments.push_back(adapter.adjust(operand, type));
  auto call = func::CallOp::create(b, op->getLoc(), function.getSymName(), function.getResultTypes(), arguments);
  if (op->getNumResults() == 1)
    return {call->getResult(0)};
  auto tuple = cast<torch::TupleType>(call->getResult(0).getType());
  OperationState unpack(op->getLoc(), "torch.prim.TupleUnpack");
  unpack.addOperands(call->getResult(0));
  unpack.addTypes(tuple.getContainedTypes());
  return llvm::to_vector_of<Value>(b.create(unpack)->getResults());
}

template <class CalculateOp, class YieldOp, class YieldResultsOp>
Operation *wrap(RewriterBase &rewriter, Operation *op, FunctionKind kind, func::FuncOp function) {
  OpBuilder::InsertionGuard guard(rewriter);
  Location loc = op->getLoc();
  rewriter.setInsertionPoint(op);
  auto calculate = CalculateOp::create(rewriter, loc, op->getResultTypes());
  rewriter.replaceAllUsesWith(op->getResults(), calculate->getResults());
  Block *body = rewriter.createBlock(&calculate->getRegion(0));
  rewriter.moveOpBefore(op, body, body->end());
  rewriter.setInsertionPointToEnd(body);
  YieldOp::create(rewriter, loc, op->getResults());
  rewriter.createBlock(&calculate->getRegion(1));
  SmallVector<Value> results = buildCall(rewriter, op, kind, function);
  YieldResultsOp::create(rewriter, loc, results);
  return calculate;
}

} // namespace

bool canReify(Operation *op, const LibraryEntry &entry) {
  return entry.origin != Origin::Builtin ||
         llvm::none_of(op->getResultTypes(), [](Type type) { return torch::isListOf<BaseTensorType>(type); });
}

Operation *reifyCalculation(RewriterBase &rewriter, Operation *op, FunctionKind kind, func::FuncOp function) {
  if (kind == FunctionKind::Shape)
    return wrap<torch::ShapeCalculateOp, torch::ShapeCalculateYieldOp, torch::ShapeCalculateYieldShapesOp>(
        rewriter, op, kind, function);
  return wrap<torch::DtypeCalculateOp, torch::DtypeCalculateYieldOp, torch::DtypeCalculateYieldDtypesOp>(
      rewriter, op, kind, function);
}

} // namespace reify
