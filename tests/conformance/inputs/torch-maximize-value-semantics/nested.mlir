// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @nested(%v: !torch.vtensor<[4],f32>, %p: !torch.bool) -> (!torch.vtensor<[4],f32>) {
  %i = torch.constant.int 0
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %e = torch.prim.If %p -> (!torch.vtensor<[4],f32>) {
    %s = torch.aten.unsqueeze %0, %i : !torch.tensor<[4],f32>, !torch.int -> !torch.tensor<[1,4],f32>
    %f = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
    torch.prim.If.yield %f : !torch.vtensor<[4],f32>
  } else {
    torch.prim.If.yield %v : !torch.vtensor<[4],f32>
  }
  return %e : !torch.vtensor<[4],f32>
}
