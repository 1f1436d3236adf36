#include "engine/dialect/folds/value_facts.h"

#include <mlir/IR/Matchers.h>

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/ADT/StringSet.h>

using namespace mlir;

namespace reify::torch {

// --- constants ----------------------------------------------------------------------------------

std::optional<Scalar> scalarOf(Attribute constant) {
  if (auto flag = dyn_cast_if_present<BoolAttr>(constant))
    return Scalar(flag.getValue());
  if (auto number = dyn_cast_if_present<IntegerAttr>(constant))
    if (number.getType().isInteger(64))
      return Scalar(number.getValue().getSExtValue());
  if (auto real = dyn_cast_if_present<FloatAttr>(constant))
    return Scalar(real.getValueAsDouble());
  if (auto text = dyn_cast_if_present<StringAttr>(constant))
    return Scalar(text.getValue().str());
  if (auto type = dyn_cast_if_present<TypeAttr>(constant); type && isa<NoneType>(type.getValue()))
    return Scalar(std::monostate());
  return std::nullopt;
}

std::optional<Scalar> scalarOf(Value value) {
  while (auto derefine = value.getDefiningOp<DerefineOp>())
    value = derefine.getOperand();
  Attribute constant;
  if (value && matchPattern(value, m_Constant(&constant)))
    return scalarOf(constant);
  return std::nullopt;
}

Attribute constantOf(const Scalar &scalar, Type type) {
  Builder builder(type.getContext());
  bool isNumber = isa<NumberType>(type);
  if (const auto *flag = std::get_if<bool>(&scalar))
    return isa<BoolType>(type) ? builder.getBoolAttr(*flag) : Attribute();
  if (const auto *number = std::get_if<int64_t>(&scalar))
    return isa<IntType>(type) || isNumber ? builder.getI64IntegerAttr(*number) : Attribute();
  if (const auto *real = std::get_if<double>(&scalar))
    return isa<FloatType>(type) || isNumber ? builder.getF64FloatAttr(*real) : Attribute();
  if (const auto *text = std::get_if<std::string>(&scalar))
    return isa<StringType>(type) ? builder.getStringAttr(*text) : Attribute();
  return isa<NoneType>(type) ? TypeAttr::get(type) : Attribute();
}

// --- lists --------------------------------------------------------------------------------------

/// Whether a value of type `type` can be `list`, or lead to it. An element of a list of lists
/// cannot be that list itself.
static bool mayHold(Type type, Type list) {
  if (type == list || isa<AnyType>(type))
    return true;
  auto held = [list](Type part) { return mayHold(part, list); };
  if (auto other = dyn_cast<ListType>(type))
    return held(other.getContainedType());
  if (auto optional = dyn_cast<OptionalType>(type))
    return held(optional.getContainedType());
  if (auto dict = dyn_cast<DictType>(type))
    return held(dict.getKeyType()) || held(dict.getValueType());
  if (auto tuple = dyn_cast<TupleType>(type))
    return llvm::any_of(tuple.getContainedTypes(), held);
  if (auto members = dyn_cast<UnionType>(type))
    return llvm::any_of(members.getContainedTypes(), held);
  return false;
}

/// Readers whose result is a new list, not one of those given.
static bool makesNewList(Operation *op) {
  static const llvm::StringSet<> names = {"torch.aten.slice.t", "torch.aten.add.t",  "torch.aten.mul.left_t",
                                          "torch.aten.list.t",  "torch.aten.copy.t", "torch.aten.sorted.int"};
  return names.contains(op->getName().getStringRef());
}

bool isEverChanged(Value list) {
  constexpr size_t kMaximalAliases = 64;
  llvm::SmallPtrSet<Value, 8> seen;
  SmallVector<Value> aliases = {list};
  seen.insert(list);
  auto follow = [&](Value alias) {
    if (mayHold(alias.getType(), list.getType()) && seen.insert(alias).second)
      aliases.push_back(alias);
  };
  for (size_t i = 0; i < aliases.size(); ++i) {
    if (i == kMaximalAliases)
      return true;
    for (OpOperand &use : aliases[i].getUses()) {
      Operation *user = use.getOwner();
      if (isa<PrimIfYieldOp>(user)) {
        follow(user->getParentOp()->getResult(use.getOperandNumber()));
        continue;
      }
      if (user->hasTrait<OpTrait::ReturnLike>())
        continue; // out of sight, but nothing here sees a change made there
      if (mayMutateLists(user))
        return true;
      if (!makesNewList(user))
        for (Value result : user->getResults())
          follow(result);
    }
  }
  return false;
}

PrimListConstructOp unchangedLiteral(Value list) {
  auto literal = list.getDefiningOp<PrimListConstructOp>();
  return literal && !isEverChanged(list) ? literal : PrimListConstructOp();
}

std::optional<std::vector<std::optional<Scalar>>> partlyKnownElements(Value list) {
  PrimListConstructOp literal = unchangedLiteral(list);
  if (!literal)
    return std::nullopt;
  std::vector<std::optional<Scalar>> elements;
  for (Value element : literal.getElements())
    elements.push_back(scalarOf(element));
  return elements;
}

std::optional<std::vector<Scalar>> knownElements(Value list) {
  auto elements = partlyKnownElements(list);
  if (!elements)
    return std::nullopt;
  std::vector<Scalar> known;
  for (std::optional<Scalar> &element : *elements) {
    if (!element)
      return std::nullopt;
    known.push_back(std::move(*element));
  }
  return known;
}

// --- tensors, sizes, None -----------------------------------------------------------------------

BaseTensorType tracedTensorType(Value tensor) {
  auto type = dyn_cast<BaseTensorType>(tensor.getType());
  constexpr int kMaximalSteps = 6;
  for (int i = 0; type && i < kMaximalSteps; ++i) {
    Operation *op = tensor.getDefiningOp();
    if (!isa_and_present<CopyToTensorOp, CopyToValueTensorOp, TensorStaticInfoCastOp>(op))
      break;
    tensor = op->getOperand(0);
    auto source = dyn_cast<BaseTensorType>(tensor.getType());
    if (!source)
      break;
    Type both = meetTensorTypes(type, cast<BaseTensorType>(source.getWithValueSemantics(type.hasValueSemantics())));
    if (!both)
      break; // contradicting casts: the outer one is what the op was given
    type = cast<BaseTensorType>(both);
  }
  return type;
}

bool isNeverNegative(Value value) {
  static const llvm::StringSet<> names = {"torch.aten.size.int", "torch.aten.len.t",   "torch.aten.dim",
                                          "torch.aten.numel",    "torch.aten.len.str", "torch.aten.__range_length"};
  Operation *op = value.getDefiningOp();
  return op && names.contains(op->getName().getStringRef());
}

bool mayBeNone(Type type) {
  if (isa<NoneType, OptionalType, AnyType>(type))
    return true;
  auto members = dyn_cast<UnionType>(type);
  return members && llvm::any_of(members.getContainedTypes(), mayBeNone);
}

bool isAlwaysNone(Type type) { return isa<NoneType>(type); }

// --- new ops ------------------------------------------------------------------------------------

Operation *createByName(OpBuilder &builder, Location location, StringRef name, ValueRange operands, TypeRange results) {
  OperationState state(location, name);
  state.addOperands(operands);
  state.addTypes(results);
  return builder.create(state);
}

Value castTo(OpBuilder &builder, Location location, Value value, Type type) {
  Type from = value.getType();
  if (from == type)
    return value;
  auto fromTensor = dyn_cast<BaseTensorType>(from), toTensor = dyn_cast<BaseTensorType>(type);
  if (fromTensor && toTensor) {
    if (!meetTensorTypes(fromTensor, toTensor))
      return {};
    return TensorStaticInfoCastOp::create(builder, location, type, value);
  }
  if (isValidSubtype(from, type))
    return DerefineOp::create(builder, location, type, value);
  if (isValidSubtype(type, from))
    return createByName(builder, location, "torch.prim.unchecked_cast", value, type)->getResult(0);
  return {};
}

} // namespace reify::torch
