// The compiled built-in library on disk: the bytecode of each function by itself, and an index that says
// where it is. A program maps the file, asks the index, and reads the few functions that it needs.
#pragma once
#include "engine/library/library.h"

#include <llvm/Support/MemoryBuffer.h>

namespace reify {

class LibraryFile {
public:
  /// Null if the file is missing or no library; `problem` then says why.
  static std::unique_ptr<LibraryFile> open(const std::string &path, std::string &problem);

  /// Functions have numbers, in the order of their symbols.
  uint32_t functionCount() const;
  std::optional<uint32_t> findSymbol(llvm::StringRef symbol) const;
  /// By the name under which an op is looked up, and what is asked of it.
  std::optional<uint32_t> findKey(llvm::StringRef key, FunctionKind kind) const;

  llvm::StringRef symbol(uint32_t function) const;
  /// Where the function is written.
  Place place(uint32_t function) const;
  llvm::MemoryBufferRef bytecode(uint32_t function) const;

private:
  explicit LibraryFile(std::unique_ptr<llvm::MemoryBuffer> buffer) : buffer_(std::move(buffer)) {}
  template <class T> llvm::ArrayRef<T> table(uint32_t offset, uint32_t count) const;
  llvm::StringRef text(uint32_t offset, uint32_t size) const;
  bool isSound() const;

  std::unique_ptr<llvm::MemoryBuffer> buffer_;
};

/// Writes all functions of `module` that have a body.
llvm::LogicalResult writeLibraryFile(mlir::ModuleOp module, llvm::raw_ostream &out);

} // namespace reify
