#include "engine/passes/refine/evaluation_log.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>

#include <algorithm>

namespace reify {

using namespace mlir;

// What is kept of one evaluation; a longer one is cut.
static constexpr size_t kMostOps = 20'000, kMostStops = 20'000, kMostLocals = 300'000;

void EvaluationLog::executed(Operation *op, unsigned callDepth, unsigned iteration, ArrayRef<AbstractValue> results,
                             const Heap &heap) {
  if (out_.evaluation.size() >= kMostOps)
    return;
  EvaluatedOp entry;
  entry.place = tables_.internPlace(placeOf(op->getLoc()));
  entry.function = frames_.empty() ? StringId() : frames_.back().source->function;
  std::string text;
  for (const AbstractValue &value : results)
    text += (text.empty() ? "" : ", ") + reify::show(value, &heap);
  entry.value = tables_.intern(text);
  entry.iteration = iteration;
  entry.callDepth = uint16_t(callDepth);
  entry.stops = uint32_t(lines_.stops.size());
  out_.evaluation.push_back(entry);
}

// --- scopes -------------------------------------------------------------------------------------

EvaluationLog::Source &EvaluationLog::sourceOf(Operation *op) {
  std::unique_ptr<Source> &known = sources_[op];
  if (!known) {
    auto function = cast<func::FuncOp>(op);
    known = std::make_unique<Source>();
    known->function = tables_.intern(std::string_view(function.getSymName()));
    known->file = placeOf(function.getLoc()).file;
    known->table = LineTable::read(function);
  }
  return *known;
}

void EvaluationLog::entered(const EvaluationScope &entered) {
  LineScope scope;
  scope.parent = scopes_.empty() ? LineScope::kNone : scopes_.back().index;
  switch (entered.kind) {
  case EvaluationScope::Kind::Call: {
    Source &source = sourceOf(entered.op);
    scope.caller = frames_.empty() ? LineScope::kNone : frames_.back().lastStop;
    scope.function = source.function;
    frames_.emplace_back(&source);
    break;
  }
  case EvaluationScope::Kind::Round:
    scope.kind = LineScopeKind::Round;
    scope.round = entered.number;
    scope.isOpen = entered.isOpen;
    break;
  case EvaluationScope::Kind::Branch:
    scope.kind = LineScopeKind::Branch;
    scope.holds = entered.number == 0;
    break;
  }
  if (scope.kind != LineScopeKind::Call)
    scope.place = tables_.internPlace(placeOf(entered.op->getLoc()));
  // Beyond what is kept, everything counts to the last scope.
  const bool isKept = lines_.scopes.empty() || !isFull();
  scopes_.push_back(
      {isKept ? uint32_t(lines_.scopes.size()) : scope.parent, scope.kind == LineScopeKind::Call, isKept});
  if (isKept)
    lines_.scopes.push_back(scope);
}

void EvaluationLog::left(const std::string *raised, ArrayRef<AbstractValue> results, const Heap &heap) {
  const OpenScope closed = scopes_.back();
  scopes_.pop_back();
  if (closed.isCall)
    frames_.pop_back();
  if (!closed.isKept)
    return;
  LineScope &scope = lines_.scopes[closed.index];
  if (raised) {
    scope.raised = tables_.intern(*raised);
    return;
  }
  const bool areDtypes = tables_.string(scope.function).starts_with(symbolPrefix(FunctionKind::Dtype));
  std::string text;
  for (AbstractValue value : results) {
    value.isDtype |= areDtypes && value.isOnly(Kind::Int);
    text += (text.empty() ? "" : ", ") + reify::show(value, &heap);
  }
  scope.result = tables_.intern(text);
}

// --- stops --------------------------------------------------------------------------------------

bool EvaluationLog::isFull() {
  const bool isFull =
      lines_.stops.size() >= kMostStops || lines_.locals.size() >= kMostLocals || lines_.scopes.size() >= kMostStops;
  lines_.isCut |= isFull;
  return isFull;
}

void EvaluationLog::addStop(const Place &place) {
  frames_.back().lastStop = uint32_t(lines_.stops.size());
  LineStop &stop = lines_.stops.emplace_back();
  stop.place = tables_.internPlace(place);
  stop.scope = scopes_.back().index;
  stop.firstLocal = uint32_t(lines_.locals.size());
  stop.depth = uint16_t(frames_.size() - 1);
}

StringId EvaluationLog::textOf(Value value, const FrameValues &values, const Heap &heap) {
  const AbstractValue now = values.valueOf(value);
  if (now.isBottom())
    return {};
  // What a list holds can change without the value.
  const bool hasContent = !now.objects.empty() || now.tuple;
  auto [known, isNew] = frames_.back().shown.try_emplace(value);
  if (isNew || hasContent || !sameKnowledge(known->second.value, now))
    known->second = {now, tables_.intern(reify::show(now, &heap))};
  return known->second.text;
}

void EvaluationLog::addLocal(StringId name, Value value, const FrameValues &values, const Heap &heap) {
  LineStop &stop = lines_.stops.back();
  const StringId text = textOf(value, values, heap);
  if (text.isNone() || stop.localCount == UINT16_MAX)
    return; // not assigned on the way here
  lines_.locals.push_back({name, text});
  ++stop.localCount;
}

void EvaluationLog::starting(Operation *op, const FrameValues &values, const Heap &heap) {
  Source &source = *frames_.back().source;
  if (!source.table.isEmpty()) {
    for (const LineMark &mark : source.table.before(op)) {
      if (mark.unless && values.valueOf(mark.unless).asBool() == true)
        continue;
      if (isFull())
        return;
      addStop({source.file, mark.line, mark.column});
      for (const auto &[name, value] : mark.locals)
        addLocal(nameOf(name), value, values, heap);
    }
    return;
  }
  if (op->hasTrait<OpTrait::ConstantLike>() || isFull())
    return;
  addStop(placeOf(op->getLoc()));
  addVisible(op, values, heap);
}

StringId EvaluationLog::nameOf(Value value, Source &source) {
  auto [known, isNew] = source.names.try_emplace(value);
  if (isNew) {
    std::string name = library_.nameOf(value).str();
    if (name.empty())
      name = std::to_string(source.unnamed++);
    known->second = tables_.intern("%" + name);
  }
  return known->second;
}

StringId EvaluationLog::nameOf(StringAttr local) {
  auto [known, isNew] = localNames_.try_emplace(local);
  if (isNew)
    known->second = tables_.intern(std::string_view(local.getValue()));
  return known->second;
}

void EvaluationLog::addVisible(Operation *op, const FrameValues &values, const Heap &heap) {
  Operation *parent = op->getParentOp();
  if (parent && !isa<func::FuncOp>(parent))
    addVisible(parent, values, heap);
  Source &source = *frames_.back().source;
  for (Value argument : op->getBlock()->getArguments())
    addLocal(nameOf(argument, source), argument, values, heap);
  for (Operation &before : *op->getBlock()) {
    if (&before == op)
      return;
    if (!before.hasTrait<OpTrait::ConstantLike>())
      for (Value result : before.getResults())
        addLocal(nameOf(result, source), result, values, heap);
  }
}

std::vector<uint32_t> stoppingLines(func::FuncOp function) {
  std::vector<uint32_t> lines = LineTable::read(function).lines();
  if (lines.empty())
    function.walk([&](Operation *op) {
      if (op != function && !op->hasTrait<OpTrait::ConstantLike>())
        lines.push_back(placeOf(op->getLoc()).line);
    });
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

} // namespace reify
