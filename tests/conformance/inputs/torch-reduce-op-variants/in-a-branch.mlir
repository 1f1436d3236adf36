// PASSES: func.func(torch-reduce-op-variants)
func.func @k(%a: !torch.tensor, %b: !torch.tensor) -> !torch.int {
  %i = torch.constant.int 0
  %c = torch.aten.ge.Tensor %a, %b : !torch.tensor, !torch.tensor -> !torch.tensor
  %d = torch.aten.Bool.Tensor %c : !torch.tensor -> !torch.bool
  %e = torch.prim.If %d -> (!torch.int) {
    %f = torch.aten.add_.Tensor %a, %b, %i : !torch.tensor, !torch.tensor, !torch.int -> !torch.tensor
    torch.prim.If.yield %i : !torch.int
  } else {
    torch.prim.If.yield %i : !torch.int
  }
  return %e : !torch.int
}
