module {
  func.func @forward(%a: !torch.vtensor<[1,12,6,6],f32>, %b: !torch.vtensor<[?,?,6,6],f32>, %c: !torch.vtensor<[?,4],f32>, %d: !torch.vtensor<[3,1],f32>) -> (!torch.vtensor, !torch.vtensor) {
    %int1 = torch.constant.int 1
    %0 = torch.aten.add.Tensor %a, %b, %int1 : !torch.vtensor<[1,12,6,6],f32>, !torch.vtensor<[?,?,6,6],f32>, !torch.int -> !torch.vtensor
    %1 = torch.aten.maximum %c, %d : !torch.vtensor<[?,4],f32>, !torch.vtensor<[3,1],f32> -> !torch.vtensor
    return %0, %1 : !torch.vtensor, !torch.vtensor
  }
}
