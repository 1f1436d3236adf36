// Convolutions.
// Made from convolution.py by to_mlir.py.

// Parameters of a convolution or pooling come as one number for all dimensions, or one for each.
func.func private @parameter(%values: !torch.list<int>, %i: !torch.int) -> !torch.int {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %length = torch.aten.len.t %values : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int1 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.int) {
    %element = torch.aten.__getitem__.t %values, %int0 : !torch.list<int>, !torch.int -> !torch.int
    torch.prim.If.yield %element : !torch.int
  } else {
    %element_2 = torch.aten.__getitem__.t %values, %i : !torch.list<int>, !torch.int -> !torch.int
    torch.prim.If.yield %element_2 : !torch.int
  }
  return %result : !torch.int
}

// How many positions a window has along one dimension.
func.func private @window_count(%size: !torch.int, %kernel: !torch.int, %stride: !torch.int, %padding: !torch.int, %dilation: !torch.int) -> !torch.int {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "non-positive stride is not supported"
  %none = torch.constant.none
  %str_2 = torch.constant.str "negative padding is not supported"
  %str_3 = torch.constant.str "dilation should be greater than zero"
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %str_4 = torch.constant.str "Calculated padded input size: {}. Kernel size: {}. Kernel size can't be greater than actual input size"
  %gt = torch.aten.gt.int %stride, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %ge = torch.aten.ge.int %padding, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %gt_2 = torch.aten.gt.int %dilation, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt_2 -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str_3, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %mul_int = torch.aten.mul.int %int2, %padding : !torch.int, !torch.int -> !torch.int
  %padded = torch.aten.add.int %size, %mul_int : !torch.int, !torch.int -> !torch.int
  %sub_int = torch.aten.sub.int %kernel, %int1 : !torch.int, !torch.int -> !torch.int
  %mul_int_2 = torch.aten.mul.int %dilation, %sub_int : !torch.int, !torch.int -> !torch.int
  %reach = torch.aten.add.int %mul_int_2, %int1 : !torch.int, !torch.int -> !torch.int
  %le = torch.aten.le.int %reach, %padded : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %le -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str_4, %padded, %reach) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %mul_int_3 = torch.aten.mul.int %int2, %padding : !torch.int, !torch.int -> !torch.int
  %add_int = torch.aten.add.int %size, %mul_int_3 : !torch.int, !torch.int -> !torch.int
  %sub_int_2 = torch.aten.sub.int %kernel, %int1 : !torch.int, !torch.int -> !torch.int
  %mul_int_4 = torch.aten.mul.int %dilation, %sub_int_2 : !torch.int, !torch.int -> !torch.int
  %sub_int_3 = torch.aten.sub.int %add_int, %mul_int_4 : !torch.int, !torch.int -> !torch.int
  %sub_int_4 = torch.aten.sub.int %sub_int_3, %int1 : !torch.int, !torch.int -> !torch.int
  %floordiv_int = torch.aten.floordiv.int %sub_int_4, %stride : !torch.int, !torch.int -> !torch.int
  %result = torch.aten.add.int %floordiv_int, %int1 : !torch.int, !torch.int -> !torch.int
  return %result : !torch.int
}

func.func private @check_convolution(%input: !torch.list<int>, %weight: !torch.list<int>, %groups: !torch.int, %dims: !torch.int) -> !torch.int {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %int2 = torch.constant.int 2
  %str = torch.constant.str "weight should have {} dimensions for this convolution, but got {}"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %str_2 = torch.constant.str "Expected {}D (unbatched) or {}D (batched) input, but got input of size: {}"
  %str_3 = torch.constant.str "non-positive groups is not supported"
  %rank = torch.aten.len.t %weight : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %dims, %int0 : !torch.int, !torch.int -> !torch.bool
  %either = torch.prim.If %eq -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %add_int = torch.aten.add.int %dims, %int2 : !torch.int, !torch.int -> !torch.int
    %eq_2 = torch.aten.eq.int %rank, %add_int : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    %add_int_2 = torch.aten.add.int %dims, %int2 : !torch.int, !torch.int -> !torch.int
    %message = torch.aten.format(%str, %add_int_2, %weight) : !torch.str, !torch.int, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length = torch.aten.len.t %input : !torch.list<int> -> !torch.int
  %eq_3 = torch.aten.eq.int %length, %rank : !torch.int, !torch.int -> !torch.bool
  %either_2 = torch.prim.If %eq_3 -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %length_2 = torch.aten.len.t %input : !torch.list<int> -> !torch.int
    %sub_int = torch.aten.sub.int %rank, %int1 : !torch.int, !torch.int -> !torch.int
    %eq_4 = torch.aten.eq.int %length_2, %sub_int : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_4 : !torch.bool
  }
  torch.prim.If %either_2 -> () {
    torch.prim.If.yield
  } else {
    %sub_int_2 = torch.aten.sub.int %rank, %int1 : !torch.int, !torch.int -> !torch.int
    %message_2 = torch.aten.format(%str_2, %sub_int_2, %rank, %input) : !torch.str, !torch.int, !torch.int, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %gt = torch.aten.gt.int %groups, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str_3, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_3 = torch.aten.len.t %input : !torch.list<int> -> !torch.int
  %sub_int_3 = torch.aten.sub.int %rank, %int2 : !torch.int, !torch.int -> !torch.int
  %result = torch.aten.sub.int %length_3, %sub_int_3 : !torch.int, !torch.int -> !torch.int
  return %result : !torch.int
}

func.func private @check_conv_channels(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %groups: !torch.int, %dims: !torch.int) -> !torch.int {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "Given groups={}, weight of size {}, expected input to have {} channels, but got {} channels instead"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %str_2 = torch.constant.str "Given groups={}, expected weight to be divisible by {} at dimension 0, but got weight of size {} instead"
  %false = torch.constant.bool false
  %str_3 = torch.constant.str "Given weight of size {}, expected bias to be 1-dimensional with {} elements, but got bias of size {} instead"
  %lead = func.call @check_convolution(%input, %weight, %groups, %dims) : (!torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.int
  %sub_int = torch.aten.sub.int %lead, %int1 : !torch.int, !torch.int -> !torch.int
  %element = torch.aten.__getitem__.t %input, %sub_int : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %weight, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %mul_int = torch.aten.mul.int %element_2, %groups : !torch.int, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %element, %mul_int : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %element_3 = torch.aten.__getitem__.t %weight, %int1 : !torch.list<int>, !torch.int -> !torch.int
    %mul_int_2 = torch.aten.mul.int %element_3, %groups : !torch.int, !torch.int -> !torch.int
    %sub_int_2 = torch.aten.sub.int %lead, %int1 : !torch.int, !torch.int -> !torch.int
    %element_4 = torch.aten.__getitem__.t %input, %sub_int_2 : !torch.list<int>, !torch.int -> !torch.int
    %message = torch.aten.format(%str, %groups, %weight, %mul_int_2, %element_4) : !torch.str, !torch.int, !torch.list<int>, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element_5 = torch.aten.__getitem__.t %weight, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %remainder_int = torch.aten.remainder.int %element_5, %groups : !torch.int, !torch.int -> !torch.int
  %eq_2 = torch.aten.eq.int %remainder_int, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_2 -> () {
    torch.prim.If.yield
  } else {
    %message_2 = torch.aten.format(%str_2, %groups, %groups, %weight) : !torch.str, !torch.int, !torch.int, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %is_given = torch.aten.__isnot__ %bias, %none : !torch.optional<list<int>>, !torch.none -> !torch.bool
  torch.prim.If %is_given -> () {
    %bias_2 = torch.prim.unchecked_cast %bias : !torch.optional<list<int>> -> !torch.list<int>
    %length = torch.aten.len.t %bias_2 : !torch.list<int> -> !torch.int
    %eq_3 = torch.aten.eq.int %length, %int1 : !torch.int, !torch.int -> !torch.bool
    %both = torch.prim.If %eq_3 -> (!torch.bool) {
      %element_6 = torch.aten.__getitem__.t %bias_2, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %element_7 = torch.aten.__getitem__.t %weight, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %eq_4 = torch.aten.eq.int %element_6, %element_7 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %eq_4 : !torch.bool
    } else {
      torch.prim.If.yield %false : !torch.bool
    }
    torch.prim.If %both -> () {
      torch.prim.If.yield
    } else {
      %element_8 = torch.aten.__getitem__.t %weight, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %message_3 = torch.aten.format(%str_3, %weight, %element_8, %bias_2) : !torch.str, !torch.list<int>, !torch.int, !torch.list<int> -> !torch.str
      torch.prim.RaiseException %message_3, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return %lead : !torch.int
}

// The batch size, unless there is none, and the channels.
func.func private @batch_and_channels(%input: !torch.list<int>, %lead: !torch.int, %channels: !torch.int) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %eq = torch.aten.eq.int %lead, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    %element = torch.aten.__getitem__.t %input, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %appended = torch.aten.append.t %out, %element : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %appended_2 = torch.aten.append.t %out, %channels : !torch.list<int>, !torch.int -> !torch.list<int>
  return %out : !torch.list<int>
}

// `dims` is the number of spatial dimensions, 0 if the weight tells.
func.func private @conv_sizes(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %groups: !torch.int, %dims: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %true = torch.constant.bool true
  %lead = func.call @check_conv_channels(%input, %weight, %bias, %groups, %dims) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.int, !torch.int) -> !torch.int
  %element = torch.aten.__getitem__.t %weight, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %out = func.call @batch_and_channels(%input, %lead, %element) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  %length = torch.aten.len.t %weight : !torch.list<int> -> !torch.int
  %sub_int = torch.aten.sub.int %length, %int2 : !torch.int, !torch.int -> !torch.int
  torch.prim.Loop %sub_int, %true, init() {
  ^bb0(%i: !torch.int):
    %add_int = torch.aten.add.int %lead, %i : !torch.int, !torch.int -> !torch.int
    %element_2 = torch.aten.__getitem__.t %input, %add_int : !torch.list<int>, !torch.int -> !torch.int
    %add_int_2 = torch.aten.add.int %int2, %i : !torch.int, !torch.int -> !torch.int
    %element_3 = torch.aten.__getitem__.t %weight, %add_int_2 : !torch.list<int>, !torch.int -> !torch.int
    %parameter = func.call @parameter(%stride, %i) : (!torch.list<int>, !torch.int) -> !torch.int
    %parameter_2 = func.call @parameter(%padding, %i) : (!torch.list<int>, !torch.int) -> !torch.int
    %parameter_3 = func.call @parameter(%dilation, %i) : (!torch.list<int>, !torch.int) -> !torch.int
    %size = func.call @window_count(%element_2, %element_3, %parameter, %parameter_2, %parameter_3) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.int
    %appended = torch.aten.append.t %out, %size : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @conv_transpose_sizes(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %output_padding: !torch.list<int>, %groups: !torch.int, %dilation: !torch.list<int>, %dims: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %str = torch.constant.str "Given transposed=1, weight of size {}, expected input to have {} channels, but got {} channels instead"
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  %true = torch.constant.bool true
  %lead = func.call @check_convolution(%input, %weight, %groups, %dims) : (!torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.int
  %sub_int = torch.aten.sub.int %lead, %int1 : !torch.int, !torch.int -> !torch.int
  %element = torch.aten.__getitem__.t %input, %sub_int : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %weight, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %element_3 = torch.aten.__getitem__.t %weight, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %sub_int_2 = torch.aten.sub.int %lead, %int1 : !torch.int, !torch.int -> !torch.int
    %element_4 = torch.aten.__getitem__.t %input, %sub_int_2 : !torch.list<int>, !torch.int -> !torch.int
    %message = torch.aten.format(%str, %weight, %element_3, %element_4) : !torch.str, !torch.list<int>, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element_5 = torch.aten.__getitem__.t %weight, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %mul_int = torch.aten.mul.int %element_5, %groups : !torch.int, !torch.int -> !torch.int
  %out = func.call @batch_and_channels(%input, %lead, %mul_int) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  %length = torch.aten.len.t %weight : !torch.list<int> -> !torch.int
  %sub_int_3 = torch.aten.sub.int %length, %int2 : !torch.int, !torch.int -> !torch.int
  torch.prim.Loop %sub_int_3, %true, init() {
  ^bb0(%i: !torch.int):
    %parameter = func.call @parameter(%dilation, %i) : (!torch.list<int>, !torch.int) -> !torch.int
    %add_int = torch.aten.add.int %int2, %i : !torch.int, !torch.int -> !torch.int
    %element_6 = torch.aten.__getitem__.t %weight, %add_int : !torch.list<int>, !torch.int -> !torch.int
    %sub_int_4 = torch.aten.sub.int %element_6, %int1 : !torch.int, !torch.int -> !torch.int
    %mul_int_2 = torch.aten.mul.int %parameter, %sub_int_4 : !torch.int, !torch.int -> !torch.int
    %span = torch.aten.add.int %mul_int_2, %int1 : !torch.int, !torch.int -> !torch.int
    %add_int_2 = torch.aten.add.int %lead, %i : !torch.int, !torch.int -> !torch.int
    %element_7 = torch.aten.__getitem__.t %input, %add_int_2 : !torch.list<int>, !torch.int -> !torch.int
    %sub_int_5 = torch.aten.sub.int %element_7, %int1 : !torch.int, !torch.int -> !torch.int
    %parameter_2 = func.call @parameter(%stride, %i) : (!torch.list<int>, !torch.int) -> !torch.int
    %mul_int_3 = torch.aten.mul.int %sub_int_5, %parameter_2 : !torch.int, !torch.int -> !torch.int
    %parameter_3 = func.call @parameter(%padding, %i) : (!torch.list<int>, !torch.int) -> !torch.int
    %mul_int_4 = torch.aten.mul.int %int2, %parameter_3 : !torch.int, !torch.int -> !torch.int
    %sub_int_6 = torch.aten.sub.int %mul_int_3, %mul_int_4 : !torch.int, !torch.int -> !torch.int
    %size = torch.aten.add.int %sub_int_6, %span : !torch.int, !torch.int -> !torch.int
    %parameter_4 = func.call @parameter(%output_padding, %i) : (!torch.list<int>, !torch.int) -> !torch.int
    %add_int_3 = torch.aten.add.int %size, %parameter_4 : !torch.int, !torch.int -> !torch.int
    %appended = torch.aten.append.t %out, %add_int_3 : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @convolution_sizes(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %transposed: !torch.bool, %output_padding: !torch.list<int>, %groups: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %result = torch.prim.If %transposed -> (!torch.list<int>) {
    %result_2 = func.call @conv_transpose_sizes(%input, %weight, %bias, %stride, %padding, %output_padding, %groups, %dilation, %int0) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.list<int>, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %result_3 = func.call @conv_sizes(%input, %weight, %bias, %stride, %padding, %dilation, %groups, %int0) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

// padding "same" keeps the sizes, "valid" pads nothing.
func.func private @conv_named_padding_sizes(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.str, %dilation: !torch.list<int>, %groups: !torch.int, %dims: !torch.int) -> !torch.list<int> {
  %str = torch.constant.str "same"
  %true = torch.constant.bool true
  %str_2 = torch.constant.str "valid"
  %str_3 = torch.constant.str "Invalid padding string: '{}'"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %str_4 = torch.constant.str "padding='same' is not supported for strided convolutions"
  %int0 = torch.constant.int 0
  %eq = torch.aten.eq.str %padding, %str : !torch.str, !torch.str -> !torch.bool
  %either = torch.prim.If %eq -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %eq_2 = torch.aten.eq.str %padding, %str_2 : !torch.str, !torch.str -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str_3, %padding) : !torch.str, !torch.str -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %check_conv_channels = func.call @check_conv_channels(%input, %weight, %bias, %groups, %dims) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.int, !torch.int) -> !torch.int
  %eq_3 = torch.aten.eq.str %padding, %str : !torch.str, !torch.str -> !torch.bool
  %result = torch.prim.If %eq_3 -> (!torch.list<int>) {
    torch.prim.Loop %dims, %true, init() {
    ^bb0(%i: !torch.int):
      %parameter = func.call @parameter(%stride, %i) : (!torch.list<int>, !torch.int) -> !torch.int
      %eq_4 = torch.aten.eq.int %parameter, %int1 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If %eq_4 -> () {
        torch.prim.If.yield
      } else {
        torch.prim.RaiseException %str_4, %none : !torch.str, !torch.none
        torch.prim.If.yield
      }
      torch.prim.Loop.condition %true, iter()
    } : (!torch.int, !torch.bool) -> ()
    %length = torch.aten.len.t %input : !torch.list<int> -> !torch.int
    %lead = torch.aten.sub.int %length, %dims : !torch.int, !torch.int -> !torch.int
    %element = torch.aten.__getitem__.t %weight, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %batch_and_channels = func.call @batch_and_channels(%input, %lead, %element) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
    %part = torch.aten.slice.t %input, %lead, %none, %int1 : !torch.list<int>, !torch.int, !torch.none, !torch.int -> !torch.list<int>
    %result_2 = torch.aten.add.t %batch_and_channels, %part : !torch.list<int>, !torch.list<int> -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %list = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    %result_3 = func.call @conv_sizes(%input, %weight, %bias, %stride, %list, %dilation, %groups, %dims) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

// aten::conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1], SymInt[1] padding=[0], SymInt[1] dilation=[1], SymInt groups=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.conv1d(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %result = func.call @conv_sizes(%input, %weight, %bias, %stride, %padding, %dilation, %groups, %int1) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.conv1d(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] dilation=[1, 1], SymInt groups=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.conv2d(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %result = func.call @conv_sizes(%input, %weight, %bias, %stride, %padding, %dilation, %groups, %int2) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.conv2d(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] dilation=[1, 1, 1], SymInt groups=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.conv3d(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %result = func.call @conv_sizes(%input, %weight, %bias, %stride, %padding, %dilation, %groups, %int3) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.conv3d(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1], str padding="valid", SymInt[1] dilation=[1], SymInt groups=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.conv1d.padding(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.str, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %result = func.call @conv_named_padding_sizes(%input, %weight, %bias, %stride, %padding, %dilation, %groups, %int1) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.str, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.conv1d.padding(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.str, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1, 1], str padding="valid", SymInt[2] dilation=[1, 1], SymInt groups=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.conv2d.padding(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.str, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %result = func.call @conv_named_padding_sizes(%input, %weight, %bias, %stride, %padding, %dilation, %groups, %int2) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.str, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.conv2d.padding(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.str, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], str padding="valid", SymInt[3] dilation=[1, 1, 1], SymInt groups=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.conv3d.padding(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.str, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %result = func.call @conv_named_padding_sizes(%input, %weight, %bias, %stride, %padding, %dilation, %groups, %int3) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.str, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.conv3d.padding(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.str, %dilation: !torch.list<int>, %groups: !torch.int) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=[1], SymInt[1] padding=[0], SymInt[1] output_padding=[0], SymInt groups=1, SymInt[1] dilation=[1]) -> Tensor
func.func @__torch_mlir_shape_fn.aten.conv_transpose1d(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %output_padding: !torch.list<int>, %groups: !torch.int, %dilation: !torch.list<int>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %result = func.call @conv_transpose_sizes(%input, %weight, %bias, %stride, %padding, %output_padding, %groups, %dilation, %int1) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.conv_transpose1d(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %output_padding: !torch.list<int>, %groups: !torch.int, %dilation: !torch.list<int>) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] output_padding=[0, 0], SymInt groups=1, SymInt[2] dilation=[1, 1]) -> Tensor
func.func @__torch_mlir_shape_fn.aten.conv_transpose2d.input(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %output_padding: !torch.list<int>, %groups: !torch.int, %dilation: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %result = func.call @conv_transpose_sizes(%input, %weight, %bias, %stride, %padding, %output_padding, %groups, %dilation, %int2) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.conv_transpose2d.input(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %output_padding: !torch.list<int>, %groups: !torch.int, %dilation: !torch.list<int>) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] output_padding=[0, 0, 0], SymInt groups=1, SymInt[3] dilation=[1, 1, 1]) -> Tensor
func.func @__torch_mlir_shape_fn.aten.conv_transpose3d.input(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %output_padding: !torch.list<int>, %groups: !torch.int, %dilation: !torch.list<int>) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %result = func.call @conv_transpose_sizes(%input, %weight, %bias, %stride, %padding, %output_padding, %groups, %dilation, %int3) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.conv_transpose3d.input(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %output_padding: !torch.list<int>, %groups: !torch.int, %dilation: !torch.list<int>) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
func.func @__torch_mlir_shape_fn.aten.convolution(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %transposed: !torch.bool, %output_padding: !torch.list<int>, %groups: !torch.int) -> !torch.list<int> {
  %result = func.call @convolution_sizes(%input, %weight, %bias, %stride, %padding, %dilation, %transposed, %output_padding, %groups) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.convolution(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %transposed: !torch.bool, %output_padding: !torch.list<int>, %groups: !torch.int) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::_convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor
func.func @__torch_mlir_shape_fn.aten._convolution(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %transposed: !torch.bool, %output_padding: !torch.list<int>, %groups: !torch.int, %benchmark: !torch.bool, %deterministic: !torch.bool, %cudnn_enabled: !torch.bool, %allow_tf32: !torch.bool) -> !torch.list<int> {
  %result = func.call @convolution_sizes(%input, %weight, %bias, %stride, %padding, %dilation, %transposed, %output_padding, %groups) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._convolution(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %transposed: !torch.bool, %output_padding: !torch.list<int>, %groups: !torch.int, %benchmark: !torch.bool, %deterministic: !torch.bool, %cudnn_enabled: !torch.bool, %allow_tf32: !torch.bool) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::_convolution.deprecated(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, int[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled) -> Tensor
func.func @__torch_mlir_shape_fn.aten._convolution.deprecated(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %transposed: !torch.bool, %output_padding: !torch.list<int>, %groups: !torch.int, %benchmark: !torch.bool, %deterministic: !torch.bool, %cudnn_enabled: !torch.bool) -> !torch.list<int> {
  %result = func.call @convolution_sizes(%input, %weight, %bias, %stride, %padding, %dilation, %transposed, %output_padding, %groups) : (!torch.list<int>, !torch.list<int>, !torch.optional<list<int>>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._convolution.deprecated(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %transposed: !torch.bool, %output_padding: !torch.list<int>, %groups: !torch.int, %benchmark: !torch.bool, %deterministic: !torch.bool, %cudnn_enabled: !torch.bool) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor
func.func @__torch_mlir_shape_fn.aten.conv_tbc(%self: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.list<int>, %pad: !torch.int) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %str = torch.constant.str "conv_tbc: input and weight must be 3-dimensional"
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %str_2 = torch.constant.str "conv_tbc: input has {} channels, the weight is for {}"
  %int0 = torch.constant.int 0
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int3 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %eq -> (!torch.bool) {
    %length_2 = torch.aten.len.t %weight : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %int3 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %self, %int2 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %weight, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %eq_3 = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_3 -> () {
    torch.prim.If.yield
  } else {
    %element_3 = torch.aten.__getitem__.t %self, %int2 : !torch.list<int>, !torch.int -> !torch.int
    %element_4 = torch.aten.__getitem__.t %weight, %int1 : !torch.list<int>, !torch.int -> !torch.int
    %message = torch.aten.format(%str_2, %element_3, %element_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element_5 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_6 = torch.aten.__getitem__.t %weight, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %window_count = func.call @window_count(%element_5, %element_6, %int1, %pad, %int1) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.int
  %element_7 = torch.aten.__getitem__.t %self, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %element_8 = torch.aten.__getitem__.t %weight, %int2 : !torch.list<int>, !torch.int -> !torch.int
  %result = torch.prim.ListConstruct %window_count, %element_7, %element_8 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.conv_tbc(%self_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.tuple<int, int>, %pad: !torch.int) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.convolution_backward(%grad_output: !torch.list<int>, %input: !torch.list<int>, %weight: !torch.list<int>, %bias_sizes: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %transposed: !torch.bool, %output_padding: !torch.list<int>, %groups: !torch.int, %output_mask: !torch.list<bool>) -> !torch.tuple<list<int>, list<int>, list<int>> {
  %int1 = torch.constant.int 1
  %element = torch.aten.__getitem__.t %grad_output, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %list = torch.prim.ListConstruct %element : (!torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %input, %weight, %list : !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.convolution_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_sizes: !torch.optional<list<int>>, %stride: !torch.list<int>, %padding: !torch.list<int>, %dilation: !torch.list<int>, %transposed: !torch.bool, %output_padding: !torch.list<int>, %groups: !torch.int, %output_mask: !torch.list<bool>) -> !torch.tuple<int, int, int> {
  %unused, %grad_output_dtype = torch.prim.TupleUnpack %grad_output_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %grad_output_dtype, %grad_output_dtype, %grad_output_dtype : !torch.int, !torch.int, !torch.int -> !torch.tuple<int, int, int>
  return %result : !torch.tuple<int, int, int>
}

// torchvision::deform_conv2d(Tensor input, Tensor weight, Tensor offset, Tensor mask, Tensor bias, int stride_h, int stride_w, int pad_h, int pad_w, int dilation_h, int dilation_w, int groups, int offset_groups, bool use_mask) -> Tensor
func.func @__torch_mlir_shape_fn.torchvision.deform_conv2d(%input: !torch.list<int>, %weight: !torch.list<int>, %offset: !torch.list<int>, %mask: !torch.list<int>, %bias: !torch.list<int>, %stride_h: !torch.int, %stride_w: !torch.int, %pad_h: !torch.int, %pad_w: !torch.int, %dilation_h: !torch.int, %dilation_w: !torch.int, %groups: !torch.int, %offset_groups: !torch.int, %use_mask: !torch.bool) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int0 = torch.constant.int 0
  %element = torch.aten.__getitem__.t %input, %int2 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %weight, %int2 : !torch.list<int>, !torch.int -> !torch.int
  %height = func.call @window_count(%element, %element_2, %stride_h, %pad_h, %dilation_h) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.int
  %element_3 = torch.aten.__getitem__.t %input, %int3 : !torch.list<int>, !torch.int -> !torch.int
  %element_4 = torch.aten.__getitem__.t %weight, %int3 : !torch.list<int>, !torch.int -> !torch.int
  %width = func.call @window_count(%element_3, %element_4, %stride_w, %pad_w, %dilation_w) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.int
  %element_5 = torch.aten.__getitem__.t %input, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_6 = torch.aten.__getitem__.t %weight, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %result = torch.prim.ListConstruct %element_5, %element_6, %height, %width : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.torchvision.deform_conv2d(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %offset_rank_dtype: !torch.tuple<int, int>, %mask_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.tuple<int, int>, %stride_h: !torch.int, %stride_w: !torch.int, %pad_h: !torch.int, %pad_w: !torch.int, %dilation_h: !torch.int, %dilation_w: !torch.int, %groups: !torch.int, %offset_groups: !torch.int, %use_mask: !torch.bool) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}
