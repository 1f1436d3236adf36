// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @overwrite_by_own_value(%v: !torch.vtensor<[4],f32>, %i: !torch.int) -> !torch.vtensor<[4],f32> {
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
  %2 = torch.aten.add.Tensor %1, %1, %i : !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[4],f32>
  torch.overwrite.tensor.contents %2 overwrites %0 : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
  %3 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
  return %3 : !torch.vtensor<[4],f32>
}
