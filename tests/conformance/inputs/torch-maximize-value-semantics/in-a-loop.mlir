// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @in_a_loop(%v: !torch.vtensor<[4],f32>, %w: !torch.vtensor<[4],f32>, %n: !torch.int) -> !torch.vtensor<[4],f32> {
  %true = torch.constant.bool true
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  %1 = torch.prim.Loop %n, %true, init(%v) {
  ^bb0(%i: !torch.int, %x: !torch.vtensor<[4],f32>):
    %2 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
    torch.overwrite.tensor.contents %w overwrites %0 : !torch.vtensor<[4],f32>, !torch.tensor<[4],f32>
    torch.prim.Loop.condition %true, iter(%2 : !torch.vtensor<[4],f32>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  return %1 : !torch.vtensor<[4],f32>
}
