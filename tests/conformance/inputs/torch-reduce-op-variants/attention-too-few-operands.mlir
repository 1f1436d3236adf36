// PASSES: func.func(torch-reduce-op-variants)
func.func @l(%a: !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor {
  %r:2 = torch.operator "torch.aten._scaled_dot_product_flash_attention_for_cpu"(%a, %a, %a) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> (!torch.vtensor, !torch.vtensor)
  return %r#0 : !torch.vtensor
}
