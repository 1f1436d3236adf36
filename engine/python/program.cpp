#include "engine/python/program.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringSet.h>

namespace reify::python {

using namespace mlir;

void Program::report(Severity severity, const SourceModule &module, const Node &at, std::string id,
                     std::string message) {
  diagnostics_.push_back(
      {severity, "python." + id, std::move(message), {module.path, at.line, at.column}, {}});
}

void Program::error(const SourceModule &module, const Node &at, std::string id, std::string message) {
  report(Severity::Error, module, at, std::move(id), std::move(message));
}

bool Program::addMain(const std::string &path, std::string text) {
  return read("", path, std::move(text), /*isMain=*/true);
}

SourceModule *Program::read(const std::string &name, const std::string &path, std::string text, bool isMain) {
  auto module = std::make_unique<SourceModule>();
  module->name = name;
  module->path = path;
  module->text = std::move(text);
  module->isMain = isMain;
  module->tree = parse(module->text, path, diagnostics_);
  if (!module->tree || !module->tree->module)
    return nullptr;
  SourceModule &kept = *module;
  modules_.push_back(std::move(module)); // before its imports: modules may import each other
  collect(kept);
  return &kept;
}

Function *Program::helper(const std::string &module, const std::string &type, std::string_view text,
                          std::string_view name) {
  std::string moduleName = module;
  for (char c : type)
    moduleName += llvm::isAlnum(c) ? c : '_';
  auto known = std::ranges::find(modules_, moduleName, [](const auto &each) { return each->name; });
  SourceModule *found = known == modules_.end() ? nullptr : known->get();
  if (!found) {
    std::string specialised;
    for (size_t i = 0; i < text.size(); ++i) {
      auto isPartOfWord = [&](size_t at) { return at < text.size() && (llvm::isAlnum(text[at]) || text[at] == '_'); };
      bool isType = text[i] == 'T' && !isPartOfWord(i - 1) && !isPartOfWord(i + 1);
      specialised += isType ? type : std::string(1, text[i]);
    }
    found = read(moduleName, "reify", std::move(specialised), /*isMain=*/false);
  }
  return found->functions.find(name)->second.get();
}

void Program::collect(SourceModule &module) {
  for (const Node *node : module.tree->module->list("body"))
    statement(module, *node);
}

static bool isNamedMainOrTypeChecking(const Node &test) {
  if (dottedName(test).ends_with("TYPE_CHECKING"))
    return true;
  return test.is("Compare") && test.child("left")->isName("__name__");
}

void Program::statement(SourceModule &module, const Node &node) {
  if (node.is("FunctionDef"))
    return define(module, node);
  if (node.is("Import"))
    return import(module, node);
  if (node.is("ImportFrom"))
    return importFrom(module, node);
  if (node.is("Pass") || (node.is("If") && isNamedMainOrTypeChecking(*node.child("test"))))
    return;
  if (node.is("Expr") && node.child("value")->is("Constant"))
    return; // a docstring
  if (node.is("ClassDef")) {
    module.classes.emplace(node.text, &node);
    return;
  }
  const Node *value = node.child("value");
  const Node *target = node.is("Assign") ? node.child("targets") : node.is("AnnAssign") ? node.child("target") : nullptr;
  if (target && value && target->is("Name") && node.list("targets").size() <= 1) {
    module.constants[target->text] = value;
    return;
  }
  if (module.isMain && node.is("AsyncFunctionDef"))
    error(module, node, "module-statement", "'async' functions are not allowed; a library function runs while compiling");
  else if (module.isMain)
    error(module, node, "module-statement",
          "only functions, imports and constants (NAME = value) are allowed outside of functions; the file is read, "
          "never run");
}

void Program::define(SourceModule &module, const Node &def) {
  auto function = std::make_unique<Function>();
  function->def = &def;
  function->module = &module;
  function->name = def.text;
  decorators(module, *function);
  nameOf(module, *function);
  auto known = module.functions.find(def.text);
  if (known != module.functions.end() && function->kind.empty()) {
    if (!module.isMain)
      return;
    error(module, def, "duplicate", "the function '" + def.text + "' is defined twice in this file");
    diagnostics_.back().notes.push_back(
        {"the other definition is here", {module.path, known->second->def->line, known->second->def->column}});
    return;
  }
  if (!function->symbol.empty() && (module.isMain || !function->kind.empty())) {
    auto [other, isNew] = symbols_.try_emplace(function->symbol, &module, &def);
    if (!isNew) {
      error(module, def, "duplicate",
            function->kind.empty() ? "the function '" + def.text + "' is defined twice"
                                   : "the " + function->kind + " function of '" + function->op + "' is defined twice");
      auto [otherModule, otherDef] = other->second;
      diagnostics_.back().notes.push_back(
          {"the other definition is here", {otherModule->path, otherDef->line, otherDef->column}});
      return;
    }
  }
  signature(module, *function);
  // Two functions of different ops may have one Python name when decorators name the ops.
  std::string name = def.text;
  while (module.functions.contains(name))
    name += "'";
  module.functions.emplace(std::move(name), std::move(function));
}

static const llvm::StringSet<> &functionKinds() {
  static const llvm::StringSet<> kinds{"shape", "dtype", "decomposition", "has_value_semantics"};
  return kinds;
}

void Program::decorators(SourceModule &module, Function &function) {
  static const llvm::StringSet<> kOfTests{"check_shape_function", "check_dtype_function", "check_decomposition_function",
                                          "invocations",          "invocation",           "script",
                                          "schema",               "error_invocation",     "not_present_in_registry"};
  for (const Node *decorator : function.def->list("decorator_list")) {
    const Node *called = decorator->is("Call") ? decorator->child("func") : decorator;
    std::string name = dottedName(*called);
    std::string last = name.substr(name.rfind('.') + 1);
    if (last == "not_present_in_registry")
      function.isFreeOfRegistry = true;
    const Node *text = decorator->is("Call") ? decorator->child("args") : nullptr;
    if (last == "schema" && module.isMain && (!text || text->constant != ConstantKind::String))
      error(module, *decorator, "decorator",
            "'schema' takes the op's schema as a string, as in @schema(\"my::scale(Tensor self) -> Tensor\")");
    if (kOfTests.contains(last) || (!module.isMain && !functionKinds().contains(last)))
      continue;
    if (!functionKinds().contains(last)) {
      error(module, *decorator, "decorator",
            "the decorator '" + (name.empty() ? "..." : name) +
                "' is not known; there are shape, dtype, decomposition, has_value_semantics and schema");
      continue;
    }
    const Node *op = decorator->is("Call") ? decorator->child("args") : nullptr;
    if (!op || op->constant != ConstantKind::String || decorator->list("args").size() != 1) {
      error(module, *decorator, "decorator", "'" + last + "' takes the name of the op, as in @" + last + "(\"my.scale\")");
      function.isUsable = false;
      continue;
    }
    if (!function.kind.empty()) {
      error(module, *decorator, "decorator", "a function can be of one kind and for one op only");
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
    error(module, *function.def, "name", std::move(message));
    function.isUsable = false;
  };
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
  size_t dots = size_t(std::ranges::count(function.op, '.'));
  bool hasEmptyPart = function.op.starts_with(".") || function.op.ends_with(".") ||
                      function.op.find("..") != std::string::npos;
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

void Program::signature(SourceModule &module, Function &function) {
  const Node *args = function.def->child("args");
  auto bad = [&](const Node &at, std::string id, std::string message) {
    function.isUsable = false;
    if (module.isMain)
      error(module, at, std::move(id), std::move(message));
    else if (function.problem.empty())
      function.problem = std::move(message);
  };
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
      std::string wanted = function.kind == "shape" ? " (List[int] for a tensor)"
                           : function.kind == "dtype"
                               ? " (Tuple[int, int] for a tensor's rank and dtype)"
                               : " (for example " + node->text + ": int)";
      bad(*node, "annotation", "the parameter '" + node->text + "' has no type annotation; one is needed" + wanted);
    } else {
      AnnotationResult found = typeOfAnnotation(*annotation, context_);
      parameter.type = found.type;
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
  if (!returns && !module.isMain && !isOfOp) {
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
  AnnotationResult found = typeOfAnnotation(*returns, context_);
  if (!found.type)
    bad(*found.at, "annotation", found.problem);
  else if (!isa<torch::NoneType>(found.type))
    function.result = found.type;
}

std::pair<SourceModule *, std::string> Program::resolve(SourceModule &module, std::string_view dotted) {
  // The longest prefix that is an imported module.
  for (size_t at = dotted.size(); at != std::string_view::npos && at > 0; at = dotted.rfind('.', at - 1)) {
    auto known = module.imports.find(dotted.substr(0, at));
    if (known == module.imports.end() || !known->second.module)
      continue;
    std::string rest(dotted.substr(std::min(at + 1, dotted.size())));
    if (!known->second.member.empty())
      rest = known->second.member + (rest.empty() ? "" : "." + rest);
    return {known->second.module, rest};
  }
  return {&module, std::string(dotted)};
}

Function *Program::findFunction(SourceModule &module, std::string_view dotted) {
  auto [home, name] = resolve(module, dotted);
  if (auto found = home->functions.find(name); found != home->functions.end())
    return found->second.get();
  if (home != &module && home->imports.contains(name)) // one that the helper module imported itself
    return findFunction(*home, name);
  if (hasPlainNames_ && home == &module)
    for (auto &other : modules_)
      if (auto found = other->functions.find(name); found != other->functions.end())
        return found->second.get();
  return nullptr;
}

std::pair<const Node *, SourceModule *> Program::findConstant(SourceModule &module, std::string_view dotted) {
  auto [home, name] = resolve(module, dotted);
  auto found = home->constants.find(name);
  return {found == home->constants.end() ? nullptr : found->second, home};
}

bool Program::isOfMissingImport(const SourceModule &module, std::string_view dotted) {
  auto known = module.imports.find(dotted.substr(0, dotted.find('.')));
  return known != module.imports.end() && known->second.isMissing;
}

std::string Program::canonicalName(const SourceModule &module, std::string_view dotted) {
  std::string_view first = dotted.substr(0, dotted.find('.'));
  auto known = module.imports.find(first);
  if (known == module.imports.end() || known->second.module)
    return std::string(dotted);
  std::string name = known->second.external;
  if (!known->second.member.empty())
    name += "." + known->second.member;
  return name + std::string(dotted.substr(first.size()));
}

} // namespace reify::python
