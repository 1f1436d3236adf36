#include "engine/passes/value_semantics/reduce_op_variants.h"

#include "engine/contract/advice.h"
#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/schema_ops/schema_op.h"
#include "engine/dialect/torch_dialect.h"
#include "engine/passes/rewrite/steps.h"
#include "engine/passes/value_semantics/value_operands.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/StringExtras.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;
using torch::OpDef;

namespace {

class Reducer {
public:
  Reducer(RewriterBase &rewriter, Library &library, Recorder *recorder)
      : rewriter_(rewriter), library_(library), recorder_(recorder) {}

  bool run(func::FuncOp function);

private:
  void reduce(Operation *op);
  void noteUnmarked(torch::OperatorOp op);
  void detach(torch::OperatorOp op);
  bool isMarked(torch::OperatorOp op);
  bool canBeValues(Operation *op);
  void toValueTensors(Operation *op);
  void splitTwin(Operation *op);
  void splitBernoulli(Operation *op);
  void splitArange(Operation *op);
  void literalOfValues(torch::TensorLiteralOp op);
  void plainAttention(torch::OperatorOp op);

  Value create(Operation *like, StringRef name, ValueRange operands, Type result);
  Value createOnValues(Operation *like, StringRef name, ValueRange operands, Type result);
  Value integer(Operation *like, int64_t value) {
    return torch::ConstantIntOp::create(rewriter_, like->getLoc(), value);
  }
  Value boolean(Operation *like, bool value) { return torch::ConstantBoolOp::create(rewriter_, like->getLoc(), value); }
  Value none(Operation *like) { return torch::ConstantNoneOp::create(rewriter_, like->getLoc()); }
  Value dtypeOf(Operation *like, Value tensor);
  void overwrite(Operation *op, Value contents, Value overwritten);
  StepScope openReduce(Operation *op) {
    return openStep(recorder_, StepKind::Rewrite, op, [&] { return "reduce " + opTitle(op); });
  }
  void refuse(Operation *op, const Twine &cause, const Twine &cure);
  void refuseToWriteToValue(Operation *op) {
    refuse(op, "it writes to a value, which nothing can change",
           "give it a mutable tensor, `torch.copy.to_tensor` of the value");
  }
  void refuseUnmarked();

  RewriterBase &rewriter_;
  Library &library_;
  Recorder *recorder_;
  bool failed_ = false;
  llvm::DenseMap<StringAttr, bool> marked_;
  llvm::MapVector<StringAttr, std::pair<Operation *, unsigned>> unmarked_; // the first one, how many
};

void Reducer::refuse(Operation *op, const Twine &cause, const Twine &cure) {
  failed_ = true;
  InFlightDiagnostic error = op->emitError() << "failed to legalize operation '" << op->getName()
                                             << "' that was explicitly marked illegal";
  error.attachNote() << cause;
  error.attachNote() << cure;
}

// --- ops that are functions of values -----------------------------------------------------------

bool Reducer::canBeValues(Operation *op) {
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (std::string obstacle = whyNotValue(operand); !obstacle.empty()) {
      refuse(op, "operand #" + Twine(i) + ": " + obstacle,
             "let it be a tensor, None, or a list that is made of these and not changed");
      return false;
    }
  return true;
}

void Reducer::toValueTensors(Operation *op) {
  OpBuilder::InsertionGuard guard(rewriter_);
  rewriter_.setInsertionPoint(op);
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(asValue(rewriter_, op->getLoc(), operand));
  SmallVector<OpResult> results;
  for (OpResult result : op->getResults())
    if (isMutableTensor(result.getType()))
      results.push_back(result);
  rewriter_.modifyOpInPlace(op, [&] {
    op->setOperands(operands);
    for (OpResult result : results)
      result.setType(cast<BaseTensorType>(result.getType()).getWithValueSemantics());
  });
  rewriter_.setInsertionPointAfter(op);
  for (OpResult result : results) {
    Type type = cast<BaseTensorType>(result.getType()).getWithValueSemantics(false);
    Value copy = torch::CopyToTensorOp::create(rewriter_, op->getLoc(), type, result);
    rewriter_.replaceAllUsesExcept(result, copy, copy.getDefiningOp());
  }
}

Value Reducer::create(Operation *like, StringRef name, ValueRange operands, Type result) {
  return torch::createByName(rewriter_, like->getLoc(), name, operands, result)->getResult(0);
}

/// A new op that is a function of values. Gives its result as the mutable tensor that `result` asks
/// for.
Value Reducer::createOnValues(Operation *like, StringRef name, ValueRange operands, Type result) {
  SmallVector<Value> values;
  for (Value operand : operands)
    values.push_back(asValue(rewriter_, like->getLoc(), operand));
  auto tensor = dyn_cast<BaseTensorType>(result);
  if (!tensor)
    return create(like, name, values, result);
  Value value = create(like, name, values, tensor.getWithValueSemantics());
  return torch::CopyToTensorOp::create(rewriter_, like->getLoc(), result, value);
}

// --- ops that write -----------------------------------------------------------------------------

Value Reducer::dtypeOf(Operation *like, Value tensor) {
  if (Type dtype = cast<BaseTensorType>(tensor.getType()).getOptionalDtype())
    if (std::optional<int64_t> code = torch::codeFromDtype(dtype))
      return integer(like, *code);
  return createOnValues(like, "torch.prim.dtype", tensor, torch::IntType::get(rewriter_.getContext()));
}

/// Ends the rewriting of a writing op: its result is the tensor that it wrote to.
void Reducer::overwrite(Operation *op, Value contents, Value overwritten) {
  Location location = op->getLoc();
  auto type = cast<BaseTensorType>(overwritten.getType());
  Value value = asValue(rewriter_, location, contents);
  value = torch::castTo(rewriter_, location, value, type.getWithValueSemantics());
  torch::OverwriteTensorContentsOp::create(rewriter_, location, value, overwritten);
  rewriter_.replaceOp(op, torch::castTo(rewriter_, location, overwritten, op->getResult(0).getType()));
}

void Reducer::splitTwin(Operation *op) {
  const StringRef functional = OpDef::of(op->getName())->row().functional()->name;
  const OpDef *def = OpDef::of(OperationName(functional, rewriter_.getContext()));
  Value self = op->getNumOperands() ? op->getOperand(0) : Value();
  auto isTensor = [](Type type) { return isa<BaseTensorType>(type); };
  if (!def || op->getNumResults() != 1 || !self || !isMutableTensor(self.getType()) ||
      !isTensor(op->getResult(0).getType()) || def->schema().results.size() != 1)
    return refuse(op, "there is no functional form that gives one tensor",
                  "use '" + functional.str() + "' in the program");
  auto selfType = cast<BaseTensorType>(self.getType());
  const SchemaValue &given = def->schema().results[0];
  bool isView = given.isAliased && !given.isWritten;
  if (isView && selfType.hasSizes())
    return refuse(op, "it changes the sizes of its operand in place, whose type states them",
                  "use '" + functional.str() + "' in the program");
  if (!torch::meetTensorTypes(selfType, cast<BaseTensorType>(op->getResult(0).getType())))
    return refuse(op, "the type of its result contradicts the type of the tensor that it is", "correct the types");
  if (def->hasValueSemantics() && !canBeValues(op))
    return;
  StepScope step = openReduce(op);
  step.detail([&] { return "becomes " + functional.str() + ", whose result overwrites the operand"; });
  rewriter_.setInsertionPoint(op);
  Type type = op->getResult(0).getType();
  Value result = def->hasValueSemantics() ? createOnValues(op, functional, op->getOperands(), type)
                                          : create(op, functional, op->getOperands(), type);
  // What is written keeps the dtype that the tensor has.
  Value nothing = none(op), no = boolean(op, false);
  auto resultType = cast<BaseTensorType>(type);
  Type written = resultType.getWithSizesAndDtype(resultType.getOptionalSizes(), selfType.getOptionalDtype());
  Value dtype = dtypeOf(op, self);
  result = create(op, "torch.aten.to.dtype", {result, dtype, no, no, nothing}, written);
  overwrite(op, result, self);
}

void Reducer::splitBernoulli(Operation *op) {
  if (!isMutableTensor(op->getOperand(0).getType()))
    return refuseToWriteToValue(op);
  StepScope step = openReduce(op);
  step.detail([] { return std::string("new contents overwrite the operand"); });
  rewriter_.setInsertionPoint(op);
  Value self = op->getOperand(0);
  overwrite(op, createOnValues(op, "torch.valsem.aten.bernoulli.float", op->getOperands(), self.getType()), self);
}

/// arange.start_out(start, end, step, out)
void Reducer::splitArange(Operation *op) {
  if (!isMutableTensor(op->getOperand(3).getType()))
    return refuseToWriteToValue(op);
  StepScope step = openReduce(op);
  step.detail([] { return std::string("a new range overwrites the operand"); });
  rewriter_.setInsertionPoint(op);
  MLIRContext *context = rewriter_.getContext();
  Value start = op->getOperand(0), end = op->getOperand(1), by = op->getOperand(2), out = op->getOperand(3);
  auto type = cast<BaseTensorType>(out.getType());
  Type intType = torch::IntType::get(context);
  Value span = create(op, "torch.aten.sub", {end, start}, torch::NumberType::get(context));
  Value steps = create(op, "torch.aten.div", {span, by}, torch::FloatType::get(context));
  Value count = create(op, "torch.aten.ceil.float", steps, intType);
  Value has = createOnValues(op, "torch.aten.numel", out, intType);
  Value fits = create(op, "torch.aten.eq.int", {count, has}, torch::BoolType::get(context));
  torch::RuntimeAssertOp::create(rewriter_, op->getLoc(), fits,
                                 "`out` must have as many elements as the range has numbers");
  Value dtype = dtypeOf(op, out);
  Value device = createOnValues(op, "torch.prim.device", out, torch::DeviceType::get(context));
  Value sizes = createOnValues(op, "torch.aten.size", out, torch::ListType::get(context, intType));
  Value nothing = none(op);
  Type flat = type.getWithSizesAndDtype(std::nullopt, type.getOptionalDtype());
  Value range =
      createOnValues(op, "torch.aten.arange.start_step", {start, end, by, dtype, nothing, device, nothing}, flat);
  overwrite(op, create(op, "torch.aten.reshape", {range, sizes}, type), out);
}

void Reducer::literalOfValues(torch::TensorLiteralOp op) {
  StepScope step = openReduce(op);
  step.detail([] { return std::string("the literal is a value, and a mutable copy of it"); });
  rewriter_.setInsertionPoint(op);
  auto type = cast<BaseTensorType>(op.getType());
  auto literal = op.getValue();
  Type valueType =
      torch::ValueTensorType::get(rewriter_.getContext(), literal.getShapedType().getShape(), literal.getElementType());
  Value value = torch::ValueTensorLiteralOp::create(rewriter_, op.getLoc(), valueType, literal);
  value = torch::castTo(rewriter_, op.getLoc(), value, type.getWithValueSemantics());
  rewriter_.replaceOpWithNewOp<torch::CopyToTensorOp>(op, type, value);
}

// --- torch.operator -----------------------------------------------------------------------------

/// A function of the model's own module.
bool isMarkedByModel(torch::OperatorOp op) {
  auto module = op->getParentOfType<ModuleOp>();
  return module &&
         llvm::any_of(std::initializer_list{NameSpelling::Plain, NameSpelling::Torch}, [&](NameSpelling each) {
           return module.lookupSymbol(
               functionSymbol(FunctionKind::HasValueSemantics, spelled(op.getName().str(), each)));
         });
}

std::string markerOf(Operation *op) { return functionSymbol(FunctionKind::HasValueSemantics, nameInTorchMlir(op)); }

/// Its shape or dtype function, where there is none and the types do not tell either.
std::vector<std::string> missingFunctions(Operation *op, Library &library) {
  std::vector<std::string> missing;
  for (FunctionKind kind : {FunctionKind::Shape, FunctionKind::Dtype}) {
    bool isUnknown = llvm::any_of(op->getResultTypes(), [&](Type type) {
      auto tensor = dyn_cast<BaseTensorType>(type);
      return tensor && (kind == FunctionKind::Shape ? !tensor.hasSizes() : !tensor.hasDtype());
    });
    if (isUnknown && !library.find(op, kind))
      missing.push_back("'" + functionSymbol(kind, nameInTorchMlir(op)) + "'");
  }
  return missing;
}

bool touchesMutableTensors(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isMutableTensor) || llvm::any_of(op->getResultTypes(), isMutableTensor);
}

/// An op of PyTorch's that torch-mlir has no op for, as its importer writes it: the schema tells what it does. A view
/// of a value is a value.
bool isKnownFunction(torch::OperatorOp op) {
  const OpDef *known = OpDef::of(OperationName("torch." + libraryKey(op), op.getContext()));
  if (!known || known->row().origin != SchemaOrigin::Shipped)
    return false;
  const OpSchema &schema = known->schema();
  return schema.operands.size() == op.getInputs().size() && schema.results.size() == op.getNumResults() &&
         llvm::none_of(schema.operands, [](const SchemaValue &operand) { return operand.isWritten; }) &&
         (known->hasValueSemantics() || !touchesMutableTensors(op));
}

bool Reducer::isMarked(torch::OperatorOp op) {
  auto [it, isNew] = marked_.try_emplace(op.getNameAttr(), false);
  if (isNew)
    it->second = library_.find(op, FunctionKind::HasValueSemantics) || isMarkedByModel(op);
  return it->second;
}

constexpr StringLiteral kCpuAttention = "torch.aten._scaled_dot_product_flash_attention_for_cpu";

/// (query, key, value, dropout, causal, mask, scale) -> (result, unused)
void Reducer::plainAttention(torch::OperatorOp op) {
  StepScope step = openReduce(op);
  step.detail([] { return std::string("is torch.aten.scaled_dot_product_attention, as its second result is unused"); });
  rewriter_.setInsertionPoint(op);
  OperandRange from = op.getInputs();
  Value mask = from.size() > 5 ? from[5] : none(op), scale = from.size() > 6 ? from[6] : none(op);
  Value plain =
      create(op, "torch.aten.scaled_dot_product_attention",
             {from[0], from[1], from[2], mask, from[3], from[4], scale, boolean(op, false)}, op.getResult(0).getType());
  rewriter_.replaceAllUsesWith(op.getResult(0), plain);
  rewriter_.eraseOp(op);
  if (llvm::any_of(plain.getDefiningOp()->getOperandTypes(), isMutableTensor))
    toValueTensors(plain.getDefiningOp());
}

bool isDetach(torch::OperatorOp op) {
  return op.getName() == "torch.aten.detach_" && op.getInputs().size() == 1 && op.getNumResults() == 1;
}

bool isPlainAttention(torch::OperatorOp op) {
  return op.getName() == kCpuAttention && op.getInputs().size() >= 5 && op.getNumResults() == 2 &&
         op.getResult(1).use_empty();
}

/// The gradient is all that it stops; the importer writes it of each constant in a program.
void Reducer::detach(torch::OperatorOp op) {
  StepScope step = openReduce(op);
  step.detail([] { return std::string("is torch.aten.detach: it writes no element"); });
  rewriter_.setInsertionPoint(op);
  rewriter_.replaceOp(op, create(op, "torch.aten.detach", op.getInputs(), op.getResult(0).getType()));
}

void Reducer::noteUnmarked(torch::OperatorOp op) {
  if (recorder_) {
    Refinement missing; // a function that was looked for
    missing.op = recorder_->idOf(op);
    missing.function = recorder_->tables().intern(markerOf(op));
    recorder_->addRefinement(missing);
  }
  auto [it, isNew] = unmarked_.try_emplace(op.getNameAttr(), op.getOperation(), 0u);
  ++it->second.second;
}

/// One error for each name: a model may use its op a thousand times.
void Reducer::refuseUnmarked() {
  for (auto &[name, found] : unmarked_) {
    auto [op, count] = found;
    const std::string marker = markerOf(op);
    std::string cause = "there is no library function '" + marker + "', so '" + name.getValue().str() +
                        "' may change its operands or alias them";
    if (count > 1)
      cause += " (" + std::to_string(count) + " ops)";
    if (const std::optional<ModuleTrait> trait = traitOfOperator(name.getValue())) {
      refuse(op, causeOf(*trait, name.getValue().str()), cureOf(*trait));
      continue;
    }
    if (std::vector<std::string> missing = missingFunctions(op, library_); !missing.empty())
      cause += "; " + llvm::join(missing, " and ") + (missing.size() > 1 ? " are" : " is") + " missing too";
    std::string python;
    for (char c : libraryKey(op))
      c == '.' ? python += "\u3007" : python += c;
    refuse(op, cause,
           "if it does neither, add to an op library 'def " + python +
               "\u3021has_value_semantics() -> None: return' (Python) or 'func.func @" + marker +
               "() { return }' (MLIR)");
  }
}

// --- the pass -----------------------------------------------------------------------------------

void Reducer::reduce(Operation *op) {
  auto custom = dyn_cast<torch::OperatorOp>(op);
  if (custom && !isMarked(custom)) {
    if (isPlainAttention(custom))
      return plainAttention(custom);
    if (isDetach(custom))
      return detach(custom);
    if (!isKnownFunction(custom))
      return noteUnmarked(custom);
  }
  if (auto literal = dyn_cast<torch::TensorLiteralOp>(op))
    return literalOfValues(literal);
  if (torch::isInplaceTwin(op))
    return splitTwin(op);
  if (torch::hasName(op, "torch.aten.bernoulli_.float"))
    return splitBernoulli(op);
  if (torch::hasName(op, "torch.aten.arange.start_out"))
    return splitArange(op);
  // An element of a tuple is the tensor that was put in: a copy would lose that.
  bool picks = torch::hasName(op, "torch.prim.TupleIndex");
  if (!touchesMutableTensors(op) || picks || !(custom || torch::hasValueSemantics(op)) || !canBeValues(op))
    return;
  StepScope step = openReduce(op);
  step.detail([] { return std::string("takes and gives values; copies stand at the border"); });
  toValueTensors(op);
}

bool Reducer::run(func::FuncOp function) {
  SmallVector<Operation *> ops;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : ops)
    reduce(op);
  refuseUnmarked();
  return !failed_;
}

} // namespace

bool reduceOpVariants(RewriterBase &rewriter, func::FuncOp function, Library &library, Recorder *recorder) {
  return Reducer(rewriter, library, recorder).run(function);
}

} // namespace reify
