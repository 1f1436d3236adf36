// PASSES: func.func(torch-reduce-op-variants)
func.func @twores(%a: !torch.vtensor<[2,3],f32>) -> !torch.tensor {
  %f = torch.constant.int 0
  %true = torch.constant.bool true
  %r:2 = torch.aten.max.dim %a, %f, %true : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.tensor, !torch.vtensor
  return %r#0 : !torch.tensor
}
