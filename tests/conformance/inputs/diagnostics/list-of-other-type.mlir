// PASSES: canonicalize
func.func @f(%x: !torch.int, %s: !torch.str) {
  %0 = torch.prim.ListConstruct %x, %s : (!torch.int, !torch.str) -> !torch.list<int>
  return
}
