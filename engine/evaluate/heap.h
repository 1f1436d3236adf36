// The lists and dicts of an evaluation. Objects have identity; every change is journalled, so that
// both branches of an If on an unknown condition can be run from the same state and joined at a
// cost that depends only on what they changed.
#pragma once
#include "engine/evaluate/value.h"

#include <llvm/ADT/ArrayRef.h>

#include <map>

namespace reify {

struct HeapObject {
  bool isDict = false;
  bool knowsLength = true;                // `elements` are all of them, in order
  bool isSummary = false;                 // stands for several objects: only weak updates are sound
  std::vector<AbstractValue> elements;    // if knowsLength
  std::vector<Scalar> keys;               // of a dict with known length, beside `elements`
  AbstractValue element;                  // if not knowsLength: the join of all
  IntRange length = IntRange::atLeast(0); // if not knowsLength
  const void *site = nullptr;             // where it was made
  CausePtr cause;                         // why the length is unknown
};

/// Least upper bound; equal lengths join element by element.
HeapObject join(const HeapObject &a, const HeapObject &b);
bool leq(const HeapObject &a, const HeapObject &b);
HeapObject widen(const HeapObject &older, const HeapObject &newer);
/// With references to the first object of a pair replaced by the second.
AbstractValue redirect(const AbstractValue &value, llvm::ArrayRef<std::pair<ObjectId, ObjectId>> pairs);
HeapObject redirect(HeapObject object, llvm::ArrayRef<std::pair<ObjectId, ObjectId>> pairs);
/// Bytes of content, approximately.
size_t sizeOf(const HeapObject &object);

class Heap {
public:
  AbstractValue makeList(std::vector<AbstractValue> elements, const void *site = nullptr);
  AbstractValue makeUnknownList(AbstractValue element, CausePtr cause, IntRange length = IntRange::atLeast(0),
                                const void *site = nullptr);
  AbstractValue makeDict(std::vector<Scalar> keys, std::vector<AbstractValue> values, const void *site = nullptr);
  ObjectId add(HeapObject object);

  const HeapObject &at(ObjectId id) const { return *slots_[id].object; }
  size_t size() const { return slots_.size(); }
  /// Approximate bytes of live content, for the memory budget.
  size_t bytes() const { return bytes_; }

  /// Replaces the content.
  void set(ObjectId id, HeapObject content);
  /// Applies `change` to the object, or, if `value` may refer to several or to a summary, joins the
  /// changed content into each.
  template <class Change> void update(const AbstractValue &value, Change change);

  /// All objects that `value` may refer to, joined into one; nothing if it refers to no list or
  /// dict.
  std::optional<HeapObject> read(const AbstractValue &value) const;
  /// The elements, if `value` is certainly a list whose length is known.
  std::optional<std::vector<AbstractValue>> elements(const AbstractValue &value) const;
  /// Whether everything reachable from `value` is known.
  bool isKnown(const AbstractValue &value) const;
  /// Everything reachable from `value` becomes unknown: somebody unknown may have changed it.
  void forget(const AbstractValue &value, CausePtr cause);
  /// Every list and dict reachable from `value` stands for several from now on.
  void summarize(const AbstractValue &value);
  void reach(const AbstractValue &value, llvm::SmallVectorImpl<ObjectId> &found) const;

  // The journal. Marks nest.
  using Changes = std::map<ObjectId, std::shared_ptr<HeapObject>>; // content after
  void mark();
  /// Takes back all changes since the latest mark, drops the mark, and returns what the changes led
  /// to. Objects made since then stay.
  Changes rollback();
  /// The state where either `a` or `b` happened, from the state that both began with.
  void applyEither(const Changes &a, const Changes &b);
  void apply(const Changes &changes);

private:
  struct Slot {
    std::shared_ptr<HeapObject> object;
    uint64_t epoch = 0; // of the mark under which it was last saved, or made
  };
  struct Saved {
    ObjectId id;
    Slot before;
  };
  struct Mark {
    size_t journalSize;
    uint64_t epoch;
  };
  /// The object, free to be changed: saved in the journal if a mark asks for it.
  HeapObject &writable(ObjectId id);

  std::vector<Slot> slots_;
  std::vector<Saved> journal_;
  std::vector<Mark> marks_;
  uint64_t epoch_ = 0;
  size_t bytes_ = 0;
};

template <class Change> void Heap::update(const AbstractValue &value, Change change) {
  bool isStrong = value.objects.size() == 1 && !at(value.objects[0]).isSummary;
  if (isStrong) {
    HeapObject &object = writable(value.objects[0]);
    bytes_ -= sizeOf(object);
    change(object);
    bytes_ += sizeOf(object);
    return;
  }
  for (ObjectId id : llvm::SmallVector<ObjectId, 2>(value.objects)) {
    HeapObject changed = at(id);
    change(changed);
    set(id, join(at(id), changed));
  }
}

} // namespace reify
