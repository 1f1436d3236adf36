// A pass is one row: its name, its help, its stage, whether it announces what it does, its maker. The table is in
// pipelines/pass_table.cpp; a pass is made with its row and has its names from there.
#pragma once
#include "engine/trace/reason.h"

#include <mlir/Pass/Pass.h>

#include <memory>

namespace reify {

struct PassRow {
  llvm::StringLiteral name, help;
  Stage stage;
  /// Whether a recorder hears of all that the pass changes. What a pass on functions changes unsaid is found by
  /// comparing the whole module after each function.
  bool announces;
  std::unique_ptr<mlir::Pass> (*make)(const PassRow &row);
};

/// What a pass has from its row. Rows live as long as the program.
template <class Derived, class Anchor> class RowPass : public mlir::PassWrapper<Derived, mlir::OperationPass<Anchor>> {
public:
  explicit RowPass(const PassRow &row) : row_(&row) {}
  RowPass(const RowPass &other) = default;
  llvm::StringRef getArgument() const override { return row_->name; }
  llvm::StringRef getName() const override { return row_->name; }
  llvm::StringRef getDescription() const override { return row_->help; }

private:
  const PassRow *row_;
};

} // namespace reify
