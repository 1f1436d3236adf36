#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/torch_dialect.h"

#include <mlir/IR/Builders.h>

using namespace mlir;

//===-- Custom pieces of assembly formats ------------------------------------===//

// Types after an arrow or colon; none at all is legal, as in `torch.prim.ListUnpack %l : T -> `.
static ParseResult parseTypes(OpAsmParser &parser, SmallVectorImpl<Type> &types) {
  Type first;
  OptionalParseResult result = parser.parseOptionalType(first);
  if (!result.has_value())
    return success();
  if (failed(*result))
    return failure();
  types.push_back(first);
  return succeeded(parser.parseOptionalComma()) ? parser.parseTypeList(types) : ParseResult(success());
}
static void printTypes(OpAsmPrinter &p, Operation *, TypeRange types) { p << types; }

// The map itself, never an alias for it.
static ParseResult parseInlineMap(OpAsmParser &parser, AffineMapAttr &map) { return parser.parseAttribute(map); }
static void printInlineMap(OpAsmPrinter &p, Operation *, AffineMapAttr map) {
  p << "affine_map<" << map.getValue() << '>';
}

#define GET_OP_CLASSES
#include "engine/dialect/ops/torch_ops.cpp.inc"

namespace reify::torch {

void TorchDialect::registerStructuralOps() {
  addOperations<
#define GET_OP_LIST
#include "engine/dialect/ops/torch_ops.cpp.inc"
      >();
}

template <typename... Ops> static void appendNames(std::vector<StringRef> &names) {
  (names.push_back(Ops::getOperationName()), ...);
}

std::vector<StringRef> structuralOpNames() {
  std::vector<StringRef> names;
  appendNames<
#define GET_OP_LIST
#include "engine/dialect/ops/torch_ops.cpp.inc"
      >(names);
  return names;
}

} // namespace reify::torch
