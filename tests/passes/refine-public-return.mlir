// RUN: reify-opt %s --torch-refine-public-return --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @looks_through_casts(
// CHECK-SAME:    -> (!torch.vtensor<[2],f32>, !torch.int)
// CHECK:         return %{{.*}}, %{{.*}} : !torch.vtensor<[2],f32>, !torch.int
func.func @looks_through_casts(%x: !torch.vtensor<[2],f32>, %i: !torch.int) -> (!torch.vtensor, !torch.optional<int>) {
  %0 = torch.tensor_static_info_cast %x : !torch.vtensor<[2],f32> to !torch.vtensor
  %1 = torch.derefine %i : !torch.int to !torch.optional<int>
  return %0, %1 : !torch.vtensor, !torch.optional<int>
}

// CHECK-LABEL: func.func private @leaves_private_functions_alone(
// CHECK-SAME:    -> !torch.vtensor {
func.func private @leaves_private_functions_alone(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.tensor_static_info_cast %x : !torch.vtensor<[2],f32> to !torch.vtensor
  return %0 : !torch.vtensor
}

// -----

// CHECK-LABEL: func.func @returns_value_tensors(
// CHECK-SAME:    -> !torch.vtensor<[2],f32>
// CHECK:         torch.copy.to_vtensor %arg0
func.func @returns_value_tensors(%x: !torch.tensor<[2],f32>) -> !torch.tensor<[2],f32> {
  return %x : !torch.tensor<[2],f32>
}

// -----

// expected-error @+2 {{unimplemented: cannot refine public return for for public function with uses}}
// expected-note @+1 {{make it private, or inline its calls before}}
func.func @used(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  return %x : !torch.vtensor<[2],f32>
}
func.func @user(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  // expected-note @+1 {{it is used here, where its type would no longer fit}}
  %0 = call @used(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

// expected-error @+2 {{unimplemented: refining returns for function with more than one return op}}
// expected-note @+1 {{return in one place: let the others branch there with what they return}}
func.func @two_returns(%x: !torch.vtensor<[2],f32>, %c: i1) -> !torch.vtensor {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = torch.tensor_static_info_cast %x : !torch.vtensor<[2],f32> to !torch.vtensor
  // expected-note @+1 {{it also returns here}}
  return %0 : !torch.vtensor
^b:
  %1 = torch.tensor_static_info_cast %x : !torch.vtensor<[2],f32> to !torch.vtensor
  return %1 : !torch.vtensor
}
