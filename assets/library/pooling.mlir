// Pooling and resampling.
// Made from pooling.py by to_mlir.py.

// Positions of a pooling window. With ceil_mode one more is taken where the last stride leaves a rest,
// unless it would start in the padding at the end.
func.func private @pool_count(%size: !torch.int, %kernel: !torch.int, %stride: !torch.int, %padding: !torch.int, %dilation: !torch.int, %ceil_mode: !torch.bool) -> !torch.int {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "kernel size should be greater than zero, but got {}"
  %none = torch.constant.none
  %str_2 = torch.constant.str "stride should not be zero"
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %str_3 = torch.constant.str "pad should be at most half of effective kernel size, but got pad={}, kernel_size={} and dilation={}"
  %int1 = torch.constant.int 1
  %gt = torch.aten.gt.int %kernel, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %kernel) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %gt_2 = torch.aten.gt.int %stride, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt_2 -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %ge = torch.aten.ge.int %padding, %int0 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %ge -> (!torch.bool) {
    %mul_int = torch.aten.mul.int %padding, %int2 : !torch.int, !torch.int -> !torch.int
    %le = torch.aten.le.int %mul_int, %kernel : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %le : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    %message_2 = torch.aten.format(%str_3, %padding, %kernel, %dilation) : !torch.str, !torch.int, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %mul_int_2 = torch.aten.mul.int %int2, %padding : !torch.int, !torch.int -> !torch.int
  %add_int = torch.aten.add.int %size, %mul_int_2 : !torch.int, !torch.int -> !torch.int
  %sub_int = torch.aten.sub.int %kernel, %int1 : !torch.int, !torch.int -> !torch.int
  %mul_int_3 = torch.aten.mul.int %dilation, %sub_int : !torch.int, !torch.int -> !torch.int
  %sub_int_2 = torch.aten.sub.int %add_int, %mul_int_3 : !torch.int, !torch.int -> !torch.int
  %room = torch.aten.sub.int %sub_int_2, %int1 : !torch.int, !torch.int -> !torch.int
  %not = torch.aten.__not__ %ceil_mode : !torch.bool -> !torch.bool
  %result = torch.prim.If %not -> (!torch.int) {
    %floordiv_int = torch.aten.floordiv.int %room, %stride : !torch.int, !torch.int -> !torch.int
    %result_2 = torch.aten.add.int %floordiv_int, %int1 : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %result_2 : !torch.int
  } else {
    %add_int_2 = torch.aten.add.int %room, %stride : !torch.int, !torch.int -> !torch.int
    %sub_int_3 = torch.aten.sub.int %add_int_2, %int1 : !torch.int, !torch.int -> !torch.int
    %floordiv_int_2 = torch.aten.floordiv.int %sub_int_3, %stride : !torch.int, !torch.int -> !torch.int
    %count = torch.aten.add.int %floordiv_int_2, %int1 : !torch.int, !torch.int -> !torch.int
    %sub_int_4 = torch.aten.sub.int %count, %int1 : !torch.int, !torch.int -> !torch.int
    %mul_int_4 = torch.aten.mul.int %sub_int_4, %stride : !torch.int, !torch.int -> !torch.int
    %add_int_3 = torch.aten.add.int %size, %padding : !torch.int, !torch.int -> !torch.int
    %ge_2 = torch.aten.ge.int %mul_int_4, %add_int_3 : !torch.int, !torch.int -> !torch.bool
    %result_3 = torch.prim.If %ge_2 -> (!torch.int) {
      %sub_int_5 = torch.aten.sub.int %count, %int1 : !torch.int, !torch.int -> !torch.int
      torch.prim.If.yield %sub_int_5 : !torch.int
    } else {
      torch.prim.If.yield %count : !torch.int
    }
    torch.prim.If.yield %result_3 : !torch.int
  }
  return %result : !torch.int
}

func.func private @pool_sizes(%self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool, %dims: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %int2 = torch.constant.int 2
  %str = torch.constant.str "Expected {}D or {}D input tensor, but got {}"
  %none = torch.constant.none
  %str_2 = torch.constant.str "kernel_size must either be a single int, or a tuple of {} ints"
  %int0 = torch.constant.int 0
  %str_3 = torch.constant.str "stride must either be omitted, a single int, or a tuple of {} ints"
  %str_4 = torch.constant.str "padding must either be a single int, or a tuple of {} ints"
  %str_5 = torch.constant.str "dilation must be either a single int, or a tuple of {} ints"
  %str_6 = torch.constant.str "Given input size: {}. Calculated output size: {} at dimension {}. Output size is too small"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %lead = torch.aten.sub.int %length, %dims : !torch.int, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %lead, %int1 : !torch.int, !torch.int -> !torch.bool
  %either = torch.prim.If %eq -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %eq_2 = torch.aten.eq.int %lead, %int2 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    %add_int = torch.aten.add.int %dims, %int1 : !torch.int, !torch.int -> !torch.int
    %add_int_2 = torch.aten.add.int %dims, %int2 : !torch.int, !torch.int -> !torch.int
    %message = torch.aten.format(%str, %add_int, %add_int_2, %self) : !torch.str, !torch.int, !torch.int, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_2 = torch.aten.len.t %kernel_size : !torch.list<int> -> !torch.int
  %eq_3 = torch.aten.eq.int %length_2, %int1 : !torch.int, !torch.int -> !torch.bool
  %either_2 = torch.prim.If %eq_3 -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %length_3 = torch.aten.len.t %kernel_size : !torch.list<int> -> !torch.int
    %eq_4 = torch.aten.eq.int %length_3, %dims : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_4 : !torch.bool
  }
  torch.prim.If %either_2 -> () {
    torch.prim.If.yield
  } else {
    %message_2 = torch.aten.format(%str_2, %dims) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_4 = torch.aten.len.t %stride : !torch.list<int> -> !torch.int
  %eq_5 = torch.aten.eq.int %length_4, %int0 : !torch.int, !torch.int -> !torch.bool
  %either_3 = torch.prim.If %eq_5 -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %length_5 = torch.aten.len.t %stride : !torch.list<int> -> !torch.int
    %eq_6 = torch.aten.eq.int %length_5, %int1 : !torch.int, !torch.int -> !torch.bool
    %either_4 = torch.prim.If %eq_6 -> (!torch.bool) {
      torch.prim.If.yield %true : !torch.bool
    } else {
      %length_6 = torch.aten.len.t %stride : !torch.list<int> -> !torch.int
      %eq_7 = torch.aten.eq.int %length_6, %dims : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %eq_7 : !torch.bool
    }
    torch.prim.If.yield %either_4 : !torch.bool
  }
  torch.prim.If %either_3 -> () {
    torch.prim.If.yield
  } else {
    %message_3 = torch.aten.format(%str_3, %dims) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message_3, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_7 = torch.aten.len.t %padding : !torch.list<int> -> !torch.int
  %eq_8 = torch.aten.eq.int %length_7, %int1 : !torch.int, !torch.int -> !torch.bool
  %either_5 = torch.prim.If %eq_8 -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %length_8 = torch.aten.len.t %padding : !torch.list<int> -> !torch.int
    %eq_9 = torch.aten.eq.int %length_8, %dims : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_9 : !torch.bool
  }
  torch.prim.If %either_5 -> () {
    torch.prim.If.yield
  } else {
    %message_4 = torch.aten.format(%str_4, %dims) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message_4, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_9 = torch.aten.len.t %dilation : !torch.list<int> -> !torch.int
  %eq_10 = torch.aten.eq.int %length_9, %int1 : !torch.int, !torch.int -> !torch.bool
  %either_6 = torch.prim.If %eq_10 -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %length_10 = torch.aten.len.t %dilation : !torch.list<int> -> !torch.int
    %eq_11 = torch.aten.eq.int %length_10, %dims : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_11 : !torch.bool
  }
  torch.prim.If %either_6 -> () {
    torch.prim.If.yield
  } else {
    %message_5 = torch.aten.format(%str_5, %dims) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message_5, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  torch.prim.Loop %lead, %true, init() {
  ^bb0(%i: !torch.int):
    %element = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
    %appended = torch.aten.append.t %out, %element : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  torch.prim.Loop %dims, %true, init() {
  ^bb0(%i_2: !torch.int):
    %kernel = func.call @parameter(%kernel_size, %i_2) : (!torch.list<int>, !torch.int) -> !torch.int
    %length_11 = torch.aten.len.t %stride : !torch.list<int> -> !torch.int
    %eq_12 = torch.aten.eq.int %length_11, %int0 : !torch.int, !torch.int -> !torch.bool
    %step = torch.prim.If %eq_12 -> (!torch.int) {
      torch.prim.If.yield %kernel : !torch.int
    } else {
      %parameter = func.call @parameter(%stride, %i_2) : (!torch.list<int>, !torch.int) -> !torch.int
      torch.prim.If.yield %parameter : !torch.int
    }
    %add_int_3 = torch.aten.add.int %lead, %i_2 : !torch.int, !torch.int -> !torch.int
    %element_2 = torch.aten.__getitem__.t %self, %add_int_3 : !torch.list<int>, !torch.int -> !torch.int
    %parameter_2 = func.call @parameter(%padding, %i_2) : (!torch.list<int>, !torch.int) -> !torch.int
    %parameter_3 = func.call @parameter(%dilation, %i_2) : (!torch.list<int>, !torch.int) -> !torch.int
    %size = func.call @pool_count(%element_2, %kernel, %step, %parameter_2, %parameter_3, %ceil_mode) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.bool) -> !torch.int
    %gt = torch.aten.gt.int %size, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %gt -> () {
      torch.prim.If.yield
    } else {
      %add_int_4 = torch.aten.add.int %lead, %i_2 : !torch.int, !torch.int -> !torch.int
      %message_6 = torch.aten.format(%str_6, %self, %size, %add_int_4) : !torch.str, !torch.list<int>, !torch.int, !torch.int -> !torch.str
      torch.prim.RaiseException %message_6, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %appended_2 = torch.aten.append.t %out, %size : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @adaptive_sizes(%self: !torch.list<int>, %output_size: !torch.list<int>, %dims: !torch.int) -> !torch.list<int> {
  %str = torch.constant.str "adaptive pooling: output_size must be {}"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %int2 = torch.constant.int 2
  %str_2 = torch.constant.str "Expected {}D or {}D tensor, but got {}"
  %length = torch.aten.len.t %output_size : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %dims : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %dims) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %lead = torch.aten.sub.int %length_2, %dims : !torch.int, !torch.int -> !torch.int
  %eq_2 = torch.aten.eq.int %lead, %int1 : !torch.int, !torch.int -> !torch.bool
  %either = torch.prim.If %eq_2 -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %eq_3 = torch.aten.eq.int %lead, %int2 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_3 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    %add_int = torch.aten.add.int %dims, %int1 : !torch.int, !torch.int -> !torch.int
    %add_int_2 = torch.aten.add.int %dims, %int2 : !torch.int, !torch.int -> !torch.int
    %message_2 = torch.aten.format(%str_2, %add_int, %add_int_2, %self) : !torch.str, !torch.int, !torch.int, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %part = torch.aten.slice.t %self, %none, %lead, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %result = torch.aten.add.t %part, %output_size : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func private @scaled(%size: !torch.int, %factor: !torch.float) -> !torch.int {
  %mul_int_float = torch.aten.mul.int_float %size, %factor : !torch.int, !torch.float -> !torch.float
  %result = torch.aten.Int.float %mul_int_float : !torch.float -> !torch.int
  return %result : !torch.int
}

// Sizes after resampling to `output_size`, or by `scale_factors` where that is not given.
func.func private @resample_sizes(%input: !torch.list<int>, %output_size: !torch.optional<list<int>>, %scale_factors: !torch.optional<list<float>>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %str = torch.constant.str "It is expected output_size equals to {}, but got size {}"
  %str_2 = torch.constant.str "Must specify exactly one of output_size and scale_factors"
  %str_3 = torch.constant.str "It is expected scale_factors equals to {}, but got size {}"
  %true = torch.constant.bool true
  %element = torch.aten.__getitem__.t %input, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %out = torch.prim.ListConstruct %element, %element_2 : (!torch.int, !torch.int) -> !torch.list<int>
  %length = torch.aten.len.t %input : !torch.list<int> -> !torch.int
  %dims = torch.aten.sub.int %length, %int2 : !torch.int, !torch.int -> !torch.int
  %is_given = torch.aten.__isnot__ %output_size, %none : !torch.optional<list<int>>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_given -> (!torch.list<int>) {
    %output_size_2 = torch.prim.unchecked_cast %output_size : !torch.optional<list<int>> -> !torch.list<int>
    %length_2 = torch.aten.len.t %output_size_2 : !torch.list<int> -> !torch.int
    %eq = torch.aten.eq.int %length_2, %dims : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %eq -> () {
      torch.prim.If.yield
    } else {
      %length_3 = torch.aten.len.t %output_size_2 : !torch.list<int> -> !torch.int
      %message = torch.aten.format(%str, %dims, %length_3) : !torch.str, !torch.int, !torch.int -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %result_2 = torch.aten.add.t %out, %output_size_2 : !torch.list<int>, !torch.list<int> -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %is_given_2 = torch.aten.__isnot__ %scale_factors, %none : !torch.optional<list<float>>, !torch.none -> !torch.bool
    torch.prim.If %is_given_2 -> () {
      torch.prim.If.yield
    } else {
      torch.prim.RaiseException %str_2, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %scale_factors_2 = torch.prim.unchecked_cast %scale_factors : !torch.optional<list<float>> -> !torch.list<float>
    %length_4 = torch.aten.len.t %scale_factors_2 : !torch.list<float> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_4, %dims : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %eq_2 -> () {
      torch.prim.If.yield
    } else {
      %length_5 = torch.aten.len.t %scale_factors_2 : !torch.list<float> -> !torch.int
      %message_2 = torch.aten.format(%str_3, %dims, %length_5) : !torch.str, !torch.int, !torch.int -> !torch.str
      torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.Loop %dims, %true, init() {
    ^bb0(%i: !torch.int):
      %add_int = torch.aten.add.int %int2, %i : !torch.int, !torch.int -> !torch.int
      %element_3 = torch.aten.__getitem__.t %input, %add_int : !torch.list<int>, !torch.int -> !torch.int
      %element_4 = torch.aten.__getitem__.t %scale_factors_2, %i : !torch.list<float>, !torch.int -> !torch.float
      %scaled = func.call @scaled(%element_3, %element_4) : (!torch.int, !torch.float) -> !torch.int
      %appended = torch.aten.append.t %out, %scaled : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.Loop.condition %true, iter()
    } : (!torch.int, !torch.bool) -> ()
    torch.prim.If.yield %out : !torch.list<int>
  }
  return %result : !torch.list<int>
}

// aten::max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], int[1] dilation=[1], bool ceil_mode=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.max_pool1d(%self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %result = func.call @pool_sizes(%self, %kernel_size, %stride, %padding, %dilation, %ceil_mode, %int1) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.max_pool1d(%self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.max_pool2d(%self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %result = func.call @pool_sizes(%self, %kernel_size, %stride, %padding, %dilation, %ceil_mode, %int2) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.max_pool2d(%self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.max_pool3d(%self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %result = func.call @pool_sizes(%self, %kernel_size, %stride, %padding, %dilation, %ceil_mode, %int3) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.max_pool3d(%self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], int[1] dilation=[1], bool ceil_mode=False) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.max_pool1d_with_indices(%self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %int1 = torch.constant.int 1
  %out = func.call @pool_sizes(%self, %kernel_size, %stride, %padding, %dilation, %ceil_mode, %int1) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.max_pool1d_with_indices(%self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.max_pool2d_with_indices(%self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %int2 = torch.constant.int 2
  %out = func.call @pool_sizes(%self, %kernel_size, %stride, %padding, %dilation, %ceil_mode, %int2) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.max_pool2d_with_indices(%self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.max_pool3d_with_indices(%self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.tuple<list<int>, list<int>> {
  %int3 = torch.constant.int 3
  %out = func.call @pool_sizes(%self, %kernel_size, %stride, %padding, %dilation, %ceil_mode, %int3) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.max_pool3d_with_indices(%self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
func.func @__torch_mlir_shape_fn.aten.max_pool2d_with_indices_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool, %indices: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.max_pool2d_with_indices_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool, %indices_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
func.func @__torch_mlir_shape_fn.aten.max_pool3d_with_indices_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool, %indices: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.max_pool3d_with_indices_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %ceil_mode: !torch.bool, %indices_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], bool ceil_mode=False, bool count_include_pad=True) -> Tensor
func.func @__torch_mlir_shape_fn.aten.avg_pool1d(%self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %ceil_mode: !torch.bool, %count_include_pad: !torch.bool) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %list = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %result = func.call @pool_sizes(%self, %kernel_size, %stride, %padding, %list, %ceil_mode, %int1) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.avg_pool1d(%self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %ceil_mode: !torch.bool, %count_include_pad: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.avg_pool2d(%self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %ceil_mode: !torch.bool, %count_include_pad: !torch.bool, %divisor_override: !torch.optional<int>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %list = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %result = func.call @pool_sizes(%self, %kernel_size, %stride, %padding, %list, %ceil_mode, %int2) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.avg_pool2d(%self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %ceil_mode: !torch.bool, %count_include_pad: !torch.bool, %divisor_override: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.avg_pool3d(%self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %ceil_mode: !torch.bool, %count_include_pad: !torch.bool, %divisor_override: !torch.optional<int>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %list = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %result = func.call @pool_sizes(%self, %kernel_size, %stride, %padding, %list, %ceil_mode, %int3) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.avg_pool3d(%self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %ceil_mode: !torch.bool, %count_include_pad: !torch.bool, %divisor_override: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
func.func @__torch_mlir_shape_fn.aten.avg_pool2d_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %ceil_mode: !torch.bool, %count_include_pad: !torch.bool, %divisor_override: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.avg_pool2d_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %ceil_mode: !torch.bool, %count_include_pad: !torch.bool, %divisor_override: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
func.func @__torch_mlir_shape_fn.aten.avg_pool3d_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %ceil_mode: !torch.bool, %count_include_pad: !torch.bool, %divisor_override: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.avg_pool3d_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>, %ceil_mode: !torch.bool, %count_include_pad: !torch.bool, %divisor_override: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor
func.func @__torch_mlir_shape_fn.aten.adaptive_avg_pool1d(%self: !torch.list<int>, %output_size: !torch.list<int>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %result = func.call @adaptive_sizes(%self, %output_size, %int1) : (!torch.list<int>, !torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.adaptive_avg_pool1d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
func.func @__torch_mlir_shape_fn.aten.adaptive_avg_pool2d(%self: !torch.list<int>, %output_size: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %result = func.call @adaptive_sizes(%self, %output_size, %int2) : (!torch.list<int>, !torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.adaptive_avg_pool2d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
func.func @__torch_mlir_shape_fn.aten.adaptive_avg_pool3d(%self: !torch.list<int>, %output_size: !torch.list<int>) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %result = func.call @adaptive_sizes(%self, %output_size, %int3) : (!torch.list<int>, !torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.adaptive_avg_pool3d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.adaptive_max_pool1d(%self: !torch.list<int>, %output_size: !torch.list<int>) -> !torch.tuple<list<int>, list<int>> {
  %int1 = torch.constant.int 1
  %out = func.call @adaptive_sizes(%self, %output_size, %int1) : (!torch.list<int>, !torch.list<int>, !torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.adaptive_max_pool1d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.adaptive_max_pool2d(%self: !torch.list<int>, %output_size: !torch.list<int>) -> !torch.tuple<list<int>, list<int>> {
  %int2 = torch.constant.int 2
  %out = func.call @adaptive_sizes(%self, %output_size, %int2) : (!torch.list<int>, !torch.list<int>, !torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.adaptive_max_pool2d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.adaptive_max_pool3d(%self: !torch.list<int>, %output_size: !torch.list<int>) -> !torch.tuple<list<int>, list<int>> {
  %int3 = torch.constant.int 3
  %out = func.call @adaptive_sizes(%self, %output_size, %int3) : (!torch.list<int>, !torch.list<int>, !torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.adaptive_max_pool3d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>) -> !torch.tuple<int, int> {
  %int64 = torch.constant.int 4
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %int64 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor
func.func @__torch_mlir_shape_fn.aten.max_unpool2d(%self: !torch.list<int>, %indices: !torch.list<int>, %output_size: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "There should be exactly two elements (height, width) in output_size, but got {} elements."
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %intm2 = torch.constant.int -2
  %length = torch.aten.len.t %output_size : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %output_size : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %part = torch.aten.slice.t %self, %none, %intm2, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %result = torch.aten.add.t %part, %output_size : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.max_unpool2d(%self_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor
func.func @__torch_mlir_shape_fn.aten.max_unpool3d(%self: !torch.list<int>, %indices: !torch.list<int>, %output_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %str = torch.constant.str "There should be exactly three elements (depth, height, width) in output_size, but got {} elements."
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %intm3 = torch.constant.int -3
  %length = torch.aten.len.t %output_size : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int3 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %output_size : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %part = torch.aten.slice.t %self, %none, %intm3, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %result = torch.aten.add.t %part, %output_size : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.max_unpool3d(%self_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>, %stride: !torch.list<int>, %padding: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_nearest1d(%self: !torch.list<int>, %output_size: !torch.list<int>, %scales: !torch.optional<float>) -> !torch.list<int> {
  %none = torch.constant.none
  %output_size_2 = torch.derefine %output_size : !torch.list<int> to !torch.optional<list<int>>
  %none_2 = torch.derefine %none : !torch.none to !torch.optional<list<float>>
  %result = func.call @resample_sizes(%self, %output_size_2, %none_2) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_nearest1d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>, %scales: !torch.optional<float>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_nearest2d(%self: !torch.list<int>, %output_size: !torch.list<int>, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.list<int> {
  %none = torch.constant.none
  %output_size_2 = torch.derefine %output_size : !torch.list<int> to !torch.optional<list<int>>
  %none_2 = torch.derefine %none : !torch.none to !torch.optional<list<float>>
  %result = func.call @resample_sizes(%self, %output_size_2, %none_2) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_nearest2d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_bilinear2d(%self: !torch.list<int>, %output_size: !torch.list<int>, %align_corners: !torch.bool, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.list<int> {
  %none = torch.constant.none
  %output_size_2 = torch.derefine %output_size : !torch.list<int> to !torch.optional<list<int>>
  %none_2 = torch.derefine %none : !torch.none to !torch.optional<list<float>>
  %result = func.call @resample_sizes(%self, %output_size_2, %none_2) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_bilinear2d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>, %align_corners: !torch.bool, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_nearest1d.vec(%input: !torch.list<int>, %output_size: !torch.optional<list<int>>, %scale_factors: !torch.optional<list<float>>) -> !torch.list<int> {
  %result = func.call @resample_sizes(%input, %output_size, %scale_factors) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_nearest1d.vec(%input_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.optional<list<int>>, %scale_factors: !torch.optional<list<float>>) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_nearest2d.vec(%input: !torch.list<int>, %output_size: !torch.optional<list<int>>, %scale_factors: !torch.optional<list<float>>) -> !torch.list<int> {
  %result = func.call @resample_sizes(%input, %output_size, %scale_factors) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_nearest2d.vec(%input_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.optional<list<int>>, %scale_factors: !torch.optional<list<float>>) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_bilinear2d.vec(%input: !torch.list<int>, %output_size: !torch.optional<list<int>>, %align_corners: !torch.bool, %scale_factors: !torch.optional<list<float>>) -> !torch.list<int> {
  %result = func.call @resample_sizes(%input, %output_size, %scale_factors) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_bilinear2d.vec(%input_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.optional<list<int>>, %align_corners: !torch.bool, %scale_factors: !torch.optional<list<float>>) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_nearest2d_backward(%grad_output: !torch.list<int>, %output_size: !torch.list<int>, %input_size: !torch.list<int>, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.list<int> {
  return %input_size : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_nearest2d_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>, %input_size: !torch.list<int>, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.int {
  %unused, %grad_output_dtype = torch.prim.TupleUnpack %grad_output_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %grad_output_dtype : !torch.int
}

// aten::__interpolate.size_list_scale_list(Tensor input, int[]? size=None, float[]? scale_factor=None, str mode="nearest", bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.__interpolate.size_list_scale_list(%input: !torch.list<int>, %size: !torch.optional<list<int>>, %scale_factor: !torch.optional<list<float>>, %mode: !torch.str, %align_corners: !torch.optional<bool>, %recompute_scale_factor: !torch.optional<bool>, %antialias: !torch.bool) -> !torch.list<int> {
  %result = func.call @resample_sizes(%input, %size, %scale_factor) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.__interpolate.size_list_scale_list(%input_rank_dtype: !torch.tuple<int, int>, %size: !torch.optional<list<int>>, %scale_factor: !torch.optional<list<float>>, %mode: !torch.str, %align_corners: !torch.optional<bool>, %recompute_scale_factor: !torch.optional<bool>, %antialias: !torch.bool) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
func.func @__torch_mlir_shape_fn.aten.grid_sampler(%input: !torch.list<int>, %grid: !torch.list<int>, %interpolation_mode: !torch.int, %padding_mode: !torch.int, %align_corners: !torch.bool) -> !torch.list<int> {
  %str = torch.constant.str "grid_sampler(): expected grid and input to have same number of dimensions, but got input with sizes {} and grid with sizes {}"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %intm1 = torch.constant.int -1
  %length = torch.aten.len.t %grid : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %input : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %length_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %input, %grid) : !torch.str, !torch.list<int>, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %part = torch.aten.slice.t %input, %none, %int2, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %part_2 = torch.aten.slice.t %grid, %int1, %intm1, %int1 : !torch.list<int>, !torch.int, !torch.int, !torch.int -> !torch.list<int>
  %result = torch.aten.add.t %part, %part_2 : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.grid_sampler(%input_rank_dtype: !torch.tuple<int, int>, %grid_rank_dtype: !torch.tuple<int, int>, %interpolation_mode: !torch.int, %padding_mode: !torch.int, %align_corners: !torch.bool) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// torchvision::roi_align(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width, int sampling_ratio, bool aligned) -> Tensor
func.func @__torch_mlir_shape_fn.torchvision.roi_align(%input: !torch.list<int>, %rois: !torch.list<int>, %spatial_scale: !torch.float, %pooled_height: !torch.int, %pooled_width: !torch.int, %sampling_ratio: !torch.int, %aligned: !torch.bool) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %element = torch.aten.__getitem__.t %rois, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %result = torch.prim.ListConstruct %element, %element_2, %pooled_height, %pooled_width : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.torchvision.roi_align(%input_rank_dtype: !torch.tuple<int, int>, %rois_rank_dtype: !torch.tuple<int, int>, %spatial_scale: !torch.float, %pooled_height: !torch.int, %pooled_width: !torch.int, %sampling_ratio: !torch.int, %aligned: !torch.bool) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// torchvision::roi_pool(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.torchvision.roi_pool(%input: !torch.list<int>, %rois: !torch.list<int>, %spatial_scale: !torch.float, %pooled_height: !torch.int, %pooled_width: !torch.int) -> !torch.tuple<list<int>, list<int>> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %element = torch.aten.__getitem__.t %rois, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %out = torch.prim.ListConstruct %element, %element_2, %pooled_height, %pooled_width : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %out, %out : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.torchvision.roi_pool(%input_rank_dtype: !torch.tuple<int, int>, %rois_rank_dtype: !torch.tuple<int, int>, %spatial_scale: !torch.float, %pooled_height: !torch.int, %pooled_width: !torch.int) -> !torch.tuple<int, int> {
  %int32 = torch.constant.int 3
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %input_dtype, %int32 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// torchvision::nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor
func.func @__torch_mlir_shape_fn.torchvision.nms(%dets: !torch.list<int>, %scores: !torch.list<int>, %iou_threshold: !torch.float) -> !torch.list<int> {
  %data_dependent_size = func.call @data_dependent_size() : () -> !torch.int
  %result = torch.prim.ListConstruct %data_dependent_size : (!torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.torchvision.nms(%dets_rank_dtype: !torch.tuple<int, int>, %scores_rank_dtype: !torch.tuple<int, int>, %iou_threshold: !torch.float) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}

// aten::_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
func.func @__torch_mlir_shape_fn.aten._adaptive_avg_pool2d(%self: !torch.list<int>, %output_size: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %result = func.call @adaptive_sizes(%self, %output_size, %int2) : (!torch.list<int>, !torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._adaptive_avg_pool2d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
func.func @__torch_mlir_shape_fn.aten._adaptive_avg_pool3d(%self: !torch.list<int>, %output_size: !torch.list<int>) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %result = func.call @adaptive_sizes(%self, %output_size, %int3) : (!torch.list<int>, !torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._adaptive_avg_pool3d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten._adaptive_avg_pool2d_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._adaptive_avg_pool2d_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten._adaptive_avg_pool3d_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._adaptive_avg_pool3d_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_nearest3d(%self: !torch.list<int>, %output_size: !torch.list<int>, %scales_d: !torch.optional<float>, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.list<int> {
  %none = torch.constant.none
  %output_size_2 = torch.derefine %output_size : !torch.list<int> to !torch.optional<list<int>>
  %none_2 = torch.derefine %none : !torch.none to !torch.optional<list<float>>
  %result = func.call @resample_sizes(%self, %output_size_2, %none_2) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_nearest3d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>, %scales_d: !torch.optional<float>, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_linear1d(%self: !torch.list<int>, %output_size: !torch.list<int>, %align_corners: !torch.bool, %scales: !torch.optional<float>) -> !torch.list<int> {
  %none = torch.constant.none
  %output_size_2 = torch.derefine %output_size : !torch.list<int> to !torch.optional<list<int>>
  %none_2 = torch.derefine %none : !torch.none to !torch.optional<list<float>>
  %result = func.call @resample_sizes(%self, %output_size_2, %none_2) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_linear1d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>, %align_corners: !torch.bool, %scales: !torch.optional<float>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_trilinear3d(%self: !torch.list<int>, %output_size: !torch.list<int>, %align_corners: !torch.bool, %scales_d: !torch.optional<float>, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.list<int> {
  %none = torch.constant.none
  %output_size_2 = torch.derefine %output_size : !torch.list<int> to !torch.optional<list<int>>
  %none_2 = torch.derefine %none : !torch.none to !torch.optional<list<float>>
  %result = func.call @resample_sizes(%self, %output_size_2, %none_2) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_trilinear3d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>, %align_corners: !torch.bool, %scales_d: !torch.optional<float>, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_bicubic2d(%self: !torch.list<int>, %output_size: !torch.list<int>, %align_corners: !torch.bool, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.list<int> {
  %none = torch.constant.none
  %output_size_2 = torch.derefine %output_size : !torch.list<int> to !torch.optional<list<int>>
  %none_2 = torch.derefine %none : !torch.none to !torch.optional<list<float>>
  %result = func.call @resample_sizes(%self, %output_size_2, %none_2) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_bicubic2d(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>, %align_corners: !torch.bool, %scales_h: !torch.optional<float>, %scales_w: !torch.optional<float>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_nearest3d.vec(%input: !torch.list<int>, %output_size: !torch.optional<list<int>>, %scale_factors: !torch.optional<list<float>>) -> !torch.list<int> {
  %result = func.call @resample_sizes(%input, %output_size, %scale_factors) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_nearest3d.vec(%input_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.optional<list<int>>, %scale_factors: !torch.optional<list<float>>) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_linear1d.vec(%input: !torch.list<int>, %output_size: !torch.optional<list<int>>, %align_corners: !torch.bool, %scale_factors: !torch.optional<list<float>>) -> !torch.list<int> {
  %result = func.call @resample_sizes(%input, %output_size, %scale_factors) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_linear1d.vec(%input_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.optional<list<int>>, %align_corners: !torch.bool, %scale_factors: !torch.optional<list<float>>) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_trilinear3d.vec(%input: !torch.list<int>, %output_size: !torch.optional<list<int>>, %align_corners: !torch.bool, %scale_factors: !torch.optional<list<float>>) -> !torch.list<int> {
  %result = func.call @resample_sizes(%input, %output_size, %scale_factors) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_trilinear3d.vec(%input_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.optional<list<int>>, %align_corners: !torch.bool, %scale_factors: !torch.optional<list<float>>) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
func.func @__torch_mlir_shape_fn.aten.upsample_bicubic2d.vec(%input: !torch.list<int>, %output_size: !torch.optional<list<int>>, %align_corners: !torch.bool, %scale_factors: !torch.optional<list<float>>) -> !torch.list<int> {
  %result = func.call @resample_sizes(%input, %output_size, %scale_factors) : (!torch.list<int>, !torch.optional<list<int>>, !torch.optional<list<float>>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.upsample_bicubic2d.vec(%input_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.optional<list<int>>, %align_corners: !torch.bool, %scale_factors: !torch.optional<list<float>>) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}
