#include "engine/passes/pipelines/plain_contract.h"

#include "engine/contract/type_rules.h"
#include "engine/dialect/ops/torch_ops.h"
#include "engine/library/model_functions.h"
#include "engine/passes/rewrite/greedy_rewrite.h"

#include <llvm/Support/raw_ostream.h>

namespace reify {

using namespace mlir;

namespace {

/// Types and names of ops occur again and again; each is judged once.
class PlainCheck {
public:
  bool isLegal(Operation *op) {
    auto [known, isNew] = names_.try_emplace(op->getName(), false);
    if (isNew)
      known->second = !isa<torch::InitializeGlobalSlotsOp>(op) &&
                      llvm::is_contained({"func", "torch"}, op->getName().getDialectNamespace());
    return known->second && areLegal(op->getResultTypes());
  }
  template <class Types> bool areLegal(const Types &types) {
    return llvm::all_of(types, [this](Type type) { return isLegal(type); });
  }

private:
  bool isLegal(Type type) {
    auto [known, isNew] = types_.try_emplace(type, false);
    if (isNew) {
      std::string text;
      llvm::raw_string_ostream(text) << type;
      known->second = !checkType(parseTorchType(text));
    }
    return known->second;
  }

  llvm::DenseMap<OperationName, bool> names_;
  llvm::DenseMap<Type, bool> types_;
};

} // namespace

bool holdsPlainly(ModuleOp module) {
  PlainCheck check;
  return !module
              ->walk<WalkOrder::PreOrder>([&](Operation *op) {
                if (isLibraryFunction(op))
                  return WalkResult::skip();
                bool isLegal = op == module || check.isLegal(op);
                for (Region &region : op->getRegions())
                  for (Block &block : region)
                    isLegal = isLegal && check.areLegal(block.getArgumentTypes());
                return isLegal ? WalkResult::advance() : WalkResult::interrupt();
              })
              .wasInterrupted();
}

} // namespace reify
