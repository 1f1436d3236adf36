// Tensors in decompositions as PyTorch's users write them: subscripts, methods, attributes and operators.
#include "engine/python/compile/function_compiler.h"

#include <llvm/ADT/StringMap.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/ADT/StringSwitch.h>

namespace reify::python {

using namespace mlir;

static bool isTensor(Value value) { return isa<torch::BaseTensorType>(value.getType()); }

// --- subscripts -------------------------------------------------------------------------------------

static bool isFullSlice(const Node &item) {
  return item.is("Slice") && !item.child("lower") && !item.child("upper") && !item.child("step");
}
static bool isEllipsis(const Node &item) {
  return item.constant == ConstantKind::Other && StringRef(item.text).contains_insensitive("llipsis");
}

/// One item of x[...] applied to dimension `dim`, which counts from the start, or from the end where it is below
/// zero. Moves `dim` on; a tensor waits in `chosen`.
Value FunctionCompiler::applyIndex(const Node &item, Value value, int64_t &dim, SmallVectorImpl<Value> &chosen,
                                   Env &env) {
  const bool isFromEnd = dim < 0;
  auto next = [&] { dim += isFromEnd ? -1 : 1; };
  Value at = constant(item, dim);
  if (item.constant == ConstantKind::None) {
    value = emit(item, "aten.unsqueeze", {value, at}, tensorType());
    next();
    return value;
  }
  if (item.is("Slice")) {
    if (!isFullSlice(item)) {
      auto bound = [&](const char *field) -> Value {
        const Node *node = item.child(field);
        Value position = node ? expression(*node, env) : none(item);
        if (isa<torch::NoneType, torch::OptionalType>(position.getType()))
          return position;
        return coerce(*node, position, intType(), "the bound");
      };
      Value lower = bound("lower"), upper = bound("upper");
      Value step = item.child("step") ? coerce(*item.child("step"), bound("step"), intType(), "the step")
                                      : constant(item, int64_t(1));
      value = emit(item, "aten.slice.Tensor", {value, at, lower, upper, step}, tensorType());
    }
    next();
    return value;
  }
  Value index = expression(item, env);
  if (isa<torch::IntType>(index.getType()))
    return emit(item, "aten.select.int", {value, at, index}, tensorType());
  if (!isTensor(index))
    refuse(item, "subscript",
           "a tensor is subscripted by ints, slices, '...', None and tensors, this is " +
               pythonSpelling(index.getType()) +
               (isa<torch::OptionalType>(index.getType()) ? "; check it with 'is None' before" : ""));
  if (isFromEnd)
    refuse(item, "subscript", "a tensor behind '...' is not allowed here; write ':' for each dimension before it");
  chosen.resize(size_t(dim), Value());
  chosen.push_back(index);
  next();
  return value;
}

/// As PyTorch has it: ints, slices and None one after the other, then all tensors at once.
Value FunctionCompiler::tensorSubscript(const Node &node, Value value, Env &env) {
  const Node &index = *node.child("slice");
  SmallVector<const Node *> items;
  if (index.is("Tuple"))
    items.append(index.list("elts").begin(), index.list("elts").end());
  else
    items.push_back(&index);
  const auto dots = llvm::find_if(items, [](const Node *item) { return isEllipsis(*item); });
  const size_t before = size_t(dots - items.begin());
  SmallVector<Value> chosen;
  int64_t dim = 0;
  for (size_t i = 0; i < before; ++i) {
    const bool isMask = items[i]->is("Compare") || (items[i]->is("UnaryOp") && items[i]->child("op")->is("Invert"));
    if (isMask && i + 1 < items.size())
      refuse(*items[i], "subscript",
             "a mask must be the last item here: how many dimensions it stands for is not known");
    value = applyIndex(*items[i], value, dim, chosen, env);
  }
  dim = -1;
  for (size_t i = items.size(); i > before + 1; --i) {
    if (isEllipsis(*items[i - 1]))
      refuse(*items[i - 1], "subscript", "'...' can stand once only");
    value = applyIndex(*items[i - 1], value, dim, chosen, env);
  }
  if (chosen.empty())
    return value;
  Type element = torch::OptionalType::get(tensorType());
  for (Value &each : chosen)
    each = coerce(node, each ? each : none(node), element);
  return emit(node, "aten.index.Tensor", {value, list(node, chosen, element)}, tensorType());
}

// --- attributes and methods -------------------------------------------------------------------------

Value FunctionCompiler::tensorAttribute(const Node &node, Value tensor) {
  const std::string &name = node.text;
  if (name == "shape")
    return emit(node, "aten.size", tensor, listOf(intType()));
  if (name == "ndim")
    return emit(node, "aten.dim", tensor, intType());
  if (name == "dtype")
    return emit(node, "prim.dtype", tensor, intType());
  if (name == "device")
    return emit(node, "prim.device", tensor, torch::DeviceType::get(context_));
  if (name == "T")
    return emit(node, "aten.t", tensor, tensorType());
  if (name == "mT")
    return emit(node, "aten.transpose.int", {tensor, constant(node, int64_t(-2)), constant(node, int64_t(-1))},
                tensorType());
  if (name == "requires_grad")
    return constant(node, false);
  if (name == "real" || name == "imag")
    return callTorch(node, "aten." + name, {{"", &node, tensor}});
  refuse(node, "attribute",
         "tensors have no attribute '" + name + "' here; there are shape, ndim, dtype, device, T, mT, real and imag");
}

/// `.float()` and the like; the dtype's code.
static std::optional<int64_t> castOf(StringRef method) {
  static constexpr StringRef kCasts[] = {"float", "double", "half", "bfloat16", "int", "long", "short", "bool"};
  if (!llvm::is_contained(kCasts, method)) {
    if (method == "char")
      return 1;
    return method == "byte" ? std::optional<int64_t>(0) : std::nullopt;
  }
  return torchConstant(std::string_view(method));
}

Value FunctionCompiler::castTo(const Node &node, Value tensor, int64_t dtype) {
  Value no = constant(node, false);
  return emit(node, "aten.to.dtype", {tensor, constant(node, dtype), no, no, none(node)}, tensorType());
}

/// t.view(2, 3) is t.view([2, 3]).
static bool takesSizes(StringRef name) {
  static const llvm::StringSet<> kNames{"view", "reshape", "permute",   "expand",   "repeat",
                                        "flip", "tile",    "new_zeros", "new_ones", "new_empty"};
  return kNames.contains(name);
}

void FunctionCompiler::gatherSizes(const Node &node, std::vector<Argument> &arguments, size_t first) {
  if (arguments.size() <= first || !isa<torch::IntType>(arguments[first].value.getType()))
    return;
  SmallVector<Value> sizes;
  std::vector<Argument> others(arguments.begin(), arguments.begin() + long(first));
  for (const Argument &argument : llvm::drop_begin(arguments, first)) {
    if (argument.keyword.empty())
      sizes.push_back(coerce(*argument.at, argument.value, intType(), "the size"));
    else
      others.push_back(argument);
  }
  others.insert(others.begin() + long(first), Argument{"", &node, list(node, sizes, intType())});
  arguments = std::move(others);
}

Value FunctionCompiler::tensorMethod(const Node &node, Value value, Env &env) {
  const Node &callee = *node.child("func");
  const std::string &name = callee.text;
  const bool isPlain = node.list("args").empty() && node.list("keywords").empty();
  if (name == "size" && isPlain)
    return emit(node, "aten.size", value, listOf(intType()));
  if ((name == "dim" || name == "ndimension") && isPlain)
    return emit(node, "aten.dim", value, intType());
  if (std::optional<int64_t> dtype = isPlain ? castOf(name) : std::nullopt)
    return castTo(node, value, *dtype);
  std::vector<Argument> arguments = argumentsOf(node, env);
  if (name == "type" && arguments.size() == 1 && isa<torch::IntType>(arguments[0].value.getType())) {
    Value no = constant(node, false);
    return emit(node, "aten.to.dtype", {value, arguments[0].value, no, no, none(node)}, tensorType());
  }
  arguments.insert(arguments.begin(), Argument{"", &callee, value});
  if (takesSizes(name))
    gatherSizes(node, arguments, 1);
  return callTorch(node, "aten." + name, std::move(arguments));
}

// --- operators --------------------------------------------------------------------------------------

Value FunctionCompiler::tensorBinary(const Node &at, const Node &op, Value left, Value right) {
  StringRef name = llvm::StringSwitch<StringRef>(StringRef(op.kind))
                       .Case("Add", "add")
                       .Case("Sub", "sub")
                       .Case("Mult", "mul")
                       .Case("Div", "div")
                       .Case("FloorDiv", "floor_divide")
                       .Case("Mod", "remainder")
                       .Case("Pow", "pow")
                       .Case("MatMult", "matmul")
                       .Case("BitAnd", "bitwise_and")
                       .Case("BitOr", "bitwise_or")
                       .Case("BitXor", "bitwise_xor")
                       .Case("LShift", "bitwise_left_shift")
                       .Case("RShift", "bitwise_right_shift")
                       .Default("");
  if (name.empty())
    refuse(at, "type", "this operator of tensors is not allowed");
  if (!isTensor(left)) {
    // PyTorch has only some operators with the scalar first.
    if (name == "add" || name == "mul" || name == "bitwise_and" || name == "bitwise_or" || name == "bitwise_xor") {
      std::swap(left, right);
    } else if (name == "sub") {
      return callTorch(at, "aten.rsub", {{"", &at, right}, {"", &at, left}});
    } else if (name == "div") {
      Value inverse = emit(at, "aten.reciprocal", right, tensorType());
      return callTorch(at, "aten.mul", {{"", &at, inverse}, {"", &at, left}});
    } else if (name == "floor_divide") { // a tensor of the type that both promote to
      Value zeros = callTorch(at, "aten.zeros_like", {{"", &at, right}});
      left = callTorch(at, "aten.add", {{"", &at, zeros}, {"", &at, left}});
    }
  }
  return callTorch(at, "aten." + name.str(), {{"", &at, left}, {"", &at, right}});
}

Value FunctionCompiler::tensorCompare(const Node &at, StringRef name, Value left, Value right) {
  if (!isTensor(left)) {
    std::swap(left, right);
    name = llvm::StringSwitch<StringRef>(name)
               .Case("lt", "gt")
               .Case("le", "ge")
               .Case("gt", "lt")
               .Case("ge", "le")
               .Default(name);
  }
  return callTorch(at, "aten." + name.str(), {{"", &at, left}, {"", &at, right}});
}

} // namespace reify::python
