// torch-prepare-for-globalize-object-graph: calls of methods become calls of the functions that
// implement them, so that globalizing need only know about calls.
#include "engine/dialect/ops/torch_ops.h"
#include "engine/library/model_functions.h"
#include "engine/passes/pass_context.h"
#include "engine/passes/pass_factories.h"
#include "engine/passes/refusal.h"
#include "engine/passes/rewrite/greedy_rewrite.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/SymbolTable.h>
#include <mlir/Pass/Pass.h>

namespace reify {

using namespace mlir;

namespace {

/// Which function a method call means. The symbols that lookups need are gathered once.
class Methods {
public:
  torch::ClassTypeOp classOf(torch::PrimCallMethodOp call) {
    auto type = cast<torch::NnModuleType>(call.getReceiver().getType());
    auto name = StringAttr::get(call.getContext(), type.getClassName());
    return symbols_.lookupNearestSymbolFrom<torch::ClassTypeOp>(call, name);
  }
  func::FuncOp functionOf(torch::MethodOp method) {
    return symbols_.lookupNearestSymbolFrom<func::FuncOp>(method, method.getFunctionAttr());
  }
  /// The function if the call can become a call of it; else null, and why in `obstacle`.
  func::FuncOp find(torch::PrimCallMethodOp call, std::string &obstacle);

private:
  SymbolTableCollection symbols_;
};

torch::MethodOp methodOf(torch::ClassTypeOp classType, StringRef name) {
  for (auto method : classType.getOps<torch::MethodOp>())
    if (method.getName() == name)
      return method;
  return {};
}

std::string methodNames(torch::ClassTypeOp classType) {
  std::string names;
  for (auto each : classType.getOps<torch::MethodOp>())
    names += (names.empty() ? "'" : ", '") + each.getName().str() + "'";
  return names.empty() ? "none" : names;
}

func::FuncOp Methods::find(torch::PrimCallMethodOp call, std::string &obstacle) {
  torch::ClassTypeOp classType = classOf(call);
  std::string className = cast<torch::NnModuleType>(call.getReceiver().getType()).getClassName().str();
  if (!classType) {
    obstacle = "there is no torch.class_type @" + className + " in this module";
    return {};
  }
  torch::MethodOp method = methodOf(classType, call.getName());
  if (!method) {
    obstacle =
        "class '" + className + "' has no method '" + call.getName().str() + "'; it has " + methodNames(classType);
    return {};
  }
  func::FuncOp function = functionOf(method);
  FunctionType type = function.getFunctionType();
  if (type.getNumResults() == 1 && type.getResult(0) == call.getResult().getType() &&
      llvm::equal(type.getInputs().drop_front(), call.getMethodArguments().getTypes()))
    return function;
  obstacle = "method '" + call.getName().str() + "' is @" + method.getFunction().str() +
             ", whose signature does not fit the call";
  return {};
}

struct CallMethodToCall : OpRewritePattern<torch::PrimCallMethodOp> {
  CallMethodToCall(MLIRContext *context, Methods &methods) : OpRewritePattern(context), methods(methods) {
    setDebugName("call the function of the method");
  }
  LogicalResult matchAndRewrite(torch::PrimCallMethodOp call, PatternRewriter &rewriter) const override {
    std::string obstacle;
    func::FuncOp function = methods.find(call, obstacle);
    if (!function)
      return failure();
    SmallVector<Value> arguments = {call.getReceiver()};
    llvm::append_range(arguments, call.getMethodArguments());
    rewriter.replaceOpWithNewOp<func::CallOp>(call, function, arguments);
    return success();
  }
  Methods &methods;
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

class PrepareForGlobalizePass : public RowPass<PrepareForGlobalizePass, ModuleOp> {
public:
  using RowPass::RowPass;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    Methods methods;
    patterns.add<CallMethodToCall>(&getContext(), methods);
    patterns.add<EraseUnusedFunctionConstant>(&getContext());
    func::CallIndirectOp::getCanonicalizationPatterns(patterns, &getContext());
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    (void)rewriteGreedily(getOperation(), std::move(patterns), config, recorderOf(&getContext()));
    if (!checkNoneLeft(methods))
      signalPassFailure();
  }

private:
  bool checkNoneLeft(Methods &methods);
};

/// The reference stops at the first; here every one is told of.
bool PrepareForGlobalizePass::checkNoneLeft(Methods &methods) {
  bool isClean = true;
  getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<func::FuncOp>(op); function && isLibraryFunction(function))
      return WalkResult::skip();
    std::string cause, cure;
    if (auto call = dyn_cast<torch::PrimCallMethodOp>(op)) {
      methods.find(call, cause);
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

std::unique_ptr<Pass> createPrepareForGlobalizePass(const PassRow &row) {
  return std::make_unique<PrepareForGlobalizePass>(row);
}

} // namespace reify
