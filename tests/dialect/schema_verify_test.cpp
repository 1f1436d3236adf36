// Every op of the schemas, given something wrong in place of each of its operands: the error says
// which operand it is, what it may be, and what the schema is.
#include "engine/dialect/schema_ops/schema_op.h"
#include "tests/dialect/torch_context.h"

#include <doctest/doctest.h>

#include <mlir/IR/Builders.h>
#include <mlir/IR/Verifier.h>

#include <map>

using namespace mlir;
using namespace reify;
using namespace reify::torch;
using reify::test::TorchContext;

namespace {

const char *someType(const SchemaType &type, bool isWritten) {
  switch (type.kind) {
  case SchemaKind::Tensor:
    return isWritten ? "!torch.tensor" : "!torch.vtensor";
  case SchemaKind::Int:
    return "!torch.int";
  case SchemaKind::Scalar:
  case SchemaKind::Float:
    return "!torch.float";
  case SchemaKind::Bool:
    return "!torch.bool";
  case SchemaKind::Str:
    return "!torch.str";
  case SchemaKind::Device:
    return "!torch.Device";
  case SchemaKind::Generator:
    return "!torch.Generator";
  case SchemaKind::Dict:
    return "!torch.dict<str, int>";
  case SchemaKind::Tuple:
    return "!torch.tuple<int, int>";
  default:
    return "!torch.none";
  }
}

std::string goodType(const SchemaType &type, bool isWritten) {
  if (type.is(SchemaKind::Optional))
    return "!torch.none";
  if (!type.is(SchemaKind::List))
    return someType(type, isWritten);
  const SchemaType &element = type.elements[0];
  std::string inner = element.is(SchemaKind::Optional) || element.is(SchemaKind::List) ? goodType(element, isWritten)
                                                                                       : someType(element, isWritten);
  return "!torch.list<" + inner.substr(std::string("!torch.").size()) + ">";
}

/// A type that is as near as possible and yet wrong.
const char *wrongType(const SchemaType &type) {
  const SchemaType &inner = type.is(SchemaKind::Optional) ? type.elements[0] : type;
  switch (inner.kind) {
  case SchemaKind::Str:
    return "!torch.int";
  case SchemaKind::Tensor:
  case SchemaKind::Int:
  case SchemaKind::Scalar:
  case SchemaKind::Float:
  case SchemaKind::Bool:
  case SchemaKind::Device:
  case SchemaKind::Generator:
  case SchemaKind::None:
  case SchemaKind::List:
  case SchemaKind::Dict:
  case SchemaKind::Tuple:
    return "!torch.str";
  default:
    return "i32"; // anything of torch goes
  }
}

struct Attempt {
  std::string error, note;
};

class SchemaOps {
public:
  SchemaOps() : module_(ModuleOp::create(UnknownLoc::get(&torch_.context))) {}

  /// Verifies an op with operands and results of these types.
  Attempt verified(const OpRow &row, const std::vector<std::string> &operands) {
    OpBuilder builder(&torch_.context);
    Block block;
    OperationState state(UnknownLoc::get(&torch_.context), row.name);
    for (const std::string &type : operands)
      state.addOperands(block.addArgument(typeOf(type), state.location));
    for (const SchemaValue &result : row.schema().results)
      state.addTypes(typeOf(goodType(result.type, row.isInplaceTwin())));
    Operation *op = builder.create(state);
    block.push_back(op);
    Attempt attempt;
    ScopedDiagnosticHandler handler(&torch_.context, [&](mlir::Diagnostic &diagnostic) {
      attempt.error = diagnostic.str();
      for (mlir::Diagnostic &note : diagnostic.getNotes())
        attempt.note += note.str() + "\n";
      return success();
    });
    const bool isGood = succeeded(verify(op));
    CHECK_MESSAGE(isGood == attempt.error.empty(), std::string(row.name));
    return attempt;
  }
  bool isSchemaOp(const OpRow &row) { return OpDef::of(OperationName(row.name, &torch_.context)) != nullptr; }

private:
  Type typeOf(const std::string &text) {
    Type &type = types_[text];
    return type ? type : type = torch_.type(text);
  }
  TorchContext torch_;
  OwningOpRef<ModuleOp> module_;
  std::map<std::string, Type> types_;
};

bool contains(const std::string &text, const std::string &part) { return text.find(part) != text.npos; }

} // namespace

TEST_CASE("each operand of each schema op is checked, and named with its schema") {
  SchemaOps ops;
  size_t tried = 0;
  for (const OpRow &row : reify::test::shippedTable()->rows()) {
    const OpSchema &schema = row.schema();
    // What a cast casts to is in no schema; varargs take anything.
    if (!ops.isSchemaOp(row) || schema.isVararg || schema.isVarret || row.name == "torch.prim.unchecked_cast")
      continue;
    std::vector<std::string> good;
    for (const SchemaValue &operand : schema.operands)
      good.push_back(goodType(operand.type, row.isInplaceTwin()));
    CHECK_MESSAGE(ops.verified(row, good).error == "", std::string(row.name));
    for (size_t i = 0; i < good.size(); ++i) {
      std::vector<std::string> types = good;
      types[i] = wrongType(schema.operands[i].type);
      const Attempt attempt = ops.verified(row, types);
      const std::string number = "operand #" + std::to_string(i) + " must be ";
      const std::string name = "it is '" + std::string(schema.operands[i].name) + "'";
      INFO(std::string(row.name), " ", i, " ", types[i], ": ", attempt.error, "; ", attempt.note);
      CHECK(contains(attempt.error, number));
      CHECK(contains(attempt.error, "but got '" + types[i] + "'"));
      CHECK(contains(attempt.note, name));
      CHECK(contains(attempt.note, "the schema is " + std::string(row.text)));
      ++tried;
    }
    std::vector<std::string> more = good;
    more.push_back("!torch.int");
    const Attempt attempt = ops.verified(row, more);
    INFO(std::string(row.name), " with one operand more: ", attempt.error, "; ", attempt.note);
    CHECK(contains(attempt.error, good.empty()       ? "requires zero operands"
                                  : good.size() == 1 ? "requires a single operand"
                                                     : "but found " + std::to_string(more.size())));
    CHECK(contains(attempt.note, "the schema is " + std::string(row.text)));
  }
  CHECK(tried > 5000);
}
