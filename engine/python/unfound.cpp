// Names that Python itself would not find, and the line that brings them. A library that is compiled here is
// also to be imported, scripted and tested by Python.
#include "engine/python/program.h"

#include <llvm/ADT/StringMap.h>
#include <llvm/ADT/StringSet.h>

#include <algorithm>

namespace reify::python {

using namespace mlir;

namespace {

const llvm::StringSet<> &namesOfTyping() {
  static const llvm::StringSet<> names{"Any",        "Callable", "Dict",     "Final",    "FrozenSet",
                                       "Iterable",   "Iterator", "List",     "Literal",  "Mapping",
                                       "NamedTuple", "NoReturn", "Optional", "Sequence", "Set",
                                       "Tuple",      "Type",     "TypeVar",  "Union",    "TYPE_CHECKING"};
  return names;
}

const llvm::StringSet<> &namesOfReify() {
  static const llvm::StringSet<> names{"promote_dtypes",
                                       "dtype_of_scalar",
                                       "unknown_size",
                                       "Invocation",
                                       "ErrorInvocation",
                                       "TensorOfShape",
                                       "LongTensorOfShape",
                                       "NonZeroDTensorWithDtype",
                                       "ZeroDTensorWithDtype",
                                       "check_shape_function",
                                       "check_dtype_function",
                                       "check_decomposition_function",
                                       "shape",
                                       "dtype",
                                       "decomposition",
                                       "has_value_semantics",
                                       "schema",
                                       "not_present_in_registry",
                                       "two_tensor_op",
                                       "tensors_with_the_same_dtype"};
  return names;
}

/// Words of the language that torch-mlir's own library defines for itself.
const llvm::StringSet<> &namesOfTorchMlir() {
  static const llvm::StringSet<> names{"__torch_mlir_internal_promote_dtypes",
                                       "get_dtype_of_scalar",
                                       "dtype_of_scalar_tensor",
                                       "opaque_int",
                                       "hacky_get_unknown_dimension_size",
                                       "_check_tensors_with_the_same_dtype",
                                       "_check_two_tensor_op"};
  return names;
}

const llvm::StringSet<> &namesOfMath() {
  static const llvm::StringSet<> names{"ceil", "floor", "trunc", "sqrt", "log", "exp", "fabs", "inf", "nan", "pi", "e"};
  return names;
}

/// Of Python's built-in names those that mean something here, or are refused with words of their own.
bool isBuiltinName(llvm::StringRef name) {
  static const llvm::StringSet<> names{"len",
                                       "min",
                                       "max",
                                       "sum",
                                       "abs",
                                       "sorted",
                                       "any",
                                       "all",
                                       "int",
                                       "float",
                                       "bool",
                                       "str",
                                       "list",
                                       "range",
                                       "zip",
                                       "enumerate",
                                       "reversed",
                                       "isinstance",
                                       "id",
                                       "print",
                                       "dict",
                                       "set",
                                       "tuple",
                                       "object",
                                       "complex",
                                       "bytes",
                                       "frozenset",
                                       "map",
                                       "filter",
                                       "round",
                                       "pow",
                                       "divmod",
                                       "type",
                                       "repr",
                                       "hash",
                                       "iter",
                                       "next",
                                       "slice",
                                       "super",
                                       "getattr",
                                       "hasattr",
                                       "setattr",
                                       "callable",
                                       "open",
                                       "Exception",
                                       "ValueError",
                                       "TypeError",
                                       "IndexError",
                                       "KeyError",
                                       "RuntimeError",
                                       "AssertionError",
                                       "NotImplementedError",
                                       "ZeroDivisionError",
                                       "OverflowError",
                                       "AttributeError",
                                       "ArithmeticError",
                                       "NotImplemented",
                                       "Ellipsis",
                                       "True",
                                       "False",
                                       "None",
                                       "__name__",
                                       "__debug__"};
  return names.contains(name);
}

bool isOfStar(llvm::StringRef star, llvm::StringRef name) {
  if (star == "typing" || star == "typing_extensions" || star == "collections.abc")
    return namesOfTyping().contains(name);
  if (star == "math")
    return namesOfMath().contains(name);
  if (star == "reify_library")
    return namesOfReify().contains(name);
  return star.starts_with("torch"); // these have too many
}

/// The import that brings a name.
std::string importOf(llvm::StringRef name) {
  if (namesOfTyping().contains(name))
    return "from typing import " + name.str();
  if (name == "torch" || name == "math" || name == "typing")
    return "import " + name.str();
  if (name == "Tensor")
    return "from torch import Tensor";
  if (name == "F")
    return "import torch.nn.functional as F";
  return "";
}

bool isBound(const SourceModule &module, std::string_view name) {
  auto startsImport = [&](const auto &each) {
    return each.first.starts_with(name) && (each.first.size() == name.size() || each.first[name.size()] == '.');
  };
  return module.functions.contains(name) || module.constants.contains(name) || module.classes.contains(name) ||
         module.unread.contains(name) || std::ranges::any_of(module.imports, startsImport) ||
         std::ranges::any_of(module.stars, [&](const SourceModule *star) { return isBound(*star, name); }) ||
         std::ranges::any_of(module.externalStars, [&](const std::string &star) { return isOfStar(star, name); });
}

} // namespace

std::string Program::whyUnfound(const SourceModule &module, std::string_view dotted, const Node &at) {
  if (!module.isMain || hasPlainNames_ || module.hasUnreadStar)
    return "";
  std::string name(dotted.substr(0, dotted.find('.')));
  if (auto unread = module.unread.find(name); unread != module.unread.end())
    return "'" + name + "' is bound by the statement at line " + std::to_string(unread->second->line) +
           ", which is not read: outside of functions count imports, functions and constants (NAME = value)";
  if (isBound(module, name) || isBuiltinName(name))
    return "";
  if (namesOfReify().contains(name) || namesOfTorchMlir().contains(name)) {
    const bool isOfReify = namesOfReify().contains(name);
    if (isOfReify && isFirst(module, name))
      report(Severity::Warning, module, at, "unfound",
             "Python itself does not find '" + name + "' here; add: from reify_library import " + name);
    return "";
  }
  const std::string line = importOf(name);
  return line.empty() ? "" : "'" + name + "' is not defined; add: " + line;
}

AnnotationResult Program::typeOf(const SourceModule &module, const Node &annotation) {
  AnnotationResult found = typeOfAnnotation(annotation, context_);
  if (!found.type)
    return found;
  // The names in it, from left to right.
  auto check = [&](const Node &node, auto &&self) -> void {
    if (!found.type)
      return;
    if (node.is("Name")) {
      if (std::string why = whyUnfound(module, node.text, node); !why.empty())
        found = {{}, std::move(why), &node};
      else if (!isBuiltinName(node.text) && module.isMain && !hasPlainNames_ && !module.hasUnreadStar &&
               !isBound(module, node.text))
        found = {{}, "'" + node.text + "' is not defined", &node};
      return;
    }
    for (const auto &[field, nodes] : node.fields)
      for (const Node *each : nodes)
        if (each)
          self(*each, self);
  };
  check(annotation, check);
  return found;
}

} // namespace reify::python
