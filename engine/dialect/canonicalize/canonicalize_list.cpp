// Rewrites of list and tuple ops whose lists are visible as literals.
#include "engine/dialect/canonicalize/canonicalize_rooms.h"

#include <algorithm>

using namespace mlir;

namespace reify::torch {
namespace {

constexpr size_t kLongestLiteral = 1024; // that a rewrite makes

void replaceByLiteral(Operation *op, ValueRange elements, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<PrimListConstructOp>(op, op->getResult(0).getType(), elements);
}

// --- slices, sums -------------------------------------------------------------------------------

/// A bound of a slice: a number, or None for the end of the list; `isKnown` false if neither.
std::optional<int64_t> boundOf(Value value, bool &isKnown) {
  std::optional<Scalar> scalar = scalarOf(value);
  if (const int64_t *number = scalar ? std::get_if<int64_t>(&*scalar) : nullptr)
    return *number;
  isKnown &= scalar && std::holds_alternative<std::monostate>(*scalar);
  return std::nullopt;
}

LogicalResult sliceLiteral(Operation *op, PatternRewriter &rewriter) {
  bool areKnown = true;
  std::optional<int64_t> start = boundOf(op->getOperand(1), areKnown);
  std::optional<int64_t> end = boundOf(op->getOperand(2), areKnown);
  std::optional<int64_t> step = boundOf(op->getOperand(3), areKnown);
  PrimListConstructOp literal = unchangedLiteral(op->getOperand(0));
  if (!areKnown || !literal || step.value_or(1) < 1)
    return failure(); // TorchScript has no negative steps
  auto elements = literal.getElements();
  int64_t count = int64_t(elements.size());
  auto clamped = [&](int64_t bound) { return std::clamp<int64_t>(bound < 0 ? bound + count : bound, 0, count); };
  SmallVector<Value> taken;
  int64_t to = clamped(end.value_or(count)), stride = std::min(step.value_or(1), count + 1);
  for (int64_t i = clamped(start.value_or(0)); i < to; i += stride)
    taken.push_back(elements[i]);
  replaceByLiteral(op, taken, rewriter);
  return success();
}

LogicalResult addLiterals(Operation *op, PatternRewriter &rewriter) {
  PrimListConstructOp a = unchangedLiteral(op->getOperand(0)), b = unchangedLiteral(op->getOperand(1));
  if (!a || !b || a.getElements().size() + b.getElements().size() > kLongestLiteral)
    return failure();
  SmallVector<Value> elements(a.getElements());
  elements.append(b.getElements().begin(), b.getElements().end());
  replaceByLiteral(op, elements, rewriter);
  return success();
}

LogicalResult repeatLiteral(Operation *op, PatternRewriter &rewriter) {
  PrimListConstructOp literal = unchangedLiteral(op->getOperand(0));
  std::optional<int64_t> times = constantInt(op->getOperand(1));
  if (!literal || !times)
    return failure();
  size_t length = literal.getElements().size(), rounds = *times < 0 ? 0 : size_t(*times);
  if (length != 0 && rounds > kLongestLiteral / length)
    return failure();
  SmallVector<Value> elements;
  for (size_t i = 0; length != 0 && i < rounds; ++i)
    elements.append(literal.getElements().begin(), literal.getElements().end());
  replaceByLiteral(op, elements, rewriter);
  return success();
}

LogicalResult copyLiteral(Operation *op, PatternRewriter &rewriter) {
  PrimListConstructOp literal = unchangedLiteral(op->getOperand(0));
  if (!literal)
    return failure();
  replaceByLiteral(op, literal.getElements(), rewriter);
  return success();
}

/// sort() of a literal that nobody else changes: later reads see the sorted literal.
LogicalResult sortLiteral(Operation *op, PatternRewriter &rewriter) {
  auto literal = op->getOperand(0).getDefiningOp<PrimListConstructOp>();
  std::optional<bool> isReversed = constantBool(op->getOperand(1));
  if (!literal || !isReversed || literal->getBlock() != op->getBlock())
    return failure();
  std::vector<std::pair<int64_t, Value>> elements;
  for (Value element : literal.getElements()) {
    std::optional<int64_t> number = constantInt(element);
    if (!number)
      return failure();
    elements.push_back({*number, element});
  }
  // Every other use must be a plain read, and none may keep the list.
  for (Operation *user : literal->getUsers())
    if (user != op && user != op->getBlock()->getTerminator() &&
        (!isReadOnly(user) ||
         llvm::any_of(user->getResultTypes(), [](Type type) { return isa<ListType, TupleType, OptionalType>(type); })))
      return failure();
  std::sort(elements.begin(), elements.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
  if (*isReversed)
    std::reverse(elements.begin(), elements.end());
  SmallVector<Value> sorted;
  for (const auto &[number, element] : elements)
    sorted.push_back(element);
  Value after = PrimListConstructOp::create(rewriter, op->getLoc(), literal.getType(), sorted);
  Block *block = op->getBlock();
  rewriter.replaceUsesWithIf(literal, after, [&](OpOperand &use) {
    Operation *user = block->findAncestorOpInBlock(*use.getOwner());
    return user && user != op && op->isBeforeInBlock(user);
  });
  rewriter.eraseOp(op);
  return success();
}

// --- sizes --------------------------------------------------------------------------------------

LogicalResult sizesToLiteral(Operation *op, PatternRewriter &rewriter) {
  if (op->use_empty()) {
    rewriter.eraseOp(op);
    return success();
  }
  BaseTensorType type = tracedTensorType(op->getOperand(0));
  if (!type || !type.hasSizes() || !type.areAllSizesKnown())
    return failure();
  SmallVector<Value> sizes;
  for (int64_t size : type.getSizes())
    sizes.push_back(ConstantIntOp::create(rewriter, op->getLoc(), size));
  replaceByLiteral(op, sizes, rewriter);
  return success();
}

/// The tensor whose sizes the list is, as long as nobody changes the list.
Value tensorOfSizes(Value list) {
  Operation *size = definingOp(list, "torch.aten.size");
  if (!size || isEverChanged(list))
    return {};
  return size->getOperand(0);
}

LogicalResult lengthOfSizes(Operation *op, PatternRewriter &rewriter) {
  Value tensor = tensorOfSizes(op->getOperand(0));
  if (!tensor)
    return failure();
  Operation *rank = createByName(rewriter, op->getLoc(), "torch.aten.dim", tensor, op->getResultTypes());
  rewriter.replaceOp(op, rank);
  return success();
}

LogicalResult elementOfSizes(Operation *op, PatternRewriter &rewriter) {
  Value tensor = tensorOfSizes(op->getOperand(0));
  if (!tensor)
    return failure();
  Operation *size =
      createByName(rewriter, op->getLoc(), "torch.aten.size.int", {tensor, op->getOperand(1)}, op->getResultTypes());
  rewriter.replaceOp(op, size);
  return success();
}

// --- elements of another type than the result ---------------------------------------------------

std::optional<int64_t> positionIn(Value index, size_t length) {
  std::optional<int64_t> number = constantInt(index);
  if (!number)
    return std::nullopt;
  int64_t position = *number < 0 ? *number + int64_t(length) : *number;
  return position >= 0 && position < int64_t(length) ? std::optional(position) : std::nullopt;
}

LogicalResult replaceByCasts(Operation *op, ValueRange values, PatternRewriter &rewriter) {
  if (values.size() != op->getNumResults())
    return failure();
  SmallVector<Value> casts;
  for (auto [value, result] : llvm::zip(values, op->getResults())) {
    Type from = value.getType(), to = result.getType();
    auto fromTensor = dyn_cast<BaseTensorType>(from), toTensor = dyn_cast<BaseTensorType>(to);
    bool isPossible =
        from == to || isValidSubtype(from, to) || (fromTensor && toTensor && meetTensorTypes(fromTensor, toTensor));
    if (!isPossible)
      return failure();
  }
  for (auto [value, result] : llvm::zip(values, op->getResults()))
    casts.push_back(castTo(rewriter, op->getLoc(), value, result.getType()));
  rewriter.replaceOp(op, casts);
  return success();
}

LogicalResult elementOfLiteral(Operation *op, PatternRewriter &rewriter) {
  PrimListConstructOp literal = unchangedLiteral(op->getOperand(0));
  if (!literal)
    return failure();
  auto elements = literal.getElements();
  std::optional<int64_t> position = positionIn(op->getOperand(1), elements.size());
  return position ? replaceByCasts(op, elements[*position], rewriter) : failure();
}

LogicalResult unpackLiteral(Operation *op, PatternRewriter &rewriter) {
  PrimListConstructOp literal = unchangedLiteral(op->getOperand(0));
  return literal ? replaceByCasts(op, literal.getElements(), rewriter) : failure();
}

/// A tuple's type may know less of an element than the element's own type.
LogicalResult unpackTuple(Operation *op, PatternRewriter &rewriter) {
  auto tuple = op->getOperand(0).getDefiningOp<PrimTupleConstructOp>();
  if (!tuple || tuple.getElements().size() != op->getNumResults())
    return failure();
  for (auto [value, result] : llvm::zip(tuple.getElements(), op->getResults()))
    if (!isValidSubtype(value.getType(), result.getType()))
      return replaceByCasts(op, tuple.getElements(), rewriter);
  SmallVector<Value> elements;
  for (auto [value, result] : llvm::zip(tuple.getElements(), op->getResults()))
    elements.push_back(value.getType() == result.getType()
                           ? value
                           : DerefineOp::create(rewriter, op->getLoc(), result.getType(), value));
  rewriter.replaceOp(op, elements);
  return success();
}

LogicalResult elementOfTuple(Operation *op, PatternRewriter &rewriter) {
  auto tuple = op->getOperand(0).getDefiningOp<PrimTupleConstructOp>();
  if (!tuple)
    return failure();
  auto elements = tuple.getElements();
  std::optional<int64_t> position = positionIn(op->getOperand(1), elements.size());
  return position ? replaceByCasts(op, elements[*position], rewriter) : failure();
}

} // namespace

ArrayRef<RewriteRow> listRewrites() {
  static const RewriteRow rows[] = {
      {"torch.aten.slice.t", "slice a literal", sliceLiteral},
      {"torch.aten.add.t", "concatenate literals", addLiterals},
      {"torch.aten.mul.left_t", "repeat a literal", repeatLiteral},
      {"torch.aten.list.t", "copy a literal", copyLiteral},
      {"torch.aten.sort.int", "sort a literal", sortLiteral},
      {"torch.aten.size", "sizes that are known", sizesToLiteral},
      {"torch.aten.len.t", "the number of sizes is the rank", lengthOfSizes},
      {"torch.aten.__getitem__.t", "an element of the sizes", elementOfSizes},
      {"torch.aten.__getitem__.t", "an element of a literal", elementOfLiteral},
      {"torch.prim.ListUnpack", "the elements of a literal", unpackLiteral},
      {"torch.prim.TupleUnpack", "the elements of a tuple", unpackTuple},
      {"torch.prim.TupleIndex", "an element of a tuple", elementOfTuple},
  };
  return rows;
}

} // namespace reify::torch
