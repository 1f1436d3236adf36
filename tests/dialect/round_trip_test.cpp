#include "tests/dialect/torch_context.h"

#include <mlir/Bytecode/BytecodeWriter.h>
#include <mlir/IR/OperationSupport.h>

#include <llvm/Support/MemoryBuffer.h>

#include <doctest/doctest.h>

#include <filesystem>

using namespace reify;
using reify::test::TorchContext;

namespace {

std::string print(mlir::ModuleOp module, bool isGeneric = false) {
  std::string text;
  llvm::raw_string_ostream out(text);
  module->print(out, mlir::OpPrintingFlags().printGenericOpForm(isGeneric));
  return text;
}

// In a context of its own where the text names resources: a context makes such names unique.
std::string reprint(TorchContext &shared, llvm::StringRef source) {
  std::optional<TorchContext> own;
  if (source.contains("dense_resource"))
    own.emplace();
  auto module = (own ? *own : shared).parse(source);
  return module ? print(*module) : "cannot be read";
}

std::string bytecodeOf(mlir::ModuleOp module) {
  std::string bytes;
  llvm::raw_string_ostream out(bytes);
  REQUIRE(mlir::succeeded(mlir::writeBytecodeToFile(module, out)));
  return bytes;
}

std::vector<std::filesystem::path> modelsOfTests() {
  std::vector<std::filesystem::path> models;
  for (const char *folder : {"/tests/conformance", "/tests/passes", "/samples"})
    for (auto &entry : std::filesystem::recursive_directory_iterator(std::string(REIFY_SOURCE_DIR) + folder))
      if (entry.path().extension() == ".mlir")
        models.push_back(entry.path());
  return models;
}

} // namespace

TEST_CASE("every model reads back the same from text, from the generic form, and from bytecode") {
  TorchContext torch;
  mlir::ScopedDiagnosticHandler quiet(&torch.context, [](mlir::Diagnostic &) { return mlir::success(); });
  size_t count = 0;
  for (const std::filesystem::path &path : modelsOfTests()) {
    CAPTURE(path.string());
    auto buffer = llvm::MemoryBuffer::getFile(path.string());
    REQUIRE(buffer);
    auto module = torch.parse((*buffer)->getBuffer());
    if (!module) // some are wrong on purpose
      continue;
    ++count;
    std::string text = print(*module);
    CHECK(reprint(torch, text) == text);
    CHECK(reprint(torch, print(*module, /*isGeneric=*/true)) == text);
    if (text.find("dense_resource") == std::string::npos)
      CHECK(reprint(torch, bytecodeOf(*module)) == text);
  }
  CHECK(count > 20);
}
