// Every state that a module was in, in one structure. Each op, value and block is kept once; what
// can change about it (operands, attributes, result types, being there at all) is kept with the
// span of moments in which it held. The IR at a moment is what is alive then, in order. Nothing is
// cloned.
//
// Immutable once built (by engine/record), so any thread may read it.
#pragma once
#include "engine/trace/ids.h"
#include "engine/trace/tables.h"

#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace reify {

/// How an op is written. Everything that has no form of its own prints in MLIR's generic form.
enum class OpForm : uint8_t {
  Generic,
  Module,
  Func,
  Return,
  Call,
  Flat,       // torch.NAME %a, %b : T, T -> R
  Functional, // torch.prim.ListConstruct %a : (T) -> R
  Constant,   // torch.constant.int 3
  Literal,    // torch.vtensor.literal(dense<...> : tensor<...>) : R
  Operator,
  If,
  IfYield,
  Loop,
  LoopCondition,
  ShapeCalculate,
  DtypeCalculate,
  Cast,         // torch.derefine %a : T to R
  CastArrow,    // torch.prim.unchecked_cast %a : T -> R  (same as Flat)
  CopyToTensor, // torch.copy.to_vtensor %a : R; only the result type is written
  Overwrite,
  TupleConstruct,
  SymbolicInt,
  BindSymbolicShape,
  Vararg,        // torch.aten.format(%a, %b) : T, T -> R
  RuntimeAssert, // torch.runtime.assert %b, "message"
};

/// What is known of an op for good. An op that moves gets a second record at its new place; the
/// first one stands for the op as a whole (its "identity") and carries its results and blocks.
struct OpRecord {
  StringId name; // "torch.aten.tanh"
  OpForm form = OpForm::Generic;
  bool isUnknown = false;      // of the torch dialect, but neither a class nor a schema knows it
  BlockId block;               // the block it stands in; none for the root
  OpId next;                   // program order within the block; dead ops keep their place
  PlaceId place;               // the user's source position
  OpId origin;                 // the op it was made from (inlined from, replaced), or none
  OpId identity;               // the op's first record; none means this one
  OpId movedTo;                // the record of its next place, or none
  uint32_t firstVersion = ~0u; // newest first, see OpVersion::previous
  uint32_t firstBlock = ~0u;   // its blocks, chained by BlockRecord::next
};

/// What an op looked like during [from, until).
struct OpVersion {
  OpId op;
  Moment from = 0, until = ~0u;
  uint32_t firstOperand = 0; // into History::operandPool
  uint32_t operandCount = 0;
  StringId properties; // inherent attributes in generic spelling: `value = 8 : i64`; none for none
  StringId attributes; // discardable ones, spelled alike
  uint32_t previous = ~0u;
};

struct BlockRecord {
  OpId parent;         // by identity
  uint32_t region = 0; // index among the parent's regions
  OpId first;
  uint32_t next = ~0u; // the parent's next block
  std::vector<ValueId> arguments;
  Moment from = 0, until = ~0u;
};

/// A value's type from `from` on, until the next change.
struct TypeChange {
  Moment from;
  TypeId type;
};

struct ValueRecord {
  StringId name;       // without '%': stable over the whole run and unique within its function
  OpId definer;        // by identity; none for block arguments
  BlockId block;       // of block arguments
  uint32_t number = 0; // result or argument number
  ValueId replacedBy;  // the value that its users took instead, or none
  std::vector<TypeChange> types;
};

class History {
public:
  std::vector<OpRecord> ops;
  std::vector<OpVersion> versions;
  std::vector<BlockRecord> blocks;
  std::vector<ValueRecord> values;
  std::vector<ValueId> operandPool;
  std::vector<std::vector<ValueId>> results;                     // by identity, see resultsOf
  std::unordered_map<uint32_t, std::vector<BlockId>> successors; // by version; of very few ops
  OpId root;
  Moment end = 0; // the last moment there is

  /// The version of `op` at `moment`, at whichever place it stands then; null if it is not there.
  /// Linear in the op's versions (1 or 2) and moves.
  const OpVersion *at(OpId op, Moment moment) const;
  /// The same for this one place only.
  const OpVersion *atPlace(OpId record, Moment moment) const;
  OpId identity(OpId op) const { return op.isNone() || ops[op.index].identity.isNone() ? op : ops[op.index].identity; }
  std::span<const ValueId> resultsOf(OpId op) const {
    op = identity(op);
    return op.index < results.size() ? std::span<const ValueId>(results[op.index]) : std::span<const ValueId>();
  }
  /// The op that `op`'s block belongs to at `moment`; none for the root and for ops not there.
  OpId parentOf(OpId op, Moment moment) const;
  /// The outermost op around `op` below the root: its function, as a rule. `op` itself if it is
  /// that, none for an op that is not there.
  OpId topLevelOf(OpId op, Moment moment) const;
  std::span<const ValueId> operands(const OpVersion &version) const {
    return {operandPool.data() + version.firstOperand, version.operandCount};
  }
  /// The type of `value` at `moment` (its first type for earlier moments).
  TypeId typeAt(ValueId value, Moment moment) const;
  /// Calls visit(op, version) for each op alive in `block`, in program order; `op` is the identity.
  template <class Visit> void forEachOp(BlockId block, Moment moment, Visit &&visit) const {
    for (OpId op = blocks[block.index].first; op; op = ops[op.index].next)
      if (const OpVersion *version = atPlace(op, moment))
        visit(identity(op), *version);
  }
  /// The blocks of `op` alive at `moment`, ordered by region, then position.
  std::vector<BlockId> blocksOf(OpId op, Moment moment) const;
  size_t bytes() const;
};

} // namespace reify
