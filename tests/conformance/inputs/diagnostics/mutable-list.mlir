// PASSES: func.func(torch-reduce-op-variants)
func.func @f(%l: !torch.list<tensor>, %x: !torch.tensor) -> !torch.tensor {
  %zero = torch.constant.int 0
  %0 = torch.aten.index.Tensor %x, %l : !torch.tensor, !torch.list<tensor> -> !torch.tensor
  return %0 : !torch.tensor
}
