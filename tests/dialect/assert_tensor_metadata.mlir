// RUN: reify-opt --canonicalize --verify-diagnostics %s | FileCheck %s
// An assert on a tensor's sizes and dtype goes once it holds; one that fails is an error at the op.

// CHECK-LABEL: @holds
// CHECK-NOT: _assert_tensor_metadata
// CHECK: return
func.func @holds(%x: !torch.vtensor<[2],f32>) {
  %none = torch.constant.none
  %2 = torch.constant.int 2
  %6 = torch.constant.int 6
  %l = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
  torch.aten._assert_tensor_metadata %x, %l, %none, %6, %none, %none : !torch.vtensor<[2],f32>, !torch.list<int>, !torch.none, !torch.int, !torch.none, !torch.none
  return
}

// CHECK-LABEL: @dtype_differs
// CHECK: _assert_tensor_metadata
func.func @dtype_differs(%x: !torch.vtensor<[2],f32>) {
  %none = torch.constant.none
  %7 = torch.constant.int 7
  // expected-error @+2 {{the dtype does not match}}
  // expected-note @+1 {{the tensor is of dtype float32, and float64 is asked for}}
  torch.aten._assert_tensor_metadata %x, %none, %none, %7, %none, %none : !torch.vtensor<[2],f32>, !torch.none, !torch.none, !torch.int, !torch.none, !torch.none
  return
}

// CHECK-LABEL: @sizes_differ
func.func @sizes_differ(%x: !torch.vtensor<[2],f32>) {
  %none = torch.constant.none
  %3 = torch.constant.int 3
  %l = torch.prim.ListConstruct %3 : (!torch.int) -> !torch.list<int>
  // expected-error @+2 {{the sizes do not match}}
  // expected-note @+1 {{the tensor has the sizes [2]}}
  torch.aten._assert_tensor_metadata %x, %l, %none, %none, %none, %none : !torch.vtensor<[2],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none
  return
}

// What is not known yet may still hold.
// CHECK-LABEL: @unknown
// CHECK: _assert_tensor_metadata
func.func @unknown(%x: !torch.vtensor<[?],unk>) {
  %none = torch.constant.none
  %3 = torch.constant.int 3
  %6 = torch.constant.int 6
  %l = torch.prim.ListConstruct %3 : (!torch.int) -> !torch.list<int>
  torch.aten._assert_tensor_metadata %x, %l, %none, %6, %none, %none : !torch.vtensor<[?],unk>, !torch.list<int>, !torch.none, !torch.int, !torch.none, !torch.none
  return
}

// A dtype from outside: the assertion stays, and the model may still be lowered.
// CHECK-LABEL: @dtype_from_outside
// CHECK: _assert_tensor_metadata
// expected-note @+1 {{the assertion stays; the dtype comes from here}}
func.func @dtype_from_outside(%x: !torch.vtensor<[2],f32>, %dtype: !torch.int) {
  %none = torch.constant.none
  // expected-warning @+1 {{expected dtype to be a constant int}}
  torch.aten._assert_tensor_metadata %x, %none, %none, %dtype, %none, %none : !torch.vtensor<[2],f32>, !torch.none, !torch.none, !torch.int, !torch.none, !torch.none
  return
}

// A slice whose type promises elements that there are not.
// CHECK-LABEL: @slice_of_constant
// CHECK: torch.aten.slice.Tensor
func.func @slice_of_constant() -> !torch.vtensor<[2,2],si64> {
  %0 = torch.vtensor.literal(dense<[[1, 2], [3, 4]]> : tensor<2x2xsi64>) : !torch.vtensor<[2,2],si64>
  %zero = torch.constant.int 0
  %one = torch.constant.int 1
  // expected-error-re @+1 {{Op has incorrect result shape for provided arguments.{{.*}}Num elements present in slice: 2{{.*}}Num elements implied by result type: 4}}
  %1 = torch.aten.slice.Tensor %0, %zero, %zero, %one, %one : !torch.vtensor<[2,2],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,2],si64>
  return %1 : !torch.vtensor<[2,2],si64>
}
