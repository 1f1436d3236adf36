// The table of conventions of docs/library-authors.md: which parameter and result types a library
// function must have for a given op.
#include "engine/dialect/types/torch_types.h"
#include "engine/library/authors_words.h"
#include "engine/library/sizes_and_dtype.h"

#include <llvm/Support/raw_ostream.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;

namespace {

struct Expected {
  SmallVector<Type> parameters;
  SmallVector<Type> results; // one: a type, or a tuple
};

/// What a tensor becomes for this kind of function: its sizes, or its rank and dtype code.
Type tensorStandIn(FunctionKind kind, MLIRContext *context) {
  Type integer = torch::IntType::get(context);
  if (kind == FunctionKind::Shape)
    return torch::ListType::get(integer);
  return torch::TupleType::get(context, {integer, integer});
}

Type parameterFor(Type operand, FunctionKind kind) {
  MLIRContext *context = operand.getContext();
  if (kind == FunctionKind::Decomposition)
    return operand;
  if (isa<BaseTensorType>(operand))
    return tensorStandIn(kind, context);
  if (auto list = dyn_cast<torch::ListType>(operand))
    return torch::ListType::get(parameterFor(list.getContainedType(), kind));
  if (auto optional = dyn_cast<torch::OptionalType>(operand))
    return torch::OptionalType::get(parameterFor(optional.getContainedType(), kind));
  if (isa<torch::NumberType>(operand) && kind == FunctionKind::Shape)
    return torch::FloatType::get(context);
  return operand;
}

/// Whether a call can hand over `operand` (already stood in for) as `parameter`.
bool fits(Type operand, Type parameter) {
  if (operand == parameter || isa<torch::AnyType>(parameter) || torch::isValidSubtype(operand, parameter))
    return true;
  if (auto optional = dyn_cast<torch::OptionalType>(parameter)) {
    if (isa<torch::NoneType>(operand))
      return true;
    if (auto from = dyn_cast<torch::OptionalType>(operand))
      return fits(from.getContainedType(), optional.getContainedType());
    return fits(operand, optional.getContainedType());
  }
  if (auto list = dyn_cast<torch::ListType>(parameter)) {
    auto from = dyn_cast<torch::ListType>(operand);
    return from && fits(from.getContainedType(), list.getContainedType());
  }
  if (auto tuple = dyn_cast<torch::TupleType>(parameter)) {
    auto from = dyn_cast<torch::TupleType>(operand);
    return from && llvm::equal(from.getContainedTypes(), tuple.getContainedTypes());
  }
  bool isScalar = isa<torch::IntType, torch::FloatType, torch::NumberType>(operand);
  if (auto members = dyn_cast<torch::UnionType>(parameter))
    return isScalar || llvm::any_of(members.getContainedTypes(), [&](Type t) { return fits(operand, t); });
  // Ints and numbers are converted to the float that a shape function asks for.
  return isScalar && isa<torch::FloatType, torch::NumberType>(parameter);
}

Type resultFor(Type result, FunctionKind kind) {
  Type integer = torch::IntType::get(result.getContext());
  switch (kind) {
  case FunctionKind::Shape:
    return torch::ListType::get(integer);
  case FunctionKind::Dtype:
    return integer;
  default:
    return result;
  }
}

Expected expectedFor(FunctionKind kind, Operation *op) {
  Expected expected;
  if (kind == FunctionKind::HasValueSemantics)
    return expected;
  for (Type operand : op->getOperandTypes())
    expected.parameters.push_back(parameterFor(operand, kind));
  for (Type result : op->getResultTypes())
    expected.results.push_back(resultFor(result, kind));
  if (expected.results.size() > 1)
    expected.results = {torch::TupleType::get(op->getContext(), expected.results)};
  return expected;
}

std::string print(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

std::string signatureText(StringRef symbol, const Expected &expected) {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << "func.func @" << symbol << "(";
  llvm::interleaveComma(llvm::enumerate(expected.parameters), out,
                        [&](auto item) { out << "%arg" << item.index() << ": " << item.value(); });
  out << ")";
  if (!expected.results.empty())
    out << " -> " << expected.results.front();
  return text;
}

std::string count(size_t n, StringRef what) { return std::to_string(n) + " " + what.str() + (n == 1 ? "" : "s"); }

/// Collects what is wrong with one function for one op.
struct Checker {
  func::FuncOp function;
  FunctionKind kind;
  Operation *op;
  Expected expected;
  Diagnostics &diagnostics;
  bool isBuiltin;

  bool fail(StringRef id, const std::string &message, Place place) {
    const bool isPython = isOfPython(function);
    const std::string name = isPython ? pythonName(function.getSymName()) : function.getSymName().str();
    Diagnostic d{
        Severity::Error, ("library." + id).str(), "library function '" + name + "' " + message, std::move(place), {}};
    const Type result = expected.results.empty() ? Type() : expected.results.front();
    d.notes.push_back({isPython
                           ? "write: " + wantedDefinition(function, kind, op, expected.parameters, result, aligned())
                           : "expected signature: " + signatureText(function.getSymName(), expected),
                       placeOf(function.getLoc())});
    d.notes.push_back({"called for op '" + libraryKey(op) + "' here", placeOf(op->getLoc())});
    diagnostics.push_back(std::move(d));
    return false;
  }

  std::vector<int> aligned() {
    auto types = function.getArgumentTypes();
    return alignParameters(expected.parameters.size(), types.size(), [&](size_t argument, size_t parameter) {
      return fits(expected.parameters[argument], types[parameter]);
    });
  }

  /// "x: List[int], factor: float"
  std::string parametersInPython() {
    std::string text;
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      text += (i ? ", " : "") + parameterName(function, i) + ": " + pythonWord(function.getArgumentTypes()[i]);
    return text;
  }

  bool parameterCountOfPython(const Place &place) {
    const size_t given = function.getNumArguments();
    std::string text = "has " + count(given, "parameter") + " (" + parametersInPython() +
                       "), but the op is called with " + count(expected.parameters.size(), "argument");
    for (auto [i, parameter] : llvm::enumerate(aligned()))
      if (parameter < 0)
        text += "; none is for argument " + std::to_string(i + 1) + ", " +
                argumentWord(op->getOperand(unsigned(i)).getType());
    return fail("parameter-count", text, place);
  }

  bool parameterTypeOfPython(unsigned index, const Place &place) {
    const Type type = function.getArgumentTypes()[index];
    return fail("parameter-type",
                "takes '" + parameterName(function, index) + ": " + pythonWord(type) + "', but argument " +
                    std::to_string(index + 1) + " of the op is " + argumentWord(op->getOperand(index).getType()) +
                    (isa<torch::NoneType>(op->getOperand(index).getType())
                         ? ": write Optional[" + pythonWord(type) + "]"
                         : ", which needs " + pythonWord(expected.parameters[index])),
                place);
  }

  bool parameters() {
    auto types = function.getArgumentTypes();
    Place place = placeOf(function.getLoc());
    if (types.size() != expected.parameters.size() && isOfPython(function))
      return parameterCountOfPython(place);
    if (types.size() != expected.parameters.size()) {
      std::string which;
      for (size_t i = types.size(); i < op->getNumOperands(); ++i)
        which += "; no parameter for operand #" + std::to_string(i) + " (" + print(op->getOperand(i).getType()) + ")";
      return fail("parameter-count",
                  "has " + count(types.size(), "parameter") + ", but the op has " +
                      count(op->getNumOperands(), "operand") + which,
                  place);
    }
    for (auto [i, type] : llvm::enumerate(types))
      if (!fits(expected.parameters[i], type) && !isTyped(op->getOperand(unsigned(i)).getType(), type))
        return isOfPython(function)
                   ? parameterTypeOfPython(unsigned(i), place)
                   : fail("parameter-type",
                          "takes " + print(type) + " as parameter #" + std::to_string(i) + ", but operand #" +
                              std::to_string(i) + " of type " + print(op->getOperand(i).getType()) + " needs " +
                              print(expected.parameters[i]),
                          place);
    return true;
  }

  /// Whether a shape function of the built-in library wants to know a tensor's dtype too.
  bool isTyped(Type operand, Type parameter) const {
    return isBuiltin && kind == FunctionKind::Shape && isa<BaseTensorType>(operand) && isSizesAndDtype(parameter);
  }

  std::string word(Type type) { return isOfPython(function) ? pythonWord(type) : print(type); }

  Place returnPlace() {
    Operation *terminator = function.isDeclaration() ? nullptr : function.getBody().back().getTerminator();
    return placeOf(terminator ? terminator->getLoc() : function.getLoc());
  }

  /// Whether the built-in library tells, as torch-mlir's conventions cannot, the sizes or the dtype of each tensor
  /// of a list.
  bool isForList(Type type) const {
    auto list = dyn_cast<torch::ListType>(type);
    return isBuiltin && op->getNumResults() == 1 && torch::isListOf<BaseTensorType>(op->getResult(0).getType()) &&
           list && list.getContainedType() == expected.results[0];
  }

  bool results() {
    auto types = function.getResultTypes();
    StringRef what = kind == FunctionKind::Shape ? "shape" : kind == FunctionKind::Dtype ? "dtype" : "value";
    size_t given = types.size();
    if (given == 1)
      if (auto tuple = dyn_cast<torch::TupleType>(types[0]); tuple && op->getNumResults() != 1)
        given = tuple.getContainedTypes().size();
    if (given != op->getNumResults())
      return fail("result-count",
                  "returns " + count(given, what) + ", but the op has " + count(op->getNumResults(), "result"),
                  returnPlace());
    if (types.size() != expected.results.size())
      return fail("result-count", "must return its " + count(given, what) + " as one tuple", returnPlace());
    if (kind != FunctionKind::Decomposition && !types.empty() && types[0] != expected.results[0] &&
        !isForList(types[0]))
      return fail("result-type",
                  "returns " + word(types[0]) + ", but " + word(expected.results[0]) + " is wanted: a " + what.str() +
                      " function gives one " + (kind == FunctionKind::Shape ? "list of ints" : "dtype code") +
                      " per result of the op",
                  returnPlace());
    return true;
  }
};

} // namespace

bool checkSignature(const LibraryEntry &entry, FunctionKind kind, Operation *op, Diagnostics &diagnostics) {
  Checker checker{entry.function, kind, op, expectedFor(kind, op), diagnostics, entry.origin == Origin::Builtin};
  return checker.parameters() && checker.results();
}

} // namespace reify
