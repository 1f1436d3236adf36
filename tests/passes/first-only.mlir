// RUN: not reify explain %s | FileCheck %s --check-prefix=ALL
// RUN: not reify explain %s --first-only | FileCheck %s
// RUN: not reify-opt %s --first-only --torch-verify-backend-contract-no-decompositions 2>&1 | FileCheck %s --check-prefix=OPT

// torch-mlir looks at operators without types before it looks at arguments.
// ALL:       2 violations, 2 root causes
// CHECK:     1 violation, 1 root cause
// CHECK:     Unimplemented operator 'my.op'
// CHECK-NOT: '!torch.any'
// OPT:       error: unsupported by backend contract: Unimplemented operator 'my.op'
// OPT-NOT:   error:
func.func @f(%a: !torch.any, %x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.operator "my.op"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
