// PASSES: canonicalize
func.func @f(%v: !torch.vtensor) {
  %0 = torch.shape.calculate {
    torch.shape.calculate.yield %v : !torch.vtensor
  } shapes {
    torch.shape.calculate.yield.shapes
  } : !torch.vtensor
  return
}
