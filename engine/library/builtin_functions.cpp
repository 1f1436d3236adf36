#include "engine/library/builtin_functions.h"

#include <mlir/Bytecode/BytecodeReader.h>
#include <mlir/IR/MLIRContext.h>
#include <mlir/Parser/Parser.h>

namespace reify {

BuiltinFunctions::BuiltinFunctions(mlir::MLIRContext &context, std::unique_ptr<LibraryFile> file,
                                   const std::string &path)
    : file_(std::move(file)), path_(path), module_(mlir::ModuleOp::create(mlir::UnknownLoc::get(&context))),
      entries_(std::make_unique<std::atomic<LibraryEntry *>[]>(file_->functionCount())) {}

BuiltinFunctions::~BuiltinFunctions() {
  for (uint32_t i = 0; i < file_->functionCount(); ++i)
    delete entries_[i].load(std::memory_order_relaxed);
}

LibraryEntry BuiltinFunctions::describe(uint32_t function) const {
  LibraryEntry entry;
  entry.origin = Origin::Builtin;
  entry.file = path_;
  entry.symbol = file_->symbol(function).str();
  entry.place = file_->place(function);
  return entry;
}

LibraryEntry *BuiltinFunctions::read(uint32_t function) {
  if (LibraryEntry *known = entries_[function].load(std::memory_order_acquire))
    return known;
  std::lock_guard lock(mutex_);
  if (LibraryEntry *known = entries_[function].load(std::memory_order_relaxed))
    return known; // another thread was faster
  mlir::ParserConfig config(module_->getContext(), /*verifyAfterParse=*/false);
  if (failed(mlir::readBytecodeFile(file_->bytecode(function), module_->getBody(), config)))
    return nullptr;
  ++readCount_;
  auto entry = std::make_unique<LibraryEntry>(describe(function));
  entry->function = mlir::cast<mlir::func::FuncOp>(module_->getBody()->back());
  entries_[function].store(entry.get(), std::memory_order_release);
  return entry.release();
}

LibraryEntry *BuiltinFunctions::find(llvm::StringRef key, FunctionKind kind) {
  std::optional<uint32_t> function = file_->findKey(key, kind);
  return function ? read(*function) : nullptr;
}

mlir::func::FuncOp BuiltinFunctions::findSymbol(llvm::StringRef symbol) {
  std::optional<uint32_t> function = file_->findSymbol(symbol);
  LibraryEntry *entry = function ? read(*function) : nullptr;
  return entry ? entry->function : mlir::func::FuncOp();
}

} // namespace reify
