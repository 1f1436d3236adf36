// What is meant for an op of the module and is for none is told, once, however many passes meet it.
// RUN: reify-opt --pass-pipeline='builtin.module(torch-shape-refinement-pipeline{extra-library=%S/inputs/quantize_library.mlir},torch-dtype-refinement-pipeline{extra-library=%S/inputs/quantize_library.mlir})' %s 2>&1 >/dev/null | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: quantize_library.mlir:{{[0-9]+}}:{{[0-9]+}}: warning: the model has no op 'acme.quantize'; did you mean 'acme.quantised', which has no shape
// FUNCTION: names-that-match-nothing.mlir:[[# @LINE + 21]]:8: note: 'torch.acme.quantised' stands here
// FUNCTION-NOT: warning:

// RUN: not reify-opt --pass-pipeline='builtin.module(torch-lower-to-backend-contract{backend-legal-ops=acme.quantized,acme.quantised,aten.linear})' %s 2>&1 >/dev/null | FileCheck %s --check-prefix=LEGAL
// LEGAL: warning: backend-legal-ops=acme.quantized is for no op of this model; did you mean 'torch.acme.quantised'?
// LEGAL: warning: backend-legal-ops=acme.quantised is for no op of this model in torch-mlir, which wants backend-legal-ops=torch.acme.quantised
// LEGAL-NOT: warning: backend-legal-ops=aten.linear

// All functions that are missing, spelled as the module spells the op.
// RUN: not reify-opt --torch-lower-to-backend-contract %s 2>&1 >/dev/null | FileCheck %s --check-prefix=MISSING
// MISSING: there is no library function '__torch_mlir_has_value_semantics_fn.torch.acme.quantised'
// MISSING-SAME: '__torch_mlir_shape_fn.torch.acme.quantised' and '__torch_mlir_dtype_fn.torch.acme.quantised' are missing too

// RUN: not reify-opt --pass-pipeline='builtin.module(torch-shape-refinement-pipline)' %s 2>&1 >/dev/null | FileCheck %s --check-prefix=PASS
// PASS: there is no pass 'torch-shape-refinement-pipline'; did you mean 'torch-shape-refinement-pipeline'?
// RUN: not reify-opt --pass-pipeline='builtin.module(func.func(canonicalise),torch-lower-to-backend-contract{backend-legal-op=a.b})' %s 2>&1 >/dev/null | FileCheck %s --check-prefix=OPTION
// OPTION: there is no pass 'canonicalise'; did you mean 'canonicalize'?
// RUN: not reify-opt --pass-pipeline='builtin.module(torch-lower-to-backend-contract{backend-legal-op=a.b})' %s 2>&1 >/dev/null | FileCheck %s --check-prefix=LEGALOPTION
// LEGALOPTION: there is no option 'backend-legal-op'; did you mean 'backend-legal-ops'?

func.func @main(%x: !torch.vtensor<[2,3],f32>, %bits: !torch.int, %mode: !torch.str) -> !torch.vtensor {
  %0 = torch.operator "torch.acme.quantised"(%x, %bits, %mode) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.str) -> !torch.vtensor
  return %0 : !torch.vtensor
}
