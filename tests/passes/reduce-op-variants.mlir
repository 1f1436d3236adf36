// RUN: reify-opt %s --pass-pipeline='builtin.module(func.func(torch-reduce-op-variants))' | FileCheck %s

// Ops that are functions of values take and give values, with copies at the border.
// CHECK-LABEL: func.func @values(
// CHECK-SAME:    %[[A:.*]]: !torch.tensor<[2,3],f32>
// CHECK:         %[[V:.*]] = torch.copy.to_vtensor %[[A]]
// CHECK:         %[[T:.*]] = torch.aten.tanh %[[V]] : !torch.vtensor<[2,3],f32> -> !torch.vtensor
// CHECK:         %[[R:.*]] = torch.copy.to_tensor %[[T]]
// CHECK:         return %[[R]]
func.func @values(%a: !torch.tensor<[2,3],f32>) -> !torch.tensor {
  %0 = torch.aten.tanh %a : !torch.tensor<[2,3],f32> -> !torch.tensor
  return %0 : !torch.tensor
}

// The writing twin is the op without '_' and an overwrite, in the dtype that the tensor has.
// CHECK-LABEL: func.func @twin(
// CHECK-SAME:    %[[A:[^:]*]]: !torch.tensor<[5],f16>
// CHECK:         %[[SUM:.*]] = torch.aten.add.Tensor {{.*}} -> !torch.vtensor<[5],f16>
// CHECK:         %[[MUTABLE:.*]] = torch.copy.to_tensor %[[SUM]]
// CHECK:         %[[DTYPE:.*]] = torch.constant.int 5
// CHECK:         %[[CAST:.*]] = torch.aten.to.dtype %[[MUTABLE]], %[[DTYPE]]
// CHECK:         %[[VALUE:.*]] = torch.copy.to_vtensor %[[CAST]]
// CHECK:         torch.overwrite.tensor.contents %[[VALUE]] overwrites %[[A]]
// CHECK:         return %[[A]]
func.func @twin(%a: !torch.tensor<[5],f16>, %b: !torch.tensor<[5],f32>) -> !torch.tensor<[5],f16> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add_.Tensor %a, %b, %int1 : !torch.tensor<[5],f16>, !torch.tensor<[5],f32>, !torch.int -> !torch.tensor<[5],f16>
  return %0 : !torch.tensor<[5],f16>
}

// A dtype that is not known yet is asked for.
// CHECK-LABEL: func.func @twin_of_unknown_dtype(
// CHECK:         torch.prim.dtype %{{.*}} : !torch.vtensor -> !torch.int
// CHECK:         torch.overwrite.tensor.contents
func.func @twin_of_unknown_dtype(%a: !torch.tensor) -> !torch.tensor {
  %0 = torch.aten.relu_ %a : !torch.tensor -> !torch.tensor
  return %0 : !torch.tensor
}

// Views are views: they stay on mutable tensors.
// CHECK-LABEL: func.func @view(
// CHECK-NEXT:    torch.constant.int
// CHECK-NEXT:    torch.aten.unsqueeze %{{.*}} : !torch.tensor<[2],f32>, !torch.int -> !torch.tensor<[1,2],f32>
func.func @view(%a: !torch.tensor<[2],f32>) -> !torch.tensor<[1,2],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %a, %int0 : !torch.tensor<[2],f32>, !torch.int -> !torch.tensor<[1,2],f32>
  return %0 : !torch.tensor<[1,2],f32>
}

// Lists and optionals of tensors are made anew, with values.
// CHECK-LABEL: func.func @containers(
// CHECK:         %[[LIST:.*]] = torch.prim.ListConstruct %{{.*}}, %{{.*}} : (!torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
// CHECK:         torch.aten.index.Tensor %{{.*}}, %[[LIST]] : !torch.vtensor, !torch.list<optional<vtensor>> -> !torch.vtensor
func.func @containers(%a: !torch.tensor, %i: !torch.tensor<[2],si64>) -> !torch.tensor {
  %none = torch.constant.none
  %0 = torch.prim.ListConstruct %none, %i : (!torch.none, !torch.tensor<[2],si64>) -> !torch.list<optional<tensor>>
  %1 = torch.aten.index.Tensor %a, %0 : !torch.tensor, !torch.list<optional<tensor>> -> !torch.tensor
  return %1 : !torch.tensor
}

// An element of a tuple is the tensor that was put in, not a copy.
// CHECK-LABEL: func.func @tuple_element(
// CHECK:         torch.prim.TupleIndex %{{.*}} : !torch.tuple<tensor, int>, !torch.int -> !torch.tensor
func.func @tuple_element(%t: !torch.tuple<tensor, int>) -> !torch.tensor {
  %int0 = torch.constant.int 0
  %0 = torch.prim.TupleIndex %t, %int0 : !torch.tuple<tensor, int>, !torch.int -> !torch.tensor
  return %0 : !torch.tensor
}

// CHECK-LABEL: func.func @literal(
// CHECK:         torch.vtensor.literal(dense<1.000000e+00> : tensor<2xf32>) : !torch.vtensor<[2],f32>
// CHECK:         torch.tensor_static_info_cast
// CHECK:         torch.copy.to_tensor %{{.*}} : !torch.tensor
func.func @literal() -> !torch.tensor {
  %0 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor
  return %0 : !torch.tensor
}

// CHECK-LABEL: func.func @bernoulli(
// CHECK:         torch.valsem.aten.bernoulli.float
// CHECK:         torch.overwrite.tensor.contents
func.func @bernoulli(%a: !torch.tensor<[2],f32>, %p: !torch.float) -> !torch.tensor<[2],f32> {
  %none = torch.constant.none
  %0 = torch.aten.bernoulli_.float %a, %p, %none : !torch.tensor<[2],f32>, !torch.float, !torch.none -> !torch.tensor<[2],f32>
  return %0 : !torch.tensor<[2],f32>
}

// A marker in the model's own module counts.
// CHECK-LABEL: func.func @marked_here(
// CHECK:         torch.operator "my.op"(%{{.*}}) : (!torch.vtensor) -> !torch.vtensor
func.func private @__torch_mlir_has_value_semantics_fn.my.op() {
  return
}
func.func @marked_here(%a: !torch.tensor) -> !torch.tensor {
  %0 = torch.operator "my.op"(%a) : (!torch.tensor) -> !torch.tensor
  return %0 : !torch.tensor
}
