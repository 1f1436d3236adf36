// RUN: reify-opt %s --torch-inline-global-slots --split-input-file | FileCheck %s

// Private slots that nothing changes are read no more: each read is what computes the first value, under
// the type that the reader expects. The others keep their part of the initializer.
// CHECK-LABEL: module {
// CHECK-NOT:  @scale
// CHECK:      torch.global_slot @shown : !torch.int
// CHECK:      torch.global_slot "private" @counter : !torch.int
// CHECK-NOT:  torch.global_slot "private"
// CHECK:      torch.initialize.global_slots [
// CHECK-NEXT:   @shown(
// CHECK-NEXT:   @counter(
// CHECK-NEXT: ]
// CHECK-LABEL: func.func @forward
// CHECK:        %[[SCALE:.*]] = torch.constant.float 2.5
// CHECK:        %[[FLOAT:.*]] = torch.constant.float 2.5
// CHECK:        %[[OPT:.*]] = torch.derefine %[[FLOAT]] : !torch.float to !torch.optional<float>
// CHECK:        %[[LITERAL:.*]] = torch.tensor.literal
// CHECK:        %[[TENSOR:.*]] = torch.tensor_static_info_cast %[[LITERAL]] : !torch.tensor<[2],f32> to !torch.tensor
// CHECK:        %[[SHOWN:.*]] = torch.global_slot.get @shown
// CHECK:        %[[COUNTER:.*]] = torch.global_slot.get @counter
// CHECK:        torch.global_slot.set @counter = %[[SHOWN]]
// CHECK:        return %[[SCALE]], %[[OPT]], %[[TENSOR]], %[[COUNTER]]
torch.global_slot "private" @scale : !torch.optional<float>
torch.global_slot @shown : !torch.int
torch.global_slot "private" @weight : !torch.tensor
torch.global_slot "private" @counter : !torch.int
torch.global_slot "private" @unread : !torch.int
torch.global_slot.module_initializer {
  %0 = torch.constant.float 2.5
  %1 = torch.constant.int 1
  %2 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  torch.initialize.global_slots [
    @scale(%0 : !torch.float)
    @shown(%1 : !torch.int)
    @weight(%2 : !torch.tensor<[2],f32>)
    @counter(%1 : !torch.int)
    @unread(%1 : !torch.int)
  ]
}
func.func @forward() -> (!torch.float, !torch.optional<float>, !torch.tensor, !torch.int) {
  %0 = torch.global_slot.get @scale : !torch.float
  %1 = torch.global_slot.get @scale : !torch.optional<float>
  %2 = torch.global_slot.get @weight : !torch.tensor
  %3 = torch.global_slot.get @shown : !torch.int
  %4 = torch.global_slot.get @counter : !torch.int
  torch.global_slot.set @counter = %3 : !torch.int
  return %0, %1, %2, %4 : !torch.float, !torch.optional<float>, !torch.tensor, !torch.int
}

// -----

// Lists and tensors stay where an op may change them: by itself, by a view of them, by an op that nothing is
// known about. Ops that only read do no harm.
// CHECK-LABEL: module {
// CHECK-NOT:  @read
// CHECK-DAG:  torch.global_slot "private" @appended
// CHECK-DAG:  torch.global_slot "private" @viewed
// CHECK-DAG:  torch.global_slot "private" @given
// CHECK-DAG:  torch.global_slot "private" @passed
// CHECK:      torch.initialize.global_slots [
// CHECK-LABEL: func.func @forward
torch.global_slot "private" @appended : !torch.list<int>
torch.global_slot "private" @viewed : !torch.tensor
torch.global_slot "private" @given : !torch.list<int>
torch.global_slot "private" @passed : !torch.list<int>
torch.global_slot "private" @read_list : !torch.list<int>
torch.global_slot "private" @read_tensor : !torch.tensor
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %4 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %5 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  %6 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  torch.initialize.global_slots [
    @appended(%1 : !torch.list<int>)
    @viewed(%5 : !torch.tensor<[2],f32>)
    @given(%2 : !torch.list<int>)
    @passed(%3 : !torch.list<int>)
    @read_list(%4 : !torch.list<int>)
    @read_tensor(%6 : !torch.tensor<[2],f32>)
  ]
}
func.func private @callee(!torch.list<int>)
func.func @forward(%i: !torch.int) -> (!torch.int, !torch.tensor) {
  %0 = torch.global_slot.get @appended : !torch.list<int>
  %1 = torch.aten.append.t %0, %i : !torch.list<int>, !torch.int -> !torch.list<int>
  %2 = torch.global_slot.get @viewed : !torch.tensor
  %3 = torch.aten.select.int %2, %i, %i : !torch.tensor, !torch.int, !torch.int -> !torch.tensor
  %4 = torch.aten.add_.Scalar %3, %i, %i : !torch.tensor, !torch.int, !torch.int -> !torch.tensor
  %5 = torch.global_slot.get @given : !torch.list<int>
  torch.operator "my.op"(%5) : (!torch.list<int>) -> ()
  %6 = torch.global_slot.get @passed : !torch.list<int>
  call @callee(%6) : (!torch.list<int>) -> ()
  %7 = torch.global_slot.get @read_list : !torch.list<int>
  %8 = torch.aten.__getitem__.t %7, %i : !torch.list<int>, !torch.int -> !torch.int
  %9 = torch.global_slot.get @read_tensor : !torch.tensor
  %10 = torch.aten.select.int %9, %i, %i : !torch.tensor, !torch.int, !torch.int -> !torch.tensor
  %11 = torch.aten.add.Scalar %10, %i, %i : !torch.tensor, !torch.int, !torch.int -> !torch.tensor
  return %8, %11 : !torch.int, !torch.tensor
}

// -----

// Two slots with one first value: what happens to the one happens to the other.
// CHECK-LABEL: module {
// CHECK-DAG:  torch.global_slot "private" @a
// CHECK-DAG:  torch.global_slot "private" @b
// CHECK-DAG:  torch.global_slot "private" @around
// CHECK-NOT:  torch.global_slot "private" @apart
// CHECK:      torch.initialize.global_slots [
torch.global_slot "private" @a : !torch.list<int>
torch.global_slot "private" @b : !torch.list<int>
torch.global_slot "private" @around : !torch.list<list<int>>
torch.global_slot "private" @apart : !torch.list<int>
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %1 : (!torch.list<int>) -> !torch.list<list<int>>
  torch.initialize.global_slots [
    @a(%1 : !torch.list<int>)
    @b(%1 : !torch.list<int>)
    @around(%3 : !torch.list<list<int>>)
    @apart(%2 : !torch.list<int>)
  ]
}
func.func @forward(%i: !torch.int) -> (!torch.int, !torch.int, !torch.int) {
  %0 = torch.global_slot.get @a : !torch.list<int>
  %1 = torch.aten.append.t %0, %i : !torch.list<int>, !torch.int -> !torch.list<int>
  %2 = torch.global_slot.get @b : !torch.list<int>
  %3 = torch.aten.len.t %2 : !torch.list<int> -> !torch.int
  %4 = torch.global_slot.get @around : !torch.list<list<int>>
  %5 = torch.aten.len.t %4 : !torch.list<list<int>> -> !torch.int
  %6 = torch.global_slot.get @apart : !torch.list<int>
  %7 = torch.aten.len.t %6 : !torch.list<int> -> !torch.int
  return %3, %5, %7 : !torch.int, !torch.int, !torch.int
}

// -----

// Values are followed out of branches and through loops.
// CHECK-LABEL: module {
// CHECK-DAG:  torch.global_slot "private" @changed_after_if
// CHECK-DAG:  torch.global_slot "private" @changed_in_loop
// CHECK-NOT:  torch.global_slot "private" @read
// CHECK:      torch.initialize.global_slots [
torch.global_slot "private" @changed_after_if : !torch.tensor
torch.global_slot "private" @changed_in_loop : !torch.tensor
torch.global_slot "private" @read_after_if : !torch.tensor
torch.global_slot "private" @read_in_loop : !torch.tensor
torch.global_slot.module_initializer {
  %0 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  %1 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  %2 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  %3 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  torch.initialize.global_slots [
    @changed_after_if(%0 : !torch.tensor<[2],f32>)
    @changed_in_loop(%1 : !torch.tensor<[2],f32>)
    @read_after_if(%2 : !torch.tensor<[2],f32>)
    @read_in_loop(%3 : !torch.tensor<[2],f32>)
  ]
}
func.func @forward(%c: !torch.bool, %i: !torch.int, %x: !torch.tensor) -> (!torch.tensor, !torch.tensor) {
  %0 = torch.global_slot.get @changed_after_if : !torch.tensor
  %1 = torch.prim.If %c -> (!torch.tensor) {
    torch.prim.If.yield %0 : !torch.tensor
  } else {
    torch.prim.If.yield %x : !torch.tensor
  }
  %2 = torch.aten.add_.Scalar %1, %i, %i : !torch.tensor, !torch.int, !torch.int -> !torch.tensor
  %3 = torch.global_slot.get @changed_in_loop : !torch.tensor
  %4 = torch.prim.Loop %i, %c, init(%3) {
  ^bb0(%j: !torch.int, %y: !torch.tensor):
    %10 = torch.aten.add_.Scalar %y, %j, %j : !torch.tensor, !torch.int, !torch.int -> !torch.tensor
    torch.prim.Loop.condition %c, iter(%10 : !torch.tensor)
  } : (!torch.int, !torch.bool, !torch.tensor) -> !torch.tensor
  %5 = torch.global_slot.get @read_after_if : !torch.tensor
  %6 = torch.prim.If %c -> (!torch.tensor) {
    torch.prim.If.yield %5 : !torch.tensor
  } else {
    torch.prim.If.yield %x : !torch.tensor
  }
  %7 = torch.aten.add.Scalar %6, %i, %i : !torch.tensor, !torch.int, !torch.int -> !torch.tensor
  %8 = torch.global_slot.get @read_in_loop : !torch.tensor
  %9 = torch.prim.Loop %i, %c, init(%8) {
  ^bb0(%j: !torch.int, %y: !torch.tensor):
    %10 = torch.aten.add.Scalar %y, %j, %j : !torch.tensor, !torch.int, !torch.int -> !torch.tensor
    torch.prim.Loop.condition %c, iter(%10 : !torch.tensor)
  } : (!torch.int, !torch.bool, !torch.tensor) -> !torch.tensor
  return %7, %9 : !torch.tensor, !torch.tensor
}

// -----

// A private function's result is its callers'.
// CHECK-LABEL: module {
// CHECK-NOT:  torch.global_slot "private" @read
// CHECK:      torch.global_slot "private" @changed
// CHECK:      torch.initialize.global_slots [
torch.global_slot "private" @read : !torch.tensor
torch.global_slot "private" @changed : !torch.tensor
torch.global_slot.module_initializer {
  %0 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  %1 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  torch.initialize.global_slots [
    @read(%0 : !torch.tensor<[2],f32>)
    @changed(%1 : !torch.tensor<[2],f32>)
  ]
}
func.func private @get_read() -> !torch.tensor {
  %0 = torch.global_slot.get @read : !torch.tensor
  return %0 : !torch.tensor
}
func.func private @get_changed() -> !torch.tensor {
  %0 = torch.global_slot.get @changed : !torch.tensor
  return %0 : !torch.tensor
}
func.func @forward(%i: !torch.int) -> !torch.tensor {
  %0 = call @get_read() : () -> !torch.tensor
  %1 = call @get_changed() : () -> !torch.tensor
  %2 = torch.aten.add_.Scalar %1, %i, %i : !torch.tensor, !torch.int, !torch.int -> !torch.tensor
  return %0 : !torch.tensor
}
