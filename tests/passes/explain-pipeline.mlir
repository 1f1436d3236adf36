// A pipeline that does not reach the contract is no bad input: `explain` ends with 1, as without a pipeline.
// RUN: reify explain %s --pass-pipeline 'builtin.module(torch-function-to-torch-backend-pipeline)' > %t 2>&1; test $? = 1
// RUN: FileCheck %s < %t
// RUN: reify explain %s > %t; test $? = 1
// RUN: not reify explain %s --pass-pipeline 'builtin.module(no-such-pass)' > %t 2>&1; FileCheck %s --check-prefix=BAD < %t
// CHECK-NOT: error: failed to legalize
// CHECK: The backend contract does not hold: 1 violation, 1 root cause.
// CHECK: explain-pipeline.mlir:[[@LINE+3]]:8: error: unsupported by backend contract: Unimplemented operator 'my.op'
// BAD: the pipeline cannot be read
func.func @f(%a: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.operator "my.op"(%a) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
