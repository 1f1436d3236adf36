// What is offered as a cure follows from the kind of a reason, whatever its words are.
#include "engine/contract/cures.h"

#include <doctest/doctest.h>

using namespace reify;

TEST_CASE("a refinement's cure follows from the kind of its reason") {
  Trace trace;
  Refinement refinement;
  refinement.function = trace.tables.intern("__torch_mlir_shape_fn.my.scale");
  refinement.functionFound = true;
  refinement.reason = trace.tables.intern("nur Worte");
  auto cureOf = [&](ReasonKind kind) {
    refinement.reasonKind = kind;
    return cureOfRefinement(trace, refinement, "my.scale", -1);
  };
  CHECK(cureOf(ReasonKind::Raises) ==
        "pass operands that '__torch_mlir_shape_fn.my.scale' accepts, or correct the function");
  CHECK(cureOf(ReasonKind::SignatureDiffers) ==
        "give '__torch_mlir_shape_fn.my.scale' the signature that its error asks for");
  CHECK(cureOf(ReasonKind::NotTold) == "correct '__torch_mlir_shape_fn.my.scale'");
}

TEST_CASE("what keeps a copy mutable decides how to make it a value") {
  Trace trace;
  auto cureOf = [&](ReasonKind kind, std::string_view op) {
    return cureOfStuck(trace, {kind, trace.tables.intern(op)});
  };
  CHECK(cureOf(ReasonKind::PutIntoAggregate, "torch.prim.ListConstruct") ==
        "hand the tensors over one by one, or return them as a tuple");
  CHECK(cureOf(ReasonKind::MayBeChanged, "my.mill") ==
        "add '__torch_mlir_has_value_semantics_fn.my.mill' to an op library if the op changes no operand");
  CHECK(cureOf(ReasonKind::MayBeChanged, "torch.aten.relu_") == "do not change the tensor in place, or copy it first");
  CHECK(cureOf(ReasonKind::ReadAfterOverwrite, "my.mill") == "do not change the tensor in place, or copy it first");
}
