module {
  func.func @forward(%x: !torch.vtensor<[10,4],f32>) -> (!torch.vtensor, !torch.vtensor, !torch.vtensor, !torch.vtensor) {
    %none = torch.constant.none
    %int0 = torch.constant.int 0
    %int1 = torch.constant.int 1
    %int2 = torch.constant.int 2
    %int3 = torch.constant.int 3
    %int10 = torch.constant.int 10
    %m3 = torch.constant.int -3
    %big = torch.constant.int 9223372036854775807
    %half = torch.constant.float 5.000000e-01
    %two = torch.constant.float 2.000000e+00
    %a = torch.aten.arange.start_step %int1, %int10, %int3, %none, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor
    %b = torch.aten.arange.start_step %half, %two, %half, %none, %none, %none, %none : !torch.float, !torch.float, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor
    %c = torch.aten.slice.Tensor %x, %int0, %m3, %big, %int2 : !torch.vtensor<[10,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor
    %d = torch.aten.slice.Tensor %x, %int1, %int3, %int2, %int1 : !torch.vtensor<[10,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor
    return %a, %b, %c, %d : !torch.vtensor, !torch.vtensor, !torch.vtensor, !torch.vtensor
  }
}
