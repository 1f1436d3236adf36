// Normalisation layers.
// Made from normalisation.py by to_mlir.py.

// One statistic for each normalised part: the leading sizes, then ones.
func.func private @statistics_sizes(%input: !torch.list<int>, %normalized_shape: !torch.list<int>) -> !torch.list<int> {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %input : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %normalized_shape : !torch.list<int> -> !torch.int
  %lead = torch.aten.sub.int %length, %length_2 : !torch.int, !torch.int -> !torch.int
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_3 = torch.aten.len.t %input : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_3, %true, init() {
  ^bb0(%i: !torch.int):
    %lt = torch.aten.lt.int %i, %lead : !torch.int, !torch.int -> !torch.bool
    %choice = torch.prim.If %lt -> (!torch.int) {
      %element = torch.aten.__getitem__.t %input, %i : !torch.list<int>, !torch.int -> !torch.int
      torch.prim.If.yield %element : !torch.int
    } else {
      torch.prim.If.yield %int1 : !torch.int
    }
    %appended = torch.aten.append.t %out, %choice : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @check_normalized(%input: !torch.list<int>, %normalized_shape: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "Given normalized_shape={}, expected input with at least {} dimensions, but got input of size {}"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %str_2 = torch.constant.str "Given normalized_shape={}, expected input with shape [*, {}], but got input of size {}"
  %length = torch.aten.len.t %input : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %normalized_shape : !torch.list<int> -> !torch.int
  %lead = torch.aten.sub.int %length, %length_2 : !torch.int, !torch.int -> !torch.int
  %ge = torch.aten.ge.int %lead, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %length_3 = torch.aten.len.t %normalized_shape : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %normalized_shape, %length_3, %input) : !torch.str, !torch.list<int>, !torch.int, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_4 = torch.aten.len.t %normalized_shape : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_4, %true, init() {
  ^bb0(%i: !torch.int):
    %add_int = torch.aten.add.int %lead, %i : !torch.int, !torch.int -> !torch.int
    %element = torch.aten.__getitem__.t %input, %add_int : !torch.list<int>, !torch.int -> !torch.int
    %element_2 = torch.aten.__getitem__.t %normalized_shape, %i : !torch.list<int>, !torch.int -> !torch.int
    %eq = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %eq -> () {
      torch.prim.If.yield
    } else {
      %message_2 = torch.aten.format(%str_2, %normalized_shape, %normalized_shape, %input) : !torch.str, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.str
      torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %input : !torch.list<int>
}

func.func private @check_affine(%given: !torch.optional<list<int>>, %normalized_shape: !torch.list<int>, %what: !torch.str) -> !torch.int {
  %none = torch.constant.none
  %str = torch.constant.str "Expected {} to be of same shape as normalized_shape, but got {} of shape {} and normalized_shape = {}"
  %int0 = torch.constant.int 0
  %is_given = torch.aten.__isnot__ %given, %none : !torch.optional<list<int>>, !torch.none -> !torch.bool
  torch.prim.If %is_given -> () {
    %given_2 = torch.prim.unchecked_cast %given : !torch.optional<list<int>> -> !torch.list<int>
    %eq = torch.aten.eq.int_list %given_2, %normalized_shape : !torch.list<int>, !torch.list<int> -> !torch.bool
    torch.prim.If %eq -> () {
      torch.prim.If.yield
    } else {
      %message = torch.aten.format(%str, %what, %what, %given_2, %normalized_shape) : !torch.str, !torch.str, !torch.str, !torch.list<int>, !torch.list<int> -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return %int0 : !torch.int
}

func.func private @check_per_channel(%given: !torch.optional<list<int>>, %channels: !torch.int, %what: !torch.str) -> !torch.int {
  %none = torch.constant.none
  %str = torch.constant.str "{} should contain {} elements not {}"
  %int0 = torch.constant.int 0
  %is_given = torch.aten.__isnot__ %given, %none : !torch.optional<list<int>>, !torch.none -> !torch.bool
  torch.prim.If %is_given -> () {
    %given_2 = torch.prim.unchecked_cast %given : !torch.optional<list<int>> -> !torch.list<int>
    %element_count = func.call @element_count(%given_2) : (!torch.list<int>) -> !torch.int
    %eq = torch.aten.eq.int %element_count, %channels : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %eq -> () {
      torch.prim.If.yield
    } else {
      %element_count_2 = func.call @element_count(%given_2) : (!torch.list<int>) -> !torch.int
      %message = torch.aten.format(%str, %what, %channels, %element_count_2) : !torch.str, !torch.str, !torch.int, !torch.int -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return %int0 : !torch.int
}

func.func private @batch_statistics(%input: !torch.list<int>, %training: !torch.bool) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %result = torch.prim.If %training -> (!torch.list<int>) {
    %element = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
    %list = torch.prim.ListConstruct %element : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %list : !torch.list<int>
  } else {
    %list_2 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %list_2 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

// aten::layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1.0000000000000001e-05, bool cudnn_enable=True) -> Tensor
func.func @__torch_mlir_shape_fn.aten.layer_norm(%input: !torch.list<int>, %normalized_shape: !torch.list<int>, %weight: !torch.optional<list<int>>, %bias: !torch.optional<list<int>>, %eps: !torch.float, %cudnn_enable: !torch.bool) -> !torch.list<int> {
  %str = torch.constant.str "weight"
  %str_2 = torch.constant.str "bias"
  %check_affine = func.call @check_affine(%weight, %normalized_shape, %str) : (!torch.optional<list<int>>, !torch.list<int>, !torch.str) -> !torch.int
  %check_affine_2 = func.call @check_affine(%bias, %normalized_shape, %str_2) : (!torch.optional<list<int>>, !torch.list<int>, !torch.str) -> !torch.int
  %result = func.call @check_normalized(%input, %normalized_shape) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.layer_norm(%input_rank_dtype: !torch.tuple<int, int>, %normalized_shape: !torch.list<int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %eps: !torch.float, %cudnn_enable: !torch.bool) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.rms_norm(%input: !torch.list<int>, %normalized_shape: !torch.list<int>, %weight: !torch.optional<list<int>>, %eps: !torch.optional<float>) -> !torch.list<int> {
  %str = torch.constant.str "weight"
  %check_affine = func.call @check_affine(%weight, %normalized_shape, %str) : (!torch.optional<list<int>>, !torch.list<int>, !torch.str) -> !torch.int
  %result = func.call @check_normalized(%input, %normalized_shape) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.rms_norm(%input_rank_dtype: !torch.tuple<int, int>, %normalized_shape: !torch.list<int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %eps: !torch.optional<float>) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.native_layer_norm(%input: !torch.list<int>, %normalized_shape: !torch.list<int>, %weight: !torch.optional<list<int>>, %bias: !torch.optional<list<int>>, %eps: !torch.float) -> !torch.tuple<list<int>, list<int>, list<int>> {
  %str = torch.constant.str "weight"
  %str_2 = torch.constant.str "bias"
  %check_affine = func.call @check_affine(%weight, %normalized_shape, %str) : (!torch.optional<list<int>>, !torch.list<int>, !torch.str) -> !torch.int
  %check_affine_2 = func.call @check_affine(%bias, %normalized_shape, %str_2) : (!torch.optional<list<int>>, !torch.list<int>, !torch.str) -> !torch.int
  %check_normalized = func.call @check_normalized(%input, %normalized_shape) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %statistics = func.call @statistics_sizes(%input, %normalized_shape) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %input, %statistics, %statistics : !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.native_layer_norm(%input_rank_dtype: !torch.tuple<int, int>, %normalized_shape: !torch.list<int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %eps: !torch.float) -> !torch.tuple<int, int, int> {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %input_dtype, %input_dtype, %input_dtype : !torch.int, !torch.int, !torch.int -> !torch.tuple<int, int, int>
  return %result : !torch.tuple<int, int, int>
}

// aten::batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
func.func @__torch_mlir_shape_fn.aten.batch_norm(%input: !torch.list<int>, %weight: !torch.optional<list<int>>, %bias: !torch.optional<list<int>>, %running_mean: !torch.optional<list<int>>, %running_var: !torch.optional<list<int>>, %training: !torch.bool, %momentum: !torch.float, %eps: !torch.float, %cudnn_enabled: !torch.bool) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "Expected at least 2 dimensions for input tensor but received {}"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %str_2 = torch.constant.str "weight"
  %str_3 = torch.constant.str "bias"
  %str_4 = torch.constant.str "running_mean"
  %str_5 = torch.constant.str "running_var"
  %length = torch.aten.len.t %input : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %input : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %check_per_channel = func.call @check_per_channel(%weight, %element, %str_2) : (!torch.optional<list<int>>, !torch.int, !torch.str) -> !torch.int
  %element_2 = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %check_per_channel_2 = func.call @check_per_channel(%bias, %element_2, %str_3) : (!torch.optional<list<int>>, !torch.int, !torch.str) -> !torch.int
  %element_3 = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %check_per_channel_3 = func.call @check_per_channel(%running_mean, %element_3, %str_4) : (!torch.optional<list<int>>, !torch.int, !torch.str) -> !torch.int
  %element_4 = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %check_per_channel_4 = func.call @check_per_channel(%running_var, %element_4, %str_5) : (!torch.optional<list<int>>, !torch.int, !torch.str) -> !torch.int
  return %input : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.batch_norm(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %running_mean_rank_dtype: !torch.optional<tuple<int, int>>, %running_var_rank_dtype: !torch.optional<tuple<int, int>>, %training: !torch.bool, %momentum: !torch.float, %eps: !torch.float, %cudnn_enabled: !torch.bool) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor
func.func @__torch_mlir_shape_fn.aten.instance_norm(%input: !torch.list<int>, %weight: !torch.optional<list<int>>, %bias: !torch.optional<list<int>>, %running_mean: !torch.optional<list<int>>, %running_var: !torch.optional<list<int>>, %use_input_stats: !torch.bool, %momentum: !torch.float, %eps: !torch.float, %cudnn_enabled: !torch.bool) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "Expected at least 2 dimensions for input tensor but received {}"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %str_2 = torch.constant.str "weight"
  %str_3 = torch.constant.str "bias"
  %str_4 = torch.constant.str "running_mean"
  %str_5 = torch.constant.str "running_var"
  %length = torch.aten.len.t %input : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %input : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %check_per_channel = func.call @check_per_channel(%weight, %element, %str_2) : (!torch.optional<list<int>>, !torch.int, !torch.str) -> !torch.int
  %element_2 = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %check_per_channel_2 = func.call @check_per_channel(%bias, %element_2, %str_3) : (!torch.optional<list<int>>, !torch.int, !torch.str) -> !torch.int
  %element_3 = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %check_per_channel_3 = func.call @check_per_channel(%running_mean, %element_3, %str_4) : (!torch.optional<list<int>>, !torch.int, !torch.str) -> !torch.int
  %element_4 = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %check_per_channel_4 = func.call @check_per_channel(%running_var, %element_4, %str_5) : (!torch.optional<list<int>>, !torch.int, !torch.str) -> !torch.int
  return %input : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.instance_norm(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %running_mean_rank_dtype: !torch.optional<tuple<int, int>>, %running_var_rank_dtype: !torch.optional<tuple<int, int>>, %use_input_stats: !torch.bool, %momentum: !torch.float, %eps: !torch.float, %cudnn_enabled: !torch.bool) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1.0000000000000001e-05, bool cudnn_enabled=True) -> Tensor
func.func @__torch_mlir_shape_fn.aten.group_norm(%input: !torch.list<int>, %num_groups: !torch.int, %weight: !torch.optional<list<int>>, %bias: !torch.optional<list<int>>, %eps: !torch.float, %cudnn_enabled: !torch.bool) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "Expected at least 2 dimensions for input tensor but received {}"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %str_2 = torch.constant.str "Expected number of channels in input to be divisible by num_groups, but got input of shape {} and num_groups={}"
  %length = torch.aten.len.t %input : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %input : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %remainder_int = torch.aten.remainder.int %element, %num_groups : !torch.int, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %remainder_int, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %message_2 = torch.aten.format(%str_2, %input, %num_groups) : !torch.str, !torch.list<int>, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %input : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.group_norm(%input_rank_dtype: !torch.tuple<int, int>, %num_groups: !torch.int, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %eps: !torch.float, %cudnn_enabled: !torch.bool) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.native_batch_norm(%input: !torch.list<int>, %weight: !torch.optional<list<int>>, %bias: !torch.optional<list<int>>, %running_mean: !torch.optional<list<int>>, %running_var: !torch.optional<list<int>>, %training: !torch.bool, %momentum: !torch.float, %eps: !torch.float) -> !torch.tuple<list<int>, list<int>, list<int>> {
  %statistics = func.call @batch_statistics(%input, %training) : (!torch.list<int>, !torch.bool) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %input, %statistics, %statistics : !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.native_batch_norm(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %running_mean_rank_dtype: !torch.optional<tuple<int, int>>, %running_var_rank_dtype: !torch.optional<tuple<int, int>>, %training: !torch.bool, %momentum: !torch.float, %eps: !torch.float) -> !torch.tuple<int, int, int> {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %input_dtype, %input_dtype, %input_dtype : !torch.int, !torch.int, !torch.int -> !torch.tuple<int, int, int>
  return %result : !torch.tuple<int, int, int>
}

// aten::native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.native_group_norm(%input: !torch.list<int>, %weight: !torch.optional<list<int>>, %bias: !torch.optional<list<int>>, %N: !torch.int, %C: !torch.int, %HxW: !torch.int, %group: !torch.int, %eps: !torch.float) -> !torch.tuple<list<int>, list<int>, list<int>> {
  %list = torch.prim.ListConstruct %N, %group : (!torch.int, !torch.int) -> !torch.list<int>
  %list_2 = torch.prim.ListConstruct %N, %group : (!torch.int, !torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %input, %list, %list_2 : !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.native_group_norm(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %N: !torch.int, %C: !torch.int, %HxW: !torch.int, %group: !torch.int, %eps: !torch.float) -> !torch.tuple<int, int, int> {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %input_dtype, %input_dtype, %input_dtype : !torch.int, !torch.int, !torch.int -> !torch.tuple<int, int, int>
  return %result : !torch.tuple<int, int, int>
}

// aten::_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten._weight_norm_interface(%v: !torch.list<int>, %g: !torch.list<int>, %dim: !torch.int) -> !torch.tuple<list<int>, list<int>> {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %norms = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length = torch.aten.len.t %v : !torch.list<int> -> !torch.int
  torch.prim.Loop %length, %true, init() {
  ^bb0(%i: !torch.int):
    %eq = torch.aten.eq.int %i, %dim : !torch.int, !torch.int -> !torch.bool
    %choice = torch.prim.If %eq -> (!torch.int) {
      %element = torch.aten.__getitem__.t %v, %i : !torch.list<int>, !torch.int -> !torch.int
      torch.prim.If.yield %element : !torch.int
    } else {
      torch.prim.If.yield %int1 : !torch.int
    }
    %appended = torch.aten.append.t %norms, %choice : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %result = torch.prim.TupleConstruct %v, %norms : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten._weight_norm_interface(%v_rank_dtype: !torch.tuple<int, int>, %g_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int) -> !torch.tuple<int, int> {
  %unused, %v_dtype = torch.prim.TupleUnpack %v_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %unused_2, %g_dtype = torch.prim.TupleUnpack %g_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %v_dtype, %g_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.native_layer_norm_backward(%grad_out: !torch.list<int>, %input: !torch.list<int>, %normalized_shape: !torch.list<int>, %mean: !torch.list<int>, %rstd: !torch.list<int>, %weight: !torch.optional<list<int>>, %bias: !torch.optional<list<int>>, %output_mask: !torch.list<bool>) -> !torch.tuple<list<int>, list<int>, list<int>> {
  %result = torch.prim.TupleConstruct %input, %normalized_shape, %normalized_shape : !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.native_layer_norm_backward(%grad_out_rank_dtype: !torch.tuple<int, int>, %input_rank_dtype: !torch.tuple<int, int>, %normalized_shape: !torch.list<int>, %mean_rank_dtype: !torch.tuple<int, int>, %rstd_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %output_mask: !torch.list<bool>) -> !torch.tuple<int, int, int> {
  %unused, %grad_out_dtype = torch.prim.TupleUnpack %grad_out_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %grad_out_dtype, %grad_out_dtype, %grad_out_dtype : !torch.int, !torch.int, !torch.int -> !torch.tuple<int, int, int>
  return %result : !torch.tuple<int, int, int>
}

// aten::native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.native_group_norm_backward(%grad_out: !torch.list<int>, %input: !torch.list<int>, %mean: !torch.list<int>, %rstd: !torch.list<int>, %weight: !torch.optional<list<int>>, %N: !torch.int, %C: !torch.int, %HxW: !torch.int, %group: !torch.int, %output_mask: !torch.list<bool>) -> !torch.tuple<list<int>, list<int>, list<int>> {
  %int1 = torch.constant.int 1
  %element = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %list = torch.prim.ListConstruct %element : (!torch.int) -> !torch.list<int>
  %element_2 = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %list_2 = torch.prim.ListConstruct %element_2 : (!torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %input, %list, %list_2 : !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.native_group_norm_backward(%grad_out_rank_dtype: !torch.tuple<int, int>, %input_rank_dtype: !torch.tuple<int, int>, %mean_rank_dtype: !torch.tuple<int, int>, %rstd_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %N: !torch.int, %C: !torch.int, %HxW: !torch.int, %group: !torch.int, %output_mask: !torch.list<bool>) -> !torch.tuple<int, int, int> {
  %unused, %grad_out_dtype = torch.prim.TupleUnpack %grad_out_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %grad_out_dtype, %grad_out_dtype, %grad_out_dtype : !torch.int, !torch.int, !torch.int -> !torch.tuple<int, int, int>
  return %result : !torch.tuple<int, int, int>
}

// aten::native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.native_batch_norm_backward(%grad_out: !torch.list<int>, %input: !torch.list<int>, %weight: !torch.optional<list<int>>, %running_mean: !torch.optional<list<int>>, %running_var: !torch.optional<list<int>>, %save_mean: !torch.optional<list<int>>, %save_invstd: !torch.optional<list<int>>, %train: !torch.bool, %eps: !torch.float, %output_mask: !torch.list<bool>) -> !torch.tuple<list<int>, list<int>, list<int>> {
  %int1 = torch.constant.int 1
  %element = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %list = torch.prim.ListConstruct %element : (!torch.int) -> !torch.list<int>
  %element_2 = torch.aten.__getitem__.t %input, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %list_2 = torch.prim.ListConstruct %element_2 : (!torch.int) -> !torch.list<int>
  %result = torch.prim.TupleConstruct %input, %list, %list_2 : !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.native_batch_norm_backward(%grad_out_rank_dtype: !torch.tuple<int, int>, %input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %running_mean_rank_dtype: !torch.optional<tuple<int, int>>, %running_var_rank_dtype: !torch.optional<tuple<int, int>>, %save_mean_rank_dtype: !torch.optional<tuple<int, int>>, %save_invstd_rank_dtype: !torch.optional<tuple<int, int>>, %train: !torch.bool, %eps: !torch.float, %output_mask: !torch.list<bool>) -> !torch.tuple<int, int, int> {
  %unused, %grad_out_dtype = torch.prim.TupleUnpack %grad_out_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %grad_out_dtype, %grad_out_dtype, %grad_out_dtype : !torch.int, !torch.int, !torch.int -> !torch.tuple<int, int, int>
  return %result : !torch.tuple<int, int, int>
}
