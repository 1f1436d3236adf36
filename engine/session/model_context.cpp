#include "engine/session/model_context.h"

#include "engine/dialect/torch_dialect.h"
#include "engine/source/input_file.h"

#include <mlir/Dialect/Arith/IR/Arith.h>
#include <mlir/Dialect/Func/Extensions/InlinerExtension.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>

namespace reify {

using namespace mlir;

static std::vector<SchemaLine> schemasIn(const std::vector<std::string> &files) {
  std::vector<SchemaLine> lines;
  for (const std::string &file : files)
    for (SchemaLine &line : extractSchemaLines(readInputOrNothing(file), shownPath(file)))
      lines.push_back(std::move(line)); // what cannot be read is told where it is loaded
  return lines;
}

std::unique_ptr<MLIRContext> makeModelContext(const std::vector<std::string> &files, const AssetPaths &assets,
                                              Diagnostics &diagnostics) {
  DialectRegistry registry;
  registry.insert<func::FuncDialect, arith::ArithDialect>();
  func::registerInlinerExtension(registry);
  OpTableSources sources{assets.folder + "/schemas", schemasIn(files)};
  registerTorchDialect(registry, loadOpTable(sources, diagnostics));
  // One thread: recorded steps must come in the same order every time.
  auto context = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  context->allowUnregisteredDialects(); // an unknown dialect is shown, and named by the contract
  context->loadAllAvailableDialects();
  return context;
}

} // namespace reify
