#include "engine/check/interpreter/read_invocations.h"

#include "engine/check/interpreter/interpreter.h"
#include "engine/python/parser.h"
#include "engine/python/types.h"
#include "engine/source/left_out.h"

#include <set>

namespace reify::check {

namespace {

using python::ConstantKind;
using python::Node;

std::string replaceAll(std::string text, std::string_view from, std::string_view to) {
  for (size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

class Reader {
public:
  Reader(const std::string &path, Diagnostics &diagnostics)
      : path_(path), diagnostics_(diagnostics), interpreter_(path) {}

  /// In the order of the file, as Python goes over it.
  std::vector<CheckedFunction> read(const Node &module) {
    std::vector<CheckedFunction> functions;
    for (const Node *node : module.list("body")) {
      if (node->is("FunctionDef"))
        if (std::optional<CheckedFunction> read = function(*node)) {
          // Of two definitions the last one counts.
          std::erase_if(functions, [&](const CheckedFunction &other) { return other.symbol == read->symbol; });
          functions.push_back(std::move(*read));
        }
      interpreter_.statement(*node);
    }
    return functions;
  }

private:
  Place placeOf(const Node &node) const { return {path_, node.line, node.column}; }
  /// Once, also where several functions need what is wrong.
  void error(const Unreadable &problem) {
    if (told_.emplace(problem.at, problem.message).second)
      diagnostics_.push_back(
          {Severity::Error, std::string(kOfOneFunction) + "invocation", problem.message, placeOf(*problem.at), {}});
  }

  /// What a decorator's, or a call's, last name is.
  static std::string calledName(const Node &node) {
    std::string name = python::dottedName(node.is("Call") ? *node.child("func") : node);
    return name.substr(name.rfind('.') + 1);
  }

  static bool isFunctionKind(std::string_view kind) {
    return kind == "shape" || kind == "dtype" || kind == "decomposition";
  }

  /// Names the op by the function's name or by a decorator; false for helpers.
  bool nameOf(const Node &def, CheckedFunction &function) {
    constexpr std::string_view kDot = "〇", kBar = "〡";
    function.name = def.text;
    if (size_t bar = def.text.find(kBar); bar != std::string::npos) {
      function.kind = def.text.substr(bar + kBar.size());
      function.op = replaceAll(def.text.substr(0, bar), kDot, ".");
    }
    for (const Node *decorator : def.list("decorator_list")) {
      std::string name = calledName(*decorator);
      const Node *op = decorator->is("Call") ? decorator->child("args") : nullptr;
      if (isFunctionKind(name) && op && op->constant == ConstantKind::String) {
        function.kind = name;
        function.op = op->text;
      }
    }
    function.symbol = "__torch_mlir_" + function.kind + "_fn." + function.op;
    return isFunctionKind(function.kind) && !function.op.empty();
  }

  void parametersOf(const Node &def, CheckedFunction &function) {
    const Node *args = def.child("args");
    for (const char *field : {"posonlyargs", "args", "kwonlyargs"})
      for (const Node *node : args->list(field))
        function.parameters.push_back({node->text, {}});
    size_t positional = args->list("posonlyargs").size() + args->list("args").size();
    auto set = [&](size_t index, const Node *value) {
      if (value && index < function.parameters.size())
        try {
          function.parameters[index].defaultValue = interpreter_.literal(*value, interpreter_.evaluate(*value));
        } catch (const Unreadable &) { // the compiler judges it; an invocation can give the argument
        }
    };
    auto defaults = args->list("defaults"), keywordDefaults = args->list("kw_defaults");
    for (size_t i = 0; i < defaults.size() && defaults.size() <= positional; ++i)
      set(positional - defaults.size() + i, defaults[i]);
    for (size_t i = 0; i < keywordDefaults.size(); ++i)
      set(positional + i, keywordDefaults[i]);
  }

  std::optional<CheckedFunction> function(const Node &def) {
    CheckedFunction function;
    function.place = placeOf(def);
    if (!nameOf(def, function))
      return std::nullopt;
    parametersOf(def, function);
    for (const Node *decorator : def.list("decorator_list")) {
      std::string name = calledName(*decorator);
      if (!name.starts_with("check_") || !name.ends_with("_function"))
        continue;
      std::string kind = name.substr(6, name.size() - 6 - 9);
      try {
        if (!isFunctionKind(kind))
          throw Unreadable{decorator, "'" + name +
                                          "' is not known; there are check_shape_function, "
                                          "check_dtype_function and check_decomposition_function"};
        if (kind != function.kind)
          throw Unreadable{decorator, "'" + name + "' stands at a " + function.kind + " function; expected check_" +
                                          function.kind + "_function"};
        if (!decorator->is("Call") || decorator->list("args").size() != 1)
          throw Unreadable{decorator, "'" + name + "' takes one list of invocations"};
        interpreter_.startBudget();
        invocations(*decorator->child("args"), function.invocations);
      } catch (const Unreadable &problem) {
        error(problem);
      }
    }
    return function;
  }

  // --- lists of invocations ---------------------------------------------------------------------

  /// The elements of lists that are written out fail one by one.
  void invocations(const Node &node, std::vector<Invocation> &into) {
    if (node.is("List") || node.is("Tuple")) {
      for (const Node *element : node.list("elts")) {
        const Budget keptBack = interpreter_.startShare();
        try {
          if (element->is("Starred"))
            invocations(*element->child("value"), into);
          else
            add(*element, interpreter_.evaluate(*element), into);
        } catch (const Unreadable &problem) {
          error(problem);
        }
        interpreter_.endShare(keptBack);
      }
      return;
    }
    if (node.is("BinOp") && node.child("op")->is("Add")) {
      for (const char *side : {"left", "right"})
        try {
          invocations(*node.child(side), into);
        } catch (const Unreadable &problem) {
          error(problem);
        }
      return;
    }
    Value value = interpreter_.evaluate(node);
    if (!value.is(ValueKind::List) && !value.is(ValueKind::Tuple))
      throw Unreadable{&node, "expected a list of invocations, such as [Invocation(TensorOfShape(2, 3))]"};
    for (const Value &element : interpreter_.elementsOf(node, value))
      add(node, element, into);
  }

  static void add(const Node &at, const Value &value, std::vector<Invocation> &into) {
    if (!value.is(ValueKind::Call))
      throw Unreadable{&at, "expected Invocation(...) or ErrorInvocation(...)"};
    into.push_back(value.object->call);
  }

  const std::string &path_;
  Diagnostics &diagnostics_;
  Interpreter interpreter_;
  std::set<std::pair<const Node *, std::string>> told_;
};

} // namespace

std::vector<CheckedFunction> readInvocations(std::string_view source, const std::string &path,
                                             Diagnostics &diagnostics) {
  std::unique_ptr<python::Tree> tree = python::parse(source, path, diagnostics);
  if (!tree || !tree->module)
    return {};
  return Reader(path, diagnostics).read(*tree->module);
}

} // namespace reify::check
