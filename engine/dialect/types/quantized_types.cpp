#include "engine/dialect/types/quantized_types.h"

#include <mlir/IR/BuiltinTypes.h>

using namespace mlir;

namespace reify::torch {

Type quantizedFrom(Type type) {
  auto integer = dyn_cast_if_present<IntegerType>(type);
  if (!integer)
    return {};
  MLIRContext *context = type.getContext();
  if (integer.isUnsigned())
    return integer.getWidth() == 8 ? QUInt8Type::get(context) : Type();
  switch (integer.getWidth()) {
  case 8:
    return QInt8Type::get(context);
  case 16:
    return QInt16Type::get(context);
  case 32:
    return QInt32Type::get(context);
  default:
    return {};
  }
}

Type integerFrom(Type type) {
  if (!type)
    return {};
  auto ofWidth = [&](unsigned width, bool isUnsigned) {
    return IntegerType::get(type.getContext(), width, isUnsigned ? IntegerType::Unsigned : IntegerType::Signed);
  };
  if (isa<QUInt8Type>(type))
    return ofWidth(8, true);
  if (isa<QInt8Type>(type))
    return ofWidth(8, false);
  if (isa<QInt16Type>(type))
    return ofWidth(16, false);
  return isa<QInt32Type>(type) ? ofWidth(32, false) : Type();
}

} // namespace reify::torch
