// Gather and scatter, indexing by tensors, embeddings.
// Made from indexing.py by to_mlir.py.

// Dimensions without an index stay. The indices broadcast together and stand where the first of them
// did, or in front if dimensions without an index lie between them.
func.func private @index_sizes(%self: !torch.list<int>, %indices: !torch.list<optional<list<int>>>) -> !torch.list<int> {
  %str = torch.constant.str "too many indices for tensor of dimension {} (got {})"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %indices : !torch.list<optional<list<int>>> -> !torch.int
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %le = torch.aten.le.int %length, %length_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %le -> () {
    torch.prim.If.yield
  } else {
    %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %length_4 = torch.aten.len.t %indices : !torch.list<optional<list<int>>> -> !torch.int
    %message = torch.aten.format(%str, %length_3, %length_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %found = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_5 = torch.aten.len.t %indices : !torch.list<optional<list<int>>> -> !torch.int
  %found_2, %first, %last, %count = torch.prim.Loop %length_5, %true, init(%found, %int0, %int0, %int0) {
  ^bb0(%i: !torch.int, %found_3: !torch.list<int>, %first_2: !torch.int, %last_2: !torch.int, %count_2: !torch.int):
    %index = torch.aten.__getitem__.t %indices, %i : !torch.list<optional<list<int>>>, !torch.int -> !torch.optional<list<int>>
    %is_given = torch.aten.__isnot__ %index, %none : !torch.optional<list<int>>, !torch.none -> !torch.bool
    %found_4, %first_3, %last_3, %count_3 = torch.prim.If %is_given -> (!torch.list<int>, !torch.int, !torch.int, !torch.int) {
      %index_2 = torch.prim.unchecked_cast %index : !torch.optional<list<int>> -> !torch.list<int>
      %found_5 = func.call @broadcast(%found_3, %index_2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
      %eq = torch.aten.eq.int %count_2, %int0 : !torch.int, !torch.int -> !torch.bool
      %first_4 = torch.prim.If %eq -> (!torch.int) {
        torch.prim.If.yield %i : !torch.int
      } else {
        torch.prim.If.yield %first_2 : !torch.int
      }
      %count_4 = torch.aten.add.int %count_2, %int1 : !torch.int, !torch.int -> !torch.int
      torch.prim.If.yield %found_5, %first_4, %i, %count_4 : !torch.list<int>, !torch.int, !torch.int, !torch.int
    } else {
      torch.prim.If.yield %found_3, %first_2, %last_2, %count_2 : !torch.list<int>, !torch.int, !torch.int, !torch.int
    }
    torch.prim.Loop.condition %true, iter(%found_4, %first_3, %last_3, %count_3 : !torch.list<int>, !torch.int, !torch.int, !torch.int)
  } : (!torch.int, !torch.bool, !torch.list<int>, !torch.int, !torch.int, !torch.int) -> (!torch.list<int>, !torch.int, !torch.int, !torch.int)
  %sub_int = torch.aten.sub.int %last, %first : !torch.int, !torch.int -> !torch.int
  %add_int = torch.aten.add.int %sub_int, %int1 : !torch.int, !torch.int -> !torch.int
  %adjacent = torch.aten.eq.int %add_int, %count : !torch.int, !torch.int -> !torch.bool
  %at = torch.prim.If %adjacent -> (!torch.int) {
    torch.prim.If.yield %first : !torch.int
  } else {
    torch.prim.If.yield %int0 : !torch.int
  }
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  torch.prim.Loop %at, %true, init() {
  ^bb0(%i_2: !torch.int):
    %element = torch.aten.__getitem__.t %self, %i_2 : !torch.list<int>, !torch.int -> !torch.int
    %appended = torch.aten.append.t %out, %element : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %length_6 = torch.aten.len.t %found_2 : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_6, %true, init() {
  ^bb0(%at_2: !torch.int):
    %size = torch.aten.__getitem__.t %found_2, %at_2 : !torch.list<int>, !torch.int -> !torch.int
    %appended_2 = torch.aten.append.t %out, %size : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %length_7 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %trips = torch.aten.__range_length %at, %length_7, %int1 : !torch.int, !torch.int, !torch.int -> !torch.int
  torch.prim.Loop %trips, %true, init() {
  ^bb0(%at_3: !torch.int):
    %i_3 = torch.aten.__derive_index %at_3, %at, %int1 : !torch.int, !torch.int, !torch.int -> !torch.int
    %length_8 = torch.aten.len.t %indices : !torch.list<optional<list<int>>> -> !torch.int
    %ge = torch.aten.ge.int %i_3, %length_8 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %ge -> () {
      %element_2 = torch.aten.__getitem__.t %self, %i_3 : !torch.list<int>, !torch.int -> !torch.int
      %appended_3 = torch.aten.append.t %out, %element_2 : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield
    } else {
      %element_3 = torch.aten.__getitem__.t %indices, %i_3 : !torch.list<optional<list<int>>>, !torch.int -> !torch.optional<list<int>>
      %is_none = torch.aten.__is__ %element_3, %none : !torch.optional<list<int>>, !torch.none -> !torch.bool
      torch.prim.If %is_none -> () {
        %element_4 = torch.aten.__getitem__.t %self, %i_3 : !torch.list<int>, !torch.int -> !torch.int
        %appended_4 = torch.aten.append.t %out, %element_4 : !torch.list<int>, !torch.int -> !torch.list<int>
        torch.prim.If.yield
      } else {
        torch.prim.If.yield
      }
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @optional_indices(%indices: !torch.list<list<int>>) -> !torch.list<optional<list<int>>> {
  %true = torch.constant.bool true
  %out = torch.prim.ListConstruct  : () -> !torch.list<optional<list<int>>>
  %length = torch.aten.len.t %indices : !torch.list<list<int>> -> !torch.int
  torch.prim.Loop %length, %true, init() {
  ^bb0(%at: !torch.int):
    %index = torch.aten.__getitem__.t %indices, %at : !torch.list<list<int>>, !torch.int -> !torch.list<int>
    %index_2 = torch.derefine %index : !torch.list<int> to !torch.optional<list<int>>
    %appended = torch.aten.append.t %out, %index_2 : !torch.list<optional<list<int>>>, !torch.optional<list<int>> -> !torch.list<optional<list<int>>>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<optional<list<int>>>
}

func.func private @bag_sizes(%weight: !torch.list<int>, %indices: !torch.list<int>, %offsets: !torch.list<int>, %mode: !torch.int, %include_last_offset: !torch.bool) -> !torch.tuple<list<int>, list<int>, list<int>, list<int>> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "embedding_bag: weight has to be a 2D Tensor"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %weight : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %bags = torch.prim.If %include_last_offset -> (!torch.int) {
    %element = torch.aten.__getitem__.t %offsets, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %sub_int = torch.aten.sub.int %element, %int1 : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %sub_int : !torch.int
  } else {
    %element_2 = torch.aten.__getitem__.t %offsets, %int0 : !torch.list<int>, !torch.int -> !torch.int
    torch.prim.If.yield %element_2 : !torch.int
  }
  %element_3 = torch.aten.__getitem__.t %weight, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %out = torch.prim.ListConstruct %bags, %element_3 : (!torch.int, !torch.int) -> !torch.list<int>
  %eq_2 = torch.aten.eq.int %mode, %int0 : !torch.int, !torch.int -> !torch.bool
  %mapping = torch.prim.If %eq_2 -> (!torch.list<int>) {
    %list = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %list : !torch.list<int>
  } else {
    %element_4 = torch.aten.__getitem__.t %indices, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %list_2 = torch.prim.ListConstruct %element_4 : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %list_2 : !torch.list<int>
  }
  %eq_3 = torch.aten.eq.int %mode, %int2 : !torch.int, !torch.int -> !torch.bool
  %maxima = torch.prim.If %eq_3 -> (!torch.list<int>) {
    torch.prim.If.yield %out : !torch.list<int>
  } else {
    %list_3 = torch.prim.ListConstruct %bags : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %list_3 : !torch.list<int>
  }
  %list_4 = torch.prim.ListConstruct %bags : (!torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %mapping, %list_4, %maxima : !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>, list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>, list<int>, list<int>>
}

// aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
func.func @__torch_mlir_shape_fn.aten.index.Tensor(%self: !torch.list<int>, %indices: !torch.list<optional<list<int>>>) -> !torch.list<int> {
  %result = func.call @index_sizes(%self, %indices) : (!torch.list<int>, !torch.list<optional<list<int>>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.index.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.list<optional<tuple<int, int>>>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::index.Tensor_hacked_twin(Tensor self, Tensor[] indices) -> Tensor
func.func @__torch_mlir_shape_fn.aten.index.Tensor_hacked_twin(%self: !torch.list<int>, %indices: !torch.list<list<int>>) -> !torch.list<int> {
  %optional_indices = func.call @optional_indices(%indices) : (!torch.list<list<int>>) -> !torch.list<optional<list<int>>>
  %result = func.call @index_sizes(%self, %optional_indices) : (!torch.list<int>, !torch.list<optional<list<int>>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.index.Tensor_hacked_twin(%self_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.list<tuple<int, int>>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::index_select(Tensor self, int dim, Tensor index) -> Tensor
func.func @__torch_mlir_shape_fn.aten.index_select(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "index_select(): Index is supposed to be a vector"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %length = torch.aten.len.t %index : !torch.list<int> -> !torch.int
  %le = torch.aten.le.int %length, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %le -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length_2, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.list<int>) {
    torch.prim.If.yield %self : !torch.list<int>
  } else {
    %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %wrap_dim = func.call @wrap_dim(%dim, %length_3) : (!torch.int, !torch.int) -> !torch.int
    %length_4 = torch.aten.len.t %index : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_4, %int1 : !torch.int, !torch.int -> !torch.bool
    %choice = torch.prim.If %eq_2 -> (!torch.int) {
      %element = torch.aten.__getitem__.t %index, %int0 : !torch.list<int>, !torch.int -> !torch.int
      torch.prim.If.yield %element : !torch.int
    } else {
      torch.prim.If.yield %int1 : !torch.int
    }
    %result_2 = func.call @with_size(%self, %wrap_dim, %choice) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.index_select(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.gather(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>, %sparse_grad: !torch.bool) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "Index tensor must have the same number of dimensions as input tensor"
  %none = torch.constant.none
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %max = torch.prim.max.int %length_2, %int1 : !torch.int, !torch.int -> !torch.int
  %length_3 = torch.aten.len.t %index : !torch.list<int> -> !torch.int
  %max_2 = torch.prim.max.int %length_3, %int1 : !torch.int, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %max, %max_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %index : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.gather(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>, %sparse_grad: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
func.func @__torch_mlir_shape_fn.aten.scatter.src(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>, %src: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.scatter.src(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>, %src_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
func.func @__torch_mlir_shape_fn.aten.scatter.value(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>, %value: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.scatter.value(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>, %value: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
func.func @__torch_mlir_shape_fn.aten.scatter_add(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>, %src: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.scatter_add(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>, %src_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
func.func @__torch_mlir_shape_fn.aten.scatter_reduce.two(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>, %src: !torch.list<int>, %reduce: !torch.str, %include_self: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.scatter_reduce.two(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>, %src_rank_dtype: !torch.tuple<int, int>, %reduce: !torch.str, %include_self: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.index_put(%self: !torch.list<int>, %indices: !torch.list<optional<list<int>>>, %values: !torch.list<int>, %accumulate: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.index_put(%self_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.list<optional<tuple<int, int>>>, %values_rank_dtype: !torch.tuple<int, int>, %accumulate: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::index_put.hacked_twin(Tensor self, Tensor[] indices, Tensor values, bool accumulate=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.index_put.hacked_twin(%self: !torch.list<int>, %indices: !torch.list<list<int>>, %values: !torch.list<int>, %accumulate: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.index_put.hacked_twin(%self_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.list<tuple<int, int>>, %values_rank_dtype: !torch.tuple<int, int>, %accumulate: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten._index_put_impl(%self: !torch.list<int>, %indices: !torch.list<optional<list<int>>>, %values: !torch.list<int>, %accumulate: !torch.bool, %unsafe: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._index_put_impl(%self_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.list<optional<tuple<int, int>>>, %values_rank_dtype: !torch.tuple<int, int>, %accumulate: !torch.bool, %unsafe: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::_unsafe_index_put.hacked_twin(Tensor self, Tensor[] indices, Tensor values, bool accumulate=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten._unsafe_index_put.hacked_twin(%self: !torch.list<int>, %indices: !torch.list<list<int>>, %values: !torch.list<int>, %accumulate: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._unsafe_index_put.hacked_twin(%self_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.list<tuple<int, int>>, %values_rank_dtype: !torch.tuple<int, int>, %accumulate: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::masked_select(Tensor self, Tensor mask) -> Tensor
func.func @__torch_mlir_shape_fn.aten.masked_select(%self: !torch.list<int>, %mask: !torch.list<int>) -> !torch.list<int> {
  %data_dependent_size = func.call @data_dependent_size() : () -> !torch.int
  %result = torch.prim.ListConstruct %data_dependent_size : (!torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.masked_select(%self_rank_dtype: !torch.tuple<int, int>, %mask_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::nonzero(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.nonzero(%self: !torch.list<int>) -> !torch.list<int> {
  %data_dependent_size = func.call @data_dependent_size() : () -> !torch.int
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %result = torch.prim.ListConstruct %data_dependent_size, %length : (!torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.nonzero(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}

// aten::nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.nonzero_static(%self: !torch.list<int>, %size: !torch.int, %fill_value: !torch.int) -> !torch.list<int> {
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %result = torch.prim.ListConstruct %size, %length : (!torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.nonzero_static(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.int, %fill_value: !torch.int) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}

// aten::bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bincount(%self: !torch.list<int>, %weights: !torch.optional<list<int>>, %minlength: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "bincount only supports 1-d non-negative integral inputs."
  %none = torch.constant.none
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %data_dependent_size = func.call @data_dependent_size() : () -> !torch.int
  %result = torch.prim.ListConstruct %data_dependent_size : (!torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bincount(%self_rank_dtype: !torch.tuple<int, int>, %weights_rank_dtype: !torch.optional<tuple<int, int>>, %minlength: !torch.int) -> !torch.int {
  %none = torch.constant.none
  %int64 = torch.constant.int 4
  %float32 = torch.constant.int 6
  %float64 = torch.constant.int 7
  %is_none = torch.aten.__is__ %weights_rank_dtype, %none : !torch.optional<tuple<int, int>>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_none -> (!torch.int) {
    torch.prim.If.yield %int64 : !torch.int
  } else {
    %weights_rank_dtype_2 = torch.prim.unchecked_cast %weights_rank_dtype : !torch.optional<tuple<int, int>> -> !torch.tuple<int, int>
    %unused, %weights_dtype = torch.prim.TupleUnpack %weights_rank_dtype_2 : !torch.tuple<int, int> -> !torch.int, !torch.int
    %eq = torch.aten.eq.int %weights_dtype, %float32 : !torch.int, !torch.int -> !torch.bool
    %result_2 = torch.prim.If %eq -> (!torch.int) {
      torch.prim.If.yield %float32 : !torch.int
    } else {
      torch.prim.If.yield %float64 : !torch.int
    }
    torch.prim.If.yield %result_2 : !torch.int
  }
  return %result : !torch.int
}

// aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bucketize.Tensor(%self: !torch.list<int>, %boundaries: !torch.list<int>, %out_int32: !torch.bool, %right: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bucketize.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %boundaries_rank_dtype: !torch.tuple<int, int>, %out_int32: !torch.bool, %right: !torch.bool) -> !torch.int {
  %int32 = torch.constant.int 3
  %int64 = torch.constant.int 4
  %result = torch.prim.If %out_int32 -> (!torch.int) {
    torch.prim.If.yield %int32 : !torch.int
  } else {
    torch.prim.If.yield %int64 : !torch.int
  }
  return %result : !torch.int
}

// aten::one_hot(Tensor self, int num_classes=-1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.one_hot(%self: !torch.list<int>, %num_classes: !torch.int) -> !torch.list<int> {
  %intm1 = torch.constant.int -1
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %str = torch.constant.str "num_classes should be positive, got {}"
  %none = torch.constant.none
  %eq = torch.aten.eq.int %num_classes, %intm1 : !torch.int, !torch.int -> !torch.bool
  %either = torch.prim.If %eq -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %gt = torch.aten.gt.int %num_classes, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %gt : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %num_classes) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %eq_2 = torch.aten.eq.int %num_classes, %intm1 : !torch.int, !torch.int -> !torch.bool
  %choice = torch.prim.If %eq_2 -> (!torch.int) {
    %data_dependent_size = func.call @data_dependent_size() : () -> !torch.int
    torch.prim.If.yield %data_dependent_size : !torch.int
  } else {
    torch.prim.If.yield %num_classes : !torch.int
  }
  %list = torch.prim.ListConstruct %choice : (!torch.int) -> !torch.list<int>
  %result = torch.aten.add.t %self, %list : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.one_hot(%self_rank_dtype: !torch.tuple<int, int>, %num_classes: !torch.int) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}

// aten::multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.multinomial(%self: !torch.list<int>, %num_samples: !torch.int, %replacement: !torch.bool, %generator: !torch.any) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %int2 = torch.constant.int 2
  %str = torch.constant.str "prob_dist must be 1 or 2 dim"
  %none = torch.constant.none
  %intm1 = torch.constant.int -1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int1 : !torch.int, !torch.int -> !torch.bool
  %either = torch.prim.If %eq -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %int2 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %part = torch.aten.slice.t %self, %none, %intm1, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %list = torch.prim.ListConstruct %num_samples : (!torch.int) -> !torch.list<int>
  %result = torch.aten.add.t %part, %list : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.multinomial(%self_rank_dtype: !torch.tuple<int, int>, %num_samples: !torch.int, %replacement: !torch.bool, %generator: !torch.any) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}

// aten::embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.embedding(%weight: !torch.list<int>, %indices: !torch.list<int>, %padding_idx: !torch.int, %scale_grad_by_freq: !torch.bool, %sparse: !torch.bool) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "'weight' must be 2-D"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %weight : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %weight, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %list = torch.prim.ListConstruct %element : (!torch.int) -> !torch.list<int>
  %result = torch.aten.add.t %indices, %list : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.embedding(%weight_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.tuple<int, int>, %padding_idx: !torch.int, %scale_grad_by_freq: !torch.bool, %sparse: !torch.bool) -> !torch.int {
  %unused, %weight_dtype = torch.prim.TupleUnpack %weight_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %weight_dtype : !torch.int
}

// aten::embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.embedding_bag.padding_idx(%weight: !torch.list<int>, %indices: !torch.list<int>, %offsets: !torch.list<int>, %scale_grad_by_freq: !torch.bool, %mode: !torch.int, %sparse: !torch.bool, %per_sample_weights: !torch.optional<list<int>>, %include_last_offset: !torch.bool, %padding_idx: !torch.optional<int>) -> !torch.tuple<list<int>, list<int>, list<int>, list<int>> {
  %result = func.call @bag_sizes(%weight, %indices, %offsets, %mode, %include_last_offset) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.bool) -> !torch.tuple<list<int>, list<int>, list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>, list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.embedding_bag.padding_idx(%weight_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.tuple<int, int>, %offsets_rank_dtype: !torch.tuple<int, int>, %scale_grad_by_freq: !torch.bool, %mode: !torch.int, %sparse: !torch.bool, %per_sample_weights_rank_dtype: !torch.optional<tuple<int, int>>, %include_last_offset: !torch.bool, %padding_idx: !torch.optional<int>) -> !torch.tuple<int, int, int, int> {
  %int64 = torch.constant.int 4
  %unused, %weight_dtype = torch.prim.TupleUnpack %weight_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %weight_dtype, %int64, %int64, %int64 : !torch.int, !torch.int, !torch.int, !torch.int -> !torch.tuple<int, int, int, int>
  return %result : !torch.tuple<int, int, int, int>
}

// aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten._embedding_bag(%weight: !torch.list<int>, %indices: !torch.list<int>, %offsets: !torch.list<int>, %scale_grad_by_freq: !torch.bool, %mode: !torch.int, %sparse: !torch.bool, %per_sample_weights: !torch.optional<list<int>>, %include_last_offset: !torch.bool, %padding_idx: !torch.int) -> !torch.tuple<list<int>, list<int>, list<int>, list<int>> {
  %result = func.call @bag_sizes(%weight, %indices, %offsets, %mode, %include_last_offset) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.bool) -> !torch.tuple<list<int>, list<int>, list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>, list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten._embedding_bag(%weight_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.tuple<int, int>, %offsets_rank_dtype: !torch.tuple<int, int>, %scale_grad_by_freq: !torch.bool, %mode: !torch.int, %sparse: !torch.bool, %per_sample_weights_rank_dtype: !torch.optional<tuple<int, int>>, %include_last_offset: !torch.bool, %padding_idx: !torch.int) -> !torch.tuple<int, int, int, int> {
  %int64 = torch.constant.int 4
  %unused, %weight_dtype = torch.prim.TupleUnpack %weight_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %weight_dtype, %int64, %int64, %int64 : !torch.int, !torch.int, !torch.int, !torch.int -> !torch.tuple<int, int, int, int>
  return %result : !torch.tuple<int, int, int, int>
}
