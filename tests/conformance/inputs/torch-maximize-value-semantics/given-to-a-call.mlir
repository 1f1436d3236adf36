// PASSES: func.func(torch-maximize-value-semantics,canonicalize)
func.func @given_to_a_call(%v: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32> {
  %0 = torch.copy.to_tensor %v : !torch.tensor<[4],f32>
  call @other(%0) : (!torch.tensor<[4],f32>) -> ()
  %1 = torch.copy.to_vtensor %0 : !torch.vtensor<[4],f32>
  return %1 : !torch.vtensor<[4],f32>
}

func.func private @other(!torch.tensor<[4],f32>)
