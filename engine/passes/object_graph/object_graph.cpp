#include "engine/passes/object_graph/object_graph.h"

#include "engine/library/model_functions.h"
#include "engine/passes/module_error.h"

namespace reify {

using namespace mlir;

static std::string joined(const std::string &path, StringRef name) {
  return path.empty() ? name.str() : path + "." + name.str();
}

static std::string shown(const std::string &path) { return path.empty() ? "<root>" : "<root>." + path; }

torch::ClassTypeOp ObjectGraph::classType(StringRef name) const { return symbols_.lookup<torch::ClassTypeOp>(name); }

bool ObjectGraph::build() { return findRoot() && collectUsedAttrs() && checkUsesOfModules() && visitInstances(); }

/// The root is the only instance that is in no slot of another.
bool ObjectGraph::findRoot() {
  for (auto instance : module_.getOps<torch::NnModuleOp>()) {
    if (!instance.getResult().use_empty())
      continue;
    if (root_) {
      InFlightDiagnostic error =
          instance.emitError("found more than one root module (module that is not a child of any "
                             "other module)");
      error.attachNote(root_.getLoc()) << "see other root module here";
      error.attachNote(instance.getLoc())
          << "one instance stands for the program; put this one into a slot of it, or remove it";
      return false;
    }
    root_ = instance;
  }
  if (root_)
    return true;
  InFlightDiagnostic error = emitModuleError(module_) << "module does not contain a root torch.nn_module";
  if (module_.getOps<torch::NnModuleOp>().empty())
    error.attachNote() << "there is no torch.nn_module at all: a program that consists of functions "
                          "needs no globalizing, see torch-function-to-torch-backend-pipeline";
  else
    error.attachNote() << "every torch.nn_module is in a slot of another one: their slots form a circle";
  return false;
}

bool ObjectGraph::isKnownAttr(Operation *access, torch::NnModuleType type, StringRef attr) {
  torch::ClassTypeOp found = classType(type.getClassName());
  if (!found) {
    InFlightDiagnostic error = access->emitError("Reference to non-existing module type ") << type.getClassName();
    error.attachNote() << "there is no torch.class_type @" << type.getClassName() << " in this module";
    return false;
  }
  llvm::StringSet<> &attrs = attrs_[type.getClassName()];
  if (attrs.empty())
    for (auto each : found.getOps<torch::AttrOp>())
      attrs.insert(each.getName());
  if (attrs.contains(attr))
    return true;
  std::string names;
  for (auto each : found.getOps<torch::AttrOp>())
    names += (names.empty() ? "'" : ", '") + each.getName().str() + "'";
  InFlightDiagnostic error = access->emitError("Reference to non-existing module slot ")
                             << attr << " in " << type.getClassName();
  error.attachNote(found.getLoc()) << "the class has " << (names.empty() ? "no attributes" : names);
  return false;
}

/// By class: which instance is meant is not known yet.
bool ObjectGraph::collectUsedAttrs() {
  bool isGood = true;
  module_->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<func::FuncOp>(op); function && isLibraryFunction(function))
      return WalkResult::skip();
    auto use = [&](Value receiver, StringRef attr) {
      auto type = cast<torch::NnModuleType>(receiver.getType());
      if (isKnownAttr(op, type, attr))
        usedAttrs_[type.getClassName().str()].insert(attr.str());
      else
        isGood = false;
    };
    if (auto get = dyn_cast<torch::PrimGetAttrOp>(op))
      use(get.getReceiver(), get.getName());
    else if (auto set = dyn_cast<torch::PrimSetAttrOp>(op))
      use(set.getReceiver(), set.getName());
    return WalkResult::advance();
  });
  return isGood;
}

static constexpr const char *kUnsupportedUse =
    "unsupported use of a torch.nn.Module. Expected only method calls or attribute get/set";

static bool isKnownInstance(Value result) {
  return isa<torch::NnModuleOp, torch::PrimGetAttrOp>(result.getDefiningOp());
}

static bool isSupportedUse(OpOperand &use) {
  Operation *user = use.getOwner();
  return isa<func::CallOp, torch::PrimGetAttrOp, torch::SlotOp>(user) ||
         (isa<torch::PrimSetAttrOp>(user) && use.getOperandNumber() == 0);
}

bool ObjectGraph::checkUsesOfModules() {
  bool isGood = true;
  auto check = [&](Value value) {
    if (!isa<torch::NnModuleType>(value.getType()))
      return;
    for (OpOperand &use : value.getUses()) {
      if (isSupportedUse(use))
        continue;
      isGood = false;
      InFlightDiagnostic error = use.getOwner()->emitError(kUnsupportedUse);
      error.attachNote(value.getLoc()) << "this is the module, of type " << value.getType()
                                       << ": which instance it is must be known before the program runs";
    }
  };
  module_->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<func::FuncOp>(op); function && isLibraryFunction(function))
      return WalkResult::skip();
    for (Value result : op->getResults())
      if (isa<torch::NnModuleType>(result.getType()) && !isKnownInstance(result)) {
        isGood = false;
        op->emitError(kUnsupportedUse).attachNote()
            << "which instance its result is must be known before the program runs: it must come "
               "from an argument or an attribute";
      }
    for (Value result : op->getResults())
      check(result);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Value argument : block.getArguments())
          check(argument);
    return WalkResult::advance();
  });
  return isGood;
}

/// Depth first, attributes in the order of the class. Not by recursion: nesting may be deep.
bool ObjectGraph::visitInstances() {
  // Frames are positions in the slot list of each instance on the way from the root.
  struct Frame {
    torch::NnModuleOp instance;
    std::string path;
    SmallVector<std::pair<torch::AttrOp, torch::SlotOp>> slots;
    size_t next = 0;
  };
  std::vector<Frame> frames;
  auto enter = [&](torch::NnModuleOp instance, const std::string &path) {
    if (!visit(instance, path))
      return false;
    Frame frame{instance, path, {}};
    auto attrs = classType(instance.getClassName()).getOps<torch::AttrOp>();
    for (auto [attr, slot] : llvm::zip(attrs, instance.getOps<torch::SlotOp>()))
      frame.slots.push_back({attr, slot});
    frames.push_back(std::move(frame));
    return true;
  };
  if (!enter(root_, ""))
    return false;
  while (!frames.empty()) {
    Frame &frame = frames.back();
    if (frame.next == frame.slots.size()) {
      addMethods(frame.instance, classType(frame.instance.getClassName()), frame.path);
      frames.pop_back();
      continue;
    }
    auto [attr, slot] = frame.slots[frame.next++];
    const std::string path = joined(frame.path, attr.getName());
    if (auto instance = slot.getValue().getDefiningOp<torch::NnModuleOp>()) {
      children_[frame.instance][attr.getName()] = instance;
      if (!enter(instance, path))
        return false;
    } else if (usedAttrs_[frame.instance.getClassName().str()].contains(attr.getName().str())) {
      slots_.push_back({path, attr, slot});
    }
  }
  return true;
}

bool ObjectGraph::visit(torch::NnModuleOp instance, const std::string &path) {
  auto [known, isNew] = paths_.try_emplace(instance, path);
  if (isNew) {
    instances_[instance.getClassName()].push_back(instance);
    return true;
  }
  InFlightDiagnostic error = instance.emitError("reachable by multiple paths from root object: '")
                             << shown(known->second) << "' and '" << shown(path) << "'";
  error.attachNote() << "its attributes would need two names; give each place an instance of its own, "
                        "or keep the shared part in one of them only";
  return false;
}

void ObjectGraph::addMethods(torch::NnModuleOp instance, torch::ClassTypeOp type, const std::string &path) {
  for (auto method : type.getOps<torch::MethodOp>())
    if (auto function = symbols_.lookup<func::FuncOp>(method.getFunction()))
      linkages_[{function, instance}] = {joined(path, method.getName()), method};
}

std::string ObjectGraph::slotName(torch::NnModuleOp instance, StringRef attr) const {
  return joined(paths_.lookup(instance), attr);
}

torch::NnModuleOp ObjectGraph::child(torch::NnModuleOp instance, StringRef attr) const {
  auto found = children_.find(instance);
  return found == children_.end() ? torch::NnModuleOp() : found->second.lookup(attr);
}

const std::vector<torch::NnModuleOp> &ObjectGraph::instancesOf(StringRef className) const {
  auto found = instances_.find(className);
  return found == instances_.end() ? none_ : found->second;
}

const MethodLinkage *ObjectGraph::linkage(func::FuncOp function, torch::NnModuleOp instance) const {
  auto found = linkages_.find({function, instance});
  return found == linkages_.end() ? nullptr : &found->second;
}

std::string ObjectGraph::pathOf(torch::NnModuleOp instance) const { return shown(paths_.lookup(instance)); }

} // namespace reify
