// Calls: what is called, and calls of functions of the library.
#include "engine/python/compile/function_compiler.h"

#include <llvm/ADT/StringSet.h>
#include <llvm/Support/SaveAndRestore.h>

namespace reify::python {

using namespace mlir;

const Node *FunctionCompiler::onlyArgument(const Node &node, StringRef name) {
  auto args = node.list("args");
  if (args.size() != 1 || !node.list("keywords").empty())
    refuse(node, "call", "'" + name.str() + "' takes one argument here");
  return args[0];
}

static bool isIntrinsic(StringRef name) {
  static const llvm::StringSet<> kNames{"promote_dtypes",      "__torch_mlir_internal_promote_dtypes",
                                        "get_dtype_of_scalar", "dtype_of_scalar_tensor",
                                        "opaque_int",          "unknown_size",
                                        "dtype_of_scalar",     "hacky_get_unknown_dimension_size"};
  return kNames.contains(name);
}

/// Dtype numbers and unknown sizes, which Python itself has no words for.
Value FunctionCompiler::intrinsic(const Node &node, StringRef name, Env &env) {
  auto args = node.list("args");
  if (!node.list("keywords").empty())
    refuse(node, "call", "'" + name.str() + "' takes no keyword arguments");
  if (name.contains("promote_dtypes")) {
    if (args.size() != 2)
      refuse(node, "call", "promote_dtypes takes the list of ranks (None for scalars) and the list of dtypes");
    Type ranksType = listOf(torch::OptionalType::get(intType()));
    Value ranks = coerce(*args[0], expression(*args[0], env, ranksType), ranksType, "the list of ranks");
    Value dtypes =
        coerce(*args[1], expression(*args[1], env, listOf(intType())), listOf(intType()), "the list of dtypes");
    return torch::PromoteDtypesOp::create(builder_, place(node), intType(), ranks, dtypes);
  }
  if (name.contains("dtype_of_scalar")) {
    const Node *arg = onlyArgument(node, name);
    Value scalar = expression(*arg, env);
    if (!isa<torch::NumberType, torch::IntType, torch::FloatType, torch::BoolType, torch::UnionType>(scalar.getType()))
      refuse(*arg, "type", "a number is needed here, this is " + pythonSpelling(scalar.getType()));
    return emit(node, "prim.dtype", emit(node, "prim.NumToTensor.Scalar", scalar, tensorType()), intType());
  }
  if (!args.empty())
    refuse(node, "call", "'" + name.str() + "' takes no arguments");
  OperationState state(place(node), torch::OperatorOp::getOperationName());
  state.addTypes(intType());
  state.addAttribute("name", builder_.getStringAttr("reify.opaque_int"));
  return builder_.create(state)->getResult(0);
}

Value FunctionCompiler::call(const Node &node, Env &env, Type want) {
  const Node &callee = *node.child("func");
  std::string dotted = dottedName(callee);
  std::string first = dotted.substr(0, dotted.find('.'));
  if (dotted.empty() || env.contains(first)) {
    if (callee.is("Attribute"))
      return method(node, env);
    refuse(callee, "call",
           dotted.empty() ? "only functions and methods can be called" : "'" + dotted + "' cannot be called");
  }
  SourceModule &module = scope_ ? *scope_ : module_;
  if (std::string why = program_.whyUnfound(module, dotted, callee); !why.empty())
    refuse(callee, "name", why);
  if (Function *function = program_.findFunction(module, dotted)) {
    if (isIntrinsic(function->name) && StringRef(function->name).starts_with("__torch_mlir_internal"))
      return intrinsic(node, function->name, env); // its Python body is for Python only
    return callFunction(node, *function, env);
  }
  std::string name = program_.canonicalName(module, dotted);
  std::string last = name.substr(name.rfind('.') + 1);
  auto known = module.imports.find(first);
  bool isMissing = known != module.imports.end() && known->second.isMissing; // may well be torch-mlir's own
  if (isIntrinsic(last) && (name == last || name == "reify_library." + last || isMissing))
    return intrinsic(node, last, env);
  if (program_.isOfMissingImport(module, dotted))
    refuse(node, "", "");
  if (name == "torch.ops.prim.NumToTensor" || name == "torch.ops.prim.NumToTensor.Scalar") {
    const Node *arg = onlyArgument(node, name);
    return emit(node, "prim.NumToTensor.Scalar", expression(*arg, env), tensorType());
  }
  if (name.starts_with("torch.ops.")) {
    std::string op = name.substr(10);
    if (StringRef(op).ends_with(".default"))
      op.resize(op.size() - 8);
    return callTorch(node, op, argumentsOf(node, env));
  }
  if (name == "torch.jit.annotate" && node.list("args").size() == 2) {
    AnnotationResult type = program_.typeOf(module, *node.list("args")[0]);
    if (!type.type)
      refuse(*type.at, "annotation", type.problem);
    const Node &value = *node.list("args")[1];
    return coerce(value, expression(value, env, type.type), type.type);
  }
  if (name.starts_with("torch.nn.functional.") && program_.hasOwnModules()) {
    if (Function *function = program_.findOwn("torch.nn.functional", last))
      return callFunction(node, *function, env);
    refuse(callee, "call",
           "'" + name + "' is not known here" + didYouMean(last, program_.namesOfOwn("torch.nn.functional")) +
               "; the ops that it is made of can be called as torch.ops.aten.X(...)");
  }
  for (const char *prefix : {"torch.nn.functional.", "torch.special.", "torch.linalg.", "torch."})
    if (name.starts_with(prefix)) {
      std::vector<Argument> arguments = argumentsOf(node, env);
      if (last == "zeros" || last == "ones" || last == "empty" || last == "rand" || last == "randn")
        gatherSizes(node, arguments, 0);
      return callTorch(node, std::string(StringRef(prefix) == "torch.linalg." ? "aten.linalg_" : "aten.") + last,
                       std::move(arguments));
    }
  if (module.classes.contains(dotted))
    refuse(callee, "call", "objects of classes are not allowed in library functions");
  if (callee.is("Attribute") && !module.imports.contains(first) && program_.findConstant(module, first).first)
    return method(node, env);
  return callBuiltin(node, name, env, want);
}

/// What a helper returns its body says, so it must be compiled first.
void FunctionCompiler::compileCallee(const Node &at, Function &callee) {
  constexpr unsigned kDeepest = 60; // the rest waits for its turn
  program_.tellProblems(callee);
  if (!callee.isUsable)
    refuse(at, "", ""); // its own problem was reported
  if (callee.isWanted && callee.isInWork && callee.infersResult && !callee.result)
    refuse(at, "call", "'" + callee.name + "' calls itself, so it must say its result type, as in -> List[int]");
  if (callee.isWanted || !callee.kind.empty() || program_.isBuiltin())
    return;
  if (program_.depth >= kDeepest) {
    if (callee.infersResult)
      refuse(at, "call",
             "calls of functions without a result type are nested too deeply here; annotate '" + callee.name + "'");
    return;
  }
  callee.isWanted = true;
  llvm::SaveAndRestore depth(program_.depth, program_.depth + 1);
  compileFunction(program_, callee, table_, into_, limits_, wanted_, diagnostics_);
}

/// A number stands for all elements of a BroadcastingList.
Value FunctionCompiler::argument(const Node &at, Value value, const Parameter &parameter, StringRef what) {
  if (parameter.broadcast && isa<torch::IntType, torch::FloatType>(value.getType())) {
    Type element = parameter.type;
    if (auto optional = dyn_cast<torch::OptionalType>(element))
      element = optional.getContainedType();
    element = cast<torch::ListType>(element).getContainedType();
    SmallVector<Value> copies(parameter.broadcast, coerce(at, value, element, what));
    value = list(at, copies, element);
  }
  return coerce(at, value, parameter.type, what);
}

Value FunctionCompiler::callFunction(const Node &node, Function &callee, Env &env) {
  if (!callee.isUsable && !callee.problem.empty())
    refuse(node, "call", "'" + callee.name + "' of " + callee.module->path + " cannot be used: " + callee.problem);
  compileCallee(node, callee);
  auto args = node.list("args");
  if (args.size() > callee.parameters.size())
    refuse(node, "call",
           "'" + callee.name + "' takes " + std::to_string(callee.parameters.size()) + " arguments, not " +
               std::to_string(args.size()));
  std::vector<const Node *> given(callee.parameters.size());
  std::copy(args.begin(), args.end(), given.begin());
  for (const Node *keyword : node.list("keywords")) {
    auto known = llvm::find_if(callee.parameters, [&](const Parameter &p) { return p.name == keyword->text; });
    if (known == callee.parameters.end())
      refuse(*keyword, "call",
             keyword->text.empty() ? "'**' is not allowed in calls"
                                   : "'" + callee.name + "' has no parameter '" + keyword->text + "'");
    const Node *&slot = given[size_t(known - callee.parameters.begin())];
    if (slot)
      refuse(*keyword, "call", "the argument '" + keyword->text + "' is given twice");
    slot = keyword->child("value");
  }
  SmallVector<Value> values;
  for (auto [node_, parameter] : llvm::zip(given, callee.parameters)) {
    std::string what = "the argument '" + parameter.name + "'";
    if (node_) {
      if (node_->is("Starred"))
        refuse(*node_, "call", "'*' is not allowed in calls");
      values.push_back(argument(*node_, expression(*node_, env, parameter.type), parameter, what));
      continue;
    }
    if (!parameter.defaultValue)
      refuse(node, "call", "'" + callee.name + "' needs " + what);
    Env nothing;
    SourceModule *before = std::exchange(scope_, callee.module);
    try {
      values.push_back(argument(*parameter.defaultValue, expression(*parameter.defaultValue, nothing, parameter.type),
                                parameter, what));
    } catch (const Refused &refused) {
      scope_ = before;
      throw Refused{&node, refused.id, "the default of " + what + " cannot be used: " + refused.message};
    }
    scope_ = before;
  }
  Operation *call = emitCall(node, callee, values);
  return callee.result ? call->getResult(0) : none(node);
}

Value FunctionCompiler::method(const Node &node, Env &env) {
  const Node &callee = *node.child("func");
  Value value = expression(*callee.child("value"), env);
  if (isa<torch::ListType>(value.getType()))
    return listMethod(node, value, env);
  if (isa<torch::StringType>(value.getType()))
    return stringMethod(node, value, env);
  if (isa<torch::BaseTensorType>(value.getType()))
    return tensorMethod(node, value, env);
  refuse(callee, "call",
         pythonSpelling(value.getType()) + " has no method '" + callee.text + "' here" +
             (isa<torch::OptionalType>(value.getType()) ? "; check it with 'is None' before" : ""));
}

} // namespace reify::python
