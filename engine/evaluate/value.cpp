#include "engine/evaluate/value.h"

#include <llvm/ADT/STLExtras.h>

#include <algorithm>
#include <bit>

namespace reify {
namespace {

constexpr uint8_t kMaximalTupleDepth = 64;

AbstractValue ofKind(Kind kind, CausePtr cause = nullptr) {
  AbstractValue value;
  value.kinds = uint16_t(kind);
  value.cause = std::move(cause);
  return value;
}

bool isSameFloat(double a, double b) { return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b); }

} // namespace

AbstractValue AbstractValue::none() { return ofKind(Kind::None); }

AbstractValue AbstractValue::boolean(bool flag) {
  AbstractValue value = ofKind(Kind::Bool);
  (flag ? value.maybeTrue : value.maybeFalse) = true;
  return value;
}

AbstractValue AbstractValue::dtypeCode(int64_t code) {
  AbstractValue value = integerOf(code);
  value.isDtype = true;
  return value;
}
AbstractValue AbstractValue::integerOf(int64_t number) { return integerIn(IntRange::of(number), nullptr); }

AbstractValue AbstractValue::integerIn(IntRange range, CausePtr cause) {
  AbstractValue value = ofKind(Kind::Int, range.isKnown() ? nullptr : std::move(cause));
  if (range.isKnown())
    range.symbol = kNoSymbol;
  value.integer = range;
  return value;
}

AbstractValue AbstractValue::floatOf(double number) {
  AbstractValue value = ofKind(Kind::Float);
  value.knowsFloat = true;
  value.floating = number;
  return value;
}

AbstractValue AbstractValue::stringOf(std::string text) {
  AbstractValue value = ofKind(Kind::Str);
  value.knowsText = true;
  value.text = std::make_shared<const std::string>(std::move(text));
  return value;
}

AbstractValue AbstractValue::deviceOf(std::string name) {
  AbstractValue value = ofKind(Kind::Device);
  value.knowsDevice = true;
  value.device = std::make_shared<const std::string>(std::move(name));
  return value;
}

AbstractValue AbstractValue::scalar(const Scalar &scalar) {
  struct {
    AbstractValue operator()(std::monostate) { return none(); }
    AbstractValue operator()(bool flag) { return boolean(flag); }
    AbstractValue operator()(int64_t number) { return integerOf(number); }
    AbstractValue operator()(double number) { return floatOf(number); }
    AbstractValue operator()(const std::string &text) { return stringOf(text); }
  } make;
  return std::visit(make, scalar);
}

AbstractValue AbstractValue::tupleOf(std::vector<AbstractValue> elements) {
  AbstractValue value = ofKind(Kind::Tuple);
  for (const AbstractValue &element : elements)
    value.depth = std::max<uint8_t>(value.depth, element.depth + 1);
  if (value.depth > kMaximalTupleDepth)
    return unknownTuple(
        std::make_shared<Cause>(Cause{CauseKind::Arithmetic, "a tuple that is nested too deeply", {}, -1}));
  value.tuple = std::make_shared<const std::vector<AbstractValue>>(std::move(elements));
  return value;
}

AbstractValue AbstractValue::listAt(ObjectId object) {
  AbstractValue value = ofKind(Kind::List);
  value.objects.push_back(object);
  return value;
}

AbstractValue AbstractValue::dictAt(ObjectId object) {
  AbstractValue value = ofKind(Kind::Dict);
  value.objects.push_back(object);
  return value;
}

AbstractValue AbstractValue::tensorOf(TensorFacts facts, CausePtr cause) {
  AbstractValue value = ofKind(Kind::Tensor, std::move(cause));
  if (facts.sizes || facts.dtype)
    value.tensor = std::make_shared<const TensorFacts>(std::move(facts));
  return value;
}

AbstractValue AbstractValue::unknownBool(CausePtr cause) {
  AbstractValue value = ofKind(Kind::Bool, std::move(cause));
  value.maybeTrue = value.maybeFalse = true;
  return value;
}

AbstractValue AbstractValue::unknownInt(CausePtr cause) { return integerIn({}, std::move(cause)); }
AbstractValue AbstractValue::unknownFloat(CausePtr cause) { return ofKind(Kind::Float, std::move(cause)); }

AbstractValue AbstractValue::unknownString(CausePtr cause, std::string hint) {
  AbstractValue value = ofKind(Kind::Str, std::move(cause));
  value.text = std::make_shared<const std::string>(std::move(hint));
  return value;
}

AbstractValue AbstractValue::unknownDevice(CausePtr cause) { return ofKind(Kind::Device, std::move(cause)); }
AbstractValue AbstractValue::unknownTuple(CausePtr cause) { return ofKind(Kind::Tuple, std::move(cause)); }
AbstractValue AbstractValue::unknownObject(CausePtr cause) { return ofKind(Kind::Object, std::move(cause)); }

AbstractValue AbstractValue::without(Kind kind) const {
  AbstractValue value = *this;
  value.kinds &= uint16_t(~uint16_t(kind));
  if (!value.has(Kind::Bool))
    value.maybeTrue = value.maybeFalse = false;
  if (!value.has(Kind::Int))
    value.integer = IntRange::of(0);
  if (!value.has(Kind::Float)) {
    value.knowsFloat = false;
    value.floating = 0;
  }
  if (!value.has(Kind::Str)) {
    value.knowsText = false;
    value.text = nullptr;
  }
  if (!value.has(Kind::Device)) {
    value.knowsDevice = false;
    value.device = nullptr;
  }
  if (!value.has(Kind::List) && !value.has(Kind::Dict))
    value.objects.clear();
  if (!value.has(Kind::Tuple)) {
    value.tuple = nullptr;
    value.depth = 0;
  }
  if (!value.has(Kind::Tensor))
    value.tensor = nullptr;
  return value;
}

AbstractValue AbstractValue::only(Kind kind) const {
  AbstractValue value = *this;
  for (unsigned bit = 0; bit <= 10; ++bit)
    if (Kind other = Kind(1 << bit); other != kind && value.has(other))
      value = value.without(other);
  return value;
}

std::optional<Scalar> AbstractValue::asScalar() const {
  if (isOnly(Kind::None))
    return Scalar(std::monostate());
  if (std::optional<bool> flag = asBool())
    return Scalar(*flag);
  if (std::optional<int64_t> number = asInt())
    return Scalar(*number);
  if (isOnly(Kind::Float) && knowsFloat)
    return Scalar(floating);
  if (const std::string *known = asString())
    return Scalar(*known);
  return std::nullopt;
}

std::optional<bool> AbstractValue::asBool() const {
  if (isOnly(Kind::Bool) && maybeTrue != maybeFalse)
    return maybeTrue;
  return std::nullopt;
}

std::optional<int64_t> AbstractValue::asInt() const { return isOnly(Kind::Int) ? integer.value() : std::nullopt; }

const std::string *AbstractValue::asString() const { return isOnly(Kind::Str) && knowsText ? text.get() : nullptr; }

bool AbstractValue::isKnownApartFromHeap() const {
  if (asScalar() || (isOnly(Kind::Device) && knowsDevice))
    return true;
  if (isOnly(Kind::List) || isOnly(Kind::Dict))
    return objects.size() == 1;
  if (isOnly(Kind::Tuple))
    return tuple && llvm::all_of(*tuple, [](const AbstractValue &element) { return element.isKnownApartFromHeap(); });
  if (!isOnly(Kind::Tensor))
    return false;
  return tensor && tensor->dtype && tensor->sizes &&
         llvm::all_of(*tensor->sizes, [](const IntRange &size) { return size.isKnown(); });
}

// --- order --------------------------------------------------------------------------------------

namespace {

using RangeJoin = IntRange (*)(const IntRange &, const IntRange &);

TensorFacts joinFacts(const TensorFacts &a, const TensorFacts &b, RangeJoin joinRanges) {
  TensorFacts result;
  if (a.dtype == b.dtype)
    result.dtype = a.dtype;
  if (a.sizes && b.sizes && a.sizes->size() == b.sizes->size()) {
    result.sizes.emplace();
    for (auto [x, y] : llvm::zip(*a.sizes, *b.sizes))
      result.sizes->push_back(joinRanges(x, y));
  }
  return result;
}

std::shared_ptr<const TensorFacts> joinTensors(const std::shared_ptr<const TensorFacts> &a,
                                               const std::shared_ptr<const TensorFacts> &b, RangeJoin joinRanges) {
  if (!a || !b || a == b)
    return a && b ? a : nullptr;
  TensorFacts facts = joinFacts(*a, *b, joinRanges);
  if (!facts.sizes && !facts.dtype)
    return nullptr;
  return std::make_shared<const TensorFacts>(std::move(facts));
}

AbstractValue joinWith(const AbstractValue &a, const AbstractValue &b, RangeJoin joinRanges);

void joinTuples(AbstractValue &result, const AbstractValue &other, RangeJoin joinRanges) {
  if (result.tuple == other.tuple)
    return;
  if (!result.tuple || !other.tuple || result.tuple->size() != other.tuple->size()) {
    result.tuple = nullptr;
    result.depth = 0;
    return;
  }
  std::vector<AbstractValue> elements;
  for (auto [x, y] : llvm::zip(*result.tuple, *other.tuple))
    elements.push_back(joinWith(x, y, joinRanges));
  result.depth = std::max(result.depth, other.depth);
  result.tuple = std::make_shared<const std::vector<AbstractValue>>(std::move(elements));
}

/// Takes the parts of `from` for the kinds that `result` does not have.
void addMissingParts(AbstractValue &result, const AbstractValue &from) {
  auto isNew = [&](Kind kind) { return from.has(kind) && !result.has(kind); };
  if (isNew(Kind::Int)) {
    result.integer = from.integer;
    result.isDtype = from.isDtype;
  }
  if (isNew(Kind::Float)) {
    result.knowsFloat = from.knowsFloat;
    result.floating = from.floating;
  }
  if (isNew(Kind::Str)) {
    result.knowsText = from.knowsText;
    result.text = from.text;
  }
  if (isNew(Kind::Device)) {
    result.knowsDevice = from.knowsDevice;
    result.device = from.device;
  }
  if (isNew(Kind::Tuple)) {
    result.tuple = from.tuple;
    result.depth = from.depth;
  }
  if (isNew(Kind::Tensor))
    result.tensor = from.tensor;
}

AbstractValue joinWith(const AbstractValue &a, const AbstractValue &b, RangeJoin joinRanges) {
  if (b.isBottom())
    return a;
  if (a.isBottom())
    return b;
  AbstractValue result = a;
  addMissingParts(result, b);
  auto isShared = [&](Kind kind) { return a.has(kind) && b.has(kind); };
  result.maybeTrue |= b.maybeTrue;
  result.maybeFalse |= b.maybeFalse;
  if (isShared(Kind::Int)) {
    result.integer = joinRanges(a.integer, b.integer);
    result.isDtype = a.isDtype && b.isDtype;
  }
  if (isShared(Kind::Float) && !(a.knowsFloat && b.knowsFloat && isSameFloat(a.floating, b.floating))) {
    result.knowsFloat = false;
    result.floating = 0;
  }
  if (isShared(Kind::Str) && !(a.knowsText && b.knowsText && *a.text == *b.text)) {
    result.knowsText = false;
    if (a.text && b.text && *a.text != *b.text)
      result.text = nullptr;
  }
  if (isShared(Kind::Device) && !(a.knowsDevice && b.knowsDevice && *a.device == *b.device)) {
    result.knowsDevice = false;
    result.device = nullptr;
  }
  if (isShared(Kind::Tuple))
    joinTuples(result, b, joinRanges);
  if (isShared(Kind::Tensor))
    result.tensor = joinTensors(a.tensor, b.tensor, joinRanges);
  if (a.objects != b.objects) {
    llvm::SmallVector<ObjectId, 2> both;
    std::set_union(a.objects.begin(), a.objects.end(), b.objects.begin(), b.objects.end(), std::back_inserter(both));
    result.objects = std::move(both);
  }
  result.kinds = a.kinds | b.kinds;
  if (!result.cause)
    result.cause = b.cause;
  return result;
}

} // namespace

TensorFacts join(const TensorFacts &a, const TensorFacts &b) { return joinFacts(a, b, join); }
AbstractValue join(const AbstractValue &a, const AbstractValue &b) { return joinWith(a, b, join); }
AbstractValue widen(const AbstractValue &older, const AbstractValue &newer) { return joinWith(older, newer, widen); }

namespace {

bool leqTensors(const std::shared_ptr<const TensorFacts> &a, const std::shared_ptr<const TensorFacts> &b) {
  if (!b || a == b)
    return true;
  if (!a || (b->dtype && a->dtype != b->dtype))
    return false;
  if (!b->sizes)
    return true;
  return a->sizes && a->sizes->size() == b->sizes->size() &&
         llvm::all_of(llvm::zip(*a->sizes, *b->sizes),
                      [](auto pair) { return leq(std::get<0>(pair), std::get<1>(pair)); });
}

bool leqTuples(const AbstractValue &a, const AbstractValue &b) {
  if (!b.tuple || a.tuple == b.tuple)
    return true;
  return a.tuple && a.tuple->size() == b.tuple->size() && llvm::all_of(llvm::zip(*a.tuple, *b.tuple), [](auto pair) {
           return leq(std::get<0>(pair), std::get<1>(pair));
         });
}

} // namespace

bool leq(const AbstractValue &a, const AbstractValue &b) {
  if (a.kinds & ~b.kinds)
    return false;
  if ((a.maybeTrue && !b.maybeTrue) || (a.maybeFalse && !b.maybeFalse))
    return false;
  if (a.has(Kind::Int) && !leq(a.integer, b.integer))
    return false;
  if (a.has(Kind::Float) && b.knowsFloat && !(a.knowsFloat && isSameFloat(a.floating, b.floating)))
    return false;
  if (a.has(Kind::Str) && b.knowsText && !(a.knowsText && *a.text == *b.text))
    return false;
  if (a.has(Kind::Device) && b.knowsDevice && !(a.knowsDevice && *a.device == *b.device))
    return false;
  if (a.has(Kind::Tuple) && !leqTuples(a, b))
    return false;
  if (a.has(Kind::Tensor) && !leqTensors(a.tensor, b.tensor))
    return false;
  return std::includes(b.objects.begin(), b.objects.end(), a.objects.begin(), a.objects.end());
}

bool sameKnowledge(const AbstractValue &a, const AbstractValue &b) { return leq(a, b) && leq(b, a); }

CausePtr firstCause(const AbstractValue &value) {
  if (value.cause || !value.tuple)
    return value.cause;
  for (const AbstractValue &element : *value.tuple)
    if (CausePtr cause = firstCause(element))
      return cause;
  return nullptr;
}

} // namespace reify
