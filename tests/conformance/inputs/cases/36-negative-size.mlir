module {
  func.func @forward(%x: !torch.vtensor<[3,4],f32>) -> !torch.vtensor {
    %int5 = torch.constant.int 5
    %0 = torch.operator "kiln.crop"(%x, %int5) : (!torch.vtensor<[3,4],f32>, !torch.int) -> !torch.vtensor
    return %0 : !torch.vtensor
  }
}
