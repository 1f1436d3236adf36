// The functions of the built-in library in a context: each is read from the file when it is asked for, once.
#pragma once
#include "engine/library/library_file.h"

#include <atomic>
#include <mutex>

namespace reify {

class BuiltinFunctions {
public:
  BuiltinFunctions(mlir::MLIRContext &context, std::unique_ptr<LibraryFile> file, const std::string &path);
  ~BuiltinFunctions();

  /// The function for an op, or of a symbol; null if there is none. Several threads may ask at once.
  LibraryEntry *find(llvm::StringRef key, FunctionKind kind);
  mlir::func::FuncOp findSymbol(llvm::StringRef symbol);

  const LibraryFile &file() const { return *file_; }
  /// What is known of a function without reading it.
  LibraryEntry describe(uint32_t function) const;
  /// Holds what has been read.
  mlir::ModuleOp module() const { return *module_; }
  unsigned readCount() const { return readCount_; }

private:
  LibraryEntry *read(uint32_t function);

  std::unique_ptr<LibraryFile> file_;
  std::string path_;
  mlir::OwningOpRef<mlir::ModuleOp> module_;
  std::unique_ptr<std::atomic<LibraryEntry *>[]> entries_; // by number; null until read
  std::mutex mutex_;
  std::atomic<unsigned> readCount_ = 0;
};

} // namespace reify
