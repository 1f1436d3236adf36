module {
  func.func @forward(%x: !torch.vtensor<[2,3],f16>, %m: !torch.vtensor<[2,1],f32>) -> (!torch.vtensor, !torch.vtensor) {
    %none = torch.constant.none
    %half = torch.constant.float 5.000000e-01
    %0 = torch.operator "kiln.blend"(%x, %none, %none) : (!torch.vtensor<[2,3],f16>, !torch.none, !torch.none) -> !torch.vtensor
    %1 = torch.operator "kiln.blend"(%x, %m, %half) : (!torch.vtensor<[2,3],f16>, !torch.vtensor<[2,1],f32>, !torch.float) -> !torch.vtensor
    return %0, %1 : !torch.vtensor, !torch.vtensor
  }
}
