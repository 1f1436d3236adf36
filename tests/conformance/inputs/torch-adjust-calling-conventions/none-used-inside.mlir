func.func @f(%n: !torch.none, %a: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}, %n2: !torch.none) -> (!torch.tensor, !torch.none) {
  %q = torch.derefine %n : !torch.none to !torch.optional<int>
  %q2 = torch.derefine %n2 : !torch.none to !torch.optional<int>
  torch.operator "a.b"(%a, %q, %q2) : (!torch.tensor, !torch.optional<int>, !torch.optional<int>) -> ()
  return %a, %n : !torch.tensor, !torch.none
}
