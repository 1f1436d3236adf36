module {
  func.func @forward(%arg0: !torch.tensor {torch.type_bound = !torch.vtensor<[2,8],f32>}) -> !torch.tuple<tensor> {
    %0 = torch.aten.tanh %arg0 : !torch.tensor -> !torch.tensor
    %1 = torch.prim.TupleConstruct %0 : !torch.tensor -> !torch.tuple<tensor>
    return %1 : !torch.tuple<tensor>
  }
}
