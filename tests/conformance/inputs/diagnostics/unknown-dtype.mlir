// PASSES: torch-lower-to-backend-contract
func.func @f(%x: !torch.vtensor<[2],unk>) -> !torch.vtensor<[2],unk> {
  %0 = torch.aten.tanh %x : !torch.vtensor<[2],unk> -> !torch.vtensor<[2],unk>
  return %0 : !torch.vtensor<[2],unk>
}
