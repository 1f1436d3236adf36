module {
  func.func @main(%x: !torch.vtensor<[3,8],f32>, %flag: !torch.bool) -> !torch.vtensor {
    %int4 = torch.constant.int 4
    %padded = torch.operator "my.pad_to"(%x, %int4) : (!torch.vtensor<[3,8],f32>, !torch.int) -> !torch.vtensor loc(callsite("net.py":12:9 at "main.py":40:1))
    %kept = torch.operator "my.keep"(%padded, %flag) : (!torch.vtensor, !torch.bool) -> !torch.vtensor
    %again = torch.operator "my.pad_to"(%kept, %int4) : (!torch.vtensor, !torch.int) -> !torch.vtensor
    return %again : !torch.vtensor
  }
}
