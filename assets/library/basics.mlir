// What the other files share: element types, promotion, dimensions, broadcasting.
// Made from basics.py by to_mlir.py.

func.func private @is_integer(%dtype: !torch.int) -> !torch.bool {
  %bool = torch.constant.int 11
  %uint8 = torch.constant.int 0
  %int8 = torch.constant.int 1
  %int16 = torch.constant.int 2
  %int32 = torch.constant.int 3
  %int64 = torch.constant.int 4
  %list = torch.prim.ListConstruct %bool, %uint8, %int8, %int16, %int32, %int64 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %found = torch.aten.__contains__.int_list %list, %dtype : !torch.list<int>, !torch.int -> !torch.bool
  return %found : !torch.bool
}

func.func private @is_complex(%dtype: !torch.int) -> !torch.bool {
  %complex64 = torch.constant.int 9
  %complex128 = torch.constant.int 10
  %list = torch.prim.ListConstruct %complex64, %complex128 : (!torch.int, !torch.int) -> !torch.list<int>
  %found = torch.aten.__contains__.int_list %list, %dtype : !torch.list<int>, !torch.int -> !torch.bool
  return %found : !torch.bool
}

func.func private @is_float(%dtype: !torch.int) -> !torch.bool {
  %float16 = torch.constant.int 5
  %bfloat16 = torch.constant.int 15
  %float32 = torch.constant.int 6
  %float64 = torch.constant.int 7
  %list = torch.prim.ListConstruct %float16, %bfloat16, %float32, %float64 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %found = torch.aten.__contains__.int_list %list, %dtype : !torch.list<int>, !torch.int -> !torch.bool
  return %found : !torch.bool
}

// The type in which a function of real numbers is computed: integers count as float32.
func.func private @float_of(%dtype: !torch.int) -> !torch.int {
  %float32 = torch.constant.int 6
  %is_integer = func.call @is_integer(%dtype) : (!torch.int) -> !torch.bool
  %result = torch.prim.If %is_integer -> (!torch.int) {
    torch.prim.If.yield %float32 : !torch.int
  } else {
    torch.prim.If.yield %dtype : !torch.int
  }
  return %result : !torch.int
}

// Sums and products of integers and bools are int64.
func.func private @sum_of(%dtype: !torch.int) -> !torch.int {
  %int64 = torch.constant.int 4
  %is_integer = func.call @is_integer(%dtype) : (!torch.int) -> !torch.bool
  %result = torch.prim.If %is_integer -> (!torch.int) {
    torch.prim.If.yield %int64 : !torch.int
  } else {
    torch.prim.If.yield %dtype : !torch.int
  }
  return %result : !torch.int
}

// The type of a complex number's parts; other types stay.
func.func private @real_of(%dtype: !torch.int) -> !torch.int {
  %complex64 = torch.constant.int 9
  %float32 = torch.constant.int 6
  %complex128 = torch.constant.int 10
  %float64 = torch.constant.int 7
  %eq = torch.aten.eq.int %dtype, %complex64 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %float32 : !torch.int
  } else {
    %eq_2 = torch.aten.eq.int %dtype, %complex128 : !torch.int, !torch.int -> !torch.bool
    %result_2 = torch.prim.If %eq_2 -> (!torch.int) {
      torch.prim.If.yield %float64 : !torch.int
    } else {
      torch.prim.If.yield %dtype : !torch.int
    }
    torch.prim.If.yield %result_2 : !torch.int
  }
  return %result : !torch.int
}

func.func private @given_or(%dtype: !torch.optional<int>, %otherwise: !torch.int) -> !torch.int {
  %none = torch.constant.none
  %is_none = torch.aten.__is__ %dtype, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_none -> (!torch.int) {
    torch.prim.If.yield %otherwise : !torch.int
  } else {
    %dtype_2 = torch.prim.unchecked_cast %dtype : !torch.optional<int> -> !torch.int
    torch.prim.If.yield %dtype_2 : !torch.int
  }
  return %result : !torch.int
}

func.func private @dtype_of_scalar(%value: !torch.number) -> !torch.int {
  %tensor = torch.prim.NumToTensor.Scalar %value : !torch.number -> !torch.tensor
  %result = torch.prim.dtype %tensor : !torch.tensor -> !torch.int
  return %result : !torch.int
}

func.func private @promote(%a: !torch.tuple<int, int>, %b: !torch.tuple<int, int>) -> !torch.int {
  %a_rank, %a_dtype = torch.prim.TupleUnpack %a : !torch.tuple<int, int> -> !torch.int, !torch.int
  %b_rank, %b_dtype = torch.prim.TupleUnpack %b : !torch.tuple<int, int> -> !torch.int, !torch.int
  %ranks = torch.prim.ListConstruct %a_rank, %b_rank : (!torch.int, !torch.int) -> !torch.list<optional<int>>
  %dtypes = torch.prim.ListConstruct %a_dtype, %b_dtype : (!torch.int, !torch.int) -> !torch.list<int>
  %result = torch.promote_dtypes %ranks, %dtypes : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
  return %result : !torch.int
}

func.func private @promote3(%a: !torch.tuple<int, int>, %b: !torch.tuple<int, int>, %c: !torch.tuple<int, int>) -> !torch.int {
  %a_rank, %a_dtype = torch.prim.TupleUnpack %a : !torch.tuple<int, int> -> !torch.int, !torch.int
  %b_rank, %b_dtype = torch.prim.TupleUnpack %b : !torch.tuple<int, int> -> !torch.int, !torch.int
  %c_rank, %c_dtype = torch.prim.TupleUnpack %c : !torch.tuple<int, int> -> !torch.int, !torch.int
  %ranks = torch.prim.ListConstruct %a_rank, %b_rank, %c_rank : (!torch.int, !torch.int, !torch.int) -> !torch.list<optional<int>>
  %dtypes = torch.prim.ListConstruct %a_dtype, %b_dtype, %c_dtype : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %result = torch.promote_dtypes %ranks, %dtypes : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
  return %result : !torch.int
}

// A Python number takes part with its kind only: it never widens within a kind.
func.func private @promote_scalar(%a: !torch.tuple<int, int>, %scalar: !torch.number) -> !torch.int {
  %none = torch.constant.none
  %a_rank, %a_dtype = torch.prim.TupleUnpack %a : !torch.tuple<int, int> -> !torch.int, !torch.int
  %ranks = torch.prim.ListConstruct %a_rank, %none : (!torch.int, !torch.none) -> !torch.list<optional<int>>
  %dtype_of_scalar = func.call @dtype_of_scalar(%scalar) : (!torch.number) -> !torch.int
  %dtypes = torch.prim.ListConstruct %a_dtype, %dtype_of_scalar : (!torch.int, !torch.int) -> !torch.list<int>
  %result = torch.promote_dtypes %ranks, %dtypes : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
  return %result : !torch.int
}

// A dimension counted from the end made one counted from the start. A 0-d tensor has one dimension
// for this purpose.
func.func private @wrap_dim(%dim: !torch.int, %rank: !torch.int) -> !torch.int {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %str = torch.constant.str "Dimension out of range (expected to be in range of [{}, {}], but got {})"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %count = torch.prim.max.int %rank, %int1 : !torch.int, !torch.int -> !torch.int
  %neg_int = torch.aten.neg.int %count : !torch.int -> !torch.int
  %ge = torch.aten.ge.int %dim, %neg_int : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %ge -> (!torch.bool) {
    %lt = torch.aten.lt.int %dim, %count : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %lt : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    %neg_int_2 = torch.aten.neg.int %count : !torch.int -> !torch.int
    %sub_int = torch.aten.sub.int %count, %int1 : !torch.int, !torch.int -> !torch.int
    %message = torch.aten.format(%str, %neg_int_2, %sub_int, %dim) : !torch.str, !torch.int, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %lt_2 = torch.aten.lt.int %dim, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %lt_2 -> (!torch.int) {
    %add_int = torch.aten.add.int %dim, %count : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %add_int : !torch.int
  } else {
    torch.prim.If.yield %dim : !torch.int
  }
  return %result : !torch.int
}

func.func private @copy_sizes(%sizes: !torch.list<int>) -> !torch.list<int> {
  %true = torch.constant.bool true
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length = torch.aten.len.t %sizes : !torch.list<int> -> !torch.int
  torch.prim.Loop %length, %true, init() {
  ^bb0(%at: !torch.int):
    %size = torch.aten.__getitem__.t %sizes, %at : !torch.list<int>, !torch.int -> !torch.int
    %appended = torch.aten.append.t %out, %size : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @element_count(%sizes: !torch.list<int>) -> !torch.int {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %length = torch.aten.len.t %sizes : !torch.list<int> -> !torch.int
  %count = torch.prim.Loop %length, %true, init(%int1) {
  ^bb0(%at: !torch.int, %count_2: !torch.int):
    %size = torch.aten.__getitem__.t %sizes, %at : !torch.list<int>, !torch.int -> !torch.int
    %count_3 = torch.aten.mul.int %count_2, %size : !torch.int, !torch.int -> !torch.int
    torch.prim.Loop.condition %true, iter(%count_3 : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> (!torch.int)
  return %count : !torch.int
}

func.func private @broadcast(%a: !torch.list<int>, %b: !torch.list<int>) -> !torch.list<int> {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %str = torch.constant.str "The size of tensor a ({}) must match the size of tensor b ({}) at non-singleton dimension {}"
  %none = torch.constant.none
  %length = torch.aten.len.t %a : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %b : !torch.list<int> -> !torch.int
  %rank = torch.prim.max.int %length, %length_2 : !torch.int, !torch.int -> !torch.int
  %length_3 = torch.aten.len.t %a : !torch.list<int> -> !torch.int
  %skip_a = torch.aten.sub.int %rank, %length_3 : !torch.int, !torch.int -> !torch.int
  %length_4 = torch.aten.len.t %b : !torch.list<int> -> !torch.int
  %skip_b = torch.aten.sub.int %rank, %length_4 : !torch.int, !torch.int -> !torch.int
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  torch.prim.Loop %rank, %true, init() {
  ^bb0(%i: !torch.int):
    %ge = torch.aten.ge.int %i, %skip_a : !torch.int, !torch.int -> !torch.bool
    %size_a = torch.prim.If %ge -> (!torch.int) {
      %sub_int = torch.aten.sub.int %i, %skip_a : !torch.int, !torch.int -> !torch.int
      %element = torch.aten.__getitem__.t %a, %sub_int : !torch.list<int>, !torch.int -> !torch.int
      torch.prim.If.yield %element : !torch.int
    } else {
      torch.prim.If.yield %int1 : !torch.int
    }
    %ge_2 = torch.aten.ge.int %i, %skip_b : !torch.int, !torch.int -> !torch.bool
    %size_b = torch.prim.If %ge_2 -> (!torch.int) {
      %sub_int_2 = torch.aten.sub.int %i, %skip_b : !torch.int, !torch.int -> !torch.int
      %element_2 = torch.aten.__getitem__.t %b, %sub_int_2 : !torch.list<int>, !torch.int -> !torch.int
      torch.prim.If.yield %element_2 : !torch.int
    } else {
      torch.prim.If.yield %int1 : !torch.int
    }
    %eq = torch.aten.eq.int %size_a, %size_b : !torch.int, !torch.int -> !torch.bool
    %either = torch.prim.If %eq -> (!torch.bool) {
      torch.prim.If.yield %true : !torch.bool
    } else {
      %eq_2 = torch.aten.eq.int %size_a, %int1 : !torch.int, !torch.int -> !torch.bool
      %either_2 = torch.prim.If %eq_2 -> (!torch.bool) {
        torch.prim.If.yield %true : !torch.bool
      } else {
        %eq_3 = torch.aten.eq.int %size_b, %int1 : !torch.int, !torch.int -> !torch.bool
        torch.prim.If.yield %eq_3 : !torch.bool
      }
      torch.prim.If.yield %either_2 : !torch.bool
    }
    torch.prim.If %either -> () {
      torch.prim.If.yield
    } else {
      %message = torch.aten.format(%str, %size_a, %size_b, %i) : !torch.str, !torch.int, !torch.int, !torch.int -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %eq_4 = torch.aten.eq.int %size_a, %int1 : !torch.int, !torch.int -> !torch.bool
    %choice = torch.prim.If %eq_4 -> (!torch.int) {
      torch.prim.If.yield %size_b : !torch.int
    } else {
      torch.prim.If.yield %size_a : !torch.int
    }
    %appended = torch.aten.append.t %out, %choice : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @broadcast3(%a: !torch.list<int>, %b: !torch.list<int>, %c: !torch.list<int>) -> !torch.list<int> {
  %broadcast = func.call @broadcast(%a, %b) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  %result = func.call @broadcast(%broadcast, %c) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

// How many elements an operation keeps that depends on the data.
func.func private @data_dependent_size() -> !torch.int {
  %result = torch.operator "reify.opaque_int"() : () -> !torch.int
  return %result : !torch.int
}
