// Writing ops whose functional form has another name, as x.pow_(2) and x &= y have.
// RUN: reify-opt --pass-pipeline='builtin.module(func.func(torch-reduce-op-variants))' %s | FileCheck %s

// CHECK-LABEL: func.func @powers
// CHECK: torch.aten.pow.Tensor_Scalar %{{.*}}, %{{.*}} : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
// CHECK: torch.overwrite.tensor.contents
// CHECK: torch.aten.pow.Tensor_Tensor
// CHECK: torch.overwrite.tensor.contents
func.func @powers(%x: !torch.tensor<[2,3],f32>, %y: !torch.tensor<[3],f32>) -> !torch.tensor<[2,3],f32> {
  %two = torch.constant.int 2
  %0 = torch.aten.pow_.Scalar %x, %two : !torch.tensor<[2,3],f32>, !torch.int -> !torch.tensor<[2,3],f32>
  %1 = torch.aten.pow_.Tensor %x, %y : !torch.tensor<[2,3],f32>, !torch.tensor<[3],f32> -> !torch.tensor<[2,3],f32>
  return %1 : !torch.tensor<[2,3],f32>
}

// CHECK-LABEL: func.func @bits
// CHECK: torch.aten.__and__.Tensor
// CHECK: torch.overwrite.tensor.contents
// CHECK: torch.aten.__lshift__.Scalar
// CHECK: torch.overwrite.tensor.contents
func.func @bits(%x: !torch.tensor<[2],si64>, %y: !torch.tensor<[2],si64>) -> !torch.tensor<[2],si64> {
  %one = torch.constant.int 1
  %0 = torch.aten.__iand__.Tensor %x, %y : !torch.tensor<[2],si64>, !torch.tensor<[2],si64> -> !torch.tensor<[2],si64>
  %1 = torch.aten.__ilshift__.Scalar %x, %one : !torch.tensor<[2],si64>, !torch.int -> !torch.tensor<[2],si64>
  return %1 : !torch.tensor<[2],si64>
}

// CHECK-LABEL: func.func @normal
// CHECK: torch.aten.normal_functional
// CHECK: torch.overwrite.tensor.contents
func.func @normal(%x: !torch.tensor<[2],f32>) -> !torch.tensor<[2],f32> {
  %zero = torch.constant.float 0.0
  %one = torch.constant.float 1.0
  %none = torch.constant.none
  %0 = torch.aten.normal_ %x, %zero, %one, %none : !torch.tensor<[2],f32>, !torch.float, !torch.float, !torch.none -> !torch.tensor<[2],f32>
  return %0 : !torch.tensor<[2],f32>
}

// CHECK-LABEL: func.func @unlike
// CHECK: torch.aten.polygamma_
func.func @unlike(%x: !torch.tensor<[2],f32>) -> !torch.tensor<[2],f32> {
  %one = torch.constant.int 1
  %0 = torch.aten.polygamma_ %x, %one : !torch.tensor<[2],f32>, !torch.int -> !torch.tensor<[2],f32>
  return %0 : !torch.tensor<[2],f32>
}
