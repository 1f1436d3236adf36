// The built-in library is opened, not read: a function is read when an op needs it.
#include "engine/evaluate/refine.h"
#include "engine/library/library.h"
#include "engine/library/library_file.h"
#include "tests/dialect/torch_context.h"
#include "tests/scratch.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

using namespace reify;

static const std::string kBuiltin = REIFY_BINARY_DIR "/assets/library.mlirbc";

namespace {

struct Opened {
  test::TorchContext torch;
  Diagnostics diagnostics;
  std::unique_ptr<Library> library = Library::load(torch.context, kBuiltin, {}, diagnostics);
};

std::string written(const std::string &bytes) {
  std::string path = (reify::test::scratchFolder() / "reify_builtin_functions_test.bin").string();
  std::ofstream(path, std::ios::binary) << bytes;
  return path;
}

std::string bytesOf(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

TEST_CASE("opening the built-in library reads none of its functions") {
  Opened opened;
  REQUIRE(opened.diagnostics.empty());
  CHECK(opened.library->builtinFunctionsRead() == 0);
  unsigned known = 0;
  opened.library->forEachEntry([&](llvm::StringRef, FunctionKind, const LibraryEntry &entry) {
    ++known;
    CHECK(entry.place.line > 0);
  });
  CHECK(known > 1000); // all are known by name and place
  CHECK(opened.library->builtinFunctionsRead() == 0);
}

TEST_CASE("to refine one op, its own functions and those that they call are read, once") {
  Opened opened;
  auto module = opened.torch.parse("func.func @f(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {\n"
                                   "  %r = torch.aten.tanh %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor\n"
                                   "  return %r : !torch.vtensor\n}");
  REQUIRE(module);
  Refiner refiner(*opened.library);
  unsigned afterFirst = 0;
  for (int round = 0; round < 2; ++round)
    module->walk([&](mlir::Operation *op) {
      if (op->getName().getStringRef() != "torch.aten.tanh")
        return;
      for (FunctionKind kind : {FunctionKind::Shape, FunctionKind::Dtype}) {
        const LibraryEntry *entry = opened.library->find(op, kind);
        REQUIRE(entry);
        CHECK(refiner.refine(op, kind, *entry)->isComplete);
      }
      if (!round)
        afterFirst = opened.library->builtinFunctionsRead();
    });
  MESSAGE(afterFirst, " functions read");
  CHECK(afterFirst >= 2);
  CHECK(afterFirst < 10); // of more than two thousand
  CHECK(opened.library->builtinFunctionsRead() == afterFirst);
}

TEST_CASE("a function that is read has its place in the Python file, and all else has no function") {
  Opened opened;
  const LibraryEntry *entry = opened.library->find("aten.tanh", FunctionKind::Shape);
  REQUIRE(entry);
  CHECK(entry->symbol == "__torch_mlir_shape_fn.aten.tanh");
  CHECK(entry->place.file == "assets/library/trigonometry.py");
  CHECK(placeOf(mlir::func::FuncOp(entry->function).getLoc()).line == entry->place.line);
  CHECK(opened.library->isBuiltin(entry->function));
  CHECK_FALSE(opened.library->find("aten.tan", FunctionKind::HasValueSemantics));
  CHECK_FALSE(opened.library->find("my.tanh", FunctionKind::Shape));
  CHECK_FALSE(opened.library->findSymbol("no_such_function"));
}

TEST_CASE("a library file that is cut off, damaged or of another make is refused with a reason") {
  std::string bytes = bytesOf(kBuiltin), problem;
  REQUIRE(LibraryFile::open(kBuiltin, problem));
  for (const std::string &broken :
       {bytes.substr(0, bytes.size() / 2), bytes.substr(0, 10), std::string(), "ML\xefR" + bytes.substr(4),
        bytes.substr(0, 32) + std::string(bytes.size() - 32, '\xff')}) {
    problem.clear();
    CHECK_FALSE(LibraryFile::open(written(broken), problem));
    CHECK(problem.find("reify-compile-library") != std::string::npos);
  }
  CHECK_FALSE(LibraryFile::open("/no/such/file", problem));
}
