// PASSES: func.func(torch-reduce-op-variants)
func.func @m(%a: !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor {
  %n = torch.constant.none
  %f = torch.constant.float 0.0
  %b = torch.constant.bool false
  %r:2 = torch.operator "torch.aten._scaled_dot_product_flash_attention_for_cpu"(%a, %a, %a, %f, %b, %n, %n) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.float, !torch.bool, !torch.none, !torch.none) -> (!torch.vtensor, !torch.vtensor)
  return %r#0 : !torch.vtensor
}
