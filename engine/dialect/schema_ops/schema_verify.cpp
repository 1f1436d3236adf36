#include "engine/dialect/schema_ops/schema_verify.h"
#include "engine/dialect/types/torch_types.h"

#include <mlir/IR/Diagnostics.h>
#include <mlir/IR/OpDefinition.h>

using namespace mlir;

namespace reify::torch {
namespace {

struct ScalarTexts {
  SchemaKind kind;
  const char *exact, *optional, *list, *optionalList;
};
// The texts are the reference's own.
constexpr ScalarTexts kScalars[] = {
    {SchemaKind::Int, "Torch IntType", "Optional torch int type", "Int list type (int[]) of Torch IntType values",
     "Optional torch int list type (int[]?)"},
    {SchemaKind::Float, "Torch FloatType", "Optional torch float type",
     "Float list type (float[]) of Torch FloatType values", "Optional torch float list type (float[]?)"},
    {SchemaKind::Bool, "Torch BoolType", "Optional torch bool type", "Bool list type (bool[]) of Torch BoolType values",
     "Optional torch bool list type (bool[]?)"},
    {SchemaKind::Str, "Torch StringType", "Optional torch Str type", "Str list type (str[]) of Torch StringType values",
     "Optional torch Str list type (str[]?)"},
    {SchemaKind::Device, "Torch device", "Optional torch device type", "Device list type (Device[])",
     "Optional torch device list type"},
    {SchemaKind::Generator, "Torch Generator for producing pseudo-random numbers", "Optional torch Generator type",
     "Generator list type", "Optional torch Generator list type"},
    {SchemaKind::Scalar, "Any Python numeric type compatible with being the scalar type of a tensor",
     "Optional torch scalar type", "Any Torch list Type of any non-token type values", "Optional torch list type"},
};

const ScalarTexts *scalarOf(SchemaKind kind) {
  for (const ScalarTexts &scalar : kScalars)
    if (scalar.kind == kind)
      return &scalar;
  return nullptr;
}

bool acceptsExact(SchemaKind kind, Type type, Acceptance where) {
  switch (kind) {
  case SchemaKind::Tensor:
    return where.nonValueOnly ? isa<NonValueTensorType>(type) : isa<BaseTensorType>(type);
  case SchemaKind::Int:
    return isa<IntType>(type);
  case SchemaKind::Float:
    return isa<FloatType>(type);
  case SchemaKind::Bool:
    return isa<BoolType>(type);
  case SchemaKind::Str:
    return isa<StringType>(type);
  case SchemaKind::Device:
    return isa<DeviceType>(type);
  case SchemaKind::Generator:
    return isa<GeneratorType>(type);
  case SchemaKind::None:
    return isa<NoneType>(type);
  case SchemaKind::Scalar:
    return isValidSubtype(type, NumberType::get(type.getContext()));
  case SchemaKind::Dict:
    return isa<DictType>(type);
  case SchemaKind::Tuple:
    return isa<TupleType>(type);
  default:
    return isTorchType(type);
  }
}

bool acceptsList(const SchemaType &element, Type type, Acceptance where) {
  auto list = dyn_cast<ListType>(type);
  if (!list)
    return false;
  Type contained = list.getContainedType();
  if (element.is(SchemaKind::Optional)) // Tensor?[]
    return isa<OptionalType, NoneType>(contained) || acceptsExact(element.elements[0].kind, contained, where);
  if (element.is(SchemaKind::List) || element.is(SchemaKind::Scalar))
    return true; // the reference has no constraint for these
  return acceptsExact(element.kind, contained, where);
}

} // namespace

bool accepts(const SchemaType &schema, Type type, Acceptance where) {
  if (schema.is(SchemaKind::Optional))
    return isa<OptionalType, NoneType>(type) || accepts(schema.elements[0], type, where);
  if (schema.is(SchemaKind::List))
    return acceptsList(schema.elements[0], type, where);
  // Results that are tensors may be missing.
  if (schema.is(SchemaKind::Tensor) && where.isResult && isa<OptionalType, NoneType>(type))
    return true;
  return acceptsExact(schema.kind, type, where);
}

static std::string describeTensor(bool isOptional, bool nonValueOnly) {
  if (isOptional)
    return nonValueOnly ? "Optional torch non value tensor type" : "Optional torch tensor type";
  return nonValueOnly ? "Multi-dimensional array modeling Torch's Tensor type" : "Any Torch tensor type";
}

static std::string describeList(const SchemaType &element, bool isOptional, Acceptance where) {
  std::string ofTensors = " of " + describeTensor(element.is(SchemaKind::Optional), where.nonValueOnly) + " values";
  if (element.is(SchemaKind::Tensor))
    return isOptional ? "Any optional list of tensors type (Tensor[]?)" : "Any int list type (Tensor[])" + ofTensors;
  if (element.isOptionalOf(SchemaKind::Tensor))
    return "Any optional tensor list type (Tensor?[])" + ofTensors;
  if (const ScalarTexts *scalar = scalarOf(element.kind))
    return isOptional ? scalar->optionalList : scalar->list;
  return "Any Torch list Type of any non-token type values";
}

std::string describe(const SchemaType &schema, Acceptance where) {
  bool isOptional = schema.is(SchemaKind::Optional);
  const SchemaType &inner = isOptional ? schema.elements[0] : schema;
  if (inner.is(SchemaKind::Tensor))
    return describeTensor(isOptional || where.isResult, where.nonValueOnly);
  if (inner.is(SchemaKind::List))
    return describeList(inner.elements[0], isOptional, where);
  if (inner.is(SchemaKind::Dict))
    return "!torch.dict[KT, VT] ";
  if (const ScalarTexts *scalar = scalarOf(inner.kind))
    return isOptional ? scalar->optional : scalar->exact;
  return "Any type that is legal to pass to a Torch kernel";
}

static void noteSchema(InFlightDiagnostic &error, const OpDef &def) {
  error.attachNote() << "the schema is " << StringRef(def.row().text);
}

/// With the texts of MLIR's traits.
static LogicalResult verifyCount(Operation *op, const OpDef &def, bool isResult) {
  const size_t wanted = isResult ? def.schema().results.size() : def.schema().operands.size();
  const size_t given = isResult ? op->getNumResults() : op->getNumOperands();
  if (given == wanted)
    return success();
  InFlightDiagnostic error = op->emitOpError();
  const char *what = isResult ? "result" : "operand";
  if (wanted == 0)
    error << "requires zero " << what << "s";
  else if (wanted == 1)
    error << (isResult ? "requires one result" : "requires a single operand");
  else
    error << "expected " << wanted << " " << what << "s, but found " << given;
  noteSchema(error, def);
  return error;
}

static LogicalResult verifyTypes(Operation *op, const OpDef &def, TypeRange types, ArrayRef<SchemaValue> values,
                                 Acceptance where) {
  for (size_t i = 0; i < types.size(); ++i) {
    static const SchemaType any{SchemaKind::Any, "Any", {}};
    bool isVariadic = where.isResult ? def.schema().isVarret : def.schema().isVararg;
    const SchemaType &schema = isVariadic ? any : values[i].type;
    if (accepts(schema, types[i], where))
      continue;
    InFlightDiagnostic error = op->emitOpError(where.isResult ? "result" : "operand");
    error << " #" << i << " must be " << (isVariadic ? "variadic of " : "") << describe(schema, where) << ", but got "
          << types[i];
    if (!isVariadic && !values[i].name.empty())
      error.attachNote() << "it is '" << values[i].name << "'; the schema is " << StringRef(def.row().text);
    else
      noteSchema(error, def);
    if (i == 0 && where.nonValueOnly && !where.isResult && isa<ValueTensorType>(types[i]))
      error.attachNote() << "it writes in place, and nothing can write to a value: the exported "
                            "program was not made functional; call run_decompositions({}) on it "
                            "before the import";
    return error;
  }
  return success();
}

// Its schema, `prim::unchecked_cast(t x) -> t`, does not say that the types are related.
static LogicalResult verifyUncheckedCast(Operation *op, const OpDef &def) {
  if (def.name() != "torch.prim.unchecked_cast")
    return success();
  Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
  if (isValidSubtype(to, from))
    return success();
  InFlightDiagnostic error = op->emitOpError("operand type ")
                             << from << " and result type " << to << " are cast incompatible";
  error.attachNote() << "operand #0 must be of a type that includes the result's";
  return error;
}

LogicalResult verifySchemaOp(Operation *op, const OpDef &def) {
  const OpSchema &schema = def.schema();
  if (failed(OpTrait::impl::verifyZeroRegions(op)) || failed(OpTrait::impl::verifyZeroSuccessors(op)))
    return failure();
  // A vararg op may be given anything, also for its named operands, as in the reference.
  if ((!schema.isVarret && failed(verifyCount(op, def, /*isResult=*/true))) ||
      (!schema.isVararg && failed(verifyCount(op, def, /*isResult=*/false))))
    return failure();
  bool nonValueOnly = def.isInplaceTwin();
  if (failed(verifyTypes(op, def, op->getOperandTypes(), schema.operands,
                         {.isResult = false, .nonValueOnly = nonValueOnly})))
    return failure();
  if (failed(
          verifyTypes(op, def, op->getResultTypes(), schema.results, {.isResult = true, .nonValueOnly = nonValueOnly})))
    return failure();
  return verifyUncheckedCast(op, def);
}

} // namespace reify::torch
