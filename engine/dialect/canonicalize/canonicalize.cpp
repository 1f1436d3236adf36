#include "engine/dialect/canonicalize/canonicalize.h"

#include "engine/dialect/canonicalize/canonicalize_rooms.h"

using namespace mlir;

namespace reify::torch {
namespace {

class RulePattern : public RewritePattern {
public:
  RulePattern(const RewriteRow &row, MLIRContext *context)
      : RewritePattern(row.op, PatternBenefit(1), context), rule_(row.rule) {
    setDebugName(row.title);
  }
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override { return rule_(op, rewriter); }

private:
  RewriteRule rule_;
};

} // namespace

void addRewrites(ArrayRef<RewriteRow> rows, RewritePatternSet &patterns) {
  for (const RewriteRow &row : rows)
    patterns.getNativePatterns().push_back(std::make_unique<RulePattern>(row, patterns.getContext()));
}

void populateCanonicalizations(RewritePatternSet &patterns) {
  for (ArrayRef<RewriteRow> rows : {castRewrites(), controlRewrites(), listRewrites(), scalarRewrites(),
                                    tensorRewrites(), nameRewrites(), numberRewrites(), windowRewrites()})
    addRewrites(rows, patterns);
}

} // namespace reify::torch
