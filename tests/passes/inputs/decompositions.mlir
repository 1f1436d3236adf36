func.func @__torch_mlir_decomposition_fn.kiln.twice(%x: !torch.vtensor) -> !torch.vtensor {
  %one = torch.constant.int 1
  %0 = torch.aten.add.Tensor %x, %x, %one : !torch.vtensor, !torch.vtensor, !torch.int -> !torch.vtensor
  return %0 : !torch.vtensor
}

func.func @__torch_mlir_decomposition_fn.kiln.kept(%x: !torch.vtensor) -> !torch.vtensor {
  %0 = torch.operator "kiln.kept"(%x) : (!torch.vtensor) -> !torch.vtensor
  return %0 : !torch.vtensor
}

func.func @__torch_mlir_decomposition_fn.kiln.refused(%x: !torch.vtensor) -> !torch.vtensor {
  %message = torch.constant.str "not today"
  %none = torch.constant.none
  torch.prim.RaiseException %message, %none : !torch.str, !torch.none
  return %x : !torch.vtensor
}

// In place of the built-in one: gathers the one element.
func.func @__torch_mlir_decomposition_fn.aten.select.int(%self: !torch.vtensor, %dim: !torch.int, %index: !torch.int) -> !torch.vtensor {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %list = torch.prim.ListConstruct %index : (!torch.int) -> !torch.list<int>
  %at = torch.aten.tensor %list, %none, %none, %false : !torch.list<int>, !torch.none, !torch.none, !torch.bool -> !torch.vtensor
  %0 = torch.aten.index_select %self, %dim, %at : !torch.vtensor, !torch.int, !torch.vtensor -> !torch.vtensor
  %1 = torch.aten.squeeze.dim %0, %dim : !torch.vtensor, !torch.int -> !torch.vtensor
  return %1 : !torch.vtensor
}
