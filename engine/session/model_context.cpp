#include "engine/session/model_context.h"

#include "engine/dialect/torch_dialect.h"
#include "engine/source/input_file.h"

#include <mlir/Dialect/Arith/IR/Arith.h>
#include <mlir/Dialect/Func/Extensions/InlinerExtension.h>
#include <mlir/Dialect/Func/IR/FuncOps.h>

namespace reify {

using namespace mlir;

void addSchemaLines(const std::string &file, std::vector<SchemaLine> &lines) {
  for (SchemaLine &line : extractSchemaLines(readInputOrNothing(file), shownPath(file)))
    lines.push_back(std::move(line));
}

std::unique_ptr<MLIRContext> makeModelContext(std::vector<SchemaLine> schemas, const AssetPaths &assets,
                                              Diagnostics &diagnostics) {
  DialectRegistry registry;
  registry.insert<func::FuncDialect, arith::ArithDialect>();
  func::registerInlinerExtension(registry);
  OpTableSources sources{assets.folder + "/schemas", std::move(schemas)};
  registerTorchDialect(registry, loadOpTable(sources, diagnostics));
  // One thread: recorded steps must come in the same order every time.
  auto context = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  context->allowUnregisteredDialects(); // an unknown dialect is shown, and named by the contract
  context->loadAllAvailableDialects();
  return context;
}

} // namespace reify
