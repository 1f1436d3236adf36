#include "engine/check/answers/answer_match.h"

#include <algorithm>

namespace reify::check {

namespace {

constexpr int64_t kUndefined = 47; // ScalarType::Undefined: the function does not know

bool contains(const IntRange &range, int64_t value) { return range.low <= value && value <= range.high; }

class Matcher {
public:
  Matcher(const Heap &heap, FunctionKind kind, Match match, bool mayBeOpen)
      : heap_(heap), kind_(kind), match_(match), mayBeOpen_(mayBeOpen) {}

  bool result(const Literal &wanted, const AbstractValue &value) const {
    if (wanted.kind == LiteralKind::None || wanted.kind == LiteralKind::Anything)
      return true; // a result that is left out has no type
    if (wanted.kind == LiteralKind::List)
      return list(wanted, value);
    if (kind_ == FunctionKind::Dtype)
      return dtype(wanted.integer, value);
    return wanted.kind != LiteralKind::Tensor || sizes(wanted.sizes, value);
  }

private:
  bool dtype(int64_t code, const AbstractValue &value) const {
    if (match_ == Match::Exact)
      return value.asInt() == code;
    return value.has(Kind::Int) && (contains(value.integer, code) || value.asInt() == kUndefined);
  }

  bool size(int64_t wanted, const AbstractValue &value) const {
    if (match_ == Match::Allowing)
      return value.has(Kind::Int) && (wanted == kOpenSize || contains(value.integer, wanted));
    if (std::optional<int64_t> known = value.asInt())
      return known == wanted;
    return value.isOnly(Kind::Int) && (wanted == kOpenSize || mayBeOpen_);
  }

  bool sizes(const std::vector<int64_t> &wanted, const AbstractValue &value) const {
    std::optional<HeapObject> object = readList(value);
    if (!object || (!object->knowsLength && match_ == Match::Exact))
      return false;
    if (!hasLength(*object, wanted.size()))
      return false;
    for (size_t i = 0; i < wanted.size(); ++i)
      if (!size(wanted[i], object->knowsLength ? object->elements[i] : object->element))
        return false;
    return true;
  }

  /// A list of tensors: a list of sizes each, or one dtype for all.
  bool list(const Literal &wanted, const AbstractValue &value) const {
    if (kind_ == FunctionKind::Dtype && value.has(Kind::Int)) {
      for (const Literal &element : wanted.elements)
        if (!result(element, value))
          return false;
      return true;
    }
    std::optional<HeapObject> object = readList(value);
    if (!object || (!object->knowsLength && match_ == Match::Exact) || !hasLength(*object, wanted.elements.size()))
      return false;
    for (size_t i = 0; i < wanted.elements.size(); ++i)
      if (!result(wanted.elements[i], object->knowsLength ? object->elements[i] : object->element))
        return false;
    return true;
  }

  std::optional<HeapObject> readList(const AbstractValue &value) const {
    return value.has(Kind::List) ? heap_.read(value.only(Kind::List)) : std::nullopt;
  }
  static bool hasLength(const HeapObject &object, size_t length) {
    return object.knowsLength ? object.elements.size() == length : contains(object.length, int64_t(length));
  }

  const Heap &heap_;
  FunctionKind kind_;
  Match match_;
  bool mayBeOpen_;
};

std::vector<AbstractValue> returned(const Evaluation &evaluation) {
  const std::vector<AbstractValue> &values = evaluation.results;
  if (values.size() == 1 && values[0].isOnly(Kind::Tuple) && values[0].tuple)
    return *values[0].tuple;
  return values;
}

std::string sizesText(const AbstractValue &value, const Heap &heap) {
  std::optional<std::vector<AbstractValue>> elements = heap.elements(value);
  if (!elements)
    return show(value, &heap);
  std::string text;
  for (const AbstractValue &element : *elements) {
    std::optional<int64_t> size = element.asInt();
    text += text.empty() ? "" : ",";
    text += size ? std::to_string(*size) : element.isOnly(Kind::List) ? sizesText(element, heap) : "?";
  }
  return "[" + text + "]";
}

std::string dtypeText(const AbstractValue &value, const Heap &heap) {
  std::optional<int64_t> code = value.asInt();
  return code ? shortDtypeName(*code) : "(" + show(value, &heap) + ")";
}

} // namespace

bool matches(const std::vector<Literal> &results, const Evaluation &evaluation, FunctionKind kind, Match match,
             bool mayBeOpen) {
  if (evaluation.outcome != Evaluation::Outcome::Returned)
    return false;
  std::vector<AbstractValue> values = returned(evaluation);
  std::vector<const Literal *> wanted;
  for (const Literal &result : results)
    wanted.push_back(&result);
  if (kind == FunctionKind::Shape && values.size() < wanted.size()) // numbers have no sizes
    std::erase_if(wanted, [](const Literal *result) { return result->kind == LiteralKind::Dtype; });
  // What an unknown tuple holds is possible.
  if (match == Match::Allowing && values.size() == 1 && values[0].has(Kind::Tuple) && !values[0].tuple)
    return true;
  if (wanted.size() != values.size())
    return false;
  Matcher matcher(evaluation.heap, kind, match, mayBeOpen);
  for (size_t i = 0; i < values.size(); ++i)
    if (!matcher.result(*wanted[i], values[i]))
      return false;
  return true;
}

/// Sizes of a known number; of a list of tensors, each of them.
static bool knowsRank(const AbstractValue &value, const Heap &heap) {
  std::optional<HeapObject> object = value.has(Kind::List) ? heap.read(value.only(Kind::List)) : std::nullopt;
  if (!object)
    return true;
  if (!object->knowsLength)
    return object->element.has(Kind::List) && knowsRank(object->element, heap);
  return std::ranges::all_of(object->elements, [&](const AbstractValue &element) { return knowsRank(element, heap); });
}

bool knowsRanks(const Evaluation &evaluation) {
  return std::ranges::all_of(returned(evaluation),
                             [&](const AbstractValue &value) { return knowsRank(value, evaluation.heap); });
}

std::string answerText(const Evaluation *shape, const Evaluation *dtype) {
  for (const Evaluation *one : {shape, dtype})
    if (one && one->outcome != Evaluation::Outcome::Returned)
      return (one->outcome == Evaluation::Outcome::Raised ? "! " : "cannot be run: ") + one->message;
  std::vector<AbstractValue> sizes = shape ? returned(*shape) : std::vector<AbstractValue>();
  std::vector<AbstractValue> dtypes = dtype ? returned(*dtype) : std::vector<AbstractValue>();
  std::string text;
  for (size_t i = 0; i < std::max(sizes.size(), dtypes.size()); ++i) {
    text += i ? " " : "";
    text += i < sizes.size() ? sizesText(sizes[i], shape->heap) : "";
    text += i < dtypes.size() ? dtypeText(dtypes[i], dtype->heap) : "";
  }
  return text;
}

} // namespace reify::check
