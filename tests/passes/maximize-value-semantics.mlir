// RUN: reify-opt %s --pass-pipeline='builtin.module(func.func(torch-maximize-value-semantics))' | FileCheck %s

// CHECK-LABEL: func.func @overwrite(
// CHECK-SAME:    %[[V:.*]]: !torch.vtensor<[4],f32>, %[[W:.*]]: !torch.vtensor<[4],f32>
// CHECK-NEXT:    return %[[V]], %[[W]]
func.func @overwrite(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) {
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
  torch.overwrite.tensor.contents %w overwrites %0 : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
  %2 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
  return %1, %2 : !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>
}

// The view is overwritten, and only the view is read: the value is what was written.
// CHECK-LABEL: func.func @view_overwritten(
// CHECK-SAME:    %[[W:[^:]*]]: !torch.vtensor<[1,4],f32>)
// CHECK:         return %[[W]]
func.func @view_overwritten(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[1,4],f32>) -> !torch.vtensor<[1,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.aten.unsqueeze %0, %int0 : !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[1,4],f32>
  torch.overwrite.tensor.contents %w overwrites %1 : !torch.vtensor<[1,4],f32>, !torch.tensor<[1,4],f32>
  %2 = torch.copy.to_vtensor %1 : !torch.vtensor<[1,4],f32>
  return %2 : !torch.vtensor<[1,4],f32>
}

// The base is read after its view was overwritten: nothing is known of it, all stays.
// CHECK-LABEL: func.func @base_after_view(
// CHECK:         torch.copy.to_tensor
// CHECK:         torch.overwrite.tensor.contents
// CHECK:         torch.copy.to_vtensor
func.func @base_after_view(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[1,4],f32>) -> !torch.vtensor<[4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.aten.unsqueeze %0, %int0 : !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[1,4],f32>
  torch.overwrite.tensor.contents %w overwrites %1 : !torch.vtensor<[1,4],f32>, !torch.tensor<[1,4],f32>
  %2 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
  return %2 : !torch.vtensor<[4],f32>
}

// Each round of the loop reads what the round before wrote.
// CHECK-LABEL: func.func @written_in_a_loop(
// CHECK:         torch.copy.to_tensor
// CHECK:         torch.overwrite.tensor.contents
func.func @written_in_a_loop(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[4],f32>, %n: !torch.int) -> !torch.vtensor<[4],f32> {
  %true = torch.constant.bool true
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.prim.Loop %n, %true, init(%v) {
  ^bb0(%i: !torch.int, %x: !torch.vtensor<[4],f32>):
    %2 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
    torch.overwrite.tensor.contents %w overwrites %0 : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
    torch.prim.Loop.condition %true, iter(%2 : !torch.vtensor<[4],f32>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  return %1 : !torch.vtensor<[4],f32>
}

// Reading anywhere is fine.
// CHECK-LABEL: func.func @read_in_a_loop(
// CHECK-NOT:     torch.copy
// CHECK:         return
func.func @read_in_a_loop(%v: !torch.vtensor<[4],f32>, %n: !torch.int) -> !torch.vtensor<[4],f32> {
  %true = torch.constant.bool true
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.prim.Loop %n, %true, init(%v) {
  ^bb0(%i: !torch.int, %x: !torch.vtensor<[4],f32>):
    %2 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
    torch.prim.Loop.condition %true, iter(%2 : !torch.vtensor<[4],f32>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  return %1 : !torch.vtensor<[4],f32>
}

// Callers of a private function would see that both results are one tensor.
// CHECK-LABEL: func.func private @both_results(
// CHECK:         %[[C:.*]] = torch.copy.to_tensor
// CHECK:         return %[[C]], %[[C]]
func.func private @both_results(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[4],f32>) -> (!torch.tensor<[4],f32>, !torch.tensor<[4],f32>) {
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  torch.overwrite.tensor.contents %w overwrites %0 : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
  return %0, %0 : !torch.tensor<[4],f32>, !torch.tensor<[4],f32>
}
