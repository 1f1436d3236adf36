// The lists and dicts of an evaluation. Objects have identity; every change is journalled, so that
// both branches of an If on an unknown condition can be run from the same state and joined at a cost
// that depends only on what they changed.
#pragma once
#include "engine/evaluate/value.h"

#include <map>

namespace reify {

struct HeapObject {
  bool isDict = false;
  bool knowsLength = true;             // `elements` are all of them, in order
  bool isSummary = false;              // stands for several objects: only weak updates are sound
  std::vector<AbstractValue> elements; // if knowsLength
  std::vector<Scalar> keys;            // of a dict with known length, beside `elements`
  AbstractValue element;               // if not knowsLength: the join of all
  IntRange length = IntRange::atLeast(0); // if not knowsLength
  const void *site = nullptr;          // where it was made
  CausePtr cause;                      // why the length is unknown
};

/// Least upper bound; equal lengths join element by element.
HeapObject join(const HeapObject &a, const HeapObject &b);
bool leq(const HeapObject &a, const HeapObject &b);
HeapObject widen(const HeapObject &older, const HeapObject &newer);

class Heap {
public:
  AbstractValue makeList(std::vector<AbstractValue> elements, const void *site = nullptr);
  AbstractValue makeUnknownList(AbstractValue element, CausePtr cause,
                                IntRange length = IntRange::atLeast(0), const void *site = nullptr);
  AbstractValue makeDict(std::vector<Scalar> keys, std::vector<AbstractValue> values,
                         const void *site = nullptr);
  ObjectId add(HeapObject object);

  const HeapObject &at(ObjectId id) const { return *objects_[id]; }
  size_t size() const { return objects_.size(); }
  /// Approximate bytes of live content, for the memory budget.
  size_t bytes() const { return bytes_; }

  /// Replaces the content.
  void set(ObjectId id, HeapObject content);
  /// Applies `change` to the object, or, if `value` may refer to several or to a summary, joins the
  /// changed content into each.
  template <class Change> void update(const AbstractValue &value, Change change);

  /// All objects that `value` may refer to, joined into one; nothing if it refers to no list or dict.
  std::optional<HeapObject> read(const AbstractValue &value) const;
  /// The elements, if `value` is certainly a list whose length is known.
  std::optional<std::vector<AbstractValue>> elements(const AbstractValue &value) const;
  /// Whether everything reachable from `value` is known.
  bool isKnown(const AbstractValue &value) const;
  /// Everything reachable from `value` becomes unknown: somebody unknown may have changed it.
  void forget(const AbstractValue &value, CausePtr cause);
  void reach(const AbstractValue &value, llvm::SmallVectorImpl<ObjectId> &found) const;

  // The journal.
  using Mark = size_t;
  using Changes = std::map<ObjectId, std::shared_ptr<const HeapObject>>; // content after
  Mark mark() const { return journal_.size(); }
  /// Takes back all changes since `mark` and returns what they led to. Objects made since stay.
  Changes rollback(Mark mark);
  /// The state where either `a` or `b` happened, from the state both began with.
  void applyEither(const Changes &a, const Changes &b);
  void apply(const Changes &changes);

  /// Replaces references: objects in `from` become `to`, in the whole heap from `first` on and in old
  /// objects. For merging the objects that the rounds of a loop make.
  void redirect(llvm::ArrayRef<std::pair<ObjectId, ObjectId>> pairs);

private:
  struct Entry {
    ObjectId id;
    std::shared_ptr<const HeapObject> before;
  };
  std::vector<std::shared_ptr<const HeapObject>> objects_;
  std::vector<Entry> journal_;
  size_t bytes_ = 0;
};

template <class Change> void Heap::update(const AbstractValue &value, Change change) {
  bool isStrong = value.objects.size() == 1 && !at(value.objects[0]).isSummary;
  for (ObjectId id : llvm::SmallVector<ObjectId, 2>(value.objects)) {
    HeapObject changed = at(id);
    change(changed);
    set(id, isStrong ? std::move(changed) : join(at(id), changed));
  }
}

} // namespace reify
