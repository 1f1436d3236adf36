#include "engine/check/coverage.h"

#include "engine/dialect/ops/torch_ops.h"
#include "engine/library/library.h"

#include <set>

namespace reify::check {

using namespace mlir;

/// Constants are made at the top of a function wherever their text stands, so they say nothing.
static bool tellsOfItsLine(Operation *op) {
  return !op->hasTrait<OpTrait::ConstantLike>() && !op->hasTrait<OpTrait::IsTerminator>() &&
         !op->getName().getStringRef().starts_with("torch.constant.");
}

void Coverage::executed(Operation *op, unsigned callDepth, unsigned, llvm::ArrayRef<AbstractValue>, const Heap &) {
  executed_.insert(op);
  if (callDepth == 0 && tellsOfItsLine(op))
    last_ = op;
}

Place Coverage::lastPlace() const { return last_ ? reify::placeOf(last_->getLoc()) : Place{}; }

void Coverage::raisedAt(const Place &place) {
  if (place.isKnown() && std::find(raises_.begin(), raises_.end(), place) == raises_.end())
    raises_.push_back(place);
}

void Coverage::addTo(Reached &reached, ModuleOp module) const {
  module.walk([&](func::FuncOp function) {
    std::vector<bool> &ops = reached[function.getSymName().str()];
    size_t index = 0;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      bool isReached = executed_.contains(op);
      if (!isReached && op->getNumResults() == 0 && !raises_.empty())
        isReached = llvm::is_contained(raises_, reify::placeOf(op->getLoc())) &&
                    op->getName().getStringRef() == "torch.prim.RaiseException";
      if (index == ops.size())
        ops.push_back(false);
      ops[index] = ops[index] || isReached;
      ++index;
    });
  });
}

void readCoverage(func::FuncOp function, const std::vector<bool> &reached, FunctionResult &result) {
  std::string file = reify::placeOf(function.getLoc()).file;
  std::map<uint32_t, bool> lines;
  llvm::DenseSet<Operation *> ops;
  size_t index = 0;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    bool isReached = index < reached.size() && reached[index];
    ++index;
    if (isReached)
      for (Operation *around = op; around != function && ops.insert(around).second; around = around->getParentOp())
        ;
    Place place = reify::placeOf(op->getLoc());
    if (op != function && tellsOfItsLine(op) && place.file == file && place.line != 0)
      lines.try_emplace(place.line, false);
  });
  for (Operation *op : ops)
    if (tellsOfItsLine(op))
      if (auto known = lines.find(reify::placeOf(op->getLoc()).line); known != lines.end())
        known->second = true;
  result.lines = unsigned(lines.size());
  for (auto [line, isReached] : lines)
    (isReached ? result.reachedLines : result.missedLines).push_back(line);
  std::set<std::tuple<uint32_t, uint32_t, bool>> missed, taken;
  function.walk([&](torch::PrimIfOp op) {
    if (!ops.contains(op))
      return; // its line is missed as a whole
    for (unsigned branch : {0u, 1u}) {
      Region &region = op->getRegion(branch);
      bool isTaken = llvm::any_of(region.getOps(), [&](Operation &inner) { return ops.contains(&inner); });
      Place place = reify::placeOf(op->getLoc());
      (isTaken ? taken : missed).insert({place.line, place.column, branch == 0});
    }
  });
  for (auto [line, column, whenTrue] : missed)
    if (!taken.contains({line, column, whenTrue})) // a loop that was written out has its If several times
      result.missedBranches.push_back({{file, line, column}, whenTrue});
}

} // namespace reify::check
