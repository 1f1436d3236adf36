// Values as text: for people, and as keys.
#include "engine/dialect/scalars/dtype_promotion.h"
#include "engine/evaluate/heap.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringRef.h>

namespace reify {
namespace {

constexpr int kShownDepth = 6;
constexpr size_t kShownElements = 64;

std::string boundsText(const IntRange &range) {
  if (range.isUnbounded())
    return "";
  if (range.high == IntRange::kHighest)
    return " >= " + std::to_string(range.low);
  if (range.low == IntRange::kLowest)
    return " <= " + std::to_string(range.high);
  return " in [" + std::to_string(range.low) + ", " + std::to_string(range.high) + "]";
}

/// `isInside`: as an element of a list or tuple, where an unknown is a plain '?'.
struct Writer {
  const Heap *heap;
  std::string text;
  int depth = 0;

  void write(const AbstractValue &value, bool isInside);

private:
  template <class Range> void elements(const Range &values) {
    size_t count = 0;
    for (const AbstractValue &element : values) {
      if (count)
        text += ", ";
      if (count++ == kShownElements) {
        text += "…";
        break;
      }
      write(element, true);
    }
  }
  void object(const AbstractValue &value);
  void dict(const HeapObject &object);
  void tensor(const AbstractValue &value);
  void alternative(const AbstractValue &value, Kind kind, bool isInside);
};

void Writer::dict(const HeapObject &object) {
  text += '{';
  for (auto [i, element] : llvm::enumerate(object.elements)) {
    if (i)
      text += ", ";
    text += pythonRepr(object.keys[i]) + ": ";
    write(element, true);
  }
  text += '}';
}

void Writer::object(const AbstractValue &value) {
  std::optional<HeapObject> object = heap && depth < kShownDepth ? heap->read(value) : std::nullopt;
  if (!object) {
    text += value.has(Kind::Dict) ? "{…}" : "[…]";
    return;
  }
  ++depth;
  if (object->isDict && object->knowsLength) {
    dict(*object);
  } else if (object->knowsLength) {
    text += '[';
    elements(object->elements);
    text += ']';
  } else {
    text += depth > 1 ? "[…]" : "list of unknown length";
    if (depth == 1 && !object->element.isBottom()) {
      text += " of ";
      write(object->element, false);
    }
  }
  --depth;
}

void Writer::tensor(const AbstractValue &value) {
  text += "tensor";
  if (!value.tensor) {
    text += " (nothing known)";
    return;
  }
  text += ' ';
  if (value.tensor->sizes) {
    text += '[';
    llvm::interleave(
        *value.tensor->sizes, [&](const IntRange &size) { text += size.isKnown() ? std::to_string(size.low) : "?"; },
        [&] { text += ", "; });
    text += ']';
  } else {
    text += "of unknown rank";
  }
  text += value.tensor->dtype ? " " + dtypeName(*value.tensor->dtype) : " of unknown dtype";
}

void Writer::alternative(const AbstractValue &value, Kind kind, bool isInside) {
  auto unknown = [&](const char *what) { text += isInside ? "?" : std::string("unknown ") + what; };
  switch (kind) {
  case Kind::None:
    text += "None";
    break;
  case Kind::Bool:
    if (value.maybeTrue && value.maybeFalse)
      unknown("bool");
    else
      text += value.maybeTrue ? "True" : "False";
    break;
  case Kind::Int:
    if (value.integer.isKnown()) {
      text += std::to_string(value.integer.low);
      if (value.isDtype)
        text += " (" + dtypeName(value.integer.low) + ")";
    } else {
      unknown("int");
      if (!isInside)
        text += boundsText(value.integer);
    }
    break;
  case Kind::Float:
    if (value.knowsFloat)
      text += pythonRepr(value.floating);
    else
      unknown("float");
    break;
  case Kind::Str:
    if (value.knowsText)
      text += pythonRepr(*value.text);
    else
      unknown("str");
    break;
  case Kind::Device:
    if (value.knowsDevice)
      text += "device(" + pythonRepr(*value.device) + ")";
    else
      unknown("device");
    break;
  case Kind::List:
  case Kind::Dict:
    object(value);
    break;
  case Kind::Tuple:
    if (!value.tuple) {
      unknown("tuple");
      break;
    }
    text += '(';
    elements(*value.tuple);
    text += value.tuple->size() == 1 ? ",)" : ")";
    break;
  case Kind::Tensor:
    tensor(value);
    break;
  case Kind::Object:
    unknown("object");
    break;
  }
}

void Writer::write(const AbstractValue &value, bool isInside) {
  if (value.isBottom()) {
    text += "unset";
    return;
  }
  bool isNumber =
      value.kinds == (uint16_t(Kind::Int) | uint16_t(Kind::Float)) && !value.knowsFloat && value.integer.isUnbounded();
  if (isNumber) {
    text += isInside ? "?" : "unknown number";
    return;
  }
  bool isOptional = value.has(Kind::None) && !value.isOnly(Kind::None);
  if (isOptional)
    text += isInside ? "None or " : "maybe None or ";
  bool isFirst = true;
  for (unsigned bit = isOptional ? 1 : 0; bit <= 10; ++bit) {
    if (!value.has(Kind(1 << bit)))
      continue;
    if (!isFirst)
      text += " or ";
    isFirst = false;
    alternative(value, Kind(1 << bit), isInside);
  }
}

} // namespace

std::string show(const AbstractValue &value, const Heap *heap) {
  Writer writer{heap, {}, 0};
  writer.write(value, false);
  return std::move(writer.text);
}

// --- keys ---------------------------------------------------------------------------------------

namespace {

template <class Id> unsigned numberOf(llvm::SmallVectorImpl<Id> &known, Id id, bool &isNew) {
  auto *found = llvm::find(known, id);
  isNew = found == known.end();
  unsigned number = found - known.begin();
  if (isNew)
    known.push_back(id);
  return number;
}

} // namespace

void Canonical::add(const IntRange &range) {
  if (range.isKnown()) {
    text += std::to_string(range.low);
    return;
  }
  // The common case, a dynamic size, is short.
  if (range.low == 0 && range.high == IntRange::kHighest) {
    text += '?';
  } else {
    text += '[';
    text += std::to_string(range.low);
    text += ':';
    text += std::to_string(range.high);
    text += ']';
  }
  if (range.symbol != kNoSymbol)
    add(range.symbol);
}

void Canonical::add(SymbolId symbol) {
  bool isNew;
  text += '$';
  text += std::to_string(numberOf(symbols, symbol, isNew));
}

void Canonical::add(const TensorFacts &facts) {
  text += 'T';
  if (facts.sizes && tensors == TensorView::RankAndDtype) {
    text += std::to_string(facts.sizes->size());
  } else if (facts.sizes) {
    text += '(';
    for (const IntRange &size : *facts.sizes) {
      add(size);
      text += ',';
    }
    text += ')';
  }
  text += ':';
  if (facts.dtype && tensors != TensorView::Sizes)
    text += std::to_string(*facts.dtype);
}

static void addObject(Canonical &canonical, ObjectId id, const Heap &heap) {
  bool isNew;
  canonical.text += '#';
  canonical.text += std::to_string(numberOf(canonical.objects, id, isNew));
  if (!isNew)
    return;
  const HeapObject &object = heap.at(id);
  if (object.knowsLength) {
    canonical.text += '(';
    for (const Scalar &key : object.keys)
      canonical.text += pythonRepr(key) + ":";
    for (const AbstractValue &element : object.elements) {
      canonical.add(element, heap);
      canonical.text += ',';
    }
    canonical.text += ')';
  } else {
    canonical.text += '*';
    canonical.add(object.length);
    canonical.text += '(';
    canonical.add(object.element, heap);
    canonical.text += ')';
  }
}

void Canonical::add(const AbstractValue &value, const Heap &heap) {
  if (value.isOnly(Kind::Int)) {
    text += 'i';
    add(value.integer);
    return;
  }
  if (value.isOnly(Kind::Tensor)) {
    add(value.tensor ? *value.tensor : TensorFacts());
    return;
  }
  if (std::optional<Scalar> scalar = value.asScalar()) {
    text += pythonRepr(*scalar);
    return;
  }
  text += '{' + std::to_string(value.kinds);
  if (value.has(Kind::Bool))
    text += value.maybeTrue && value.maybeFalse ? 'b' : value.maybeTrue ? 't' : 'f';
  if (value.has(Kind::Int)) {
    text += 'i';
    add(value.integer);
  }
  if (value.has(Kind::Float))
    text += value.knowsFloat ? "F" + pythonRepr(value.floating) : "F?";
  if (value.has(Kind::Str))
    text += value.knowsText ? pythonRepr(*value.text) : "s?";
  if (value.has(Kind::Device))
    text += value.knowsDevice ? "d" + pythonRepr(*value.device) : "d?";
  for (ObjectId object : value.objects)
    addObject(*this, object, heap);
  if (value.has(Kind::Tuple)) {
    text += value.tuple ? "(" : "(?";
    if (value.tuple)
      for (const AbstractValue &element : *value.tuple) {
        add(element, heap);
        text += ',';
      }
    text += ')';
  }
  if (value.has(Kind::Tensor))
    add(value.tensor ? *value.tensor : TensorFacts());
  text += '}';
}

} // namespace reify
