// torch-restructure-non-constant-axes: a reduction over a dimension that is only known at run time
// becomes one over dimension 1 of a view with three dimensions: what is before it, it, what is
// after it.
#include "engine/passes/pass_factories.h"
#include "engine/passes/rewrite/rewrite_rows_pass.h"

namespace reify {

using namespace mlir;
using namespace reify::torch;

namespace {

/// Arithmetic on ints at one op's place.
struct Maker {
  PatternRewriter &rewriter;
  Operation *op;

  Value make(StringRef name, ValueRange operands, Type type) {
    return createByName(rewriter, op->getLoc(), name, operands, type)->getResult(0);
  }
  Type intType() { return IntType::get(op->getContext()); }
  Type boolType() { return BoolType::get(op->getContext()); }
  Value integer(int64_t value) { return ConstantIntOp::create(rewriter, op->getLoc(), value); }
  Value apply(StringRef name, Value a, Value b) { return make(name, {a, b}, intType()); }
  /// 1 where the comparison holds, else 0.
  Value flag(StringRef comparison, Value a, Value b) {
    return make("torch.aten.Int.bool", make(comparison, {a, b}, boolType()), intType());
  }
  /// size where the flag is 1, else 1.
  Value sizeIf(Value size, Value flag) {
    Value rest = apply("torch.aten.sub.int", size, integer(1));
    return apply("torch.aten.add.int", apply("torch.aten.mul.int", rest, flag), integer(1));
  }
  Value list(ValueRange elements) {
    return PrimListConstructOp::create(rewriter, op->getLoc(), ListType::get(intType()), elements);
  }
};

/// The operands of a reduction.
struct Reduction {
  unsigned dims;
  bool isList; // of dimensions
};

std::optional<Reduction> reductionOf(Operation *op) {
  if (hasName(op, "torch.aten.sum.dim_IntList"))
    return Reduction{1, true};
  if (hasName(op, "torch.aten.linalg_vector_norm"))
    return Reduction{2, true};
  return hasName(op, "torch.aten.all.dim") ? std::optional(Reduction{1, false}) : std::nullopt;
}

/// Whether it is a dimension, or a list of one, that is not known.
bool isUnknownDimension(Operation *op, const Reduction &reduction) {
  Value dims = op->getOperand(reduction.dims);
  if (!reduction.isList)
    return isa<IntType>(dims.getType()) && !constantInt(dims);
  return isListOf<IntType>(dims.getType()) && !knownElements(dims);
}

/// The dimension, counted from 0.
Value dimension(Maker &maker, const Reduction &reduction, int64_t rank) {
  Value dim = maker.op->getOperand(reduction.dims);
  if (reduction.isList) {
    Value length = maker.make("torch.aten.len.t", dim, maker.intType());
    Value isOne = maker.make("torch.aten.eq.int", {length, maker.integer(1)}, maker.boolType());
    RuntimeAssertOp::create(maker.rewriter, maker.op->getLoc(), isOne,
                            "RestructureNonConstantAxes does not support dim lists with more than "
                            "one element");
    dim = maker.make("torch.aten.__getitem__.t", {dim, maker.integer(0)}, maker.intType());
  }
  Value isNegative = maker.flag("torch.aten.lt.int", dim, maker.integer(0));
  return maker.apply("torch.aten.add.int", dim, maker.apply("torch.aten.mul.int", isNegative, maker.integer(rank)));
}

/// The sizes of the view, and those of the result.
struct Sizes {
  Value before, at, after;
  SmallVector<Value> result;
};

Sizes sizesAround(Maker &maker, Value self, Value dim, BaseTensorType result) {
  ArrayRef<int64_t> known = cast<BaseTensorType>(self.getType()).getSizes();
  Sizes sizes{maker.integer(1), maker.integer(1), maker.integer(1), {}};
  bool isOneUnknown = llvm::count(result.getSizes(), kUnknownSize) <= 1;
  for (auto [i, knownSize] : llvm::enumerate(known)) {
    Value index = maker.integer(int64_t(i));
    Value size = knownSize == kUnknownSize ? maker.make("torch.aten.size.int", {self, index}, maker.intType())
                                           : maker.integer(knownSize);
    Value isBefore = maker.flag("torch.aten.lt.int", index, dim);
    Value isAfter = maker.flag("torch.aten.gt.int", index, dim);
    Value isAt = maker.flag("torch.aten.eq.int", index, dim);
    Value at = maker.sizeIf(size, isAt);
    sizes.at = maker.apply("torch.aten.mul.int", sizes.at, at);
    sizes.before = maker.apply("torch.aten.mul.int", sizes.before, maker.sizeIf(size, isBefore));
    sizes.after = maker.apply("torch.aten.mul.int", sizes.after, maker.sizeIf(size, isAfter));
    int64_t wanted = result.getSizes()[i];
    if (wanted != kUnknownSize || isOneUnknown)
      sizes.result.push_back(maker.integer(wanted)); // -1: found by view itself
    else                                             // 1 at the dimension, else the size
      sizes.result.push_back(
          maker.apply("torch.aten.add.int", maker.apply("torch.aten.sub.int", size, at), maker.integer(1)));
  }
  return sizes;
}

LogicalResult restructure(Operation *op, PatternRewriter &rewriter) {
  std::optional<Reduction> reduction = reductionOf(op);
  auto self = dyn_cast<BaseTensorType>(op->getOperand(0).getType());
  auto result = dyn_cast<BaseTensorType>(op->getResult(0).getType());
  // With fewer dimensions in the result the place of each would depend on the dimension, too.
  if (!reduction || !self || !result || !self.hasSizes() || !result.hasSizes() || self.getSizes().empty() ||
      self.getSizes().size() != result.getSizes().size() || !isUnknownDimension(op, *reduction))
    return failure();
  Maker maker{rewriter, op};
  Value dim = dimension(maker, *reduction, int64_t(self.getSizes().size()));
  Sizes sizes = sizesAround(maker, op->getOperand(0), dim, result);
  int64_t three[] = {kUnknownSize, kUnknownSize, kUnknownSize};
  int64_t reduced[] = {kUnknownSize, 1, kUnknownSize};
  Value view = maker.make("torch.aten.view", {op->getOperand(0), maker.list({sizes.before, sizes.at, sizes.after})},
                          self.getWithSizesAndDtype(ArrayRef<int64_t>(three), self.getOptionalDtype()));
  SmallVector<Value> operands(op->getOperands());
  operands[0] = view;
  Value one = maker.integer(1);
  operands[reduction->dims] = reduction->isList ? maker.list(one) : one;
  Value value = maker.make(op->getName().getStringRef(), operands,
                           result.getWithSizesAndDtype(ArrayRef<int64_t>(reduced), result.getOptionalDtype()));
  rewriter.replaceOp(op, maker.make("torch.aten.view", {value, maker.list(sizes.result)}, result));
  return success();
}

ArrayRef<RewriteRow> rows() {
  static const RewriteRow table[] = {
      {"torch.aten.sum.dim_IntList", "reduce the middle of three dimensions", restructure},
      {"torch.aten.linalg_vector_norm", "reduce the middle of three dimensions", restructure},
      {"torch.aten.all.dim", "reduce the middle of three dimensions", restructure},
  };
  return table;
}

} // namespace

std::unique_ptr<Pass> createRestructureNonConstantAxesPass(const PassRow &row) {
  return std::make_unique<RewriteRowsPass>(row, rows);
}

} // namespace reify
