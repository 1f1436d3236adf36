// The backend contract as data: which violations stand in a module's state, what each one's cause is,
// and what would cure it. Pure function of a trace at a moment; the passes, the window and the command
// line are readers of it.
#pragma once
#include "engine/contract/module_kind.h"
#include "engine/trace/trace.h"

#include <string>
#include <vector>

namespace reify {

/// The four things the contract asks for.
enum class Responsibility : uint8_t { ValueSemantics, Shape, Dtype, LegalOps };
std::string_view toString(Responsibility responsibility);

enum class ViolationKind : uint8_t {
  ModuleInitializer,
  UnimplementedOperator,
  NonValueTensor,
  UnknownRank,
  UnknownDtype,
  IllegalType,
  IllegalOp,
};

struct Violation {
  ViolationKind kind;
  Responsibility responsibility;
  OpId op;                    // where it is reported (the function for its arguments)
  ValueId value;              // the value at fault; none for op legality
  std::string message;        // as torch-mlir words it
  std::string note;           // torch-mlir's attached note, or ""
  std::string cause;          // this project's: what really is the reason, in one or two sentences
  std::string cure;           // what would make it go away
  Place place;                // in the user's model
  Place causePlace;           // where the cause sits (library or model), if known
  int32_t consequenceOf = -1; // index of the violation that this one follows from, -1 for a root cause
  int32_t advice = -1;        // index of the advice that makes it go away, -1 if it stands for itself
};

/// What kind of module the run began with, where that is why violations stand, and what the module
/// wants before anything else is worth a look.
struct Advice {
  ModuleTrait trait;
  std::string heading;   // "This module is the object graph of a TorchScript program: ..."
  std::string text;      // what it wants, in one or two sentences
  std::string pipeline;  // to be run here, "builtin.module(...)"; "" if nothing here does it
  std::string elsewhere; // the same for torch-mlir-opt and iree-opt; "" if they do not, either
  Place place;           // of the first op of the kind
  size_t violations = 0; // that follow from it
};

struct ContractReport {
  std::vector<Violation> violations; // root causes first, in program order; consequences after theirs
  std::vector<Advice> advice;        // in the order to be followed; see advice.h
  size_t firstOfReference = 0;       // index of the one that torch-mlir would report, and no other
  bool holds() const { return violations.empty(); }
};

struct ContractOptions {
  bool decompose = false;                   // also require that only legal ops remain
  std::vector<std::string> backendLegalOps; // names without "torch."
};

/// The contract at `moment` of the model's history, without advice. Linear in the number of ops.
ContractReport checkContract(const Trace &trace, Moment moment, const ContractOptions &options);
/// The same with advice, as the run was asked to check it.
ContractReport checkRun(const Trace &trace, Moment moment);

/// For each violation the one that its chain of consequences begins with; a root's is itself.
std::vector<size_t> rootsOf(const std::vector<Violation> &violations);

} // namespace reify
