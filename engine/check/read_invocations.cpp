#include "engine/check/read_invocations.h"

#include "engine/python/parser.h"
#include "engine/python/types.h"

#include <charconv>
#include <limits>
#include <map>

namespace reify::check {

namespace {

using python::ConstantKind;
using python::Node;

/// Thrown at what cannot be read; caught where an invocation begins.
struct Unreadable {
  const Node *at;
  std::string message;
};

// The dtypes that the generators of invocations go over, the strongest first.
constexpr int64_t kAllDtypes[] = {10, 9, 7, 6, 5, 15, 4, 3, 2, 1, 0, 11};

std::string replaceAll(std::string text, std::string_view from, std::string_view to) {
  for (size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

class Reader {
public:
  Reader(const std::string &path, Diagnostics &diagnostics) : path_(path), diagnostics_(diagnostics) {}

  std::vector<CheckedFunction> read(const Node &module) {
    for (const Node *node : module.list("body")) {
      const Node *target = node->is("Assign") ? node->child("targets") : node->is("AnnAssign") ? node->child("target") : nullptr;
      if (target && target->is("Name") && node->child("value"))
        constants_[target->text] = node->child("value");
    }
    std::vector<CheckedFunction> functions;
    for (const Node *node : module.list("body"))
      if (node->is("FunctionDef"))
        if (std::optional<CheckedFunction> read = function(*node))
          functions.push_back(std::move(*read));
    return functions;
  }

private:
  Place placeOf(const Node &node) const { return {path_, node.line, node.column}; }
  void error(const Unreadable &problem) {
    diagnostics_.push_back({Severity::Error, "check.invocation", problem.message, placeOf(*problem.at), {}});
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
          function.parameters[index].defaultValue = literal(*value);
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
          throw Unreadable{decorator, "'" + name + "' is not known; there are check_shape_function, "
                                             "check_dtype_function and check_decomposition_function"};
        if (kind != function.kind)
          throw Unreadable{decorator, "'" + name + "' stands at a " + function.kind + " function; expected check_" +
                                          function.kind + "_function"};
        if (!decorator->is("Call") || decorator->list("args").size() != 1)
          throw Unreadable{decorator, "'" + name + "' takes one list of invocations"};
        invocations(*decorator->child("args"), function.invocations, 0);
      } catch (const Unreadable &problem) {
        error(problem);
      }
    }
    return function;
  }

  // --- lists of invocations ---------------------------------------------------------------------

  void invocations(const Node &node, std::vector<Invocation> &into, unsigned depth) {
    constexpr unsigned kDeepest = 100;
    if (depth > kDeepest)
      throw Unreadable{&node, "the list of invocations refers to itself"};
    if (node.is("List") || node.is("Tuple")) {
      for (const Node *element : node.list("elts"))
        try {
          if (element->is("Starred"))
            invocations(*element->child("value"), into, depth + 1);
          else
            invocation(*element, into, depth);
        } catch (const Unreadable &problem) {
          error(problem);
        }
      return;
    }
    if (node.is("BinOp") && node.child("op")->is("Add")) {
      invocations(*node.child("left"), into, depth + 1);
      return invocations(*node.child("right"), into, depth + 1);
    }
    if (const Node *value = constantOf(node))
      return invocations(*value, into, depth + 1);
    if (node.is("Call")) {
      std::string name = calledName(node);
      if (name == "_check_tensors_with_the_same_dtype" || name == "tensors_with_the_same_dtype")
        return sameDtype(node, into);
      if (name == "_check_two_tensor_op" || name == "two_tensor_op")
        return twoTensors(node, into);
    }
    throw Unreadable{&node, "expected a list of invocations, such as [Invocation(TensorOfShape(2, 3))]; lists can be "
                            "joined by +, and be named by a constant of this file"};
  }

  const Node *constantOf(const Node &node) const {
    auto known = node.is("Name") ? constants_.find(node.text) : constants_.end();
    return known == constants_.end() ? nullptr : known->second;
  }

  void invocation(const Node &node, std::vector<Invocation> &into, unsigned depth) {
    if (const Node *value = constantOf(node)) {
      if (depth > 100)
        throw Unreadable{&node, "this constant refers to itself"};
      return invocation(*value, into, depth + 1);
    }
    std::string name = node.is("Call") ? calledName(node) : "";
    if (name != "Invocation" && name != "ErrorInvocation")
      throw Unreadable{&node, "expected Invocation(...) or ErrorInvocation(...)"};
    constantDepth_ = 0;
    Invocation read;
    read.place = placeOf(node);
    read.mustRaise = name == "ErrorInvocation";
    for (const Node *argument : node.list("args"))
      read.arguments.push_back({"", literal(*argument)});
    for (const Node *keyword : node.list("keywords"))
      keywordOf(*keyword, read);
    into.push_back(std::move(read));
  }

  void keywordOf(const Node &keyword, Invocation &read) {
    const Node &value = *keyword.child("value");
    if (keyword.text.empty())
      throw Unreadable{&value, "'**' is not allowed here; write the arguments out"};
    if (keyword.text == "returns" && !read.mustRaise)
      read.returns = literal(value);
    else if (keyword.text == "raises" && read.mustRaise && value.constant == ConstantKind::String)
      read.message = value.text;
    else
      read.arguments.push_back({keyword.text, literal(value)});
  }

  // --- generators -------------------------------------------------------------------------------

  struct Generated {
    std::vector<Literal> tensors;
    std::vector<int64_t> errors, outputErrors; // dtypes
    std::vector<Argument> arguments;
  };

  std::vector<int64_t> dtypes(const Node &node) {
    std::vector<int64_t> found;
    bool isSet = node.is("Set") || node.is("List") || node.is("Tuple");
    if (node.constant == ConstantKind::None || (node.is("Call") && calledName(node) == "set"))
      return found;
    if (!isSet)
      throw Unreadable{&node, "expected dtypes, such as {torch.bool}"};
    for (const Node *element : node.list("elts"))
      found.push_back(literal(*element).integer);
    return found;
  }

  Generated generated(const Node &call, size_t defaultTensors) {
    Generated made;
    auto shapes = [&](const Node &value) {
      for (const Literal &shape : literal(value).elements) {
        Literal tensor{LiteralKind::Tensor};
        for (const Literal &size : shape.elements)
          tensor.sizes.push_back(size.integer);
        made.tensors.push_back(std::move(tensor));
      }
    };
    for (const Node *argument : call.list("args"))
      made.arguments.push_back({"", literal(*argument)});
    for (const Node *keyword : call.list("keywords")) {
      const Node &value = *keyword->child("value");
      if (keyword->text == "num_of_tensors")
        made.tensors.resize(size_t(std::min<int64_t>(16, std::max<int64_t>(0, literal(value).integer))),
                            Literal{LiteralKind::Tensor, false, kFloat32, 0, "", {}, {1}});
      else if (keyword->text == "tensor_shapes")
        shapes(value);
      else if (keyword->text == "error_types" || keyword->text == "input_error_types")
        made.errors = dtypes(value);
      else if (keyword->text == "output_error_types")
        made.outputErrors = dtypes(value);
      else if (keyword->text != "tensor_device")
        made.arguments.push_back({keyword->text, literal(value)});
    }
    if (made.tensors.empty())
      made.tensors.resize(defaultTensors, Literal{LiteralKind::Tensor, false, kFloat32, 0, "", {}, {1}});
    return made;
  }

  static bool has(const std::vector<int64_t> &dtypes, int64_t code) {
    return std::find(dtypes.begin(), dtypes.end(), code) != dtypes.end();
  }

  void add(const Node &call, const Generated &made, const std::vector<int64_t> &codes, bool mustRaise,
           std::vector<Invocation> &into) {
    Invocation invocation;
    invocation.place = placeOf(call);
    invocation.mustRaise = mustRaise;
    for (size_t i = 0; i < made.tensors.size(); ++i) {
      Literal tensor = made.tensors[i];
      tensor.integer = codes[std::min(i, codes.size() - 1)];
      invocation.arguments.push_back({"", std::move(tensor)});
    }
    for (const Argument &argument : made.arguments)
      invocation.arguments.push_back(argument);
    into.push_back(std::move(invocation));
  }

  /// One invocation a dtype, all tensors of that dtype.
  void sameDtype(const Node &call, std::vector<Invocation> &into) {
    Generated made = generated(call, 1);
    for (int64_t code : kAllDtypes)
      add(call, made, {code}, has(made.errors, code), into);
  }

  /// Moreover each of two tensors varied against the strongest dtype that is allowed.
  void twoTensors(const Node &call, std::vector<Invocation> &into) {
    Generated made = generated(call, 2);
    for (int64_t code : kAllDtypes)
      add(call, made, {code}, has(made.errors, code) || has(made.outputErrors, code), into);
    size_t strongest = 0;
    while (strongest < std::size(kAllDtypes) &&
           (has(made.errors, kAllDtypes[strongest]) || has(made.outputErrors, kAllDtypes[strongest])))
      ++strongest;
    for (size_t i = strongest + 1; i < std::size(kAllDtypes); ++i) {
      bool mustRaise = has(made.errors, kAllDtypes[i]);
      add(call, made, {kAllDtypes[strongest], kAllDtypes[i]}, mustRaise, into);
      add(call, made, {kAllDtypes[i], kAllDtypes[strongest]}, mustRaise, into);
    }
  }

  // --- literals ---------------------------------------------------------------------------------

  Literal literal(const Node &node) {
    if (node.is("Constant"))
      return constant(node);
    if (node.is("List") || node.is("Tuple")) {
      Literal list{node.is("List") ? LiteralKind::List : LiteralKind::Tuple};
      for (const Node *element : node.list("elts"))
        list.elements.push_back(literal(*element));
      return list;
    }
    if (node.is("UnaryOp") && node.child("op")->is("USub"))
      return negated(node);
    if (node.is("Call"))
      return called(node);
    std::string dotted = python::dottedName(node);
    if (dotted == "math.inf" || dotted == "torch.inf" || dotted == "math.nan" || dotted == "torch.nan") {
      Literal real{LiteralKind::Float};
      real.floating = dotted.ends_with("inf") ? std::numeric_limits<double>::infinity()
                                              : std::numeric_limits<double>::quiet_NaN();
      return real;
    }
    if (dotted.starts_with("torch."))
      if (std::optional<int64_t> code = python::torchConstant(std::string_view(dotted).substr(6)))
        return {LiteralKind::Dtype, false, *code};
    if (const Node *value = constantOf(node)) {
      constexpr unsigned kDeepest = 100;
      if (++constantDepth_ > kDeepest)
        throw Unreadable{&node, "this constant refers to itself"};
      Literal read = literal(*value);
      --constantDepth_;
      return read;
    }
    throw Unreadable{&node, "expected a literal: a number, True, False, None, a string, a dtype such as torch.float32, "
                            "a list or tuple of these, or TensorOfShape(...); invocations are read, never run"};
  }

  static Literal constant(const Node &node) {
    Literal literal;
    switch (node.constant) {
    case ConstantKind::None:
      return literal;
    case ConstantKind::Bool:
      literal.kind = LiteralKind::Bool;
      literal.boolean = node.text == "1";
      return literal;
    case ConstantKind::Int: {
      literal.kind = LiteralKind::Int;
      auto [end, error] = std::from_chars(node.text.data(), node.text.data() + node.text.size(), literal.integer);
      if (error != std::errc() || node.text.empty())
        throw Unreadable{&node, "this integer does not fit into 64 bits"};
      return literal;
    }
    case ConstantKind::Float:
      literal.kind = LiteralKind::Float;
      literal.floating = node.number;
      return literal;
    case ConstantKind::String:
      literal.kind = LiteralKind::Str;
      literal.text = node.text;
      return literal;
    default:
      if (node.text.find("llipsis") == std::string::npos)
        throw Unreadable{&node, "a literal of this kind (" + node.text + ") has no meaning here"};
      literal.kind = LiteralKind::Anything;
      return literal;
    }
  }

  Literal negated(const Node &node) {
    Literal value = literal(*node.child("operand"));
    if (value.kind == LiteralKind::Int)
      value.integer = -value.integer;
    else if (value.kind == LiteralKind::Float)
      value.floating = -value.floating;
    else
      throw Unreadable{&node, "only a number can be negated here"};
    return value;
  }

  Literal called(const Node &node) {
    std::string name = calledName(node);
    if (name == "float" && node.list("args").size() == 1 && node.child("args")->constant == ConstantKind::String) {
      Literal real{LiteralKind::Float};
      const std::string &text = node.child("args")->text;
      char *end = nullptr;
      real.floating = std::strtod(text.c_str(), &end);
      if (text.empty() || *end)
        throw Unreadable{&node, "'" + text + "' is no number"};
      return real;
    }
    bool isZeroD = name == "ZeroDTensorWithDtype", isOneD = name == "NonZeroDTensorWithDtype";
    if (name != "TensorOfShape" && name != "LongTensorOfShape" && !isZeroD && !isOneD)
      throw Unreadable{&node, "expected a literal; the calls that mean one are TensorOfShape, LongTensorOfShape, "
                              "ZeroDTensorWithDtype, NonZeroDTensorWithDtype and float(\"inf\")"};
    Literal tensor{LiteralKind::Tensor, false, name == "LongTensorOfShape" ? kInt64 : kFloat32};
    if (isOneD)
      tensor.sizes = {1};
    for (const Node *argument : node.list("args")) {
      Literal value = literal(*argument);
      if ((isZeroD || isOneD) && value.kind == LiteralKind::Dtype)
        tensor.integer = value.integer;
      else if (!isZeroD && !isOneD && value.kind == LiteralKind::Int && value.integer >= 0)
        tensor.sizes.push_back(value.integer);
      else
        throw Unreadable{argument, "'" + name + "' takes " + (isZeroD || isOneD ? "a dtype" : "sizes, from 0 on") +
                                       ", not " + toString(value)};
    }
    for (const Node *keyword : node.list("keywords")) {
      if (keyword->text == "dtype") {
        Literal value = literal(*keyword->child("value"));
        if (value.kind != LiteralKind::Dtype && value.kind != LiteralKind::Int)
          throw Unreadable{keyword->child("value"), "expected a dtype such as torch.float32"};
        tensor.integer = value.integer;
      } else if (keyword->text != "device" && keyword->text != "stride") {
        throw Unreadable{keyword->child("value"), "'" + name + "' has no argument '" + keyword->text + "'"};
      }
    }
    return tensor;
  }

  const std::string &path_;
  Diagnostics &diagnostics_;
  std::map<std::string, const Node *, std::less<>> constants_;
  unsigned constantDepth_ = 0;
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
