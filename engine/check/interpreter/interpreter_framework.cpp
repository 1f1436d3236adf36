// Invocations, tensors of given shapes, and the generators of invocations that reify_library has.
#include "engine/check/interpreter/interpreter.h"

#include <algorithm>

namespace reify::check {

// The dtypes that the generators of invocations go over, the strongest first.
static constexpr int64_t kAllDtypes[] = {10, 9, 7, 6, 5, 15, 4, 3, 2, 1, 0, 11};

bool Interpreter::isOfFramework(std::string_view name) {
  static constexpr std::string_view kNames[] = {"Invocation",
                                                "ErrorInvocation",
                                                "TensorOfShape",
                                                "LongTensorOfShape",
                                                "ZeroDTensorWithDtype",
                                                "NonZeroDTensorWithDtype",
                                                "_check_tensors_with_the_same_dtype",
                                                "tensors_with_the_same_dtype",
                                                "_check_two_tensor_op",
                                                "two_tensor_op"};
  return std::ranges::find(kNames, name) != std::end(kNames);
}

Place Interpreter::placeOf(const Node &at) const { return {path_, at.line, at.column}; }

Value Interpreter::framework(const Node &at, const std::string &name, Arguments &arguments) {
  if (name == "Invocation" || name == "ErrorInvocation")
    return invocation(at, name == "ErrorInvocation", arguments);
  if (name.ends_with("tensors_with_the_same_dtype"))
    return sameDtype(at, arguments);
  if (name.ends_with("two_tensor_op"))
    return twoTensors(at, arguments);
  return tensor(at, name, arguments);
}

/// Where an invocation stands: the call outside of functions that it came from.
Value Interpreter::invocation(const Node &at, bool mustRaise, Arguments &arguments) {
  Invocation read;
  read.place = placeOf(depth_ > 0 && outermost_ ? *outermost_ : at);
  read.mustRaise = mustRaise;
  for (const Value &value : arguments.positional)
    read.arguments.push_back({"", literal(at, value)});
  for (const auto &[name, value] : arguments.keywords) {
    if (name == "returns" && !mustRaise)
      read.returns = literal(at, value);
    else if (name == "raises" && mustRaise && value.is(ValueKind::Str))
      read.message = value.object->text;
    else
      read.arguments.push_back({name, literal(at, value)});
  }
  Value made = make(at, ValueKind::Call);
  made.object->call = std::move(read);
  return made;
}

Value Interpreter::tensor(const Node &at, const std::string &name, Arguments &arguments) {
  const bool isZeroD = name == "ZeroDTensorWithDtype", isOneD = name == "NonZeroDTensorWithDtype";
  Value made = make(at, ValueKind::Tensor);
  Object &tensor = *made.object;
  tensor.dtype = name == "LongTensorOfShape" ? kInt64 : kFloat32;
  if (isOneD)
    tensor.sizes = {1};
  for (const Value &value : arguments.positional) {
    if ((isZeroD || isOneD) && value.is(ValueKind::Dtype))
      tensor.dtype = value.integer;
    else if ((isZeroD || isOneD) && value.is(ValueKind::Str))
      continue; // the device
    else if (!isZeroD && !isOneD && value.is(ValueKind::Int) && value.integer >= 0)
      tensor.sizes.push_back(value.integer);
    else
      fail(at, "'" + name + "' takes " + (isZeroD || isOneD ? "a dtype" : "sizes, from 0 on") + ", not " +
                   shown(at, value, true));
  }
  for (const auto &[keyword, value] : arguments.keywords) {
    if (keyword == "dtype") {
      if (!value.is(ValueKind::Dtype) && !value.is(ValueKind::Int))
        fail(at, "expected a dtype such as torch.float32");
      tensor.dtype = value.integer;
    } else if (keyword != "device" && keyword != "stride") {
      fail(at, "'" + name + "' has no argument '" + keyword + "'");
    }
  }
  return made;
}

/// The arguments by the names of a native function's parameters; those left over stay in `arguments`.
std::vector<Value> Interpreter::bindNative(const Node &at, std::span<const char *const> names, Arguments &arguments) {
  std::vector<Value> bound(names.size());
  const size_t given = std::min(names.size(), arguments.positional.size());
  std::copy_n(arguments.positional.begin(), given, bound.begin());
  arguments.positional.erase(arguments.positional.begin(), arguments.positional.begin() + long(given));
  std::erase_if(arguments.keywords, [&](const auto &keyword) {
    const auto known = std::ranges::find(names, keyword.first);
    if (known == names.end())
      return false;
    if (size_t(known - names.begin()) < given)
      fail(at, "the argument '" + keyword.first + "' is given twice");
    bound[size_t(known - names.begin())] = keyword.second;
    return true;
  });
  return bound;
}

std::vector<int64_t> Interpreter::dtypes(const Node &at, const Value &value) {
  std::vector<int64_t> found;
  if (value.is(ValueKind::None))
    return found;
  for (const Value &item : elementsOf(at, value)) {
    if (!item.is(ValueKind::Dtype) && !item.is(ValueKind::Int))
      fail(at, "expected dtypes, such as {torch.bool}");
    found.push_back(item.integer);
  }
  return found;
}

std::vector<Literal> Interpreter::tensorsOf(const Node &at, const Value &count, const Value &shapes, size_t otherwise) {
  std::vector<Literal> tensors;
  if (!shapes.is(ValueKind::None)) {
    for (const Value &shape : elementsOf(at, shapes)) {
      Literal tensor{LiteralKind::Tensor, false, kFloat32};
      for (const Value &size : elementsOf(at, shape))
        tensor.sizes.push_back(intOf(at, size));
      tensors.push_back(std::move(tensor));
    }
  } else {
    const size_t number = count.is(ValueKind::None) ? otherwise : size_t(std::clamp<int64_t>(intOf(at, count), 0, 16));
    tensors.resize(number, Literal{LiteralKind::Tensor, false, kFloat32, 0, "", {}, {1}});
  }
  return tensors;
}

static bool has(const std::vector<int64_t> &dtypes, int64_t code) {
  return std::ranges::find(dtypes, code) != dtypes.end();
}

void Interpreter::addGenerated(const Node &at, const Generated &made, const std::vector<int64_t> &codes, bool mustRaise,
                               std::vector<Value> &into) {
  Value value = make(at, ValueKind::Call);
  Invocation &invocation = value.object->call;
  invocation.place = placeOf(depth_ > 0 && outermost_ ? *outermost_ : at);
  invocation.mustRaise = mustRaise;
  for (size_t i = 0; i < made.tensors.size(); ++i) {
    Literal tensor = made.tensors[i];
    tensor.integer = codes[std::min(i, codes.size() - 1)];
    invocation.arguments.push_back({"", std::move(tensor)});
  }
  invocation.arguments.insert(invocation.arguments.end(), made.arguments.begin(), made.arguments.end());
  into.push_back(value);
}

/// One invocation a dtype, all tensors of that dtype.
Value Interpreter::sameDtype(const Node &at, Arguments &arguments) {
  static constexpr const char *kNames[] = {"num_of_tensors", "tensor_shapes", "tensor_device", "error_types"};
  const std::vector<Value> bound = bindNative(at, kNames, arguments);
  Generated made{tensorsOf(at, bound[0], bound[1], 1), dtypes(at, bound[3]), {}, {}};
  for (const Value &value : arguments.positional)
    made.arguments.push_back({"", literal(at, value)});
  for (const auto &[name, value] : arguments.keywords)
    made.arguments.push_back({name, literal(at, value)});
  std::vector<Value> all;
  for (int64_t code : kAllDtypes)
    addGenerated(at, made, {code}, has(made.errors, code), all);
  return make(at, ValueKind::List, std::move(all));
}

/// Moreover each of two tensors varied against the strongest dtype that is allowed.
Value Interpreter::twoTensors(const Node &at, Arguments &arguments) {
  static constexpr const char *kNames[] = {"tensor_shapes", "tensor_device", "input_error_types", "output_error_types"};
  const std::vector<Value> bound = bindNative(at, kNames, arguments);
  if (!arguments.positional.empty())
    fail(at, "two_tensor_op takes at most 4 arguments without a name");
  Generated made{tensorsOf(at, {}, bound[0], 2), dtypes(at, bound[2]), dtypes(at, bound[3]), {}};
  for (const auto &[name, value] : arguments.keywords)
    made.arguments.push_back({name, literal(at, value)});
  std::vector<Value> all;
  for (int64_t code : kAllDtypes)
    addGenerated(at, made, {code}, has(made.errors, code) || has(made.outputErrors, code), all);
  size_t strongest = 0;
  while (strongest < std::size(kAllDtypes) &&
         (has(made.errors, kAllDtypes[strongest]) || has(made.outputErrors, kAllDtypes[strongest])))
    ++strongest;
  for (size_t i = strongest + 1; i < std::size(kAllDtypes); ++i) {
    const bool mustRaise = has(made.errors, kAllDtypes[i]);
    addGenerated(at, made, {kAllDtypes[strongest], kAllDtypes[i]}, mustRaise, all);
    addGenerated(at, made, {kAllDtypes[i], kAllDtypes[strongest]}, mustRaise, all);
  }
  return make(at, ValueKind::List, std::move(all));
}

} // namespace reify::check
