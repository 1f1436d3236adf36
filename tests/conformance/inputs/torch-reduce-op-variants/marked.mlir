// PASSES: func.func(torch-reduce-op-variants{extra-library=roundtrip/lib1.mlir})
func.func @marked(%x: !torch.tensor, %i: !torch.int, %s: !torch.str) -> !torch.tensor {
  %0 = torch.operator "acme.quantize"(%x, %i, %s) : (!torch.tensor, !torch.int, !torch.str) -> !torch.tensor
  return %0 : !torch.tensor
}
