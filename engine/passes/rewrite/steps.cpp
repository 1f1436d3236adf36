#include "engine/passes/rewrite/steps.h"

#include "engine/dialect/ops/torch_ops.h"
#include "engine/dialect/scalars/dtype_promotion.h"
#include "engine/library/library.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/raw_ostream.h>

namespace reify {

using namespace mlir;

StepScope openStepText(Recorder *recorder, StepKind kind, Operation *op, StringRef title) {
  uint32_t step = recorder->beginStep(kind, title, op ? recorder->idOf(op) : OpId());
  if (op)
    recorder->step(step).functionPlace = recorder->tables().internPlace(placeOf(op->getLoc()));
  return StepScope(recorder, step);
}

StepScope &StepScope::function(StringRef symbol, Location place) {
  if (recorder_) {
    recorder_->step(step_).function = recorder_->tables().intern(std::string_view(symbol));
    recorder_->step(step_).functionPlace = recorder_->tables().internPlace(placeOf(place));
  }
  return *this;
}

void StepScope::discard() {
  if (Recorder *recorder = std::exchange(recorder_, nullptr))
    recorder->endStep(step_, /*keep=*/false);
}

void StepScope::close() {
  if (Recorder *recorder = std::exchange(recorder_, nullptr))
    recorder->endStep(step_);
}

std::string opTitle(Operation *op) {
  if (op->getName().getStringRef() == "torch.operator")
    if (auto name = op->getAttrOfType<StringAttr>("name"))
      return name.getValue().str();
  return op->getName().getStringRef().str();
}

static constexpr size_t kLongestShown = 200; // bytes of a text

static void printLongText(llvm::raw_ostream &out, StringRef text) {
  out << '"';
  llvm::printEscapedString(text.take_front(kLongestShown), out);
  out << "…\" (" << text.size() << " bytes)";
}

static void printFolded(llvm::raw_ostream &out, OpFoldResult folded, bool isDtype) {
  if (auto value = dyn_cast<Value>(folded)) {
    out << "an existing value";
    if (Operation *definer = value.getDefiningOp())
      out << " (" << definer->getName() << ")";
    return;
  }
  Attribute attribute = cast<Attribute>(folded);
  if (auto boolean = dyn_cast<BoolAttr>(attribute))
    out << (boolean.getValue() ? "True" : "False");
  else if (auto integer = dyn_cast<IntegerAttr>(attribute))
    out << integer.getInt() << (isDtype ? " (" + dtypeName(integer.getInt()) + ")" : "");
  else if (isa<TypeAttr>(attribute))
    out << "None";
  else if (auto number = dyn_cast<FloatAttr>(attribute))
    out << number.getValueAsDouble();
  else if (isa<ElementsAttr>(attribute))
    out << "a tensor literal";
  else if (auto string = dyn_cast<StringAttr>(attribute); string && string.size() > kLongestShown)
    printLongText(out, string.getValue());
  else
    attribute.print(out, /*elideType=*/true);
}

std::string foldDetail(Operation *op, ArrayRef<OpFoldResult> results) {
  const bool isDtype = isa<torch::PromoteDtypesOp>(op) || op->getName().getStringRef() == "torch.prim.dtype";
  std::string text = "becomes ";
  llvm::raw_string_ostream out(text);
  llvm::interleaveComma(results, out, [&](OpFoldResult folded) { printFolded(out, folded, isDtype); });
  return text;
}

} // namespace reify
