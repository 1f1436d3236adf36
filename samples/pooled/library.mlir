// lab::pool(Tensor x, int dim, bool keepdim) -> Tensor: the mean over one dimension, which stays with
// size 1 if `keepdim`.
func.func @__torch_mlir_shape_fn.lab.pool(%x: !torch.list<int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.list<int> {
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %rank = torch.aten.len.t %x : !torch.list<int> -> !torch.int
  %at = torch.aten.remainder.int %dim, %rank : !torch.int, !torch.int -> !torch.int
  %after = torch.aten.add.int %at, %int1 : !torch.int, !torch.int -> !torch.int
  %front = torch.aten.slice.t %x, %none, %at, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %back = torch.aten.slice.t %x, %after, %none, %int1 : !torch.list<int>, !torch.int, !torch.none, !torch.int -> !torch.list<int>
  %sizes = torch.prim.If %keepdim -> (!torch.list<int>) {
    %one = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
    %kept = torch.aten.add.t %front, %one : !torch.list<int>, !torch.list<int> -> !torch.list<int>
    %all = torch.aten.add.t %kept, %back : !torch.list<int>, !torch.list<int> -> !torch.list<int>
    torch.prim.If.yield %all : !torch.list<int>
  } else {
    %rest = torch.aten.add.t %front, %back : !torch.list<int>, !torch.list<int> -> !torch.list<int>
    torch.prim.If.yield %rest : !torch.list<int>
  }
  return %sizes : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.lab.pool(%x_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.int {
  %x:2 = torch.prim.TupleUnpack %x_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %x#1 : !torch.int
}

func.func @__torch_mlir_has_value_semantics_fn.lab.pool() {
  return
}
