// A decomposition must give what the op's own shape and dtype functions say. An op on the arguments is
// decomposed as the lowering does it, and the types of the results are compared.
#pragma once
#include "engine/check/invocations/arguments.h"

namespace reify::check {

struct DecomposedTypes {
  struct Result {
    std::optional<std::vector<int64_t>> sizes; // -1 for an unknown one
    std::optional<int64_t> dtype;
  };
  std::vector<Result> results;
  bool agree = false;
  std::string expected, got; // "[2, 3] torch.float32", several joined by ", "
  std::string problem;       // nothing could be compared
  bool isRaised = false;     // `problem` is an exception that an op of the body raises
  Place place;               // of the op in the body
};

DecomposedTypes typesOfDecomposition(Library &library, const CheckedFunction &checked, const LibraryEntry &entry,
                                     const std::vector<Literal> &literals);

} // namespace reify::check
