// A library declares ops of its own in comments; they then have operand counts, types and traits.
// RUN: reify-opt %s --schemas=%s --split-input-file --verify-diagnostics | FileCheck %s
// schema: mine::scale(Tensor self, float factor) -> (Tensor scaled, Tensor rest)

// CHECK-LABEL: func.func @fits
func.func @fits(%x: !torch.vtensor, %f: !torch.float) {
  // CHECK: %scaled, %rest = torch.mine.scale %arg0, %arg1 : !torch.vtensor, !torch.float -> !torch.vtensor, !torch.vtensor
  %0:2 = torch.mine.scale %x, %f : !torch.vtensor, !torch.float -> !torch.vtensor, !torch.vtensor
  return
}

// -----

func.func @does_not_fit(%x: !torch.vtensor, %i: !torch.int) {
  // expected-error @+2 {{'torch.mine.scale' op operand #1 must be Torch FloatType, but got '!torch.int'}}
  // expected-note @+1 {{the schema is mine::scale(Tensor self, float factor) -> (Tensor scaled, Tensor rest)}}
  %0:2 = torch.mine.scale %x, %i : !torch.vtensor, !torch.int -> !torch.vtensor, !torch.vtensor
  return
}
