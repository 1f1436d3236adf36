func.func @f(%a: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}, %b: !torch.tensor {torch.type_bound = !torch.vtensor}, %i: !torch.int, %u: !torch.tensor<[3],f32> {torch.type_bound = !torch.vtensor<[3],f32>}, %unused: !torch.tensor {torch.type_bound = !torch.vtensor<[9],f32>}) -> (!torch.tensor, !torch.tuple<tensor, tuple<int, int>>, !torch.int) {
  %0 = torch.aten.add.Tensor %b, %a, %i : !torch.tensor, !torch.tensor, !torch.int -> !torch.tensor
  %t2 = torch.prim.TupleConstruct %i, %i : !torch.int, !torch.int -> !torch.tuple<int, int>
  %t = torch.prim.TupleConstruct %u, %t2 : !torch.tensor<[3],f32>, !torch.tuple<int, int> -> !torch.tuple<tensor, tuple<int, int>>
  return %0, %t, %i : !torch.tensor, !torch.tuple<tensor, tuple<int, int>>, !torch.int
}
