#include "engine/source/near_names.h"
#include "engine/source/op_names.h"

#include <doctest/doctest.h>

using namespace reify;

TEST_CASE("one op has two spellings, and one name under which its functions are found") {
  CHECK(keyOfName("torch.my.scale") == "my.scale");
  CHECK(keyOfName("my.scale") == "my.scale");
  CHECK(keyOfName("torch.valsem.aten.bernoulli.float") == "aten.bernoulli.float");
  CHECK(spelled("my.scale", NameSpelling::Torch) == "torch.my.scale");
  CHECK(spelled("torch.my.scale", NameSpelling::Plain) == "my.scale");
  CHECK(spelled("torch.my.scale", NameSpelling::Torch) == "torch.my.scale");
}

TEST_CASE("torch-mlir looks for the name of an operator as it stands, for that of its own op without the dialect") {
  CHECK(nameInTorchMlir("torch.operator", "torch.my.scale") == "torch.my.scale");
  CHECK(nameInTorchMlir("torch.operator", "my.scale") == "my.scale");
  CHECK(nameInTorchMlir("torch.aten.tanh", "") == "aten.tanh");
}

TEST_CASE("what torch-mlir takes in backend-legal-ops") {
  CHECK(legalEntryFor("torch.operator", "torch.my.scale") == "torch.my.scale");
  CHECK(legalEntryFor("torch.operator", "torchvision.nms") == "torchvision.nms");
  CHECK(legalEntryFor("torch.aten.linear", "") == "aten.linear");
  CHECK(legalEntryFor("torch.torchvision.nms", "") == "vision.nms");
  for (const char *entry : {"my.scale", "torch.my.scale"})
    for (const char *name : {"my.scale", "torch.my.scale"})
      CHECK(isLegalEntryFor(entry, name));
  CHECK(isLegalEntryFor("vision.nms", "torch.torchvision.nms"));
  CHECK_FALSE(isLegalEntryFor("my.scal", "my.scale"));
  CHECK_FALSE(isLegalEntryFor("aten.bernoulli.float", "torch.valsem.aten.bernoulli.float"));
}

TEST_CASE("the symbol of a function and its way back") {
  CHECK(functionSymbol(FunctionKind::Dtype, "torch.my.op") == "__torch_mlir_dtype_fn.torch.my.op");
  auto function = functionOfSymbol("__torch_mlir_has_value_semantics_fn.torch.my.op");
  REQUIRE(function);
  CHECK(function->first == FunctionKind::HasValueSemantics);
  CHECK(function->second == "torch.my.op");
  CHECK(keyOfSymbol("__torch_mlir_shape_fn.torch.my.op")->second == "my.op");
  CHECK_FALSE(keyOfSymbol("__torch__.helper"));
}

TEST_CASE("slips in the name of an op") {
  CHECK(opNameSlip("shop.mill", "shop.milled") == 3);
  CHECK(opNameSlip("my.scal", "torch.my.scale") == 2);
  CHECK(opNameSlip("my::scale", "my.scale") == 0);
  CHECK(opNameSlip("torch.torch.my.scale", "my.scale") == 0);
  CHECK(opNameSlip("scale", "my.scale") == 1);         // a prefix too few
  CHECK(opNameSlip("aten.my.scale", "my.scale") == 1); // one too many
  CHECK(opNameSlip("my.scale.default", "my.scale") == 1);
  CHECK_FALSE(opNameSlip("my.op2", "my.op3"));
  CHECK_FALSE(opNameSlip("my.conv1d", "my.conv2d"));
  CHECK_FALSE(opNameSlip("my.add", "my.mul"));
  CHECK_FALSE(opNameSlip("shop.mill", "other.grind"));
}
