#include "engine/passes/refine/refine_types.h"

#include "engine/dialect/folds/value_facts.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/passes/rewrite/steps.h"

#include <llvm/Support/raw_ostream.h>

namespace reify {

using namespace mlir;
using torch::BaseTensorType;
using torch::kUnknownSize;

//===-- What a yielded list says --------------------------------------------===//

bool alwaysRaises(Block &block) {
  return llvm::any_of(block, [](Operation &op) { return op.getName().getStringRef() == "torch.prim.RaiseException"; });
}

/// An element that is an If's result may still be one constant.
static int64_t sizeOf(Value element, unsigned depth = 0) {
  if (auto constant = torch::constantInt(element))
    return *constant;
  auto branch = element.getDefiningOp<torch::PrimIfOp>();
  if (!branch || depth > 16)
    return kUnknownSize;
  unsigned number = cast<OpResult>(element).getResultNumber();
  std::optional<int64_t> joined;
  for (Region &region : branch->getRegions()) {
    Block &block = region.front();
    if (alwaysRaises(block))
      continue;
    int64_t size = sizeOf(block.getTerminator()->getOperand(number), depth + 1);
    joined = !joined || *joined == size ? size : kUnknownSize;
  }
  return joined.value_or(kUnknownSize);
}

static std::optional<SmallVector<int64_t>> sizesOf(Value list, unsigned depth) {
  if (auto literal = list.getDefiningOp<torch::PrimListConstructOp>()) {
    if (torch::isEverChanged(list))
      return std::nullopt;
    return llvm::map_to_vector(literal->getOperands(), [](Value v) { return sizeOf(v); });
  }
  if (Operation *size = list.getDefiningOp(); size && size->getName().getStringRef() == "torch.aten.size") {
    auto tensor = dyn_cast<BaseTensorType>(size->getOperand(0).getType());
    if (tensor && tensor.hasSizes() && !torch::isEverChanged(list))
      return SmallVector<int64_t>(tensor.getSizes());
    return std::nullopt;
  }
  auto branch = list.getDefiningOp<torch::PrimIfOp>();
  if (!branch || depth > 16)
    return std::nullopt;
  unsigned number = cast<OpResult>(list).getResultNumber();
  std::optional<SmallVector<int64_t>> joined;
  for (Region &region : branch->getRegions()) {
    if (alwaysRaises(region.front()))
      continue;
    auto sizes = sizesOf(region.front().getTerminator()->getOperand(number), depth + 1);
    if (!sizes || (joined && joined->size() != sizes->size()))
      return std::nullopt;
    if (!joined)
      joined = sizes;
    for (auto [a, b] : llvm::zip(*joined, *sizes))
      a = a == b ? a : kUnknownSize;
  }
  return joined;
}

std::optional<SmallVector<int64_t>> sizesOf(Value list) { return sizesOf(list, 0); }

//===-- Types ---------------------------------------------------------------===//

Type withShape(Type old, ArrayRef<int64_t> sizes) {
  auto tensor = dyn_cast<BaseTensorType>(old);
  if (!tensor)
    return old;
  return torch::meetTensorTypes(tensor, tensor.getWithSizesAndDtype(sizes, tensor.getOptionalDtype()));
}

Type withDtype(Type old, int64_t code) {
  MLIRContext *context = old.getContext();
  if (isa<torch::NumberType>(old))
    return code == 7 ? Type(torch::FloatType::get(context)) : code == 4 ? Type(torch::IntType::get(context)) : old;
  auto tensor = dyn_cast<BaseTensorType>(old);
  Type dtype = torch::dtypeFromCode(context, code);
  if (!tensor || !dtype)
    return old;
  return torch::meetTensorTypes(tensor, tensor.getWithSizesAndDtype(tensor.getOptionalSizes(), dtype));
}

void castBackForStrictUsers(RewriterBase &rewriter, Value value, Type old) {
  SmallVector<OpOperand *> strict;
  for (OpOperand &use : value.getUses())
    if (!torch::allowsTypeRefinement(use.getOwner()))
      strict.push_back(&use);
  if (strict.empty())
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfterValue(value);
  Location loc = value.getLoc();
  Value cast = isa<BaseTensorType>(old) ? Value(torch::TensorStaticInfoCastOp::create(rewriter, loc, old, value))
                                        : Value(torch::DerefineOp::create(rewriter, loc, old, value));
  for (OpOperand *use : strict)
    rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(cast); });
}

void retypeResult(RewriterBase &rewriter, OpResult result, Type type) {
  Type old = result.getType();
  if (old == type)
    return;
  rewriter.modifyOpInPlace(result.getOwner(), [&] { result.setType(type); });
  castBackForStrictUsers(rewriter, result, old);
}

/// Whether the op that makes what a body yields can be given another result type: nobody else may insist on
/// the old one. The op may stand outside of the body.
static bool canRetypeMaker(Operation *yield, Value yielded) {
  Operation *maker = yielded.getDefiningOp();
  return maker && torch::allowsTypeRefinement(maker) && llvm::all_of(yielded.getUsers(), [&](Operation *user) {
           return user == yield || torch::allowsTypeRefinement(user);
         });
}

/// False if that cannot be: there is no cast to a narrower type of numbers.
static bool retypeBody(RewriterBase &rewriter, Operation *yield, unsigned number, Type type) {
  Value yielded = yield->getOperand(number);
  if (yielded.getType() == type)
    return true;
  if (canRetypeMaker(yield, yielded)) {
    rewriter.modifyOpInPlace(yielded.getDefiningOp(), [&] { yielded.setType(type); });
    return true;
  }
  if (!isa<BaseTensorType>(yielded.getType()) || !isa<BaseTensorType>(type))
    return false;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(yield);
  Value cast = torch::TensorStaticInfoCastOp::create(rewriter, yield->getLoc(), type, yielded);
  rewriter.modifyOpInPlace(yield, [&] { yield->setOperand(number, cast); });
  return true;
}

void retypeCalculation(RewriterBase &rewriter, Operation *calculate, TypeRange types) {
  Operation *yield = calculate->getRegion(0).front().getTerminator();
  for (auto [i, type] : llvm::enumerate(types)) {
    if (retypeBody(rewriter, yield, i, type))
      retypeResult(rewriter, calculate->getResult(i), type);
  }
}

static std::string sizesText(ArrayRef<int64_t> sizes) {
  std::string text = "[";
  for (auto [i, size] : llvm::enumerate(sizes))
    text += (i ? "," : "") + (size == kUnknownSize ? std::string("?") : std::to_string(size));
  return text + "]";
}

static std::string typeText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// The literal's own constants, where a size below zero can still be told from "unknown".
static bool hasNegativeSize(Value list, std::string &shown) {
  auto literal = list.getDefiningOp<torch::PrimListConstructOp>();
  if (!literal)
    return false;
  bool found = false;
  shown = "[";
  for (auto [i, element] : llvm::enumerate(literal->getOperands())) {
    std::optional<int64_t> size = torch::constantInt(element);
    found |= size && *size < 0;
    shown += (i ? "," : "") + (size ? std::to_string(*size) : std::string("?"));
  }
  shown += "]";
  return found;
}

static Type refinedType(Value yielded, Type old, bool isShape, SmallVectorImpl<std::string> &problems) {
  if (isShape) {
    std::string shown;
    if (hasNegativeSize(yielded, shown)) {
      problems.push_back("the shape function returns " + shown + ", which has a size below zero");
      return old;
    }
    auto sizes = sizesOf(yielded);
    if (!sizes)
      return old;
    Type type = withShape(old, *sizes);
    if (!type)
      problems.push_back("the shape function returns " + sizesText(*sizes) + ", which contradicts the type " +
                         typeText(old));
    return type;
  }
  std::optional<int64_t> code = torch::constantInt(yielded);
  if (!code)
    return old;
  if (!torch::dtypeFromCode(old.getContext(), *code)) {
    problems.push_back("the dtype function returns " + std::to_string(*code) + ", which is not the code of a dtype");
    return old;
  }
  Type type = withDtype(old, *code);
  if (!type)
    problems.push_back("the dtype function returns the code of " +
                       typeText(torch::dtypeFromCode(old.getContext(), *code)) + ", which contradicts the type " +
                       typeText(old));
  return type;
}

TypeUpdate refineCalculation(RewriterBase &rewriter, Operation *calculate, SmallVectorImpl<std::string> &problems) {
  bool isShape = isa<torch::ShapeCalculateOp>(calculate);
  Operation *yield = calculate->getRegion(1).front().getTerminator();
  SmallVector<Type> types(calculate->getResultTypes());
  size_t before = problems.size();
  for (auto [yielded, type] : llvm::zip(yield->getOperands(), types))
    if (!isa<torch::NoneType>(type))
      if (Type refined = refinedType(yielded, type, isShape, problems))
        type = refined;
  const SmallVector<Type> old(calculate->getResultTypes());
  retypeCalculation(rewriter, calculate, types);
  const bool changed = TypeRange(old) != calculate->getResultTypes();
  if (problems.size() != before)
    return TypeUpdate::Contradiction;
  return changed ? TypeUpdate::Changed : TypeUpdate::Unchanged;
}

void dropCalculation(RewriterBase &rewriter, Operation *calculate) {
  Block &body = calculate->getRegion(0).front();
  Operation *yield = body.getTerminator();
  SmallVector<Value> results(yield->getOperands());
  while (&body.front() != yield)
    rewriter.moveOpBefore(&body.front(), calculate);
  rewriter.eraseOp(yield);
  rewriter.replaceOp(calculate, results);
}

void dropCalculations(RewriterBase &rewriter, Operation *root, Recorder *recorder) {
  SmallVector<Operation *> calculations;
  root->walk([&](Operation *op) {
    if (isa<torch::ShapeCalculateOp, torch::DtypeCalculateOp>(op))
      calculations.push_back(op);
  });
  for (Operation *calculate : calculations) {
    StepScope step = openStep(recorder, StepKind::Drop, calculate, [] { return std::string("drop"); });
    dropCalculation(rewriter, calculate);
  }
}

} // namespace reify
