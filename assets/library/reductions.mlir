// Sums, extremes, norms and statistics over dimensions; scans and orders along one.
// Made from reductions.py by to_mlir.py.

// `dims` None or empty means all of them.
func.func private @reduce_sizes(%self: !torch.list<int>, %dims: !torch.optional<list<int>>, %keepdim: !torch.bool) -> !torch.list<int> {
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %is_none = torch.aten.__is__ %dims, %none : !torch.optional<list<int>>, !torch.none -> !torch.bool
  %wrapped = torch.prim.If %is_none -> (!torch.list<int>) {
    %list = torch.prim.ListConstruct  : () -> !torch.list<int>
    torch.prim.If.yield %list : !torch.list<int>
  } else {
    %dims_2 = torch.prim.unchecked_cast %dims : !torch.optional<list<int>> -> !torch.list<int>
    %check_dims = func.call @check_dims(%self, %dims_2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
    torch.prim.If.yield %check_dims : !torch.list<int>
  }
  %length = torch.aten.len.t %wrapped : !torch.list<int> -> !torch.int
  %everything = torch.aten.eq.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_2, %true, init() {
  ^bb0(%i: !torch.int):
    %either = torch.prim.If %everything -> (!torch.bool) {
      torch.prim.If.yield %true : !torch.bool
    } else {
      %found = torch.aten.__contains__.int_list %wrapped, %i : !torch.list<int>, !torch.int -> !torch.bool
      torch.prim.If.yield %found : !torch.bool
    }
    torch.prim.If %either -> () {
      torch.prim.If %keepdim -> () {
        %appended = torch.aten.append.t %out, %int1 : !torch.list<int>, !torch.int -> !torch.list<int>
        torch.prim.If.yield
      } else {
        torch.prim.If.yield
      }
      torch.prim.If.yield
    } else {
      %element = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
      %appended_2 = torch.aten.append.t %out, %element : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @reduce_one(%self: !torch.list<int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.list<int> {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %at = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_2, %true, init() {
  ^bb0(%i: !torch.int):
    %ne = torch.aten.ne.int %i, %at : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %ne -> () {
      %element = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
      %appended = torch.aten.append.t %out, %element : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield
    } else {
      torch.prim.If %keepdim -> () {
        %appended_2 = torch.aten.append.t %out, %int1 : !torch.list<int>, !torch.int -> !torch.list<int>
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

func.func private @reduce_all() -> !torch.list<int> {
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  return %out : !torch.list<int>
}

// argmax and the like: no dimension means the position in the flattened tensor.
func.func private @reduce_maybe_one(%self: !torch.list<int>, %dim: !torch.optional<int>, %keepdim: !torch.bool) -> !torch.list<int> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %is_none = torch.aten.__is__ %dim, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_none -> (!torch.list<int>) {
    %result_2 = torch.prim.If %keepdim -> (!torch.list<int>) {
      %list = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
      %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
      %repeated = torch.aten.mul.left_t %list, %length : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield %repeated : !torch.list<int>
    } else {
      %reduce_all = func.call @reduce_all() : () -> !torch.list<int>
      torch.prim.If.yield %reduce_all : !torch.list<int>
    }
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %dim_2 = torch.prim.unchecked_cast %dim : !torch.optional<int> -> !torch.int
    %result_3 = func.call @reduce_one(%self, %dim_2, %keepdim) : (!torch.list<int>, !torch.int, !torch.bool) -> !torch.list<int>
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func private @check_not_empty(%self: !torch.list<int>, %dim: !torch.int) -> !torch.int {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "Expected reduction dim {} to have non-zero size."
  %none = torch.constant.none
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %at = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %gt = torch.aten.gt.int %length_2, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    %element = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
    %ne = torch.aten.ne.int %element, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %ne -> () {
      torch.prim.If.yield
    } else {
      %message = torch.aten.format(%str, %at) : !torch.str, !torch.int -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return %at : !torch.int
}

func.func private @check_floating(%dtype: !torch.int, %what: !torch.str) -> !torch.int {
  %str = torch.constant.str "{}: input dtype should be either floating point or complex dtypes"
  %none = torch.constant.none
  %is_integer = func.call @is_integer(%dtype) : (!torch.int) -> !torch.bool
  %not = torch.aten.__not__ %is_integer : !torch.bool -> !torch.bool
  torch.prim.If %not -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %what) : !torch.str, !torch.str -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %dtype : !torch.int
}

func.func private @kept_sorted(%self: !torch.list<int>, %k: !torch.int, %dim: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %str = torch.constant.str "selected index k out of range"
  %none = torch.constant.none
  %str_2 = torch.constant.str "selected index k out of range: {} of {}"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.list<int>) {
    %ge = torch.aten.ge.int %k, %int0 : !torch.int, !torch.int -> !torch.bool
    %both = torch.prim.If %ge -> (!torch.bool) {
      %le = torch.aten.le.int %k, %int1 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %le : !torch.bool
    } else {
      torch.prim.If.yield %false : !torch.bool
    }
    torch.prim.If %both -> () {
      torch.prim.If.yield
    } else {
      torch.prim.RaiseException %str, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.If.yield %self : !torch.list<int>
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %at = func.call @wrap_dim(%dim, %length_2) : (!torch.int, !torch.int) -> !torch.int
    %ge_2 = torch.aten.ge.int %k, %int0 : !torch.int, !torch.int -> !torch.bool
    %both_2 = torch.prim.If %ge_2 -> (!torch.bool) {
      %element = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
      %le_2 = torch.aten.le.int %k, %element : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %le_2 : !torch.bool
    } else {
      torch.prim.If.yield %false : !torch.bool
    }
    torch.prim.If %both_2 -> () {
      torch.prim.If.yield
    } else {
      %element_2 = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
      %message = torch.aten.format(%str_2, %k, %element_2) : !torch.str, !torch.int, !torch.int -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %result_2 = func.call @with_size(%self, %at, %k) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

// aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sum(%self: !torch.list<int>, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sum(%self_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %sum_of = func.call @sum_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = func.call @given_or(%dtype, %sum_of) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sum.dim_IntList(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %result = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sum.dim_IntList(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %sum_of = func.call @sum_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = func.call @given_or(%dtype, %sum_of) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// prims::sum(Tensor inp, int[]? dims, *, ScalarType? output_dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.prims.sum(%inp: !torch.list<int>, %dims: !torch.optional<list<int>>, %output_dtype: !torch.optional<int>) -> !torch.list<int> {
  %false = torch.constant.bool false
  %result = func.call @reduce_sizes(%inp, %dims, %false) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.prims.sum(%inp_rank_dtype: !torch.tuple<int, int>, %dims: !torch.optional<list<int>>, %output_dtype: !torch.optional<int>) -> !torch.int {
  %unused, %inp_dtype = torch.prim.TupleUnpack %inp_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%output_dtype, %inp_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.prod(%self: !torch.list<int>, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.prod(%self_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %sum_of = func.call @sum_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = func.call @given_or(%dtype, %sum_of) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.prod.dim_int(%self: !torch.list<int>, %dim: !torch.int, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %result = func.call @reduce_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.int, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.prod.dim_int(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %sum_of = func.call @sum_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = func.call @given_or(%dtype, %sum_of) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// prims::prod(Tensor inp, int[]? dims, *, ScalarType? output_dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.prims.prod(%inp: !torch.list<int>, %dims: !torch.optional<list<int>>, %output_dtype: !torch.optional<int>) -> !torch.list<int> {
  %false = torch.constant.bool false
  %result = func.call @reduce_sizes(%inp, %dims, %false) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.prims.prod(%inp_rank_dtype: !torch.tuple<int, int>, %dims: !torch.optional<list<int>>, %output_dtype: !torch.optional<int>) -> !torch.int {
  %unused, %inp_dtype = torch.prim.TupleUnpack %inp_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%output_dtype, %inp_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.mean(%self: !torch.list<int>, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.mean(%self_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.optional<int>) -> !torch.int {
  %str = torch.constant.str "mean()"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %given_or = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  %result = func.call @check_floating(%given_or, %str) : (!torch.int, !torch.str) -> !torch.int
  return %result : !torch.int
}

// aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.mean.dim(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %result = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.mean.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.int {
  %str = torch.constant.str "mean()"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %given_or = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  %result = func.call @check_floating(%given_or, %str) : (!torch.int, !torch.str) -> !torch.int
  return %result : !torch.int
}

// aten::std(Tensor self, bool unbiased=True) -> Tensor
func.func @__torch_mlir_shape_fn.aten.std(%self: !torch.list<int>, %unbiased: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.std(%self_rank_dtype: !torch.tuple<int, int>, %unbiased: !torch.bool) -> !torch.int {
  %str = torch.constant.str "std and var"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %result = func.call @real_of(%check_floating) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::var(Tensor self, bool unbiased=True) -> Tensor
func.func @__torch_mlir_shape_fn.aten.var(%self: !torch.list<int>, %unbiased: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.var(%self_rank_dtype: !torch.tuple<int, int>, %unbiased: !torch.bool) -> !torch.int {
  %str = torch.constant.str "std and var"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %result = func.call @real_of(%check_floating) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.std.dim(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %unbiased: !torch.bool, %keepdim: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.std.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %unbiased: !torch.bool, %keepdim: !torch.bool) -> !torch.int {
  %str = torch.constant.str "std and var"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %result = func.call @real_of(%check_floating) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.var.dim(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %unbiased: !torch.bool, %keepdim: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.var.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %unbiased: !torch.bool, %keepdim: !torch.bool) -> !torch.int {
  %str = torch.constant.str "std and var"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %result = func.call @real_of(%check_floating) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.std.correction(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %correction: !torch.optional<float>, %keepdim: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.std.correction(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %correction: !torch.optional<number>, %keepdim: !torch.bool) -> !torch.int {
  %str = torch.constant.str "std and var"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %result = func.call @real_of(%check_floating) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.var.correction(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %correction: !torch.optional<float>, %keepdim: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.var.correction(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %correction: !torch.optional<number>, %keepdim: !torch.bool) -> !torch.int {
  %str = torch.constant.str "std and var"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %result = func.call @real_of(%check_floating) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// prims::var(Tensor inp, int[]? dims, float? correction=1, *, ScalarType? output_dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.prims.var(%inp: !torch.list<int>, %dims: !torch.optional<list<int>>, %correction: !torch.optional<float>, %output_dtype: !torch.optional<int>) -> !torch.list<int> {
  %false = torch.constant.bool false
  %result = func.call @reduce_sizes(%inp, %dims, %false) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.prims.var(%inp_rank_dtype: !torch.tuple<int, int>, %dims: !torch.optional<list<int>>, %correction: !torch.optional<float>, %output_dtype: !torch.optional<int>) -> !torch.int {
  %unused, %inp_dtype = torch.prim.TupleUnpack %inp_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %real_of = func.call @real_of(%inp_dtype) : (!torch.int) -> !torch.int
  %result = func.call @given_or(%output_dtype, %real_of) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.var_mean(%self: !torch.list<int>, %unbiased: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %reduce_all = func.call @reduce_all() : () -> !torch.list<int>
  %reduce_all_2 = func.call @reduce_all() : () -> !torch.list<int>
  %result = torch.prim.TupleConstruct %reduce_all, %reduce_all_2 : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.var_mean(%self_rank_dtype: !torch.tuple<int, int>, %unbiased: !torch.bool) -> !torch.tuple<int, int> {
  %str = torch.constant.str "var_mean"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %real_of = func.call @real_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = torch.prim.TupleConstruct %real_of, %self_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.var_mean.dim(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %unbiased: !torch.bool, %keepdim: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %out = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.var_mean.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %unbiased: !torch.bool, %keepdim: !torch.bool) -> !torch.tuple<int, int> {
  %str = torch.constant.str "var_mean"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %real_of = func.call @real_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = torch.prim.TupleConstruct %real_of, %self_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.var_mean.correction(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %correction: !torch.optional<float>, %keepdim: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %out = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.var_mean.correction(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %correction: !torch.optional<number>, %keepdim: !torch.bool) -> !torch.tuple<int, int> {
  %str = torch.constant.str "var_mean"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %real_of = func.call @real_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = torch.prim.TupleConstruct %real_of, %self_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::all(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.all(%self: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.all(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %uint8 = torch.constant.int 0
  %bool = torch.constant.int 11
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %eq = torch.aten.eq.int %self_dtype, %uint8 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %uint8 : !torch.int
  } else {
    torch.prim.If.yield %bool : !torch.int
  }
  return %result : !torch.int
}

// aten::any(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.any(%self: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.any(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %uint8 = torch.constant.int 0
  %bool = torch.constant.int 11
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %eq = torch.aten.eq.int %self_dtype, %uint8 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %uint8 : !torch.int
  } else {
    torch.prim.If.yield %bool : !torch.int
  }
  return %result : !torch.int
}

// aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.all.dim(%self: !torch.list<int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.int, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.all.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.int {
  %uint8 = torch.constant.int 0
  %bool = torch.constant.int 11
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %eq = torch.aten.eq.int %self_dtype, %uint8 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %uint8 : !torch.int
  } else {
    torch.prim.If.yield %bool : !torch.int
  }
  return %result : !torch.int
}

// aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.any.dim(%self: !torch.list<int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.int, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.any.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.int {
  %uint8 = torch.constant.int 0
  %bool = torch.constant.int 11
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %eq = torch.aten.eq.int %self_dtype, %uint8 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %uint8 : !torch.int
  } else {
    torch.prim.If.yield %bool : !torch.int
  }
  return %result : !torch.int
}

// aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.all.dims(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.all.dims(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool) -> !torch.int {
  %uint8 = torch.constant.int 0
  %bool = torch.constant.int 11
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %eq = torch.aten.eq.int %self_dtype, %uint8 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %uint8 : !torch.int
  } else {
    torch.prim.If.yield %bool : !torch.int
  }
  return %result : !torch.int
}

// aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.any.dims(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.any.dims(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool) -> !torch.int {
  %uint8 = torch.constant.int 0
  %bool = torch.constant.int 11
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %eq = torch.aten.eq.int %self_dtype, %uint8 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %uint8 : !torch.int
  } else {
    torch.prim.If.yield %bool : !torch.int
  }
  return %result : !torch.int
}

// aten::max(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.max(%self: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument."
  %none = torch.constant.none
  %element_count = func.call @element_count(%self) : (!torch.list<int>) -> !torch.int
  %ne = torch.aten.ne.int %element_count, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ne -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.max(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::min(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.min(%self: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument."
  %none = torch.constant.none
  %element_count = func.call @element_count(%self) : (!torch.list<int>) -> !torch.int
  %ne = torch.aten.ne.int %element_count, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ne -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.min(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
func.func @__torch_mlir_shape_fn.aten.max.dim(%self: !torch.list<int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %check_not_empty = func.call @check_not_empty(%self, %dim) : (!torch.list<int>, !torch.int) -> !torch.int
  %out = func.call @reduce_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.int, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.max.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
func.func @__torch_mlir_shape_fn.aten.min.dim(%self: !torch.list<int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %check_not_empty = func.call @check_not_empty(%self, %dim) : (!torch.list<int>, !torch.int) -> !torch.int
  %out = func.call @reduce_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.int, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.min.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.amax(%self: !torch.list<int>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.list<int> {
  %dim_2 = torch.derefine %dim : !torch.list<int> to !torch.optional<list<int>>
  %result = func.call @reduce_sizes(%self, %dim_2, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.amax(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.amin(%self: !torch.list<int>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.list<int> {
  %dim_2 = torch.derefine %dim : !torch.list<int> to !torch.optional<list<int>>
  %result = func.call @reduce_sizes(%self, %dim_2, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.amin(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
func.func @__torch_mlir_shape_fn.aten.aminmax(%self: !torch.list<int>, %dim: !torch.optional<int>, %keepdim: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %out = func.call @reduce_maybe_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<int>, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.aminmax(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<int>, %keepdim: !torch.bool) -> !torch.tuple<int, int> {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %self_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.argmax(%self: !torch.list<int>, %dim: !torch.optional<int>, %keepdim: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_maybe_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<int>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.argmax(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<int>, %keepdim: !torch.bool) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}

// aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.argmin(%self: !torch.list<int>, %dim: !torch.optional<int>, %keepdim: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_maybe_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<int>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.argmin(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<int>, %keepdim: !torch.bool) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}

// aten::count_nonzero(Tensor self, int? dim=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.count_nonzero(%self: !torch.list<int>, %dim: !torch.optional<int>) -> !torch.list<int> {
  %false = torch.constant.bool false
  %result = func.call @reduce_maybe_one(%self, %dim, %false) : (!torch.list<int>, !torch.optional<int>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.count_nonzero(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<int>) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}

// aten::count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor
func.func @__torch_mlir_shape_fn.aten.count_nonzero.dim_IntList(%self: !torch.list<int>, %dim: !torch.list<int>) -> !torch.list<int> {
  %false = torch.constant.bool false
  %dim_2 = torch.derefine %dim : !torch.list<int> to !torch.optional<list<int>>
  %result = func.call @reduce_sizes(%self, %dim_2, %false) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.count_nonzero.dim_IntList(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.list<int>) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}

// aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.logsumexp(%self: !torch.list<int>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.list<int> {
  %dim_2 = torch.derefine %dim : !torch.list<int> to !torch.optional<list<int>>
  %result = func.call @reduce_sizes(%self, %dim_2, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.logsumexp(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor
func.func @__torch_mlir_shape_fn.aten.norm.Scalar(%self: !torch.list<int>, %p: !torch.float) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.norm.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %p: !torch.number) -> !torch.int {
  %str = torch.constant.str "linalg.vector_norm"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %result = func.call @real_of(%check_floating) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.norm.ScalarOpt_dim(%self: !torch.list<int>, %p: !torch.optional<float>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.list<int> {
  %dim_2 = torch.derefine %dim : !torch.list<int> to !torch.optional<list<int>>
  %result = func.call @reduce_sizes(%self, %dim_2, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.norm.ScalarOpt_dim(%self_rank_dtype: !torch.tuple<int, int>, %p: !torch.optional<number>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.int {
  %str = torch.constant.str "linalg.vector_norm"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %result = func.call @real_of(%check_floating) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.frobenius_norm.dim(%self: !torch.list<int>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.list<int> {
  %dim_2 = torch.derefine %dim : !torch.list<int> to !torch.optional<list<int>>
  %result = func.call @reduce_sizes(%self, %dim_2, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.frobenius_norm.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.int {
  %str = torch.constant.str "linalg.vector_norm"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %result = func.call @real_of(%check_floating) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.linalg_vector_norm(%self: !torch.list<int>, %ord: !torch.float, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %result = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.linalg_vector_norm(%self_rank_dtype: !torch.tuple<int, int>, %ord: !torch.number, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.int {
  %str = torch.constant.str "linalg.vector_norm"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %given_or = func.call @given_or(%dtype, %check_floating) : (!torch.optional<int>, !torch.int) -> !torch.int
  %result = func.call @real_of(%given_or) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.linalg_norm(%self: !torch.list<int>, %ord: !torch.optional<float>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %result = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.linalg_norm(%self_rank_dtype: !torch.tuple<int, int>, %ord: !torch.optional<number>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.int {
  %str = torch.constant.str "linalg.vector_norm"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %given_or = func.call @given_or(%dtype, %check_floating) : (!torch.optional<int>, !torch.int) -> !torch.int
  %result = func.call @real_of(%given_or) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::trace(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.trace(%self: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "trace: expected a matrix"
  %none = torch.constant.none
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.trace(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @sum_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
func.func @__torch_mlir_shape_fn.aten.renorm(%self: !torch.list<int>, %p: !torch.float, %dim: !torch.int, %maxnorm: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.renorm(%self_rank_dtype: !torch.tuple<int, int>, %p: !torch.number, %dim: !torch.int, %maxnorm: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.cumsum(%self: !torch.list<int>, %dim: !torch.int, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.cumsum(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %dtype: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %sum_of = func.call @sum_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = func.call @given_or(%dtype, %sum_of) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.cumprod(%self: !torch.list<int>, %dim: !torch.int, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.cumprod(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %dtype: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %sum_of = func.call @sum_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = func.call @given_or(%dtype, %sum_of) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::logcumsumexp(Tensor self, int dim) -> Tensor
func.func @__torch_mlir_shape_fn.aten.logcumsumexp(%self: !torch.list<int>, %dim: !torch.int) -> !torch.list<int> {
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.logcumsumexp(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.softmax.int(%self: !torch.list<int>, %dim: !torch.int, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.softmax.int(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %dtype: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.log_softmax.int(%self: !torch.list<int>, %dim: !torch.int, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.log_softmax.int(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %dtype: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten._safe_softmax(%self: !torch.list<int>, %dim: !torch.int, %dtype: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._safe_softmax(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %dtype: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
func.func @__torch_mlir_shape_fn.aten._softmax(%self: !torch.list<int>, %dim: !torch.int, %half_to_float: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._softmax(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %half_to_float: !torch.bool) -> !torch.int {
  %float16 = torch.constant.int 5
  %true = torch.constant.bool true
  %bfloat16 = torch.constant.int 15
  %str = torch.constant.str "conversion is supported for Half and BFloat16 type only"
  %none = torch.constant.none
  %float32 = torch.constant.int 6
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.If %half_to_float -> (!torch.int) {
    %eq = torch.aten.eq.int %self_dtype, %float16 : !torch.int, !torch.int -> !torch.bool
    %either = torch.prim.If %eq -> (!torch.bool) {
      torch.prim.If.yield %true : !torch.bool
    } else {
      %eq_2 = torch.aten.eq.int %self_dtype, %bfloat16 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %eq_2 : !torch.bool
    }
    torch.prim.If %either -> () {
      torch.prim.If.yield
    } else {
      torch.prim.RaiseException %str, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.If.yield %float32 : !torch.int
  } else {
    torch.prim.If.yield %self_dtype : !torch.int
  }
  return %result : !torch.int
}

// aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
func.func @__torch_mlir_shape_fn.aten._log_softmax(%self: !torch.list<int>, %dim: !torch.int, %half_to_float: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._log_softmax(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %half_to_float: !torch.bool) -> !torch.int {
  %float16 = torch.constant.int 5
  %true = torch.constant.bool true
  %bfloat16 = torch.constant.int 15
  %str = torch.constant.str "conversion is supported for Half and BFloat16 type only"
  %none = torch.constant.none
  %float32 = torch.constant.int 6
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.If %half_to_float -> (!torch.int) {
    %eq = torch.aten.eq.int %self_dtype, %float16 : !torch.int, !torch.int -> !torch.bool
    %either = torch.prim.If %eq -> (!torch.bool) {
      torch.prim.If.yield %true : !torch.bool
    } else {
      %eq_2 = torch.aten.eq.int %self_dtype, %bfloat16 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %eq_2 : !torch.bool
    }
    torch.prim.If %either -> () {
      torch.prim.If.yield
    } else {
      torch.prim.RaiseException %str, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.If.yield %float32 : !torch.int
  } else {
    torch.prim.If.yield %self_dtype : !torch.int
  }
  return %result : !torch.int
}

// aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
func.func @__torch_mlir_shape_fn.aten._softmax_backward_data(%grad_output: !torch.list<int>, %output: !torch.list<int>, %dim: !torch.int, %input_dtype: !torch.int) -> !torch.list<int> {
  return %grad_output : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._softmax_backward_data(%grad_output_rank_dtype: !torch.tuple<int, int>, %output_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %input_dtype: !torch.int) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %output_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
func.func @__torch_mlir_shape_fn.aten._log_softmax_backward_data(%grad_output: !torch.list<int>, %output: !torch.list<int>, %dim: !torch.int, %input_dtype: !torch.int) -> !torch.list<int> {
  return %grad_output : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._log_softmax_backward_data(%grad_output_rank_dtype: !torch.tuple<int, int>, %output_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %input_dtype: !torch.int) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %output_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
func.func @__torch_mlir_shape_fn.aten.sort(%self: !torch.list<int>, %dim: !torch.int, %descending: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  %result = torch.prim.TupleConstruct %self, %self : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.sort(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %descending: !torch.bool) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.argsort(%self: !torch.list<int>, %dim: !torch.int, %descending: !torch.bool) -> !torch.list<int> {
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.argsort(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %descending: !torch.bool) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}

// aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
func.func @__torch_mlir_shape_fn.aten.topk(%self: !torch.list<int>, %k: !torch.int, %dim: !torch.int, %largest: !torch.bool, %sorted: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %out = func.call @kept_sorted(%self, %k, %dim) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.topk(%self_rank_dtype: !torch.tuple<int, int>, %k: !torch.int, %dim: !torch.int, %largest: !torch.bool, %sorted: !torch.bool) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
func.func @__torch_mlir_shape_fn.aten.kthvalue(%self: !torch.list<int>, %k: !torch.int, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %str = torch.constant.str "kthvalue(): selected number k out of range for dimension {}"
  %none = torch.constant.none
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  %size = torch.prim.If %gt -> (!torch.int) {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %wrap_dim = func.call @wrap_dim(%dim, %length_2) : (!torch.int, !torch.int) -> !torch.int
    %element = torch.aten.__getitem__.t %self, %wrap_dim : !torch.list<int>, !torch.int -> !torch.int
    torch.prim.If.yield %element : !torch.int
  } else {
    torch.prim.If.yield %int1 : !torch.int
  }
  %ge = torch.aten.ge.int %k, %int1 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %ge -> (!torch.bool) {
    %le = torch.aten.le.int %k, %size : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %le : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %dim) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %out = func.call @reduce_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.int, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.kthvalue(%self_rank_dtype: !torch.tuple<int, int>, %k: !torch.int, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor
func.func @__torch_mlir_shape_fn.aten.cosine_similarity(%x1: !torch.list<int>, %x2: !torch.list<int>, %dim: !torch.int, %eps: !torch.float) -> !torch.list<int> {
  %false = torch.constant.bool false
  %both = func.call @broadcast(%x1, %x2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = func.call @reduce_one(%both, %dim, %false) : (!torch.list<int>, !torch.int, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.cosine_similarity(%x1_rank_dtype: !torch.tuple<int, int>, %x2_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %eps: !torch.float) -> !torch.int {
  %result = func.call @promote(%x1_rank_dtype, %x2_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.nansum(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.list<int> {
  %result = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.nansum(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %keepdim: !torch.bool, %dtype: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %sum_of = func.call @sum_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = func.call @given_or(%dtype, %sum_of) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.std_mean(%self: !torch.list<int>, %unbiased: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %reduce_all = func.call @reduce_all() : () -> !torch.list<int>
  %reduce_all_2 = func.call @reduce_all() : () -> !torch.list<int>
  %result = torch.prim.TupleConstruct %reduce_all, %reduce_all_2 : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.std_mean(%self_rank_dtype: !torch.tuple<int, int>, %unbiased: !torch.bool) -> !torch.tuple<int, int> {
  %str = torch.constant.str "std_mean"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %real_of = func.call @real_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = torch.prim.TupleConstruct %real_of, %self_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.std_mean.dim(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %unbiased: !torch.bool, %keepdim: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %out = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.std_mean.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %unbiased: !torch.bool, %keepdim: !torch.bool) -> !torch.tuple<int, int> {
  %str = torch.constant.str "std_mean"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %real_of = func.call @real_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = torch.prim.TupleConstruct %real_of, %self_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.std_mean.correction(%self: !torch.list<int>, %dim: !torch.optional<list<int>>, %correction: !torch.optional<float>, %keepdim: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %out = func.call @reduce_sizes(%self, %dim, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.std_mean.correction(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.optional<list<int>>, %correction: !torch.optional<number>, %keepdim: !torch.bool) -> !torch.tuple<int, int> {
  %str = torch.constant.str "std_mean"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %check_floating = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  %real_of = func.call @real_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = torch.prim.TupleConstruct %real_of, %self_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::median(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.median(%self: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.median(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::nanmedian(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.nanmedian(%self: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.nanmedian(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
func.func @__torch_mlir_shape_fn.aten.median.dim(%self: !torch.list<int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %out = func.call @reduce_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.int, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.median.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
func.func @__torch_mlir_shape_fn.aten.nanmedian.dim(%self: !torch.list<int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %out = func.call @reduce_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.int, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.nanmedian.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
func.func @__torch_mlir_shape_fn.aten.mode(%self: !torch.list<int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %out = func.call @reduce_one(%self, %dim, %keepdim) : (!torch.list<int>, !torch.int, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.mode(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %keepdim: !torch.bool) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
func.func @__torch_mlir_shape_fn.aten.cummax(%self: !torch.list<int>, %dim: !torch.int) -> !torch.tuple<list<int>, list<int>> {
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  %result = torch.prim.TupleConstruct %self, %self : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.cummax(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
func.func @__torch_mlir_shape_fn.aten.cummin(%self: !torch.list<int>, %dim: !torch.int) -> !torch.tuple<list<int>, list<int>> {
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  %result = torch.prim.TupleConstruct %self, %self : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.cummin(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.special_logsumexp(%self: !torch.list<int>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.list<int> {
  %dim_2 = torch.derefine %dim : !torch.list<int> to !torch.optional<list<int>>
  %result = func.call @reduce_sizes(%self, %dim_2, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.special_logsumexp(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.list<int>, %keepdim: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
func.func @__torch_mlir_shape_fn.aten.norm.ScalarOpt_dim_dtype(%self: !torch.list<int>, %p: !torch.optional<float>, %dim: !torch.list<int>, %keepdim: !torch.bool, %dtype: !torch.int) -> !torch.list<int> {
  %dim_2 = torch.derefine %dim : !torch.list<int> to !torch.optional<list<int>>
  %result = func.call @reduce_sizes(%self, %dim_2, %keepdim) : (!torch.list<int>, !torch.optional<list<int>>, !torch.bool) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.norm.ScalarOpt_dim_dtype(%self_rank_dtype: !torch.tuple<int, int>, %p: !torch.optional<number>, %dim: !torch.list<int>, %keepdim: !torch.bool, %dtype: !torch.int) -> !torch.int {
  %result = func.call @real_of(%dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}
