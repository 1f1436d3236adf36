// torch-scalarize-shapes: sizes that are computed in small tensors of ints are computed with ints
// instead, and views that only merge or split dimensions say so.
#include "engine/dialect/ops/torch_ops.h"
#include "engine/library/model_functions.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/rewrite/greedy_rewrite.h"
#include "engine/passes/rewrite/steps.h"
#include "engine/passes/sizes/scalar_elements.h"

#include <llvm/ADT/StringSet.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/Interfaces/SideEffectInterfaces.h>

namespace reify {

using namespace mlir;
using namespace reify::torch;

namespace {

// --- numbers ------------------------------------------------------------------------------------

/// What sizes are for: lists of ints, asserts, ranges and the bounds of slices.
bool wantsSizes(Operation *op) {
  if (auto list = dyn_cast<PrimListConstructOp>(op))
    return isListOf<IntType>(list.getType());
  return isa<RuntimeAssertOp>(op) || hasName(op, "torch.aten.arange.start_step") ||
         hasName(op, "torch.aten.slice.Tensor");
}

bool readsNumber(Operation *op) {
  return (hasName(op, "torch.aten.item") || hasName(op, "torch.aten.Int.Tensor")) &&
         isa<IntType>(op->getResult(0).getType());
}

/// The reads of numbers from tensors that sizes are made of, in program order.
SmallVector<Operation *> findReads(func::FuncOp function) {
  llvm::SmallSetVector<Operation *, 16> ops;
  function.walk([&](Operation *op) {
    if (wantsSizes(op))
      ops.insert(op);
  });
  for (size_t i = 0; i < ops.size(); ++i)
    for (Value operand : ops[i]->getOperands())
      if (Operation *op = operand.getDefiningOp(); op && isa<IntType, BoolType, torch::FloatType>(operand.getType()))
        ops.insert(op);
  SmallVector<Operation *> reads;
  function.walk([&](Operation *op) {
    if (ops.contains(op) && readsNumber(op))
      reads.push_back(op);
  });
  return reads;
}

class Scalarization {
public:
  Scalarization(RewriterBase &rewriter, Recorder *recorder)
      : rewriter_(rewriter), recorder_(recorder), elements_(rewriter) {}

  void run(func::FuncOp function) {
    SmallVector<Operation *> reads = findReads(function);
    for (Operation *read : reads)
      replaceRead(read);
    eraseUnused();
    SmallVector<Operation *> views;
    function.walk([&](Operation *op) {
      if (hasName(op, "torch.aten.view"))
        views.push_back(op);
    });
    for (Operation *view : views)
      simplifyView(view);
    eraseDead(function);
  }

private:
  void replaceRead(Operation *read);
  void eraseUnused();
  void simplifyView(Operation *view);
  void eraseDead(func::FuncOp function);
  template <class Change> void step(Operation *op, StringRef title, Change change) {
    StepScope scope = openStep(recorder_, StepKind::Rewrite, op, [&] { return title.str(); });
    change();
  }

  RewriterBase &rewriter_;
  Recorder *recorder_;
  ScalarElements elements_;
};

void Scalarization::replaceRead(Operation *read) {
  StepScope scope = openStep(recorder_, StepKind::Rewrite, read, [&] { return "scalarize " + opTitle(read); });
  Value number = elements_.at(read->getOperand(0), 0);
  auto type = dyn_cast<BaseTensorType>(read->getOperand(0).getType());
  if (!number || !type || llvm::any_of(type.getSizes(), [](int64_t size) { return size != 1; }))
    return scope.discard();
  rewriter_.replaceOp(read, number);
}

/// What was looked through, and what that was made of, where nobody uses it any more.
void Scalarization::eraseUnused() {
  llvm::SmallSetVector<Operation *, 16> unused;
  auto take = [&](Operation *op) {
    if (op && op->use_empty() && op->getNumRegions() == 0 && (isReadOnly(op) || isOpTriviallyDead(op)))
      unused.insert(op);
  };
  for (Operation *op : elements_.seen())
    take(op);
  while (!unused.empty()) {
    Operation *op = unused.pop_back_val();
    SmallVector<Value> operands(op->getOperands());
    step(op, "drop what is unused", [&] { rewriter_.eraseOp(op); });
    for (Value operand : operands)
      take(operand.getDefiningOp());
  }
}

// --- views --------------------------------------------------------------------------------------

/// Whether the view's size is that of the tensor's dimension.
bool isSizeOf(Value size, Value tensor, int64_t dim) {
  ArrayRef<int64_t> sizes = cast<BaseTensorType>(tensor.getType()).getSizes();
  if (std::optional<int64_t> number = constantInt(size))
    return *number >= 0 && *number == sizes[dim];
  Operation *op = definingOp(size, "torch.aten.size.int");
  return op && op->getOperand(0) == tensor && constantInt(op->getOperand(1)) == dim;
}

/// The dimensions that a view really changes: [first, first + before) of the tensor become
/// [first, first + after) of the result.
struct Change {
  int64_t first, before, after;
};
Change changeOf(ValueRange sizes, Value tensor) {
  int64_t rank = int64_t(cast<BaseTensorType>(tensor.getType()).getSizes().size());
  int64_t count = int64_t(sizes.size()), first = 0, last = 0;
  while (first < std::min(rank, count) && isSizeOf(sizes[first], tensor, first))
    ++first;
  while (last < std::min(rank, count) - first && isSizeOf(sizes[count - 1 - last], tensor, rank - 1 - last))
    ++last;
  return {first, rank - first - last, count - first - last};
}

void Scalarization::simplifyView(Operation *view) {
  Value tensor = view->getOperand(0);
  auto type = dyn_cast<ValueTensorType>(tensor.getType());
  auto result = dyn_cast<ValueTensorType>(view->getResult(0).getType());
  PrimListConstructOp sizes = unchangedLiteral(view->getOperand(1));
  if (!type || !result || !sizes || !BaseTensorType(type).hasSizes())
    return;
  Change change = changeOf(sizes.getElements(), tensor);
  bool isSame = change.before == change.after && change.before <= 1;
  bool isMerge = change.before > 1 && change.after == 1;
  bool isSplit = change.before == 1 && change.after > 1;
  if (!isSame && !isMerge && !isSplit)
    return;
  StepScope scope = openStep(recorder_, StepKind::Rewrite, view, [&] {
    return std::string(isSame    ? "drop a view that changes nothing"
                       : isMerge ? "a view that merges dimensions"
                                 : "a view that splits a dimension");
  });
  rewriter_.setInsertionPoint(view);
  SizeArithmetic scalars(rewriter_, view->getLoc());
  Value replacement;
  if (isSame)
    replacement = castTo(rewriter_, view->getLoc(), tensor, result);
  else if (isMerge)
    replacement = scalars.create(
        "torch.aten.flatten.using_ints",
        {tensor, scalars.integer(change.first), scalars.integer(change.first + change.before - 1)}, result);
  else
    replacement = scalars.create(
        "torch.aten.unflatten.int",
        {tensor, scalars.integer(change.first), scalars.list(sizes.getElements().slice(change.first, change.after))},
        result);
  if (!replacement)
    return scope.discard();
  rewriter_.replaceOp(view, replacement);
  if (!sizes->use_empty())
    return;
  SmallVector<Value> elements(sizes.getElements());
  rewriter_.eraseOp(sizes);
  for (Value element : llvm::reverse(elements))
    if (Operation *op = definingOp(element, "torch.aten.size.int"); op && op->use_empty())
      rewriter_.eraseOp(op);
}

/// Constants and lists that were made or left over.
void Scalarization::eraseDead(func::FuncOp function) {
  SmallVector<Operation *> ops;
  function.walk([&](Operation *op) { ops.push_back(op); });
  StepScope scope = openStep(recorder_, StepKind::Rewrite, function, [] { return std::string("drop what is unused"); });
  bool hasErased = false;
  for (Operation *op : llvm::reverse(ops))
    if (op != function && isOpTriviallyDead(op)) {
      rewriter_.eraseOp(op);
      hasErased = true;
    }
  if (!hasErased)
    scope.discard();
}

class ScalarizeShapesPass : public RowPass<ScalarizeShapesPass, func::FuncOp> {
public:
  using RowPass::RowPass;
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal() || isLibraryFunction(function))
      return;
    IRRewriter rewriter(&getContext(), recorderOf(&getContext()));
    Scalarization(rewriter, recorderOf(&getContext())).run(function);
  }
};

} // namespace

std::unique_ptr<Pass> createScalarizeShapesPass(const PassRow &row) {
  return std::make_unique<ScalarizeShapesPass>(row);
}

} // namespace reify
