// An exported program with ONNX operators in it: who converts them, and no cure that cannot work.
// RUN: not reify explain %s > %t 2>&1 && FileCheck %s < %t
// RUN: not reify explain %s --all | FileCheck %s --check-prefix=EVERY
// Without decomposition any op may stay; what torch-mlir refuses is told with the same cure.
// RUN: reify explain %s --no-decompose 2>&1 | FileCheck %s --check-prefix=WHOLE
// The command for the other program, where it is installed.
// RUN: [ -z "$REIFY_ORACLE" ] || (cd $(dirname %t) && grep '^  iree-opt' %t | sed "s#iree-opt#$REIFY_ORACLE#; s#converted.mlir#%t.mlir#" | bash && reify explain %t.mlir)
// CHECK: The backend contract does not hold: [[#N:]] violations
// CHECK: advice-onnx.mlir:[[#@LINE+19]]:8: This module holds operators of ONNX: 2 (onnx.Gemm, onnx.Relu).
// CHECK-NEXT: They are not converted here: the pass convert-torch-onnx-to-torch of torch-mlir-opt or iree-opt
// CHECK-NEXT: iree-opt --pass-pipeline='builtin.module(func.func(convert-torch-onnx-to-torch))' {{.*}}advice-onnx.mlir -o converted.mlir
// CHECK-NEXT: [[#N]] violations follow from this; --all prints them.
// CHECK-NOT: {{.}}
// WHOLE: warning: torch-mlir refuses this
// WHOLE: note: 'onnx.Gemm' is an operator of ONNX, which nothing here converts
// WHOLE: note: convert ONNX operators with torch-mlir-opt or iree-opt first
// WHOLE-NOT: has_value_semantics
// EVERY: cause: 'onnx.Gemm' is an operator of ONNX, which nothing here converts
// EVERY-NEXT: cure: convert ONNX operators with torch-mlir-opt or iree-opt first
// EVERY-NOT: backend-legal-ops
// EVERY-NOT: library

func.func @main(%a: !torch.vtensor<[2,3],f32>, %b: !torch.vtensor<[3,4],f32>, %c: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,4],f32>
    attributes {torch.onnx_meta.opset_version = 17 : si64} {
  %int1 = torch.constant.int 1
  %x = torch.aten.tanh %a : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  // The place of the first one is told.
  %0 = torch.operator "onnx.Gemm"(%x, %b, %c) : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,4],f32>
  %1 = torch.operator "onnx.Relu"(%0) : (!torch.vtensor<[2,4],f32>) -> !torch.vtensor<[2,4],f32>
  %2 = torch.aten.add.Tensor %1, %c, %int1 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[2,4],f32>
  return %2 : !torch.vtensor<[2,4],f32>
}
