// Ops, constants and conversions of one function.
#include "engine/python/compile/function_compiler.h"

#include <llvm/ADT/StringSet.h>

namespace reify::python {

using namespace mlir;

Location FunctionCompiler::place(const Node &node) const {
  const SourceModule &module = scope_ ? *scope_ : module_;
  return FileLineColLoc::get(context_, module.path, node.line, node.column);
}

void FunctionCompiler::refuse(const Node &node, std::string id, std::string message) const {
  throw Refused{&node, std::move(id), std::move(message)};
}

/// Constants stand at the function's start, each once, where every use sees them.
template <typename Make> Value FunctionCompiler::hoisted(const std::string &key, Make make) {
  Value &known = constants_[key];
  if (known)
    return known;
  OpBuilder::InsertionGuard guard(builder_);
  if (lastConstant_)
    builder_.setInsertionPointAfter(lastConstant_);
  else
    builder_.setInsertionPointToStart(entry_);
  known = make();
  lastConstant_ = known.getDefiningOp();
  return known;
}

Value FunctionCompiler::constant(const Node &at, int64_t value) {
  return hoisted("i" + std::to_string(value),
                 [&] { return torch::ConstantIntOp::create(builder_, place(at), value).getResult(); });
}
/// torch.float32: the number 6, which remembers what it was written as.
Value FunctionCompiler::named(const Node &at, const std::string &name, int64_t value) {
  const StringRef word = StringRef(name).drop_front(sizeof("torch.") - 1);
  const bool isDtype = !word.contains("format") && !word.contains("channels") && word != "strided" && word != "bit";
  if (!isDtype)
    return constant(at, value);
  return hoisted("d" + std::to_string(value), [&] {
    Location where = NameLoc::get(builder_.getStringAttr(name), place(at));
    return torch::ConstantIntOp::create(builder_, where, value).getResult();
  });
}
Value FunctionCompiler::constant(const Node &at, double value) {
  uint64_t bits;
  static_assert(sizeof bits == sizeof value);
  memcpy(&bits, &value, sizeof bits);
  return hoisted("f" + std::to_string(bits), [&] {
    return torch::ConstantFloatOp::create(builder_, place(at), floatType(), builder_.getF64FloatAttr(value))
        .getResult();
  });
}
Value FunctionCompiler::constant(const Node &at, bool value) {
  return hoisted(value ? "true" : "false", [&] {
    return torch::ConstantBoolOp::create(builder_, place(at), boolType(), builder_.getBoolAttr(value)).getResult();
  });
}
Value FunctionCompiler::constant(const Node &at, StringRef value) {
  return hoisted("s" + value.str(), [&] {
    return torch::ConstantStrOp::create(builder_, place(at), strType(), builder_.getStringAttr(value)).getResult();
  });
}
Value FunctionCompiler::none(const Node &at) {
  return hoisted("none", [&] { return torch::ConstantNoneOp::create(builder_, place(at), noneType()).getResult(); });
}

/// Those of PyTorch that torch-mlir has no op for are `torch.operator`s in its libraries.
static bool isKnownToReference(StringRef name) {
  static const llvm::StringSet<> kKnown{
#include "engine/python/reference_ops.inc"
  };
  return kKnown.contains(name);
}

Operation *FunctionCompiler::emitOp(const Node &at, StringRef name, ValueRange operands, TypeRange results) {
  std::string opName = "torch." + name.str();
  // Ops of tensors, in decompositions, take part in the lowering here and must be what they are.
  bool isOfTensors = llvm::any_of(results, [](Type type) { return isa<torch::BaseTensorType>(type); });
  bool mustBeKnown = limits_.forExport || !isOfTensors, isKnown = isKnownToReference(name);
  if (!isOfTensors)
    if (Operation *call = exported(at, name, operands, isKnown))
      return call;
  if (!table_.find(opName) || (mustBeKnown && !isKnown)) {
    OperationState state(place(at), torch::OperatorOp::getOperationName());
    state.addOperands(operands);
    state.addTypes(results);
    state.addAttribute("name", builder_.getStringAttr(name));
    return builder_.create(state);
  }
  OperationState state(place(at), opName);
  state.addOperands(operands);
  state.addTypes(results);
  return builder_.create(state);
}

Value FunctionCompiler::emit(const Node &at, StringRef name, ValueRange operands, Type result) {
  return emitOp(at, name, operands, result)->getResult(0);
}
void FunctionCompiler::emitVoid(const Node &at, StringRef name, ValueRange operands) { emitOp(at, name, operands, {}); }

Operation *FunctionCompiler::emitCall(const Node &at, Function &callee, ValueRange operands) {
  if (!callee.isWanted) {
    callee.isWanted = true;
    wanted_.push_back(&callee);
  }
  SmallVector<Type> results;
  if (callee.result)
    results.push_back(callee.result);
  return func::CallOp::create(builder_, place(at), callee.symbol, results, operands);
}

Value FunctionCompiler::derefine(const Node &at, Value value, Type to) {
  return torch::DerefineOp::create(builder_, place(at), to, value);
}
Value FunctionCompiler::list(const Node &at, ValueRange elements, Type element) {
  return torch::PrimListConstructOp::create(builder_, place(at), listOf(element), elements);
}
Value FunctionCompiler::uninitialized(const Node &at, Type type) { return emit(at, "prim.Uninitialized", {}, type); }

SmallVector<Value> FunctionCompiler::unpack(const Node &at, Value tuple) {
  // A tuple that was just made is not taken apart again.
  if (auto made = tuple.getDefiningOp<torch::PrimTupleConstructOp>())
    return SmallVector<Value>(made.getElements());
  auto types = cast<torch::TupleType>(tuple.getType()).getContainedTypes();
  Operation *op = torch::PrimTupleUnpackOp::create(builder_, place(at), TypeRange(types), tuple);
  return SmallVector<Value>(op->getResults());
}

void FunctionCompiler::raise(const Node &at, Value message) {
  emitVoid(at, "prim.RaiseException", {message, none(at)});
}

static bool isNumeric(Type type) { return isa<torch::IntType, torch::FloatType, torch::BoolType>(type); }

bool FunctionCompiler::fits(Type from, Type to) const {
  if (from == to || isa<torch::AnyType>(to))
    return true;
  if (auto optional = dyn_cast<torch::OptionalType>(to)) {
    if (isa<torch::NoneType>(from))
      return true;
    if (auto other = dyn_cast<torch::OptionalType>(from))
      return other.getContainedType() == optional.getContainedType() ||
             (isa<torch::NumberType>(optional.getContainedType()) && isNumeric(other.getContainedType()));
    return fits(from, optional.getContainedType());
  }
  if (isa<torch::NumberType>(to))
    return isNumeric(from);
  if (auto members = dyn_cast<torch::UnionType>(to))
    return llvm::is_contained(members.getContainedTypes(), from);
  if (isa<torch::FloatType>(to))
    return isa<torch::IntType, torch::NumberType, torch::BoolType>(from);
  if (isa<torch::IntType>(to))
    return isa<torch::BoolType>(from);
  if (auto tuple = dyn_cast<torch::TupleType>(to)) {
    auto other = dyn_cast<torch::TupleType>(from);
    if (!other || other.getContainedTypes().size() != tuple.getContainedTypes().size())
      return false;
    for (auto [f, t] : llvm::zip(other.getContainedTypes(), tuple.getContainedTypes()))
      if (!fits(f, t))
        return false;
    return true;
  }
  return torch::isValidSubtype(from, to);
}

Value FunctionCompiler::coerce(const Node &at, Value value, Type to, StringRef what) {
  Type from = value.getType();
  if (from == to)
    return value;
  if (!fits(from, to)) {
    std::string hint;
    if (auto optional = dyn_cast<torch::OptionalType>(from); optional && fits(optional.getContainedType(), to))
      hint = "; check it with 'is None' before";
    else if (isa<torch::FloatType, torch::NumberType>(from) && isa<torch::IntType>(to))
      hint = "; convert it with int(...)";
    refuse(at, "type",
           what.str() + " is " + pythonSpelling(from) + ", but " + pythonSpelling(to) + " is needed" + hint);
  }
  if (auto optional = dyn_cast<torch::OptionalType>(to)) {
    if (!isa<torch::NoneType, torch::OptionalType>(from))
      value = coerce(at, value, optional.getContainedType(), what);
    return derefine(at, value, to);
  }
  if (isa<torch::FloatType>(to))
    return emit(at, isa<torch::BoolType>(from) ? "aten.Float.bool" : "aten.Float.Scalar", value, to);
  if (isa<torch::IntType>(to))
    return emit(at, "aten.Int.bool", value, to);
  if (isa<torch::NumberType>(to) && isa<torch::BoolType>(from))
    return derefine(at, emit(at, "aten.Int.bool", value, intType()), to);
  if (auto tuple = dyn_cast<torch::TupleType>(to)) {
    SmallVector<Value> parts = unpack(at, value);
    for (auto [part, type] : llvm::zip(parts, tuple.getContainedTypes()))
      part = coerce(at, part, type, what);
    return torch::PrimTupleConstructOp::create(builder_, place(at), to, parts);
  }
  if (isa<torch::BaseTensorType>(to))
    return torch::TensorStaticInfoCastOp::create(builder_, place(at), to, value);
  return derefine(at, value, to);
}

/// The type of a name that has `a` on one path and `b` on another; null if there is none.
Type FunctionCompiler::unify(Type a, Type b) const {
  if (a == b)
    return a;
  if (isa<torch::NoneType>(a))
    std::swap(a, b);
  if (isa<torch::NoneType>(b))
    return isa<torch::OptionalType>(a) ? a : Type(torch::OptionalType::get(a));
  auto inner = [](Type type) {
    auto optional = dyn_cast<torch::OptionalType>(type);
    return optional ? optional.getContainedType() : type;
  };
  if (inner(a) == inner(b))
    return torch::OptionalType::get(inner(a));
  if (isa<torch::BaseTensorType>(a) && isa<torch::BaseTensorType>(b))
    return tensorType();
  return {};
}

} // namespace reify::python
