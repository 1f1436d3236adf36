func.func @f(%a: !torch.vtensor {torch.type_bound = !torch.vtensor<[2],f32>}) -> (!torch.vtensor) {
  return %a : !torch.vtensor
}
func.func private @decl(!torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}, !torch.none) -> (!torch.tensor, !torch.none)
func.func private @decl2(!torch.tensor ) -> (!torch.tensor)
func.func @g(%a: !torch.vtensor<[2],f32>, %t: !torch.tensor) -> (!torch.vtensor) {
  %b = torch.tensor_static_info_cast %a : !torch.vtensor<[2],f32> to !torch.vtensor
  %0 = func.call @f(%b) : (!torch.vtensor) -> !torch.vtensor
  return %0 : !torch.vtensor
}
