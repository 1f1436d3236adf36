// What a decomposition function makes of one op: the function's body on the op's operands, with
// everything decided that can be, as straight code whose ops have their types. Worked out on a
// scratch module, once for all ops in the same situation; the model gets copies.
#pragma once
#include "engine/evaluate/refine.h"
#include "engine/passes/rewrite/scratch_module.h"
#include "engine/record/recorder.h"

#include <llvm/ADT/DenseSet.h>

#include <unordered_map>

namespace reify {

struct DecomposedBody {
  enum class Outcome : uint8_t {
    Applies,
    Keeps, // the function gives the op itself: it has nothing better for these operands
    Stuck, // `reason` says why it does not apply
  };
  Outcome outcome = Outcome::Stuck;
  std::string reason;
  bool isEndless = false; // stuck because it was stopped
  Place place;            // of what got stuck, in the library's source

  ScratchModule scratch; // its function holds the body, between the prelude and the return
  unsigned resultCount = 0;
  std::shared_ptr<const Derivation> derivation; // null if nobody watched
  uint32_t derivationIndex = ~0u;               // in the recorder

  /// The body's own ops, and what it returns: one value a result of the op.
  std::vector<mlir::Operation *> ops() const;
  mlir::ValueRange results() const;
};

class DecomposedBodies {
public:
  DecomposedBodies(Library &library, Diagnostics &problems)
      : library_(library), refiner_(library), problems_(problems) {}

  /// `recorder` (may be null) gets the inner steps of a body that is new. `inputs` and `isLiteral`
  /// as for scratchInputs.
  DecomposedBody &of(mlir::Operation *op, const LibraryEntry &entry, const std::vector<mlir::Value> &inputs,
                     LiteralTest isLiteral, Recorder *recorder);

private:
  Library &library_;
  Refiner refiner_;
  Diagnostics &problems_;
  std::unordered_map<std::string, std::unique_ptr<DecomposedBody>> byKey_;
  llvm::DenseSet<mlir::Operation *> misfits_; // functions whose signature was complained of
};

} // namespace reify
