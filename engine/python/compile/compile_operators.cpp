// Operators and comparisons, by the types of their operands.
#include "engine/python/compile/function_compiler.h"

#include <llvm/ADT/StringSwitch.h>

namespace reify::python {

using namespace mlir;

namespace {
bool isInt(Value v) { return isa<torch::IntType>(v.getType()); }
bool isFloat(Value v) { return isa<torch::FloatType>(v.getType()); }
bool isBool(Value v) { return isa<torch::BoolType>(v.getType()); }
bool isStr(Value v) { return isa<torch::StringType>(v.getType()); }
bool isList(Value v) { return isa<torch::ListType>(v.getType()); }
bool isTensor(Value v) { return isa<torch::BaseTensorType>(v.getType()); }
/// A number that may be int or float at run time.
bool isOpenNumber(Value v) {
  if (auto members = dyn_cast<torch::UnionType>(v.getType()))
    return llvm::all_of(members.getContainedTypes(), [](Type t) { return isa<torch::IntType, torch::FloatType>(t); });
  return isa<torch::NumberType>(v.getType());
}
bool isNumber(Value v) { return isInt(v) || isFloat(v) || isBool(v) || isOpenNumber(v); }

StringRef elementName(Type element) {
  return isa<torch::IntType>(element)      ? "int"
         : isa<torch::FloatType>(element)  ? "float"
         : isa<torch::BoolType>(element)   ? "bool"
         : isa<torch::StringType>(element) ? "str"
                                           : "";
}
std::string symbolOf(const Node &op) {
  return llvm::StringSwitch<std::string>(StringRef(op.kind))
      .Case("Add", "+")
      .Case("Sub", "-")
      .Case("Mult", "*")
      .Case("Div", "/")
      .Case("FloorDiv", "//")
      .Case("Mod", "%")
      .Case("Pow", "**")
      .Case("BitAnd", "&")
      .Case("BitOr", "|")
      .Case("BitXor", "^")
      .Case("LShift", "<<")
      .Case("RShift", ">>")
      .Case("MatMult", "@")
      .Case("Eq", "==")
      .Case("NotEq", "!=")
      .Case("Lt", "<")
      .Case("LtE", "<=")
      .Case("Gt", ">")
      .Case("GtE", ">=")
      .Default(std::string(op.kind));
}
} // namespace

Value FunctionCompiler::truthOf(const Node &at, Value value) {
  if (isBool(value))
    return value;
  if (isInt(value))
    return emit(at, "aten.ne.int", {value, constant(at, int64_t(0))}, boolType());
  if (isFloat(value))
    return emit(at, "aten.__not__", emit(at, "aten.eq.float", {value, constant(at, 0.0)}, boolType()), boolType());
  if (isList(value) || isStr(value)) {
    Value length = emit(at, isList(value) ? "aten.len.t" : "aten.len.str", value, intType());
    return emit(at, "aten.gt.int", {length, constant(at, int64_t(0))}, boolType());
  }
  if (isa<torch::NoneType>(value.getType()))
    return constant(at, false);
  refuse(at, "condition",
         "a condition must be a bool, this is " + pythonSpelling(value.getType()) +
             (isa<torch::OptionalType>(value.getType()) ? "; compare it with None: 'x is not None'" : ""));
}

Value FunctionCompiler::condition(const Node &node, Env &env) {
  if (node.is("BoolOp"))
    return connective(node, env, 0, /*asCondition=*/true);
  if (node.is("UnaryOp") && node.child("op")->is("Not"))
    return emit(node, "aten.__not__", condition(*node.child("operand"), env), boolType());
  return truthOf(node, expression(node, env));
}

/// `a and b` is b if a holds, else False; what a says of names counts in b.
Value FunctionCompiler::connective(const Node &node, Env &env, size_t from, bool asCondition) {
  auto values = node.list("values");
  const Node &first = *values[from];
  Value left = asCondition ? condition(first, env) : expression(first, env);
  if (!isBool(left))
    refuse(first, "condition",
           "'and' and 'or' need bools here, this is " + pythonSpelling(left.getType()) +
               "; write 'a if condition else b'");
  if (from + 1 == values.size())
    return left;
  bool isAnd = node.child("op")->is("And");
  // `x is None or x > 3` of an x that is None: the rest makes no sense, and is never reached.
  if (auto known = left.getDefiningOp<torch::ConstantBoolOp>(); known && known.getValue() != isAnd)
    return left;
  auto rest = [&]() -> Value {
    Env inside = env;
    narrow(first, isAnd, inside);
    return connective(node, inside, from + 1, asCondition);
  };
  auto decided = [&]() -> Value { return constant(first, !isAnd); };
  return isAnd ? choose(node, left, rest, decided, boolType()) : choose(node, left, decided, rest, boolType());
}

Value FunctionCompiler::comparison(const Node &node, Env &env) {
  return comparisonChain(node, env, expression(*node.child("left"), env), 0);
}

Value FunctionCompiler::comparisonChain(const Node &node, Env &env, Value left, size_t from) {
  const Node &op = *node.list("ops")[from];
  const Node &rightNode = *node.list("comparators")[from];
  Type want;
  if (op.is("In") || op.is("NotIn"))
    want = listOf(left.getType());
  Value right = expression(rightNode, env, rightNode.is("List") ? want : Type());
  Value result = compare(node, op, left, right);
  if (from + 1 == node.list("ops").size())
    return result;
  return choose(
      node, result, [&] { return comparisonChain(node, env, right, from + 1); }, [&] { return constant(node, false); },
      boolType());
}

Value FunctionCompiler::compare(const Node &at, const Node &op, Value left, Value right) {
  if (op.is("Is") || op.is("IsNot"))
    return identity(at, op.is("Is"), left, right);
  if (op.is("In"))
    return membership(at, left, right);
  if (op.is("NotIn"))
    return emit(at, "aten.__not__", membership(at, left, right), boolType());
  StringRef name = llvm::StringSwitch<StringRef>(StringRef(op.kind))
                       .Case("Eq", "eq")
                       .Case("NotEq", "ne")
                       .Case("Lt", "lt")
                       .Case("LtE", "le")
                       .Case("Gt", "gt")
                       .Default("ge");
  bool isEquality = name == "eq" || name == "ne";
  std::string base = "aten." + name.str();
  auto result = [&](const std::string &overload) { return emit(at, base + overload, {left, right}, boolType()); };
  if (isTensor(left) || isTensor(right))
    return tensorCompare(at, name, left, right);
  if (isBool(left) && isBool(right) && isEquality)
    return result(".bool");
  for (Value *side : {&left, &right})
    if (isBool(*side))
      *side = emit(at, "aten.Int.bool", *side, intType());
  if (isInt(left) && isInt(right))
    return result(".int");
  if ((isInt(left) || isFloat(left)) && (isInt(right) || isFloat(right))) {
    left = coerce(at, left, floatType());
    right = coerce(at, right, floatType());
    // torch-mlir has neither <= nor != of floats.
    if (name == "le")
      return emit(at, "aten.ge.float", {right, left}, boolType());
    if (name == "ne")
      return emit(at, "aten.__not__", emit(at, "aten.eq.float", {left, right}, boolType()), boolType());
    return result(".float");
  }
  if (isNumber(left) && isNumber(right)) {
    left = coerce(at, left, numberType());
    right = coerce(at, right, numberType());
    return result("");
  }
  if (isStr(left) && isStr(right))
    return result(".str");
  if (isList(left) && left.getType() == right.getType() && isEquality) {
    StringRef element = elementName(cast<torch::ListType>(left.getType()).getContainedType());
    if (!element.empty())
      return result("." + element.str() + "_list");
  }
  auto optionalHint = [&](Value v) { return isa<torch::OptionalType>(v.getType()); };
  refuse(at, "type",
         "'" + symbolOf(op) + "' of " + pythonSpelling(left.getType()) + " and " + pythonSpelling(right.getType()) +
             " is not allowed" +
             (optionalHint(left) || optionalHint(right) ? "; check the Optional with 'is None' before" : "") +
             (isa<torch::NoneType>(right.getType()) ? "; compare with None by 'is'" : ""));
}

Value FunctionCompiler::identity(const Node &at, bool isSame, Value left, Value right) {
  bool leftIsNone = isa<torch::NoneType>(left.getType()), rightIsNone = isa<torch::NoneType>(right.getType());
  if (!leftIsNone && !rightIsNone)
    return identityOfValues(at, isSame, left, right);
  Value other = leftIsNone ? right : left;
  if (leftIsNone && rightIsNone)
    return constant(at, isSame);
  if (!isa<torch::OptionalType, torch::AnyType, torch::UnionType>(other.getType()))
    return constant(at, !isSame);
  return emit(at, isSame ? "aten.__is__" : "aten.__isnot__", {left, right}, boolType());
}

/// Of ints and bools, which are the same objects where they are equal; 1 and True are not.
Value FunctionCompiler::identityOfValues(const Node &at, bool isSame, Value left, Value right) {
  auto isPlain = [](Value v) { return isInt(v) || isBool(v); };
  if (isPlain(left) && isPlain(right)) {
    if (left.getType() != right.getType())
      return constant(at, !isSame);
    std::string op = std::string("aten.") + (isSame ? "eq" : "ne") + (isInt(left) ? ".int" : ".bool");
    return emit(at, op, {left, right}, boolType());
  }
  if (isa<torch::OptionalType>(right.getType()) && isPlain(left))
    std::swap(left, right);
  auto optional = dyn_cast<torch::OptionalType>(left.getType());
  if (optional && isa<torch::IntType, torch::BoolType>(optional.getContainedType()) && isPlain(right)) {
    Value isThere = emit(at, "aten.__isnot__", {left, none(at)}, boolType());
    return choose(
        at, isThere,
        [&] {
          Value value = emit(at, "prim.unchecked_cast", left, optional.getContainedType());
          return identityOfValues(at, isSame, value, right);
        },
        [&] { return constant(at, !isSame); }, boolType());
  }
  refuse(at, "type",
         "'is' compares ints, bools and None here, these are " + pythonSpelling(left.getType()) + " and " +
             pythonSpelling(right.getType()) + "; use == for values");
}

Value FunctionCompiler::membership(const Node &at, Value item, Value container) {
  if (auto tuple = dyn_cast<torch::TupleType>(container.getType())) {
    SmallVector<Value> parts = unpack(at, container);
    if (parts.empty())
      return constant(at, false);
    for (Value &part : parts)
      part = coerce(at, part, item.getType(), "the element");
    container = list(at, parts, item.getType());
  }
  auto type = dyn_cast<torch::ListType>(container.getType());
  StringRef element = type ? elementName(type.getContainedType()) : "";
  if (element == "int" || element == "float" || element == "str") {
    item = coerce(at, item, type.getContainedType(), "the value before 'in'");
    return emit(at, "aten.__contains__." + element.str() + "_list", {container, item}, boolType());
  }
  refuse(at, "type",
         "'in' of " + pythonSpelling(container.getType()) +
             " is not allowed; a list or tuple of ints, floats "
             "or strings is needed");
}

Value FunctionCompiler::unary(const Node &node, Env &env) {
  const Node &op = *node.child("op");
  const Node &operandNode = *node.child("operand");
  if (op.is("Not"))
    return condition(node, env);
  if (op.is("USub") && operandNode.constant == ConstantKind::Int) {
    if (operandNode.text == "9223372036854775808")
      return constant(node, std::numeric_limits<int64_t>::min());
    Value positive = literal(operandNode); // checks its size
    (void)positive;
    return constant(node, int64_t(-std::stoll(operandNode.text)));
  }
  if (op.is("USub") && operandNode.constant == ConstantKind::Float)
    return constant(node, -operandNode.number);
  Value operand = expression(operandNode, env);
  if (isBool(operand))
    operand = emit(node, "aten.Int.bool", operand, intType());
  if (op.is("USub") && isInt(operand))
    return emit(node, "aten.neg.int", operand, intType());
  if (op.is("USub") && isFloat(operand))
    return emit(node, "aten.neg.float", operand, floatType());
  if (op.is("USub") && isTensor(operand))
    return emit(node, "aten.neg", operand, tensorType());
  if (op.is("UAdd") && (isNumber(operand) || isTensor(operand)))
    return operand;
  if (op.is("Invert") && isTensor(operand))
    return emit(node, "aten.bitwise_not", operand, tensorType());
  if (op.is("Invert") && isInt(operand)) // -n - 1, as there is no op for it
    return emit(node, "aten.sub.int", {emit(node, "aten.neg.int", operand, intType()), constant(node, int64_t(1))},
                intType());
  refuse(node, "type",
         std::string("'") +
             (op.is("USub")   ? "-"
              : op.is("UAdd") ? "+"
                              : "~") +
             "' of " + pythonSpelling(operand.getType()) + " is not allowed" +
             (isa<torch::OptionalType>(operand.getType()) ? "; check it with 'is None' before" : ""));
}

Value FunctionCompiler::binary(const Node &node, Env &env, Type want) {
  const Node &op = *node.child("op");
  const Node &leftNode = *node.child("left"), &rightNode = *node.child("right");
  if (!isa_and_nonnull<torch::ListType>(want))
    want = {};
  bool isDisplay = leftNode.is("List") || leftNode.is("ListComp");
  Value right;
  if (isDisplay && leftNode.list("elts").empty() && !want && op.is("Add")) {
    // [] + xs takes its type from xs; an empty list has no effects that the order could show.
    right = expression(rightNode, env);
    want = right.getType();
  }
  Value left = expression(leftNode, env, want);
  if (!right)
    right = expression(rightNode, env, isList(left) && op.is("Add") ? left.getType() : op.is("Mult") ? want : Type());
  return binaryOf(node, op, left, right);
}

Value FunctionCompiler::binaryOf(const Node &at, const Node &op, Value left, Value right) {
  if (isTensor(left) || isTensor(right))
    return tensorBinary(at, op, left, right);
  if (isList(left) && left.getType() == right.getType() && op.is("Add"))
    return emit(at, "aten.add.t", {left, right}, left.getType());
  if (op.is("Mult") && isList(right) && isInt(left))
    std::swap(left, right);
  if (op.is("Mult") && isList(left) && isInt(right))
    return emit(at, "aten.mul.left_t", {left, right}, left.getType());
  if (isStr(left) && isStr(right) && op.is("Add"))
    return emit(at, "aten.add.str", {left, right}, strType());
  if (isa<torch::TupleType>(left.getType()) && isa<torch::TupleType>(right.getType()) && op.is("Add")) {
    SmallVector<Value> parts = unpack(at, left);
    parts.append(unpack(at, right));
    SmallVector<Type> types;
    for (Value part : parts)
      types.push_back(part.getType());
    return torch::PrimTupleConstructOp::create(builder_, place(at), torch::TupleType::get(context_, types), parts);
  }
  if (isNumber(left) && isNumber(right))
    if (Value result = arithmetic(at, op.kind, left, right))
      return result;
  bool isOptional = isa<torch::OptionalType>(left.getType()) || isa<torch::OptionalType>(right.getType());
  refuse(at, "type",
         "'" + symbolOf(op) + "' of " + pythonSpelling(left.getType()) + " and " + pythonSpelling(right.getType()) +
             " is not allowed" +
             (isOptional ? "; check the Optional with 'is None' before"
              : isList(left) && isa<torch::TupleType>(right.getType()) && op.is("Add")
                  ? "; a list is written in brackets, as in [1]"
                  : ""));
}

/// Null where numbers do not have the operator.
Value FunctionCompiler::arithmetic(const Node &at, StringRef op, Value left, Value right) {
  StringRef bits = llvm::StringSwitch<StringRef>(op)
                       .Case("BitAnd", "__and__")
                       .Case("BitOr", "__or__")
                       .Case("BitXor", "__xor__")
                       .Case("LShift", "__lshift__")
                       .Case("RShift", "__rshift__")
                       .Default("");
  if (!bits.empty()) {
    bool areBools = isBool(left) && isBool(right) && !bits.contains("shift");
    if (!areBools && !(isInt(left) && isInt(right)))
      return {};
    return emit(at, "aten." + bits.str() + (areBools ? ".bool" : ".int"), {left, right},
                areBools ? boolType() : intType());
  }
  StringRef name = llvm::StringSwitch<StringRef>(op)
                       .Case("Add", "add")
                       .Case("Sub", "sub")
                       .Case("Mult", "mul")
                       .Case("Div", "div")
                       .Case("FloorDiv", "floordiv")
                       .Case("Mod", "remainder")
                       .Case("Pow", "pow")
                       .Default("");
  if (name.empty())
    return {};
  for (Value *side : {&left, &right})
    if (isBool(*side))
      *side = emit(at, "aten.Int.bool", *side, intType());
  std::string base = "aten." + name.str();
  if (isOpenNumber(left) || isOpenNumber(right)) {
    left = coerce(at, left, numberType());
    right = coerce(at, right, numberType());
    return emit(at, name == "pow" ? "aten.pow.Scalar_Scalar" : base, {left, right},
                name == "div" || name == "pow" ? floatType() : numberType());
  }
  if (isInt(left) && isInt(right)) {
    if (name == "pow")
      return emit(at, "aten.pow.int_to_int", {left, right}, intType());
    return emit(at, base + ".int", {left, right}, name == "div" ? floatType() : intType());
  }
  if (isFloat(left) && isFloat(right))
    return emit(at, base + ".float", {left, right}, floatType());
  // Only some mixtures have ops that torch-mlir knows.
  if (name == "mul" || name == "floordiv" || name == "remainder" || name == "add" || name == "sub")
    if (table_.find("torch." + base + (isInt(left) ? ".int_float" : ".float_int")) && name == "mul")
      return emit(at, base + (isInt(left) ? ".int_float" : ".float_int"), {left, right}, floatType());
  return emit(at, base + ".float", {coerce(at, left, floatType()), coerce(at, right, floatType())}, floatType());
}

} // namespace reify::python
