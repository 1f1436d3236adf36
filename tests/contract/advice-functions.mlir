// Functions of a TorchScript program, without an object graph: mutable tensors come in, a tuple goes out, and
// a write in place in between is fine.
// RUN: not reify explain %s --backend-legal-ops=lab.twice > %t && FileCheck %s < %t
// RUN: grep '^  reify explain' %t > %t.sh && bash %t.sh | FileCheck %s --check-prefix=AFTER
// RUN: not reify explain %s --no-decompose | FileCheck %s --check-prefix=WHOLE

// CHECK: advice-functions.mlir:[[#@LINE+13]]:1: This module still is TorchScript: 1 function takes or gives mutable tensors, tuples or None (@forward).
// CHECK-NEXT: It wants torch-function-to-torch-backend-pipeline
// CHECK-NEXT: reify explain {{.*}}advice-functions.mlir --pass-pipeline='builtin.module(torch-function-to-torch-backend-pipeline{backend-legal-ops=lab.twice})' --backend-legal-ops=lab.twice --decompose
// CHECK-NEXT: violations follow from this; --all prints them.
// CHECK-NOT: error:

// AFTER: The backend contract holds.

// WHOLE: --pass-pipeline='builtin.module(torch-function-to-torch-backend-pipeline{decompose-complex-ops=false})'
// WHOLE-NOT: --decompose

// The library of lab.twice is in the module, and is not TorchScript's.

func.func @forward(%x: !torch.tensor {torch.type_bound = !torch.vtensor<[3],f32>}) -> !torch.tuple<tensor, tensor> {
  %int1 = torch.constant.int 1
  %0 = torch.operator "lab.twice"(%x) : (!torch.tensor) -> !torch.tensor
  %1 = torch.aten.add_.Tensor %0, %x, %int1 : !torch.tensor, !torch.tensor, !torch.int -> !torch.tensor
  %2 = torch.prim.TupleConstruct %x, %1 : !torch.tensor, !torch.tensor -> !torch.tuple<tensor, tensor>
  return %2 : !torch.tuple<tensor, tensor>
}
func.func private @__torch_mlir_shape_fn.lab.twice(%x: !torch.list<int>) -> !torch.list<int> {
  return %x : !torch.list<int>
}
func.func private @__torch_mlir_dtype_fn.lab.twice(%x: !torch.tuple<int, int>) -> !torch.int {
  %rank, %dtype = torch.prim.TupleUnpack %x : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %dtype : !torch.int
}
func.func private @__torch_mlir_has_value_semantics_fn.lab.twice() {
  return
}
