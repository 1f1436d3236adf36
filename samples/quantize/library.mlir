// How the result of my::quantize(Tensor x, int bits, str mode) -> Tensor looks. The importer names a
// custom op "torch.my.quantize"; the functions may carry that name or the bare my.quantize.

// The sizes stay as they are, whatever the width.
func.func @__torch_mlir_shape_fn.torch.my.quantize(%x: !torch.list<int>, %bits: !torch.int, %mode: !torch.str) -> !torch.list<int> {
  return %x : !torch.list<int>
}

// The narrowest signed integer that holds `bits` bits: 1 is PyTorch's number for int8, 2 for int16.
func.func @__torch_mlir_dtype_fn.torch.my.quantize(%x_rank_dtype: !torch.tuple<int, int>, %bits: !torch.int, %mode: !torch.str) -> !torch.int {
  %none = torch.constant.none
  %message = torch.constant.str "my.quantize: bits must be at most 16, but it is {}"
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int8 = torch.constant.int 8
  %int16 = torch.constant.int 16
  %fits = torch.aten.le.int %bits, %int16 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %fits -> () {
    torch.prim.If.yield
  } else {
    %text = torch.aten.format(%message, %bits) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %text, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %narrow = torch.aten.le.int %bits, %int8 : !torch.int, !torch.int -> !torch.bool
  %dtype = torch.prim.If %narrow -> (!torch.int) {
    torch.prim.If.yield %int1 : !torch.int
  } else {
    torch.prim.If.yield %int2 : !torch.int
  }
  return %dtype : !torch.int
}

// It reads its input and makes a new tensor: no aliasing, no writing.
func.func @__torch_mlir_has_value_semantics_fn.torch.my.quantize() {
  return
}
