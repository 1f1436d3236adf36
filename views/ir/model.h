// The IR before and after the current step as rows: side by side, or unified, with folded regions
// left out.
#pragma once
#include "views/scene/shown.h"
#include "views/widgets/ir_text.h"

#include <memory>
#include <set>
#include <vector>

namespace reify {

/// A folded op, by identity.
using FoldKey = uint64_t;
inline FoldKey foldKey(OpRef op) { return uint64_t(op.inner) << 32 | op.op.index; }

struct IrModel {
  std::vector<IrRow> left;  // before; empty when unified
  std::vector<IrRow> right; // after, or unified
  uint32_t leftColumns = 0, rightColumns = 0;
  uint32_t changedLines = 0;

  int rowOf(OpRef op) const; // on either side; -1 if it is not shown
};

IrModel makeIrModel(const PreparedSnapshot &prepared, bool sideBySide, const std::set<FoldKey> &folded);

/// For each line, whether a folded op above hides it.
std::vector<bool> hiddenLines(const Listing &listing, const std::set<FoldKey> &folded);

} // namespace reify
