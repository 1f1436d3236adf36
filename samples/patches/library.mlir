// lab::patches(Tensor x, int size) -> (Tensor, Tensor): squares of size by size pixels as rows, and the
// number of each. A picture that does not divide evenly is padded.

// How many patches lie along one side.
func.func private @lab.patches_along(%pixels: !torch.int, %size: !torch.int) -> !torch.int {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %whole = torch.aten.floordiv.int %pixels, %size : !torch.int, !torch.int -> !torch.int
  %rest = torch.aten.remainder.int %pixels, %size : !torch.int, !torch.int -> !torch.int
  %even = torch.aten.eq.int %rest, %int0 : !torch.int, !torch.int -> !torch.bool
  %count = torch.prim.If %even -> (!torch.int) {
    torch.prim.If.yield %whole : !torch.int
  } else {
    %more = torch.aten.add.int %whole, %int1 : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %more : !torch.int
  }
  return %count : !torch.int
}

func.func @__torch_mlir_shape_fn.lab.patches(%x: !torch.list<int>, %size: !torch.int) -> !torch.tuple<list<int>, list<int>> {
  %true = torch.constant.bool true
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %message = torch.constant.str "lab.patches: a batch of pictures has 4 dimensions, this has {}"
  %rank = torch.aten.len.t %x : !torch.list<int> -> !torch.int
  %good = torch.aten.eq.int %rank, %int4 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %good -> () {
    torch.prim.If.yield
  } else {
    %text = torch.aten.format(%message, %rank) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %text, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  // Height and width, one after the other, each multiply the count of patches.
  %count = torch.prim.Loop %int2, %true, init(%int1) {
  ^bb0(%side: !torch.int, %so_far: !torch.int):
    %dim = torch.aten.add.int %side, %int2 : !torch.int, !torch.int -> !torch.int
    %pixels = torch.aten.__getitem__.t %x, %dim : !torch.list<int>, !torch.int -> !torch.int
    %along = func.call @lab.patches_along(%pixels, %size) : (!torch.int, !torch.int) -> !torch.int
    %all = torch.aten.mul.int %so_far, %along : !torch.int, !torch.int -> !torch.int
    torch.prim.Loop.condition %true, iter(%all : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> (!torch.int)
  %batch = torch.aten.__getitem__.t %x, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %channels = torch.aten.__getitem__.t %x, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %area = torch.aten.mul.int %size, %size : !torch.int, !torch.int -> !torch.int
  %numbers = torch.aten.mul.int %channels, %area : !torch.int, !torch.int -> !torch.int
  %patches = torch.prim.ListConstruct %batch, %count, %numbers : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %places = torch.prim.ListConstruct %count : (!torch.int) -> !torch.list<int>
  %both = torch.prim.TupleConstruct %patches, %places : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %both : !torch.tuple<list<int>, list<int>>
}

// The patches are of the picture's type, their numbers are int64 (PyTorch's number 4).
func.func @__torch_mlir_dtype_fn.lab.patches(%x_rank_dtype: !torch.tuple<int, int>, %size: !torch.int) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %x:2 = torch.prim.TupleUnpack %x_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %both = torch.prim.TupleConstruct %x#1, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %both : !torch.tuple<int, int>
}

func.func @__torch_mlir_has_value_semantics_fn.lab.patches() {
  return
}
