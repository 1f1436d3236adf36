func.func @f(%a: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}, %n: !torch.none, %b: !torch.tensor {torch.type_bound = !torch.vtensor}, %i: !torch.int, %n2: !torch.none, %u: !torch.tensor<[3],f32> {torch.type_bound = !torch.vtensor<[3],f32>}) -> (!torch.tensor, !torch.none, !torch.tuple<tensor, none, tuple<int, int>>, !torch.int) {
  %0 = torch.aten.add.Tensor %b, %a, %i : !torch.tensor, !torch.tensor, !torch.int -> !torch.tensor
  %t2 = torch.prim.TupleConstruct %i, %i : !torch.int, !torch.int -> !torch.tuple<int, int>
  %t = torch.prim.TupleConstruct %u, %n, %t2 : !torch.tensor<[3],f32>, !torch.none, !torch.tuple<int, int> -> !torch.tuple<tensor, none, tuple<int, int>>
  %q = torch.derefine %n : !torch.none to !torch.optional<int>
  %q2 = torch.derefine %n2 : !torch.none to !torch.optional<int>
  torch.operator "a.b"(%q, %q2) : (!torch.optional<int>, !torch.optional<int>) -> ()
  return %0, %n, %t, %i : !torch.tensor, !torch.none, !torch.tuple<tensor, none, tuple<int, int>>, !torch.int
}
