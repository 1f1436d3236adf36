func.func @f(%a: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}) -> !torch.tuple<tensor> {
  %t = torch.prim.TupleConstruct %a : !torch.tensor -> !torch.tuple<tensor>
  return %t : !torch.tuple<tensor>
}
