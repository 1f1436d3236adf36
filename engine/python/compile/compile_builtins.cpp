// Python's built-in functions, and the methods of lists and strings.
#include "engine/python/compile/function_compiler.h"

#include <llvm/ADT/StringSwitch.h>

namespace reify::python {

using namespace mlir;

static StringRef kindOf(Type type) {
  return isa<torch::IntType>(type)      ? "int"
         : isa<torch::FloatType>(type)  ? "float"
         : isa<torch::BoolType>(type)   ? "bool"
         : isa<torch::StringType>(type) ? "str"
                                        : "";
}
static StringRef elementKind(Value list) {
  auto type = dyn_cast<torch::ListType>(list.getType());
  return type ? kindOf(type.getContainedType()) : "";
}

Value FunctionCompiler::callBuiltin(const Node &node, StringRef name, Env &env, Type want) {
  auto args = node.list("args");
  if (name == "int" || name == "float" || name == "bool" || name == "str")
    return convert(node, name, env);
  if (name == "min" || name == "max")
    return extreme(node, name, env);
  if (name == "isinstance")
    return isInstance(node, env);
  if (name == "id" && args.size() == 1)
    return intrinsic(Node{node.kind, node.line, node.column, node.endLine}, "unknown_size", env);
  if (name == "len") {
    Value value = expression(*onlyArgument(node, name), env);
    if (auto tuple = dyn_cast<torch::TupleType>(value.getType()))
      return constant(node, int64_t(tuple.getContainedTypes().size()));
    if (isa<torch::ListType>(value.getType()))
      return emit(node, "aten.len.t", value, intType());
    if (isa<torch::StringType>(value.getType()))
      return emit(node, "aten.len.str", value, intType());
    if (isa<torch::BaseTensorType>(value.getType()))
      return emit(node, "aten.size.int", {value, constant(node, int64_t(0))}, intType());
    refuse(node, "type", "'len' of " + pythonSpelling(value.getType()) + " is not allowed");
  }
  if (name == "abs" || name == "math.fabs") {
    Value value = expression(*onlyArgument(node, name), env);
    if (isa<torch::IntType, torch::FloatType>(value.getType()))
      return emit(node, "prim.abs." + kindOf(value.getType()).str(), value, value.getType());
    if (isa<torch::BaseTensorType>(value.getType()))
      return emit(node, "aten.abs", value, tensorType());
    if (isa<torch::NumberType>(value.getType()))
      return emit(node, "prim.abs.Scalar", value, value.getType());
    refuse(node, "type", "'abs' of " + pythonSpelling(value.getType()) + " is not allowed");
  }
  if (name == "sum" || name == "any" || name == "all" || name == "sorted") {
    Value value = expression(*onlyArgument(node, name), env);
    StringRef kind = elementKind(value);
    if ((name == "sum" || name == "sorted") && (kind == "int" || kind == "float"))
      return emit(node, "aten." + name.str() + "." + kind.str(), value,
                  name == "sum" ? cast<torch::ListType>(value.getType()).getContainedType() : value.getType());
    if ((name == "any" || name == "all") && kind == "bool")
      return emit(node, "aten." + name.str() + ".bool", value, boolType());
    refuse(node, "type",
           "'" + name.str() + "' of " + pythonSpelling(value.getType()) + " is not allowed; " +
               (name == "sum" || name == "sorted" ? "a list of ints or floats" : "a list of bools") + " is needed");
  }
  if (name == "list" && args.size() <= 1) {
    if (args.empty())
      return listDisplay(node, env, want);
    bool isIterator = args[0]->is("Call") && !isa_and_nonnull<torch::NoneType>(want) &&
                      llvm::StringSwitch<bool>(dottedName(*args[0]->child("func")))
                          .Cases({"range", "zip", "enumerate", "reversed"}, true)
                          .Default(false);
    if (!isIterator) {
      Value value = expression(*args[0], env);
      if (isa<torch::ListType>(value.getType()))
        return emit(node, "aten.list.t", value, value.getType());
      if (!isa<torch::TupleType>(value.getType()))
        refuse(node, "type", "'list' of " + pythonSpelling(value.getType()) + " is not allowed");
    }
    Iteration iteration = iterationOf(*args[0], env);
    Value out = list(node, {}, iteration.itemType);
    forEach(node, iteration, [&](Value item) { emit(node, "aten.append.t", {out, item}, out.getType()); });
    return out;
  }
  if (name == "math.ceil" || name == "math.floor" || name == "math.trunc") {
    Value value = expression(*onlyArgument(node, name), env);
    if (isa<torch::IntType>(value.getType()))
      return value;
    value = coerce(node, value, floatType(), "the argument");
    if (name == "math.floor") { // torch-mlir has only the other one
      Value ceiling = emit(node, "aten.ceil.float", emit(node, "aten.neg.float", value, floatType()), intType());
      return emit(node, "aten.neg.int", ceiling, intType());
    }
    return emit(node, name == "math.trunc" ? "aten.Int.float" : "aten." + name.drop_front(5).str() + ".float", value,
                intType());
  }
  if (name == "math.sqrt" || name == "math.log" || name == "math.exp")
    return emit(node, "aten." + name.drop_front(5).str() + ".float",
                coerce(node, expression(*onlyArgument(node, name), env), floatType(), "the argument"), floatType());
  if (name == "range" || name == "zip" || name == "enumerate" || name == "reversed")
    refuse(node, "call", "'" + name.str() + "' is allowed in 'for' and in list(...) only");
  if (name == "print")
    refuse(node, "call", "'print' has no place here: the stepper shows the value of every name at every line");
  if (name == "dict" || name == "set" || name == "frozenset")
    refuse(node, "call", "a '" + name.str() + "' is not allowed in library functions; use lists and tuples");
  std::vector<std::string> names{"len",  "min",   "max", "sum",       "abs",      "sorted",
                                 "any",  "all",   "int", "float",     "bool",     "str",
                                 "list", "range", "zip", "enumerate", "reversed", "isinstance"};
  for (const auto &[function, unused] : (scope_ ? *scope_ : module_).functions)
    names.push_back(function);
  if (std::string hint = didYouMean(name, names); !hint.empty())
    refuse(node, "call", "'" + name.str() + "' is not known" + hint);
  refuse(node, "call",
         "'" + name.str() +
             "' is not known; there are the functions of this library, len, min, max, sum, abs, sorted, any, "
             "all, int, float, bool, str, list, range, zip, enumerate, reversed, isinstance, and those of "
             "math and torch");
}

Value FunctionCompiler::convert(const Node &node, StringRef name, Env &env) {
  if (node.list("args").empty() && node.list("keywords").empty())
    refuse(node, "call", "'" + name.str() + "()' needs a value");
  const Node &arg = *onlyArgument(node, name);
  if (name == "float" && arg.constant == ConstantKind::String) {
    StringRef text = StringRef(arg.text).trim();
    double value = 0;
    std::string lowered = text.lower();
    if (lowered == "inf" || lowered == "-inf" || lowered == "nan" || !text.getAsDouble(value))
      return constant(node, lowered == "inf"    ? double(INFINITY)
                            : lowered == "-inf" ? -double(INFINITY)
                            : lowered == "nan"  ? double(NAN)
                                                : value);
  }
  Value value = expression(arg, env);
  if (name == "bool")
    return truthOf(node, value);
  StringRef from = kindOf(value.getType());
  if (name == "str")
    return from == "str" ? value : emit(node, "aten.str", value, strType());
  Type to = name == "int" ? intType() : floatType();
  if (value.getType() == to)
    return value;
  std::string base = name == "int" ? "aten.Int." : "aten.Float.";
  if (from == "int")
    return emit(node, "aten.Float.Scalar", value, to);
  if (!from.empty())
    return emit(node, base + from.str(), value, to);
  if (isa<torch::NumberType, torch::UnionType>(value.getType()))
    return emit(node, base + "Scalar", coerce(node, value, numberType()), to);
  if (isa<torch::BaseTensorType>(value.getType()))
    return emit(node, base + "Tensor", value, to);
  refuse(node, "type", "'" + name.str() + "' of " + pythonSpelling(value.getType()) + " is not allowed");
}

Value FunctionCompiler::extreme(const Node &node, StringRef name, Env &env) {
  auto args = node.list("args");
  if (!node.list("keywords").empty())
    refuse(node, "call", "'" + name.str() + "' takes no keyword arguments here");
  if (args.empty())
    refuse(node, "call", "'" + name.str() + "' needs a list, or several numbers");
  if (args.size() == 1) {
    Value value = expression(*args[0], env);
    StringRef kind = elementKind(value);
    if (kind != "int" && kind != "float")
      refuse(node, "type",
             "'" + name.str() + "' of " + pythonSpelling(value.getType()) +
                 " is not allowed; a list of ints or "
                 "floats is needed");
    return emit(node, "prim." + name.str() + ".self_" + kind.str(), value, kind == "int" ? intType() : floatType());
  }
  Value best;
  for (const Node *arg : args) {
    Value value = expression(*arg, env);
    if (isa<torch::BoolType>(value.getType()))
      value = coerce(*arg, value, intType());
    if (!isa<torch::IntType, torch::FloatType>(value.getType()))
      refuse(*arg, "type", "'" + name.str() + "' of " + pythonSpelling(value.getType()) + " is not allowed");
    if (!best) {
      best = value;
      continue;
    }
    bool areInts = isa<torch::IntType>(best.getType()) && isa<torch::IntType>(value.getType());
    if (!areInts) {
      best = coerce(*arg, best, floatType());
      value = coerce(*arg, value, floatType());
    }
    if (areInts) {
      best = emit(node, "prim." + name.str() + ".int", {best, value}, intType());
      continue;
    }
    // torch-mlir has no such op of floats.
    Value isBetter = emit(node, name == "min" ? "aten.lt.float" : "aten.gt.float", {value, best}, boolType());
    best = choose(node, isBetter, [&] { return value; }, [&] { return best; }, floatType());
  }
  return best;
}

Value FunctionCompiler::isInstance(const Node &node, Env &env) {
  auto args = node.list("args");
  if (args.size() != 2)
    refuse(node, "call", "isinstance takes a value and a type");
  Value value = expression(*args[0], env);
  Type from = value.getType();
  if (args[1]->is("Tuple")) { // any of several
    Node single = node;
    Value any;
    for (const Node *type : args[1]->list("elts")) {
      Node one = node;
      one.fields = {{"func", {node.child("func")}}, {"args", {args[0], type}}};
      Value holds = isInstance(one, env);
      any = any ? emit(node, "aten.__or__.bool", {any, holds}, boolType()) : holds;
    }
    return any ? any : constant(node, false);
  }
  auto isOpen = [](Type type) { return isa<torch::NumberType, torch::UnionType>(type); };
  std::string name = dottedName(*args[1]);
  // What a number is at run time, its dtype tells.
  if (isOpen(from) && (name == "int" || name == "float" || name == "bool" || name == "complex")) {
    Value dtype = emit(node, "prim.dtype", emit(node, "prim.NumToTensor.Scalar", value, tensorType()), intType());
    auto is = [&](int64_t code) { return emit(node, "aten.eq.int", {dtype, constant(node, code)}, boolType()); };
    if (name == "int") // a bool is an int, for Python
      return emit(node, "aten.__or__.bool", {is(4), is(11)}, boolType());
    return is(name == "float" ? 7 : name == "bool" ? 11 : 10);
  }
  AnnotationResult wanted = program_.typeOf(module_, *args[1]);
  if (!wanted.type) {
    if (name == "list" || name == "List" || name == "tuple")
      return constant(node,
                      isa<torch::ListType>(from) == (name != "tuple") && isa<torch::ListType, torch::TupleType>(from));
    refuse(*wanted.at, "annotation", wanted.problem);
  }
  if (auto optional = dyn_cast<torch::OptionalType>(from)) {
    if (optional.getContainedType() == wanted.type)
      return emit(node, "aten.__isnot__", {value, none(node)}, boolType());
    refuse(node, "type", "check '" + pythonSpelling(from) + "' with 'is None' before isinstance");
  }
  bool isBoolForInt = isa<torch::BoolType>(from) && isa<torch::IntType>(wanted.type);
  return constant(node, from == wanted.type || isBoolForInt);
}

void FunctionCompiler::extend(const Node &at, Value value, Value other) {
  auto type = cast<torch::ListType>(value.getType());
  auto from = dyn_cast<torch::ListType>(other.getType());
  if (!from)
    refuse(at, "type", "a list is needed here, this is " + pythonSpelling(other.getType()));
  Iteration iteration{
      emit(at, "aten.len.t", other, intType()),
      [&](Value index) { return emit(at, "aten.__getitem__.t", {other, index}, from.getContainedType()); },
      from.getContainedType()};
  forEach(at, iteration, [&](Value item) {
    emit(at, "aten.append.t", {value, coerce(at, item, type.getContainedType(), "the element")}, type);
  });
}

Value FunctionCompiler::listMethod(const Node &node, Value value, Env &env) {
  const std::string &name = node.child("func")->text;
  auto args = node.list("args");
  Type type = value.getType(), element = cast<torch::ListType>(type).getContainedType();
  auto wants = [&](size_t least, size_t most) {
    if (args.size() < least || args.size() > most || !node.list("keywords").empty())
      refuse(node, "call",
             "'" + name + "' of a list takes " + std::to_string(most) + " argument" + (most == 1 ? "" : "s"));
  };
  auto elementAt = [&](size_t i) {
    return coerce(*args[i], expression(*args[i], env, element), element, "the element");
  };
  auto intAt = [&](size_t i) { return coerce(*args[i], expression(*args[i], env), intType(), "the index"); };
  if (name == "append") {
    wants(1, 1);
    emit(node, "aten.append.t", {value, elementAt(0)}, type);
  } else if (name == "insert") {
    wants(2, 2);
    Value index = intAt(0);
    emitVoid(node, "aten.insert.t", {value, index, elementAt(1)});
  } else if (name == "extend") {
    wants(1, 1);
    extend(node, value, expression(*args[0], env, type));
  } else if (name == "pop") {
    wants(0, 1);
    Value index = args.empty() ? constant(node, int64_t(-1)) : intAt(0);
    return emit(node, "aten.pop.t", {value, index}, element);
  } else if (name == "copy") {
    wants(0, 0);
    return emit(node, "aten.list.t", value, type);
  } else if (name == "clear" || name == "reverse") {
    wants(0, 0);
    emitVoid(node, "aten." + name + ".t", value);
  } else if (name == "sort" && elementKind(value) == "int") {
    wants(0, 0);
    emitVoid(node, "aten.sort.int", {value, constant(node, false)});
  } else {
    refuse(node, "call",
           "lists have no method '" + name +
               "' here; there are append, insert, extend, pop, copy, clear, reverse and sort");
  }
  return none(node);
}

Value FunctionCompiler::stringMethod(const Node &node, Value value, Env &env) {
  const std::string &name = node.child("func")->text;
  auto args = node.list("args");
  if (!node.list("keywords").empty())
    refuse(node, "call", "'" + name + "' of a string takes no keyword arguments");
  auto textAt = [&](size_t i) { return coerce(*args[i], expression(*args[i], env), strType(), "the argument"); };
  if (name == "format") {
    SmallVector<Value> operands{value};
    for (const Node *arg : args)
      operands.push_back(expression(*arg, env));
    return emit(node, "aten.format", operands, strType());
  }
  if ((name == "lower" || name == "upper") && args.empty())
    return emit(node, "aten." + name, value, strType());
  if ((name == "startswith" || name == "endswith") && args.size() == 1)
    return emit(node, "aten." + name, {value, textAt(0), constant(node, int64_t(0)), constant(node, int64_t(-1))},
                boolType());
  if (name == "join" && args.size() == 1) {
    Type texts = listOf(strType());
    return emit(node, "aten.join", {value, coerce(*args[0], expression(*args[0], env, texts), texts, "the argument")},
                strType());
  }
  refuse(node, "call",
         "strings have no method '" + name + "' here; there are format, join, lower, upper, startswith and endswith");
}

} // namespace reify::python
