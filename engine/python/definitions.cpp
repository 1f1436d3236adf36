// `def` outside of functions: what a function is called, which op it is of, and its signature.
#include "engine/python/program.h"

#include <llvm/ADT/StringSet.h>

#include <algorithm>

namespace reify::python {

using namespace mlir;

/// Whether another function is of the same op and kind, or has the same symbol, which is a problem of this one.
bool Program::isDuplicate(SourceModule &module, Function &function) {
  if (function.symbol.empty() || (!module.isMain && function.kind.empty()))
    return false;
  auto [other, isNew] = symbols_.try_emplace(function.symbol, &module, function.def);
  if (isNew)
    return false;
  auto [otherModule, otherDef] = other->second;
  if (otherModule == &module && otherDef->text == function.def->text && !hasPlainNames_) {
    other->second.second = function.def; // as in Python, the last one counts
    return false;
  }
  Diagnostic problem =
      errorAt(module, *function.def, "duplicate",
              function.kind.empty() ? "the function '" + function.name + "' is defined twice"
                                    : "the " + function.kind + " function of '" + function.op + "' is defined twice");
  problem.notes.push_back({"the other definition is here", {otherModule->path, otherDef->line, otherDef->column}});
  function.problems.push_back(std::move(problem));
  function.isUsable = false;
  return true;
}

void Program::define(SourceModule &module, const Node &def) {
  auto function = std::make_unique<Function>();
  function->def = &def;
  function->module = &module;
  function->name = def.text;
  decorators(module, *function);
  nameOf(module, *function);
  const bool isDuplicated = isDuplicate(module, *function);
  if (!isDuplicated)
    signature(module, *function);
  std::string name = def.text;
  auto known = module.functions.find(name);
  // Two functions of different ops may have one Python name when decorators name the ops.
  const bool areOfTwoOps = known != module.functions.end() && !known->second->kind.empty() && !function->kind.empty() &&
                           (known->second->symbol != function->symbol || isDuplicated);
  if (areOfTwoOps) {
    for (; known != module.functions.end() && (known->second->symbol != function->symbol || isDuplicated);
         known = module.functions.find(name))
      name += "'";
  } else if (known == module.functions.end()) {
    bind(module, name);
    known = module.functions.end();
  }
  if (known != module.functions.end())
    function->replaced = known->second->def;
  module.functions[std::move(name)] = std::move(function);
}

static const llvm::StringSet<> &functionKinds() {
  static const llvm::StringSet<> kinds{"shape", "dtype", "decomposition", "has_value_semantics"};
  return kinds;
}

void Program::decorators(SourceModule &module, Function &function) {
  static const llvm::StringSet<> kOfTests{"check_shape_function",
                                          "check_dtype_function",
                                          "check_decomposition_function",
                                          "invocations",
                                          "invocation",
                                          "script",
                                          "schema",
                                          "error_invocation",
                                          "not_present_in_registry"};
  auto bad = [&](const Node &at, std::string message) {
    function.problems.push_back(errorAt(module, at, "decorator", std::move(message)));
  };
  for (const Node *decorator : function.def->list("decorator_list")) {
    const Node *called = decorator->is("Call") ? decorator->child("func") : decorator;
    std::string name = dottedName(*called);
    std::string last = name.substr(name.rfind('.') + 1);
    if (std::string why = name.empty() ? "" : whyUnfound(module, name, *decorator); !why.empty())
      bad(*decorator, why);
    if (last == "not_present_in_registry")
      function.isFreeOfRegistry = true;
    const Node *text = decorator->is("Call") ? decorator->child("args") : nullptr;
    if (last == "schema" && module.isMain && (!text || text->constant != ConstantKind::String))
      bad(*decorator,
          "'schema' takes the op's schema as a string, as in @schema(\"my::scale(Tensor self) -> Tensor\")");
    if (kOfTests.contains(last) || (!module.isMain && !functionKinds().contains(last)))
      continue;
    if (!functionKinds().contains(last)) {
      bad(*decorator, "the decorator '" + (name.empty() ? "..." : name) +
                          "' is not known; there are shape, dtype, decomposition, has_value_semantics and schema");
      continue;
    }
    const Node *op = decorator->is("Call") ? decorator->child("args") : nullptr;
    if (!op || op->constant != ConstantKind::String || decorator->list("args").size() != 1) {
      bad(*decorator, "'" + last + "' takes the name of the op, as in @" + last + "(\"my.scale\")");
      function.isUsable = false;
      function.isOfOp = true;
      continue;
    }
    if (!function.kind.empty()) {
      bad(*decorator, "a function can be of one kind and for one op only");
      continue;
    }
    function.kind = last;
    function.op = op->text;
  }
}

static std::string replaceAll(std::string text, std::string_view from, std::string_view to) {
  for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

void Program::nameOf(SourceModule &module, Function &function) {
  const std::string &name = function.def->text;
  const std::string kDot = "〇", kBar = "〡";
  bool hasDot = name.find(kDot) != std::string::npos, hasBar = name.find(kBar) != std::string::npos;
  auto bad = [&](std::string message) {
    function.problems.push_back(errorAt(module, *function.def, "name", std::move(message)));
    function.isUsable = false;
    function.isOfOp = true;
  };
  if (module.isOwn) { // helpers, whatever op they are of
    function.symbol = "__torch__." + module.name + "." + replaceAll(replaceAll(name, kDot, "."), kBar, "_");
    return;
  }
  if (hasDot || hasBar) {
    size_t bar = name.find(kBar);
    if (!function.kind.empty())
      return bad("'" + name + "' names its op both by the name and by the decorator; use one of them");
    if (!hasBar)
      return bad("'" + name + "' says no kind; expected a name such as '" + name + kBar + "shape'");
    std::string kind = name.substr(bar + kBar.size());
    if (!functionKinds().contains(kind))
      return bad("'" + kind + "' is no kind of library function; after " + kBar +
                 " stands shape, dtype, decomposition or has_value_semantics");
    if (!hasDot)
      return bad("'" + name + "' names no namespace; expected a name such as my" + kDot + name);
    function.kind = kind;
    function.op = replaceAll(name.substr(0, bar), kDot, ".");
  }
  if (function.kind.empty()) {
    function.symbol = hasPlainNames_ ? name : "__torch__." + (module.name.empty() ? "" : module.name + ".") + name;
    return;
  }
  function.isOfOp = true;
  size_t dots = size_t(std::ranges::count(function.op, '.'));
  bool hasEmptyPart =
      function.op.starts_with(".") || function.op.ends_with(".") || function.op.find("..") != std::string::npos;
  bool isTorch = function.op.starts_with("torch.");
  if (hasEmptyPart || dots < 1 || dots > (isTorch ? 3u : 2u))
    return bad("'" + function.op + "' is no op name; expected namespace.op or namespace.op.overload");
  function.symbol = "__torch_mlir_" + function.kind + "_fn." + function.op;
}

static bool holdsTensor(Type type) {
  if (auto list = dyn_cast<torch::ListType>(type))
    return holdsTensor(list.getContainedType());
  if (auto optional = dyn_cast<torch::OptionalType>(type))
    return holdsTensor(optional.getContainedType());
  return isa<torch::BaseTensorType>(type);
}

/// N of BroadcastingListN[int], also in an Optional.
static unsigned broadcastOf(const Node &annotation) {
  const Node *value = annotation.is("Subscript") ? annotation.child("value") : nullptr;
  if (!value)
    return 0;
  constexpr std::string_view kName = "BroadcastingList";
  if (value->is("Name") && value->text.starts_with(kName) && value->text.size() == kName.size() + 1)
    return unsigned(value->text.back() - '0');
  return value->isName("Optional") ? broadcastOf(*annotation.child("slice")) : 0;
}

void Program::signature(SourceModule &module, Function &function) {
  const Node *args = function.def->child("args");
  auto bad = [&](const Node &at, std::string id, std::string message) {
    function.isUsable = false;
    if (module.isMain)
      function.problems.push_back(errorAt(module, at, std::move(id), std::move(message)));
    else if (function.problem.empty())
      function.problem = std::move(message);
  };
  auto annotated = [&](const Node &annotation) { return typeOf(module, annotation); };
  for (const char *field : {"vararg", "kwarg"})
    if (const Node *rest = args->child(field))
      bad(*rest, "parameter", "the parameter '*" + rest->text + "' is not allowed; name every parameter");
  std::vector<const Node *> nodes;
  for (const char *field : {"posonlyargs", "args", "kwonlyargs"})
    for (const Node *node : args->list(field))
      nodes.push_back(node);
  bool isOfOp = !function.kind.empty();
  for (const Node *node : nodes) {
    Parameter parameter{node->text, {}, node, nullptr};
    const Node *annotation = node->child("annotation");
    if (!annotation) {
      std::string wanted = function.kind == "shape"   ? " (List[int] for a tensor)"
                           : function.kind == "dtype" ? " (Tuple[int, int] for a tensor's rank and dtype)"
                                                      : " (for example " + node->text + ": int)";
      bad(*node, "annotation", "the parameter '" + node->text + "' has no type annotation; one is needed" + wanted);
    } else {
      AnnotationResult found = annotated(*annotation);
      parameter.type = found.type;
      parameter.broadcast = broadcastOf(*annotation);
      bool isShape = function.kind == "shape";
      if (!found.type)
        bad(*found.at, "annotation", found.problem);
      else if ((isShape || function.kind == "dtype") && holdsTensor(found.type))
        bad(*annotation, "annotation",
            std::string("in a ") + function.kind + " function a tensor is " +
                (isShape ? "its sizes: List[int]" : "its rank and dtype: Tuple[int, int]"));
    }
    function.parameters.push_back(std::move(parameter));
  }
  size_t positional = args->list("posonlyargs").size() + args->list("args").size();
  auto defaults = args->list("defaults");
  for (size_t i = 0; i < defaults.size(); ++i)
    function.parameters[positional - defaults.size() + i].defaultValue = defaults[i];
  auto keywordDefaults = args->list("kw_defaults");
  for (size_t i = 0; i < keywordDefaults.size() && positional + i < function.parameters.size(); ++i)
    function.parameters[positional + i].defaultValue = keywordDefaults[i];
  const Node *returns = function.def->child("returns");
  if (!returns && !isOfOp && !hasPlainNames_) {
    function.infersResult = true;
    return;
  }
  if (!returns) {
    std::string wanted = function.kind == "shape"           ? "-> List[int]"
                         : function.kind == "dtype"         ? "-> int"
                         : function.kind == "decomposition" ? "-> torch.Tensor"
                                                            : "-> None";
    bad(*function.def, "annotation",
        "the function '" + function.name + "' says no result type" +
            (isOfOp ? "; expected '" + wanted + "'" : "; expected '-> type', or '-> None'"));
    return;
  }
  AnnotationResult found = annotated(*returns);
  if (!found.type && !isOfOp && !hasPlainNames_)
    function.infersResult = true; // of helpers the annotation is only a hint
  else if (!found.type)
    bad(*found.at, "annotation", found.problem);
  else if (!isa<torch::NoneType>(found.type))
    function.result = found.type;
}

} // namespace reify::python
