#include "engine/evaluate/refine.h"
#include "tests/dialect/torch_context.h"

#include <doctest/doctest.h>

using namespace reify;
using namespace reify::test;

namespace {

/// A module with an op and its library functions, both in one text.
class Model {
public:
  explicit Model(const std::string &text) : module_(context_.parse(text)) {
    REQUIRE(module_);
    library_ = Library::load(context_.context, "", {}, diagnostics_);
    library_->addModelFunctions(*module_, diagnostics_);
    refiner_ = std::make_unique<Refiner>(*library_);
  }

  /// The ops of that key ("kiln.crop") in program order.
  std::vector<mlir::Operation *> ops(const std::string &key) {
    std::vector<mlir::Operation *> found;
    module_->walk([&](mlir::Operation *op) {
      if (libraryKey(op) == key)
        found.push_back(op);
    });
    return found;
  }

  std::shared_ptr<const RefineOutcome> refine(mlir::Operation *op, FunctionKind kind) {
    const LibraryEntry *entry = library_->find(op, kind);
    REQUIRE(entry);
    return refiner_->refine(op, kind, *entry);
  }
  std::shared_ptr<const RefineOutcome> shape(const std::string &key, size_t which = 0) {
    return refine(ops(key).at(which), FunctionKind::Shape);
  }
  std::shared_ptr<const RefineOutcome> dtype(const std::string &key, size_t which = 0) {
    return refine(ops(key).at(which), FunctionKind::Dtype);
  }
  Refiner &refiner() { return *refiner_; }

private:
  TorchContext context_;
  Diagnostics diagnostics_;
  mlir::OwningOpRef<mlir::ModuleOp> module_;
  std::unique_ptr<Library> library_;
  std::unique_ptr<Refiner> refiner_;
};

std::string sizesText(const RefinedResult &result) {
  if (!result.sizes)
    return "*";
  std::string text;
  for (int64_t size : *result.sizes)
    text += (text.empty() ? "" : ",") + (size < 0 ? "?" : std::to_string(size));
  return "[" + text + "]";
}

std::string sizesText(const RefineOutcome &outcome) {
  std::string text;
  for (const RefinedResult &result : outcome.results)
    text += (text.empty() ? "" : " ") + sizesText(result);
  return text;
}

// mode == "unsigned" gives ui8, else si8; needs bits <= 8
const char *kQuantize = R"(
func.func private @__torch_mlir_shape_fn.my.quantize(%self: !torch.list<int>, %bits: !torch.int, %mode: !torch.str) -> !torch.list<int> {
  return %self : !torch.list<int>
}
func.func private @__torch_mlir_dtype_fn.my.quantize(%self: !torch.tuple<int, int>, %bits: !torch.int, %mode: !torch.str) -> !torch.int {
  %u = torch.constant.str "unsigned"
  %i0 = torch.constant.int 0
  %i1 = torch.constant.int 1
  %i8 = torch.constant.int 8
  %none = torch.constant.none
  %text = torch.constant.str "at most 8 bits, got {}"
  %large = torch.aten.gt.int %bits, %i8 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %large -> () {
    %m = torch.aten.format(%text, %bits) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %m, %none : !torch.str, !torch.none
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %c = torch.aten.eq.str %mode, %u : !torch.str, !torch.str -> !torch.bool
  %r = torch.prim.If %c -> (!torch.int) { torch.prim.If.yield %i0 : !torch.int } else { torch.prim.If.yield %i1 : !torch.int }
  return %r : !torch.int
}
func.func @main(%x: !torch.vtensor<[2,?],f32>, %y: !torch.vtensor, %mode: !torch.str) {
  %bits = torch.constant.int 8
  %many = torch.constant.int 9
  %str = torch.constant.str "unsigned"
  %0 = torch.operator "my.quantize"(%x, %bits, %str) : (!torch.vtensor<[2,?],f32>, !torch.int, !torch.str) -> !torch.vtensor
  %1 = torch.operator "torch.my.quantize"(%x, %bits, %mode) : (!torch.vtensor<[2,?],f32>, !torch.int, !torch.str) -> !torch.vtensor
  %2 = torch.operator "my.quantize"(%y, %bits, %str) : (!torch.vtensor, !torch.int, !torch.str) -> !torch.vtensor
  %3 = torch.operator "my.quantize"(%x, %many, %str) : (!torch.vtensor<[2,?],f32>, !torch.int, !torch.str) -> !torch.vtensor
  return
})";

} // namespace

TEST_CASE("sizes and dtype come out of the library functions") {
  Model model(kQuantize);
  auto shape = model.shape("my.quantize"), dtype = model.dtype("my.quantize");
  CHECK(shape->isComplete);
  CHECK(sizesText(*shape) == "[2,?]");
  CHECK(dtype->results[0].dtype == 0);
  CHECK(dtype->operands == std::vector<std::string>{"(2, 6 (float32))", "8", "'unsigned'"});
  CHECK(dtype->returned == std::vector<std::string>{"0 (uint8)"});
  CHECK(dtype->reason == "");
}

TEST_CASE("what stays unknown has a reason: which operand, and what is missing of it") {
  Model model(kQuantize);
  CHECK(model.shape("my.quantize")->reason == "size 1 of operand #0 is dynamic");
  auto mode = model.dtype("my.quantize", 1);
  CHECK_FALSE(mode->isComplete);
  CHECK_FALSE(mode->results[0].dtype);
  CHECK(mode->reason == "operand #2 is not a constant");
  CHECK(mode->reasonOperand == 2);
  auto rank = model.shape("my.quantize", 2);
  CHECK_FALSE(rank->isComplete);
  CHECK(rank->reason == "operand #0 has unknown rank");
  CHECK(rank->reasonOperand == 0);
  // The dtype does not depend on the operand's.
  CHECK(model.dtype("my.quantize", 2)->isComplete);
}

TEST_CASE("a function that raises says so, with its message and place") {
  Model model(kQuantize);
  auto outcome = model.dtype("my.quantize", 3);
  REQUIRE(outcome->raised);
  CHECK(outcome->raised->message == "at most 8 bits, got 9");
  CHECK(outcome->raised->place.line == 15);
  CHECK_FALSE(outcome->isComplete);
}

TEST_CASE("one key, one evaluation") {
  std::string body;
  for (int i = 0; i < 50; ++i) {
    std::string n = std::to_string(i), last = i ? "%" + std::to_string(i - 1) : "%x";
    body += "%" + n + " = torch.aten.foo " + last + ", " + last +
            " : !torch.vtensor<[?,64],f32>, !torch.vtensor<[?,64],f32> -> !torch.vtensor<[?,64],f32>\n";
  }
  Model model(R"(
func.func private @__torch_mlir_shape_fn.aten.foo(%a: !torch.list<int>, %b: !torch.list<int>) -> !torch.list<int> {
  return %a : !torch.list<int>
}
func.func @main(%x: !torch.vtensor<[?,64],f32>, %y: !torch.vtensor<[?,64],f32>) {
)" + body + R"(
  %s = torch.aten.foo %x, %y : !torch.vtensor<[?,64],f32>, !torch.vtensor<[?,64],f32> -> !torch.vtensor<[?,64],f32>
  return
})");
  for (mlir::Operation *op : model.ops("aten.foo"))
    model.refine(op, FunctionKind::Shape);
  // Fifty with twice the same tensor; one with two, whose sizes may differ.
  CHECK(model.refiner().distinctKeys() == 2);
  CHECK(model.shape("aten.foo", 3) == model.shape("aten.foo", 7));
  CHECK(model.shape("aten.foo", 3) != model.shape("aten.foo", 50));
}

TEST_CASE("list literals, optionals and numbers among the operands") {
  Model model(R"(
func.func private @__torch_mlir_shape_fn.my.resize(%x: !torch.list<int>, %size: !torch.list<int>, %others: !torch.list<optional<list<int>>>, %scale: !torch.float) -> !torch.tuple<list<int>, list<int>> {
  %n = torch.aten.len.t %others : !torch.list<optional<list<int>>> -> !torch.int
  %k = torch.aten.Int.float %scale : !torch.float -> !torch.int
  %l = torch.prim.ListConstruct %n, %k : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.prim.TupleConstruct %size, %l : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %r : !torch.tuple<list<int>, list<int>>
}
func.func @main(%x: !torch.vtensor<[2,3],f32>, %d: !torch.vtensor<[?],f32>, %open: !torch.list<int>) {
  %int0 = torch.constant.int 0
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %n = torch.aten.size.int %d, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %m = torch.aten.mul.int %int5, %int5 : !torch.int, !torch.int -> !torch.int
  %size = torch.prim.ListConstruct %m, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %o0 = torch.derefine %x : !torch.vtensor<[2,3],f32> to !torch.optional<vtensor>
  %o1 = torch.derefine %none : !torch.none to !torch.optional<vtensor>
  %others = torch.prim.ListConstruct %o0, %o1 : (!torch.optional<vtensor>, !torch.optional<vtensor>) -> !torch.list<optional<vtensor>>
  %0:2 = torch.operator "my.resize"(%x, %size, %others, %int5) : (!torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.list<optional<vtensor>>, !torch.int) -> (!torch.vtensor, !torch.vtensor)
  %1:2 = torch.operator "my.resize"(%x, %open, %others, %int5) : (!torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.list<optional<vtensor>>, !torch.int) -> (!torch.vtensor, !torch.vtensor)
  %grown = torch.prim.ListConstruct %m : (!torch.int) -> !torch.list<int>
  %g = torch.aten.append.t %grown, %m : !torch.list<int>, !torch.int -> !torch.list<int>
  %2:2 = torch.operator "my.resize"(%x, %grown, %others, %int5) : (!torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.list<optional<vtensor>>, !torch.int) -> (!torch.vtensor, !torch.vtensor)
  return
})");
  auto outcome = model.shape("my.resize");
  CHECK(sizesText(*outcome) == "[25,?] [2,5]");
  CHECK(outcome->operands == std::vector<std::string>{"[2, 3]", "[25, ?]", "[[2, 3], None]", "5.0"});
  CHECK(outcome->reason == "element 1 of operand #1 is not a constant");
  auto open = model.shape("my.resize", 1);
  CHECK(sizesText(*open) == "* [2,5]");
  CHECK(open->reason == "operand #1 is a list whose contents are not visible");
  CHECK(model.shape("my.resize", 2)->reason == "operand #1 is a list that 'torch.aten.append.t' may change");
}

TEST_CASE("a copy and an alias of the sizes are two and one list") {
  Model model(R"(
func.func private @__torch_mlir_shape_fn.kiln.widen(%s: !torch.list<int>) -> !torch.tuple<list<int>, list<int>> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %copy = torch.aten.slice.t %s, %none, %none, %int1 : !torch.list<int>, !torch.none, !torch.none, !torch.int -> !torch.list<int>
  %x = torch.aten.append.t %s, %int2 : !torch.list<int>, !torch.int -> !torch.list<int>
  %r = torch.prim.TupleConstruct %copy, %s : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %r : !torch.tuple<list<int>, list<int>>
}
func.func @forward(%arg0: !torch.vtensor<[5,6],f32>) {
  %0:2 = torch.operator "kiln.widen"(%arg0) : (!torch.vtensor<[5,6],f32>) -> (!torch.vtensor, !torch.vtensor)
  return
})");
  CHECK(sizesText(*model.shape("kiln.widen")) == "[5,6] [5,6,2]");
}

TEST_CASE("a loop that breaks off") {
  Model model(R"(
func.func private @__torch_mlir_shape_fn.kiln.until_zero(%s: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int3 = torch.constant.int 3
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %out = torch.prim.ListConstruct : () -> !torch.list<int>
  torch.prim.Loop %int3, %true, init() {
  ^bb0(%d: !torch.int):
    %e = torch.aten.__getitem__.t %s, %d : !torch.list<int>, !torch.int -> !torch.int
    %z = torch.aten.eq.int %e, %int0 : !torch.int, !torch.int -> !torch.bool
    %go = torch.prim.If %z -> (!torch.bool) {
      torch.prim.If.yield %false : !torch.bool
    } else {
      %a = torch.aten.append.t %out, %e : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield %true : !torch.bool
    }
    torch.prim.Loop.condition %go, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}
func.func @forward(%x: !torch.vtensor<[4,0,3],f32>, %y: !torch.vtensor<[4,2,3],f32>, %z: !torch.vtensor<[4,?,3],f32>) {
  %0 = torch.operator "kiln.until_zero"(%x) : (!torch.vtensor<[4,0,3],f32>) -> !torch.vtensor
  %1 = torch.operator "kiln.until_zero"(%y) : (!torch.vtensor<[4,2,3],f32>) -> !torch.vtensor
  %2 = torch.operator "kiln.until_zero"(%z) : (!torch.vtensor<[4,?,3],f32>) -> !torch.vtensor
  return
})");
  CHECK(sizesText(*model.shape("kiln.until_zero")) == "[4]");
  CHECK(sizesText(*model.shape("kiln.until_zero", 1)) == "[4,2,3]");
  auto dynamic = model.shape("kiln.until_zero", 2);
  CHECK(sizesText(*dynamic) == "*");
  CHECK(dynamic->reason == "size 1 of operand #0 is dynamic");
}

TEST_CASE("an optional and a union: the branch for None, and promotion with a mask") {
  Model model(R"(
func.func private @__torch_mlir_dtype_fn.kiln.blend(%x: !torch.tuple<int, int>, %m: !torch.optional<tuple<int, int>>, %w: !torch.union<float, int, none>) -> !torch.int {
  %none = torch.constant.none
  %xu:2 = torch.prim.TupleUnpack %x : !torch.tuple<int, int> -> !torch.int, !torch.int
  %isnone = torch.aten.__is__ %m, %none : !torch.optional<tuple<int, int>>, !torch.none -> !torch.bool
  %r = torch.prim.If %isnone -> (!torch.int) {
    torch.prim.If.yield %xu#1 : !torch.int
  } else {
    %mt = torch.prim.unchecked_cast %m : !torch.optional<tuple<int, int>> -> !torch.tuple<int, int>
    %mu:2 = torch.prim.TupleUnpack %mt : !torch.tuple<int, int> -> !torch.int, !torch.int
    %xr = torch.derefine %xu#0 : !torch.int to !torch.optional<int>
    %mr = torch.derefine %mu#0 : !torch.int to !torch.optional<int>
    %ranks = torch.prim.ListConstruct %xr, %mr : (!torch.optional<int>, !torch.optional<int>) -> !torch.list<optional<int>>
    %dts = torch.prim.ListConstruct %xu#1, %mu#1 : (!torch.int, !torch.int) -> !torch.list<int>
    %p = torch.promote_dtypes %ranks, %dts : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
    torch.prim.If.yield %p : !torch.int
  }
  return %r : !torch.int
}
func.func @forward(%x: !torch.vtensor<[2,3],f16>, %m: !torch.vtensor<[2,1],f32>, %o: !torch.optional<vtensor<[2,1],f32>>, %p: !torch.optional<vtensor<[2,1],f16>>) {
  %none = torch.constant.none
  %half = torch.constant.float 5.000000e-01
  %0 = torch.operator "kiln.blend"(%x, %none, %none) : (!torch.vtensor<[2,3],f16>, !torch.none, !torch.none) -> !torch.vtensor
  %1 = torch.operator "kiln.blend"(%x, %m, %half) : (!torch.vtensor<[2,3],f16>, !torch.vtensor<[2,1],f32>, !torch.float) -> !torch.vtensor
  %2 = torch.operator "kiln.blend"(%x, %o, %half) : (!torch.vtensor<[2,3],f16>, !torch.optional<vtensor<[2,1],f32>>, !torch.float) -> !torch.vtensor
  %3 = torch.operator "kiln.blend"(%x, %p, %half) : (!torch.vtensor<[2,3],f16>, !torch.optional<vtensor<[2,1],f16>>, !torch.float) -> !torch.vtensor
  return
})");
  CHECK(model.dtype("kiln.blend")->results[0].dtype == 5);
  CHECK(model.dtype("kiln.blend", 1)->results[0].dtype == 6);
  // A mask that may be missing.
  CHECK_FALSE(model.dtype("kiln.blend", 2)->results[0].dtype);
  CHECK(model.dtype("kiln.blend", 2)->reason == "operand #1 is not a constant");
  // Where both ways give the same dtype, it is known.
  CHECK(model.dtype("kiln.blend", 3)->results[0].dtype == 5);
}

TEST_CASE("a size below zero is an error at the function's return, with the sizes") {
  Model model(R"(
func.func private @__torch_mlir_shape_fn.kiln.crop(%s: !torch.list<int>, %k: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %h = torch.aten.__getitem__.t %s, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %w = torch.aten.__getitem__.t %s, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %a = torch.aten.sub.int %h, %k : !torch.int, !torch.int -> !torch.int
  %b = torch.aten.sub.int %w, %k : !torch.int, !torch.int -> !torch.int
  %r = torch.prim.ListConstruct %a, %b : (!torch.int, !torch.int) -> !torch.list<int>
  return %r : !torch.list<int>
}
func.func @forward(%x: !torch.vtensor<[3,4],f32>) {
  %int5 = torch.constant.int 5
  %0 = torch.operator "kiln.crop"(%x, %int5) : (!torch.vtensor<[3,4],f32>, !torch.int) -> !torch.vtensor
  return
})");
  auto outcome = model.shape("kiln.crop");
  CHECK(sizesText(*outcome) == "*");
  REQUIRE(outcome->diagnostics.size() == 1);
  CHECK(outcome->diagnostics[0].message == "'__torch_mlir_shape_fn.kiln.crop' returns [-2, -1] for "
                                           "'kiln.crop': a size cannot be below zero");
  CHECK(outcome->diagnostics[0].place.line == 10);
}

TEST_CASE("signatures that do not fit are diagnostics, and nothing is refined") {
  Model model(R"(
func.func private @__torch_mlir_shape_fn.kiln.tileby(%s: !torch.list<int>) -> !torch.list<int> {
  return %s : !torch.list<int>
}
func.func private @__torch_mlir_shape_fn.kiln.topm(%s: !torch.list<int>) -> !torch.list<int> {
  return %s : !torch.list<int>
}
func.func private @__torch_mlir_dtype_fn.kiln.odd(%s: !torch.tuple<int, int>) -> !torch.int {
  %r = torch.constant.int 99
  return %r : !torch.int
}
func.func @forward(%x: !torch.vtensor<[3],f32>) {
  %int2 = torch.constant.int 2
  %0 = torch.operator "kiln.tileby"(%x, %int2) : (!torch.vtensor<[3],f32>, !torch.int) -> !torch.vtensor
  %1:2 = torch.operator "kiln.topm"(%x) : (!torch.vtensor<[3],f32>) -> (!torch.vtensor, !torch.vtensor)
  %2 = torch.operator "kiln.odd"(%x) : (!torch.vtensor<[3],f32>) -> !torch.vtensor
  return
})");
  auto few = model.shape("kiln.tileby");
  REQUIRE(few->diagnostics.size() == 1);
  CHECK(few->diagnostics[0].message.find("has 1 parameter, but the op has 2 operands") != std::string::npos);
  CHECK(sizesText(*few) == "*");
  auto results = model.shape("kiln.topm");
  REQUIRE(results->diagnostics.size() == 1);
  CHECK(results->diagnostics[0].message.find("kiln.topm") != std::string::npos);
  CHECK(sizesText(*results) == "* *");
  auto code = model.dtype("kiln.odd");
  REQUIRE(code->diagnostics.size() == 1);
  CHECK(code->diagnostics[0].message ==
        "'__torch_mlir_dtype_fn.kiln.odd' returns 99 for 'kiln.odd': no dtype has this code");
}

TEST_CASE("a long chain of scalar ops before an operand is followed without recursion") {
  std::string body = "%0 = torch.constant.int 0\n";
  constexpr int kLength = 20000;
  for (int i = 1; i <= kLength; ++i)
    body += "%" + std::to_string(i) + " = torch.aten.add.int %" + std::to_string(i - 1) +
            ", %one : !torch.int, !torch.int -> !torch.int\n";
  Model model(R"(
func.func private @__torch_mlir_shape_fn.my.full(%n: !torch.int) -> !torch.list<int> {
  %r = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  return %r : !torch.list<int>
}
func.func @main() {
  %one = torch.constant.int 1
)" + body + "%r = torch.operator \"my.full\"(%" +
              std::to_string(kLength) + ") : (!torch.int) -> !torch.vtensor\n return }");
  CHECK(sizesText(*model.shape("my.full")) == "[20000]");
}
