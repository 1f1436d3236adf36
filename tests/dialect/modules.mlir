// Object graphs and global slots.
// RUN: reify-opt %s --split-input-file | FileCheck %s
// RUN: reify-opt %s --split-input-file --mlir-print-op-generic | reify-opt --split-input-file | FileCheck %s

// CHECK:      torch.class_type @my.sub {
// CHECK-NEXT:   torch.attr private "w" : !torch.tensor
// CHECK-NEXT:   torch.attr "n" : !torch.int
// CHECK-NEXT:   torch.method private "fwd", @f
// CHECK-NEXT: }
torch.class_type @my.sub {
  torch.attr private "w" : !torch.tensor
  torch.attr "n" : !torch.int
  torch.method private "fwd", @f
}
// CHECK-LABEL: func.func private @f
func.func private @f(%self: !torch.nn.Module<"my.sub">, %x: !torch.tensor) -> !torch.tensor {
  // CHECK: torch.prim.GetAttr %arg0["w"] : !torch.nn.Module<"my.sub"> -> !torch.tensor
  %0 = torch.prim.GetAttr %self["w"] : !torch.nn.Module<"my.sub"> -> !torch.tensor
  // CHECK: torch.prim.SetAttr %arg0["w"] = %arg1 : !torch.nn.Module<"my.sub">, !torch.tensor
  torch.prim.SetAttr %self["w"] = %x : !torch.nn.Module<"my.sub">, !torch.tensor
  // CHECK: torch.prim.CallMethod %arg0["fwd"] (%arg1) : !torch.nn.Module<"my.sub">, (!torch.tensor) -> !torch.tensor
  %1 = torch.prim.CallMethod %self["fwd"] (%x) : !torch.nn.Module<"my.sub">, (!torch.tensor) -> !torch.tensor
  // CHECK: torch.prim.CreateObject !torch.nn.Module<"my.sub">
  %2 = torch.prim.CreateObject !torch.nn.Module<"my.sub">
  return %1 : !torch.tensor
}
%t = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
%n = torch.constant.int 3
// A slot's value may be of a subtype of its attribute's.
// CHECK:      torch.nn_module {
// CHECK-NEXT:   torch.slot "w", %{{.*}} : !torch.tensor<[2],f32>
// CHECK-NEXT:   torch.slot "n", %int3 : !torch.int
// CHECK-NEXT: } : !torch.nn.Module<"my.sub">
torch.nn_module {
  torch.slot "w", %t : !torch.tensor<[2],f32>
  torch.slot "n", %n : !torch.int
} : !torch.nn.Module<"my.sub">

// -----

// CHECK: torch.global_slot @pub : !torch.int
torch.global_slot @pub : !torch.int
// CHECK: torch.global_slot "private" @priv : !torch.tensor
torch.global_slot "private" @priv : !torch.tensor
// CHECK:      torch.global_slot.module_initializer {
// CHECK:        torch.initialize.global_slots [
// CHECK-NEXT:     @pub(%int1 : !torch.int)
// CHECK-NEXT:     @priv(%{{.*}} : !torch.tensor<[2],f32>)
// CHECK-NEXT:   ]
// CHECK-NEXT: }
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  %1 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  torch.initialize.global_slots [ @pub(%0 : !torch.int) @priv(%1 : !torch.tensor<[2],f32>) ]
}
func.func @use(%x: !torch.tensor) {
  // CHECK: torch.global_slot.get @priv : !torch.tensor
  %0 = torch.global_slot.get @priv : !torch.tensor
  // CHECK: torch.global_slot.set @priv = %arg0 : !torch.tensor
  torch.global_slot.set @priv = %x : !torch.tensor
  return
}
