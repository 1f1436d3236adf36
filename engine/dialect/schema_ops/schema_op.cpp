#include "engine/dialect/schema_ops/schema_op.h"
#include "engine/dialect/op_traits.h"
#include "engine/dialect/schema_ops/schema_assembly.h"
#include "engine/dialect/schema_ops/schema_verify.h"
#include "engine/dialect/torch_dialect.h"

#include <mlir/IR/OpImplementation.h>
#include <mlir/Interfaces/SideEffectInterfaces.h>

using namespace mlir;

namespace reify::torch {
namespace {

template <typename Interface> TypeID idOf() { return Interface::getInterfaceID(); }

struct NoEffects : MemoryEffectOpInterface::FallbackModel<NoEffects> {
  void getEffects(Operation *, SmallVectorImpl<MemoryEffects::EffectInstance> &) const {}
};

struct AlwaysSpeculatable : ConditionallySpeculatable::FallbackModel<AlwaysSpeculatable> {
  Speculation::Speculatability getSpeculatability(Operation *) const { return Speculation::Speculatable; }
};

// An op with several results prints them by name: %values, %indices = torch.aten.max.dim ...
struct ResultNames : OpAsmOpInterface::FallbackModel<ResultNames> {
  void getAsmResultNames(Operation *op, OpAsmSetValueNameFn setName) const {
    const auto &results = OpDef::of(op->getName())->schema().results;
    if (op->getNumResults() < 2 || op->getNumResults() != results.size())
      return;
    for (auto [i, result] : llvm::enumerate(op->getResults()))
      setName(result, results[i].name.empty() ? "result" + std::to_string(i) : std::string(results[i].name));
  }
  void getAsmBlockArgumentNames(Operation *, Region &, OpAsmSetValueNameFn) const {}
  void getAsmBlockNames(Operation *, OpAsmSetBlockNameFn) const {}
  static StringRef getDefaultDialect() { return ""; }
};

// Cheaper than parsing: thousands of rows are registered at start-up, few are used.
bool mayHaveSeveralResults(const OpRow &row) {
  size_t arrow = row.text.rfind("->");
  return arrow != std::string_view::npos && row.text.find('(', arrow) != std::string_view::npos;
}

mlir::detail::InterfaceMap interfacesOf(const OpRow &row) {
  mlir::detail::InterfaceMap interfaces;
  if (row.isPure()) {
    interfaces.insertModels<NoEffects>();
    interfaces.insertModels<AlwaysSpeculatable>();
  }
  if (mayHaveSeveralResults(row))
    interfaces.insertModels<ResultNames>();
  return interfaces;
}

/// Answers MLIR's questions about an op from its row. It has no inherent attributes, hence no
/// properties. The row's address serves as the TypeID: unique, and alive as long as the dialect.
class SchemaOp final : public OperationName::Impl {
public:
  SchemaOp(const OpRow &row, Dialect *dialect)
      : Impl(StringAttr::get(dialect->getContext(), StringRef(row.name)), dialect, TypeID::getFromOpaquePointer(&row),
             interfacesOf(row)),
        def(row) {}

  const OpDef def;

  LogicalResult foldHook(Operation *op, ArrayRef<Attribute> operands, SmallVectorImpl<OpFoldResult> &results) override {
    return def.fold() ? def.fold()(op, operands, results) : failure();
  }
  void getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) override {}
  bool hasTrait(TypeID id) override {
    if (id == TypeID::get<AllowsTypeRefinement>())
      return def.allowsTypeRefinement();
    if (id == TypeID::get<HasValueSemantics>())
      return def.hasValueSemantics();
    if (id == TypeID::get<ReadOnly>())
      return def.isReadOnly();
    return id == TypeID::get<OpTrait::ZeroRegions>() || id == TypeID::get<OpTrait::ZeroSuccessors>();
  }
  OperationName::ParseAssemblyFn getParseAssemblyFn() override {
    return [this](OpAsmParser &parser, OperationState &state) { return parseSchemaOp(parser, state, def); };
  }
  void populateDefaultAttrs(const OperationName &, NamedAttrList &) override {}
  void printAssembly(Operation *op, OpAsmPrinter &p, StringRef) override {
    p << def.name();
    printSchemaOp(op, p, def);
  }
  LogicalResult verifyInvariants(Operation *op) override { return verifySchemaOp(op, def); }
  LogicalResult verifyRegionInvariants(Operation *) override { return success(); }

  std::optional<Attribute> getInherentAttr(Operation *, StringRef) override { return std::nullopt; }
  void setInherentAttr(Operation *op, StringAttr name, Attribute value) override {
    op->setDiscardableAttr(name, value);
  }
  void populateInherentAttrs(Operation *, NamedAttrList &) override {}
  LogicalResult verifyInherentAttrs(OperationName, NamedAttrList &, function_ref<InFlightDiagnostic()>) override {
    return success();
  }
  int getOpPropertyByteSize() override { return 0; }
  void initProperties(OperationName, OpaqueProperties, OpaqueProperties) override {}
  void deleteProperties(OpaqueProperties) override {}
  void populateDefaultProperties(OperationName, OpaqueProperties) override {}
  LogicalResult setPropertiesFromAttr(OperationName, OpaqueProperties, Attribute,
                                      function_ref<InFlightDiagnostic()> emitError) override {
    if (emitError)
      emitError() << "this operation does not support properties";
    return failure();
  }
  Attribute getPropertiesAsAttr(Operation *) override { return {}; }
  void copyProperties(OpaqueProperties, OpaqueProperties) override {}
  bool compareProperties(OpaqueProperties, OpaqueProperties) override { return true; }
  llvm::hash_code hashProperties(OpaqueProperties) override { return llvm::hash_code(0); }
};

bool isRowOf(const OpTable &table, const void *address) {
  auto rows = table.rows();
  std::less<const void *> before;
  return !rows.empty() && !before(address, rows.data()) && before(address, rows.data() + rows.size());
}

} // namespace

OpDef::OpDef(const OpRow &row) : row_(row), fold_(lookupFold(row.name)) {}

OpForm OpDef::form() const { return schema().isVararg ? OpForm::Vararg : OpForm::Default; }

const OpDef *OpDef::of(OperationName name) {
  if (!name.isRegistered())
    return nullptr;
  auto *dialect = llvm::dyn_cast_if_present<TorchDialect>(name.getDialect());
  if (!dialect || !isRowOf(dialect->table(), name.getTypeID().getAsOpaquePointer()))
    return nullptr;
  // OperationName holds a pointer to its Impl and nothing else.
  auto *impl = static_cast<OperationName::Impl *>(name.getAsOpaquePointer());
  return &static_cast<SchemaOp *>(impl)->def;
}

void registerSchemaOps(Dialect &dialect, const OpTable &table) {
  for (const OpRow &row : table.rows())
    RegisteredOperationName::insert(std::make_unique<SchemaOp>(row, &dialect), {});
}

} // namespace reify::torch
