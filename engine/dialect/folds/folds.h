// What ops fold to, by name. The dialect asks here for every op, whether it has a class or a row.
#pragma once
#include <llvm/ADT/StringRef.h>
#include <mlir/IR/OpDefinition.h>

namespace reify::torch {

/// `operands` has the constant of each operand, null where it is none; the results are appended.
using FoldRule = llvm::LogicalResult (*)(mlir::Operation *op, llvm::ArrayRef<mlir::Attribute> operands,
                                         llvm::SmallVectorImpl<mlir::OpFoldResult> &results);

/// The rule for an op ("torch.aten.add.int"); null if it has none.
FoldRule lookupFold(llvm::StringRef opName);

} // namespace reify::torch
