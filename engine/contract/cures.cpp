#include "engine/contract/cures.h"

#include "engine/source/op_names.h"

#include <algorithm>
#include <array>

namespace reify {

/// A user can correct functions of their own, and can override those that are built in.
static bool isBuiltin(const Trace &trace, StringId function) {
  const auto found = std::ranges::find(trace.functions, function, &LibraryFunction::name);
  return found != trace.functions.end() && found->isBuiltin;
}

std::string listed(const std::vector<std::string> &names) {
  std::string list;
  for (size_t i = 0; i < names.size(); ++i)
    list += (i == 0 ? "'" : i + 1 < names.size() ? ", '" : " and '") + names[i] + "'";
  return list;
}

std::string cureOfRefinement(const Trace &trace, const Refinement &refinement, const std::string &op, int32_t operand) {
  const std::string function(trace.tables.string(refinement.function));
  const bool isOwn = !isBuiltin(trace, refinement.function);
  if (refinement.reasonKind == ReasonKind::Raises)
    return "pass operands that '" + function + "' accepts" + (isOwn ? ", or correct the function" : "");
  if (operand >= 0)
    return "make operand #" + std::to_string(operand) + " of '" + op + "' known" +
           (isOwn ? ", or let '" + function + "' do without it" : "");
  if (op == "torch.prim.ListUnpack" || op == "torch.aten.__getitem__.t")
    return "use ops that give one tensor each in place of the one that gives the list";
  if (refinement.reasonKind == ReasonKind::SignatureDiffers)
    return isOwn ? "give '" + function + "' the signature that its error asks for"
                 : "give the op the operands and results of its schema";
  const std::string corrected = refinement.reasonPlace ? "' at the place that is named" : "'";
  return (isOwn ? "correct '" : "write in an op library of your own a '") + function +
         (isOwn ? corrected : "' that tells it");
}

std::string cureOfUntold(const Trace &trace, const std::string &op, const TorchType &type) {
  if (op == "func.call")
    return "make the called function private; it is inlined then";
  if (type.kind == TorchType::Kind::Number) {
    const size_t prefix = op.starts_with("torch.") ? 6 : 0;
    return "add '__torch_mlir_dtype_fn." + op.substr(prefix) + "', which tells int from float, to an op library";
  }
  if (!type.isTensor())
    return cureOfType(type);
  const std::string annotated = "give the result a type that states it, e.g. !torch.vtensor<[2,?],f32>";
  return trace.refinements.empty()
             ? "run torch-lower-to-backend-contract, which refines shapes and dtypes; or " + annotated
             : annotated;
}

/// Whether an op is a user's, by the name that its torch.operator has.
static bool isCustomName(std::string_view name) {
  const std::string_view key = keyOfName(name);
  return std::ranges::none_of(std::array<std::string_view, 4>{"aten.", "prim.", "prims.", "func."},
                              [&](std::string_view known) { return key.starts_with(known); });
}

static std::string addMarker(std::string_view name) {
  return "add '" + functionSymbol(FunctionKind::HasValueSemantics, name) +
         "' to an op library if the op changes no operand";
}

std::string cureOfMutable(std::string_view name, bool isOperator) {
  return isOperator && isCustomName(name) ? addMarker(name) : "avoid the in-place change, or copy the tensor first";
}

std::string cureOfStuck(const Trace &trace, const Reason &reason) {
  if (reason.kind == ReasonKind::PutIntoAggregate)
    return "hand the tensors over one by one, or return them as a tuple";
  if (reason.kind == ReasonKind::MayBeChanged)
    if (const std::string_view name = trace.tables.string(reason.op); isCustomName(name))
      return addMarker(name);
  return "do not change the tensor in place, or copy it first";
}

std::string listAsLegal(std::string_view entry) {
  const std::string option = "backend-legal-ops=" + std::string(entry);
  return "pass " + option + " to the lowering (reify --" + option + ") if the backend takes it";
}

std::string cureOfType(const TorchType &type) {
  switch (type.kind) {
  case TorchType::Kind::Dict:
    return "keep what is in it in variables or lists; a dictionary stays even when nobody uses it";
  case TorchType::Kind::Number:
    return "make its kind known, e.g. by a dtype function that tells int from float";
  default:
    return "use an op that gives a type of the contract: a tensor, int, float, bool, str or None, "
           "or "
           "lists, optionals and tuples of these";
  }
}

} // namespace reify
