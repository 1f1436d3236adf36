// RUN: not reify-opt --pass-pipeline='builtin.module(func.func(torch-decompose-complex-ops))' %s 2>&1 | FileCheck %s

// The functions stand in the model's own module. The circle is named, and ends.
// CHECK: error: '__torch_mlir_decomposition_fn.kiln.hen': the decompositions go in a circle: kiln.hen -> kiln.egg -> kiln.hen
// CHECK: note: while decomposing 'kiln.hen' here
func.func @main(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.operator "kiln.hen"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

func.func private @__torch_mlir_decomposition_fn.kiln.hen(%x: !torch.vtensor) -> !torch.vtensor {
  %0 = torch.operator "kiln.egg"(%x) : (!torch.vtensor) -> !torch.vtensor
  return %0 : !torch.vtensor
}

func.func private @__torch_mlir_decomposition_fn.kiln.egg(%x: !torch.vtensor) -> !torch.vtensor {
  %0 = torch.operator "kiln.hen"(%x) : (!torch.vtensor) -> !torch.vtensor
  return %0 : !torch.vtensor
}
