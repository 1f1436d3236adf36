// The reified view of a refinement, for those who look: one op with its operands is copied into a
// scratch module, wrapped, and its library function inlined, simplified, and dropped there, with a
// recorder watching. A pure function of the refinement's key, so it is done once per key.
#pragma once
#include "engine/evaluate/refine.h"
#include "engine/record/recorder.h"

#include <unordered_map>

namespace reify {

class Derivations {
public:
  /// All derivations share `tables` with the model's recorder.
  Derivations(Library &library, Refiner &refiner, Tables &tables);

  /// Shows the inner steps of refining `op` (not yet retyped) under the model step `step`. `types` are
  /// the result types that the refinement gave.
  void show(Recorder &recorder, uint32_t step, mlir::Operation *op, FunctionKind kind, const LibraryEntry &entry,
            const RefineOutcome &outcome, mlir::TypeRange types);

private:
  std::shared_ptr<const Derivation> derive(mlir::Operation *op, const std::vector<mlir::Value> &inputs,
                                           FunctionKind kind, const LibraryEntry &entry, mlir::TypeRange types,
                                           std::shared_ptr<Spelling> spelling);
  Library &library_;
  Refiner &refiner_;
  Tables &tables_;
  std::unordered_map<std::string, uint32_t> byKey_; // index in the recorder
};

} // namespace reify
