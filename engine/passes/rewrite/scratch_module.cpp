#include "engine/passes/rewrite/scratch_module.h"

#include "engine/dialect/ops/line_table.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/library/model_functions.h"

#include <llvm/ADT/SetVector.h>
#include <llvm/Support/raw_ostream.h>

namespace reify {

using namespace mlir;

bool isOperandLiteral(Operation *op) {
  return isa<torch::PrimListConstructOp, torch::PrimTupleConstructOp, torch::DerefineOp>(op);
}

static void collect(Value value, llvm::SetVector<Value> &inputs, LiteralTest isLiteral) {
  if (inputs.contains(value))
    return;
  if (Operation *op = value.getDefiningOp(); op && isLiteral(op))
    for (Value part : op->getOperands())
      collect(part, inputs, isLiteral);
  inputs.insert(value);
}

std::vector<Value> scratchInputs(Operation *op, LiteralTest isLiteral) {
  llvm::SetVector<Value> inputs;
  for (Value operand : op->getOperands())
    collect(operand, inputs, isLiteral);
  return {inputs.begin(), inputs.end()};
}

std::string structureKey(Operation *op, const std::vector<Value> &inputs, TypeRange types, LiteralTest isLiteral) {
  std::string text;
  llvm::raw_string_ostream out(text);
  llvm::DenseMap<Value, unsigned> numbers;
  for (auto [i, value] : llvm::enumerate(inputs)) {
    numbers[value] = i;
    out << value.getType().getAsOpaquePointer();
    if (Operation *definer = value.getDefiningOp(); definer && isLiteral(definer)) {
      out << '(';
      for (Value part : definer->getOperands())
        out << numbers[part] << ' ';
      out << ')';
    } else if (definer && definer->hasTrait<OpTrait::ConstantLike>()) {
      out << '=' << definer->getPropertiesAsAttribute().getAsOpaquePointer();
    }
    out << ',';
  }
  out << '|' << op->getName().getAsOpaquePointer();
  for (Value operand : op->getOperands())
    out << ' ' << numbers[operand];
  for (Type type : op->getResultTypes())
    out << type.getAsOpaquePointer() << ',';
  for (Type type : types)
    out << type.getAsOpaquePointer() << ',';
  return text;
}

static Value constantFor(const Scalar &scalar, Type type, OpBuilder &b, Location loc) {
  if (auto *integer = std::get_if<int64_t>(&scalar); integer && isa<torch::IntType>(type))
    return torch::ConstantIntOp::create(b, loc, *integer);
  if (auto *boolean = std::get_if<bool>(&scalar); boolean && isa<torch::BoolType>(type))
    return torch::ConstantBoolOp::create(b, loc, *boolean);
  if (auto *number = std::get_if<double>(&scalar); number && isa<torch::FloatType>(type))
    return torch::ConstantFloatOp::create(b, loc, APFloat(*number));
  if (auto *text = std::get_if<std::string>(&scalar); text && isa<torch::StringType>(type))
    return torch::ConstantStrOp::create(b, loc, *text);
  return {};
}

Value ScratchModule::standIn(Value value, OpBuilder &builder, IRMapping &mapping, KnownScalar knownScalar,
                             LiteralTest isLiteral) {
  Operation *definer = value.getDefiningOp();
  if (definer && (isLiteral(definer) || definer->hasTrait<OpTrait::ConstantLike>())) {
    Operation *copy = builder.clone(*definer, mapping);
    prelude.push_back(copy);
    return copy->getResult(cast<OpResult>(value).getResultNumber());
  }
  if (definer && knownScalar)
    if (std::optional<Scalar> scalar = knownScalar(value))
      if (Value constant = constantFor(*scalar, value.getType(), builder, value.getLoc())) {
        prelude.push_back(constant.getDefiningOp());
        return constant;
      }
  return function.getBody().front().addArgument(value.getType(), value.getLoc());
}

/// The function and all that it calls. Functions of different files that have the same symbol are told
/// apart by the library's lookup from the calling function; the later one gets another symbol here.
func::FuncOp ScratchModule::copyFunction(func::FuncOp from, Library &library) {
  if (func::FuncOp known = copies_.lookup(from))
    return known;
  auto copy = cast<func::FuncOp>(from->clone());
  module->push_back(copy);
  copies_[from] = copy; // before the callees: functions may call each other
  std::string symbol = from.getSymName().str();
  for (unsigned i = 0; !symbols_.insert(symbol).second; ++i)
    symbol = (from.getSymName() + "_" + Twine(i)).str();
  copy.setSymName(symbol);
  copy.setPrivate();
  markAsCopy(copy);
  dropLineTable(copy);
  copy.walk([&](func::CallOp call) {
    if (func::FuncOp callee = library.findSymbol(call.getCallee(), from))
      call.setCallee(copyFunction(callee, library).getSymName());
  });
  return copy;
}

void ScratchModule::build(Operation *original, func::FuncOp libraryFunction, const std::vector<Value> &inputs,
                          Library &library, KnownScalar knownScalar, LiteralTest isLiteral) {
  MLIRContext *context = original->getContext();
  Location loc = original->getLoc();
  module = ModuleOp::create(loc);
  copyFunction(libraryFunction, library);
  OpBuilder builder(context);
  builder.setInsertionPointToStart(module->getBody());
  std::string symbol = "refinement";
  while (!symbols_.insert(symbol).second)
    symbol += '_';
  function = func::FuncOp::create(builder, loc, symbol, builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  IRMapping mapping;
  for (Value input : inputs) {
    Value copy = standIn(input, builder, mapping, knownScalar, isLiteral);
    mapping.map(input, copy);
    values.push_back(copy);
  }
  op = builder.clone(*original, mapping);
  func::ReturnOp::create(builder, loc, op->getResults());
  function.setFunctionType(
      builder.getFunctionType(function.getBody().front().getArgumentTypes(), op->getResultTypes()));
}

} // namespace reify
