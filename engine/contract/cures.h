// What would make violations go away, in words: each has been followed on a small module and helped.
#pragma once
#include "engine/contract/contract.h"

#include <string>

namespace reify {

/// "'a', 'b' and 'c'"
std::string listed(const std::vector<std::string> &names);
/// For an op whose library function was found and did not tell what was asked. `operand`: that which
/// is not known and is the reason; -1 for none.
std::string cureOfRefinement(const Trace &trace, const Refinement &refinement, const std::string &op, int32_t operand);
/// For a result that no library function was asked about.
std::string cureOfUntold(const Trace &trace, const std::string &op, const TorchType &type);
/// For a mutable tensor that an op gives, `name` being that of a torch.operator or the op's own; and
/// for one of which torch-maximize-value-semantics said why it stays so.
std::string cureOfMutable(std::string_view name, bool isOperator);
std::string cureOfStuck(const Trace &trace, const Reason &reason);
/// For an op that backends do not take and that nothing decomposes. `entry`: as torch-mlir wants it there.
std::string listAsLegal(std::string_view entry);
/// For a value that an op gives, of a type that the contract does not know.
std::string cureOfType(const TorchType &type);

} // namespace reify
