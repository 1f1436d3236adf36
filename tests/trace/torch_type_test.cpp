#include "engine/trace/torch_type.h"

#include <doctest/doctest.h>

using namespace reify;
using Kind = TorchType::Kind;

TEST_CASE("a tensor type tells value semantics, sizes and dtype") {
  TorchType type = parseTorchType("!torch.vtensor<[2,?,3],f32>");
  CHECK(type.isTensor());
  CHECK(type.valueSemantics);
  REQUIRE(type.sizes);
  CHECK(*type.sizes == std::vector<int64_t>{2, TorchType::kUnknownSize, 3});
  CHECK(type.dtype == "f32");
}

TEST_CASE("what is not written in a tensor type is unknown") {
  CHECK_FALSE(parseTorchType("!torch.vtensor").sizes);
  CHECK(parseTorchType("!torch.vtensor").dtype.empty());
  CHECK_FALSE(parseTorchType("!torch.tensor<*,si64>").sizes);
  CHECK(parseTorchType("!torch.tensor<*,si64>").dtype == "si64");
  CHECK(parseTorchType("!torch.tensor<[2],unk>").dtype.empty());
  CHECK_FALSE(parseTorchType("!torch.tensor<[2],unk>").valueSemantics);
}

TEST_CASE("rank 0 is known and has no sizes") {
  TorchType type = parseTorchType("!torch.vtensor<[],complex<f32>>");
  REQUIRE(type.sizes);
  CHECK(type.sizes->empty());
  CHECK(type.dtype == "complex<f32>");
}

TEST_CASE("a torch dtype and an encoding do not confuse the reader") {
  CHECK(parseTorchType("!torch.vtensor<[1],!torch.qint8>").dtype == "!torch.qint8");
  TorchType sparse =
      parseTorchType("!torch.vtensor<[1,2],f32,#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense) }>>");
  CHECK(sparse.isTensor());
  CHECK(sparse.dtype == "f32");
}

TEST_CASE("containers hold their elements, spelled as at top level") {
  TorchType type = parseTorchType("!torch.list<optional<tuple<int, vtensor<[2],f32>>>>");
  REQUIRE(type.kind == Kind::List);
  REQUIRE(type.elements.size() == 1);
  CHECK(type.elements[0].kind == Kind::Optional);
  const TorchType &tuple = type.elements[0].elements.at(0);
  REQUIRE(tuple.kind == Kind::Tuple);
  REQUIRE(tuple.elements.size() == 2);
  CHECK(tuple.elements[0].text == "!torch.int");
  CHECK(tuple.elements[1].text == "!torch.vtensor<[2],f32>");
  CHECK(parseTorchType("!torch.tuple<>").kind == Kind::Tuple);
  CHECK(parseTorchType("!torch.dict<str, int>").elements.size() == 2);
}

TEST_CASE("a module type may hold any string") {
  CHECK(parseTorchType("!torch.nn.Module<\"a\\22,>b\">").kind == Kind::Module);
}

TEST_CASE("what is no torch type, or is cut short, is kept as text") {
  for (const char *text :
       {"i32", "tensor<2xf32>", "!torch.list<int", "!torch.vtensor<[2>", "!torch.", "!torch.int>", "", "!torch.frob"}) {
    CAPTURE(text);
    CHECK(parseTorchType(text).kind == Kind::Other);
    CHECK(parseTorchType(text).text == text);
  }
}
