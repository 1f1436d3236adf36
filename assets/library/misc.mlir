// Losses, linear algebra, transforms, quantization and the rest.
// Made from misc.py by to_mlir.py.

// A loss of every element, or their sum or mean. Reduction 0 is "none".
func.func private @loss_sizes(%elements: !torch.list<int>, %reduction: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %eq = torch.aten.eq.int %reduction, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.list<int>) {
    torch.prim.If.yield %elements : !torch.list<int>
  } else {
    %reduce_all = func.call @reduce_all() : () -> !torch.list<int>
    torch.prim.If.yield %reduce_all : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func private @square_matrix(%A: !torch.list<int>) -> !torch.int {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "linalg: The input tensor A must have at least 2 dimensions, but got {}"
  %none = torch.constant.none
  %intm1 = torch.constant.int -1
  %intm2 = torch.constant.int -2
  %str_2 = torch.constant.str "linalg: A must be batches of square matrices, but they are {} by {} matrices"
  %length = torch.aten.len.t %A : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %A : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %A, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %A, %intm2 : !torch.list<int>, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %element_3 = torch.aten.__getitem__.t %A, %intm2 : !torch.list<int>, !torch.int -> !torch.int
    %element_4 = torch.aten.__getitem__.t %A, %intm1 : !torch.list<int>, !torch.int -> !torch.int
    %message_2 = torch.aten.format(%str_2, %element_3, %element_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = torch.aten.__getitem__.t %A, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  return %result : !torch.int
}

func.func private @complex_for(%dtype: !torch.int) -> !torch.int {
  %is_complex = func.call @is_complex(%dtype) : (!torch.int) -> !torch.bool
  %result = torch.prim.If %is_complex -> (!torch.int) {
    torch.prim.If.yield %dtype : !torch.int
  } else {
    %float_of = func.call @float_of(%dtype) : (!torch.int) -> !torch.int
    %result_2 = func.call @complex_of(%float_of) : (!torch.int) -> !torch.int
    torch.prim.If.yield %result_2 : !torch.int
  }
  return %result : !torch.int
}

func.func private @fft_sizes(%self: !torch.list<int>, %n: !torch.optional<int>, %dim: !torch.int) -> !torch.list<int> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %str = torch.constant.str "Invalid number of data points ({}) specified"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %at = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  %is_none = torch.aten.__is__ %n, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %size = torch.prim.If %is_none -> (!torch.int) {
    %element = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
    torch.prim.If.yield %element : !torch.int
  } else {
    %n_2 = torch.prim.unchecked_cast %n : !torch.optional<int> -> !torch.int
    torch.prim.If.yield %n_2 : !torch.int
  }
  %ge = torch.aten.ge.int %size, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %size) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = func.call @with_size(%self, %at, %size) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

// Frequencies by frames, batched as the signal is; with return_complex=False a last dimension of 2.
func.func private @stft_sizes(%self: !torch.list<int>, %n_fft: !torch.int, %hop_length: !torch.optional<int>, %onesided: !torch.optional<bool>, %return_complex: !torch.optional<bool>, %padding: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %int2 = torch.constant.int 2
  %str = torch.constant.str "stft: expected a 1D or 2D tensor, but got {}"
  %none = torch.constant.none
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %intm1 = torch.constant.int -1
  %int0 = torch.constant.int 0
  %str_2 = torch.constant.str "stft: expected 0 < n_fft <= {}, but got n_fft={}"
  %str_3 = torch.constant.str "stft: expected hop_length > 0, but got hop_length={}"
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
    %message = torch.aten.format(%str, %self) : !torch.str, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %is_none = torch.aten.__is__ %hop_length, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %hop = torch.prim.If %is_none -> (!torch.int) {
    %floordiv_int = torch.aten.floordiv.int %n_fft, %int4 : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %floordiv_int : !torch.int
  } else {
    %hop_length_2 = torch.prim.unchecked_cast %hop_length : !torch.optional<int> -> !torch.int
    torch.prim.If.yield %hop_length_2 : !torch.int
  }
  %is_none_2 = torch.aten.__is__ %onesided, %none : !torch.optional<bool>, !torch.none -> !torch.bool
  %half = torch.prim.If %is_none_2 -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %onesided_2 = torch.prim.unchecked_cast %onesided : !torch.optional<bool> -> !torch.bool
    torch.prim.If.yield %onesided_2 : !torch.bool
  }
  %is_none_3 = torch.aten.__is__ %return_complex, %none : !torch.optional<bool>, !torch.none -> !torch.bool
  %whole = torch.prim.If %is_none_3 -> (!torch.bool) {
    torch.prim.If.yield %false : !torch.bool
  } else {
    %return_complex_2 = torch.prim.unchecked_cast %return_complex : !torch.optional<bool> -> !torch.bool
    torch.prim.If.yield %return_complex_2 : !torch.bool
  }
  %element = torch.aten.__getitem__.t %self, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %length_3 = torch.aten.add.int %element, %padding : !torch.int, !torch.int -> !torch.int
  %gt = torch.aten.gt.int %n_fft, %int0 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %gt -> (!torch.bool) {
    %le = torch.aten.le.int %n_fft, %length_3 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %le : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    %message_2 = torch.aten.format(%str_2, %length_3, %n_fft) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %gt_2 = torch.aten.gt.int %hop, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt_2 -> () {
    torch.prim.If.yield
  } else {
    %message_3 = torch.aten.format(%str_3, %hop) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message_3, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_4 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq_3 = torch.aten.eq.int %length_4, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_3 -> () {
    %element_2 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %appended = torch.aten.append.t %out, %element_2 : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %choice = torch.prim.If %half -> (!torch.int) {
    %floordiv_int_2 = torch.aten.floordiv.int %n_fft, %int2 : !torch.int, !torch.int -> !torch.int
    %add_int = torch.aten.add.int %floordiv_int_2, %int1 : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %add_int : !torch.int
  } else {
    torch.prim.If.yield %n_fft : !torch.int
  }
  %appended_2 = torch.aten.append.t %out, %choice : !torch.list<int>, !torch.int -> !torch.list<int>
  %sub_int = torch.aten.sub.int %length_3, %n_fft : !torch.int, !torch.int -> !torch.int
  %floordiv_int_3 = torch.aten.floordiv.int %sub_int, %hop : !torch.int, !torch.int -> !torch.int
  %add_int_2 = torch.aten.add.int %floordiv_int_3, %int1 : !torch.int, !torch.int -> !torch.int
  %appended_3 = torch.aten.append.t %out, %add_int_2 : !torch.list<int>, !torch.int -> !torch.list<int>
  %not = torch.aten.__not__ %whole : !torch.bool -> !torch.bool
  torch.prim.If %not -> () {
    %appended_4 = torch.aten.append.t %out, %int2 : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return %out : !torch.list<int>
}

func.func private @quantized_of(%dtype: !torch.int) -> !torch.int {
  %uint8 = torch.constant.int 0
  %quint8 = torch.constant.int 13
  %int8 = torch.constant.int 1
  %qint8 = torch.constant.int 12
  %int32 = torch.constant.int 3
  %str = torch.constant.str "a quantized tensor is made of uint8, int8 or int32"
  %none = torch.constant.none
  %qint32 = torch.constant.int 14
  %eq = torch.aten.eq.int %dtype, %uint8 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %quint8 : !torch.int
  } else {
    %eq_2 = torch.aten.eq.int %dtype, %int8 : !torch.int, !torch.int -> !torch.bool
    %result_2 = torch.prim.If %eq_2 -> (!torch.int) {
      torch.prim.If.yield %qint8 : !torch.int
    } else {
      %eq_3 = torch.aten.eq.int %dtype, %int32 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If %eq_3 -> () {
        torch.prim.If.yield
      } else {
        torch.prim.RaiseException %str, %none : !torch.str, !torch.none
        torch.prim.If.yield
      }
      torch.prim.If.yield %qint32 : !torch.int
    }
    torch.prim.If.yield %result_2 : !torch.int
  }
  return %result : !torch.int
}

func.func private @stored_of(%dtype: !torch.int) -> !torch.int {
  %quint8 = torch.constant.int 13
  %uint8 = torch.constant.int 0
  %qint8 = torch.constant.int 12
  %int8 = torch.constant.int 1
  %int32 = torch.constant.int 3
  %eq = torch.aten.eq.int %dtype, %quint8 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %uint8 : !torch.int
  } else {
    %eq_2 = torch.aten.eq.int %dtype, %qint8 : !torch.int, !torch.int -> !torch.bool
    %result_2 = torch.prim.If %eq_2 -> (!torch.int) {
      torch.prim.If.yield %int8 : !torch.int
    } else {
      torch.prim.If.yield %int32 : !torch.int
    }
    torch.prim.If.yield %result_2 : !torch.int
  }
  return %result : !torch.int
}

// aten::mse_loss(Tensor self, Tensor target, int reduction=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.mse_loss(%self: !torch.list<int>, %target: !torch.list<int>, %reduction: !torch.int) -> !torch.list<int> {
  %broadcast = func.call @broadcast(%self, %target) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = func.call @loss_sizes(%broadcast, %reduction) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.mse_loss(%self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %reduction: !torch.int) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %target_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::l1_loss(Tensor self, Tensor target, int reduction=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.l1_loss(%self: !torch.list<int>, %target: !torch.list<int>, %reduction: !torch.int) -> !torch.list<int> {
  %broadcast = func.call @broadcast(%self, %target) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = func.call @loss_sizes(%broadcast, %reduction) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.l1_loss(%self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %reduction: !torch.int) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %target_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::kl_div(Tensor self, Tensor target, int reduction=1, *, bool log_target=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.kl_div(%self: !torch.list<int>, %target: !torch.list<int>, %reduction: !torch.int, %log_target: !torch.bool) -> !torch.list<int> {
  %broadcast = func.call @broadcast(%self, %target) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = func.call @loss_sizes(%broadcast, %reduction) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.kl_div(%self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %reduction: !torch.int, %log_target: !torch.bool) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %target_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @float_of(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.binary_cross_entropy_with_logits(%self: !torch.list<int>, %target: !torch.list<int>, %weight: !torch.optional<list<int>>, %pos_weight: !torch.optional<list<int>>, %reduction: !torch.int) -> !torch.list<int> {
  %result = func.call @loss_sizes(%self, %reduction) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.binary_cross_entropy_with_logits(%self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %pos_weight_rank_dtype: !torch.optional<tuple<int, int>>, %reduction: !torch.int) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %target_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor
func.func @__torch_mlir_shape_fn.aten.poisson_nll_loss(%input: !torch.list<int>, %target: !torch.list<int>, %log_input: !torch.bool, %full: !torch.bool, %eps: !torch.float, %reduction: !torch.int) -> !torch.list<int> {
  %broadcast = func.call @broadcast(%input, %target) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = func.call @loss_sizes(%broadcast, %reduction) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.poisson_nll_loss(%input_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %log_input: !torch.bool, %full: !torch.bool, %eps: !torch.float, %reduction: !torch.int) -> !torch.int {
  %promote = func.call @promote(%input_rank_dtype, %target_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @float_of(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=1, SymInt ignore_index=-100, float label_smoothing=0.) -> Tensor
func.func @__torch_mlir_shape_fn.aten.cross_entropy_loss(%self: !torch.list<int>, %target: !torch.list<int>, %weight: !torch.optional<list<int>>, %reduction: !torch.int, %ignore_index: !torch.int, %label_smoothing: !torch.float) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %str = torch.constant.str "Expected input batch_size ({}) to match target batch_size ({})."
  %none = torch.constant.none
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %gt = torch.aten.gt.int %length, %int1 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %gt -> (!torch.bool) {
    %length_2 = torch.aten.len.t %target : !torch.list<int> -> !torch.int
    %gt_2 = torch.aten.gt.int %length_2, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %gt_2 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    %element = torch.aten.__getitem__.t %target, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %element_2 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %eq = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %eq -> () {
      torch.prim.If.yield
    } else {
      %element_3 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %element_4 = torch.aten.__getitem__.t %target, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %message = torch.aten.format(%str, %element_3, %element_4) : !torch.str, !torch.int, !torch.int -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %ne = torch.aten.ne.int %reduction, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %ne -> (!torch.list<int>) {
    %result_2 = func.call @reduce_all() : () -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_3, %int1 : !torch.int, !torch.int -> !torch.bool
    %choice = torch.prim.If %eq_2 -> (!torch.int) {
      torch.prim.If.yield %int0 : !torch.int
    } else {
      torch.prim.If.yield %int1 : !torch.int
    }
    %result_3 = func.call @without_dim(%self, %choice) : (!torch.list<int>, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.cross_entropy_loss(%self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %reduction: !torch.int, %ignore_index: !torch.int, %label_smoothing: !torch.float) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
func.func @__torch_mlir_shape_fn.aten.nll_loss_forward(%self: !torch.list<int>, %target: !torch.list<int>, %weight: !torch.optional<list<int>>, %reduction: !torch.int, %ignore_index: !torch.int) -> !torch.tuple<list<int>, list<int>> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %int2 = torch.constant.int 2
  %str = torch.constant.str "input tensor should be 1D or 2D"
  %none = torch.constant.none
  %str_2 = torch.constant.str "0D or 1D target tensor expected, multi-target not supported"
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %str_3 = torch.constant.str "size mismatch (got input: {}, target: {})"
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
  %length_3 = torch.aten.len.t %target : !torch.list<int> -> !torch.int
  %le = torch.aten.le.int %length_3, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %le -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_4 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq_3 = torch.aten.eq.int %length_4, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_3 -> () {
    %length_5 = torch.aten.len.t %target : !torch.list<int> -> !torch.int
    %eq_4 = torch.aten.eq.int %length_5, %int1 : !torch.int, !torch.int -> !torch.bool
    %both = torch.prim.If %eq_4 -> (!torch.bool) {
      %element = torch.aten.__getitem__.t %target, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %element_2 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %eq_5 = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %eq_5 : !torch.bool
    } else {
      torch.prim.If.yield %false : !torch.bool
    }
    torch.prim.If %both -> () {
      torch.prim.If.yield
    } else {
      %message = torch.aten.format(%str_3, %self, %target) : !torch.str, !torch.list<int>, !torch.list<int> -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %length_6 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq_6 = torch.aten.eq.int %length_6, %int2 : !torch.int, !torch.int -> !torch.bool
  %both_2 = torch.prim.If %eq_6 -> (!torch.bool) {
    %eq_7 = torch.aten.eq.int %reduction, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_7 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  %result = torch.prim.If %both_2 -> (!torch.tuple<list<int>, list<int>>) {
    %element_3 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %list = torch.prim.ListConstruct %element_3 : (!torch.int) -> !torch.list<int>
    %reduce_all = func.call @reduce_all() : () -> !torch.list<int>
    %result_2 = torch.prim.TupleConstruct %list, %reduce_all : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
    torch.prim.If.yield %result_2 : !torch.tuple<list<int>, list<int>>
  } else {
    %reduce_all_2 = func.call @reduce_all() : () -> !torch.list<int>
    %reduce_all_3 = func.call @reduce_all() : () -> !torch.list<int>
    %result_3 = torch.prim.TupleConstruct %reduce_all_2, %reduce_all_3 : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
    torch.prim.If.yield %result_3 : !torch.tuple<list<int>, list<int>>
  }
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.nll_loss_forward(%self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %reduction: !torch.int, %ignore_index: !torch.int) -> !torch.tuple<int, int> {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %self_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
func.func @__torch_mlir_shape_fn.aten.nll_loss_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %target: !torch.list<int>, %weight: !torch.optional<list<int>>, %reduction: !torch.int, %ignore_index: !torch.int, %total_weight: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.nll_loss_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %reduction: !torch.int, %ignore_index: !torch.int, %total_weight_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::linalg_det(Tensor A) -> Tensor
func.func @__torch_mlir_shape_fn.aten.linalg_det(%A: !torch.list<int>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %intm2 = torch.constant.int -2
  %square_matrix = func.call @square_matrix(%A) : (!torch.list<int>) -> !torch.int
  %result = torch.aten.slice.t %A, %none, %intm2, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.linalg_det(%A_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %str = torch.constant.str "linalg.det"
  %unused, %A_dtype = torch.prim.TupleUnpack %A_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @check_floating(%A_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  return %result : !torch.int
}

// aten::_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
func.func @__torch_mlir_shape_fn.aten._linalg_det(%A: !torch.list<int>) -> !torch.tuple<list<int>, list<int>, list<int>> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %intm2 = torch.constant.int -2
  %intm1 = torch.constant.int -1
  %square_matrix = func.call @square_matrix(%A) : (!torch.list<int>) -> !torch.int
  %part = torch.aten.slice.t %A, %none, %intm2, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %part_2 = torch.aten.slice.t %A, %none, %intm1, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %result = torch.prim.TupleConstruct %part, %A, %part_2 : !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten._linalg_det(%A_rank_dtype: !torch.tuple<int, int>) -> !torch.tuple<int, int, int> {
  %int32 = torch.constant.int 3
  %unused, %A_dtype = torch.prim.TupleUnpack %A_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %A_dtype, %A_dtype, %int32 : !torch.int, !torch.int, !torch.int -> !torch.tuple<int, int, int>
  return %result : !torch.tuple<int, int, int>
}

// aten::linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)
func.func @__torch_mlir_shape_fn.aten.linalg_slogdet(%A: !torch.list<int>) -> !torch.tuple<list<int>, list<int>> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %intm2 = torch.constant.int -2
  %square_matrix = func.call @square_matrix(%A) : (!torch.list<int>) -> !torch.int
  %part = torch.aten.slice.t %A, %none, %intm2, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %part_2 = torch.aten.slice.t %A, %none, %intm2, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %result = torch.prim.TupleConstruct %part, %part_2 : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.linalg_slogdet(%A_rank_dtype: !torch.tuple<int, int>) -> !torch.tuple<int, int> {
  %unused, %A_dtype = torch.prim.TupleUnpack %A_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %real_of = func.call @real_of(%A_dtype) : (!torch.int) -> !torch.int
  %result = torch.prim.TupleConstruct %A_dtype, %real_of : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.linalg_cross(%self: !torch.list<int>, %other: !torch.list<int>, %dim: !torch.int) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %str = torch.constant.str "linalg.cross: inputs dimension {} must have length 3"
  %none = torch.constant.none
  %out = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %length = torch.aten.len.t %out : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  %element = torch.aten.__getitem__.t %out, %wrap_dim : !torch.list<int>, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %element, %int3 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %dim) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %out : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.linalg_cross(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fft_fft(%self: !torch.list<int>, %n: !torch.optional<int>, %dim: !torch.int, %norm: !torch.optional<str>) -> !torch.list<int> {
  %result = func.call @fft_sizes(%self, %n, %dim) : (!torch.list<int>, !torch.optional<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fft_fft(%self_rank_dtype: !torch.tuple<int, int>, %n: !torch.optional<int>, %dim: !torch.int, %norm: !torch.optional<str>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @complex_for(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fft_ifft(%self: !torch.list<int>, %n: !torch.optional<int>, %dim: !torch.int, %norm: !torch.optional<str>) -> !torch.list<int> {
  %result = func.call @fft_sizes(%self, %n, %dim) : (!torch.list<int>, !torch.optional<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fft_ifft(%self_rank_dtype: !torch.tuple<int, int>, %n: !torch.optional<int>, %dim: !torch.int, %norm: !torch.optional<str>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @complex_for(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fft_rfft(%self: !torch.list<int>, %n: !torch.optional<int>, %dim: !torch.int, %norm: !torch.optional<str>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %full = func.call @fft_sizes(%self, %n, %dim) : (!torch.list<int>, !torch.optional<int>, !torch.int) -> !torch.list<int>
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %at = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  %element = torch.aten.__getitem__.t %full, %at : !torch.list<int>, !torch.int -> !torch.int
  %floordiv_int = torch.aten.floordiv.int %element, %int2 : !torch.int, !torch.int -> !torch.int
  %add_int = torch.aten.add.int %floordiv_int, %int1 : !torch.int, !torch.int -> !torch.int
  %result = func.call @with_size(%full, %at, %add_int) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fft_rfft(%self_rank_dtype: !torch.tuple<int, int>, %n: !torch.optional<int>, %dim: !torch.int, %norm: !torch.optional<str>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @complex_for(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.stft(%self: !torch.list<int>, %n_fft: !torch.int, %hop_length: !torch.optional<int>, %win_length: !torch.optional<int>, %window: !torch.optional<list<int>>, %normalized: !torch.bool, %onesided: !torch.optional<bool>, %return_complex: !torch.optional<bool>, %align_to_window: !torch.optional<bool>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %result = func.call @stft_sizes(%self, %n_fft, %hop_length, %onesided, %return_complex, %int0) : (!torch.list<int>, !torch.int, !torch.optional<int>, !torch.optional<bool>, !torch.optional<bool>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.stft(%self_rank_dtype: !torch.tuple<int, int>, %n_fft: !torch.int, %hop_length: !torch.optional<int>, %win_length: !torch.optional<int>, %window_rank_dtype: !torch.optional<tuple<int, int>>, %normalized: !torch.bool, %onesided: !torch.optional<bool>, %return_complex: !torch.optional<bool>, %align_to_window: !torch.optional<bool>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @stft_dtype(%self_dtype, %return_complex) : (!torch.int, !torch.optional<bool>) -> !torch.int
  return %result : !torch.int
}

// aten::stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.stft.center(%self: !torch.list<int>, %n_fft: !torch.int, %hop_length: !torch.optional<int>, %win_length: !torch.optional<int>, %window: !torch.optional<list<int>>, %center: !torch.bool, %pad_mode: !torch.str, %normalized: !torch.bool, %onesided: !torch.optional<bool>, %return_complex: !torch.optional<bool>, %align_to_window: !torch.optional<bool>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %choice = torch.prim.If %center -> (!torch.int) {
    %floordiv_int = torch.aten.floordiv.int %n_fft, %int2 : !torch.int, !torch.int -> !torch.int
    %mul_int = torch.aten.mul.int %floordiv_int, %int2 : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %mul_int : !torch.int
  } else {
    torch.prim.If.yield %int0 : !torch.int
  }
  %result = func.call @stft_sizes(%self, %n_fft, %hop_length, %onesided, %return_complex, %choice) : (!torch.list<int>, !torch.int, !torch.optional<int>, !torch.optional<bool>, !torch.optional<bool>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.stft.center(%self_rank_dtype: !torch.tuple<int, int>, %n_fft: !torch.int, %hop_length: !torch.optional<int>, %win_length: !torch.optional<int>, %window_rank_dtype: !torch.optional<tuple<int, int>>, %center: !torch.bool, %pad_mode: !torch.str, %normalized: !torch.bool, %onesided: !torch.optional<bool>, %return_complex: !torch.optional<bool>, %align_to_window: !torch.optional<bool>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @stft_dtype(%self_dtype, %return_complex) : (!torch.int, !torch.optional<bool>) -> !torch.int
  return %result : !torch.int
}

// aten::quantize_per_tensor(Tensor self, float scale, int zero_point, ScalarType dtype) -> Tensor
func.func @__torch_mlir_shape_fn.aten.quantize_per_tensor(%self: !torch.list<int>, %scale: !torch.float, %zero_point: !torch.int, %dtype: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.quantize_per_tensor(%self_rank_dtype: !torch.tuple<int, int>, %scale: !torch.float, %zero_point: !torch.int, %dtype: !torch.int) -> !torch.int {
  return %dtype : !torch.int
}

// aten::quantize_per_channel(Tensor self, Tensor scales, Tensor zero_points, int axis, ScalarType dtype) -> Tensor
func.func @__torch_mlir_shape_fn.aten.quantize_per_channel(%self: !torch.list<int>, %scales: !torch.list<int>, %zero_points: !torch.list<int>, %axis: !torch.int, %dtype: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.quantize_per_channel(%self_rank_dtype: !torch.tuple<int, int>, %scales_rank_dtype: !torch.tuple<int, int>, %zero_points_rank_dtype: !torch.tuple<int, int>, %axis: !torch.int, %dtype: !torch.int) -> !torch.int {
  return %dtype : !torch.int
}

// aten::dequantize.self(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.dequantize.self(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.dequantize.self(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %float32 = torch.constant.int 6
  return %float32 : !torch.int
}

// aten::dequantize.tensor(Tensor qtensor) -> Tensor
func.func @__torch_mlir_shape_fn.aten.dequantize.tensor(%qtensor: !torch.list<int>) -> !torch.list<int> {
  return %qtensor : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.dequantize.tensor(%qtensor_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %float32 = torch.constant.int 6
  return %float32 : !torch.int
}

// aten::int_repr(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.int_repr(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.int_repr(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @stored_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::_make_per_tensor_quantized_tensor(Tensor self, float scale, int zero_point) -> Tensor
func.func @__torch_mlir_shape_fn.aten._make_per_tensor_quantized_tensor(%self: !torch.list<int>, %scale: !torch.float, %zero_point: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._make_per_tensor_quantized_tensor(%self_rank_dtype: !torch.tuple<int, int>, %scale: !torch.float, %zero_point: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @quantized_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::_make_per_channel_quantized_tensor(Tensor self, Tensor scale, Tensor zero_point, int axis) -> Tensor
func.func @__torch_mlir_shape_fn.aten._make_per_channel_quantized_tensor(%self: !torch.list<int>, %scale: !torch.list<int>, %zero_point: !torch.list<int>, %axis: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._make_per_channel_quantized_tensor(%self_rank_dtype: !torch.tuple<int, int>, %scale_rank_dtype: !torch.tuple<int, int>, %zero_point_rank_dtype: !torch.tuple<int, int>, %axis: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @quantized_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fake_quantize_per_tensor_affine(%self: !torch.list<int>, %scale: !torch.float, %zero_point: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fake_quantize_per_tensor_affine(%self_rank_dtype: !torch.tuple<int, int>, %scale: !torch.float, %zero_point: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fake_quantize_per_tensor_affine.tensor_qparams(%self: !torch.list<int>, %scale: !torch.list<int>, %zero_point: !torch.list<int>, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fake_quantize_per_tensor_affine.tensor_qparams(%self_rank_dtype: !torch.tuple<int, int>, %scale_rank_dtype: !torch.tuple<int, int>, %zero_point_rank_dtype: !torch.tuple<int, int>, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fake_quantize_per_channel_affine(%self: !torch.list<int>, %scale: !torch.list<int>, %zero_point: !torch.list<int>, %axis: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fake_quantize_per_channel_affine(%self_rank_dtype: !torch.tuple<int, int>, %scale_rank_dtype: !torch.tuple<int, int>, %zero_point_rank_dtype: !torch.tuple<int, int>, %axis: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
func.func @__torch_mlir_shape_fn.aten.fake_quantize_per_tensor_affine_cachemask(%self: !torch.list<int>, %scale: !torch.float, %zero_point: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.tuple<list<int>, list<int>> {
  %result = torch.prim.TupleConstruct %self, %self : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.fake_quantize_per_tensor_affine_cachemask(%self_rank_dtype: !torch.tuple<int, int>, %scale: !torch.float, %zero_point: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.tuple<int, int> {
  %bool = torch.constant.int 11
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %bool : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
func.func @__torch_mlir_shape_fn.aten.fake_quantize_per_channel_affine_cachemask(%self: !torch.list<int>, %scale: !torch.list<int>, %zero_point: !torch.list<int>, %axis: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.tuple<list<int>, list<int>> {
  %result = torch.prim.TupleConstruct %self, %self : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.fake_quantize_per_channel_affine_cachemask(%self_rank_dtype: !torch.tuple<int, int>, %scale_rank_dtype: !torch.tuple<int, int>, %zero_point_rank_dtype: !torch.tuple<int, int>, %axis: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.tuple<int, int> {
  %bool = torch.constant.int 11
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %bool : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
func.func @__torch_mlir_shape_fn.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams(%self: !torch.list<int>, %scale: !torch.list<int>, %zero_point: !torch.list<int>, %fake_quant_enabled: !torch.list<int>, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.tuple<list<int>, list<int>> {
  %result = torch.prim.TupleConstruct %self, %self : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams(%self_rank_dtype: !torch.tuple<int, int>, %scale_rank_dtype: !torch.tuple<int, int>, %zero_point_rank_dtype: !torch.tuple<int, int>, %fake_quant_enabled_rank_dtype: !torch.tuple<int, int>, %quant_min: !torch.int, %quant_max: !torch.int) -> !torch.tuple<int, int> {
  %bool = torch.constant.int 11
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %bool : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// quantized_decomposed::quantize_per_tensor(Tensor input, float scale, int zero_point, int quant_min, int quant_max, ScalarType dtype) -> Tensor
func.func @__torch_mlir_shape_fn.quantized_decomposed.quantize_per_tensor(%input: !torch.list<int>, %scale: !torch.float, %zero_point: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int, %dtype: !torch.int) -> !torch.list<int> {
  return %input : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.quantized_decomposed.quantize_per_tensor(%input_rank_dtype: !torch.tuple<int, int>, %scale: !torch.float, %zero_point: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int, %dtype: !torch.int) -> !torch.int {
  return %dtype : !torch.int
}

// quantized_decomposed::quantize_per_channel(Tensor input, Tensor scales, Tensor zero_points, int axis, int quant_min, int quant_max, ScalarType dtype) -> Tensor
func.func @__torch_mlir_shape_fn.quantized_decomposed.quantize_per_channel(%input: !torch.list<int>, %scales: !torch.list<int>, %zero_points: !torch.list<int>, %axis: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int, %dtype: !torch.int) -> !torch.list<int> {
  return %input : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.quantized_decomposed.quantize_per_channel(%input_rank_dtype: !torch.tuple<int, int>, %scales_rank_dtype: !torch.tuple<int, int>, %zero_points_rank_dtype: !torch.tuple<int, int>, %axis: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int, %dtype: !torch.int) -> !torch.int {
  return %dtype : !torch.int
}

// quantized_decomposed::dequantize_per_tensor(Tensor input, float scale, int zero_point, int quant_min, int quant_max, ScalarType dtype, ScalarType? out_dtype) -> Tensor
func.func @__torch_mlir_shape_fn.quantized_decomposed.dequantize_per_tensor(%input: !torch.list<int>, %scale: !torch.float, %zero_point: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int, %dtype: !torch.int, %out_dtype: !torch.optional<int>) -> !torch.list<int> {
  return %input : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.quantized_decomposed.dequantize_per_tensor(%input_rank_dtype: !torch.tuple<int, int>, %scale: !torch.float, %zero_point: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int, %dtype: !torch.int, %out_dtype: !torch.optional<int>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%out_dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// quantized_decomposed::dequantize_per_channel(Tensor input, Tensor scales, Tensor? zero_points, int axis, int quant_min, int quant_max, ScalarType dtype, ScalarType? out_dtype) -> Tensor
func.func @__torch_mlir_shape_fn.quantized_decomposed.dequantize_per_channel(%input: !torch.list<int>, %scales: !torch.list<int>, %zero_points: !torch.optional<list<int>>, %axis: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int, %dtype: !torch.int, %out_dtype: !torch.optional<int>) -> !torch.list<int> {
  return %input : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.quantized_decomposed.dequantize_per_channel(%input_rank_dtype: !torch.tuple<int, int>, %scales_rank_dtype: !torch.tuple<int, int>, %zero_points_rank_dtype: !torch.optional<tuple<int, int>>, %axis: !torch.int, %quant_min: !torch.int, %quant_max: !torch.int, %dtype: !torch.int, %out_dtype: !torch.optional<int>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%out_dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
func.func @__torch_mlir_dtype_fn.aten.masked_fill_.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %mask_rank_dtype: !torch.tuple<int, int>, %value: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::zero_(Tensor(a!) self) -> Tensor(a!)
func.func @__torch_mlir_dtype_fn.aten.zero_(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
func.func @__torch_mlir_dtype_fn.aten.bernoulli_.float(%self_rank_dtype: !torch.tuple<int, int>, %p: !torch.float, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::ScalarImplicit(Tensor a) -> Scalar
func.func @__torch_mlir_dtype_fn.aten.ScalarImplicit(%a_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %int64 = torch.constant.int 4
  %unused, %a_dtype = torch.prim.TupleUnpack %a_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %is_integer = func.call @is_integer(%a_dtype) : (!torch.int) -> !torch.bool
  %result = torch.prim.If %is_integer -> (!torch.int) {
    torch.prim.If.yield %int64 : !torch.int
  } else {
    torch.prim.If.yield %a_dtype : !torch.int
  }
  return %result : !torch.int
}

// aten::add(Scalar a, Scalar b) -> Scalar
func.func @__torch_mlir_dtype_fn.aten.add(%a: !torch.number, %b: !torch.number) -> !torch.int {
  %none = torch.constant.none
  %ranks = torch.prim.ListConstruct %none, %none : (!torch.none, !torch.none) -> !torch.list<optional<int>>
  %dtype_of_scalar = func.call @dtype_of_scalar(%a) : (!torch.number) -> !torch.int
  %dtype_of_scalar_2 = func.call @dtype_of_scalar(%b) : (!torch.number) -> !torch.int
  %dtypes = torch.prim.ListConstruct %dtype_of_scalar, %dtype_of_scalar_2 : (!torch.int, !torch.int) -> !torch.list<int>
  %result = torch.promote_dtypes %ranks, %dtypes : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
  return %result : !torch.int
}

// prim::abs.Scalar(Scalar a) -> Scalar
func.func @__torch_mlir_dtype_fn.prim.abs.Scalar(%a: !torch.number) -> !torch.int {
  %result = func.call @dtype_of_scalar(%a) : (!torch.number) -> !torch.int
  return %result : !torch.int
}

func.func private @stft_dtype(%dtype: !torch.int, %return_complex: !torch.optional<bool>) -> !torch.int {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %is_given = torch.aten.__isnot__ %return_complex, %none : !torch.optional<bool>, !torch.none -> !torch.bool
  %both = torch.prim.If %is_given -> (!torch.bool) {
    %return_complex_2 = torch.prim.unchecked_cast %return_complex : !torch.optional<bool> -> !torch.bool
    torch.prim.If.yield %return_complex_2 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  %result = torch.prim.If %both -> (!torch.int) {
    %return_complex_3 = torch.prim.unchecked_cast %return_complex : !torch.optional<bool> -> !torch.bool
    %result_2 = func.call @complex_for(%dtype) : (!torch.int) -> !torch.int
    torch.prim.If.yield %result_2 : !torch.int
  } else {
    torch.prim.If.yield %dtype : !torch.int
  }
  return %result : !torch.int
}

// aten::binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.binary_cross_entropy(%self: !torch.list<int>, %target: !torch.list<int>, %weight: !torch.optional<list<int>>, %reduction: !torch.int) -> !torch.list<int> {
  %result = func.call @loss_sizes(%self, %reduction) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.binary_cross_entropy(%self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %reduction: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.binary_cross_entropy_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %target: !torch.list<int>, %weight: !torch.optional<list<int>>, %reduction: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.binary_cross_entropy_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %reduction: !torch.int) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
func.func @__torch_mlir_shape_fn.aten.mse_loss_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %target: !torch.list<int>, %reduction: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.mse_loss_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %reduction: !torch.int) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor
func.func @__torch_mlir_shape_fn.aten.smooth_l1_loss_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %target: !torch.list<int>, %reduction: !torch.int, %beta: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.smooth_l1_loss_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %reduction: !torch.int, %beta: !torch.float) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::smooth_l1_loss(Tensor self, Tensor target, int reduction=1, float beta=1.) -> Tensor
func.func @__torch_mlir_shape_fn.aten.smooth_l1_loss(%self: !torch.list<int>, %target: !torch.list<int>, %reduction: !torch.int, %beta: !torch.float) -> !torch.list<int> {
  %broadcast = func.call @broadcast(%self, %target) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = func.call @loss_sizes(%broadcast, %reduction) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.smooth_l1_loss(%self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %reduction: !torch.int, %beta: !torch.float) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %target_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::huber_loss(Tensor self, Tensor target, int reduction=1, float delta=1.) -> Tensor
func.func @__torch_mlir_shape_fn.aten.huber_loss(%self: !torch.list<int>, %target: !torch.list<int>, %reduction: !torch.int, %delta: !torch.float) -> !torch.list<int> {
  %broadcast = func.call @broadcast(%self, %target) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = func.call @loss_sizes(%broadcast, %reduction) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.huber_loss(%self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %reduction: !torch.int, %delta: !torch.float) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %target_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::soft_margin_loss(Tensor self, Tensor target, int reduction=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.soft_margin_loss(%self: !torch.list<int>, %target: !torch.list<int>, %reduction: !torch.int) -> !torch.list<int> {
  %broadcast = func.call @broadcast(%self, %target) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = func.call @loss_sizes(%broadcast, %reduction) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.soft_margin_loss(%self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %reduction: !torch.int) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %target_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
func.func @__torch_mlir_shape_fn.aten.nll_loss2d_forward(%self: !torch.list<int>, %target: !torch.list<int>, %weight: !torch.optional<list<int>>, %reduction: !torch.int, %ignore_index: !torch.int) -> !torch.tuple<list<int>, list<int>> {
  %int4 = torch.constant.int 4
  %str = torch.constant.str "only batches of spatial inputs supported (4D tensors), but got input of size: {}"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int4 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %self) : !torch.str, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %eq_2 = torch.aten.eq.int %reduction, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq_2 -> (!torch.tuple<list<int>, list<int>>) {
    %element = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %element_2 = torch.aten.__getitem__.t %self, %int2 : !torch.list<int>, !torch.int -> !torch.int
    %element_3 = torch.aten.__getitem__.t %self, %int3 : !torch.list<int>, !torch.int -> !torch.int
    %list = torch.prim.ListConstruct %element, %element_2, %element_3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %reduce_all = func.call @reduce_all() : () -> !torch.list<int>
    %result_2 = torch.prim.TupleConstruct %list, %reduce_all : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
    torch.prim.If.yield %result_2 : !torch.tuple<list<int>, list<int>>
  } else {
    %reduce_all_2 = func.call @reduce_all() : () -> !torch.list<int>
    %reduce_all_3 = func.call @reduce_all() : () -> !torch.list<int>
    %result_3 = torch.prim.TupleConstruct %reduce_all_2, %reduce_all_3 : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
    torch.prim.If.yield %result_3 : !torch.tuple<list<int>, list<int>>
  }
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.nll_loss2d_forward(%self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %reduction: !torch.int, %ignore_index: !torch.int) -> !torch.tuple<int, int> {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %self_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
func.func @__torch_mlir_shape_fn.aten.nll_loss2d_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %target: !torch.list<int>, %weight: !torch.optional<list<int>>, %reduction: !torch.int, %ignore_index: !torch.int, %total_weight: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.nll_loss2d_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.optional<tuple<int, int>>, %reduction: !torch.int, %ignore_index: !torch.int, %total_weight_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor
func.func @__torch_mlir_shape_fn.aten.embedding_dense_backward(%grad_output: !torch.list<int>, %indices: !torch.list<int>, %num_weights: !torch.int, %padding_idx: !torch.int, %scale_grad_by_freq: !torch.bool) -> !torch.list<int> {
  %intm1 = torch.constant.int -1
  %element = torch.aten.__getitem__.t %grad_output, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %result = torch.prim.ListConstruct %num_weights, %element : (!torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.embedding_dense_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %indices_rank_dtype: !torch.tuple<int, int>, %num_weights: !torch.int, %padding_idx: !torch.int, %scale_grad_by_freq: !torch.bool) -> !torch.int {
  %unused, %grad_output_dtype = torch.prim.TupleUnpack %grad_output_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %grad_output_dtype : !torch.int
}

// aten::cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0., int reduction=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.cosine_embedding_loss(%input1: !torch.list<int>, %input2: !torch.list<int>, %target: !torch.list<int>, %margin: !torch.float, %reduction: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %input1 : !torch.list<int> -> !torch.int
  %sub_int = torch.aten.sub.int %length, %int1 : !torch.int, !torch.int -> !torch.int
  %without_dim = func.call @without_dim(%input1, %sub_int) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  %result = func.call @loss_sizes(%without_dim, %reduction) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.cosine_embedding_loss(%input1_rank_dtype: !torch.tuple<int, int>, %input2_rank_dtype: !torch.tuple<int, int>, %target_rank_dtype: !torch.tuple<int, int>, %margin: !torch.float, %reduction: !torch.int) -> !torch.int {
  %result = func.call @promote(%input1_rank_dtype, %input2_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::linalg_qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)
func.func @__torch_mlir_shape_fn.aten.linalg_qr(%A: !torch.list<int>, %mode: !torch.str) -> !torch.tuple<list<int>, list<int>> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "linalg.qr: The input tensor A must have at least 2 dimensions, but got {}"
  %none = torch.constant.none
  %str_2 = torch.constant.str "reduced"
  %str_3 = torch.constant.str "complete"
  %str_4 = torch.constant.str "r"
  %str_5 = torch.constant.str "qr received unrecognized mode '{}' but expected one of 'reduced' (default), 'r', or 'complete'"
  %intm2 = torch.constant.int -2
  %intm1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %length = torch.aten.len.t %A : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %A : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %list = torch.prim.ListConstruct %str_2, %str_3, %str_4 : (!torch.str, !torch.str, !torch.str) -> !torch.list<str>
  %found = torch.aten.__contains__.str_list %list, %mode : !torch.list<str>, !torch.str -> !torch.bool
  torch.prim.If %found -> () {
    torch.prim.If.yield
  } else {
    %message_2 = torch.aten.format(%str_5, %mode) : !torch.str, !torch.str -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %rows = torch.aten.__getitem__.t %A, %intm2 : !torch.list<int>, !torch.int -> !torch.int
  %columns = torch.aten.__getitem__.t %A, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %least = torch.prim.min.int %rows, %columns : !torch.int, !torch.int -> !torch.int
  %eq = torch.aten.eq.str %mode, %str_3 : !torch.str, !torch.str -> !torch.bool
  %inner = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %rows : !torch.int
  } else {
    torch.prim.If.yield %least : !torch.int
  }
  %q = torch.aten.slice.t %A, %none, %intm2, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %appended = torch.aten.append.t %q, %rows : !torch.list<int>, !torch.int -> !torch.list<int>
  %appended_2 = torch.aten.append.t %q, %inner : !torch.list<int>, !torch.int -> !torch.list<int>
  %r = torch.aten.slice.t %A, %none, %intm2, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %appended_3 = torch.aten.append.t %r, %inner : !torch.list<int>, !torch.int -> !torch.list<int>
  %appended_4 = torch.aten.append.t %r, %columns : !torch.list<int>, !torch.int -> !torch.list<int>
  %eq_2 = torch.aten.eq.str %mode, %str_4 : !torch.str, !torch.str -> !torch.bool
  %choice = torch.prim.If %eq_2 -> (!torch.list<int>) {
    %list_2 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %list_2 : !torch.list<int>
  } else {
    torch.prim.If.yield %q : !torch.list<int>
  }
  %result = torch.prim.TupleConstruct %choice, %r : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.linalg_qr(%A_rank_dtype: !torch.tuple<int, int>, %mode: !torch.str) -> !torch.tuple<int, int> {
  %unused, %A_dtype = torch.prim.TupleUnpack %A_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %A_dtype, %A_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::linalg_inv(Tensor A) -> Tensor
func.func @__torch_mlir_shape_fn.aten.linalg_inv(%A: !torch.list<int>) -> !torch.list<int> {
  %square_matrix = func.call @square_matrix(%A) : (!torch.list<int>) -> !torch.int
  return %A : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.linalg_inv(%A_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %str = torch.constant.str "linalg.inv"
  %unused, %A_dtype = torch.prim.TupleUnpack %A_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @check_floating(%A_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  return %result : !torch.int
}

// aten::linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.linalg_cholesky(%self: !torch.list<int>, %upper: !torch.bool) -> !torch.list<int> {
  %square_matrix = func.call @square_matrix(%self) : (!torch.list<int>) -> !torch.int
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.linalg_cholesky(%self_rank_dtype: !torch.tuple<int, int>, %upper: !torch.bool) -> !torch.int {
  %str = torch.constant.str "linalg.cholesky"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @check_floating(%self_dtype, %str) : (!torch.int, !torch.str) -> !torch.int
  return %result : !torch.int
}
