// RUN: reify-opt %s --torch-globalize-object-graph --split-input-file | FileCheck %s

// Attributes that are read or written become slots, named by their path; those that nobody uses do not.
// CHECK-LABEL: module {
// CHECK:      torch.global_slot.module_initializer {
// CHECK:        %[[COUNT:.*]] = torch.constant.int 3
// CHECK:        %[[SCALE:.*]] = torch.constant.float 2.5
// CHECK:        torch.initialize.global_slots [
// CHECK-NEXT:     @count(%[[COUNT]] : !torch.int)
// CHECK-NEXT:     @leaf.scale(%[[SCALE]] : !torch.float)
// CHECK-NEXT:   ]
// CHECK:      torch.global_slot @count : !torch.int
// CHECK:      torch.global_slot "private" @leaf.scale : !torch.float
// CHECK-NOT:  unused
// CHECK-NOT:  torch.nn_module
// CHECK-NOT:  torch.class_type
// CHECK:      func.func private @leaf.forward(%arg0: !torch.float) -> !torch.float
// CHECK:        %[[S:.*]] = torch.global_slot.get @leaf.scale : !torch.float
// CHECK:        torch.aten.mul.float %arg0, %[[S]]
// CHECK:      func.func @forward(%arg0: !torch.float) -> !torch.float
// CHECK:        %[[N:.*]] = torch.global_slot.get @count : !torch.int
// CHECK:        torch.global_slot.set @count = %[[N]] : !torch.int
// CHECK:        %[[Y:.*]] = call @leaf.forward(%arg0)
// CHECK:        call @free$0(%[[Y]])
// CHECK:      func.func private @free$0
torch.class_type @Leaf {
  torch.attr private "scale" : !torch.float
  torch.attr private "unused" : !torch.int
  torch.method private "forward", @leaf_forward
}
torch.class_type @Root {
  torch.attr "count" : !torch.int
  torch.attr private "leaf" : !torch.nn.Module<"Leaf">
  torch.method "forward", @root_forward
}
func.func private @leaf_forward(%self: !torch.nn.Module<"Leaf">, %x: !torch.float) -> !torch.float {
  %s = torch.prim.GetAttr %self["scale"] : !torch.nn.Module<"Leaf"> -> !torch.float
  %y = torch.aten.mul.float %x, %s : !torch.float, !torch.float -> !torch.float
  return %y : !torch.float
}
func.func private @root_forward(%self: !torch.nn.Module<"Root">, %x: !torch.float) -> !torch.float {
  %n = torch.prim.GetAttr %self["count"] : !torch.nn.Module<"Root"> -> !torch.int
  torch.prim.SetAttr %self["count"] = %n : !torch.nn.Module<"Root">, !torch.int
  %leaf = torch.prim.GetAttr %self["leaf"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
  %y = call @leaf_forward(%leaf, %x) : (!torch.nn.Module<"Leaf">, !torch.float) -> !torch.float
  %z = call @free(%y) : (!torch.float) -> !torch.float
  return %z : !torch.float
}
func.func private @free(%x: !torch.float) -> !torch.float {
  return %x : !torch.float
}
%n = torch.constant.int 3
%s = torch.constant.float 2.5
%leaf = torch.nn_module {
  torch.slot "scale", %s : !torch.float
  torch.slot "unused", %n : !torch.int
} : !torch.nn.Module<"Leaf">
%root = torch.nn_module {
  torch.slot "count", %n : !torch.int
  torch.slot "leaf", %leaf : !torch.nn.Module<"Leaf">
} : !torch.nn.Module<"Root">

// -----

// Two instances of a class: a copy of the method for each, and one of a free function for each choice of
// instances that it is called with. The class's other method is needed by nobody.
// CHECK-LABEL: module {
// CHECK:      torch.global_slot "private" @a.w : !torch.int
// CHECK:      torch.global_slot "private" @b.w : !torch.int
// CHECK:      func.func @forward(%arg0: !torch.int) -> !torch.int
// CHECK:        call @a.forward(
// CHECK:        call @b.forward(
// CHECK:        call @swap$0(
// CHECK:        call @swap$1(
// CHECK-NOT:  @never
// CHECK:      func.func private @a.forward(%arg0: !torch.int) -> !torch.int
// CHECK:        torch.global_slot.get @a.w
// CHECK:      func.func private @b.forward(%arg0: !torch.int) -> !torch.int
// CHECK:        torch.global_slot.get @b.w
// CHECK:      func.func private @swap$0(%arg0: !torch.int) -> !torch.int
// CHECK:        %[[B:.*]] = torch.global_slot.get @b.w
// CHECK:        torch.global_slot.set @a.w = %[[B]]
// CHECK:      func.func private @swap$1(%arg0: !torch.int) -> !torch.int
// CHECK:        %[[A:.*]] = torch.global_slot.get @a.w
// CHECK:        torch.global_slot.set @b.w = %[[A]]
torch.class_type @Leaf {
  torch.attr private "w" : !torch.int
  torch.method private "forward", @leaf_forward
  torch.method private "never", @never
}
torch.class_type @Root {
  torch.attr private "a" : !torch.nn.Module<"Leaf">
  torch.attr private "b" : !torch.nn.Module<"Leaf">
  torch.method "forward", @root_forward
}
func.func private @leaf_forward(%self: !torch.nn.Module<"Leaf">, %x: !torch.int) -> !torch.int {
  %w = torch.prim.GetAttr %self["w"] : !torch.nn.Module<"Leaf"> -> !torch.int
  return %w : !torch.int
}
func.func private @never(%self: !torch.nn.Module<"Leaf">) -> !torch.int {
  %w = torch.prim.GetAttr %self["w"] : !torch.nn.Module<"Leaf"> -> !torch.int
  return %w : !torch.int
}
func.func private @swap(%m: !torch.nn.Module<"Leaf">, %x: !torch.int, %n: !torch.nn.Module<"Leaf">) -> !torch.int {
  %w = torch.prim.GetAttr %m["w"] : !torch.nn.Module<"Leaf"> -> !torch.int
  torch.prim.SetAttr %n["w"] = %w : !torch.nn.Module<"Leaf">, !torch.int
  return %x : !torch.int
}
func.func private @root_forward(%self: !torch.nn.Module<"Root">, %x: !torch.int) -> !torch.int {
  %a = torch.prim.GetAttr %self["a"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
  %b = torch.prim.GetAttr %self["b"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
  %0 = call @leaf_forward(%a, %x) : (!torch.nn.Module<"Leaf">, !torch.int) -> !torch.int
  %1 = call @leaf_forward(%b, %0) : (!torch.nn.Module<"Leaf">, !torch.int) -> !torch.int
  %2 = call @swap(%b, %1, %a) : (!torch.nn.Module<"Leaf">, !torch.int, !torch.nn.Module<"Leaf">) -> !torch.int
  %3 = call @swap(%a, %2, %b) : (!torch.nn.Module<"Leaf">, !torch.int, !torch.nn.Module<"Leaf">) -> !torch.int
  return %3 : !torch.int
}
%w = torch.constant.int 3
%a = torch.nn_module {
  torch.slot "w", %w : !torch.int
} : !torch.nn.Module<"Leaf">
%b = torch.nn_module {
  torch.slot "w", %w : !torch.int
} : !torch.nn.Module<"Leaf">
%root = torch.nn_module {
  torch.slot "a", %a : !torch.nn.Module<"Leaf">
  torch.slot "b", %b : !torch.nn.Module<"Leaf">
} : !torch.nn.Module<"Root">

// -----

// A function that has the name of a new symbol makes room; a library function keeps its name and body;
// a class without an instance loses its methods.
// CHECK-LABEL: module {
// CHECK:      func.func @__torch_mlir_shape_fn.my.op(
// CHECK-NOT:  $
// CHECK:      func.func @forward(%arg0: !torch.int) -> !torch.int
// CHECK:        return %arg0
// CHECK:      func.func private @forward$0(%arg0: !torch.int) -> !torch.int
// CHECK-NOT:  func.func
torch.class_type @Root {
  torch.method "forward", @forward_method
}
torch.class_type @Never {
  torch.attr "a" : !torch.int
  torch.method "f", @never
}
func.func private @never(%self: !torch.nn.Module<"Never">) -> !torch.int {
  %0 = torch.prim.GetAttr %self["a"] : !torch.nn.Module<"Never"> -> !torch.int
  return %0 : !torch.int
}
func.func @__torch_mlir_shape_fn.my.op(%x: !torch.list<int>) -> !torch.list<int> {
  return %x : !torch.list<int>
}
func.func private @forward_method(%self: !torch.nn.Module<"Root">, %x: !torch.int) -> !torch.int {
  return %x : !torch.int
}
func.func private @forward(%x: !torch.int) -> !torch.int {
  return %x : !torch.int
}
%root = torch.nn_module {
} : !torch.nn.Module<"Root">

// -----

// A method that is called with two choices of further instances: the second copy is numbered.
// CHECK-LABEL: module {
// CHECK:      func.func @forward() -> !torch.int
// CHECK:        call @a.pair()
// CHECK:        call @a.pair$0()
// CHECK:      func.func private @a.pair() -> !torch.int
// CHECK:        torch.global_slot.get @a.w
// CHECK:      func.func private @a.pair$0() -> !torch.int
// CHECK:        torch.global_slot.get @b.w
torch.class_type @Leaf {
  torch.attr private "w" : !torch.int
  torch.method private "pair", @pair
}
torch.class_type @Root {
  torch.attr private "a" : !torch.nn.Module<"Leaf">
  torch.attr private "b" : !torch.nn.Module<"Leaf">
  torch.method "forward", @root_forward
}
func.func private @pair(%self: !torch.nn.Module<"Leaf">, %other: !torch.nn.Module<"Leaf">) -> !torch.int {
  %w = torch.prim.GetAttr %other["w"] : !torch.nn.Module<"Leaf"> -> !torch.int
  return %w : !torch.int
}
func.func private @root_forward(%self: !torch.nn.Module<"Root">) -> !torch.int {
  %a = torch.prim.GetAttr %self["a"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
  %b = torch.prim.GetAttr %self["b"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
  %0 = call @pair(%a, %a) : (!torch.nn.Module<"Leaf">, !torch.nn.Module<"Leaf">) -> !torch.int
  %1 = call @pair(%a, %b) : (!torch.nn.Module<"Leaf">, !torch.nn.Module<"Leaf">) -> !torch.int
  return %1 : !torch.int
}
%w = torch.constant.int 3
%a = torch.nn_module {
  torch.slot "w", %w : !torch.int
} : !torch.nn.Module<"Leaf">
%b = torch.nn_module {
  torch.slot "w", %w : !torch.int
} : !torch.nn.Module<"Leaf">
%root = torch.nn_module {
  torch.slot "a", %a : !torch.nn.Module<"Leaf">
  torch.slot "b", %b : !torch.nn.Module<"Leaf">
} : !torch.nn.Module<"Root">

// -----

// A module's body is a graph: a first value may be written before what it is made of.
// CHECK-LABEL: module {
// CHECK:      torch.global_slot.module_initializer {
// CHECK:        %[[ONE:.*]] = torch.constant.int 1
// CHECK:        %[[LIST:.*]] = torch.prim.ListConstruct %[[ONE]]
// CHECK:        @l(%[[LIST]] : !torch.list<int>)
torch.class_type @Root {
  torch.attr private "l" : !torch.list<int>
  torch.method "forward", @root_forward
}
func.func private @root_forward(%self: !torch.nn.Module<"Root">) -> !torch.list<int> {
  %l = torch.prim.GetAttr %self["l"] : !torch.nn.Module<"Root"> -> !torch.list<int>
  return %l : !torch.list<int>
}
%root = torch.nn_module {
  torch.slot "l", %l : !torch.list<int>
} : !torch.nn.Module<"Root">
%l = torch.prim.ListConstruct %one : (!torch.int) -> !torch.list<int>
%one = torch.constant.int 1
