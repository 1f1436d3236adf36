func.func @f(%a: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}) -> (!torch.none, !torch.tensor) {
  %n = torch.constant.none
  return %n, %a : !torch.none, !torch.tensor
}
func.func @g(%a: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}) -> (!torch.tensor, !torch.optional<int>) {
  %0:2 = func.call @f(%a) : (!torch.tensor) -> (!torch.none, !torch.tensor)
  %q = torch.derefine %0#0 : !torch.none to !torch.optional<int>
  return %0#1, %q : !torch.tensor, !torch.optional<int>
}
