// An op with an int and a string operand: the dtype depends on the string.
func.func @__torch_mlir_shape_fn.acme.quantize(%self: !torch.list<int>, %bits: !torch.int, %mode: !torch.str) -> !torch.list<int> {
  return %self : !torch.list<int>
}
func.func @__torch_mlir_dtype_fn.acme.quantize(%self: !torch.tuple<int, int>, %bits: !torch.int, %mode: !torch.str) -> !torch.int {
  %unsigned = torch.constant.str "unsigned"
  %ui8 = torch.constant.int 0
  %si8 = torch.constant.int 1
  %is = torch.aten.eq.str %mode, %unsigned : !torch.str, !torch.str -> !torch.bool
  %code = torch.prim.If %is -> (!torch.int) {
    torch.prim.If.yield %ui8 : !torch.int
  } else {
    torch.prim.If.yield %si8 : !torch.int
  }
  return %code : !torch.int
}
func.func @__torch_mlir_has_value_semantics_fn.acme.quantize() {
  return
}
