// What functions return, beside PyTorch's answer. Internal to this room.
#pragma once
#include "engine/check/answers/answers.h"
#include "engine/evaluate/evaluator.h"
#include "engine/library/library.h"

namespace reify::check {

/// How much of PyTorch's answer a result must say.
enum class Match {
  Exact,   // all of it; a size stays open where the answer's does
  Allowing // it must be possible
};

/// Compares what a shape or dtype function returned with the tensors and numbers of the answer. With
/// `mayBeOpen` a size that the function leaves to the data is right whatever it is.
bool matches(const std::vector<Literal> &results, const Evaluation &evaluation, FunctionKind kind, Match match,
             bool mayBeOpen);

/// Whether each tensor that a shape function returned has a known number of dimensions.
bool knowsRanks(const Evaluation &evaluation);

/// What the functions say, as an answer would say it: "[2,4]f32", "! both must be matrices". Null: there
/// is no such function.
std::string answerText(const Evaluation *shape, const Evaluation *dtype);

} // namespace reify::check
