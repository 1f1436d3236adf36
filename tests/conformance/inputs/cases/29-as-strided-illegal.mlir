module {
  func.func @forward(%arg0: !torch.vtensor<[2,3,20],f32>) -> !torch.vtensor {
    %int0 = torch.constant.int 0
    %int1 = torch.constant.int 1
    %int2 = torch.constant.int 2
    %int3 = torch.constant.int 3
    %int5 = torch.constant.int 5
    %int20 = torch.constant.int 20
    %int60 = torch.constant.int 60
    %sz = torch.prim.ListConstruct %int2, %int3, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %st = torch.prim.ListConstruct %int60, %int20, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %r = torch.aten.as_strided %arg0, %sz, %st, %int0 : !torch.vtensor<[2,3,20],f32>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor
    return %r : !torch.vtensor
  }
}
