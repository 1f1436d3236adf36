// The lowering as a whole: in-place ops, views, calls, and what is said when they cannot be done.
// RUN: not reify-opt %s --split-input-file --pass-pipeline='builtin.module(torch-lower-to-backend-contract{decompose=false})' > %t.out 2> %t.err
// RUN: FileCheck %s < %t.out
// RUN: FileCheck %s --check-prefix=ERROR < %t.err
// RUN: not reify-opt %s --split-input-file --first-only --pass-pipeline='builtin.module(torch-lower-to-backend-contract{decompose=false})' 2>&1 | FileCheck %s --check-prefix=FIRST

// CHECK-LABEL: func.func @forward(
// CHECK-SAME:    -> !torch.vtensor<[1,4],f32>
// CHECK-NEXT:    torch.constant.int 0
// CHECK-NEXT:    %[[U:.*]] = torch.aten.unsqueeze
// CHECK-NEXT:    %[[M:.*]] = torch.aten.mul.Tensor %[[U]]
// CHECK-NEXT:    %[[T:.*]] = torch.aten.tanh %[[M]]
// CHECK-NEXT:    return %[[T]]
// CHECK-NOT:     func.func
func.func @forward(%a: !torch.vtensor<[4],f32>) -> !torch.tensor {
  %int0 = torch.constant.int 0
  %0 = torch.copy.to_tensor %a : !torch.tensor<[4],f32>
  %1 = torch.aten.unsqueeze %0, %int0 : !torch.tensor<[4],f32>, !torch.int -> !torch.tensor
  %2 = torch.aten.mul_.Tensor %1, %1 : !torch.tensor, !torch.tensor -> !torch.tensor
  %3 = call @helper(%2) : (!torch.tensor) -> !torch.tensor
  return %3 : !torch.tensor
}
func.func private @helper(%a: !torch.tensor) -> !torch.tensor {
  %0 = torch.aten.tanh %a : !torch.tensor -> !torch.tensor
  return %0 : !torch.tensor
}

// -----

// ERROR: error: unsupported by backend contract: non-value tensor type
// ERROR: note: this is likely due to a missing case in the MaximizeValueSemantics pass
// ERROR: note: {{.*}} stays mutable: 'torch.copy.to_vtensor' uses it after its alias, the result of 'torch.aten.slice.Tensor', was overwritten in place
// ERROR: note: do not change the tensor in place, or copy it first
func.func @base_after_view(%a: !torch.vtensor<[4],f32>) -> !torch.tensor {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.copy.to_tensor %a : !torch.tensor<[4],f32>
  %1 = torch.aten.slice.Tensor %0, %int0, %int0, %int2, %int1 : !torch.tensor<[4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.tensor
  %2 = torch.aten.relu_ %1 : !torch.tensor -> !torch.tensor
  %3 = torch.tensor_static_info_cast %0 : !torch.tensor<[4],f32> to !torch.tensor
  return %3 : !torch.tensor
}

// -----

// ERROR: error: failed to legalize operation 'torch.operator' that was explicitly marked illegal
// ERROR: note: there is no library function '__torch_mlir_has_value_semantics_fn.my.op'
// ERROR-NOT: error:
func.func @no_marker(%a: !torch.vtensor<[4],f32>) -> !torch.tensor {
  %0 = torch.copy.to_tensor %a : !torch.tensor<[4],f32>
  %1 = torch.operator "my.op"(%0) : (!torch.tensor<[4],f32>) -> !torch.tensor
  return %1 : !torch.tensor
}

// -----

// ERROR: error: unsupported by backend contract: type '!torch.number'
// ERROR: error: unsupported by backend contract: type '!torch.any'
// FIRST: error: unsupported by backend contract: type '!torch.number'
// FIRST-NOT: '!torch.any'
func.func @two(%a: !torch.number, %b: !torch.any) -> (!torch.number, !torch.any) {
  return %a, %b : !torch.number, !torch.any
}
