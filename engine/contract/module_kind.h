// What kind of module a program begins with, as far as that decides how it gets to the backend
// contract: the object graph or the functions of a TorchScript program, ONNX operators, operators
// that take functions, writes in place to values. A module may be several of these, and one that
// was exported from PyTorch as usual is none. Pure function of a trace at a moment.
#pragma once
#include "engine/trace/trace.h"

#include <array>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace reify {

enum class ModuleTrait : uint8_t {
  ObjectGraph,     // torch.class_type, torch.nn_module and methods
  ScriptFunctions, // mutable tensors or None as arguments, tuples or None as results
  Onnx,            // torch.operator "onnx.Gemm"
  HigherOrder,     // torch.operator "torch.higher_order.cond"
  WriteToValue,    // torch.operator "torch.aten.erfinv_" on !torch.vtensor
};
inline constexpr size_t kModuleTraitCount = size_t(ModuleTrait::WriteToValue) + 1;
std::string_view toString(ModuleTrait trait); // "object-graph"

/// What shows that a module has a trait.
struct Evidence {
  size_t count = 0;               // classes, functions, ops
  Place place;                    // of the first, in program order
  std::vector<std::string> names; // the first distinct ones: of classes, functions, operators
};

struct ModuleKind {
  std::array<Evidence, kModuleTraitCount> evidence;
  size_t instances = 0; // torch.nn_module
  Evidence untypedOnnx; // operators of ONNX that give None: who imported them did not know their results
  const Evidence &of(ModuleTrait trait) const { return evidence[size_t(trait)]; }
  bool has(ModuleTrait trait) const { return of(trait).count != 0; }
};

/// Linear in the number of ops. Library functions in the module do not count.
ModuleKind kindOfModule(const Trace &trace, Moment moment);
/// The trait that this one op gives its module; none for most.
std::optional<ModuleTrait> traitOfOp(const Trace &trace, Moment moment, OpId op, const OpVersion &version);
/// Which arguments of functions have a torch.type_bound. Reads each function's attributes once.
class ArgumentBounds {
public:
  ArgumentBounds(const Trace &trace, Moment moment) : trace_(trace), moment_(moment) {}
  /// `argument` is one of `function`.
  bool isBound(OpId function, ValueId argument);

private:
  const Trace &trace_;
  Moment moment_;
  std::unordered_map<OpId, std::vector<bool>> bounds_; // by argument; the last ones may be missing
};

} // namespace reify
