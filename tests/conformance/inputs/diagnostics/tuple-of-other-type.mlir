// PASSES: canonicalize
func.func @f(%x: !torch.int) {
  %0 = torch.prim.TupleConstruct %x : !torch.int -> !torch.tuple<int, int>
  return
}
