// Errors about the module as a whole point at its first op where no module is written, and at the start
// of a file without any op.
// RUN: not reify-opt %s --torch-lower-to-backend-contract=extra-library=missing.mlir 2>&1 | FileCheck %s
// RUN: not reify-opt %s --torch-reify-dtype-calculations=extra-library=missing.mlir 2>&1 | FileCheck %s
// RUN: not reify-opt --torch-lower-to-backend-contract=extra-library=missing.mlir < %s 2>&1 | FileCheck %s --check-prefix=STDIN
// RUN: not reify-opt --torch-lower-to-backend-contract=extra-library=missing.mlir < /dev/null 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not reify-opt %s --pass-pipeline='builtin.module(func.func(torch-reduce-op-variants{extra-library=missing.mlir}))' 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not reify-opt %s --pass-pipeline='builtin.module(func.func(torch-decompose-complex-ops{extra-library=missing.mlir}))' 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not reify explain - < /dev/null 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not reify explain - < %s 2>&1 | FileCheck %s --check-prefix=EXPLAIN
// CHECK: module-errors.mlir:[[@LINE+8]]:1: error: Failed to load extra-library file at missing.mlir
// FUNCTION: module-errors.mlir:[[@LINE+7]]:1: error: Failed to load extra-library file at missing.mlir
// FUNCTION: note: missing.mlir: cannot be read: No such file or directory
// STDIN: <stdin>:[[@LINE+5]]:1: error: Failed to load extra-library file at missing.mlir
// EMPTY: <stdin>:1:1: error: Failed to load extra-library file at missing.mlir
// NOTHING: <stdin>:1:1: error: the file is empty
// EXPLAIN: <stdin>:[[@LINE+3]]:8: error: unsupported by backend contract: Unimplemented operator 'my.op'

func.func @f(%a: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.operator "my.op"(%a) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
