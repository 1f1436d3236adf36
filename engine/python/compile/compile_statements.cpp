// Statements of one function.
#include "engine/python/compile/function_compiler.h"

#include <llvm/Support/SaveAndRestore.h>

namespace reify::python {

using namespace mlir;

/// Compiles until the end or until nothing falls through. `live`: names that matter afterwards.
unsigned FunctionCompiler::block(const Nodes &body, Env &env, const Names &live) {
  unsigned exits = kFalls;
  for (size_t i = 0; i < body.size(); ++i) {
    const Node &node = *body[i];
    Nodes rest(body.begin() + long(i) + 1, body.end());
    try {
      markStatement(node, env);
      if (node.is("If")) {
        bool tookRest = false;
        exits = ifStatement(node, rest, env, live, tookRest);
        if (tookRest)
          return exits;
      } else if (node.is("For") || node.is("While") || node.is("AsyncFor")) {
        exits = loop(node, env);
      } else {
        exits = statement(node, env);
      }
    } catch (const Refused &refused) {
      if (!refused.message.empty())
        program_.error(scope_ ? *scope_ : module_, *refused.at, refused.id, refused.message);
      scope_ = nullptr;
      isRefused_ = true;
      poison(node, env);
      unsigned syntactic = exitsOf(std::span(&body[i], 1));
      exits = (syntactic & kFalls) ? unsigned(kFalls) : syntactic;
      if (exits & kReturns)
        env["$value"] = {};
    }
    if (!(exits & kFalls)) {
      if (!rest.empty())
        program_.report(Severity::Warning, module_, *rest[0], "unreachable", "this is never reached");
      return exits;
    }
    if (exits != kFalls)
      return guardRest(node, exits, rest, env, live);
  }
  return exits;
}

/// What a refused statement would have bound is unknown; uses of it are not reported again.
void FunctionCompiler::poison(const Node &node, Env &env) {
  Names names;
  addStores(node, names);
  for (const std::string &name : names) {
    env[name].value = {};
    env[name].problem.clear();
  }
}

unsigned FunctionCompiler::statement(const Node &node, Env &env) {
  if (node.is("Return")) {
    const Node *value = node.child("value");
    if (function_.infersResult && !function_.result && value) {
      // Once that is known, the function is compiled anew: what is around the return depends on it.
      otherResult_ = expression(*value, env).getType();
      refuse(node, "", "");
    }
    if (!function_.result) {
      if (value && value->constant != ConstantKind::None) {
        otherResult_ = typeAlone(*value, env);
        refuse(*value, "type", "this function is annotated '-> None', so it cannot return a value");
      }
      return kReturns;
    }
    if (!value && function_.infersResult)
      otherResult_ = noneType();
    if (!value)
      refuse(node, "type", "a " + pythonSpelling(function_.result) + " must be returned here");
    env["$value"] = {returned(*value, env), {}, ""};
    return kReturns;
  }
  if (node.is("Raise")) {
    raise(node, raisedMessage(node, env));
    return 0;
  }
  if (node.is("Break") || node.is("Continue")) {
    if (loopDepth_ == 0)
      refuse(node, "syntax", "'" + std::string(node.is("Break") ? "break" : "continue") + "' outside of a loop");
    return node.is("Break") ? kBreaks : kContinues;
  }
  if (node.is("Assert")) {
    assertion(node, env);
    const Node *test = node.child("test");
    return test->constant == ConstantKind::Bool && test->text == "0" ? 0u : unsigned(kFalls);
  }
  if (node.is("Assign"))
    assignment(node, env);
  else if (node.is("AnnAssign"))
    annotatedAssignment(node, env);
  else if (node.is("AugAssign"))
    augmentedAssignment(node, env);
  else if (node.is("Expr")) {
    const Node *value = node.child("value");
    if (value->is("Constant"))
      return kFalls; // a docstring, or `...`
    expression(*value, env);
  } else if (node.is("Delete")) {
    for (const Node *target : node.list("targets")) {
      if (!target->is("Name"))
        refuse(*target, "statement", "only names can be deleted; for an element of a list there is pop");
      name(*target, env, {}); // must be there
      env[target->text] = {{}, {}, "was deleted"};
    }
  } else if (!node.is("Pass") && !node.is("Import") && !node.is("ImportFrom")) {
    std::string what = node.is("FunctionDef") ? "a function inside a function"
                       : node.is("With")      ? "'with'"
                       : node.is("Try")       ? "'try'"
                       : node.is("ClassDef")  ? "a class"
                       : node.is("Global")    ? "'global'"
                       : node.is("Nonlocal")  ? "'nonlocal'"
                       : node.is("Match")     ? "'match'"
                                              : "'" + std::string(node.kind) + "'";
    refuse(node, "statement",
           what + " is not allowed in library functions; allowed are assignments, if, for, while, break, continue, "
                  "return, assert, raise and calls");
  }
  return kFalls;
}

void FunctionCompiler::bind(const std::string &name, const Node &at, Value value, Env &env) {
  Variable &variable = env[name];
  if (variable.declared && variable.declared != value.getType()) {
    // The declared type stays; an Optional remembers that it holds something.
    if (!fits(value.getType(), variable.declared))
      refuse(at, "type",
             "'" + name + "' is declared as " + pythonSpelling(variable.declared) + ", but this is " +
                 pythonSpelling(value.getType()) + "; use another name");
    if (!isa<torch::OptionalType>(variable.declared))
      value = coerce(at, value, variable.declared);
  }
  variable.value = value;
  variable.problem.clear();
}

SmallVector<Value> FunctionCompiler::unpackList(const Node &at, Value value, Type element, size_t count) {
  SmallVector<Value> parts;
  if (!limits_.forExport) {
    SmallVector<Type> types(count, element);
    Operation *op = torch::PrimListUnpackOp::create(builder_, place(at), TypeRange(types), value);
    parts.assign(op->result_begin(), op->result_end());
    return parts;
  }
  // torch-mlir does not evaluate prim.ListUnpack.
  Value isRight =
      emit(at, "aten.eq.int", {emit(at, "aten.len.t", value, intType()), constant(at, int64_t(count))}, boolType());
  Env nothing;
  Branch yes = branch(at, nothing, [](Branch &) {}),
         no = branch(at, nothing, [&](Branch &inside) {
           inside.exits = 0;
           raise(at, constant(at, "there are " + std::to_string(count) + " names for another number of values"));
         });
  join(at, isRight, yes, no, nothing, {}, {});
  for (size_t i = 0; i < count; ++i)
    parts.push_back(emit(at, "aten.__getitem__.t", {value, constant(at, int64_t(i))}, element));
  return parts;
}

void FunctionCompiler::assign(const Node &target, const Node &at, Value value, Env &env) {
  if (target.is("Name"))
    return bind(target.text, at, value, env);
  if (target.is("Tuple") || target.is("List")) {
    auto targets = target.list("elts");
    SmallVector<Value> parts;
    if (isa<torch::TupleType>(value.getType())) {
      parts = unpack(at, value);
      if (parts.size() != targets.size())
        refuse(target, "unpack",
               "there are " + std::to_string(targets.size()) + " names for " + std::to_string(parts.size()) +
                   " values");
    } else if (auto type = dyn_cast<torch::ListType>(value.getType())) {
      parts = unpackList(at, value, type.getContainedType(), targets.size());
    } else {
      refuse(at, "unpack", pythonSpelling(value.getType()) + " cannot be unpacked; only tuples and lists can");
    }
    for (auto [each, part] : llvm::zip(targets, parts))
      assign(*each, at, part, env);
    return;
  }
  if (target.is("Subscript")) {
    Value container = expression(*target.child("value"), env);
    auto type = dyn_cast<torch::ListType>(container.getType());
    const Node &index = *target.child("slice");
    if (!type || index.is("Slice"))
      refuse(target, "assign", "only elements of lists can be assigned, as in x[i] = value");
    Value position = coerce(index, expression(index, env), intType(), "the index");
    emit(target, "aten._set_item.t", {container, position, coerce(at, value, type.getContainedType(), "the element")},
         container.getType());
    return;
  }
  refuse(target, "assign", "only names, tuples of names and list elements can be assigned");
}

void FunctionCompiler::assignment(const Node &node, Env &env) {
  const Node &value = *node.child("value");
  auto targets = node.list("targets");
  Type want;
  if (targets.size() == 1 && targets[0]->is("Name")) {
    // A fresh [] takes the type that the name has.
    auto known = env.find(targets[0]->text);
    if (known != env.end() && (value.is("List") || value.is("ListComp")))
      want = known->second.declared ? known->second.declared
             : known->second.value  ? known->second.value.getType()
                                    : Type();
    if (want && value.list("elts").size() && !known->second.declared)
      want = {};
  }
  Value result = expression(value, env, want);
  for (const Node *target : targets)
    assign(*target, value, result, env);
}

void FunctionCompiler::annotatedAssignment(const Node &node, Env &env) {
  const Node &target = *node.child("target");
  const Node &annotation = *node.child("annotation");
  AnnotationResult found = program_.typeOf(module_, annotation);
  if (!found.type)
    refuse(*found.at, "annotation", found.problem);
  if (!target.is("Name"))
    refuse(target, "assign", "only a name can be annotated");
  const Node *value = node.child("value");
  Value result;
  if (value) {
    result = expression(*value, env, found.type);
    if (!fits(result.getType(), found.type))
      coerce(*value, result, found.type, "the value of '" + target.text + "'"); // says what is wrong
    if (!isa<torch::OptionalType>(found.type))
      result = coerce(*value, result, found.type);
  }
  env[target.text] = {result, found.type, value ? "" : "has no value yet"};
}

void FunctionCompiler::augmentedAssignment(const Node &node, Env &env) {
  const Node &target = *node.child("target");
  const Node &operand = *node.child("value");
  const Node &op = *node.child("op");
  if (target.is("Name")) {
    Value before = name(target, env, {});
    Type want = isa<torch::ListType>(before.getType()) ? before.getType() : Type();
    Value by = expression(operand, env, want);
    if (want && op.is("Add"))
      return extend(node, before, by); // in place, as Python does
    return bind(target.text, node, binaryOf(node, op, before, by), env);
  }
  if (!target.is("Subscript") || target.child("slice")->is("Slice"))
    refuse(target, "assign", "only names and list elements can be changed in place");
  Value container = expression(*target.child("value"), env);
  auto type = dyn_cast<torch::ListType>(container.getType());
  if (!type)
    refuse(target, "assign", "only elements of lists can be assigned, as in x[i] += value");
  Value index = coerce(target, expression(*target.child("slice"), env), intType(), "the index");
  Value before = emit(target, "aten.__getitem__.t", {container, index}, type.getContainedType());
  Value after = binaryOf(node, op, before, expression(operand, env));
  emit(target, "aten._set_item.t", {container, index, coerce(node, after, type.getContainedType(), "the element")},
       container.getType());
}

void FunctionCompiler::assertion(const Node &node, Env &env) {
  const Node &test = *node.child("test");
  Value holds = condition(test, env);
  const Node *message = node.child("msg");
  Branch yes = branch(node, env, [](Branch &) {});
  Branch no = branch(node, env, [&](Branch &inside) {
    inside.exits = 0;
    narrow(test, false, inside.env);
    llvm::SaveAndRestore isMessage(isMessage_, true);
    Value text = message ? expression(*message, inside.env) : constant(node, StringRef("AssertionError"));
    if (!isa<torch::StringType>(text.getType()))
      text = emit(node, "aten.str", text, strType());
    raise(node, text);
  });
  join(node, holds, yes, no, env, {}, {});
  narrow(test, true, env);
}

Value FunctionCompiler::raisedMessage(const Node &node, Env &env) {
  const Node *exception = node.child("exc");
  llvm::SaveAndRestore isMessage(isMessage_, true);
  if (!exception)
    refuse(node, "raise", "a raise needs an exception, as in raise ValueError(\"why\")");
  if (exception->is("Name"))
    return constant(node, StringRef(exception->text));
  auto arguments = exception->list("args");
  if (!exception->is("Call") || arguments.size() > 1)
    refuse(*exception, "raise", "an exception is raised with one message, as in raise ValueError(\"why\")");
  if (arguments.empty())
    return constant(node, StringRef(dottedName(*exception->child("func"))));
  Value text = expression(*arguments[0], env);
  return isa<torch::StringType>(text.getType()) ? text : emit(node, "aten.str", text, strType());
}

} // namespace reify::python
