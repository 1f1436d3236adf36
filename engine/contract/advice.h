// Advice on modules that are of a kind the lowering is not for: which pipeline they want, or which
// other program converts them. What merely follows from the kind is linked to the advice, and loses
// cures that cannot work before it was followed.
#pragma once
#include "engine/contract/contract.h"

namespace reify {

/// Adds advice to a report of the module at `moment`; the kind is that of the run's input. None where
/// the pipeline that the module wants is the one that ran. Linear in the number of ops.
void advise(const Trace &trace, Moment moment, ContractReport &report);
/// The trait that an op of this name gives its module, whatever its operands.
std::optional<ModuleTrait> traitOfOperator(std::string_view name);
/// Why an op of this trait (Onnx and what follows it) cannot stay, and what makes it go away.
std::string causeOf(ModuleTrait trait, const std::string &op);
std::string cureOf(ModuleTrait trait);

/// The pipeline for functions of TorchScript.
inline constexpr std::string_view kFunctionPipeline = "torch-function-to-torch-backend-pipeline";
/// Whether the run has a pass of this name.
bool hasRun(const Trace &trace, std::string_view pass);

} // namespace reify
