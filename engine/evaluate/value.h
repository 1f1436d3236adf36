// The abstract values that the evaluator computes with. A value is a set of alternatives, one part
// a kind: what is known if it is an int, if it is a list, ... An optional<int> is {None, int}, a
// !torch.number {int, float}. Joining is done part by part, which makes the laws easy to see.
//
//      {None, int [0, max]}                 more alternatives, wider parts: less known
//        /            \
//     {None}     {int [2, 2]}   = None, 2   one alternative with a known part: a known value
//        \            /
//             {}                            no alternative: unreachable (bottom)
//
// Lists and dicts have identity: a value only refers to heap objects (heap.h), possibly several.
#pragma once
#include "engine/dialect/scalars/scalar_rules.h"
#include "engine/evaluate/cause.h"
#include "engine/evaluate/int_range.h"

#include <llvm/ADT/SmallVector.h>

#include <memory>
#include <vector>

namespace reify {

class Heap;
using ObjectId = uint32_t;

enum class Kind : uint16_t {
  None = 1 << 0,
  Bool = 1 << 1,
  Int = 1 << 2,
  Float = 1 << 3,
  Str = 1 << 4,
  Device = 1 << 5,
  List = 1 << 6,
  Tuple = 1 << 7,
  Dict = 1 << 8,
  Tensor = 1 << 9,
  Object = 1 << 10, // modules, generators, values of type any: nothing is known of them
};

/// What is known of a tensor: a point of the refinement lattice, with sizes that may have symbols.
struct TensorFacts {
  std::optional<std::vector<IntRange>> sizes; // absent: rank unknown
  std::optional<int64_t> dtype;               // ScalarType code
  bool operator==(const TensorFacts &) const = default;
};

struct AbstractValue {
  uint16_t kinds = 0;                 // set of Kind; the parts of other kinds have their default values
  uint8_t depth = 0;                  // of nested tuples; bounded, so that no recursion here is deep
  bool maybeTrue = false;             // Bool
  bool maybeFalse = false;            // Bool
  bool knowsFloat = false;            // Float
  bool knowsText = false;             // Str
  bool knowsDevice = false;           // Device
  bool isDtype = false;               // Int: a dtype's code, which is shown with its name; nothing else depends on it
  IntRange integer = IntRange::of(0); // Int
  double floating = 0;                // Float, if known
  std::shared_ptr<const std::string> text;                 // Str; if not known, a hint with '?' in it
  std::shared_ptr<const std::string> device;               // Device, if known
  llvm::SmallVector<ObjectId, 2> objects;                  // List, Dict: sorted; may refer to any
  std::shared_ptr<const std::vector<AbstractValue>> tuple; // Tuple; null: number of elements unknown
  std::shared_ptr<const TensorFacts> tensor;               // Tensor; null: nothing known
  CausePtr cause;                                          // where knowledge was first lost

  static AbstractValue bottom() { return {}; }
  static AbstractValue none();
  static AbstractValue boolean(bool value);
  static AbstractValue integerOf(int64_t value);
  static AbstractValue dtypeCode(int64_t code);
  static AbstractValue integerIn(IntRange range, CausePtr cause);
  static AbstractValue floatOf(double value);
  static AbstractValue stringOf(std::string value);
  static AbstractValue deviceOf(std::string value);
  static AbstractValue scalar(const Scalar &value);
  static AbstractValue tupleOf(std::vector<AbstractValue> elements);
  static AbstractValue listAt(ObjectId object);
  static AbstractValue dictAt(ObjectId object);
  static AbstractValue tensorOf(TensorFacts facts, CausePtr cause = nullptr);
  static AbstractValue unknownBool(CausePtr cause);
  static AbstractValue unknownInt(CausePtr cause);
  static AbstractValue unknownFloat(CausePtr cause);
  static AbstractValue unknownString(CausePtr cause, std::string hint = "?");
  static AbstractValue unknownDevice(CausePtr cause);
  static AbstractValue unknownTuple(CausePtr cause);
  static AbstractValue unknownObject(CausePtr cause);

  bool isBottom() const { return kinds == 0; }
  bool has(Kind kind) const { return kinds & uint16_t(kind); }
  bool isOnly(Kind kind) const { return kinds == uint16_t(kind); }
  /// The value without one of its alternatives.
  AbstractValue without(Kind kind) const;
  /// Only that alternative.
  AbstractValue only(Kind kind) const;

  /// The scalar if it is fully known, None included.
  std::optional<Scalar> asScalar() const;
  std::optional<bool> asBool() const;
  std::optional<int64_t> asInt() const;
  /// Known text of a Str alternative, nothing else possible.
  const std::string *asString() const;
  /// Everything about it is known. Of lists and dicts only which object it is, see Heap::isKnown.
  bool isKnownApartFromHeap() const;
};

/// Least upper bound. Causes do not take part in the order: a's is kept, else b's.
AbstractValue join(const AbstractValue &a, const AbstractValue &b);
/// `a` is at least as precise as `b`: everything that a may be, b may be.
bool leq(const AbstractValue &a, const AbstractValue &b);
/// As join, with bounds of integers widened.
AbstractValue widen(const AbstractValue &older, const AbstractValue &newer);
/// Equality of what is known; causes and text hints are left out.
bool sameKnowledge(const AbstractValue &a, const AbstractValue &b);
TensorFacts join(const TensorFacts &a, const TensorFacts &b);
/// The first cause found in the value: its own, or of an unknown part of a tuple.
CausePtr firstCause(const AbstractValue &value);
/// As above, then in the lists that it refers to.
CausePtr firstCause(const AbstractValue &value, const Heap &heap);

/// As the window and the traces show it: "[2, ?, 3]", "unknown int >= 0", "(2, 6)", "None",
/// "maybe None or 3", "'unsigned'", "True", "6 (float32)" for a dtype. `heap` may be null; lists are then "[...]".
std::string show(const AbstractValue &value, const Heap *heap);

/// What of a tensor counts for a key.
enum class TensorView : uint8_t { All, Sizes, RankAndDtype };

/// A short text that is equal for two values with the same content: symbols and objects are
/// numbered in order of appearance across all calls with the same `Canonical`.
struct Canonical {
  std::string text;
  TensorView tensors = TensorView::All;
  llvm::SmallVector<SymbolId, 8> symbols;
  llvm::SmallVector<ObjectId, 8> objects;
  void add(const AbstractValue &value, const Heap &heap);
  void add(const IntRange &range);
  void add(const TensorFacts &facts);
  /// "$0" for the first symbol of all, and so on.
  void add(SymbolId symbol);
};

} // namespace reify
