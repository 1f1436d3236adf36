// The passes of each pipeline, in order, and where their options go.
// RUN: reify-opt %s --dump-pass-pipeline --torch-simplification-pipeline='extra-library=%S/inputs/quantize_library.mlir backend-legal-ops=aten.mm,my.op' 2>&1 | FileCheck %s --check-prefix=SIMPLIFICATION
// RUN: reify-opt %s --dump-pass-pipeline --torch-simplification-pipeline='shape-dtype-refine=false decompose-complex-ops=false' 2>&1 | FileCheck %s --check-prefix=PLAIN
// RUN: reify-opt %s --dump-pass-pipeline --torch-function-to-torch-backend-pipeline='max-iterations=3 decompose-complex-ops=false backend-legal-ops=aten.mm' 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not reify-opt %s --dump-pass-pipeline --torchscript-module-to-torch-backend-pipeline 2>&1 | FileCheck %s --check-prefix=TORCHSCRIPT
// RUN: reify-opt %s --dump-pass-pipeline --torchdynamo-export-to-torch-backend-pipeline 2>&1 | FileCheck %s --check-prefix=DYNAMO
// RUN: reify-opt %s --dump-pass-pipeline --torchdynamo-export-to-torch-backend-pipeline=decompose-complex-ops=false 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: reify-opt %s --dump-pass-pipeline --torch-onnx-to-torch-backend-pipeline 2>&1 | FileCheck %s --check-prefix=ONNX

// SIMPLIFICATION:      canonicalize
// SIMPLIFICATION:      torch-inline-global-slots
// SIMPLIFICATION-NEXT: torch-erase-module-initializer
// SIMPLIFICATION:      canonicalize
// SIMPLIFICATION:      torch-recompose-complex-ops
// SIMPLIFICATION:      torch-reduce-op-variants{extra-library={{.*}}quantize_library.mlir}
// SIMPLIFICATION:      canonicalize
// SIMPLIFICATION:      symbol-dce
// SIMPLIFICATION:      torch-maximize-value-semantics
// SIMPLIFICATION:      torch-refine-public-return
// SIMPLIFICATION:      canonicalize
// SIMPLIFICATION:      torch-reify-shape-calculations{extra-library={{.*}}quantize_library.mlir}
// SIMPLIFICATION-NEXT: inline
// SIMPLIFICATION:      torch-simplify-shape-calculations
// SIMPLIFICATION:      cse
// SIMPLIFICATION:      torch-simplify-shape-calculations
// SIMPLIFICATION:      torch-drop-abstract-interp-calculations
// SIMPLIFICATION:      torch-reify-dtype-calculations{extra-library={{.*}}quantize_library.mlir}
// SIMPLIFICATION:      torch-refine-public-return
// SIMPLIFICATION:      canonicalize
// SIMPLIFICATION:      torch-decompose-complex-ops{extra-library={{.*}}quantize_library.mlir legal-ops={{.*}}aten.mm,my.op
// SIMPLIFICATION:      canonicalize

// PLAIN-NOT:           torch-reify
// PLAIN-NOT:           torch-decompose

// FUNCTION:            torch-adjust-calling-conventions
// FUNCTION-NEXT:       torch-lower-to-backend-contract{backend-legal-ops={{.*}}aten.mm{{.*}} decompose=false {{.*}}max-iterations=3 shape-dtype-refine=true}

// TORCHSCRIPT:         symbol-dce
// TORCHSCRIPT-NEXT:    torch-prepare-for-globalize-object-graph
// TORCHSCRIPT-NEXT:    torch-globalize-object-graph
// TORCHSCRIPT-NEXT:    symbol-dce
// TORCHSCRIPT-NEXT:    inline
// TORCHSCRIPT-NEXT:    torch-adjust-calling-conventions
// TORCHSCRIPT-NEXT:    torch-lower-to-backend-contract
// TORCHSCRIPT:         module does not contain a root torch.nn_module

// DYNAMO:              inline
// DYNAMO:              torch-reduce-op-variants
// DYNAMO:              canonicalize
// DYNAMO:              torch-decompose-complex-ops
// DYNAMO:              torch-recompose-complex-ops
// DYNAMO:              canonicalize

// SHORT:               torch-reduce-op-variants
// SHORT:               canonicalize
// SHORT-NOT:           torch-

// ONNX:                convert-torch-onnx-to-torch
// ONNX:                torch-decompose-complex-ops
// ONNX:                torch-reify-shape-calculations
// ONNX:                torch-scalarize-shapes
// ONNX:                torch-reify-shape-calculations
// ONNX:                torch-refine-public-return
// ONNX:                torch-decompose-complex-ops

func.func @forward(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.aten.tanh %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}
