module {
  func.func @forward(%arg0: !torch.vtensor<[3],f32>) -> !torch.vtensor {
    %int2 = torch.constant.int 2
    %0 = torch.operator "kiln.tileby"(%arg0, %int2) : (!torch.vtensor<[3],f32>, !torch.int) -> !torch.vtensor
    return %0 : !torch.vtensor
  }
}
