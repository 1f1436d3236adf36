#include "engine/dialect/types/torch_types.h"
#include "engine/source/dtype_names.h"
#include "tests/dialect/torch_context.h"

#include <doctest/doctest.h>

using namespace reify;
using namespace reify::torch;
using reify::test::textOf;
using reify::test::TorchContext;

namespace {

// The type's text, or the parser's message.
std::string reprint(TorchContext &torch, llvm::StringRef text) {
  std::string message;
  mlir::ScopedDiagnosticHandler handler(&torch.context, [&](mlir::Diagnostic &diagnostic) {
    if (message.empty())
      message = "error: " + diagnostic.str();
    return mlir::success();
  });
  mlir::Type type = mlir::parseType(text, &torch.context, nullptr, /*isKnownNullTerminated=*/false);
  return type ? textOf(type) : message;
}

} // namespace

TEST_CASE("the dialect's types for dtypes are those of the table of names, and no others") {
  TorchContext torch;
  for (const DtypeNames &row : dtypeTable()) {
    CAPTURE(std::string(row.pytorch));
    mlir::Type type = dtypeFromCode(&torch.context, row.code);
    CHECK((type ? textOf(type) : "") == row.mlir);
    if (type)
      CHECK(codeFromDtype(type) == row.code);
    CHECK(namesOfDtype(row.code) == &row);
    if (!row.shortName.empty())
      CHECK(dtypeOfShortName(row.shortName) == &row);
  }
  CHECK_FALSE(dtypeFromCode(&torch.context, 48));
  CHECK(namesOfDtype(-2) == nullptr);
  CHECK(namesOfDtype(48) == nullptr);
}

TEST_CASE("types print in the shortest form that says everything") {
  TorchContext torch;
  const std::pair<const char *, const char *> cases[] = {
      {"!torch.vtensor<*,unk>", "!torch.vtensor"},
      {"!torch.tensor<[ 1 , ?,-1,0x10,], f32>", "!torch.tensor<[1,?,?,16],f32>"},
      {"!torch.vtensor<[],f32>", "!torch.vtensor<[],f32>"},
      {"!torch.vtensor<*,si64>", "!torch.vtensor<*,si64>"},
      {"!torch.vtensor<[2],unk>", "!torch.vtensor<[2],unk>"},
      {"!torch.vtensor<[2],complex<f32>>", "!torch.vtensor<[2],complex<f32>>"},
      {"!torch.vtensor<[2],!torch.qint8>", "!torch.vtensor<[2],!torch.qint8>"},
      {"!torch.list<optional<tensor<[2],f32>>>", "!torch.list<optional<tensor<[2],f32>>>"},
      {"!torch.optional<optional<int>>", "!torch.optional<optional<int>>"},
      {"!torch.tuple<>", "!torch.tuple<>"},
      {"!torch.union<float,int>", "!torch.union<float, int>"},
      {"!torch.dict<str,list<int>>", "!torch.dict<str, list<int>>"},
      {"!torch.nn.Module<\"a\\22b\">", "!torch.nn.Module<\"a\\22b\">"},
      {"!torch.LinearParams", "!torch.LinearParams"},
  };
  for (auto [text, printed] : cases)
    CHECK(reprint(torch, text) == printed);
}

TEST_CASE("bad types are rejected with a reason") {
  TorchContext torch;
  const std::pair<const char *, const char *> cases[] = {
      {"!torch.vtensor<[2],i32>", "error: invalid dtype 'i32' for !torch.tensor type"},
      {"!torch.vtensor<[-2],f32>", "error: invalid size -2 for !torch.tensor type"},
      {"!torch.list<!torch.int>", "error: expected valid keyword"},
      {"!torch.list<f32>", "error: unknown  type `f32` in dialect `torch`"},
      {"!torch.tuple", "error: expected '<'"},
      {"!torch.vtensor<*>", "error: expected ','"},
      {"!torch.vtensor<[2],f32,1>", "error: invalid sparsity encoding attribute"},
  };
  for (auto [text, message] : cases)
    CHECK(reprint(torch, text) == message);
}

TEST_CASE("types nested without measure are an error, not a crash") {
  TorchContext torch;
  std::string text = "!torch.";
  for (int i = 0; i < 100000; ++i)
    text += "list<";
  text += "int" + std::string(100000, '>');
  CHECK(reprint(torch, text) == "error: types are nested too deeply");
}

TEST_CASE("subtypes") {
  TorchContext torch;
  auto isSubtype = [&](llvm::StringRef sub, llvm::StringRef super) {
    return isValidSubtype(torch.type(("!torch." + sub).str()), torch.type(("!torch." + super).str()));
  };
  CHECK(isSubtype("int", "int"));
  CHECK(isSubtype("int", "any"));
  CHECK(isSubtype("int", "number"));
  CHECK(isSubtype("float", "number"));
  CHECK_FALSE(isSubtype("bool", "number"));
  CHECK_FALSE(isSubtype("number", "int"));
  CHECK(isSubtype("none", "optional<int>"));
  CHECK(isSubtype("int", "optional<number>"));
  CHECK_FALSE(isSubtype("optional<int>", "optional<number>"));
  CHECK(isSubtype("union<int, float>", "number"));
  CHECK(isSubtype("union<int, none>", "optional<int>"));
  CHECK_FALSE(isSubtype("union<int, str>", "number"));
  CHECK(isSubtype("int", "union<str, number>"));
  CHECK(isSubtype("tuple<int, none>", "tuple<number, optional<str>>"));
  CHECK_FALSE(isSubtype("tuple<int>", "tuple<int, int>"));
  CHECK_FALSE(isSubtype("list<int>", "list<number>"));
  CHECK_FALSE(isSubtype("dict<str, int>", "dict<str, number>"));
  CHECK(isSubtype("vtensor<[2,3],f32>", "vtensor<[2,?],f32>"));
  CHECK(isSubtype("vtensor<[2,3],f32>", "vtensor"));
  CHECK_FALSE(isSubtype("vtensor<[2,?],f32>", "vtensor<[2,3],f32>"));
  CHECK_FALSE(isSubtype("vtensor<[2,3],f32>", "vtensor<[2,3],f64>"));
  CHECK_FALSE(isSubtype("vtensor<[2,3],f32>", "vtensor<[2,3,4],f32>"));
  CHECK_FALSE(isSubtype("vtensor<[2],f32>", "tensor<[2],f32>"));
}

TEST_CASE("the meet of tensor types has the facts of both") {
  TorchContext torch;
  auto meet = [&](llvm::StringRef a, llvm::StringRef b) {
    auto tensor = [&](llvm::StringRef text) {
      return mlir::cast<BaseTensorType>(torch.type(("!torch." + text).str()));
    };
    mlir::Type type = meetTensorTypes(tensor(a), tensor(b));
    CHECK(type == meetTensorTypes(tensor(b), tensor(a)));
    return type ? textOf(type) : "none";
  };
  CHECK(meet("vtensor<[2,?],unk>", "vtensor<[?,3],f32>") == "!torch.vtensor<[2,3],f32>");
  CHECK(meet("tensor", "tensor") == "!torch.tensor");
  CHECK(meet("vtensor<*,f32>", "vtensor<[2],unk>") == "!torch.vtensor<[2],f32>");
  CHECK(meet("vtensor<[2],f32>", "vtensor<[3],f32>") == "none");
  CHECK(meet("vtensor<[2],f32>", "vtensor<[2,?],f32>") == "none");
  CHECK(meet("vtensor<*,f32>", "vtensor<*,f64>") == "none");
  CHECK(meet("vtensor", "tensor") == "none");
}

TEST_CASE("dtype codes are PyTorch's, and unknown codes have no type") {
  TorchContext torch;
  CHECK(textOf(dtypeFromCode(&torch.context, 4)) == "si64");
  CHECK(textOf(dtypeFromCode(&torch.context, 11)) == "i1");
  CHECK(textOf(dtypeFromCode(&torch.context, 9)) == "complex<f32>");
  for (int64_t code : {16, 47, 99, -2})
    CHECK_FALSE(dtypeFromCode(&torch.context, code));
  for (int64_t code = -1; code < 50; ++code)
    if (mlir::Type dtype = dtypeFromCode(&torch.context, code))
      CHECK(codeFromDtype(dtype) == code);
  CHECK_FALSE(codeFromDtype(mlir::Type()));
}

TEST_CASE("the builtin tensor of a literal") {
  TorchContext torch;
  auto builtin = [&](llvm::StringRef text) {
    auto type = mlir::cast<BaseTensorType>(torch.type(text)).toBuiltinTensor();
    return type ? textOf(type) : "none";
  };
  CHECK(builtin("!torch.vtensor<[2,?],f32>") == "tensor<2x?xf32>");
  CHECK(builtin("!torch.vtensor<*,!torch.qint16>") == "tensor<*xi16>");
  CHECK(builtin("!torch.vtensor<[2],unk>") == "none");
}
