#include "app/application/playback/playback.h"

#include "app/application/inputs.h"
#include "app/application/playback/breakpoints.h"

#include <algorithm>
#include <utility>

namespace reify {

static constexpr size_t kSearchLimit = 20000;

Playback::Playback(const Look &look, Settings &settings, Front &front, Log &log, const std::string &narrationFile,
                   void (*wake)())
    : look_(look), settings_(settings), front_(front), narration_(narrationFile, log),
      snapshots_([](const SnapshotQuestion &q, const std::atomic<bool> &) { return answer(q); }, wake),
      searches_([](const SearchQuestion &q, const std::atomic<bool> &cancel) { return answer(q, cancel); }, wake) {}

void Playback::takeCommands(CommandHandlers &handlers) {
  handlers.add<MoveCursor, GoToStep, MoveLine, GoToLine, RunToBreakpoint, NextDisagreement, GoToDisagreement,
               ToggleBreakpoint, EnableBreakpoint, SelectOp, SelectValue, SelectViolation, SelectLine, ClearSelection,
               OpenCalculation, SearchSteps, ToggleOption>(*this);
}

Playback::SnapshotAnswer Playback::answer(const SnapshotQuestion &question) {
  SnapshotAnswer answer;
  answer.prepared = prepareSnapshot(question.trace, question.index, question.cursor, question.options);
  if (!question.index)
    answer.sources = readSources(*question.trace, *answer.prepared->index);
  return answer;
}

StepSearch Playback::answer(const SearchQuestion &question, const std::atomic<bool> &cancel) {
  return {question.text, findSteps(*question.trace, question.text, kSearchLimit, &cancel), false};
}

bool Playback::isSettled() const {
  return !snapshots_.isBusy() && !searches_.isBusy() &&
         (!trace_ ||
          (shown_.prepared && shown_.prepared->snapshot.trace == trace_ &&
           shown_.prepared->snapshot.cursor == shown_.cursor && shown_.prepared->snapshot.line == line_.line));
}

bool Playback::update() {
  bool isNew = false;
  if (std::optional<SnapshotAnswer> answer = snapshots_.take()) {
    takeSnapshot(std::move(*answer));
    isNew = true;
  }
  if (std::optional<StepSearch> search = searches_.take()) {
    search_ = std::move(*search);
    isNew = true;
  }
  return isNew;
}

void Playback::show(std::shared_ptr<const Trace> trace, const std::string &function) {
  const bool isSameModel = trace_ && trace_->modelFile == trace->modelFile;
  trace_ = std::move(trace);
  index_.reset();
  stops_ = std::make_unique<StopIndex>(trace_);
  line_ = {};
  followText(settings_.breakpoints);
  showBreakpoints();
  shown_.openCalculation = {};
  // What is drawn until the snapshot is there is the old run: the cursor must be of both.
  nextCursor_.reset();
  shown_.cursor = isSameModel ? std::min(shown_.cursor, trace_->stepCount() - 1) : 0;
  if (!function.empty())
    shown_.selection = {};
  for (uint32_t i = 0; !function.empty() && i < trace_->steps.size() && !nextCursor_; ++i) {
    const Step &step = trace_->steps[i];
    if (step.function && trace_->tables.string(step.function) == function)
      nextCursor_ = trace_->flatOf(i);
  }
  askSnapshot();
  if (!search_.text.empty())
    execute(SearchSteps{search_.text});
}

void Playback::restart(uint32_t flat) {
  shown_.selection = {};
  moveTo(flat);
}

void Playback::askSnapshot() {
  if (!trace_)
    return;
  SnapshotQuestion question{trace_, index_, nextCursor_.value_or(shown_.cursor), {}};
  question.options.listing.showLibrary = look_.options[Option::ShowLibrary];
  question.options.listing.foldCalculations = look_.options[Option::FoldCalculations];
  question.options.listing.openCalculation = shown_.openCalculation;
  question.options.selectedValue = shown_.selection.value;
  question.options.artefacts = true;
  question.options.line = line_.line;
  snapshots_.ask(std::move(question));
}

void Playback::takeSnapshot(SnapshotAnswer answer) {
  const Snapshot &next = answer.prepared->snapshot;
  if (next.trace != trace_)
    return;
  if (shown_.prepared) {
    const Selection carried = carrySelection(shown_.selection, shown_.prepared->snapshot, next);
    const bool asksAgain = carried.value != shown_.selection.value && carried.value.value;
    shown_.selection = carried;
    if (asksAgain)
      askSnapshot();
  }
  index_ = answer.prepared->index;
  if (std::exchange(nextCursor_, std::nullopt))
    shown_.cursor = next.cursor;
  if (answer.sources)
    sources_ = std::move(*answer.sources);
  shown_.prepared = std::move(answer.prepared);
  narration_.tell(shown_.prepared->snapshot);
}

void Playback::moveTo(uint32_t flat) {
  if (!trace_)
    return;
  flat = std::min(flat, trace_->stepCount() - 1);
  const bool isShown = shown_.prepared && shown_.prepared->snapshot.trace == trace_;
  (isShown ? shown_.cursor : nextCursor_.emplace()) = flat;
  line_.line = kNoLine;
  line_.message.clear();
  askSnapshot();
}

void Playback::select(const Selection &selection) {
  const bool isOtherValue = selection.value != shown_.selection.value;
  shown_.selection = selection;
  if (isOtherValue)
    askSnapshot(); // for the value's history
}

std::string Playback::selectByName(const std::string &name) {
  const std::string bare = name.starts_with('%') ? name.substr(1) : name;
  if (!trace_)
    return "no program is open";
  // Names are unique in a function; of several functions the first one's.
  const std::vector<ValueRecord> &values = trace_->model.values;
  const auto found =
      std::ranges::find_if(values, [&](const ValueRecord &value) { return trace_->tables.string(value.name) == bare; });
  if (found == values.end())
    return "there is no value %" + bare;
  execute(SelectValue{{ValueId(uint32_t(found - values.begin())), false}});
  return "";
}

static uint32_t target(const Trace &trace, uint32_t from, Move move) {
  switch (move) {
  case Move::Into:
    return stepInto(trace, from);
  case Move::Over:
    return stepOver(trace, from);
  case Move::Out:
    return stepOut(trace, from);
  case Move::IntoBack:
    return stepIntoBack(trace, from);
  case Move::OverBack:
    return stepOverBack(trace, from);
  case Move::OutBack:
    return stepOutBack(trace, from);
  case Move::NextOp:
    return nextOp(trace, from);
  case Move::PreviousOp:
    return previousOp(trace, from);
  case Move::First:
    return 0;
  case Move::Last:
    return trace.stepCount() - 1;
  }
  return from;
}

void Playback::execute(const MoveCursor &command) {
  if (trace_)
    moveTo(target(*trace_, shown_.cursor, command.move));
}

void Playback::execute(const GoToStep &command) { moveTo(command.flat); }

void Playback::execute(const SelectOp &command) {
  if (shown_.prepared)
    select(selectOp(shown_.prepared->snapshot, command.op));
}

void Playback::execute(const SelectValue &command) {
  if (shown_.prepared)
    select(selectValue(shown_.prepared->snapshot, command.value));
}

void Playback::execute(const SelectViolation &command) {
  if (shown_.prepared)
    select(selectViolation(shown_.prepared->snapshot, command.index));
}

void Playback::execute(const SelectLine &command) {
  if (!shown_.prepared)
    return;
  Place place{command.file, command.line, 1};
  select(selectLine(shown_.prepared->snapshot, *shown_.prepared->index, place));
}

void Playback::execute(const ClearSelection &) { select({}); }

void Playback::execute(const OpenCalculation &command) {
  shown_.openCalculation = command.op;
  askSnapshot();
}

void Playback::execute(const SearchSteps &command) {
  search_ = {command.text, {}, trace_ && !command.text.empty()};
  if (search_.isRunning)
    searches_.ask({trace_, command.text});
}

void Playback::execute(const ToggleOption &command) {
  if (command.option == Option::ShowLibrary || command.option == Option::FoldCalculations)
    askSnapshot();
}

} // namespace reify
