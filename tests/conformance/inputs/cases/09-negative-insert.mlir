module {
  func.func @forward(%arg0: !torch.vtensor<[3,5],f32>) -> !torch.vtensor {
    %k = torch.constant.int 4
    %0 = torch.operator "kiln.slot_in"(%arg0, %k) : (!torch.vtensor<[3,5],f32>, !torch.int) -> !torch.vtensor
    return %0 : !torch.vtensor
  }
}
