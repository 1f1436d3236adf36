// What torch-mlir's own passes evaluate wrongly, not at all, or crash on, written in terms of what they get
// right: calls of small functions that are Python themselves, one set for each type of elements. Only for
// libraries that are compiled to be given to torch-mlir.
#include "engine/python/compile/function_compiler.h"

#include <llvm/ADT/StringMap.h>

namespace reify::python {

using namespace mlir;

namespace {

// T is the type of the first operand, or of its elements.
constexpr const char *kHelpers = R"py(
def remainder(a: int, b: int) -> int:
    return a - a // b * b

def power(a: int, b: int) -> int:
    result = 1
    for i in range(b):
        result = result * a
    return result

def absolute(x: T) -> T:
    return -x if x < 0 else x

def both(a: bool, b: bool) -> bool:
    return b if a else False

def either(a: bool, b: bool) -> bool:
    return True if a else b

def differ(a: bool, b: bool) -> bool:
    return not b if a else b

def some(xs: List[bool]) -> bool:
    found = False
    for x in xs:
        found = True if x else found
    return found

def every(xs: List[bool]) -> bool:
    holds = True
    for x in xs:
        holds = holds if x else False
    return holds

def equal(xs: List[T], ys: List[T]) -> bool:
    if len(xs) != len(ys):
        return False
    same = True
    for i in range(len(xs)):
        same = same if xs[i] == ys[i] else False
    return same

def unequal(xs: List[T], ys: List[T]) -> bool:
    return not equal(xs, ys)

def total(xs: List[T]) -> T:
    result = T(0)
    for x in xs:
        result = result + x
    return result

def largest(xs: List[T]) -> T:
    assert len(xs) > 0, "max() arg is an empty sequence"
    best = xs[0]
    for x in xs:
        best = x if x > best else best
    return best

def smallest(xs: List[T]) -> T:
    assert len(xs) > 0, "min() arg is an empty sequence"
    best = xs[0]
    for x in xs:
        best = x if x < best else best
    return best

def copied(xs: List[T]) -> List[T]:
    out: List[T] = []
    for x in xs:
        out.append(x)
    return out

def bound(at: Optional[int], size: int, otherwise: int) -> int:
    if at is None:
        return otherwise
    return max(at + size, 0) if at < 0 else min(at, size)

def part(xs: List[T], lower: Optional[int], upper: Optional[int], step: int) -> List[T]:
    assert step > 0, "the step of a slice must be above zero"
    out: List[T] = []
    for i in range(bound(lower, len(xs), 0), bound(upper, len(xs), len(xs)), step):
        out.append(xs[i])
    return out

def rounds(start: int, stop: int, step: int) -> int:
    if step < 0:
        return max((start - stop - step - 1) // -step, 0)
    return max((stop - start + step - 1) // step, 0)

def put(xs: List[T], at: int, x: T) -> None:
    xs.insert(at if at >= 0 else unknown_size(), x)

def ordered(xs: List[T]) -> List[T]:
    out = copied(xs)
    for i in range(len(xs)):
        at = 0
        for j in range(len(xs)):
            at = at + 1 if xs[j] < xs[i] or (xs[j] == xs[i] and j < i) else at
        out[at] = xs[i]
    return out
)py";

/// The helper for an op; "" for those that need none.
StringRef helperFor(StringRef op) {
  static const llvm::StringMap<StringRef> kReplaced{{"aten.remainder.int", "remainder"},
                                                    {"aten.pow.int_to_int", "power"},
                                                    {"prim.abs.int", "absolute"},
                                                    {"prim.abs.float", "absolute"},
                                                    {"aten.__and__.bool", "both"},
                                                    {"aten.__or__.bool", "either"},
                                                    {"aten.__xor__.bool", "differ"},
                                                    {"aten.any.bool", "some"},
                                                    {"aten.all.bool", "every"},
                                                    {"aten.eq.int_list", "equal"},
                                                    {"aten.eq.float_list", "equal"},
                                                    {"aten.eq.bool_list", "equal"},
                                                    {"aten.eq.str_list", "equal"},
                                                    {"aten.ne.int_list", "unequal"},
                                                    {"aten.ne.float_list", "unequal"},
                                                    {"aten.ne.bool_list", "unequal"},
                                                    {"aten.ne.str_list", "unequal"},
                                                    {"aten.sum.int", "total"},
                                                    {"aten.sum.float", "total"},
                                                    {"prim.max.self_int", "largest"},
                                                    {"prim.max.self_float", "largest"},
                                                    {"prim.min.self_float", "smallest"},
                                                    {"aten.list.t", "copied"},
                                                    {"aten.slice.t", "part"},
                                                    {"aten.insert.t", "put"},
                                                    {"aten.sorted.int", "ordered"},
                                                    {"aten.sorted.float", "ordered"},
                                                    {"aten.__range_length", "rounds"}};
  return kReplaced.lookup(op);
}

/// Strings are only there for messages in torch-mlir's library, so it folds few of their ops.
bool isNeverFolded(StringRef op) {
  return op == "aten.sort.int" || op == "aten.reverse.t" || op == "aten.pop.t" || op == "aten.format" ||
         op == "aten.add.str" || op == "aten.str" || op == "aten.join" || op == "aten.lower" || op == "aten.upper";
}

bool isAtLeast(Value value, int64_t least) {
  auto constant = value.getDefiningOp<torch::ConstantIntOp>();
  return constant && constant.getValue() >= least;
}

constexpr const char *kHelperModule = "reify.";

} // namespace

/// A call in place of an op that torch-mlir does not evaluate as it should; null where the op stays.
Operation *FunctionCompiler::exported(const Node &at, StringRef op, ValueRange operands, bool isKnown) {
  if (!limits_.forExport || StringRef(module_.name).starts_with(kHelperModule))
    return nullptr;
  StringRef helper = helperFor(op);
  bool isFine = (op == "aten.__range_length" && isAtLeast(operands[2], 1)) ||
                (op == "aten.insert.t" && isAtLeast(operands[1], 0));
  if (isFine)
    return nullptr;
  if (helper.empty()) {
    if ((!isKnown || isNeverFolded(op)) && !isMessage_)
      program_.report(Severity::Warning, scope_ ? *scope_ : module_, at, "export",
                      "torch-mlir cannot evaluate this (" + op.str() +
                          "): sizes and dtypes that depend on it stay unknown there");
    return nullptr;
  }
  Type type = operands[0].getType();
  if (auto list = dyn_cast<torch::ListType>(type))
    type = list.getContainedType();
  Function *callee = program_.helper(kHelperModule, pythonSpelling(type), kHelpers, helper);
  SmallVector<Value> values;
  for (auto [value, parameter] : llvm::zip(operands, callee->parameters))
    values.push_back(coerce(at, value, parameter.type));
  return emitCall(at, *callee, values);
}

} // namespace reify::python
