module {
  func.func @forward(%arg0: !torch.vtensor<[5,6],f32>) -> (!torch.vtensor, !torch.vtensor) {
    %0:2 = torch.operator "kiln.widen"(%arg0) : (!torch.vtensor<[5,6],f32>) -> (!torch.vtensor, !torch.vtensor)
    return %0#0, %0#1 : !torch.vtensor, !torch.vtensor
  }
}
