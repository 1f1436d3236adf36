// What a check that was survived says: after `assert a == b` on unknown sizes they are one number, and
// if one of them is known, so is the other.
#include "engine/evaluate/run.h"

namespace reify {

using namespace mlir;

namespace {

/// One symbol replaced by what it turned out to be.
class Substitution {
public:
  Substitution(SymbolId symbol, IntRange known) : symbol_(symbol), known_(known) {}

  bool apply(IntRange &range) const {
    if (range.symbol != symbol_)
      return false;
    range = known_;
    return true;
  }

  bool apply(AbstractValue &value) const {
    bool changed = value.has(Kind::Int) && apply(value.integer);
    if (value.tuple) {
      std::vector<AbstractValue> elements = *value.tuple;
      if (applyAll(elements)) {
        value.tuple = std::make_shared<const std::vector<AbstractValue>>(std::move(elements));
        changed = true;
      }
    }
    if (value.tensor && value.tensor->sizes) {
      TensorFacts facts = *value.tensor;
      if (applyAll(*facts.sizes)) {
        value.tensor = std::make_shared<const TensorFacts>(std::move(facts));
        changed = true;
      }
    }
    return changed;
  }

  bool apply(HeapObject &object) const {
    bool changed = applyAll(object.elements);
    if (!object.knowsLength) {
      changed |= apply(object.length);
      changed |= apply(object.element);
    }
    return changed;
  }

private:
  template <class Parts> bool applyAll(Parts &parts) const {
    bool changed = false;
    for (auto &part : parts)
      changed |= apply(part);
    return changed;
  }

  SymbolId symbol_;
  IntRange known_;
};

void substitute(Run &run, SymbolId symbol, IntRange known) {
  Substitution substitution(symbol, known);
  for (Frame *frame : run.frames) {
    run.charge(frame->values.size());
    for (auto &[key, value] : frame->values)
      substitution.apply(value);
  }
  for (ObjectId id = 0; id < run.heap.size(); ++id) {
    const HeapObject &object = run.heap.at(id);
    run.charge(object.elements.size());
    HeapObject changed = object;
    if (substitution.apply(changed))
      run.heap.set(id, std::move(changed));
  }
}

void learnEqual(Run &run, const AbstractValue &a, const AbstractValue &b) {
  if (!a.isOnly(Kind::Int) || !b.isOnly(Kind::Int))
    return;
  IntRange both{std::max(a.integer.low, b.integer.low), std::min(a.integer.high, b.integer.high), kNoSymbol};
  if (both.low > both.high)
    return; // cannot be: the check was taken for one that may succeed
  SymbolId one = a.integer.symbol, two = b.integer.symbol;
  if (one == two || (!one && !a.integer.isKnown()) || (!two && !b.integer.isKnown()))
    return;
  if (!both.isKnown())
    both.symbol = two;
  if (one)
    substitute(run, one, both);
  if (two)
    substitute(run, two, both);
}

} // namespace

/// The value that a condition is the same as, or the opposite of; null if there is none.
static Value followed(Run &run, Operation *op, unsigned result) {
  if (op->getNumOperands() == 0)
    return {};
  llvm::StringRef name = evaluatedName(op);
  if (name == "aten.__not__" && op->getNumOperands() == 1)
    return op->getOperand(0);
  // `a or b` is an If; where it was decided, its result is that branch's.
  if (name != "prim.If" || op->getNumRegions() != 2)
    return {};
  std::optional<bool> taken = run.valueOf(op->getOperand(0)).asBool();
  if (!taken || op->getRegion(*taken ? 0 : 1).empty())
    return {};
  Block &block = op->getRegion(*taken ? 0 : 1).front();
  return !block.empty() && result < block.back().getNumOperands() ? block.back().getOperand(result) : Value();
}

void assume(Run &run, Value condition, bool holds) {
  // In IR that no verifier has seen, a value may be made from itself; longer chains are not followed.
  constexpr int kLongest = 100;
  for (int links = 0; condition && links < kLongest; ++links) {
    Operation *op = condition.getDefiningOp();
    // On one of several paths, what holds there need not hold after.
    if (!op || run.undecided)
      return;
    llvm::StringRef name = evaluatedName(op);
    if (name == (holds ? "aten.eq.int" : "aten.ne.int") && op->getNumOperands() == 2)
      return learnEqual(run, run.valueOf(op->getOperand(0)), run.valueOf(op->getOperand(1)));
    condition = followed(run, op, cast<OpResult>(condition).getResultNumber());
    holds = holds != (name == "aten.__not__");
  }
}

} // namespace reify
