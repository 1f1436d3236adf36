// RUN: reify-opt %s --pass-pipeline='builtin.module(torch-dtype-refinement-pipeline{extra-library=%S/inputs/quantize_library.mlir})' | FileCheck %s

// CHECK-LABEL: func.func @takes_the_unsigned_branch(
// CHECK:         torch.operator "acme.quantize"{{.*}} -> !torch.vtensor<*,ui8>
func.func @takes_the_unsigned_branch(%x: !torch.vtensor<[2,?],f32>) -> !torch.vtensor {
  %bits = torch.constant.int 8
  %mode = torch.constant.str "unsigned"
  %q = torch.operator "acme.quantize"(%x, %bits, %mode) : (!torch.vtensor<[2,?],f32>, !torch.int, !torch.str) -> !torch.vtensor
  return %q : !torch.vtensor
}

// The mode is only known when the program runs: ui8 or si8, so nothing is known.
// CHECK-LABEL: func.func @leaves_an_unknown_mode_open(
// CHECK:         torch.operator "acme.quantize"{{.*}} -> !torch.vtensor{{ *$}}
func.func @leaves_an_unknown_mode_open(%x: !torch.vtensor<[2,?],f32>, %mode: !torch.str) -> !torch.vtensor {
  %bits = torch.constant.int 8
  %q = torch.operator "acme.quantize"(%x, %bits, %mode) : (!torch.vtensor<[2,?],f32>, !torch.int, !torch.str) -> !torch.vtensor
  return %q : !torch.vtensor
}
