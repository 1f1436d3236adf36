// Finds and reads the files that an operator table is made from.
#include "engine/dialect/torch_dialect.h"

#include <llvm/Support/FileSystem.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/Path.h>

#include <algorithm>

namespace reify {
namespace torch {
std::vector<llvm::StringRef> structuralOpNames(); // torch_ops.cpp
}

static std::vector<std::string> textFilesIn(const std::string &folder, Diagnostics &diagnostics) {
  std::vector<std::string> paths;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (llvm::StringRef(it->path()).ends_with(".txt"))
      paths.push_back(it->path());
  if (error)
    diagnostics.push_back(
        {Severity::Error, "schema.folder", "cannot read the operator schemas: " + error.message(), {folder}, {}});
  std::ranges::sort(paths);
  return paths;
}

std::shared_ptr<const OpTable> loadOpTable(const OpTableSources &sources, Diagnostics &diagnostics) {
  OpTableBuilder builder;
  for (llvm::StringRef name : torch::structuralOpNames())
    builder.reserveName(name);
  if (sources.input)
    builder.leaveOutUnless(*sources.input);
  for (const std::string &path : textFilesIn(sources.schemaFolder, diagnostics)) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer) {
      diagnostics.push_back({Severity::Error, "schema.file", buffer.getError().message(), {path}, {}});
      continue;
    }
    std::string text = (*buffer)->getBuffer().str();
    if (llvm::sys::path::filename(path) == "facts.txt")
      builder.addFacts(std::move(text), path);
    else
      builder.addSchemas(std::move(text), path, SchemaOrigin::Shipped);
  }
  for (const SchemaLine &line : sources.userSchemas)
    builder.addSchema(line, SchemaOrigin::User);
  return builder.freeze(diagnostics);
}

} // namespace reify
