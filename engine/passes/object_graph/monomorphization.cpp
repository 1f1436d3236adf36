#include "engine/passes/object_graph/monomorphization.h"

#include "engine/library/model_functions.h"

#include <llvm/ADT/StringSet.h>

namespace reify {

using namespace mlir;

static std::pair<Operation *, std::vector<Operation *>> keyOf(const Monomorphization &wanted) {
  std::vector<Operation *> instances;
  for (torch::NnModuleOp instance : wanted.instances)
    instances.push_back(instance);
  return {func::FuncOp(wanted.function).getOperation(), std::move(instances)};
}

InstanceValues::InstanceValues(const ObjectGraph &graph, func::FuncOp body, const Monomorphization &as) {
  size_t next = 0;
  if (!body.isExternal())
    for (BlockArgument argument : body.getArguments())
      if (isa<torch::NnModuleType>(argument.getType()))
        instances_[argument] = as.instances[next++];
  body.walk<WalkOrder::PreOrder>([&](torch::PrimGetAttrOp get) {
    if (torch::NnModuleOp receiver = instances_.lookup(get.getReceiver()))
      if (isa<torch::NnModuleType>(get.getResult().getType()))
        instances_[get.getResult()] = graph.child(receiver, get.getName());
  });
}

Monomorphization InstanceValues::callee(func::CallOp call, func::FuncOp function) const {
  Monomorphization callee{function, {}};
  for (Value operand : call.getOperands())
    if (isa<torch::NnModuleType>(operand.getType()))
      callee.instances.push_back(instances_.lookup(operand));
  return callee;
}

Monomorphizer::Monomorphizer(ModuleOp module, const ObjectGraph &graph) : module_(module), graph_(graph) {
  for (auto function : module.getOps<func::FuncOp>())
    functions_[function.getSymName()] = function;
}

void Monomorphizer::rename(StringRef from, StringRef to) {
  functions_[to] = functions_.lookup(from);
  functions_.erase(from);
}

unsigned Monomorphizer::indexOf(const Monomorphization &wanted) const {
  auto found = indices_.find(keyOf(wanted));
  return found == indices_.end() ? ~0u : found->second;
}

void Monomorphizer::add(Monomorphization wanted) {
  auto [known, isNew] = indices_.try_emplace(keyOf(wanted), unsigned(copies_.size()));
  if (!isNew)
    return;
  worklist_.push_back(known->second);
  copies_.push_back({std::move(wanted), "", {}, true});
}

/// Functions that can mean one thing only: each module argument is of a class with one instance.
void Monomorphizer::seed() {
  for (auto function : module_.getOps<func::FuncOp>()) {
    if (isLibraryFunction(function))
      continue;
    Monomorphization wanted{function, {}};
    bool isCertain = true;
    for (Type type : function.getArgumentTypes())
      if (auto moduleType = dyn_cast<torch::NnModuleType>(type)) {
        const auto &instances = graph_.instancesOf(moduleType.getClassName());
        isCertain &= instances.size() == 1;
        if (isCertain)
          wanted.instances.push_back(instances.front());
      }
    if (isCertain)
      add(std::move(wanted));
  }
}

void Monomorphizer::follow(unsigned index) {
  const Monomorphization from = copies_[index].of;
  InstanceValues values(graph_, from.function, from);
  func::FuncOp(from.function).walk([&](func::CallOp call) {
    func::FuncOp callee = calleeOf(call);
    if (!callee || isLibraryFunction(callee))
      return;
    Monomorphization wanted = values.callee(call, callee);
    if (!llvm::is_contained(wanted.instances, torch::NnModuleOp()))
      add(std::move(wanted));
  });
}

/// Methods are called by their path, other functions NAME$N. A method with further modules among
/// its arguments may be needed more than once: the second one is numbered too.
void Monomorphizer::nameCopies() {
  llvm::StringSet<> taken;
  for (const SlotToMake &slot : graph_.slots())
    taken.insert(slot.name);
  for (FunctionCopy &copy : copies_) {
    const MethodLinkage *linkage =
        copy.of.instances.empty() ? nullptr : graph_.linkage(copy.of.function, copy.of.instances.front());
    if (!linkage)
      continue;
    copy.method = linkage->method;
    copy.isPrivate = copy.method.getIsPrivate();
    if (taken.insert(linkage->name).second)
      copy.name = linkage->name;
  }
  unsigned number = 0;
  for (FunctionCopy &copy : copies_) {
    if (!copy.method)
      copy.isPrivate = copy.of.function.isPrivate();
    if (!copy.name.empty())
      continue;
    std::string stem = copy.of.function.getSymName().str();
    if (copy.method)
      stem = graph_.linkage(copy.of.function, copy.of.instances.front())->name;
    do
      copy.name = stem + "$" + std::to_string(number++);
    while (!taken.insert(copy.name).second);
  }
}

bool Monomorphizer::checkPublicMethods() {
  llvm::MapVector<Operation *, std::vector<const FunctionCopy *>> byMethod;
  for (const FunctionCopy &copy : copies_)
    if (copy.method && !copy.isPrivate)
      byMethod[copy.method].push_back(&copy);
  bool isGood = true;
  for (auto &[method, copies] : byMethod) {
    if (copies.size() == 1)
      continue;
    isGood = false;
    InFlightDiagnostic error = method->emitError("public function with multiple monomorphizations");
    for (const FunctionCopy *copy : copies) {
      torch::NnModuleOp instance = copy->of.instances.front();
      error.attachNote(instance.getLoc()) << "needed for " << graph_.pathOf(instance);
    }
    error.attachNote() << "callers from outside could not say which one they mean: make the method "
                          "private, or let the class have one instance";
  }
  return isGood;
}

bool Monomorphizer::run() {
  seed();
  while (!worklist_.empty()) {
    unsigned index = worklist_.back();
    worklist_.pop_back();
    follow(index);
  }
  nameCopies();
  return checkPublicMethods();
}

} // namespace reify
