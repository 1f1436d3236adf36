// RUN: reify-opt %s --convert-torch-onnx-to-torch --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @without_onnx
// CHECK-NEXT:    return
func.func @without_onnx(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  return %x : !torch.vtensor<[2],f32>
}

// -----

func.func @onnx(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> attributes {torch.onnx_meta.opset_version = 17 : si64} {
  // expected-error @below {{ONNX operators cannot be converted here: onnx.Abs, onnx.Relu}}
  // expected-note @below {{convert them with torch-mlir first}}
  %0 = torch.operator "onnx.Relu"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  %1 = torch.operator "onnx.Abs"(%0) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

// -----

// expected-error @below {{function is missing onnx opset version attribute (torch.onnx_meta.opset_version)}}
func.func @no_version(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  // expected-error @below {{ONNX operators cannot be converted here: onnx.Relu}}
  // expected-note @below {{convert them}}
  %0 = torch.operator "onnx.Relu"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}
