// Exported by PyTorch.
// schema: my::pool(Tensor x, SymInt width) -> Tensor
// note: torch.export stopped (There was no fake impl registered for <CustomOpDef(my::pool)>. This is necessary for torch.compile/export/fx tracing to work. Please use `pool.register_fake` to add an fake impl.); this is torch.export.draft_export's graph
// warning: models.py:35: my.pool.default has no fake kernel, so PyTorch knows only the ranks and dtypes of its results; a shape function in a library tells the sizes (or register_fake in Python)
#loc1 = loc("models.py":35:0)
#loc3 = loc("x"(#loc1))
module {
  func.func @main(%x: !torch.vtensor<[2,12],f32> loc("x"(#loc1))) -> !torch.vtensor<[?,?],f32> attributes {torch.assume_strict_symbolic_shapes} {
    %int1 = torch.constant.int 1 loc(#loc1)
    %int1_0 = torch.constant.int 1 loc(#loc1)
    %add = torch.aten.add.Scalar %x, %int1, %int1_0 : !torch.vtensor<[2,12],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,12],f32> loc(#loc4)
    %int4 = torch.constant.int 4 loc(#loc1)
    %pool = torch.operator "torch.my.pool"(%add, %int4) : (!torch.vtensor<[2,12],f32>, !torch.int) -> !torch.vtensor<[?,?],f32>  loc(#loc5)
    %tanh = torch.aten.tanh %pool : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32> loc(#loc6)
    return %tanh : !torch.vtensor<[?,?],f32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("models.py":36:0)
#loc4 = loc("add"(#loc1))
#loc5 = loc("pool"(#loc1))
#loc6 = loc("tanh"(#loc2))
