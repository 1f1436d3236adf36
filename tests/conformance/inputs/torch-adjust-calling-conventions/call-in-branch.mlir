func.func @f(%a: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}) -> !torch.tensor {
  %0 = torch.aten.tanh %a : !torch.tensor -> !torch.tensor
  return %0 : !torch.tensor
}
func.func @g(%c: !torch.bool, %b: !torch.tensor) -> !torch.tensor {
  %r = torch.prim.If %c -> (!torch.tensor) {
    %0 = func.call @f(%b) : (!torch.tensor) -> !torch.tensor
    torch.prim.If.yield %0 : !torch.tensor
  } else {
    torch.prim.If.yield %b : !torch.tensor
  }
  return %r : !torch.tensor
}
func.func @empty(%n: !torch.none) -> !torch.tuple<> {
  %0 = "torch.prim.TupleConstruct"() : () -> !torch.tuple<>
  return %0 : !torch.tuple<>
}
