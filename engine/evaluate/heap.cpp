#include "engine/evaluate/heap.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/SmallSet.h>

#include <algorithm>

namespace reify {
namespace {

AbstractValue joinOfAll(const HeapObject &object) {
  AbstractValue all = object.element;
  for (const AbstractValue &element : object.elements)
    all = join(all, element);
  return all;
}

IntRange lengthOf(const HeapObject &object) {
  return object.knowsLength ? IntRange::of(int64_t(object.elements.size())) : object.length;
}

using ValueJoin = AbstractValue (*)(const AbstractValue &, const AbstractValue &);
using RangeJoin = IntRange (*)(const IntRange &, const IntRange &);

HeapObject joinWith(const HeapObject &a, const HeapObject &b, ValueJoin joinValues, RangeJoin joinRanges) {
  HeapObject result;
  result.isDict = a.isDict || b.isDict;
  result.isSummary = a.isSummary || b.isSummary;
  result.site = a.site;
  result.cause = a.cause ? a.cause : b.cause;
  bool haveSameShape = a.knowsLength && b.knowsLength && a.isDict == b.isDict &&
                       a.elements.size() == b.elements.size() && a.keys == b.keys;
  result.knowsLength = haveSameShape;
  if (haveSameShape) {
    result.keys = a.keys;
    for (auto [x, y] : llvm::zip(a.elements, b.elements))
      result.elements.push_back(joinValues(x, y));
  } else {
    result.element = joinValues(joinOfAll(a), joinOfAll(b));
    result.length = joinRanges(lengthOf(a), lengthOf(b));
  }
  return result;
}

} // namespace

size_t sizeOf(const HeapObject &object) {
  return sizeof(HeapObject) + object.elements.capacity() * sizeof(AbstractValue) +
         object.keys.capacity() * sizeof(Scalar);
}

HeapObject join(const HeapObject &a, const HeapObject &b) { return joinWith(a, b, join, join); }

HeapObject widen(const HeapObject &older, const HeapObject &newer) { return joinWith(older, newer, widen, widen); }

bool leq(const HeapObject &a, const HeapObject &b) {
  if (a.isDict != b.isDict || (a.isSummary && !b.isSummary))
    return false;
  if (!b.knowsLength)
    return leq(lengthOf(a), b.length) && leq(joinOfAll(a), b.element);
  return a.knowsLength && a.elements.size() == b.elements.size() && a.keys == b.keys &&
         llvm::all_of(llvm::zip(a.elements, b.elements),
                      [](auto pair) { return leq(std::get<0>(pair), std::get<1>(pair)); });
}

ObjectId Heap::add(HeapObject object) {
  bytes_ += sizeOf(object);
  slots_.push_back({std::make_shared<HeapObject>(std::move(object)), epoch_});
  return ObjectId(slots_.size() - 1);
}

AbstractValue Heap::makeList(std::vector<AbstractValue> elements, const void *site) {
  HeapObject object;
  object.elements = std::move(elements);
  object.site = site;
  return AbstractValue::listAt(add(std::move(object)));
}

AbstractValue Heap::makeUnknownList(AbstractValue element, CausePtr cause, IntRange length, const void *site) {
  HeapObject object;
  object.knowsLength = false;
  object.element = std::move(element);
  object.length = length;
  object.site = site;
  object.cause = cause;
  AbstractValue list = AbstractValue::listAt(add(std::move(object)));
  list.cause = std::move(cause);
  return list;
}

AbstractValue Heap::makeDict(std::vector<Scalar> keys, std::vector<AbstractValue> values, const void *site) {
  HeapObject object;
  object.isDict = true;
  object.keys = std::move(keys);
  object.elements = std::move(values);
  object.site = site;
  return AbstractValue::dictAt(add(std::move(object)));
}

HeapObject &Heap::writable(ObjectId id) {
  Slot &slot = slots_[id];
  bool isSaved = marks_.empty() || slot.epoch >= marks_.back().epoch;
  if (!isSaved) {
    journal_.push_back({id, slot});
    slot.epoch = epoch_;
  }
  // Shared with the journal or with somebody's copy of the heap.
  if (slot.object.use_count() > 1)
    slot.object = std::make_shared<HeapObject>(*slot.object);
  return *slot.object;
}

void Heap::set(ObjectId id, HeapObject content) {
  HeapObject &object = writable(id);
  bytes_ -= sizeOf(object);
  bytes_ += sizeOf(content);
  object = std::move(content);
}

std::optional<HeapObject> Heap::read(const AbstractValue &value) const {
  std::optional<HeapObject> result;
  for (ObjectId id : value.objects)
    result = result ? join(*result, at(id)) : at(id);
  return result;
}

std::optional<std::vector<AbstractValue>> Heap::elements(const AbstractValue &value) const {
  if (!value.isOnly(Kind::List) || value.objects.empty())
    return std::nullopt;
  std::optional<HeapObject> object = read(value);
  if (!object->knowsLength)
    return std::nullopt;
  return std::move(object->elements);
}

void Heap::reach(const AbstractValue &value, llvm::SmallVectorImpl<ObjectId> &found) const {
  llvm::SmallSet<ObjectId, 16> seen;
  size_t next = found.size();
  auto take = [&](auto &&self, const AbstractValue &from) -> void {
    for (ObjectId id : from.objects)
      if (seen.insert(id).second)
        found.push_back(id);
    if (from.tuple)
      for (const AbstractValue &element : *from.tuple)
        self(self, element);
  };
  take(take, value);
  for (; next < found.size(); ++next) {
    const HeapObject &object = at(found[next]);
    take(take, object.element);
    for (const AbstractValue &element : object.elements)
      take(take, element);
  }
}

bool Heap::isKnown(const AbstractValue &value) const {
  if (!value.isKnownApartFromHeap())
    return false;
  llvm::SmallVector<ObjectId> objects;
  reach(value, objects);
  return llvm::all_of(objects, [&](ObjectId id) {
    const HeapObject &object = at(id);
    return object.knowsLength && !object.isSummary &&
           llvm::all_of(object.elements, [](const AbstractValue &element) { return element.isKnownApartFromHeap(); });
  });
}

namespace {

/// The value with every part open, kinds and references kept.
AbstractValue opened(const AbstractValue &value, const CausePtr &cause) {
  AbstractValue result = value;
  result.cause = cause;
  if (result.has(Kind::Bool))
    result.maybeTrue = result.maybeFalse = true;
  if (result.has(Kind::Int))
    result.integer = {};
  result.knowsFloat = result.knowsText = result.knowsDevice = false;
  result.floating = 0;
  result.text = result.device = nullptr;
  result.tensor = nullptr;
  if (result.tuple) {
    std::vector<AbstractValue> elements;
    for (const AbstractValue &element : *result.tuple)
      elements.push_back(opened(element, cause));
    result.tuple = std::make_shared<const std::vector<AbstractValue>>(std::move(elements));
  }
  return result;
}

} // namespace

void Heap::forget(const AbstractValue &value, CausePtr cause) {
  llvm::SmallVector<ObjectId> objects;
  reach(value, objects);
  for (ObjectId id : objects) {
    HeapObject open;
    open.isDict = at(id).isDict;
    open.isSummary = at(id).isSummary;
    open.site = at(id).site;
    open.knowsLength = false;
    open.element = opened(joinOfAll(at(id)), cause);
    open.cause = cause;
    set(id, std::move(open));
  }
}

void Heap::mark() { marks_.push_back({journal_.size(), ++epoch_}); }

Heap::Changes Heap::rollback() {
  Changes changes;
  for (size_t size = marks_.back().journalSize; journal_.size() > size;) {
    Saved &saved = journal_.back();
    Slot &slot = slots_[saved.id];
    bytes_ -= sizeOf(*slot.object);
    changes.emplace(saved.id, std::move(slot.object)); // of several, the latest content
    slot = std::move(saved.before);
    bytes_ += sizeOf(*slot.object);
    journal_.pop_back();
  }
  marks_.pop_back();
  return changes;
}

void Heap::apply(const Changes &changes) {
  for (const auto &[id, content] : changes)
    set(id, *content);
}

void Heap::applyEither(const Changes &a, const Changes &b) {
  for (const auto &[id, content] : a) {
    auto other = b.find(id);
    set(id, join(*content, other == b.end() ? at(id) : *other->second));
  }
  for (const auto &[id, content] : b)
    if (!a.count(id))
      set(id, join(at(id), *content));
}

CausePtr firstCause(const AbstractValue &value, const Heap &heap) {
  if (CausePtr cause = firstCause(value))
    return cause;
  llvm::SmallVector<ObjectId> objects;
  heap.reach(value, objects);
  for (ObjectId id : objects) {
    const HeapObject &object = heap.at(id);
    if (object.cause)
      return object.cause;
    if (CausePtr cause = firstCause(object.element))
      return cause;
    for (const AbstractValue &element : object.elements)
      if (CausePtr cause = firstCause(element))
        return cause;
  }
  return nullptr;
}

void Heap::summarize(const AbstractValue &value) {
  llvm::SmallVector<ObjectId> objects;
  reach(value, objects);
  for (ObjectId id : objects)
    if (!at(id).isSummary)
      writable(id).isSummary = true;
}

AbstractValue redirect(const AbstractValue &value, llvm::ArrayRef<std::pair<ObjectId, ObjectId>> pairs) {
  AbstractValue result = value;
  for (ObjectId &id : result.objects)
    for (auto [from, to] : pairs)
      if (id == from) {
        id = to;
        break;
      }
  llvm::sort(result.objects);
  result.objects.erase(llvm::unique(result.objects), result.objects.end());
  if (result.tuple) {
    std::vector<AbstractValue> elements;
    for (const AbstractValue &element : *result.tuple)
      elements.push_back(redirect(element, pairs));
    result.tuple = std::make_shared<const std::vector<AbstractValue>>(std::move(elements));
  }
  return result;
}

HeapObject redirect(HeapObject object, llvm::ArrayRef<std::pair<ObjectId, ObjectId>> pairs) {
  object.element = redirect(object.element, pairs);
  for (AbstractValue &element : object.elements)
    element = redirect(element, pairs);
  return object;
}

} // namespace reify
