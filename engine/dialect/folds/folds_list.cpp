// Folds of reads from lists, tuples and dicts whose contents are visible in the IR.
#include "engine/dialect/folds/folds_rooms.h"

#include <algorithm>

using namespace mlir;

namespace reify::torch {
namespace {

std::optional<int64_t> constantIndex(Value value, size_t length) {
  std::optional<Scalar> scalar = scalarOf(value);
  const int64_t *index = scalar ? std::get_if<int64_t>(&*scalar) : nullptr;
  if (!index)
    return std::nullopt;
  int64_t position = *index < 0 ? *index + int64_t(length) : *index;
  if (position < 0 || position >= int64_t(length))
    return std::nullopt;
  return position;
}

LogicalResult foldLength(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  PrimListConstructOp literal = unchangedLiteral(op->getOperand(0));
  if (!literal)
    return failure();
  return foldToScalar(op, Scalar(int64_t(literal.getElements().size())), results);
}

LogicalResult foldGetItem(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  PrimListConstructOp literal = unchangedLiteral(op->getOperand(0));
  if (!literal)
    return failure();
  auto elements = literal.getElements();
  std::optional<int64_t> position = constantIndex(op->getOperand(1), elements.size());
  return position ? foldToValue(op, elements[*position], results) : failure();
}

/// Whether `item` is among the elements: certainly, certainly not, or not known.
std::optional<bool> contains(ArrayRef<std::optional<Scalar>> elements, const Scalar &item) {
  bool isCertain = true;
  for (const std::optional<Scalar> &element : elements) {
    if (element == item)
      return true;
    isCertain &= element.has_value();
  }
  return isCertain ? std::optional(false) : std::nullopt;
}

LogicalResult foldContains(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  auto elements = partlyKnownElements(op->getOperand(0));
  std::optional<Scalar> item = scalarOf(op->getOperand(1));
  if (!elements || !item)
    return failure();
  std::optional<bool> answer = contains(*elements, *item);
  return answer ? foldToScalar(op, Scalar(*answer), results) : failure();
}

/// any looks for True, all for False; what is not known does not matter once it is found.
template <bool wanted> LogicalResult foldQuantifier(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  auto elements = partlyKnownElements(op->getOperand(0));
  if (!elements)
    return failure();
  std::optional<bool> isFound = contains(*elements, Scalar(wanted));
  return isFound ? foldToScalar(op, Scalar(*isFound == wanted), results) : failure();
}

std::optional<bool> areEqual(PrimListConstructOp a, PrimListConstructOp b) {
  if (a.getElements().size() != b.getElements().size())
    return false;
  bool isCertain = true;
  for (auto [x, y] : llvm::zip(a.getElements(), b.getElements())) {
    if (x == y)
      continue;
    std::optional<Scalar> left = scalarOf(x), right = scalarOf(y);
    if (left && right && *left != *right)
      return false;
    isCertain &= left && right;
  }
  return isCertain ? std::optional(true) : std::nullopt;
}

template <bool isNegated> LogicalResult foldListEqual(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  PrimListConstructOp a = unchangedLiteral(op->getOperand(0)), b = unchangedLiteral(op->getOperand(1));
  std::optional<bool> answer = a && b ? areEqual(a, b) : std::nullopt;
  return answer ? foldToScalar(op, Scalar(*answer != isNegated), results) : failure();
}

template <bool isMaximum> LogicalResult foldExtreme(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  auto elements = knownElements(op->getOperand(0));
  if (!elements || elements->empty())
    return failure();
  int64_t best = 0;
  for (size_t i = 0; i < elements->size(); ++i) {
    const int64_t *number = std::get_if<int64_t>(&(*elements)[i]);
    if (!number)
      return failure();
    best = i == 0 ? *number : isMaximum ? std::max(best, *number) : std::min(best, *number);
  }
  return foldToScalar(op, Scalar(best), results);
}

/// Results are the given values, if each has the very type of its result.
LogicalResult foldToAll(Operation *op, ValueRange values, FoldResults &results) {
  if (values.size() != op->getNumResults() || values.empty() || !llvm::equal(values.getTypes(), op->getResultTypes()))
    return failure();
  for (Value value : values)
    results.push_back(value);
  return success();
}

LogicalResult foldListUnpack(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  PrimListConstructOp literal = unchangedLiteral(op->getOperand(0));
  return literal ? foldToAll(op, literal.getElements(), results) : failure();
}

LogicalResult foldTupleUnpack(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  auto tuple = op->getOperand(0).getDefiningOp<PrimTupleConstructOp>();
  return tuple ? foldToAll(op, tuple.getElements(), results) : failure();
}

LogicalResult foldTupleIndex(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  auto tuple = op->getOperand(0).getDefiningOp<PrimTupleConstructOp>();
  if (!tuple)
    return failure();
  auto elements = tuple.getElements();
  std::optional<int64_t> position = constantIndex(op->getOperand(1), elements.size());
  return position ? foldToValue(op, elements[*position], results) : failure();
}

// --- dicts --------------------------------------------------------------------------------------

bool isOnlyRead(PrimDictConstructOp dict) {
  return llvm::all_of(dict->getUsers(), [](Operation *user) { return isReadOnly(user); });
}

bool isSameKey(Value a, Value b) {
  if (a == b)
    return true;
  std::optional<Scalar> left = scalarOf(a), right = scalarOf(b);
  return left && right && *left == *right;
}

LogicalResult foldDictGet(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  auto dict = op->getOperand(0).getDefiningOp<PrimDictConstructOp>();
  if (!dict || !isOnlyRead(dict))
    return failure();
  // The last entry of a key counts, and one with an unknown key might be the same.
  for (auto [key, value] : llvm::reverse(llvm::zip_equal(dict.getKeys(), dict.getValues()))) {
    if (isSameKey(key, op->getOperand(1)))
      return foldToValue(op, value, results);
    if (!scalarOf(key) || !scalarOf(op->getOperand(1)))
      return failure();
  }
  return failure();
}

LogicalResult foldDictContains(Operation *op, ArrayRef<Attribute>, FoldResults &results) {
  auto dict = op->getOperand(0).getDefiningOp<PrimDictConstructOp>();
  if (!dict || !isOnlyRead(dict))
    return failure();
  bool isCertain = scalarOf(op->getOperand(1)).has_value();
  for (Value key : dict.getKeys()) {
    if (isSameKey(key, op->getOperand(1)))
      return foldToScalar(op, Scalar(true), results);
    isCertain &= scalarOf(key).has_value();
  }
  return isCertain ? foldToScalar(op, Scalar(false), results) : failure();
}

} // namespace

ArrayRef<FoldRow> listFolds() {
  static const FoldRow rows[] = {
      {"torch.aten.len.t", foldLength},
      {"torch.aten.__getitem__.t", foldGetItem},
      {"torch.aten.__contains__.int_list", foldContains},
      {"torch.aten.__contains__.str_list", foldContains},
      {"torch.aten.any.bool", foldQuantifier<true>},
      {"torch.aten.all.bool", foldQuantifier<false>},
      {"torch.aten.eq.int_list", foldListEqual<false>},
      {"torch.aten.ne.int_list", foldListEqual<true>},
      {"torch.prim.max.self_int", foldExtreme<true>},
      {"torch.prim.min.self_int", foldExtreme<false>},
      {"torch.prim.ListUnpack", foldListUnpack},
      {"torch.prim.TupleUnpack", foldTupleUnpack},
      {"torch.prim.TupleIndex", foldTupleIndex},
      {"torch.aten.__getitem__.Dict_str", foldDictGet},
      {"torch.aten.__contains__.str", foldDictContains},
  };
  return rows;
}

} // namespace reify::torch
