// What library functions ask of tensors, and dtype promotion.
#include "engine/dialect/scalars/dtype_promotion.h"
#include "engine/evaluate/run.h"

namespace reify {

using namespace mlir;

namespace {

const std::vector<IntRange> *sizesOf(const AbstractValue &value) {
  return value.isOnly(Kind::Tensor) && value.tensor && value.tensor->sizes ? &*value.tensor->sizes : nullptr;
}

std::optional<int64_t> dtypeOf(const AbstractValue &value) {
  return value.isOnly(Kind::Tensor) && value.tensor ? value.tensor->dtype : std::nullopt;
}

CausePtr rankCause(Run &run, Operation *op, Values operands) {
  return run.causeOf(operands, op, CauseKind::UnknownRank, "the tensor's rank is not known");
}

Flow evaluateSize(Run &run, Operation *op, Values operands, Results &results) {
  const std::vector<IntRange> *sizes = sizesOf(operands[0]);
  CausePtr cause = rankCause(run, op, operands);
  if (!sizes) {
    results.push_back(run.heap.makeUnknownList(AbstractValue::integerIn(IntRange::atLeast(0), cause), cause,
                                               IntRange::atLeast(0), op));
    return Flow::Normal;
  }
  std::vector<AbstractValue> elements;
  for (const IntRange &size : *sizes)
    elements.push_back(AbstractValue::integerIn(size, size.isKnown() ? nullptr : cause));
  results.push_back(run.heap.makeList(std::move(elements), op));
  return Flow::Normal;
}

Flow evaluateSizeAt(Run &run, Operation *op, Values operands, Results &results) {
  const std::vector<IntRange> *sizes = sizesOf(operands[0]);
  std::optional<int64_t> index = operands[1].asInt();
  CausePtr cause = rankCause(run, op, operands);
  if (!sizes || !index) {
    results.push_back(AbstractValue::integerIn(IntRange::atLeast(0), cause));
    return Flow::Normal;
  }
  int64_t rank = int64_t(sizes->size()), at = *index < 0 ? *index + rank : *index;
  if (at < 0 || at >= rank)
    return run.raise(op, "IndexError: dimension " + std::to_string(*index) + " is out of range for rank " +
                             std::to_string(rank));
  results.push_back(AbstractValue::integerIn((*sizes)[at], cause));
  return Flow::Normal;
}

Flow evaluateRank(Run &run, Operation *op, Values operands, Results &results) {
  const std::vector<IntRange> *sizes = sizesOf(operands[0]);
  results.push_back(sizes ? AbstractValue::integerOf(int64_t(sizes->size()))
                          : AbstractValue::integerIn(IntRange::atLeast(0), rankCause(run, op, operands)));
  return Flow::Normal;
}

Flow evaluateCount(Run &run, Operation *op, Values operands, Results &results) {
  const std::vector<IntRange> *sizes = sizesOf(operands[0]);
  IntRange count = sizes ? IntRange::of(1) : IntRange::atLeast(0);
  if (sizes)
    for (const IntRange &size : *sizes)
      count = mulRanges(count, size);
  results.push_back(AbstractValue::integerIn(count, rankCause(run, op, operands)));
  return Flow::Normal;
}

Flow evaluateDtype(Run &run, Operation *op, Values operands, Results &results) {
  if (std::optional<int64_t> dtype = dtypeOf(operands[0]))
    results.push_back(AbstractValue::dtypeCode(*dtype));
  else
    results.push_back(AbstractValue::unknownInt(
        run.causeOf(operands, op, CauseKind::UnknownDtype, "the tensor's dtype is not known")));
  return Flow::Normal;
}

Flow evaluateIsFloating(Run &run, Operation *op, Values operands, Results &results) {
  if (std::optional<int64_t> dtype = dtypeOf(operands[0]))
    results.push_back(AbstractValue::boolean(isFloatingDtype(*dtype)));
  else
    results.push_back(AbstractValue::unknownBool(
        run.causeOf(operands, op, CauseKind::UnknownDtype, "the tensor's dtype is not known")));
  return Flow::Normal;
}

/// A 0-d tensor that holds a number of this kind.
Flow evaluateNumToTensor(Run &run, Operation *op, Values operands, Results &results) {
  TensorFacts facts;
  facts.sizes.emplace();
  if (operands[0].isOnly(Kind::Int))
    facts.dtype = dtype_code::kInt64;
  else if (operands[0].isOnly(Kind::Float))
    facts.dtype = dtype_code::kFloat64;
  else if (operands[0].isOnly(Kind::Bool))
    facts.dtype = dtype_code::kBool;
  CausePtr cause = facts.dtype ? nullptr
                               : run.causeOf(operands, op, CauseKind::UnknownDtype,
                                             "whether this is an int or a float is not known");
  results.push_back(AbstractValue::tensorOf(std::move(facts), cause));
  return Flow::Normal;
}

/// Promotion for every rank that an operand of unknown rank may have: only "has dimensions" counts.
std::optional<Promotion> promoteAllRanks(std::vector<PromotionOperand> operands, const std::vector<size_t> &unknown) {
  constexpr size_t kLimit = 8;
  if (unknown.size() > kLimit)
    return std::nullopt;
  std::optional<Promotion> common;
  for (size_t choice = 0; choice < size_t(1) << unknown.size(); ++choice) {
    for (size_t i = 0; i < unknown.size(); ++i)
      operands[unknown[i]].rank = int64_t(choice >> i & 1);
    Promotion promotion = promoteDtypes(operands);
    if (common && common->dtype != promotion.dtype)
      return std::nullopt;
    common = promotion;
  }
  return common;
}

Flow evaluatePromotion(Run &run, Operation *op, Values operands, Results &results) {
  auto ranks = run.heap.elements(operands[0]), dtypes = run.heap.elements(operands[1]);
  auto unknown = [&](CausePtr cause) {
    results.push_back(AbstractValue::unknownInt(std::move(cause)));
    return Flow::Normal;
  };
  if (!ranks || !dtypes || ranks->size() != dtypes->size())
    return unknown(run.causeOf(operands, op, CauseKind::Promotion, "the operands of the promotion are not known"));
  std::vector<PromotionOperand> inputs;
  std::vector<size_t> unknownRanks;
  for (size_t i = 0; i < ranks->size(); ++i) {
    std::optional<int64_t> dtype = (*dtypes)[i].asInt();
    const AbstractValue &rank = (*ranks)[i];
    bool isTensor = rank.isOnly(Kind::Int), isScalar = rank.isOnly(Kind::None);
    if (!dtype || (!isTensor && !isScalar))
      return unknown(
          run.causeOf({(*dtypes)[i], rank}, op, CauseKind::Promotion, "an operand of the promotion is not known"));
    inputs.push_back({isTensor ? rank.asInt() : std::nullopt, *dtype});
    if (isTensor && !rank.asInt()) {
      inputs.back().rank = 0;
      unknownRanks.push_back(i);
    }
  }
  std::optional<Promotion> promotion = promoteAllRanks(inputs, unknownRanks);
  if (!promotion)
    return unknown(run.causeOf({(*ranks)[unknownRanks.front()]}, op, CauseKind::Promotion,
                               "the promotion depends on a rank that is not known"));
  if (!promotion->dtype)
    return unknown(run.causeAt(op, CauseKind::Promotion, promotion->error));
  results.push_back(AbstractValue::dtypeCode(*promotion->dtype));
  return Flow::Normal;
}

} // namespace

void addTensorRules(RuleTable &table) {
  table["aten.size"] = {evaluateSize, 1};
  table["aten.size.int"] = {evaluateSizeAt, 2};
  table["aten.dim"] = {evaluateRank, 1};
  table["aten.numel"] = {evaluateCount, 1};
  table["prim.dtype"] = {evaluateDtype, 1};
  table["aten.is_floating_point"] = {evaluateIsFloating, 1};
  table["prim.NumToTensor.Scalar"] = {evaluateNumToTensor, 1};
  table["promote_dtypes"] = {evaluatePromotion, 2};
}

} // namespace reify
