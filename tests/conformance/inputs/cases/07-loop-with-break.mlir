module {
  func.func @forward(%arg0: !torch.vtensor<[4,0,3],f32>) -> !torch.vtensor {
    %0 = torch.operator "kiln.until_zero"(%arg0) : (!torch.vtensor<[4,0,3],f32>) -> !torch.vtensor
    return %0 : !torch.vtensor
  }
}
