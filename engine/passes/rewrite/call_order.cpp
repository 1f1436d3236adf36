#include "engine/passes/rewrite/call_order.h"

#include <llvm/ADT/MapVector.h>

namespace reify {

using namespace mlir;

CallOrder::CallOrder(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>())
    functions_[function.getSymName()] = function;
  for (auto function : module.getOps<func::FuncOp>())
    visit(function);
}

bool CallOrder::canInline(func::CallOp call, func::FuncOp callee) const {
  return callee && !callee.isExternal() && callee.getBody().hasOneBlock() && !isCircular(callee) &&
         call.getOperandTypes() == callee.getArgumentTypes() && call.getResultTypes() == callee.getResultTypes();
}

CallOrder::Frame CallOrder::enter(func::FuncOp function) {
  marks_[function] = {nextIndex_, nextIndex_, true};
  ++nextIndex_;
  open_.push_back(function);
  Frame frame{function, {}};
  function.walk([&](func::CallOp call) {
    func::FuncOp callee = find(call.getCallee());
    if (callee)
      frame.callees.push_back(callee);
    if (callee == function)
      circular_.insert(function);
  });
  return frame;
}

void CallOrder::close(func::FuncOp function) {
  const Mark mark = marks_[function];
  if (mark.low != mark.index)
    return;
  for (func::FuncOp member;;) {
    member = open_.back();
    open_.pop_back();
    marks_[member].isOpen = false;
    if (member != function)
      circular_.insert_range(ArrayRef<Operation *>{member, function});
    order_.push_back(member);
    if (member == function)
      return;
  }
}

void CallOrder::visit(func::FuncOp root) {
  if (marks_.contains(root))
    return;
  std::vector<Frame> frames = {enter(root)};
  while (!frames.empty()) {
    Frame &frame = frames.back();
    if (frame.next == frame.callees.size()) {
      func::FuncOp done = frame.function;
      close(done);
      frames.pop_back();
      if (!frames.empty()) {
        Mark &parent = marks_[frames.back().function];
        parent.low = std::min(parent.low, marks_[done].low);
      }
      continue;
    }
    func::FuncOp callee = frame.callees[frame.next++];
    auto known = marks_.find(callee);
    if (known == marks_.end()) {
      frames.push_back(enter(callee));
    } else if (known->second.isOpen) {
      Mark &mark = marks_[frame.function];
      mark.low = std::min(mark.low, known->second.index);
    }
  }
}

namespace {

/// How much functions would be with all their calls inlined.
class Growth {
public:
  explicit Growth(const CallOrder &order) : order_(order) {
    for (func::FuncOp function : order.functions())
      measure(function);
  }
  bool check() const;

private:
  struct Size {
    uint64_t written = 0, inlined = 0;
    llvm::SmallMapVector<Operation *, unsigned, 4> callees; // how often each
    func::CallOp heaviest;                                  // the call that brings most
  };
  void measure(func::FuncOp function);
  uint64_t inlinedSize(func::CallOp call) const;
  void refuse(func::CallOp call, uint64_t limit) const;
  std::string way(func::FuncOp function) const;

  const CallOrder &order_;
  llvm::DenseMap<Operation *, Size> sizes_;
  uint64_t written_ = 0;
};

constexpr uint64_t kUncountable = uint64_t(1) << 60;

uint64_t Growth::inlinedSize(func::CallOp call) const {
  func::FuncOp callee = order_.find(call.getCallee());
  return order_.canInline(call, callee) ? sizes_.lookup(callee).inlined : 1;
}

void Growth::measure(func::FuncOp function) {
  Size size;
  uint64_t most = 0;
  function.walk([&](Operation *op) {
    ++size.written;
    auto call = dyn_cast<func::CallOp>(op);
    const uint64_t brought = call ? inlinedSize(call) : 1;
    size.inlined = std::min(size.inlined + brought, kUncountable);
    if (brought > most && call) {
      most = brought;
      size.heaviest = call;
    }
    if (brought > 1 && call)
      ++size.callees[order_.find(call.getCallee())];
  });
  written_ += size.written;
  sizes_[function] = std::move(size);
}

/// "@f calls @g 2 times, which calls ...", following what brings most.
std::string Growth::way(func::FuncOp function) const {
  constexpr unsigned kMostLevels = 4;
  std::string text = "@" + function.getSymName().str();
  for (unsigned level = 0;; ++level) {
    Size size = sizes_.lookup(function);
    if (!size.heaviest)
      return text;
    if (level == kMostLevels)
      return text + ", and so on";
    func::FuncOp callee = order_.find(size.heaviest.getCallee());
    const unsigned times = size.callees.lookup(callee);
    text += (level ? ", which calls @" : " calls @") + callee.getSymName().str() +
            (times > 1 ? " " + std::to_string(times) + " times" : "");
    function = callee;
  }
}

void Growth::refuse(func::CallOp call, uint64_t limit) const {
  func::FuncOp callee = order_.find(call.getCallee());
  const uint64_t size = inlinedSize(call);
  InFlightDiagnostic error = call.emitError("inlining was not begun: the call of @")
                             << callee.getSymName() << " would bring "
                             << (size == kUncountable ? "more than 2^60" : std::to_string(size)) << " ops, of "
                             << written_ << " in the module, where " << limit << " are allowed";
  error.attachNote(callee.getLoc()) << way(callee);
}

/// Large functions are one thing, functions that multiply another.
bool Growth::check() const {
  const uint64_t limit = 200'000 + 8 * written_;
  for (func::FuncOp function : order_.functions()) {
    const Size &size = sizes_.find(function)->second;
    if (size.heaviest && inlinedSize(size.heaviest) > limit) {
      refuse(size.heaviest, limit);
      return false;
    }
  }
  return true;
}

} // namespace

bool checkGrowth(const CallOrder &order) { return Growth(order).check(); }

} // namespace reify
