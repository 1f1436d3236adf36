// convert-torch-onnx-to-torch, as far as it goes here: functions without ONNX operators pass,
// others are refused, with the operators named. Converting them is another program's work.
#include "engine/dialect/ops/torch_ops.h"
#include "engine/passes/pass_factories.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/Pass/Pass.h>

#include <llvm/ADT/StringExtras.h>

#include <set>

namespace reify {

using namespace mlir;

namespace {

bool isOnnx(torch::OperatorOp op) { return op.getName().starts_with("onnx."); }

class ConvertOnnxPass : public RowPass<ConvertOnnxPass, func::FuncOp> {
public:
  using RowPass::RowPass;
  ConvertOnnxPass(const ConvertOnnxPass &other) : RowPass(other) {}
  void runOnOperation() override;

  Option<bool> allowNonFinites{*this, "allow-non-finites", llvm::cl::desc("Allow infinities and NaN"),
                               llvm::cl::init(true)};
};

void ConvertOnnxPass::runOnOperation() {
  torch::OperatorOp first;
  std::set<std::string> names;
  getOperation().walk([&](torch::OperatorOp op) {
    if (!isOnnx(op))
      return;
    if (!first)
      first = op;
    names.insert(op.getName().str());
  });
  if (!first)
    return;
  signalPassFailure();
  if (!getOperation()->hasAttr("torch.onnx_meta.opset_version"))
    getOperation().emitError("function is missing onnx opset version attribute (torch.onnx_meta.opset_version)");
  InFlightDiagnostic error = first.emitError("ONNX operators cannot be converted here: ") << llvm::join(names, ", ");
  error.attachNote() << "convert them with torch-mlir first (convert-torch-onnx-to-torch), or export the "
                        "model from PyTorch";
}

} // namespace

std::unique_ptr<Pass> createConvertOnnxPass(const PassRow &row) { return std::make_unique<ConvertOnnxPass>(row); }

} // namespace reify
