#include "engine/dialect/torch_dialect.h"
#include "engine/dialect/canonicalize/canonicalize.h"
#include "engine/dialect/folds/folds.h"
#include "engine/dialect/schema_ops/schema_assembly.h"
#include "engine/dialect/schema_ops/schema_op.h"
#include "engine/dialect/types/torch_types.h"

#include <mlir/IR/PatternMatch.h>
#include <mlir/Interfaces/FoldInterfaces.h>
#include <mlir/Interfaces/FunctionInterfaces.h>
#include <mlir/Transforms/InliningUtils.h>

MLIR_DEFINE_EXPLICIT_TYPE_ID(::reify::torch::TorchDialect)

using namespace mlir;

namespace reify::torch {
namespace {

struct AlwaysInline : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const override { return true; }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const override { return true; }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const override { return true; }
};

// Folds of ops with a class. (Ops from schemas carry their rule with them.)
struct FoldByName : DialectFoldInterface {
  using DialectFoldInterface::DialectFoldInterface;
  LogicalResult fold(Operation *op, ArrayRef<Attribute> operands,
                     SmallVectorImpl<OpFoldResult> &results) const override {
    if (OpDef::of(op->getName()))
      return failure();
    FoldRule rule = lookupFold(op->getName().getStringRef());
    return rule ? rule(op, operands, results) : failure();
  }
};

} // namespace

TorchDialect::TorchDialect(MLIRContext *context, std::shared_ptr<const OpTable> table)
    : Dialect(getDialectNamespace(), context, TypeID::get<TorchDialect>()), table_(std::move(table)) {
  registerTypes();
  // MLIR keeps ops in a list by name: the many, which come sorted, are put at its end, and the few between them.
  registerSchemaOps();
  registerStructuralOps();
  addInterfaces<AlwaysInline, FoldByName>();
  allowUnknownOperations();
}

void TorchDialect::registerSchemaOps() { torch::registerSchemaOps(*this, *table_); }

void TorchDialect::getCanonicalizationPatterns(RewritePatternSet &patterns) const {
  populateCanonicalizations(patterns);
}

LogicalResult TorchDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned argument,
                                                     NamedAttribute attribute) {
  if (attribute.getName() != "torch.type_bound")
    return op->emitError() << "unknown region arg attribute '" << attribute.getName().getValue() << "'";
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return op->emitError("'torch.type_bound' must be attached to a func");
  auto type = dyn_cast<TypeAttr>(attribute.getValue());
  if (!type)
    return op->emitError("'torch.type_bound' must be TypeAttr");
  if (!isa<BaseTensorType>(type.getValue()))
    return op->emitError("'torch.type_bound' must be of !torch.tensor/!torch.vtensor type");
  if (!isa<BaseTensorType>(function.getArgumentTypes()[argument]))
    return op->emitError("'torch.type_bound' must be attached to an argument of "
                         "!torch.tensor/!torch.vtensor type");
  return success();
}

std::optional<Dialect::ParseOpHook> TorchDialect::getParseOperationHook(StringRef) const {
  return ParseOpHook(parseUnknownOp);
}

llvm::unique_function<void(Operation *, OpAsmPrinter &)> TorchDialect::getOperationPrinter(Operation *op) const {
  if (!hasDefaultForm(op))
    return nullptr; // the generic form says everything
  return printUnknownOp;
}

} // namespace reify::torch

void reify::registerTorchDialect(DialectRegistry &registry, std::shared_ptr<const OpTable> table) {
  auto load = [table = std::move(table)](MLIRContext *context) -> Dialect * {
    return context->getOrLoadDialect(torch::TorchDialect::getDialectNamespace(), TypeID::get<torch::TorchDialect>(),
                                     [&] { return std::make_unique<torch::TorchDialect>(context, table); });
  };
  registry.insert(TypeID::get<torch::TorchDialect>(), torch::TorchDialect::getDialectNamespace(), load);
}
