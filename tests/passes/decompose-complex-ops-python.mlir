// RUN: reify-opt --split-input-file --pass-pipeline='builtin.module(torch-lower-to-backend-contract{extra-library=%S/inputs/glaze.py})' %s | FileCheck %s
// RUN: reify-opt --split-input-file --pass-pipeline='builtin.module(torch-lower-to-backend-contract{extra-library=%S/inputs/glaze.py backend-legal-ops=torch.kiln.glaze})' %s | FileCheck %s --check-prefix=LEGAL

// A decomposition in Python, with a helper, an operand that is None, and a loop over the rank.
// CHECK-LABEL: func.func @no_bias
// CHECK-SAME: -> !torch.vtensor<[2,?,4],f16>
// CHECK-NOT: torch.operator
// CHECK-NOT: torch.aten.add
// CHECK: torch.aten.flip {{.*}} -> !torch.vtensor<[2,?,4],f16>
// CHECK: torch.aten.flip {{.*}} -> !torch.vtensor<[2,?,4],f16>
// CHECK-NOT: torch.aten.flip
// CHECK: torch.aten.mul.Scalar {{.*}} -> !torch.vtensor<[2,?,4],f16>
// CHECK: torch.aten.sigmoid {{.*}} -> !torch.vtensor<[2,?,4],f16>
// LEGAL-LABEL: func.func @no_bias
// LEGAL-SAME: -> !torch.vtensor<[2,?,4],f16>
// LEGAL: torch.operator "kiln.glaze"
func.func @no_bias(%x: !torch.vtensor<[2,?,4],f16>) -> !torch.vtensor {
  %slope = torch.constant.float 1.500000e+00
  %none = torch.constant.none
  %0 = torch.operator "kiln.glaze"(%x, %slope, %none) : (!torch.vtensor<[2,?,4],f16>, !torch.float, !torch.none) -> !torch.vtensor
  return %0 : !torch.vtensor
}

// -----

// CHECK-LABEL: func.func @with_bias
// CHECK: torch.aten.add.Tensor
// CHECK-NOT: torch.aten.flip
// CHECK: torch.aten.sigmoid {{.*}} -> !torch.vtensor<[4],f32>
// LEGAL-LABEL: func.func @with_bias
func.func @with_bias(%x: !torch.vtensor<[4],f32>, %slope: !torch.float, %bias: !torch.vtensor<[4],f32>) -> !torch.vtensor {
  %0 = torch.operator "kiln.glaze"(%x, %slope, %bias) : (!torch.vtensor<[4],f32>, !torch.float, !torch.vtensor<[4],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
