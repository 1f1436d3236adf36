func.func @f(%a: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}, %n: !torch.none) -> !torch.tensor {
  %0 = torch.aten.tanh %a : !torch.tensor -> !torch.tensor
  return %0 : !torch.tensor
}
func.func @g(%a: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}) -> (!torch.tensor, !torch.optional<int>) {
  %n = torch.constant.none
  %0 = func.call @f(%a, %n) : (!torch.tensor, !torch.none) -> !torch.tensor
  %q = torch.derefine %n : !torch.none to !torch.optional<int>
  return %0, %q : !torch.tensor, !torch.optional<int>
}
