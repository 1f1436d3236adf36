// A recorded run: the history of the model's module, the tree of steps over it, and, for each
// distinct refinement, the inner steps of working it out. Plain data; nothing in here knows MLIR.
//
// A refinement is a pure function of (library function, abstract operands), so its inner steps are
// recorded once per distinct key, on a scratch module, and shared by all ops with that key: a
// Derivation. A Refine step binds the scratch values of its derivation to values of the model.
#pragma once
#include "engine/trace/forgotten_types.h"
#include "engine/trace/history.h"
#include "engine/trace/line_trace.h"
#include "engine/trace/step.h"
#include "engine/trace/tables.h"

#include <memory>
#include <string>
#include <vector>

namespace reify {

/// What the evaluator saw on one line of a library function: the value that an op came to.
struct EvaluatedOp {
  PlaceId place; // in the library's source
  StringId function;
  StringId name;          // SSA name in the function, without '%'
  StringId value;         // e.g. "[2, ?, 3]", "True", "unknown int >= 0"
  uint32_t iteration = 0; // of the innermost loop, from 0
  uint16_t callDepth = 0;
  uint32_t stops = 0; // how many stops of the LineTrace were passed before
};

struct Derivation {
  StringId function;                   // "__torch_mlir_shape_fn.my.quantize"
  History history;                     // of the scratch module: library functions and one function around the op
  std::vector<Step> steps;             // depth 0 = direct children of the Refine step
  OpId calculate;                      // the shape/dtype.calculate op in the scratch history
  OpId op;                             // the refined op inside it
  std::vector<OpId> prelude;           // scratch ops that only stand for the model's own operands; not shown
  std::vector<ValueId> inputs;         // scratch values that stand for model values, in binding order
  Moment retypedAt = ~0u;              // from here on the new result types are in force
  std::vector<EvaluatedOp> evaluation; // in order of execution
  LineTrace lines;
};

/// Where a Refine step stands in the model.
struct Binding {
  std::vector<ValueId> inputs; // model values for Derivation::inputs, same order
};

/// How a refinement of one op came out; the contract report finds its causes here.
struct Refinement {
  OpId op;
  bool isDtype = false;    // else shape
  bool isComplete = false; // everything asked for is known
  StringId function;       // the library function looked up, found or not
  bool functionFound = false;
  StringId reason; // why something stayed unknown, e.g. "operand #2 'mode' is not a constant"; ""
                   // if complete
  ReasonKind reasonKind = ReasonKind::None; // the same as data
  PlaceId reasonPlace;                      // in the library's or the model's source
  int32_t reasonOperand = -1; // operand whose missing knowledge is the cause; -1 if the cause is the op's own
  uint32_t step = 0;          // model step index
};

/// A function of a library, as source.
struct LibraryFunction {
  StringId name;
  PlaceId place; // of its definition
  bool isBuiltin = false;
  bool overrides = false;          // a user's function in place of a built-in one
  std::string text;                // its own lines as written, first line = place.line
  std::vector<uint32_t> codeLines; // of its file: where a run can stop, sorted
};

class Trace {
public:
  Tables tables;
  History model;
  std::vector<Step> steps; // [0] is the run; before/after are moments of `model`
  std::vector<std::shared_ptr<const Derivation>> derivations;
  std::vector<Binding> bindings;   // by index into `steps` via bindingOf
  std::vector<uint32_t> bindingOf; // step -> index into bindings, ~0u for none
  std::vector<Refinement> refinements;
  ForgottenTypes forgotten;
  std::vector<LibraryFunction> functions;
  std::vector<std::string> backendLegalOps;
  bool decompose = false; // whether ops that have decompositions count as illegal
  std::string modelFile;
  std::string modelText;

  // Flat numbering: all steps, model steps and inner ones, in pre-order. Step 0 is the run.
  /// Must be called once after the vectors above are filled.
  void index();
  uint32_t stepCount() const;

  /// A step by flat number. `inner` is null for a step of the model itself.
  struct StepRef {
    uint32_t flat = 0;
    uint32_t outer = 0;                // index into `steps`
    const Step *step = nullptr;        // the step itself (outer or inner)
    const Derivation *inner = nullptr; // the derivation it belongs to
    uint32_t depth = 0;                // in the whole tree
    uint32_t descendants = 0;          // flat steps below it
  };
  StepRef at(uint32_t flat) const;       // O(log steps)
  uint32_t flatOf(uint32_t outer) const; // flat number of a model step
  uint32_t parent(uint32_t flat) const;  // of the run: 0

  /// The binding of a model step's derivation; null for none.
  const Binding *binding(uint32_t outer) const;
  /// The moment of the model that belongs to a flat step: the step's own for a model step, the Refine
  /// step's `before` or `after` for an inner one. The run itself stands for its beginning, the input.
  Moment modelMoment(uint32_t flat, bool after) const;

private:
  std::vector<uint32_t> firstFlat_; // of model steps; one more entry = all steps
  std::vector<uint32_t> parent_;    // of model steps
};

} // namespace reify
