// Matrix products, linear layers, attention.
// Made from matmul.py by to_mlir.py.

func.func private @mm_sizes(%self: !torch.list<int>, %mat2: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "self must be a matrix"
  %none = torch.constant.none
  %str_2 = torch.constant.str "mat2 must be a matrix"
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %str_3 = torch.constant.str "mat1 and mat2 shapes cannot be multiplied ({}x{} and {}x{})"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_2 = torch.aten.len.t %mat2 : !torch.list<int> -> !torch.int
  %eq_2 = torch.aten.eq.int %length_2, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_2 -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %self, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %mat2, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %eq_3 = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_3 -> () {
    torch.prim.If.yield
  } else {
    %element_3 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %element_4 = torch.aten.__getitem__.t %self, %int1 : !torch.list<int>, !torch.int -> !torch.int
    %element_5 = torch.aten.__getitem__.t %mat2, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %element_6 = torch.aten.__getitem__.t %mat2, %int1 : !torch.list<int>, !torch.int -> !torch.int
    %message = torch.aten.format(%str_3, %element_3, %element_4, %element_5, %element_6) : !torch.str, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element_7 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_8 = torch.aten.__getitem__.t %mat2, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %result = torch.prim.ListConstruct %element_7, %element_8 : (!torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func private @bmm_sizes(%self: !torch.list<int>, %mat2: !torch.list<int>) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %str = torch.constant.str "batch1 must be a 3D tensor"
  %none = torch.constant.none
  %str_2 = torch.constant.str "batch2 must be a 3D tensor"
  %int0 = torch.constant.int 0
  %str_3 = torch.constant.str "batch1 and batch2 must have same number of batches, got {} and {}"
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %str_4 = torch.constant.str "Expected size for first two dimensions of batch2 tensor to be: [{}, {}] but got: [{}, {}]."
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int3 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_2 = torch.aten.len.t %mat2 : !torch.list<int> -> !torch.int
  %eq_2 = torch.aten.eq.int %length_2, %int3 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_2 -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %mat2, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %eq_3 = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_3 -> () {
    torch.prim.If.yield
  } else {
    %element_3 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %element_4 = torch.aten.__getitem__.t %mat2, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %message = torch.aten.format(%str_3, %element_3, %element_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element_5 = torch.aten.__getitem__.t %self, %int2 : !torch.list<int>, !torch.int -> !torch.int
  %element_6 = torch.aten.__getitem__.t %mat2, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %eq_4 = torch.aten.eq.int %element_5, %element_6 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_4 -> () {
    torch.prim.If.yield
  } else {
    %element_7 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %element_8 = torch.aten.__getitem__.t %self, %int2 : !torch.list<int>, !torch.int -> !torch.int
    %element_9 = torch.aten.__getitem__.t %mat2, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %element_10 = torch.aten.__getitem__.t %mat2, %int1 : !torch.list<int>, !torch.int -> !torch.int
    %message_2 = torch.aten.format(%str_4, %element_7, %element_8, %element_9, %element_10) : !torch.str, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element_11 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_12 = torch.aten.__getitem__.t %self, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %element_13 = torch.aten.__getitem__.t %mat2, %int2 : !torch.list<int>, !torch.int -> !torch.int
  %result = torch.prim.ListConstruct %element_11, %element_12, %element_13 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func private @mv_sizes(%self: !torch.list<int>, %vec: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %str = torch.constant.str "vector + matrix @ vector expected, got {}D, {}D"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %str_2 = torch.constant.str "size mismatch, got input ({}x{}), vec ({})"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %eq -> (!torch.bool) {
    %length_2 = torch.aten.len.t %vec : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %int1 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %length_4 = torch.aten.len.t %vec : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_3, %length_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %self, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %vec, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %eq_3 = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_3 -> () {
    torch.prim.If.yield
  } else {
    %element_3 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %element_4 = torch.aten.__getitem__.t %self, %int1 : !torch.list<int>, !torch.int -> !torch.int
    %element_5 = torch.aten.__getitem__.t %vec, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %message_2 = torch.aten.format(%str_2, %element_3, %element_4, %element_5) : !torch.str, !torch.int, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element_6 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %result = torch.prim.ListConstruct %element_6 : (!torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func private @dot_sizes(%self: !torch.list<int>, %tensor: !torch.list<int>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %str = torch.constant.str "1D tensors expected, but got {}D and {}D tensors"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %str_2 = torch.constant.str "inconsistent tensor size, expected tensor [{}] and src [{}] to have the same number of elements"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int1 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %eq -> (!torch.bool) {
    %length_2 = torch.aten.len.t %tensor : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %int1 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %length_4 = torch.aten.len.t %tensor : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_3, %length_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %tensor, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %eq_3 = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_3 -> () {
    torch.prim.If.yield
  } else {
    %element_3 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %element_4 = torch.aten.__getitem__.t %tensor, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %message_2 = torch.aten.format(%str_2, %element_3, %element_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  return %out : !torch.list<int>
}

// Leading dimensions broadcast; a vector is a row on the left and a column on the right, and the
// dimension that it gained goes away again.
func.func private @matmul_sizes(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %str = torch.constant.str "both arguments to matmul need to be at least 1D, but they are {}D and {}D"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %intm2 = torch.constant.int -2
  %intm1 = torch.constant.int -1
  %str_2 = torch.constant.str "mat1 and mat2 shapes cannot be multiplied ({}x{} and {}x{})"
  %true = torch.constant.bool true
  %rank1 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %rank2 = torch.aten.len.t %other : !torch.list<int> -> !torch.int
  %gt = torch.aten.gt.int %rank1, %int0 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %gt -> (!torch.bool) {
    %gt_2 = torch.aten.gt.int %rank2, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %gt_2 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %rank1, %rank2) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %eq = torch.aten.eq.int %rank1, %int1 : !torch.int, !torch.int -> !torch.bool
  %both_2 = torch.prim.If %eq -> (!torch.bool) {
    %eq_2 = torch.aten.eq.int %rank2, %int1 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  %result = torch.prim.If %both_2 -> (!torch.list<int>) {
    %result_2 = func.call @dot_sizes(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %eq_3 = torch.aten.eq.int %rank1, %int2 : !torch.int, !torch.int -> !torch.bool
    %both_3 = torch.prim.If %eq_3 -> (!torch.bool) {
      %eq_4 = torch.aten.eq.int %rank2, %int1 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %eq_4 : !torch.bool
    } else {
      torch.prim.If.yield %false : !torch.bool
    }
    %result_3 = torch.prim.If %both_3 -> (!torch.list<int>) {
      %result_4 = func.call @mv_sizes(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
      torch.prim.If.yield %result_4 : !torch.list<int>
    } else {
      %eq_5 = torch.aten.eq.int %rank1, %int1 : !torch.int, !torch.int -> !torch.bool
      %rows = torch.prim.If %eq_5 -> (!torch.int) {
        torch.prim.If.yield %int1 : !torch.int
      } else {
        %element = torch.aten.__getitem__.t %self, %intm2 : !torch.list<int>, !torch.int -> !torch.int
        torch.prim.If.yield %element : !torch.int
      }
      %eq_6 = torch.aten.eq.int %rank2, %int1 : !torch.int, !torch.int -> !torch.bool
      %inner = torch.prim.If %eq_6 -> (!torch.int) {
        %element_2 = torch.aten.__getitem__.t %other, %int0 : !torch.list<int>, !torch.int -> !torch.int
        torch.prim.If.yield %element_2 : !torch.int
      } else {
        %element_3 = torch.aten.__getitem__.t %other, %intm2 : !torch.list<int>, !torch.int -> !torch.int
        torch.prim.If.yield %element_3 : !torch.int
      }
      %eq_7 = torch.aten.eq.int %rank2, %int1 : !torch.int, !torch.int -> !torch.bool
      %columns = torch.prim.If %eq_7 -> (!torch.int) {
        torch.prim.If.yield %int1 : !torch.int
      } else {
        %element_4 = torch.aten.__getitem__.t %other, %intm1 : !torch.list<int>, !torch.int -> !torch.int
        torch.prim.If.yield %element_4 : !torch.int
      }
      %element_5 = torch.aten.__getitem__.t %self, %intm1 : !torch.list<int>, !torch.int -> !torch.int
      %eq_8 = torch.aten.eq.int %element_5, %inner : !torch.int, !torch.int -> !torch.bool
      torch.prim.If %eq_8 -> () {
        torch.prim.If.yield
      } else {
        %element_6 = torch.aten.__getitem__.t %self, %intm1 : !torch.list<int>, !torch.int -> !torch.int
        %message_2 = torch.aten.format(%str_2, %rows, %element_6, %inner, %columns) : !torch.str, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.str
        torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
        torch.prim.If.yield
      }
      %batch1 = torch.prim.ListConstruct  : () -> !torch.list<int>
      %sub_int = torch.aten.sub.int %rank1, %int2 : !torch.int, !torch.int -> !torch.int
      torch.prim.Loop %sub_int, %true, init() {
      ^bb0(%i: !torch.int):
        %element_7 = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
        %appended = torch.aten.append.t %batch1, %element_7 : !torch.list<int>, !torch.int -> !torch.list<int>
        torch.prim.Loop.condition %true, iter()
      } : (!torch.int, !torch.bool) -> ()
      %batch2 = torch.prim.ListConstruct  : () -> !torch.list<int>
      %sub_int_2 = torch.aten.sub.int %rank2, %int2 : !torch.int, !torch.int -> !torch.int
      torch.prim.Loop %sub_int_2, %true, init() {
      ^bb0(%i_2: !torch.int):
        %element_8 = torch.aten.__getitem__.t %other, %i_2 : !torch.list<int>, !torch.int -> !torch.int
        %appended_2 = torch.aten.append.t %batch2, %element_8 : !torch.list<int>, !torch.int -> !torch.list<int>
        torch.prim.Loop.condition %true, iter()
      } : (!torch.int, !torch.bool) -> ()
      %out = func.call @broadcast(%batch1, %batch2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
      %gt_3 = torch.aten.gt.int %rank1, %int1 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If %gt_3 -> () {
        %appended_3 = torch.aten.append.t %out, %rows : !torch.list<int>, !torch.int -> !torch.list<int>
        torch.prim.If.yield
      } else {
        torch.prim.If.yield
      }
      %gt_4 = torch.aten.gt.int %rank2, %int1 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If %gt_4 -> () {
        %appended_4 = torch.aten.append.t %out, %columns : !torch.list<int>, !torch.int -> !torch.list<int>
        torch.prim.If.yield
      } else {
        torch.prim.If.yield
      }
      torch.prim.If.yield %out : !torch.list<int>
    }
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

// The summand of addmm and the like: it grows to the product's sizes, never beyond. What is known of
// either counts.
func.func private @broadcast_into(%self: !torch.list<int>, %product: !torch.list<int>) -> !torch.list<int> {
  %str = torch.constant.str "The number of sizes provided ({}) must be greater or equal to the number of dimensions in the tensor ({})"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %str_2 = torch.constant.str "The expanded size of the tensor ({}) must match the existing size ({}) at non-singleton dimension {}"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %product : !torch.list<int> -> !torch.int
  %le = torch.aten.le.int %length, %length_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %le -> () {
    torch.prim.If.yield
  } else {
    %length_3 = torch.aten.len.t %product : !torch.list<int> -> !torch.int
    %length_4 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_3, %length_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %out = func.call @broadcast(%self, %product) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %length_5 = torch.aten.len.t %product : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_5, %true, init() {
  ^bb0(%i: !torch.int):
    %element = torch.aten.__getitem__.t %out, %i : !torch.list<int>, !torch.int -> !torch.int
    %element_2 = torch.aten.__getitem__.t %product, %i : !torch.list<int>, !torch.int -> !torch.int
    %eq = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %eq -> () {
      torch.prim.If.yield
    } else {
      %element_3 = torch.aten.__getitem__.t %product, %i : !torch.list<int>, !torch.int -> !torch.int
      %element_4 = torch.aten.__getitem__.t %out, %i : !torch.list<int>, !torch.int -> !torch.int
      %message_2 = torch.aten.format(%str_2, %element_3, %element_4, %i) : !torch.str, !torch.int, !torch.int, !torch.int -> !torch.str
      torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

// aten::mm(Tensor self, Tensor mat2) -> Tensor
func.func @__torch_mlir_shape_fn.aten.mm(%self: !torch.list<int>, %mat2: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @mm_sizes(%self, %mat2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.mm(%self_rank_dtype: !torch.tuple<int, int>, %mat2_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %mat2_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::_int_mm(Tensor self, Tensor mat2) -> Tensor
func.func @__torch_mlir_shape_fn.aten._int_mm(%self: !torch.list<int>, %mat2: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @mm_sizes(%self, %mat2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._int_mm(%self_rank_dtype: !torch.tuple<int, int>, %mat2_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %int8 = torch.constant.int 1
  %false = torch.constant.bool false
  %str = torch.constant.str "Expected self and mat2 to be of type int8"
  %none = torch.constant.none
  %int32 = torch.constant.int 3
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %unused_2, %mat2_dtype = torch.prim.TupleUnpack %mat2_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %eq = torch.aten.eq.int %self_dtype, %int8 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %eq -> (!torch.bool) {
    %eq_2 = torch.aten.eq.int %mat2_dtype, %int8 : !torch.int, !torch.int -> !torch.bool
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
  return %int32 : !torch.int
}

// aten::bmm(Tensor self, Tensor mat2) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bmm(%self: !torch.list<int>, %mat2: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @bmm_sizes(%self, %mat2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bmm(%self_rank_dtype: !torch.tuple<int, int>, %mat2_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %mat2_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::mv(Tensor self, Tensor vec) -> Tensor
func.func @__torch_mlir_shape_fn.aten.mv(%self: !torch.list<int>, %vec: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @mv_sizes(%self, %vec) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.mv(%self_rank_dtype: !torch.tuple<int, int>, %vec_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %vec_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::dot(Tensor self, Tensor tensor) -> Tensor
func.func @__torch_mlir_shape_fn.aten.dot(%self: !torch.list<int>, %tensor: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @dot_sizes(%self, %tensor) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.dot(%self_rank_dtype: !torch.tuple<int, int>, %tensor_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %tensor_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::outer(Tensor self, Tensor vec2) -> Tensor
func.func @__torch_mlir_shape_fn.aten.outer(%self: !torch.list<int>, %vec2: !torch.list<int>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %str = torch.constant.str "outer: Expected 1-D arguments, but got {}-D and {}-D"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int1 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %eq -> (!torch.bool) {
    %length_2 = torch.aten.len.t %vec2 : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %int1 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %length_4 = torch.aten.len.t %vec2 : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_3, %length_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %vec2, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %result = torch.prim.ListConstruct %element, %element_2 : (!torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.outer(%self_rank_dtype: !torch.tuple<int, int>, %vec2_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %vec2_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::matmul(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.matmul(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @matmul_sizes(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.matmul(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.linear(%input: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %int2 = torch.constant.int 2
  %str = torch.constant.str "linear(): weight must be a vector or a matrix, got {}D"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %str_2 = torch.constant.str "linear(): a bias of sizes {} does not broadcast to {}"
  %length = torch.aten.len.t %weight : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int1 : !torch.int, !torch.int -> !torch.bool
  %either = torch.prim.If %eq -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %length_2 = torch.aten.len.t %weight : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %int2 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    %length_3 = torch.aten.len.t %weight : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_3) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_4 = torch.aten.len.t %weight : !torch.list<int> -> !torch.int
  %eq_3 = torch.aten.eq.int %length_4, %int2 : !torch.int, !torch.int -> !torch.bool
  %choice = torch.prim.If %eq_3 -> (!torch.list<int>) {
    %element = torch.aten.__getitem__.t %weight, %int1 : !torch.list<int>, !torch.int -> !torch.int
    %element_2 = torch.aten.__getitem__.t %weight, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %list = torch.prim.ListConstruct %element, %element_2 : (!torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %list : !torch.list<int>
  } else {
    torch.prim.If.yield %weight : !torch.list<int>
  }
  %out = func.call @matmul_sizes(%input, %choice) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %is_given = torch.aten.__isnot__ %bias, %none : !torch.optional<list<int>>, !torch.none -> !torch.bool
  torch.prim.If %is_given -> () {
    %bias_2 = torch.prim.unchecked_cast %bias : !torch.optional<list<int>> -> !torch.list<int>
    %broadcast = func.call @broadcast(%out, %bias_2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
    %length_5 = torch.aten.len.t %broadcast : !torch.list<int> -> !torch.int
    %length_6 = torch.aten.len.t %out : !torch.list<int> -> !torch.int
    %eq_4 = torch.aten.eq.int %length_5, %length_6 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %eq_4 -> () {
      torch.prim.If.yield
    } else {
      %message_2 = torch.aten.format(%str_2, %bias_2, %out) : !torch.str, !torch.list<int>, !torch.list<int> -> !torch.str
      torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return %out : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.linear(%input_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>) -> !torch.int {
  %result = func.call @promote(%input_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.addmm(%self: !torch.list<int>, %mat1: !torch.list<int>, %mat2: !torch.list<int>, %beta: !torch.float, %alpha: !torch.float) -> !torch.list<int> {
  %mm_sizes = func.call @mm_sizes(%mat1, %mat2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = func.call @broadcast_into(%self, %mm_sizes) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.addmm(%self_rank_dtype: !torch.tuple<int, int>, %mat1_rank_dtype: !torch.tuple<int, int>, %mat2_rank_dtype: !torch.tuple<int, int>, %beta: !torch.number, %alpha: !torch.number) -> !torch.int {
  %result = func.call @promote3(%self_rank_dtype, %mat1_rank_dtype, %mat2_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.baddbmm(%self: !torch.list<int>, %batch1: !torch.list<int>, %batch2: !torch.list<int>, %beta: !torch.float, %alpha: !torch.float) -> !torch.list<int> {
  %bmm_sizes = func.call @bmm_sizes(%batch1, %batch2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = func.call @broadcast_into(%self, %bmm_sizes) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.baddbmm(%self_rank_dtype: !torch.tuple<int, int>, %batch1_rank_dtype: !torch.tuple<int, int>, %batch2_rank_dtype: !torch.tuple<int, int>, %beta: !torch.number, %alpha: !torch.number) -> !torch.int {
  %result = func.call @promote3(%self_rank_dtype, %batch1_rank_dtype, %batch2_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.addbmm(%self: !torch.list<int>, %batch1: !torch.list<int>, %batch2: !torch.list<int>, %beta: !torch.float, %alpha: !torch.float) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %product = func.call @bmm_sizes(%batch1, %batch2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %element = torch.aten.__getitem__.t %product, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %product, %int2 : !torch.list<int>, !torch.int -> !torch.int
  %list = torch.prim.ListConstruct %element, %element_2 : (!torch.int, !torch.int) -> !torch.list<int>
  %result = func.call @broadcast_into(%self, %list) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.addbmm(%self_rank_dtype: !torch.tuple<int, int>, %batch1_rank_dtype: !torch.tuple<int, int>, %batch2_rank_dtype: !torch.tuple<int, int>, %beta: !torch.number, %alpha: !torch.number) -> !torch.int {
  %result = func.call @promote3(%self_rank_dtype, %batch1_rank_dtype, %batch2_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::_scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten._scaled_mm(%self: !torch.list<int>, %mat2: !torch.list<int>, %scale_a: !torch.list<int>, %scale_b: !torch.list<int>, %bias: !torch.optional<list<int>>, %scale_result: !torch.optional<list<int>>, %out_dtype: !torch.optional<int>, %use_fast_accum: !torch.bool) -> !torch.list<int> {
  %result = func.call @mm_sizes(%self, %mat2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._scaled_mm(%self_rank_dtype: !torch.tuple<int, int>, %mat2_rank_dtype: !torch.tuple<int, int>, %scale_a_rank_dtype: !torch.tuple<int, int>, %scale_b_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %scale_result_rank_dtype: !torch.optional<tuple<int, int>>, %out_dtype: !torch.optional<int>, %use_fast_accum: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%out_dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::_scaled_mm_v2(Tensor self, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, Tensor? bias, ScalarType? out_dtype, int[] contraction_dim=[], bool use_fast_accum=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten._scaled_mm_v2(%self: !torch.list<int>, %mat2: !torch.list<int>, %scale_a: !torch.list<list<int>>, %recipe_a: !torch.list<int>, %swizzle_a: !torch.list<int>, %scale_b: !torch.list<list<int>>, %recipe_b: !torch.list<int>, %swizzle_b: !torch.list<int>, %bias: !torch.optional<list<int>>, %out_dtype: !torch.optional<int>, %contraction_dim: !torch.list<int>, %use_fast_accum: !torch.bool) -> !torch.list<int> {
  %result = func.call @mm_sizes(%self, %mat2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._scaled_mm_v2(%self_rank_dtype: !torch.tuple<int, int>, %mat2_rank_dtype: !torch.tuple<int, int>, %scale_a_rank_dtype: !torch.list<tuple<int, int>>, %recipe_a: !torch.list<int>, %swizzle_a: !torch.list<int>, %scale_b_rank_dtype: !torch.list<tuple<int, int>>, %recipe_b: !torch.list<int>, %swizzle_b: !torch.list<int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>, %out_dtype: !torch.optional<int>, %contraction_dim: !torch.list<int>, %use_fast_accum: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%out_dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bilinear(%input1: !torch.list<int>, %input2: !torch.list<int>, %weight: !torch.list<int>, %bias: !torch.optional<list<int>>) -> !torch.list<int> {
  %str = torch.constant.str "bilinear(): input dimensions do not match: got {} and {}"
  %none = torch.constant.none
  %intm1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %str_2 = torch.constant.str "bilinear(): input1 size does not match weight size: got {} but expected {}"
  %int2 = torch.constant.int 2
  %str_3 = torch.constant.str "bilinear(): input2 size does not match weight size: got {} but expected {}"
  %int0 = torch.constant.int 0
  %length = torch.aten.len.t %input1 : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %input2 : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %length_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %length_3 = torch.aten.len.t %input1 : !torch.list<int> -> !torch.int
    %length_4 = torch.aten.len.t %input2 : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_3, %length_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %input1, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %weight, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %eq_2 = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_2 -> () {
    torch.prim.If.yield
  } else {
    %element_3 = torch.aten.__getitem__.t %input1, %intm1 : !torch.list<int>, !torch.int -> !torch.int
    %element_4 = torch.aten.__getitem__.t %weight, %int1 : !torch.list<int>, !torch.int -> !torch.int
    %message_2 = torch.aten.format(%str_2, %element_3, %element_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element_5 = torch.aten.__getitem__.t %input2, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %element_6 = torch.aten.__getitem__.t %weight, %int2 : !torch.list<int>, !torch.int -> !torch.int
  %eq_3 = torch.aten.eq.int %element_5, %element_6 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_3 -> () {
    torch.prim.If.yield
  } else {
    %element_7 = torch.aten.__getitem__.t %input2, %intm1 : !torch.list<int>, !torch.int -> !torch.int
    %element_8 = torch.aten.__getitem__.t %weight, %int2 : !torch.list<int>, !torch.int -> !torch.int
    %message_3 = torch.aten.format(%str_3, %element_7, %element_8) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_3, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %part = torch.aten.slice.t %input1, %none, %intm1, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %element_9 = torch.aten.__getitem__.t %weight, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %list = torch.prim.ListConstruct %element_9 : (!torch.int) -> !torch.list<int>
  %result = torch.aten.add.t %part, %list : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bilinear(%input1_rank_dtype: !torch.tuple<int, int>, %input2_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>, %bias_rank_dtype: !torch.optional<tuple<int, int>>) -> !torch.int {
  %result = func.call @promote(%input1_rank_dtype, %input2_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten._trilinear(%i1: !torch.list<int>, %i2: !torch.list<int>, %i3: !torch.list<int>, %expand1: !torch.list<int>, %expand2: !torch.list<int>, %expand3: !torch.list<int>, %sumdim: !torch.list<int>, %unroll_dim: !torch.int) -> !torch.list<int> {
  %true = torch.constant.bool true
  %length = torch.aten.len.t %i1 : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %expand1 : !torch.list<int> -> !torch.int
  %rank = torch.aten.add.int %length, %length_2 : !torch.int, !torch.int -> !torch.int
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  torch.prim.Loop %rank, %true, init() {
  ^bb0(%i: !torch.int):
    %found = torch.aten.__contains__.int_list %sumdim, %i : !torch.list<int>, !torch.int -> !torch.bool
    %missing = torch.aten.__not__ %found : !torch.bool -> !torch.bool
    torch.prim.If %missing -> () {
      %trilinear_size = func.call @trilinear_size(%i1, %i2, %i3, %expand1, %expand2, %expand3, %i) : (!torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int) -> !torch.int
      %appended = torch.aten.append.t %out, %trilinear_size : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._trilinear(%i1_rank_dtype: !torch.tuple<int, int>, %i2_rank_dtype: !torch.tuple<int, int>, %i3_rank_dtype: !torch.tuple<int, int>, %expand1: !torch.list<int>, %expand2: !torch.list<int>, %expand3: !torch.list<int>, %sumdim: !torch.list<int>, %unroll_dim: !torch.int) -> !torch.int {
  %result = func.call @promote3(%i1_rank_dtype, %i2_rank_dtype, %i3_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
func.func @__torch_mlir_dtype_fn.aten.einsum(%equation: !torch.str, %tensors_rank_dtype: !torch.list<tuple<int, int>>, %path: !torch.optional<list<int>>) -> !torch.int {
  %result = func.call @promote_list(%tensors_rank_dtype) : (!torch.list<tuple<int, int>>) -> !torch.int
  return %result : !torch.int
}

// aten::scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0., bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.scaled_dot_product_attention(%query: !torch.list<int>, %key: !torch.list<int>, %value: !torch.list<int>, %attn_mask: !torch.optional<list<int>>, %dropout_p: !torch.float, %is_causal: !torch.bool, %scale: !torch.optional<float>, %enable_gqa: !torch.bool) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %str = torch.constant.str "scaled_dot_product_attention: query, key and value need at least 2 dimensions"
  %none = torch.constant.none
  %intm1 = torch.constant.int -1
  %str_2 = torch.constant.str "scaled_dot_product_attention: query has {} features, key has {}"
  %intm2 = torch.constant.int -2
  %str_3 = torch.constant.str "scaled_dot_product_attention: key has {} positions, value has {}"
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %query : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %ge -> (!torch.bool) {
    %length_2 = torch.aten.len.t %key : !torch.list<int> -> !torch.int
    %ge_2 = torch.aten.ge.int %length_2, %int2 : !torch.int, !torch.int -> !torch.bool
    %both_2 = torch.prim.If %ge_2 -> (!torch.bool) {
      %length_3 = torch.aten.len.t %value : !torch.list<int> -> !torch.int
      %ge_3 = torch.aten.ge.int %length_3, %int2 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %ge_3 : !torch.bool
    } else {
      torch.prim.If.yield %false : !torch.bool
    }
    torch.prim.If.yield %both_2 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %query, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %key, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %element_3 = torch.aten.__getitem__.t %query, %intm1 : !torch.list<int>, !torch.int -> !torch.int
    %element_4 = torch.aten.__getitem__.t %key, %intm1 : !torch.list<int>, !torch.int -> !torch.int
    %message = torch.aten.format(%str_2, %element_3, %element_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element_5 = torch.aten.__getitem__.t %key, %intm2 : !torch.list<int>, !torch.int -> !torch.int
  %element_6 = torch.aten.__getitem__.t %value, %intm2 : !torch.list<int>, !torch.int -> !torch.int
  %eq_2 = torch.aten.eq.int %element_5, %element_6 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_2 -> () {
    torch.prim.If.yield
  } else {
    %element_7 = torch.aten.__getitem__.t %key, %intm2 : !torch.list<int>, !torch.int -> !torch.int
    %element_8 = torch.aten.__getitem__.t %value, %intm2 : !torch.list<int>, !torch.int -> !torch.int
    %message_2 = torch.aten.format(%str_3, %element_7, %element_8) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %part = torch.aten.slice.t %query, %none, %intm1, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %element_9 = torch.aten.__getitem__.t %value, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %list = torch.prim.ListConstruct %element_9 : (!torch.int) -> !torch.list<int>
  %result = torch.aten.add.t %part, %list : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.scaled_dot_product_attention(%query_rank_dtype: !torch.tuple<int, int>, %key_rank_dtype: !torch.tuple<int, int>, %value_rank_dtype: !torch.tuple<int, int>, %attn_mask_rank_dtype: !torch.optional<tuple<int, int>>, %dropout_p: !torch.float, %is_causal: !torch.bool, %scale: !torch.optional<float>, %enable_gqa: !torch.bool) -> !torch.int {
  %unused, %query_dtype = torch.prim.TupleUnpack %query_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %query_dtype : !torch.int
}

// onnx::rotary_embedding(Tensor input, Tensor position_ids, Tensor cos_cache, Tensor sin_cache, int interleaved, int is_packed_batching, int num_heads, int rotary_embedding_dim, float scale) -> Tensor
func.func @__torch_mlir_shape_fn.onnx.rotary_embedding(%input: !torch.list<int>, %position_ids: !torch.list<int>, %cos_cache: !torch.list<int>, %sin_cache: !torch.list<int>, %interleaved: !torch.int, %is_packed_batching: !torch.int, %num_heads: !torch.int, %rotary_embedding_dim: !torch.int, %scale: !torch.float) -> !torch.list<int> {
  return %input : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.onnx.rotary_embedding(%input_rank_dtype: !torch.tuple<int, int>, %position_ids_rank_dtype: !torch.tuple<int, int>, %cos_cache_rank_dtype: !torch.tuple<int, int>, %sin_cache_rank_dtype: !torch.tuple<int, int>, %interleaved: !torch.int, %is_packed_batching: !torch.int, %num_heads: !torch.int, %rotary_embedding_dim: !torch.int, %scale: !torch.float) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// One size of the broadcast of three tensors, each with its expanded dimensions as ones.
func.func private @trilinear_size(%i1: !torch.list<int>, %i2: !torch.list<int>, %i3: !torch.list<int>, %expand1: !torch.list<int>, %expand2: !torch.list<int>, %expand3: !torch.list<int>, %dim: !torch.int) -> !torch.int {
  %int1 = torch.constant.int 1
  %first = func.call @size_unless_expanded(%i1, %expand1, %dim) : (!torch.list<int>, !torch.list<int>, !torch.int) -> !torch.int
  %second = func.call @size_unless_expanded(%i2, %expand2, %dim) : (!torch.list<int>, !torch.list<int>, !torch.int) -> !torch.int
  %third = func.call @size_unless_expanded(%i3, %expand3, %dim) : (!torch.list<int>, !torch.list<int>, !torch.int) -> !torch.int
  %eq = torch.aten.eq.int %first, %int1 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %second : !torch.int
  } else {
    torch.prim.If.yield %first : !torch.int
  }
  %eq_2 = torch.aten.eq.int %both, %int1 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq_2 -> (!torch.int) {
    torch.prim.If.yield %third : !torch.int
  } else {
    torch.prim.If.yield %both : !torch.int
  }
  return %result : !torch.int
}

func.func private @size_unless_expanded(%sizes: !torch.list<int>, %expanded: !torch.list<int>, %dim: !torch.int) -> !torch.int {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %expanded : !torch.list<int> -> !torch.int
  %before = torch.prim.Loop %length, %true, init(%int0) {
  ^bb0(%at: !torch.int, %before_2: !torch.int):
    %each = torch.aten.__getitem__.t %expanded, %at : !torch.list<int>, !torch.int -> !torch.int
    %lt = torch.aten.lt.int %each, %dim : !torch.int, !torch.int -> !torch.bool
    %before_3 = torch.prim.If %lt -> (!torch.int) {
      %add_int = torch.aten.add.int %before_2, %int1 : !torch.int, !torch.int -> !torch.int
      torch.prim.If.yield %add_int : !torch.int
    } else {
      torch.prim.If.yield %before_2 : !torch.int
    }
    torch.prim.Loop.condition %true, iter(%before_3 : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> (!torch.int)
  %found = torch.aten.__contains__.int_list %expanded, %dim : !torch.list<int>, !torch.int -> !torch.bool
  %result = torch.prim.If %found -> (!torch.int) {
    torch.prim.If.yield %int1 : !torch.int
  } else {
    %sub_int = torch.aten.sub.int %dim, %before : !torch.int, !torch.int -> !torch.int
    %element = torch.aten.__getitem__.t %sizes, %sub_int : !torch.list<int>, !torch.int -> !torch.int
    torch.prim.If.yield %element : !torch.int
  }
  return %result : !torch.int
}
