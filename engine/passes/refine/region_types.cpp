#include "engine/passes/refine/region_types.h"

#include "engine/dialect/types/torch_types.h"
#include "engine/passes/refine/refine_types.h"

namespace reify {

using namespace mlir;
using torch::ValueTensorType;

Value beforeForgetting(Value value) {
  while (auto cast = value.getDefiningOp<torch::TensorStaticInfoCastOp>()) {
    Value source = cast->getOperand(0);
    if (!torch::isValidSubtype(source.getType(), value.getType()))
      break;
    value = source;
  }
  return value;
}

Type withFactsOf(Type old, Type known, FunctionKind kind) {
  auto tensor = dyn_cast<ValueTensorType>(old);
  auto facts = dyn_cast<ValueTensorType>(known);
  if (!tensor || !facts)
    return old;
  bool isShape = kind == FunctionKind::Shape;
  Type only = facts.getWithSizesAndDtype(isShape ? facts.getOptionalSizes() : std::nullopt,
                                         isShape ? Type() : facts.getOptionalDtype());
  Type met = torch::meetTensorTypes(tensor, cast<torch::BaseTensorType>(only));
  return met ? met : old;
}

Type withCommonFacts(Type old, Type a, Type b, FunctionKind kind) {
  auto one = dyn_cast<ValueTensorType>(a);
  auto two = dyn_cast<ValueTensorType>(b);
  if (!one || !two)
    return old;
  if (kind == FunctionKind::Dtype)
    return one.hasDtype() && two.hasDtype() && one.getDtype() == two.getDtype() ? withFactsOf(old, a, kind) : old;
  if (!one.hasSizes() || !two.hasSizes() || one.getSizes().size() != two.getSizes().size())
    return old;
  SmallVector<int64_t> sizes(one.getSizes());
  for (auto [size, other] : llvm::zip(sizes, two.getSizes()))
    size = size == other ? size : torch::kUnknownSize;
  return withFactsOf(old, one.getWithSizesAndDtype(llvm::ArrayRef(sizes), one.getOptionalDtype()), kind);
}

/// A cast in front of `user` unless the value has the type.
static Value castTo(RewriterBase &rewriter, Operation *user, Value value, Type type) {
  if (value.getType() == type)
    return value;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(user);
  return torch::TensorStaticInfoCastOp::create(rewriter, user->getLoc(), type, value);
}

static void setOperand(RewriterBase &rewriter, Operation *op, unsigned number, Value value) {
  if (op->getOperand(number) != value)
    rewriter.modifyOpInPlace(op, [&] { op->setOperand(number, value); });
}

/// What a region that raises yields in name only takes any type.
static bool retypeUninitialized(RewriterBase &rewriter, Value value, Type type) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getName().getStringRef() != "torch.prim.Uninitialized" || !value.hasOneUse())
    return false;
  rewriter.modifyOpInPlace(op, [&] { value.setType(type); });
  return true;
}

bool refineBranchResults(RewriterBase &rewriter, torch::PrimIfOp branch, FunctionKind kind) {
  SmallVector<Operation *> yields;
  for (Region &region : branch->getRegions())
    if (!alwaysRaises(region.front()))
      yields.push_back(region.front().getTerminator());
  bool changed = false;
  for (OpResult result : branch->getResults()) {
    Type old = result.getType(), refined;
    unsigned number = result.getResultNumber();
    for (Operation *yield : yields) {
      Type type = beforeForgetting(yield->getOperand(number)).getType();
      // Each further one weakens what is common to those before.
      refined = refined ? withCommonFacts(old, refined, type, kind) : withFactsOf(old, type, kind);
    }
    if (!refined || refined == old)
      continue;
    changed = true;
    for (Region &region : branch->getRegions()) {
      Operation *yield = region.front().getTerminator();
      if (retypeUninitialized(rewriter, yield->getOperand(number), refined))
        continue;
      setOperand(rewriter, yield, number,
                 castTo(rewriter, yield, beforeForgetting(yield->getOperand(number)), refined));
    }
    retypeResult(rewriter, result, refined);
  }
  return changed;
}

void setCarriedTypes(RewriterBase &rewriter, Recorder &recorder, torch::PrimLoopOp loop, TypeRange types) {
  Block &body = loop.getRegion().front();
  Operation *condition = body.getTerminator();
  for (auto [i, type] : llvm::enumerate(types)) {
    BlockArgument argument = body.getArgument(unsigned(i) + 1);
    if (argument.getType() == type)
      continue;
    unsigned init = loop->getNumOperands() - unsigned(types.size()) + unsigned(i);
    setOperand(rewriter, loop, init, castTo(rewriter, loop, beforeForgetting(loop->getOperand(init)), type));
    unsigned next = condition->getNumOperands() - unsigned(types.size()) + unsigned(i);
    setOperand(rewriter, condition, next, castTo(rewriter, condition, condition->getOperand(next), type));
    Type old = argument.getType();
    recorder.retype(argument, type);
    castBackForStrictUsers(rewriter, argument, old);
    retypeResult(rewriter, loop->getResult(unsigned(i)), type);
  }
}

void settleLoop(RewriterBase &rewriter, torch::PrimLoopOp loop) {
  Operation *condition = loop.getRegion().front().getTerminator();
  for (OpOperand &operand : condition->getOpOperands()) {
    auto cast = operand.get().getDefiningOp<torch::TensorStaticInfoCastOp>();
    if (!cast)
      continue;
    Value source = beforeForgetting(cast->getOperand(0));
    if (source == cast->getOperand(0) && source.getType() != operand.get().getType())
      continue;
    setOperand(rewriter, condition, operand.getOperandNumber(),
               castTo(rewriter, condition, source, operand.get().getType()));
    if (cast->use_empty())
      rewriter.eraseOp(cast);
  }
}

} // namespace reify
