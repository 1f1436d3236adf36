module {
  func.func @forward(%arg0: !torch.vtensor<[6,10],f32>) -> (!torch.vtensor, !torch.vtensor) {
    %int0 = torch.constant.int 0
    %int1 = torch.constant.int 1
    %int2 = torch.constant.int 2
    %l = torch.operator "kiln.shards"(%arg0, %int2) : (!torch.vtensor<[6,10],f32>, !torch.int) -> !torch.list<vtensor>
    %a = torch.aten.__getitem__.t %l, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor
    %b = torch.aten.__getitem__.t %l, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor
    return %a, %b : !torch.vtensor, !torch.vtensor
  }
}
