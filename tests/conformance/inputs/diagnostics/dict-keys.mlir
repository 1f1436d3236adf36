// PASSES: canonicalize
func.func @f(%x: !torch.int) {
  %0 = torch.prim.DictConstruct keys(%x : !torch.int) values(%x : !torch.int) -> !torch.dict<str, int>
  return
}
