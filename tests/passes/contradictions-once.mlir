// RUN: not reify-opt --torch-lower-to-backend-contract %s 2>&1 | FileCheck %s --implicit-check-not=contradicts
// The first op raises, so that iterations go on until nothing changes: the contradictions are said once all the same.

// CHECK: [[# @LINE + 2]]:8: note: while refining 'torch.aten.mm' here
func.func @raises(%a: !torch.vtensor<[2,3],f32>, %b: !torch.vtensor<[4,5],f32>) -> !torch.vtensor {
  %0 = torch.aten.mm %a, %b : !torch.vtensor<[2,3],f32>, !torch.vtensor<[4,5],f32> -> !torch.vtensor
  return %0 : !torch.vtensor
}

// CHECK: [[# @LINE + 2]]:8: error: '__torch_mlir_shape_fn.aten.tanh' returns [2, 3], which contradicts the type
func.func @sizes(%a: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[3,3],f32> {
  %0 = torch.aten.tanh %a : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[3,3],f32>
  return %0 : !torch.vtensor<[3,3],f32>
}

// CHECK: [[# @LINE + 2]]:8: error: '__torch_mlir_dtype_fn.aten.tanh' returns 6 (float32), which contradicts the type
func.func @elements(%a: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f64> {
  %0 = torch.aten.tanh %a : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f64>
  return %0 : !torch.vtensor<[2,3],f64>
}
