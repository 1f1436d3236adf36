// What torch.export gives of `y.add_(x)` without run_decompositions(), as the importer prints it. It cannot be
// read, here and in torch-mlir; the message names the cure.
// RUN: not reify explain %s > %t 2>&1; FileCheck %s < %t
// CHECK: advice-write-to-value.mlir:[[#@LINE+8]]:10: error: 'torch.aten.add_.Tensor' op operand #0 must be Multi-dimensional array
// CHECK: note: it writes in place, and nothing can write to a value: the exported program was not made functional; call run_decompositions({}) on it before the import
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32>, sym_name = "forward"}> ({
  ^bb0(%arg0: !torch.vtensor<[3,4],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.mul.Scalar"(%arg0, %0) : (!torch.vtensor<[3,4],f32>, !torch.int) -> !torch.vtensor<[3,4],f32>
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.aten.add_.Tensor"(%1, %arg0, %2) : (!torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int) -> !torch.vtensor<[3,4],f32>
    "func.return"(%3) : (!torch.vtensor<[3,4],f32>) -> ()
  }) : () -> ()
}) : () -> ()
