// PASSES: canonicalize
func.func @f() {
  %0 = torch.vtensor.literal(dense<1> : tensor<2xi64>) : !torch.vtensor<[2],si32>
  return
}
