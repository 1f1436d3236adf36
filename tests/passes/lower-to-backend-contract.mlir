// RUN: reify-opt %s --pass-pipeline='builtin.module(torch-lower-to-backend-contract{decompose=false extra-library=%S/inputs/quantize_library.mlir})' | FileCheck %s
// RUN: not reify-opt %s --pass-pipeline='builtin.module(torch-lower-to-backend-contract{extra-library=%S/inputs/quantize_library.mlir})' 2>&1 | FileCheck %s --check-prefix=ILLEGAL
// RUN: reify-opt %s --pass-pipeline='builtin.module(torch-lower-to-backend-contract{extra-library=%S/inputs/quantize_library.mlir backend-legal-ops=acme.quantize})' | FileCheck %s
// RUN: not reify-opt %s --pass-pipeline='builtin.module(torch-lower-to-backend-contract{decompose=false max-iterations=0})'

// ILLEGAL: error: found an op that was marked as backend illegal
// ILLEGAL: note: this is likely due to DecomposeComplexOps being unable to decompose this op
// ILLEGAL: note: pass backend-legal-ops=acme.quantize

// CHECK-LABEL: func.func @main(
// CHECK-SAME:    -> !torch.vtensor<[2,?],f32>
// CHECK:         torch.operator "acme.quantize"{{.*}} -> !torch.vtensor<[2,?],si8>
// CHECK:         torch.aten.mul.Scalar {{.*}} -> !torch.vtensor<[2,?],f32>
func.func @main(%x: !torch.vtensor<[2,?],f32>) -> !torch.vtensor {
  %bits = torch.constant.int 8
  %mode = torch.constant.str "signed"
  %half = torch.constant.float 5.000000e-01
  %q = torch.operator "acme.quantize"(%x, %bits, %mode) : (!torch.vtensor<[2,?],f32>, !torch.int, !torch.str) -> !torch.vtensor
  %r = torch.aten.mul.Scalar %q, %half : !torch.vtensor, !torch.float -> !torch.vtensor
  return %r : !torch.vtensor
}
