// RUN: reify-opt --canonicalize --split-input-file %s | FileCheck %s
// Constant tensors, and sizes that go through them. (Most rules are compared with the reference one by
// one: tests/conformance/functions/canonicalize.txt.)

// Elements are computed up to sixteen, and beyond where all are equal.
// CHECK-LABEL: @elementwise
// CHECK-DAG: torch.vtensor.literal(dense<[4, 6]> : tensor<2xsi64>)
// CHECK-DAG: torch.vtensor.literal(dense<3> : tensor<1000xsi64>)
// CHECK-NOT: torch.aten
func.func @elementwise() -> (!torch.vtensor<[2],si64>, !torch.vtensor<[1000],si64>) {
  %1 = torch.constant.int 1
  %a = torch.vtensor.literal(dense<[1, 2]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  %b = torch.vtensor.literal(dense<[3, 4]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  %c = torch.vtensor.literal(dense<2> : tensor<1000xsi64>) : !torch.vtensor<[1000],si64>
  %r = torch.aten.add.Tensor %a, %b, %1 : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>, !torch.int -> !torch.vtensor<[2],si64>
  %s = torch.aten.add.Scalar %c, %1, %1 : !torch.vtensor<[1000],si64>, !torch.int, !torch.int -> !torch.vtensor<[1000],si64>
  return %r, %s : !torch.vtensor<[2],si64>, !torch.vtensor<[1000],si64>
}

// -----

// Integers are divided as Python does; a zero divisor is left alone.
// CHECK-LABEL: @division
// CHECK-DAG: %[[DOWN:.*]] = torch.vtensor.literal(dense<[3, -4]> : tensor<2xsi64>)
// CHECK-DAG: %[[REST:.*]] = torch.vtensor.literal(dense<1> : tensor<2xsi64>)
// CHECK: %[[LEFT:.*]] = torch.aten.div.Tensor_mode
// CHECK: return %[[DOWN]], %[[REST]], %[[LEFT]]
func.func @division() -> (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) {
  %2 = torch.constant.int 2
  %floor = torch.constant.str "floor"
  %a = torch.vtensor.literal(dense<[7, -7]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  %b = torch.vtensor.literal(dense<2> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  %z = torch.vtensor.literal(dense<[0, 2]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  %q = torch.aten.div.Tensor_mode %a, %b, %floor : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>, !torch.str -> !torch.vtensor<[2],si64>
  %r = torch.aten.remainder.Scalar %a, %2 : !torch.vtensor<[2],si64>, !torch.int -> !torch.vtensor<[2],si64>
  %x = torch.aten.div.Tensor_mode %a, %z, %floor : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>, !torch.str -> !torch.vtensor<[2],si64>
  return %q, %r, %x : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>
}

// -----

// A size that is divided in a tensor is divided as an int.
// CHECK-LABEL: @size_in_a_tensor
// CHECK: %[[SIZE:.*]] = torch.aten.size.int
// CHECK: %[[HALF:.*]] = torch.aten.floordiv.int %[[SIZE]], %int5
// CHECK: return %[[HALF]]
func.func @size_in_a_tensor(%x: !torch.vtensor<[?],f32>) -> !torch.int {
  %0 = torch.constant.int 0
  %floor = torch.constant.str "floor"
  %five = torch.vtensor.literal(dense<5> : tensor<si64>) : !torch.vtensor<[],si64>
  %n = torch.aten.size.int %x, %0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %t = torch.prim.NumToTensor.Scalar %n : !torch.int -> !torch.vtensor<[],si64>
  %q = torch.aten.div.Tensor_mode %t, %five, %floor : !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.str -> !torch.vtensor<[],si64>
  %i = torch.aten.Int.Tensor %q : !torch.vtensor<[],si64> -> !torch.int
  return %i : !torch.int
}

// -----

// clone of a mutable tensor is not the tensor; of a value it is.
// CHECK-LABEL: @clones
// CHECK: torch.aten.clone %arg0
// CHECK: return %{{.*}}, %arg1
func.func @clones(%a: !torch.tensor<[2],f32>, %b: !torch.vtensor<[2],f32>) -> (!torch.tensor<[2],f32>, !torch.vtensor<[2],f32>) {
  %none = torch.constant.none
  %c = torch.aten.clone %a, %none : !torch.tensor<[2],f32>, !torch.none -> !torch.tensor<[2],f32>
  %d = torch.aten.clone %b, %none : !torch.vtensor<[2],f32>, !torch.none -> !torch.vtensor<[2],f32>
  return %c, %d : !torch.tensor<[2],f32>, !torch.vtensor<[2],f32>
}

// -----

// Out-of-range and contradicting arguments are left for the refinement to report.
// CHECK-LABEL: @contradictions
// CHECK: torch.aten.select.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.aten.view
func.func @contradictions() -> (!torch.vtensor<[],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[5],si64>) {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %9 = torch.constant.int 9
  %x = torch.vtensor.literal(dense<[1, 2, 3, 4]> : tensor<4xsi64>) : !torch.vtensor<[4],si64>
  %l = torch.prim.ListConstruct %9 : (!torch.int) -> !torch.list<int>
  %a = torch.aten.select.int %x, %0, %9 : !torch.vtensor<[4],si64>, !torch.int, !torch.int -> !torch.vtensor<[],si64>
  %b = torch.aten.slice.Tensor %x, %0, %0, %1, %1 : !torch.vtensor<[4],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3],si64>
  %c = torch.aten.view %x, %l : !torch.vtensor<[4],si64>, !torch.list<int> -> !torch.vtensor<[5],si64>
  return %a, %b, %c : !torch.vtensor<[],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[5],si64>
}

// -----

// A constant without elements has none to slice.
// CHECK-LABEL: @slice_of_nothing
// CHECK: torch.aten.slice.Tensor
func.func @slice_of_nothing() -> !torch.vtensor<[0,3],si64> {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %x = torch.vtensor.literal(dense<> : tensor<0x3xsi64>) : !torch.vtensor<[0,3],si64>
  %r = torch.aten.slice.Tensor %x, %0, %1, %1, %1 : !torch.vtensor<[0,3],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[0,3],si64>
  return %r : !torch.vtensor<[0,3],si64>
}
