#include "engine/session/model_source.h"

#include "engine/library/diagnostic_capture.h"
#include "engine/source/input_file.h"

#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <mlir/AsmParser/AsmParser.h>
#include <mlir/AsmParser/AsmParserState.h>
#include <mlir/Bytecode/BytecodeReader.h>
#include <mlir/IR/Verifier.h>
#include <mlir/Parser/Parser.h>

namespace reify {

using namespace mlir;

static void fail(Diagnostics &diagnostics, const Place &place, std::string message) {
  diagnostics.push_back({Severity::Error, "model.unreadable", std::move(message), place, {}});
}

/// Zero bytes and bytes that are no UTF-8 mean that this never was MLIR text; the parser's own
/// complaint about the first of them would say less.
static bool looksBinary(StringRef text) {
  return text.take_front(4096).contains('\0') ||
         text.starts_with("\x7f"
                          "ELF") ||
         text.starts_with("PK\x03\x04");
}

/// A file is a module, or the ops of one; then its first op is the place to look at.
static OwningOpRef<ModuleOp> asModule(Block &block, MLIRContext &context, const std::string &path) {
  if (llvm::hasSingleElement(block))
    if (auto module = dyn_cast<ModuleOp>(block.front())) {
      module->remove();
      return module;
    }
  Location place = block.empty() ? FileLineColLoc::get(&context, path, 1, 1) : block.front().getLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(place);
  module->getBody()->getOperations().splice(module->getBody()->end(), block.getOperations());
  return module;
}

static OwningOpRef<ModuleOp> parseText(const llvm::SourceMgr &sourceMgr, MLIRContext &context, const std::string &path,
                                       NameSource &names) {
  Block block;
  AsmParserState state;
  ParserConfig config(&context, /*verifyAfterParse=*/false);
  if (failed(parseAsmSourceFile(sourceMgr, &block, config, &state)))
    return nullptr;
  names = namesWritten(state);
  return asModule(block, context, path);
}

static ModelSource readBuffer(MLIRContext &context, std::unique_ptr<llvm::MemoryBuffer> buffer, const std::string &path,
                              Diagnostics &diagnostics) {
  ModelSource source;
  StringRef text = buffer->getBuffer();
  bool isBytecode = mlir::isBytecode(buffer->getMemBufferRef());
  if (text.trim().empty()) {
    fail(diagnostics, {path, 1, 1}, "the file is empty; a module in MLIR text or bytecode is wanted");
    return source;
  }
  if (!isBytecode && looksBinary(text)) {
    fail(diagnostics, {path}, "is a binary file, but not MLIR bytecode; a module in MLIR text or bytecode is wanted");
    return source;
  }
  if (!isBytecode)
    source.text = text.str();
  auto sourceMgr = std::make_shared<llvm::SourceMgr>();
  sourceMgr->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  DiagnosticCapture capture(context, diagnostics, "model.invalid");
  if (isBytecode)
    source.module = parseSourceFile<ModuleOp>(sourceMgr, ParserConfig(&context, /*verifyAfterParse=*/false));
  else
    source.module = parseText(*sourceMgr, context, path, source.names);
  if (source.module && failed(verify(*source.module)))
    source.module = nullptr;
  if (!source.module && !hasErrors(diagnostics))
    fail(diagnostics, {path}, "is not an MLIR module");
  return source;
}

ModelSource readModel(MLIRContext &context, const std::string &path, Diagnostics &diagnostics) {
  std::string problem;
  const std::shared_ptr<const std::string> text = readInputFile(path, problem);
  if (!text) {
    fail(diagnostics, {shownPath(path)}, problem);
    return ModelSource();
  }
  return readModelText(context, *text, shownPath(path), diagnostics);
}

ModelSource readModelText(MLIRContext &context, const std::string &text, const std::string &name,
                          Diagnostics &diagnostics) {
  // Not a copy: weights in text are large, and nothing keeps the buffer.
  return readBuffer(context, llvm::MemoryBuffer::getMemBuffer(text, name), name, diagnostics);
}

} // namespace reify
