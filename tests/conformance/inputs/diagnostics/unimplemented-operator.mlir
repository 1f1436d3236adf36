// PASSES: torch-verify-backend-contract-no-decompositions
func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.operator "acme.x"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
