func.func @forward(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {
  %factor = torch.constant.float 2.000000e+00
  %scaled = torch.operator "torch.my.scale"(%x, %factor) : (!torch.vtensor<[2,3],f32>, !torch.float) -> !torch.vtensor
  %other = torch.operator "torch.my.scale"(%scaled, %factor) : (!torch.vtensor, !torch.float) -> !torch.vtensor
  return %other : !torch.vtensor
}
