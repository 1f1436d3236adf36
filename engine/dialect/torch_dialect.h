// The torch dialect: ops with classes of their own (torch_ops.h) and one op for each row of a
// frozen table of schemas. Ops of the namespace that neither knows are kept, printed as they came,
// and never touched.
#pragma once
#include "engine/schema/op_table.h"

#include <mlir/IR/Dialect.h>
#include <mlir/IR/DialectRegistry.h>

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace reify {

/// What a table is made from: schema and facts files that come with the program (folder
/// assets/schemas), and lines from the user's libraries.
struct OpTableSources {
  std::string schemaFolder;
  std::vector<SchemaLine> userSchemas;
  /// If it is known what will be read, and no library may come on top: OpTableBuilder::leaveOutUnless.
  std::optional<std::string_view> input;
};
/// Never null; files that cannot be read and bad lines are diagnostics, and count as absent.
std::shared_ptr<const OpTable> loadOpTable(const OpTableSources &sources, Diagnostics &diagnostics);

/// The context that loads the dialect from `registry` makes its ops from `table`.
void registerTorchDialect(mlir::DialectRegistry &registry, std::shared_ptr<const OpTable> table);

namespace torch {

class TorchDialect : public mlir::Dialect {
public:
  TorchDialect(mlir::MLIRContext *context, std::shared_ptr<const OpTable> table);
  static constexpr llvm::StringLiteral getDialectNamespace() { return {"torch"}; }

  const OpTable &table() const { return *table_; }

  mlir::Operation *materializeConstant(mlir::OpBuilder &builder, mlir::Attribute value, mlir::Type type,
                                       mlir::Location loc) override;
  mlir::Type parseType(mlir::DialectAsmParser &parser) const override;
  void printType(mlir::Type type, mlir::DialectAsmPrinter &printer) const override;
  void getCanonicalizationPatterns(mlir::RewritePatternSet &patterns) const override;
  llvm::LogicalResult verifyRegionArgAttribute(mlir::Operation *op, unsigned region, unsigned argument,
                                               mlir::NamedAttribute attribute) override;
  // Unknown ops of the namespace.
  std::optional<ParseOpHook> getParseOperationHook(llvm::StringRef opName) const override;
  llvm::unique_function<void(mlir::Operation *, mlir::OpAsmPrinter &)>
  getOperationPrinter(mlir::Operation *op) const override;

private:
  void registerTypes();
  void registerStructuralOps();
  void registerSchemaOps();

  std::shared_ptr<const OpTable> table_;
};

} // namespace torch
} // namespace reify

MLIR_DECLARE_EXPLICIT_TYPE_ID(::reify::torch::TorchDialect)
