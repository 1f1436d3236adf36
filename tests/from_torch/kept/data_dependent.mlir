// Exported by PyTorch.
// note: torch.export stopped (Could not guard on data-dependent expression Eq(u0, 1) (unhinted: Eq(u0, 1)).  (Size-like symbols: none)); this is torch.export.draft_export's graph
// warning: models.py:81: PyTorch cannot know Eq(u0, 1) before the program runs, and took it as True, as on the example inputs; torch._check(...) in the module says that it always holds
#loc1 = loc("models.py":82:0)
#loc2 = loc("x"(#loc1))
module {
  func.func @main(%x: !torch.vtensor<[3],f32> loc("x"(#loc1))) -> !torch.vtensor<[3],f32> attributes {torch.assume_strict_symbolic_shapes} {
    %int1 = torch.constant.int 1 loc(#loc1)
    %int1_0 = torch.constant.int 1 loc(#loc1)
    %add = torch.aten.add.Scalar %x, %int1, %int1_0 : !torch.vtensor<[3],f32>, !torch.int, !torch.int -> !torch.vtensor<[3],f32> loc(#loc3)
    return %add : !torch.vtensor<[3],f32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("add"(#loc1))
