#include "engine/contract/written/written_types.h"

#include "engine/contract/causes.h"
#include "engine/contract/value_flow.h"
#include "engine/contract/written/found_types.h"
#include "engine/contract/written/type_origin.h"

#include <algorithm>

namespace reify {

std::string_view toString(TypeVerdict verdict) {
  static constexpr std::array<std::string_view, kTypeVerdictCount> kNames = {"equal", "knows more", "knows less",
                                                                             "contradiction", "gone"};
  return kNames[size_t(verdict)];
}

namespace {

constexpr int64_t kUnknown = TorchType::kUnknownSize;

/// Each fact that is written, beside the same fact as it was found.
class Comparison {
public:
  Comparison(const TorchType &written, const TorchType &found) {
    compareSizes(written, found);
    if (written.dtype.empty())
      knowsMore_ |= !found.dtype.empty();
    else if (found.dtype.empty())
      less("the dtype stays unknown");
    else if (found.dtype != written.dtype)
      contradiction("dtype " + found.dtype + ", not " + written.dtype);
  }
  TypeVerdict verdict() const {
    return contradicts_ ? TypeVerdict::Contradiction
           : knowsLess_ ? TypeVerdict::KnowsLess
           : knowsMore_ ? TypeVerdict::KnowsMore
                        : TypeVerdict::Equal;
  }
  std::string text;

private:
  void compareSizes(const TorchType &written, const TorchType &found) {
    if (!written.sizes) {
      knowsMore_ |= found.sizes.has_value();
      return;
    }
    if (!found.sizes)
      return less("the rank stays unknown");
    if (found.sizes->size() != written.sizes->size())
      return contradiction("rank " + std::to_string(found.sizes->size()) + ", not " +
                           std::to_string(written.sizes->size()));
    for (size_t i = 0; i < written.sizes->size(); ++i) {
      const int64_t size = (*found.sizes)[i], expected = (*written.sizes)[i];
      const std::string which = "size #" + std::to_string(i);
      if (expected == kUnknown)
        knowsMore_ |= size != kUnknown;
      else if (size == kUnknown)
        less(which + " stays unknown, though " + std::to_string(expected) + " is written");
      else if (size != expected)
        contradiction(which + " is " + std::to_string(size) + ", not " + std::to_string(expected));
    }
  }
  void add(const std::string &difference) { text += (text.empty() ? "" : "; ") + difference; }
  void less(const std::string &difference) {
    knowsLess_ = true;
    add(difference);
  }
  void contradiction(const std::string &difference) {
    contradicts_ = true;
    add(difference);
  }

  bool knowsMore_ = false, knowsLess_ = false, contradicts_ = false;
};

std::string textOf(const TorchType &type) {
  std::string text = type.valueSemantics ? "!torch.vtensor" : "!torch.tensor";
  if (!type.sizes && type.dtype.empty())
    return text;
  text += '<';
  if (!type.sizes)
    text += '*';
  else {
    text += '[';
    for (size_t i = 0; i < type.sizes->size(); ++i)
      text += (i ? "," : "") + ((*type.sizes)[i] == kUnknown ? "?" : std::to_string((*type.sizes)[i]));
    text += ']';
  }
  return text + "," + (type.dtype.empty() ? "unk" : type.dtype) + ">";
}

class Comparer {
public:
  explicit Comparer(const Trace &trace)
      : trace_(trace), history_(trace.model), forget_(trace.steps[trace.forgotten.step]), flow_(trace, forget_.before),
        found_(trace), origins_(trace) {}
  WrittenTypes run();

private:
  void compareIn(OpId op);
  void compare(ValueId value, OpId op);
  std::string nameOf(OpId op) const;
  void linkToCauses();
  bool isGone(const TypeComparison &each, const FoundType &found) const;
  std::vector<ValueId> sourcesOf(ValueId value) const;
  int32_t causeOf(size_t index) const;
  bool leadsTo(int32_t from, size_t index) const;
  void order();

  const Trace &trace_;
  const History &history_;
  const Step &forget_;
  ValueFlow flow_;
  FoundTypes found_;
  TypeOrigins origins_;
  WrittenTypes result_;
};

bool Comparer::isGone(const TypeComparison &each, const FoundType &found) const {
  return each.verdict == TypeVerdict::KnowsLess && !found.sizes && found.dtype.empty() &&
         !history_.at(each.op, history_.end) && !origins_.wasRefined(each.op) && found_.copiesOf(each.op).empty();
}

std::string Comparer::nameOf(OpId op) const {
  const std::string name(trace_.tables.string(history_.ops[op.index].name));
  const OpVersion *version = history_.at(op, forget_.before);
  return name == "torch.operator" && version ? operatorName(trace_, *version) : name;
}

void Comparer::compare(ValueId value, OpId op) {
  const TypeId before = history_.typeAt(value, forget_.before);
  const TorchType &written = trace_.tables.type(before);
  if (!written.isTensor() || before == history_.typeAt(value, forget_.after))
    return;
  const FoundType &known = found_.of(value);
  TorchType found = written;
  found.sizes = known.sizes;
  found.dtype = known.dtype;
  TypeComparison &each = result_.values.emplace_back();
  each.value = value;
  each.op = op;
  each.opName = nameOf(op);
  each.written = written.text;
  each.found = textOf(found);
  each.place = trace_.tables.place(history_.ops[op.index].place);
  const Comparison comparison(written, found);
  each.verdict = comparison.verdict();
  each.difference = comparison.text;
  if (isGone(each, known))
    each.verdict = TypeVerdict::Gone;
  else if (each.isDisagreement())
    origins_.explain(each, written, known);
  ++result_.counts[size_t(each.verdict)];
  result_.byValue.push_back({value, uint32_t(result_.values.size() - 1)});
}

/// Operands before users: what an op with regions gives comes after what is in them.
void Comparer::compareIn(OpId op) {
  for (BlockId block : history_.blocksOf(op, forget_.before)) {
    for (ValueId argument : history_.blocks[block.index].arguments)
      compare(argument, op);
    history_.forEachOp(block, forget_.before, [&](OpId inner, const OpVersion &) {
      compareIn(inner);
      for (ValueId result : history_.resultsOf(inner))
        compare(result, inner);
    });
  }
}

std::vector<ValueId> Comparer::sourcesOf(ValueId value) const {
  if (const ValueId returned = found_.returnedFor(value))
    return {returned};
  if (const std::vector<ValueId> &given = found_.givenFor(value); !given.empty())
    return given;
  return flow_.sourcesOf(value);
}

/// Whether the chain of causes from there comes to `index`.
bool Comparer::leadsTo(int32_t from, size_t index) const {
  for (; from >= 0; from = result_.values[size_t(from)].consequenceOf)
    if (size_t(from) == index)
      return true;
  return false;
}

/// A disagreement on an operand, a contradiction first, from which that on the value can come.
int32_t Comparer::causeOf(size_t index) const {
  const TypeComparison &each = result_.values[index];
  int32_t cause = -1;
  for (ValueId source : sourcesOf(each.value)) {
    const TypeComparison *other = result_.find(source);
    if (!other || !other->isDisagreement())
      continue;
    const bool contradicts = other->verdict == TypeVerdict::Contradiction;
    // Knowing less of an operand never makes a sound library find something else.
    if (!contradicts && (each.verdict == TypeVerdict::Contradiction || cause >= 0))
      continue;
    const int32_t candidate = int32_t(other - result_.values.data());
    if (size_t(candidate) < index || !leadsTo(candidate, index))
      cause = candidate;
    if (contradicts && cause == candidate)
      return cause;
  }
  return cause;
}

void Comparer::linkToCauses() {
  std::sort(result_.byValue.begin(), result_.byValue.end());
  for (size_t i = 0; i < result_.values.size(); ++i) {
    TypeComparison &each = result_.values[i];
    if (each.isDisagreement() && !trace_.forgotten.isAtOdds(each.value))
      each.consequenceOf = causeOf(i);
  }
}

/// Contradictions first; each root followed by all that comes of it, in the order of the model.
void Comparer::order() {
  const std::vector<TypeComparison> &all = result_.values;
  std::vector<std::vector<uint32_t>> followers(all.size());
  std::vector<int32_t> roots(all.size(), -1);
  for (size_t i = 0; i < all.size(); ++i) {
    if (!all[i].isDisagreement())
      continue;
    std::vector<size_t> path;
    size_t at = i;
    for (; roots[at] < 0 && all[at].consequenceOf >= 0; at = size_t(all[at].consequenceOf))
      path.push_back(at);
    const int32_t root = roots[at] < 0 ? int32_t(at) : roots[at];
    roots[at] = root;
    for (size_t passed : path)
      roots[passed] = root;
    if (size_t(root) != i)
      followers[size_t(root)].push_back(uint32_t(i));
  }
  for (TypeVerdict verdict : {TypeVerdict::Contradiction, TypeVerdict::KnowsLess})
    for (size_t i = 0; i < all.size(); ++i)
      if (all[i].verdict == verdict && roots[i] == int32_t(i)) {
        result_.disagreements.push_back(uint32_t(i));
        result_.disagreements.insert(result_.disagreements.end(), followers[i].begin(), followers[i].end());
      }
}

WrittenTypes Comparer::run() {
  result_.wereForgotten = true;
  compareIn(history_.root);
  linkToCauses();
  order();
  return std::move(result_);
}

} // namespace

TypeVerdict compareTypes(const TorchType &written, const TorchType &found) {
  return Comparison(written, found).verdict();
}

std::string differenceText(const TorchType &written, const TorchType &found) { return Comparison(written, found).text; }

size_t WrittenTypes::roots(TypeVerdict verdict) const {
  return size_t(std::count_if(values.begin(), values.end(), [&](const TypeComparison &each) {
    return each.verdict == verdict && each.consequenceOf < 0;
  }));
}

const TypeComparison *WrittenTypes::find(ValueId value) const {
  const auto at = std::lower_bound(byValue.begin(), byValue.end(), value,
                                   [](const auto &entry, ValueId id) { return entry.first < id; });
  return at != byValue.end() && at->first == value ? &values[at->second] : nullptr;
}

WrittenTypes compareWithWritten(const Trace &trace) {
  if (!trace.forgotten.isAny() || trace.stepCount() == 0)
    return {};
  return Comparer(trace).run();
}

} // namespace reify
