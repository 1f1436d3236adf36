// RUN: reify-opt --split-input-file --pass-pipeline='builtin.module(func.func(torch-decompose-complex-ops{extra-library=%S/inputs/decompositions.mlir}))' %s | FileCheck %s
// RUN: reify-opt --split-input-file --pass-pipeline='builtin.module(func.func(torch-decompose-complex-ops{extra-library=%S/inputs/decompositions.mlir legal-ops=kiln.twice,aten.reshape}))' %s | FileCheck %s --check-prefix=LEGAL

// A user's function takes the place of a custom op, whichever way its name is written, and new ops get types.
// CHECK-LABEL: func.func @custom_op
// CHECK-NOT: torch.operator
// CHECK: %[[SUM:.*]] = torch.aten.add.Tensor %{{.*}}, %{{.*}}, %{{.*}} : !torch.vtensor<[2,?],f16>, !torch.vtensor<[2,?],f16>, !torch.int -> !torch.vtensor<[2,?],f16>
// CHECK: return %[[SUM]]
// LEGAL-LABEL: func.func @custom_op
// LEGAL: torch.operator "torch.kiln.twice"
func.func @custom_op(%x: !torch.vtensor<[2,?],f16>) -> !torch.vtensor<[2,?],f16> {
  %0 = torch.operator "torch.kiln.twice"(%x) : (!torch.vtensor<[2,?],f16>) -> !torch.vtensor<[2,?],f16>
  return %0 : !torch.vtensor<[2,?],f16>
}

// -----

// The result is known better than before; who cannot take that gets the old type.
// CHECK-LABEL: func.func @result_is_refined
// CHECK: %[[SUM:.*]] = torch.aten.add.Tensor {{.*}} -> !torch.vtensor<[2],f32>
// CHECK: %[[CAST:.*]] = torch.tensor_static_info_cast %[[SUM]] : !torch.vtensor<[2],f32> to !torch.vtensor
// CHECK: return %[[CAST]] : !torch.vtensor
func.func @result_is_refined(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.operator "kiln.twice"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}

// -----

// Built-in functions need no library; a user's wins over a built-in one.
// CHECK-LABEL: func.func @built_in
// CHECK: torch.aten.transpose.int %{{.*}} : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,2],f32>
func.func @built_in(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[3,2],f32> {
  %0 = torch.aten.t %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

// -----

// CHECK-LABEL: func.func @users_wins
// CHECK-NOT: torch.aten.slice.Tensor
// CHECK: torch.aten.index_select
func.func @users_wins(%x: !torch.vtensor<[2,3],f32>, %i: !torch.int) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.select.int %x, %int1, %i : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

// It goes on until nothing decomposes any more: rot90 gives flip and transpose, hstack asks for the rank.
// CHECK-LABEL: func.func @until_nothing_more
// CHECK-NOT: torch.aten.full
// CHECK: torch.prim.NumToTensor.Scalar
// CHECK-NEXT: torch.aten.to.dtype
// CHECK: torch.aten.broadcast_to
// LEGAL-LABEL: func.func @until_nothing_more
func.func @until_nothing_more(%x: !torch.vtensor<[2,?],f32>, %value: !torch.float) -> !torch.vtensor<[2,?],f32> {
  %none = torch.constant.none
  %0 = torch.aten.full_like %x, %value, %none, %none, %none, %none, %none : !torch.vtensor<[2,?],f32>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,?],f32>
  return %0 : !torch.vtensor<[2,?],f32>
}

// -----

// What needs a rank that is not known stays.
// CHECK-LABEL: func.func @unknown_rank
// CHECK: torch.aten.t %
func.func @unknown_rank(%x: !torch.vtensor<*,f32>) -> !torch.vtensor<*,f32> {
  %0 = torch.aten.t %x : !torch.vtensor<*,f32> -> !torch.vtensor<*,f32>
  return %0 : !torch.vtensor<*,f32>
}

// -----

// A function that gives its own op back has nothing better to offer, and one that raises refuses.
// CHECK-LABEL: func.func @kept_and_refused
// CHECK: torch.operator "kiln.kept"
// CHECK: torch.operator "kiln.refused"
func.func @kept_and_refused(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.operator "kiln.kept"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  %1 = torch.operator "kiln.refused"(%0) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

// -----

// Operands may be lists, None and numbers; lists that only the op used go.
// CHECK-LABEL: func.func @list_operand
// CHECK-NOT: torch.prim.ListConstruct %arg
// CHECK: torch.aten.unsqueeze
// CHECK: torch.aten.unsqueeze
// CHECK: %[[LIST:.*]] = torch.prim.ListConstruct {{.*}} : (!torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>) -> !torch.list<vtensor>
// CHECK: torch.aten.cat %[[LIST]], %{{.*}} : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,2],f32>
func.func @list_operand(%x: !torch.vtensor<[2],f32>, %y: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) -> !torch.list<vtensor>
  %1 = torch.aten.stack %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,2],f32>
  return %1 : !torch.vtensor<[2,2],f32>
}

// -----

// Several results.
// CHECK-LABEL: func.func @two_results
// CHECK: %[[LITERAL:.*]] = torch
// CHECK: return %arg0, %{{.*}} : !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],i1>
func.func @two_results(%x: !torch.vtensor<[2,?],f32>) -> (!torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],i1>) {
  %half = torch.constant.float 5.000000e-01
  %false = torch.constant.bool false
  %0:2 = torch.aten.native_dropout %x, %half, %false : !torch.vtensor<[2,?],f32>, !torch.float, !torch.bool -> !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],i1>
  return %0#0, %0#1 : !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],i1>
}

// -----

// CHECK-LABEL: func.func @not_of_values
// CHECK: torch.aten.t %
func.func @not_of_values(%x: !torch.tensor<[2,3],f32>) -> !torch.tensor<[3,2],f32> {
  %0 = torch.aten.t %x : !torch.tensor<[2,3],f32> -> !torch.tensor<[3,2],f32>
  return %0 : !torch.tensor<[3,2],f32>
}
