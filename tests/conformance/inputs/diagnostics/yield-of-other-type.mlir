// PASSES: canonicalize
func.func @f(%c: !torch.bool, %n: !torch.int) -> !torch.int {
  %0 = torch.prim.If %c -> (!torch.int) {
    torch.prim.If.yield %n : !torch.int
  } else {
    torch.prim.If.yield %c : !torch.bool
  }
  return %0 : !torch.int
}
