// PASSES: func.func(torch-reduce-op-variants)
func.func @view(%a: !torch.tensor<[2],f32>, %n: !torch.none) -> !torch.tensor {
  %f = torch.constant.int 0
  %r = torch.aten.unsqueeze %a, %f : !torch.tensor<[2],f32>, !torch.int -> !torch.tensor
  %r1 = torch.aten.unsqueeze_ %a, %f : !torch.tensor<[2],f32>, !torch.int -> !torch.tensor
  %r2 = torch.aten.zero_ %a : !torch.tensor<[2],f32> -> !torch.tensor<[2],f32>
  %r3 = torch.aten.tanh %r2 : !torch.tensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %r : !torch.tensor
}
