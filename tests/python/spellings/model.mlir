// Spelled as programs from TorchScript are; spellings.py makes one as from torch.export of it, and one of both.
func.func @value(%x: !torch.vtensor<[2,3],si32>) -> !torch.vtensor {
  %factor = torch.constant.float 2.000000e+00
  %0 = torch.operator "my.scale"(%x, %factor) : (!torch.vtensor<[2,3],si32>, !torch.float) -> !torch.vtensor
  return %0 : !torch.vtensor
}
func.func @overload(%x: !torch.vtensor<[2,?],si32>, %y: !torch.vtensor<[],f16>) -> !torch.vtensor {
  %0 = torch.operator "my.scale.by"(%x, %y) : (!torch.vtensor<[2,?],si32>, !torch.vtensor<[],f16>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
func.func @pair(%x: !torch.vtensor<[?,64],bf16>) -> (!torch.vtensor, !torch.vtensor) {
  %k = torch.constant.int 8
  %none = torch.constant.none
  %0:2 = torch.operator "my.top"(%x, %k, %none) : (!torch.vtensor<[?,64],bf16>, !torch.int, !torch.none) -> (!torch.vtensor, !torch.vtensor)
  return %0#0, %0#1 : !torch.vtensor, !torch.vtensor
}
func.func @mutable(%x: !torch.tensor {torch.type_bound = !torch.vtensor<[4,3],f64>}) -> !torch.tensor {
  %factor = torch.constant.float 2.000000e+00
  %k = torch.constant.int 2
  %code = torch.constant.int 5
  %0 = torch.operator "my.scale"(%x, %factor) : (!torch.tensor, !torch.float) -> !torch.tensor
  %1:2 = torch.operator "my.top"(%0, %k, %code) : (!torch.tensor, !torch.int, !torch.int) -> (!torch.tensor, !torch.tensor)
  %2 = torch.aten.tanh %1#0 : !torch.tensor -> !torch.tensor
  %3 = torch.operator "my.scale.by"(%2, %1#1) : (!torch.tensor, !torch.tensor) -> !torch.tensor
  return %3 : !torch.tensor
}
