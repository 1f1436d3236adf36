#include "tests/query/recorded_run.h"

#include <doctest/doctest.h>

namespace reify::test {

using namespace mlir;

namespace {

const char *const kModel = R"(
module {
  func.func @main(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {
    %int1 = torch.constant.int 1
    %t = torch.aten.tanh %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor
    %u = torch.aten.tanh %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor
    return %u : !torch.vtensor
  }
}
)";

// The same op on its own, with the library function at hand.
const char *const kScratch = R"(
module {
  func.func @refinement(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {
    %op = torch.aten.tanh %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor
    return %op : !torch.vtensor
  }
  func.func private @__torch_mlir_shape_fn.aten.tanh(%x: !torch.list<int>) -> !torch.list<int> {
    %1 = torch.constant.int 1
    return %x : !torch.list<int>
  }
}
)";

Type refinedType(MLIRContext &context) { return parseType("!torch.vtensor<[2,3],unk>", &context); }

Operation *findOp(ModuleOp module, StringRef name, unsigned number = 0) {
  Operation *found = nullptr;
  module.walk([&](Operation *op) {
    if (op->getName().getStringRef() == name && number-- == 0)
      found = op;
  });
  return found;
}

Operation *create(OpBuilder &b, StringRef name, ValueRange operands, TypeRange types, unsigned regions = 0,
                  ArrayRef<NamedAttribute> attributes = {}) {
  OperationState state(b.getUnknownLoc(), name);
  state.addOperands(operands);
  state.addTypes(types);
  state.addAttributes(attributes);
  for (unsigned i = 0; i < regions; ++i)
    state.addRegion()->emplaceBlock();
  return b.create(state);
}

class Derive {
public:
  explicit Derive(Tables &tables) : module_(scratch_.parse(kScratch)), recorder_(tables) {
    REQUIRE(module_);
    recorder_.attach(module_, &scratch_.names);
  }

  std::shared_ptr<const Derivation> run(Tables &tables) {
    auto derivation = std::make_shared<Derivation>();
    IRRewriter b(module_.getContext(), &recorder_);
    op_ = findOp(module_, "torch.aten.tanh");
    derivation->op = recorder_.idOf(op_);
    derivation->inputs = {recorder_.idOf(op_->getOperand(0))};
    derivation->function = tables.intern("__torch_mlir_shape_fn.aten.tanh");

    step(StepKind::Reify, [&] { reify(b); });
    derivation->calculate = recorder_.idOf(calculate_);
    step(StepKind::Inline, [&] {
      Operation *call = findOp(module_, "func.call");
      b.setInsertionPoint(call);
      create(b, "torch.constant.int", {}, {parse("!torch.int")}, 0, {b.getNamedAttr("value", b.getI64IntegerAttr(1))});
      b.replaceOp(call, call->getOperands());
    });
    step(StepKind::Fold, [&] {
      Operation *size = findOp(module_, "torch.aten.size");
      b.setInsertionPoint(size);
      SmallVector<Value> elements;
      for (int64_t element : {2, 3})
        elements.push_back(create(b, "torch.constant.int", {}, {parse("!torch.int")}, 0,
                                  {b.getNamedAttr("value", b.getI64IntegerAttr(element))})
                               ->getResult(0));
      b.replaceOp(size, create(b, "torch.prim.ListConstruct", elements, {parse("!torch.list<int>")})->getResults());
    });
    step(StepKind::TypeFound, [&] { retype(b); });
    step(StepKind::Drop, [&] {
      Block *body = &calculate_->getRegion(0).front();
      Operation *yield = body->getTerminator();
      b.inlineBlockBefore(body, calculate_);
      b.replaceOp(calculate_, yield->getOperands());
      b.eraseOp(yield);
    });
    recorder_.finish(*derivation);
    return derivation;
  }

private:
  Type parse(StringRef text) { return parseType(text, module_.getContext()); }

  template <class Work> void step(StepKind kind, Work &&work) {
    uint32_t index = recorder_.beginStep(kind, std::string(toString(kind)) + " torch.aten.tanh", recorder_.idOf(op_));
    work();
    recorder_.endStep(index);
  }

  void reify(IRRewriter &b) {
    b.setInsertionPoint(op_);
    calculate_ = create(b, "torch.shape.calculate", {}, op_->getResultTypes(), 2);
    b.replaceAllUsesWith(op_->getResults(), calculate_->getResults());
    Block *body = &calculate_->getRegion(0).front(), *shapes = &calculate_->getRegion(1).front();
    b.moveOpBefore(op_, body, body->end());
    b.setInsertionPointToEnd(body);
    create(b, "torch.shape.calculate.yield", op_->getResults(), {});
    b.setInsertionPointToEnd(shapes);
    Operation *size = create(b, "torch.aten.size", op_->getOperands(), {parse("!torch.list<int>")});
    Operation *call =
        create(b, "func.call", size->getResults(), {parse("!torch.list<int>")}, 0,
               {b.getNamedAttr("callee", FlatSymbolRefAttr::get(b.getContext(), "__torch_mlir_shape_fn.aten.tanh"))});
    create(b, "torch.shape.calculate.yield.shapes", call->getResults(), {});
  }

  void retype(IRRewriter &b) {
    Type type = refinedType(*module_.getContext());
    b.modifyOpInPlace(op_, [&] { op_->getResult(0).setType(type); });
    Value result = calculate_->getResult(0);
    b.modifyOpInPlace(calculate_, [&] { result.setType(type); });
    b.setInsertionPointAfter(calculate_);
    Operation *cast = create(b, "torch.tensor_static_info_cast", result, {parse("!torch.vtensor")});
    b.replaceAllUsesExcept(result, cast->getResult(0), cast);
  }

  TestModule scratch_;
  ModuleOp module_;
  Recorder recorder_;
  Operation *op_ = nullptr, *calculate_ = nullptr;
};

} // namespace

std::unique_ptr<RecordedRun> recordRun() {
  auto run = std::make_unique<RecordedRun>();
  ModuleOp module = run->module.parse(kModel);
  REQUIRE(module);
  Trace &trace = *run->trace;
  Recorder recorder(trace.tables);
  recorder.attach(module, &run->module.names);
  uint32_t derivation = recorder.addDerivation(Derive(trace.tables).run(trace.tables));
  IRRewriter b(module.getContext(), &recorder);
  uint32_t root = recorder.beginStep(StepKind::Run, "run");
  uint32_t pass = recorder.beginStep(StepKind::Pass, "torch-shape-refinement-pipeline");
  for (unsigned number : {0u, 1u}) {
    Operation *op = findOp(module, "torch.aten.tanh", number);
    (number == 0 ? run->first : run->second) = recorder.idOf(op);
    (number == 0 ? run->t : run->u) = recorder.idOf(op->getResult(0));
    uint32_t step = recorder.beginStep(StepKind::Refine, "shape of torch.aten.tanh", recorder.idOf(op));
    Binding binding{{recorder.idOf(op->getOperand(0))}};
    recorder.bind(step, derivation, binding);
    b.modifyOpInPlace(op, [&] { op->getResult(0).setType(refinedType(*module.getContext())); });
    if (!op->use_empty()) {
      b.setInsertionPointAfter(op);
      Operation *cast = create(b, "torch.tensor_static_info_cast", op->getResults(),
                               {parseType("!torch.vtensor", module.getContext())});
      b.replaceAllUsesExcept(op->getResult(0), cast->getResult(0), cast);
    }
    recorder.endStep(step);
  }
  recorder.endStep(pass);
  uint32_t verify = recorder.beginStep(StepKind::Verify, "verify the contract");
  recorder.endStep(verify);
  recorder.endStep(root);
  recorder.finish(trace);
  return run;
}

} // namespace reify::test
