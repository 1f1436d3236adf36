// All that the window shows at one moment of a run: computed from a trace and a cursor, off the UI
// thread, immutable afterwards. The headless tools print from the same functions.
#pragma once
#include "engine/contract/contract.h"
#include "engine/query/ir/listing.h"
#include "engine/query/lines.h"
#include "engine/trace/trace.h"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace reify {

struct StepRow { // one row of the step tree, ready to draw
  uint32_t flat = 0;
  uint32_t depth = 0;
  uint32_t descendants = 0;
  StepKind kind = StepKind::Run;
  bool changesNothing = false; // before == after: hidden by "only effective steps"
  std::string title, detail;
};
StepRow makeStepRow(const Trace &trace, uint32_t flat);

/// A value at the current step: one row of the Values panel.
struct ValueRow {
  ValueRef value;
  OpRef definer;
  std::string name;               // "%3"
  std::string type;               // full text
  std::string semantics;          // "value", "non-value", "" for non-tensors
  std::string rank, sizes, dtype; // "?" where unknown, "" where not applicable
  std::string constant;           // the value of int/float/bool/str/None constants and list literals, else ""
  bool changed = false;           // by the current step
  std::string previousType;       // if changed
};

/// One entry of a value's life.
struct TypeEvent {
  uint32_t step = 0; // flat number of the step that gave it this type
  std::string type;
  std::string by; // title of that step
};

struct FunctionOperand {
  std::string name, type, value;
};

struct FunctionLine {
  std::string text;
  uint32_t number = 0;  // in its file
  std::string values;   // what its results came to, up to the current step, e.g. "%3 = 2"
  bool canStop = false; // some statement begins here
};

/// The library function that the current step is about.
struct FunctionView {
  std::string name;   // "" if there is none
  std::string origin; // "built-in", or the user's file
  std::string file;
  uint32_t currentLine = 0; // file line, 0 for none
  bool overrides = false;
  std::vector<FunctionLine> lines;
  std::vector<FunctionOperand> operands;
  std::string emptyReason; // why there is nothing to show
};

/// The four artefacts of the op at the current step.
struct Artefacts {
  bool available = false;
  std::string title; // e.g. "%4 torch.my.quantize: shape"
  uint32_t inputStep = 0, reifiedStep = 0, simplifiedStep = 0, droppedStep = 0;
  Listing input, reified, simplified,
      dropped; // only the op (and its calculate op), not the whole module
};

struct SnapshotOptions {
  ListingOptions listing;
  ValueRef selectedValue;
  bool artefacts = false;  // whether the four panes are shown at all
  uint32_t line = kNoLine; // the stop to show in the refinement around the cursor
};

struct Snapshot {
  std::shared_ptr<const Trace> trace;
  uint32_t cursor = 0;
  StepRow step;
  std::vector<StepRow> path; // from the run to the current step
  std::string stage;         // input, reify, inline, simplify, refine, drop, verify
  uint32_t iteration = 0;
  OpRef currentOp;
  Listing before, after;   // marked against each other
  uint32_t line = kNoLine; // SnapshotOptions::line
  LineView lineView;       // at that stop; without one, at the stop that belongs to the step
  FunctionView function;
  std::vector<ValueRow> values;           // of the function that the current op stands in
  std::vector<TypeEvent> selectedHistory; // of SnapshotOptions::selectedValue
  ContractReport contract;                // at the current step
};

Snapshot makeSnapshot(std::shared_ptr<const Trace> trace, uint32_t cursor, const SnapshotOptions &options);
Artefacts makeArtefacts(const Trace &trace, uint32_t cursor, const ListingOptions &options);
std::vector<TypeEvent> typeHistory(const Trace &trace, uint32_t cursor, ValueRef value);

// Stepping. All give the step to go to; the same step where there is nowhere to go.
uint32_t stepInto(const Trace &trace, uint32_t flat); // next step, deepest level
uint32_t stepOver(const Trace &trace, uint32_t flat); // past this step's descendants
uint32_t stepOut(const Trace &trace,
                 uint32_t flat);                          // to the next step after the parent's descendants
uint32_t stepIntoBack(const Trace &trace, uint32_t flat); // the exact inverses, backwards
uint32_t stepOverBack(const Trace &trace, uint32_t flat);
uint32_t stepOutBack(const Trace &trace, uint32_t flat); // to the parent
uint32_t nextOp(const Trace &trace, uint32_t flat);      // next Refine step
uint32_t previousOp(const Trace &trace, uint32_t flat);

/// Flat numbers of steps whose title or detail holds `text` (case-insensitive), at most `limit`.
std::vector<uint32_t> findSteps(const Trace &trace, std::string_view text, size_t limit,
                                const std::atomic<bool> *cancel = nullptr);
/// Refine steps (and those that stand for them: Reify, Stuck) of the op with this name ("torch.aten.tanh",
/// "my.quantize") or SSA value ("%4").
std::vector<uint32_t> stepsOfOp(const Trace &trace, std::string_view nameOrValue);

} // namespace reify
