// RUN: reify-opt --torch-match-quantized-custom-ops --split-input-file %s | FileCheck %s --check-prefix=MATCH
// RUN: reify-opt --pass-pipeline='builtin.module(func.func(torch-match-quantized-custom-ops,torch-fuse-quantized-ops))' --split-input-file %s | FileCheck %s --check-prefix=FUSE

// A product of two dequantized tensors.
// MATCH-LABEL: @product
// MATCH: %[[X:.*]] = torch.aten.clamp %arg0, %int-128, %int127
// MATCH: %[[QX:.*]] = torch.aten._make_per_tensor_quantized_tensor %[[X]], %{{.*}}, %{{.*}} -> !torch.vtensor<[2,3],!torch.qint8>
// MATCH: torch.aten.dequantize.tensor %[[QX]] : !torch.vtensor<[2,3],!torch.qint8> -> !torch.vtensor<[2,3],f32>
// MATCH: torch.aten.mm {{.*}} -> !torch.vtensor<[2,4],f32>
// FUSE-LABEL: @product
// FUSE: %[[A:.*]] = torch.aten._make_per_tensor_quantized_tensor
// FUSE: %[[T:.*]] = torch.aten.transpose.int %{{.*}} : !torch.vtensor<[4,3],ui8>, !torch.int, !torch.int -> !torch.vtensor<[3,4],ui8>
// FUSE: %[[B:.*]] = torch.aten._make_per_tensor_quantized_tensor %[[T]], {{.*}} -> !torch.vtensor<[3,4],!torch.quint8>
// FUSE: %[[P:.*]] = torch.aten.mm %[[A]], %[[B]] {{.*}} -> !torch.vtensor<[2,4],!torch.qint32>
// FUSE: %[[I:.*]] = torch.aten.int_repr %[[P]]
// FUSE: %[[Q:.*]] = torch.aten._make_per_tensor_quantized_tensor %[[I]], %float1.250000e-01, %int0
// FUSE: %[[R:.*]] = torch.aten.dequantize.tensor %[[Q]]
// FUSE: return %[[R]]
func.func @product(%x: !torch.vtensor<[2,3],si8>, %w: !torch.vtensor<[4,3],ui8>) -> !torch.vtensor<[2,4],f32> {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %3 = torch.constant.int 3
  %min = torch.constant.int -128
  %max = torch.constant.int 127
  %255 = torch.constant.int 255
  %half = torch.constant.float 5.000000e-01
  %quarter = torch.constant.float 2.500000e-01
  %a = torch.operator "torch.quantized_decomposed.dequantize_per_tensor"(%x, %half, %3, %min, %max, %1) : (!torch.vtensor<[2,3],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3],f32>
  %b = torch.operator "torch.quantized_decomposed.dequantize_per_tensor"(%w, %quarter, %1, %0, %255, %0) : (!torch.vtensor<[4,3],ui8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,3],f32>
  %t = torch.aten.transpose.int %b, %0, %1 : !torch.vtensor<[4,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  %r = torch.aten.mm %a, %t : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[2,4],f32>
  return %r : !torch.vtensor<[2,4],f32>
}

// -----

// There is no quantized tensor of 64-bit integers: the op stays.
// MATCH-LABEL: @no_such_dtype
// MATCH-NOT: torch.aten
// MATCH: torch.operator "torch.quantized_decomposed.dequantize_per_tensor"
// FUSE-LABEL: @no_such_dtype
func.func @no_such_dtype(%x: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],f32> {
  %3 = torch.constant.int 3
  %4 = torch.constant.int 4
  %half = torch.constant.float 5.000000e-01
  %a = torch.operator "torch.quantized_decomposed.dequantize_per_tensor"(%x, %half, %3, %3, %4, %4) : (!torch.vtensor<[2],si64>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2],f32>
  return %a : !torch.vtensor<[2],f32>
}

// -----

// A product of which only one factor is quantized stays one of floats.
// FUSE-LABEL: @half_quantized
// FUSE: torch.aten.mm {{.*}} -> !torch.vtensor<[2,4],f32>
// FUSE-NOT: qint32
func.func @half_quantized(%x: !torch.vtensor<[2,3],si8>, %w: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %3 = torch.constant.int 3
  %half = torch.constant.float 5.000000e-01
  %q = torch.aten._make_per_tensor_quantized_tensor %x, %half, %3 : !torch.vtensor<[2,3],si8>, !torch.float, !torch.int -> !torch.vtensor<[2,3],!torch.qint8>
  %a = torch.aten.dequantize.self %q : !torch.vtensor<[2,3],!torch.qint8> -> !torch.vtensor<[2,3],f32>
  %r = torch.aten.mm %a, %w : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[2,4],f32>
  return %r : !torch.vtensor<[2,4],f32>
}
