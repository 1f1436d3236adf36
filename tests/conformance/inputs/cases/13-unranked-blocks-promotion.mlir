module {
  func.func @forward(%arg0: !torch.vtensor<[3],si64>, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor {
    %int1 = torch.constant.int 1
    %0 = torch.operator "kiln.mystery"(%arg0) : (!torch.vtensor<[3],si64>) -> !torch.vtensor
    %1 = torch.aten.sub.Tensor %arg1, %0, %int1 : !torch.vtensor<[3],f32>, !torch.vtensor, !torch.int -> !torch.vtensor
    %2 = torch.aten.tanh %1 : !torch.vtensor -> !torch.vtensor
    return %2 : !torch.vtensor
  }
}
