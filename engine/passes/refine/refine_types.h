// Gives op results the types that a refinement found, keeping the IR valid: users that insist on the
// old type get a cast back to it.
#pragma once
#include <mlir/IR/PatternMatch.h>

#include <optional>
#include <string>

namespace reify {

class Recorder;

/// What a yielded list of sizes is known to be; nothing if its length is not known. Unknown sizes are
/// torch::kUnknownSize. Joins the two branches of an If that could not be decided.
std::optional<llvm::SmallVector<int64_t>> sizesOf(mlir::Value list);

enum class TypeUpdate : uint8_t { Unchanged, Changed, Contradiction };

/// The type of `old` when these facts are added; `old` itself for types that take no facts. Null if
/// they contradict it.
mlir::Type withShape(mlir::Type old, llvm::ArrayRef<int64_t> sizes);
/// `dtype` is a dtype code that has a type. Numbers become int or float.
mlir::Type withDtype(mlir::Type old, int64_t dtypeCode);

/// Whether a RaiseException stands in the block itself: nothing that it yields is ever seen.
bool alwaysRaises(mlir::Block &block);

/// For a value that was `old` and has been retyped: users that do not allow refined types get `old`,
/// through a cast placed after the value.
void castBackForStrictUsers(mlir::RewriterBase &rewriter, mlir::Value value, mlir::Type old);
/// Retypes `result` to `type`. Users that do not allow refined types keep the old one through a
/// torch.tensor_static_info_cast or torch.derefine placed after the defining op.
void retypeResult(mlir::RewriterBase &rewriter, mlir::OpResult result, mlir::Type type);

/// Applies what the calculation region of `calculate` yields to its results, and to the op inside.
/// Contradictions and sizes below zero are appended to `problems`, as sentences.
TypeUpdate refineCalculation(mlir::RewriterBase &rewriter, mlir::Operation *calculate,
                             llvm::SmallVectorImpl<std::string> &problems);
/// Sets the results of `calculate` and of the op in its body to `types`; a number that its body makes in a
/// way that says less stays as it is.
void retypeCalculation(mlir::RewriterBase &rewriter, mlir::Operation *calculate, mlir::TypeRange types);

/// Replaces `calculate` by what its body holds.
void dropCalculation(mlir::RewriterBase &rewriter, mlir::Operation *calculate);
/// All calculations in `root`, each as a step of `recorder`, which may be null.
void dropCalculations(mlir::RewriterBase &rewriter, mlir::Operation *root, Recorder *recorder);

} // namespace reify
