module {
  func.func @forward(%x: !torch.vtensor<[2,30],f32>) -> (!torch.vtensor, !torch.vtensor) {
    %0:2 = torch.operator "kiln.topm"(%x) : (!torch.vtensor<[2,30],f32>) -> (!torch.vtensor, !torch.vtensor)
    return %0#0, %0#1 : !torch.vtensor, !torch.vtensor
  }
}
