// torch-prepare-for-globalize-object-graph: calls of methods become calls of the functions that
// implement them, so that globalizing need only know about calls.
#include "engine/dialect/torch_ops.h"
#include "engine/passes/greedy_rewrite.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/refinement_sweep.h"
#include "engine/passes/refusal.h"
#include "engine/record/current_recorder.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/SymbolTable.h>
#include <mlir/Pass/Pass.h>

namespace reify {

using namespace mlir;

namespace {

torch::ClassTypeOp classOf(torch::PrimCallMethodOp call) {
  auto type = cast<torch::NnModuleType>(call.getReceiver().getType());
  auto name = StringAttr::get(call.getContext(), type.getClassName());
  return SymbolTable::lookupNearestSymbolFrom<torch::ClassTypeOp>(call, name);
}

torch::MethodOp methodOf(torch::ClassTypeOp classType, StringRef name) {
  if (classType)
    for (auto method : classType.getOps<torch::MethodOp>())
      if (method.getName() == name)
        return method;
  return {};
}

func::FuncOp functionOf(torch::MethodOp method) {
  return SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(method, method.getFunctionAttr());
}

/// Why a method call cannot become a call; "" if it can.
std::string obstacle(torch::PrimCallMethodOp call) {
  std::string className =
      cast<torch::NnModuleType>(call.getReceiver().getType()).getClassName().str();
  torch::ClassTypeOp classType = classOf(call);
  if (!classType)
    return "there is no torch.class_type @" + className + " in this module";
  torch::MethodOp method = methodOf(classType, call.getName());
  if (!method) {
    std::string methods;
    for (auto each : classType.getOps<torch::MethodOp>())
      methods += (methods.empty() ? "'" : ", '") + each.getName().str() + "'";
    return "class '" + className + "' has no method '" + call.getName().str() + "'; it has " +
           (methods.empty() ? "none" : methods);
  }
  FunctionType type = functionOf(method).getFunctionType();
  if (type.getNumResults() != 1 || type.getResult(0) != call.getResult().getType() ||
      !llvm::equal(type.getInputs().drop_front(), call.getMethodArguments().getTypes()))
    return "method '" + call.getName().str() + "' is @" + method.getFunction().str() +
           ", whose signature does not fit the call";
  return "";
}

struct CallMethodToCall : OpRewritePattern<torch::PrimCallMethodOp> {
  explicit CallMethodToCall(MLIRContext *context) : OpRewritePattern(context) {
    setDebugName("call the function of the method");
  }
  LogicalResult matchAndRewrite(torch::PrimCallMethodOp call,
                                PatternRewriter &rewriter) const override {
    if (!obstacle(call).empty())
      return failure();
    func::FuncOp function = functionOf(methodOf(classOf(call), call.getName()));
    SmallVector<Value> arguments = {call.getReceiver()};
    llvm::append_range(arguments, call.getMethodArguments());
    rewriter.replaceOpWithNewOp<func::CallOp>(call, function, arguments);
    return success();
  }
};

struct EraseUnusedFunctionConstant : OpRewritePattern<func::ConstantOp> {
  explicit EraseUnusedFunctionConstant(MLIRContext *context) : OpRewritePattern(context) {
    setDebugName("erase a function value that nothing uses");
  }
  LogicalResult matchAndRewrite(func::ConstantOp op, PatternRewriter &rewriter) const override {
    if (!op->use_empty())
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

class PrepareForGlobalizePass
    : public PassWrapper<PrepareForGlobalizePass, OperationPass<ModuleOp>> {
public:
  StringRef getArgument() const override { return "torch-prepare-for-globalize-object-graph"; }
  StringRef getName() const override { return getArgument(); }
  StringRef getDescription() const override {
    return "Turn calls of methods into calls of functions";
  }
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<CallMethodToCall, EraseUnusedFunctionConstant>(&getContext());
    func::CallIndirectOp::getCanonicalizationPatterns(patterns, &getContext());
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    (void)rewriteGreedily(getOperation(), std::move(patterns), config, currentRecorder());
    if (!checkNoneLeft())
      signalPassFailure();
  }

private:
  bool checkNoneLeft();
};

/// The reference stops at the first; here every one is told of.
bool PrepareForGlobalizePass::checkNoneLeft() {
  bool isClean = true;
  getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<func::FuncOp>(op); function && isLibraryFunction(function))
      return WalkResult::skip();
    std::string cause, cure;
    if (auto call = dyn_cast<torch::PrimCallMethodOp>(op)) {
      cause = obstacle(call);
      cure = "declare the method in the class, or correct the call";
    } else if (isa<func::CallIndirectOp>(op)) {
      cause = "which function is called is only known when the program runs";
      cure = "call the function by its name";
    } else if (isa<func::ConstantOp>(op)) {
      cause = "a function is used as a value in another way than being called";
      cure = "call the function directly instead of passing it on";
    } else {
      return WalkResult::advance();
    }
    isClean = false;
    refuse(op, cause, cure);
    return WalkResult::advance();
  });
  return isClean;
}

} // namespace

std::unique_ptr<Pass> createPrepareForGlobalizePass() {
  return std::make_unique<PrepareForGlobalizePass>();
}

} // namespace reify
