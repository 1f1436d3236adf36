func.func @f(%a: !torch.vtensor<[?],f32> {torch.type_bound = !torch.vtensor<[2],f32>}) -> (!torch.vtensor<[?],f32>) {
  return %a : !torch.vtensor<[?],f32>
}
