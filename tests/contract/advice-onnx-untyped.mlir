// An operator that the importer did not know: it is written to give None, and what takes that cannot be typed.
// RUN: not reify explain %s | FileCheck %s
// CHECK: advice-onnx-untyped.mlir:[[#@LINE+5]]:8: This module holds operators of ONNX: 2 (onnx.QLinearAdd, onnx.Relu).
// CHECK-NEXT: onnx.QLinearAdd at {{.*}}advice-onnx-untyped.mlir:[[#@LINE+4]]:8 is written to give None where a tensor is wanted

func.func @main(%a: !torch.vtensor<[2],si8>) -> !torch.vtensor<[2],f32>
    attributes {torch.onnx_meta.opset_version = 17 : si64} {
  %0 = torch.operator "onnx.QLinearAdd"(%a, %a) : (!torch.vtensor<[2],si8>, !torch.vtensor<[2],si8>) -> !torch.none
  %1 = torch.operator "onnx.Relu"(%0) : (!torch.none) -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}
