// Views and other rearrangements: sizes change, elements and their type do not.
// Made from views.py by to_mlir.py.

func.func private @infer_sizes(%sizes: !torch.list<int>, %count: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %intm1 = torch.constant.int -1
  %str = torch.constant.str "invalid shape dimension {}"
  %none = torch.constant.none
  %str_2 = torch.constant.str "only one dimension can be inferred"
  %false = torch.constant.bool false
  %str_3 = torch.constant.str "shape '{}' is invalid for input of size {}"
  %length = torch.aten.len.t %sizes : !torch.list<int> -> !torch.int
  %known, %missing = torch.prim.Loop %length, %true, init(%int1, %int0) {
  ^bb0(%at: !torch.int, %known_2: !torch.int, %missing_2: !torch.int):
    %size = torch.aten.__getitem__.t %sizes, %at : !torch.list<int>, !torch.int -> !torch.int
    %ge = torch.aten.ge.int %size, %intm1 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %ge -> () {
      torch.prim.If.yield
    } else {
      %message = torch.aten.format(%str, %size) : !torch.str, !torch.int -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %eq = torch.aten.eq.int %size, %intm1 : !torch.int, !torch.int -> !torch.bool
    %known_3 = torch.prim.If %eq -> (!torch.int) {
      torch.prim.If.yield %known_2 : !torch.int
    } else {
      %mul_int = torch.aten.mul.int %known_2, %size : !torch.int, !torch.int -> !torch.int
      torch.prim.If.yield %mul_int : !torch.int
    }
    %eq_2 = torch.aten.eq.int %size, %intm1 : !torch.int, !torch.int -> !torch.bool
    %missing_3 = torch.prim.If %eq_2 -> (!torch.int) {
      %add_int = torch.aten.add.int %missing_2, %int1 : !torch.int, !torch.int -> !torch.int
      torch.prim.If.yield %add_int : !torch.int
    } else {
      torch.prim.If.yield %missing_2 : !torch.int
    }
    torch.prim.Loop.condition %true, iter(%known_3, %missing_3 : !torch.int, !torch.int)
  } : (!torch.int, !torch.bool, !torch.int, !torch.int) -> (!torch.int, !torch.int)
  %le = torch.aten.le.int %missing, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %le -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %eq_3 = torch.aten.eq.int %missing, %int0 : !torch.int, !torch.int -> !torch.bool
  %fits = torch.prim.If %eq_3 -> (!torch.bool) {
    %eq_4 = torch.aten.eq.int %known, %count : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_4 : !torch.bool
  } else {
    %gt = torch.aten.gt.int %known, %int0 : !torch.int, !torch.int -> !torch.bool
    %both = torch.prim.If %gt -> (!torch.bool) {
      %remainder_int = torch.aten.remainder.int %count, %known : !torch.int, !torch.int -> !torch.int
      %eq_5 = torch.aten.eq.int %remainder_int, %int0 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %eq_5 : !torch.bool
    } else {
      torch.prim.If.yield %false : !torch.bool
    }
    torch.prim.If.yield %both : !torch.bool
  }
  torch.prim.If %fits -> () {
    torch.prim.If.yield
  } else {
    %message_2 = torch.aten.format(%str_3, %sizes, %count) : !torch.str, !torch.list<int>, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_2 = torch.aten.len.t %sizes : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_2, %true, init() {
  ^bb0(%at_2: !torch.int):
    %size_2 = torch.aten.__getitem__.t %sizes, %at_2 : !torch.list<int>, !torch.int -> !torch.int
    %eq_6 = torch.aten.eq.int %size_2, %intm1 : !torch.int, !torch.int -> !torch.bool
    %choice = torch.prim.If %eq_6 -> (!torch.int) {
      %max = torch.prim.max.int %known, %int1 : !torch.int, !torch.int -> !torch.int
      %floordiv_int = torch.aten.floordiv.int %count, %max : !torch.int, !torch.int -> !torch.int
      torch.prim.If.yield %floordiv_int : !torch.int
    } else {
      torch.prim.If.yield %size_2 : !torch.int
    }
    %appended = torch.aten.append.t %out, %choice : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @expand_sizes(%self: !torch.list<int>, %sizes: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "expand: the number of sizes provided ({}) must be greater or equal to the number of dimensions in the tensor ({})"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %intm1 = torch.constant.int -1
  %str_2 = torch.constant.str "expand: -1 is not allowed in a leading, non-existing dimension {}"
  %str_3 = torch.constant.str "The expanded size of the tensor ({}) must match the existing size ({}) at non-singleton dimension {}"
  %length = torch.aten.len.t %sizes : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %fresh = torch.aten.sub.int %length, %length_2 : !torch.int, !torch.int -> !torch.int
  %ge = torch.aten.ge.int %fresh, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %length_3 = torch.aten.len.t %sizes : !torch.list<int> -> !torch.int
    %length_4 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_3, %length_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_5 = torch.aten.len.t %sizes : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_5, %true, init() {
  ^bb0(%i: !torch.int):
    %ge_2 = torch.aten.ge.int %i, %fresh : !torch.int, !torch.int -> !torch.bool
    %have = torch.prim.If %ge_2 -> (!torch.int) {
      %sub_int = torch.aten.sub.int %i, %fresh : !torch.int, !torch.int -> !torch.int
      %element = torch.aten.__getitem__.t %self, %sub_int : !torch.list<int>, !torch.int -> !torch.int
      torch.prim.If.yield %element : !torch.int
    } else {
      torch.prim.If.yield %int1 : !torch.int
    }
    %want = torch.aten.__getitem__.t %sizes, %i : !torch.list<int>, !torch.int -> !torch.int
    %ne = torch.aten.ne.int %want, %intm1 : !torch.int, !torch.int -> !torch.bool
    %either = torch.prim.If %ne -> (!torch.bool) {
      torch.prim.If.yield %true : !torch.bool
    } else {
      %ge_3 = torch.aten.ge.int %i, %fresh : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %ge_3 : !torch.bool
    }
    torch.prim.If %either -> () {
      torch.prim.If.yield
    } else {
      %message_2 = torch.aten.format(%str_2, %i) : !torch.str, !torch.int -> !torch.str
      torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %eq = torch.aten.eq.int %want, %intm1 : !torch.int, !torch.int -> !torch.bool
    %either_2 = torch.prim.If %eq -> (!torch.bool) {
      torch.prim.If.yield %true : !torch.bool
    } else {
      %eq_2 = torch.aten.eq.int %have, %int1 : !torch.int, !torch.int -> !torch.bool
      %either_3 = torch.prim.If %eq_2 -> (!torch.bool) {
        torch.prim.If.yield %true : !torch.bool
      } else {
        %eq_3 = torch.aten.eq.int %want, %have : !torch.int, !torch.int -> !torch.bool
        torch.prim.If.yield %eq_3 : !torch.bool
      }
      torch.prim.If.yield %either_3 : !torch.bool
    }
    torch.prim.If %either_2 -> () {
      torch.prim.If.yield
    } else {
      %message_3 = torch.aten.format(%str_3, %want, %have, %i) : !torch.str, !torch.int, !torch.int, !torch.int -> !torch.str
      torch.prim.RaiseException %message_3, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %eq_4 = torch.aten.eq.int %want, %intm1 : !torch.int, !torch.int -> !torch.bool
    %choice = torch.prim.If %eq_4 -> (!torch.int) {
      torch.prim.If.yield %have : !torch.int
    } else {
      torch.prim.If.yield %want : !torch.int
    }
    %appended = torch.aten.append.t %out, %choice : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @without_dim(%self: !torch.list<int>, %dim: !torch.int) -> !torch.list<int> {
  %true = torch.constant.bool true
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  torch.prim.Loop %length, %true, init() {
  ^bb0(%i: !torch.int):
    %ne = torch.aten.ne.int %i, %dim : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %ne -> () {
      %element = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
      %appended = torch.aten.append.t %out, %element : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @with_dim(%self: !torch.list<int>, %dim: !torch.int, %size: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %out = func.call @copy_sizes(%self) : (!torch.list<int>) -> !torch.list<int>
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %add_int = torch.aten.add.int %length, %int1 : !torch.int, !torch.int -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %add_int) : (!torch.int, !torch.int) -> !torch.int
  torch.aten.insert.t %out, %wrap_dim, %size : !torch.list<int>, !torch.int, !torch.int
  return %out : !torch.list<int>
}

func.func private @with_size(%self: !torch.list<int>, %dim: !torch.int, %size: !torch.int) -> !torch.list<int> {
  %true = torch.constant.bool true
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  torch.prim.Loop %length, %true, init() {
  ^bb0(%i: !torch.int):
    %eq = torch.aten.eq.int %i, %dim : !torch.int, !torch.int -> !torch.bool
    %choice = torch.prim.If %eq -> (!torch.int) {
      torch.prim.If.yield %size : !torch.int
    } else {
      %element = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
      torch.prim.If.yield %element : !torch.int
    }
    %appended = torch.aten.append.t %out, %choice : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @swap_dims(%self: !torch.list<int>, %a: !torch.int, %b: !torch.int) -> !torch.list<int> {
  %true = torch.constant.bool true
  %rank = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %first = func.call @wrap_dim(%a, %rank) : (!torch.int, !torch.int) -> !torch.int
  %second = func.call @wrap_dim(%b, %rank) : (!torch.int, !torch.int) -> !torch.int
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  torch.prim.Loop %rank, %true, init() {
  ^bb0(%i: !torch.int):
    %eq = torch.aten.eq.int %i, %first : !torch.int, !torch.int -> !torch.bool
    %at = torch.prim.If %eq -> (!torch.int) {
      torch.prim.If.yield %second : !torch.int
    } else {
      torch.prim.If.yield %i : !torch.int
    }
    %eq_2 = torch.aten.eq.int %i, %second : !torch.int, !torch.int -> !torch.bool
    %choice = torch.prim.If %eq_2 -> (!torch.int) {
      torch.prim.If.yield %first : !torch.int
    } else {
      torch.prim.If.yield %at : !torch.int
    }
    %element = torch.aten.__getitem__.t %self, %choice : !torch.list<int>, !torch.int -> !torch.int
    %appended = torch.aten.append.t %out, %element : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @permute_sizes(%self: !torch.list<int>, %dims: !torch.list<int>) -> !torch.list<int> {
  %str = torch.constant.str "permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = {} is not equal to len(dims) = {}"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %str_2 = torch.constant.str "permute(): duplicate dims are not allowed."
  %rank = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %length = torch.aten.len.t %dims : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %rank : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %dims : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %rank, %length_2) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %seen = torch.prim.ListConstruct  : () -> !torch.list<int>
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_3 = torch.aten.len.t %dims : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_3, %true, init() {
  ^bb0(%at: !torch.int):
    %dim = torch.aten.__getitem__.t %dims, %at : !torch.list<int>, !torch.int -> !torch.int
    %at_2 = func.call @wrap_dim(%dim, %rank) : (!torch.int, !torch.int) -> !torch.int
    %found = torch.aten.__contains__.int_list %seen, %at_2 : !torch.list<int>, !torch.int -> !torch.bool
    %missing = torch.aten.__not__ %found : !torch.bool -> !torch.bool
    torch.prim.If %missing -> () {
      torch.prim.If.yield
    } else {
      torch.prim.RaiseException %str_2, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %appended = torch.aten.append.t %seen, %at_2 : !torch.list<int>, !torch.int -> !torch.list<int>
    %element = torch.aten.__getitem__.t %self, %at_2 : !torch.list<int>, !torch.int -> !torch.int
    %appended_2 = torch.aten.append.t %out, %element : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @slice_sizes(%self: !torch.list<int>, %dim: !torch.int, %start: !torch.optional<int>, %end: !torch.optional<int>, %step: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "slice() cannot be applied to a 0-dim tensor."
  %none = torch.constant.none
  %str_2 = torch.constant.str "slice step must be positive"
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %gt_2 = torch.aten.gt.int %step, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt_2 -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %at = func.call @wrap_dim(%dim, %length_2) : (!torch.int, !torch.int) -> !torch.int
  %size = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
  %is_none = torch.aten.__is__ %start, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %choice = torch.prim.If %is_none -> (!torch.int) {
    torch.prim.If.yield %int0 : !torch.int
  } else {
    %start_2 = torch.prim.unchecked_cast %start : !torch.optional<int> -> !torch.int
    torch.prim.If.yield %start_2 : !torch.int
  }
  %low = func.call @clamp_to(%choice, %size) : (!torch.int, !torch.int) -> !torch.int
  %is_none_2 = torch.aten.__is__ %end, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %choice_2 = torch.prim.If %is_none_2 -> (!torch.int) {
    torch.prim.If.yield %size : !torch.int
  } else {
    %end_2 = torch.prim.unchecked_cast %end : !torch.optional<int> -> !torch.int
    torch.prim.If.yield %end_2 : !torch.int
  }
  %clamp_to = func.call @clamp_to(%choice_2, %size) : (!torch.int, !torch.int) -> !torch.int
  %high = torch.prim.max.int %clamp_to, %low : !torch.int, !torch.int -> !torch.int
  %sub_int = torch.aten.sub.int %high, %low : !torch.int, !torch.int -> !torch.int
  %add_int = torch.aten.add.int %sub_int, %step : !torch.int, !torch.int -> !torch.int
  %sub_int_2 = torch.aten.sub.int %add_int, %int1 : !torch.int, !torch.int -> !torch.int
  %floordiv_int = torch.aten.floordiv.int %sub_int_2, %step : !torch.int, !torch.int -> !torch.int
  %result = func.call @with_size(%self, %at, %floordiv_int) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

// A bound of a slice: counted from the end if negative, and kept within the dimension.
func.func private @clamp_to(%bound: !torch.int, %size: !torch.int) -> !torch.int {
  %int0 = torch.constant.int 0
  %lt = torch.aten.lt.int %bound, %int0 : !torch.int, !torch.int -> !torch.bool
  %from_start = torch.prim.If %lt -> (!torch.int) {
    %add_int = torch.aten.add.int %bound, %size : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %add_int : !torch.int
  } else {
    torch.prim.If.yield %bound : !torch.int
  }
  %max = torch.prim.max.int %from_start, %int0 : !torch.int, !torch.int -> !torch.int
  %result = torch.prim.min.int %max, %size : !torch.int, !torch.int -> !torch.int
  return %result : !torch.int
}

func.func private @select_sizes(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "select() cannot be applied to a 0-dim tensor."
  %none = torch.constant.none
  %false = torch.constant.bool false
  %str_2 = torch.constant.str "select(): index {} out of range for tensor of size {} at dimension {}"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %at = func.call @wrap_dim(%dim, %length_2) : (!torch.int, !torch.int) -> !torch.int
  %size = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
  %neg_int = torch.aten.neg.int %size : !torch.int -> !torch.int
  %ge = torch.aten.ge.int %index, %neg_int : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %ge -> (!torch.bool) {
    %lt = torch.aten.lt.int %index, %size : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %lt : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str_2, %index, %self, %at) : !torch.str, !torch.int, !torch.list<int>, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = func.call @without_dim(%self, %at) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func private @squeeze_dims(%self: !torch.list<int>, %dims: !torch.list<int>) -> !torch.list<int> {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %wrapped = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length = torch.aten.len.t %dims : !torch.list<int> -> !torch.int
  torch.prim.Loop %length, %true, init() {
  ^bb0(%at: !torch.int):
    %dim = torch.aten.__getitem__.t %dims, %at : !torch.list<int>, !torch.int -> !torch.int
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %wrap_dim = func.call @wrap_dim(%dim, %length_2) : (!torch.int, !torch.int) -> !torch.int
    %appended = torch.aten.append.t %wrapped, %wrap_dim : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_3, %true, init() {
  ^bb0(%i: !torch.int):
    %found = torch.aten.__contains__.int_list %wrapped, %i : !torch.list<int>, !torch.int -> !torch.bool
    %missing = torch.aten.__not__ %found : !torch.bool -> !torch.bool
    %either = torch.prim.If %missing -> (!torch.bool) {
      torch.prim.If.yield %true : !torch.bool
    } else {
      %element = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
      %ne = torch.aten.ne.int %element, %int1 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %ne : !torch.bool
    }
    torch.prim.If %either -> () {
      %element_2 = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
      %appended_2 = torch.aten.append.t %out, %element_2 : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @flatten_sizes(%self: !torch.list<int>, %start_dim: !torch.int, %end_dim: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %str = torch.constant.str "flatten() has invalid args: start_dim cannot come after end_dim"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.list<int>) {
    %result_2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %start = func.call @wrap_dim(%start_dim, %length_2) : (!torch.int, !torch.int) -> !torch.int
    %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %end = func.call @wrap_dim(%end_dim, %length_3) : (!torch.int, !torch.int) -> !torch.int
    %le = torch.aten.le.int %start, %end : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %le -> () {
      torch.prim.If.yield
    } else {
      torch.prim.RaiseException %str, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %out = torch.prim.ListConstruct  : () -> !torch.list<int>
    torch.prim.Loop %start, %true, init() {
    ^bb0(%i: !torch.int):
      %element = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
      %appended = torch.aten.append.t %out, %element : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.Loop.condition %true, iter()
    } : (!torch.int, !torch.bool) -> ()
    %add_int = torch.aten.add.int %end, %int1 : !torch.int, !torch.int -> !torch.int
    %trips = torch.aten.__range_length %start, %add_int, %int1 : !torch.int, !torch.int, !torch.int -> !torch.int
    %product = torch.prim.Loop %trips, %true, init(%int1) {
    ^bb0(%at: !torch.int, %product_2: !torch.int):
      %i_2 = torch.aten.__derive_index %at, %start, %int1 : !torch.int, !torch.int, !torch.int -> !torch.int
      %element_2 = torch.aten.__getitem__.t %self, %i_2 : !torch.list<int>, !torch.int -> !torch.int
      %product_3 = torch.aten.mul.int %product_2, %element_2 : !torch.int, !torch.int -> !torch.int
      torch.prim.Loop.condition %true, iter(%product_3 : !torch.int)
    } : (!torch.int, !torch.bool, !torch.int) -> (!torch.int)
    %appended_2 = torch.aten.append.t %out, %product : !torch.list<int>, !torch.int -> !torch.list<int>
    %add_int_2 = torch.aten.add.int %end, %int1 : !torch.int, !torch.int -> !torch.int
    %length_4 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %trips_2 = torch.aten.__range_length %add_int_2, %length_4, %int1 : !torch.int, !torch.int, !torch.int -> !torch.int
    torch.prim.Loop %trips_2, %true, init() {
    ^bb0(%at_2: !torch.int):
      %i_3 = torch.aten.__derive_index %at_2, %add_int_2, %int1 : !torch.int, !torch.int, !torch.int -> !torch.int
      %element_3 = torch.aten.__getitem__.t %self, %i_3 : !torch.list<int>, !torch.int -> !torch.int
      %appended_3 = torch.aten.append.t %out, %element_3 : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.Loop.condition %true, iter()
    } : (!torch.int, !torch.bool) -> ()
    torch.prim.If.yield %out : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func private @pad_sizes(%self: !torch.list<int>, %pad: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %str = torch.constant.str "Length of pad must be even but instead it equals {}"
  %none = torch.constant.none
  %str_2 = torch.constant.str "Length of pad should be no more than twice the number of dimensions of the input. Pad length is {} while the input has {} dimensions."
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %str_3 = torch.constant.str "The input size {}, plus negative padding {} and {}, resulted in a negative output size, which is invalid."
  %length = torch.aten.len.t %pad : !torch.list<int> -> !torch.int
  %remainder_int = torch.aten.remainder.int %length, %int2 : !torch.int, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %remainder_int, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %pad : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_3 = torch.aten.len.t %pad : !torch.list<int> -> !torch.int
  %padded = torch.aten.floordiv.int %length_3, %int2 : !torch.int, !torch.int -> !torch.int
  %rank = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %le = torch.aten.le.int %padded, %rank : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %le -> () {
    torch.prim.If.yield
  } else {
    %length_4 = torch.aten.len.t %pad : !torch.list<int> -> !torch.int
    %message_2 = torch.aten.format(%str_2, %length_4, %rank) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  torch.prim.Loop %rank, %true, init() {
  ^bb0(%i: !torch.int):
    %sub_int = torch.aten.sub.int %rank, %padded : !torch.int, !torch.int -> !torch.int
    %lt = torch.aten.lt.int %i, %sub_int : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %lt -> () {
      %element = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
      %appended = torch.aten.append.t %out, %element : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield
    } else {
      %sub_int_2 = torch.aten.sub.int %rank, %int1 : !torch.int, !torch.int -> !torch.int
      %sub_int_3 = torch.aten.sub.int %sub_int_2, %i : !torch.int, !torch.int -> !torch.int
      %at = torch.aten.mul.int %sub_int_3, %int2 : !torch.int, !torch.int -> !torch.int
      %element_2 = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
      %element_3 = torch.aten.__getitem__.t %pad, %at : !torch.list<int>, !torch.int -> !torch.int
      %add_int = torch.aten.add.int %element_2, %element_3 : !torch.int, !torch.int -> !torch.int
      %add_int_2 = torch.aten.add.int %at, %int1 : !torch.int, !torch.int -> !torch.int
      %element_4 = torch.aten.__getitem__.t %pad, %add_int_2 : !torch.list<int>, !torch.int -> !torch.int
      %size = torch.aten.add.int %add_int, %element_4 : !torch.int, !torch.int -> !torch.int
      %ge = torch.aten.ge.int %size, %int0 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If %ge -> () {
        torch.prim.If.yield
      } else {
        %element_5 = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
        %element_6 = torch.aten.__getitem__.t %pad, %at : !torch.list<int>, !torch.int -> !torch.int
        %add_int_3 = torch.aten.add.int %at, %int1 : !torch.int, !torch.int -> !torch.int
        %element_7 = torch.aten.__getitem__.t %pad, %add_int_3 : !torch.list<int>, !torch.int -> !torch.int
        %message_3 = torch.aten.format(%str_3, %element_5, %element_6, %element_7) : !torch.str, !torch.int, !torch.int, !torch.int -> !torch.str
        torch.prim.RaiseException %message_3, %none : !torch.str, !torch.none
        torch.prim.If.yield
      }
      %appended_2 = torch.aten.append.t %out, %size : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @spatial_pad_sizes(%self: !torch.list<int>, %pad: !torch.list<int>, %dims: !torch.int, %whole: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %int2 = torch.constant.int 2
  %str = torch.constant.str "Expected {}D or {}D (batch mode) tensor with possibly 0 batch size, but got {}"
  %none = torch.constant.none
  %str_2 = torch.constant.str "padding size is expected to be {}, but got {}"
  %int0 = torch.constant.int 0
  %str_3 = torch.constant.str "Padding size should be less than the corresponding input dimension, but got: padding {} at dimension {} of input {}"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %add_int = torch.aten.add.int %dims, %int1 : !torch.int, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %length, %add_int : !torch.int, !torch.int -> !torch.bool
  %either = torch.prim.If %eq -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %add_int_2 = torch.aten.add.int %dims, %int2 : !torch.int, !torch.int -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %add_int_2 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    %add_int_3 = torch.aten.add.int %dims, %int1 : !torch.int, !torch.int -> !torch.int
    %add_int_4 = torch.aten.add.int %dims, %int2 : !torch.int, !torch.int -> !torch.int
    %message = torch.aten.format(%str, %add_int_3, %add_int_4, %self) : !torch.str, !torch.int, !torch.int, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_3 = torch.aten.len.t %pad : !torch.list<int> -> !torch.int
  %mul_int = torch.aten.mul.int %int2, %dims : !torch.int, !torch.int -> !torch.int
  %eq_3 = torch.aten.eq.int %length_3, %mul_int : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq_3 -> () {
    torch.prim.If.yield
  } else {
    %mul_int_2 = torch.aten.mul.int %int2, %dims : !torch.int, !torch.int -> !torch.int
    %length_4 = torch.aten.len.t %pad : !torch.list<int> -> !torch.int
    %message_2 = torch.aten.format(%str_2, %mul_int_2, %length_4) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %mul_int_3 = torch.aten.mul.int %int2, %dims : !torch.int, !torch.int -> !torch.int
  torch.prim.Loop %mul_int_3, %true, init() {
  ^bb0(%i: !torch.int):
    %length_5 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %sub_int = torch.aten.sub.int %length_5, %int1 : !torch.int, !torch.int -> !torch.int
    %floordiv_int = torch.aten.floordiv.int %i, %int2 : !torch.int, !torch.int -> !torch.int
    %sub_int_2 = torch.aten.sub.int %sub_int, %floordiv_int : !torch.int, !torch.int -> !torch.int
    %size = torch.aten.__getitem__.t %self, %sub_int_2 : !torch.list<int>, !torch.int -> !torch.int
    %eq_4 = torch.aten.eq.int %whole, %int0 : !torch.int, !torch.int -> !torch.bool
    %either_2 = torch.prim.If %eq_4 -> (!torch.bool) {
      torch.prim.If.yield %true : !torch.bool
    } else {
      %element = torch.aten.__getitem__.t %pad, %i : !torch.list<int>, !torch.int -> !torch.int
      %lt = torch.aten.lt.int %element, %size : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %lt : !torch.bool
    }
    torch.prim.If %either_2 -> () {
      torch.prim.If.yield
    } else {
      %element_2 = torch.aten.__getitem__.t %pad, %i : !torch.list<int>, !torch.int -> !torch.int
      %length_6 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
      %sub_int_3 = torch.aten.sub.int %length_6, %int1 : !torch.int, !torch.int -> !torch.int
      %floordiv_int_2 = torch.aten.floordiv.int %i, %int2 : !torch.int, !torch.int -> !torch.int
      %sub_int_4 = torch.aten.sub.int %sub_int_3, %floordiv_int_2 : !torch.int, !torch.int -> !torch.int
      %message_3 = torch.aten.format(%str_3, %element_2, %sub_int_4, %self) : !torch.str, !torch.int, !torch.int, !torch.list<int> -> !torch.str
      torch.prim.RaiseException %message_3, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %result = func.call @pad_sizes(%self, %pad) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func private @cat_sizes(%tensors: !torch.list<list<int>>, %dim: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "torch.cat(): expected a non-empty list of Tensors"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %str_2 = torch.constant.str "Tensors must have same number of dimensions: got {} and {}"
  %str_3 = torch.constant.str "Sizes of tensors must match except in dimension {}. Expected size {} but got size {} for dimension {} of a tensor in the list."
  %length = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %model = torch.aten.__getitem__.t %tensors, %int0 : !torch.list<list<int>>, !torch.int -> !torch.list<int>
  %length_2 = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  %model_2 = torch.prim.Loop %length_2, %true, init(%model) {
  ^bb0(%at: !torch.int, %model_3: !torch.list<int>):
    %tensor = torch.aten.__getitem__.t %tensors, %at : !torch.list<list<int>>, !torch.int -> !torch.list<int>
    %is_nothing = func.call @is_nothing(%model_3) : (!torch.list<int>) -> !torch.bool
    %model_4 = torch.prim.If %is_nothing -> (!torch.list<int>) {
      torch.prim.If.yield %tensor : !torch.list<int>
    } else {
      torch.prim.If.yield %model_3 : !torch.list<int>
    }
    torch.prim.Loop.condition %true, iter(%model_4 : !torch.list<int>)
  } : (!torch.int, !torch.bool, !torch.list<int>) -> (!torch.list<int>)
  %length_3 = torch.aten.len.t %model_2 : !torch.list<int> -> !torch.int
  %at_2 = func.call @wrap_dim(%dim, %length_3) : (!torch.int, !torch.int) -> !torch.int
  %length_4 = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  %total = torch.prim.Loop %length_4, %true, init(%int0) {
  ^bb0(%at_3: !torch.int, %total_2: !torch.int):
    %tensor_2 = torch.aten.__getitem__.t %tensors, %at_3 : !torch.list<list<int>>, !torch.int -> !torch.list<int>
    %is_nothing_2 = func.call @is_nothing(%tensor_2) : (!torch.list<int>) -> !torch.bool
    %not = torch.aten.__not__ %is_nothing_2 : !torch.bool -> !torch.bool
    %total_3 = torch.prim.If %not -> (!torch.int) {
      %length_5 = torch.aten.len.t %tensor_2 : !torch.list<int> -> !torch.int
      %length_6 = torch.aten.len.t %model_2 : !torch.list<int> -> !torch.int
      %eq = torch.aten.eq.int %length_5, %length_6 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If %eq -> () {
        torch.prim.If.yield
      } else {
        %length_7 = torch.aten.len.t %model_2 : !torch.list<int> -> !torch.int
        %length_8 = torch.aten.len.t %tensor_2 : !torch.list<int> -> !torch.int
        %message = torch.aten.format(%str_2, %length_7, %length_8) : !torch.str, !torch.int, !torch.int -> !torch.str
        torch.prim.RaiseException %message, %none : !torch.str, !torch.none
        torch.prim.If.yield
      }
      %length_9 = torch.aten.len.t %model_2 : !torch.list<int> -> !torch.int
      torch.prim.Loop %length_9, %true, init() {
      ^bb0(%i: !torch.int):
        %eq_2 = torch.aten.eq.int %i, %at_2 : !torch.int, !torch.int -> !torch.bool
        %either = torch.prim.If %eq_2 -> (!torch.bool) {
          torch.prim.If.yield %true : !torch.bool
        } else {
          %element = torch.aten.__getitem__.t %tensor_2, %i : !torch.list<int>, !torch.int -> !torch.int
          %element_2 = torch.aten.__getitem__.t %model_2, %i : !torch.list<int>, !torch.int -> !torch.int
          %eq_3 = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
          torch.prim.If.yield %eq_3 : !torch.bool
        }
        torch.prim.If %either -> () {
          torch.prim.If.yield
        } else {
          %element_3 = torch.aten.__getitem__.t %model_2, %i : !torch.list<int>, !torch.int -> !torch.int
          %element_4 = torch.aten.__getitem__.t %tensor_2, %i : !torch.list<int>, !torch.int -> !torch.int
          %message_2 = torch.aten.format(%str_3, %at_2, %element_3, %element_4, %i) : !torch.str, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.str
          torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
          torch.prim.If.yield
        }
        torch.prim.Loop.condition %true, iter()
      } : (!torch.int, !torch.bool) -> ()
      %element_5 = torch.aten.__getitem__.t %tensor_2, %at_2 : !torch.list<int>, !torch.int -> !torch.int
      %total_4 = torch.aten.add.int %total_2, %element_5 : !torch.int, !torch.int -> !torch.int
      torch.prim.If.yield %total_4 : !torch.int
    } else {
      torch.prim.If.yield %total_2 : !torch.int
    }
    torch.prim.Loop.condition %true, iter(%total_3 : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> (!torch.int)
  %result = func.call @with_size(%model_2, %at_2, %total) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

// torch.cat passes over tensors of sizes [0], whatever the others' rank.
func.func private @is_nothing(%tensor: !torch.list<int>) -> !torch.bool {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %length = torch.aten.len.t %tensor : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int1 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.bool) {
    %element = torch.aten.__getitem__.t %tensor, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %eq_2 = torch.aten.eq.int %element, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  return %result : !torch.bool
}

func.func private @repeat_sizes(%self: !torch.list<int>, %repeats: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %str_2 = torch.constant.str "Trying to create tensor with negative dimension {}"
  %length = torch.aten.len.t %repeats : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %fresh = torch.aten.sub.int %length, %length_2 : !torch.int, !torch.int -> !torch.int
  %ge = torch.aten.ge.int %fresh, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_3 = torch.aten.len.t %repeats : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_3, %true, init() {
  ^bb0(%i: !torch.int):
    %element = torch.aten.__getitem__.t %repeats, %i : !torch.list<int>, !torch.int -> !torch.int
    %ge_2 = torch.aten.ge.int %element, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %ge_2 -> () {
      torch.prim.If.yield
    } else {
      %element_2 = torch.aten.__getitem__.t %repeats, %i : !torch.list<int>, !torch.int -> !torch.int
      %message = torch.aten.format(%str_2, %element_2) : !torch.str, !torch.int -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %lt = torch.aten.lt.int %i, %fresh : !torch.int, !torch.int -> !torch.bool
    %choice = torch.prim.If %lt -> (!torch.int) {
      %element_3 = torch.aten.__getitem__.t %repeats, %i : !torch.list<int>, !torch.int -> !torch.int
      torch.prim.If.yield %element_3 : !torch.int
    } else {
      %element_4 = torch.aten.__getitem__.t %repeats, %i : !torch.list<int>, !torch.int -> !torch.int
      %sub_int = torch.aten.sub.int %i, %fresh : !torch.int, !torch.int -> !torch.int
      %element_5 = torch.aten.__getitem__.t %self, %sub_int : !torch.list<int>, !torch.int -> !torch.int
      %mul_int = torch.aten.mul.int %element_4, %element_5 : !torch.int, !torch.int -> !torch.int
      torch.prim.If.yield %mul_int : !torch.int
    }
    %appended = torch.aten.append.t %out, %choice : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func private @check_dims(%self: !torch.list<int>, %dims: !torch.list<int>) -> !torch.list<int> {
  %true = torch.constant.bool true
  %str = torch.constant.str "dim {} appears multiple times in the list of dims"
  %none = torch.constant.none
  %seen = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length = torch.aten.len.t %dims : !torch.list<int> -> !torch.int
  torch.prim.Loop %length, %true, init() {
  ^bb0(%at: !torch.int):
    %dim = torch.aten.__getitem__.t %dims, %at : !torch.list<int>, !torch.int -> !torch.int
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %at_2 = func.call @wrap_dim(%dim, %length_2) : (!torch.int, !torch.int) -> !torch.int
    %found = torch.aten.__contains__.int_list %seen, %at_2 : !torch.list<int>, !torch.int -> !torch.bool
    %missing = torch.aten.__not__ %found : !torch.bool -> !torch.bool
    torch.prim.If %missing -> () {
      torch.prim.If.yield
    } else {
      %message = torch.aten.format(%str, %at_2) : !torch.str, !torch.int -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %appended = torch.aten.append.t %seen, %at_2 : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %seen : !torch.list<int>
}

func.func private @divided(%size: !torch.int, %by: !torch.int, %what: !torch.str) -> !torch.int {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "{}: {} is not divisible by {}"
  %none = torch.constant.none
  %remainder_int = torch.aten.remainder.int %size, %by : !torch.int, !torch.int -> !torch.int
  %eq = torch.aten.eq.int %remainder_int, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %what, %size, %by) : !torch.str, !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = torch.aten.floordiv.int %size, %by : !torch.int, !torch.int -> !torch.int
  return %result : !torch.int
}

// The types of tensors put together are those of their promotion, one after the other.
func.func private @promote_list(%tensors: !torch.list<tuple<int, int>>) -> !torch.int {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "expected a non-empty list of Tensors"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %length = torch.aten.len.t %tensors : !torch.list<tuple<int, int>> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %ranks = torch.prim.ListConstruct  : () -> !torch.list<optional<int>>
  %dtypes = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_2 = torch.aten.len.t %tensors : !torch.list<tuple<int, int>> -> !torch.int
  torch.prim.Loop %length_2, %true, init() {
  ^bb0(%at: !torch.int):
    %tensor = torch.aten.__getitem__.t %tensors, %at : !torch.list<tuple<int, int>>, !torch.int -> !torch.tuple<int, int>
    %rank, %dtype = torch.prim.TupleUnpack %tensor : !torch.tuple<int, int> -> !torch.int, !torch.int
    %rank_2 = torch.derefine %rank : !torch.int to !torch.optional<int>
    %appended = torch.aten.append.t %ranks, %rank_2 : !torch.list<optional<int>>, !torch.optional<int> -> !torch.list<optional<int>>
    %appended_2 = torch.aten.append.t %dtypes, %dtype : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %result = torch.promote_dtypes %ranks, %dtypes : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
  return %result : !torch.int
}

// aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.view(%self: !torch.list<int>, %size: !torch.list<int>) -> !torch.list<int> {
  %element_count = func.call @element_count(%self) : (!torch.list<int>) -> !torch.int
  %result = func.call @infer_sizes(%size, %element_count) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.view(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.reshape(%self: !torch.list<int>, %shape: !torch.list<int>) -> !torch.list<int> {
  %element_count = func.call @element_count(%self) : (!torch.list<int>) -> !torch.int
  %result = func.call @infer_sizes(%shape, %element_count) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.reshape(%self_rank_dtype: !torch.tuple<int, int>, %shape: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor
func.func @__torch_mlir_shape_fn.aten._unsafe_view(%self: !torch.list<int>, %size: !torch.list<int>) -> !torch.list<int> {
  %element_count = func.call @element_count(%self) : (!torch.list<int>) -> !torch.int
  %result = func.call @infer_sizes(%size, %element_count) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._unsafe_view(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten._reshape_alias(%self: !torch.list<int>, %size: !torch.list<int>, %stride: !torch.list<int>) -> !torch.list<int> {
  return %size : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._reshape_alias(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %stride: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.reshape_as(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %element_count = func.call @element_count(%self) : (!torch.list<int>) -> !torch.int
  %result = func.call @infer_sizes(%other, %element_count) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.reshape_as(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.flatten.using_ints(%self: !torch.list<int>, %start_dim: !torch.int, %end_dim: !torch.int) -> !torch.list<int> {
  %result = func.call @flatten_sizes(%self, %start_dim, %end_dim) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.flatten.using_ints(%self_rank_dtype: !torch.tuple<int, int>, %start_dim: !torch.int, %end_dim: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// prims::collapse(Tensor a, int start, int end) -> Tensor
func.func @__torch_mlir_shape_fn.prims.collapse(%a: !torch.list<int>, %start: !torch.int, %end: !torch.int) -> !torch.list<int> {
  %str = torch.constant.str "Attempting to collapse but end, {}, is less than start, {}!"
  %none = torch.constant.none
  %le = torch.aten.le.int %start, %end : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %le -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %end, %start) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = func.call @flatten_sizes(%a, %start, %end) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.prims.collapse(%a_rank_dtype: !torch.tuple<int, int>, %start: !torch.int, %end: !torch.int) -> !torch.int {
  %unused, %a_dtype = torch.prim.TupleUnpack %a_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %a_dtype : !torch.int
}

// aten::unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.unflatten.int(%self: !torch.list<int>, %dim: !torch.int, %sizes: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "unflatten: sizes must be non-empty"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %at = func.call @wrap_dim(%dim, %length) : (!torch.int, !torch.int) -> !torch.int
  %length_2 = torch.aten.len.t %sizes : !torch.list<int> -> !torch.int
  %gt = torch.aten.gt.int %length_2, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %part = torch.aten.slice.t %self, %none, %at, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %element = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
  %infer_sizes = func.call @infer_sizes(%sizes, %element) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  %joined = torch.aten.add.t %part, %infer_sizes : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  %add_int = torch.aten.add.int %at, %int1 : !torch.int, !torch.int -> !torch.int
  %part_2 = torch.aten.slice.t %self, %add_int, %none, %int1 : !torch.list<int>, !torch.int, !torch.none, !torch.int -> !torch.list<int>
  %result = torch.aten.add.t %joined, %part_2 : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.unflatten.int(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %sizes: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// prims::split_dim(Tensor(a) a, int dim, SymInt outer_length) -> Tensor(a)
func.func @__torch_mlir_shape_fn.prims.split_dim(%a: !torch.list<int>, %dim: !torch.int, %outer_length: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %str = torch.constant.str "split_dim: no dimension {}"
  %none = torch.constant.none
  %str_2 = torch.constant.str "Attempting to split dimension"
  %int1 = torch.constant.int 1
  %ge = torch.aten.ge.int %dim, %int0 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %ge -> (!torch.bool) {
    %length = torch.aten.len.t %a : !torch.list<int> -> !torch.int
    %lt = torch.aten.lt.int %dim, %length : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %lt : !torch.bool
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
  %element = torch.aten.__getitem__.t %a, %dim : !torch.list<int>, !torch.int -> !torch.int
  %inner = func.call @divided(%element, %outer_length, %str_2) : (!torch.int, !torch.int, !torch.str) -> !torch.int
  %part = torch.aten.slice.t %a, %none, %dim, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %list = torch.prim.ListConstruct %outer_length, %inner : (!torch.int, !torch.int) -> !torch.list<int>
  %joined = torch.aten.add.t %part, %list : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  %add_int = torch.aten.add.int %dim, %int1 : !torch.int, !torch.int -> !torch.int
  %part_2 = torch.aten.slice.t %a, %add_int, %none, %int1 : !torch.list<int>, !torch.int, !torch.none, !torch.int -> !torch.list<int>
  %result = torch.aten.add.t %joined, %part_2 : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.prims.split_dim(%a_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %outer_length: !torch.int) -> !torch.int {
  %unused, %a_dtype = torch.prim.TupleUnpack %a_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %a_dtype : !torch.int
}

// aten::squeeze(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.squeeze(%self: !torch.list<int>) -> !torch.list<int> {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  torch.prim.Loop %length, %true, init() {
  ^bb0(%at: !torch.int):
    %size = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
    %ne = torch.aten.ne.int %size, %int1 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %ne -> () {
      %appended = torch.aten.append.t %out, %size : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.squeeze(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.squeeze.dim(%self: !torch.list<int>, %dim: !torch.int) -> !torch.list<int> {
  %list = torch.prim.ListConstruct %dim : (!torch.int) -> !torch.list<int>
  %result = func.call @squeeze_dims(%self, %list) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.squeeze.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.squeeze.dims(%self: !torch.list<int>, %dim: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @squeeze_dims(%self, %dim) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.squeeze.dims(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// prims::squeeze(Tensor(a) a, int[] dimensions) -> Tensor(a)
func.func @__torch_mlir_shape_fn.prims.squeeze(%a: !torch.list<int>, %dimensions: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @squeeze_dims(%a, %dimensions) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.prims.squeeze(%a_rank_dtype: !torch.tuple<int, int>, %dimensions: !torch.list<int>) -> !torch.int {
  %unused, %a_dtype = torch.prim.TupleUnpack %a_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %a_dtype : !torch.int
}

// aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.unsqueeze(%self: !torch.list<int>, %dim: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %result = func.call @with_dim(%self, %dim, %int1) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.unsqueeze(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.permute(%self: !torch.list<int>, %dims: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @permute_sizes(%self, %dims) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.permute(%self_rank_dtype: !torch.tuple<int, int>, %dims: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.transpose.int(%self: !torch.list<int>, %dim0: !torch.int, %dim1: !torch.int) -> !torch.list<int> {
  %result = func.call @swap_dims(%self, %dim0, %dim1) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.transpose.int(%self_rank_dtype: !torch.tuple<int, int>, %dim0: !torch.int, %dim1: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::t(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.t(%self: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "t() expects a tensor with <= 2 dimensions, but self is {}D"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %le = torch.aten.le.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %le -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length_3, %int2 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.list<int>) {
    %swap_dims = func.call @swap_dims(%self, %int0, %int1) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %swap_dims : !torch.list<int>
  } else {
    torch.prim.If.yield %self : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.t(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::numpy_T(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.numpy_T(%self: !torch.list<int>) -> !torch.list<int> {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %result = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  torch.prim.Loop %length, %true, init() {
  ^bb0(%i: !torch.int):
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %sub_int = torch.aten.sub.int %length_2, %int1 : !torch.int, !torch.int -> !torch.int
    %sub_int_2 = torch.aten.sub.int %sub_int, %i : !torch.int, !torch.int -> !torch.int
    %element = torch.aten.__getitem__.t %self, %sub_int_2 : !torch.list<int>, !torch.int -> !torch.int
    %appended = torch.aten.append.t %result, %element : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.numpy_T(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.movedim.int(%self: !torch.list<int>, %source: !torch.int, %destination: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %rank = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %start = func.call @wrap_dim(%source, %rank) : (!torch.int, !torch.int) -> !torch.int
  %end = func.call @wrap_dim(%destination, %rank) : (!torch.int, !torch.int) -> !torch.int
  %out = func.call @without_dim(%self, %start) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  %gt = torch.aten.gt.int %rank, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    %element = torch.aten.__getitem__.t %self, %start : !torch.list<int>, !torch.int -> !torch.int
    torch.aten.insert.t %out, %end, %element : !torch.list<int>, !torch.int, !torch.int
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return %out : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.movedim.int(%self_rank_dtype: !torch.tuple<int, int>, %source: !torch.int, %destination: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.expand(%self: !torch.list<int>, %size: !torch.list<int>, %implicit: !torch.bool) -> !torch.list<int> {
  %result = func.call @expand_sizes(%self, %size) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.expand(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %implicit: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.broadcast_to(%self: !torch.list<int>, %size: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @expand_sizes(%self, %size) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.broadcast_to(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.expand_as(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @expand_sizes(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.expand_as(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.slice.Tensor(%self: !torch.list<int>, %dim: !torch.int, %start: !torch.optional<int>, %end: !torch.optional<int>, %step: !torch.int) -> !torch.list<int> {
  %result = func.call @slice_sizes(%self, %dim, %start, %end, %step) : (!torch.list<int>, !torch.int, !torch.optional<int>, !torch.optional<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.slice.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %start: !torch.optional<int>, %end: !torch.optional<int>, %step: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.select.int(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.int) -> !torch.list<int> {
  %result = func.call @select_sizes(%self, %dim, %index) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.select.int(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.narrow(%self: !torch.list<int>, %dim: !torch.int, %start: !torch.int, %length: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "narrow(): length must be non-negative."
  %none = torch.constant.none
  %false = torch.constant.bool false
  %str_2 = torch.constant.str "start out of range (expected to be in range of [{}, {}], but got {})"
  %str_3 = torch.constant.str "start ({}) + length ({}) exceeds dimension size ({})."
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %at = func.call @wrap_dim(%dim, %length_2) : (!torch.int, !torch.int) -> !torch.int
  %size = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
  %ge = torch.aten.ge.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %neg_int = torch.aten.neg.int %size : !torch.int -> !torch.int
  %ge_2 = torch.aten.ge.int %start, %neg_int : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %ge_2 -> (!torch.bool) {
    %le = torch.aten.le.int %start, %size : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %le : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    %neg_int_2 = torch.aten.neg.int %size : !torch.int -> !torch.int
    %message = torch.aten.format(%str_2, %neg_int_2, %size, %start) : !torch.str, !torch.int, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %lt = torch.aten.lt.int %start, %int0 : !torch.int, !torch.int -> !torch.bool
  %from_start = torch.prim.If %lt -> (!torch.int) {
    %add_int = torch.aten.add.int %start, %size : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %add_int : !torch.int
  } else {
    torch.prim.If.yield %start : !torch.int
  }
  %add_int_2 = torch.aten.add.int %from_start, %length : !torch.int, !torch.int -> !torch.int
  %le_2 = torch.aten.le.int %add_int_2, %size : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %le_2 -> () {
    torch.prim.If.yield
  } else {
    %message_2 = torch.aten.format(%str_3, %start, %length, %size) : !torch.str, !torch.int, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = func.call @with_size(%self, %at, %length) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.narrow(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %start: !torch.int, %length: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.narrow.Tensor(%self: !torch.list<int>, %dim: !torch.int, %start: !torch.list<int>, %length: !torch.int) -> !torch.list<int> {
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %at = func.call @wrap_dim(%dim, %length_2) : (!torch.int, !torch.int) -> !torch.int
  %result = func.call @with_size(%self, %at, %length) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.narrow.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %start_rank_dtype: !torch.tuple<int, int>, %length: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.as_strided(%self: !torch.list<int>, %size: !torch.list<int>, %stride: !torch.list<int>, %storage_offset: !torch.optional<int>) -> !torch.list<int> {
  %str = torch.constant.str "mismatch in length of strides and shape"
  %none = torch.constant.none
  %length = torch.aten.len.t %size : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %stride : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %length_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %size : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.as_strided(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %stride: !torch.list<int>, %storage_offset: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.diagonal(%self: !torch.list<int>, %offset: !torch.int, %dim1: !torch.int, %dim2: !torch.int) -> !torch.list<int> {
  %str = torch.constant.str "diagonal dimensions cannot be identical {}, {}"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %first = func.call @wrap_dim(%dim1, %length) : (!torch.int, !torch.int) -> !torch.int
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %second = func.call @wrap_dim(%dim2, %length_2) : (!torch.int, !torch.int) -> !torch.int
  %ne = torch.aten.ne.int %first, %second : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ne -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %dim1, %dim2) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %ge = torch.aten.ge.int %offset, %int0 : !torch.int, !torch.int -> !torch.bool
  %length_3 = torch.prim.If %ge -> (!torch.int) {
    %element = torch.aten.__getitem__.t %self, %first : !torch.list<int>, !torch.int -> !torch.int
    %element_2 = torch.aten.__getitem__.t %self, %second : !torch.list<int>, !torch.int -> !torch.int
    %sub_int = torch.aten.sub.int %element_2, %offset : !torch.int, !torch.int -> !torch.int
    %min = torch.prim.min.int %element, %sub_int : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %min : !torch.int
  } else {
    %element_3 = torch.aten.__getitem__.t %self, %first : !torch.list<int>, !torch.int -> !torch.int
    %add_int = torch.aten.add.int %element_3, %offset : !torch.int, !torch.int -> !torch.int
    %element_4 = torch.aten.__getitem__.t %self, %second : !torch.list<int>, !torch.int -> !torch.int
    %min_2 = torch.prim.min.int %add_int, %element_4 : !torch.int, !torch.int -> !torch.int
    torch.prim.If.yield %min_2 : !torch.int
  }
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %length_4 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  torch.prim.Loop %length_4, %true, init() {
  ^bb0(%i: !torch.int):
    %ne_2 = torch.aten.ne.int %i, %first : !torch.int, !torch.int -> !torch.bool
    %both = torch.prim.If %ne_2 -> (!torch.bool) {
      %ne_3 = torch.aten.ne.int %i, %second : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %ne_3 : !torch.bool
    } else {
      torch.prim.If.yield %false : !torch.bool
    }
    torch.prim.If %both -> () {
      %element_5 = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
      %appended = torch.aten.append.t %out, %element_5 : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %max = torch.prim.max.int %length_3, %int0 : !torch.int, !torch.int -> !torch.int
  %appended_2 = torch.aten.append.t %out, %max : !torch.list<int>, !torch.int -> !torch.list<int>
  return %out : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.diagonal(%self_rank_dtype: !torch.tuple<int, int>, %offset: !torch.int, %dim1: !torch.int, %dim2: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::diag(Tensor self, int diagonal=0) -> Tensor
func.func @__torch_mlir_shape_fn.aten.diag(%self: !torch.list<int>, %diagonal: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %int2 = torch.constant.int 2
  %str = torch.constant.str "diag(): Supports 1D or 2D tensors."
  %none = torch.constant.none
  %int0 = torch.constant.int 0
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
  %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq_3 = torch.aten.eq.int %length_3, %int1 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq_3 -> (!torch.list<int>) {
    %element = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %neg_int = torch.aten.neg.int %diagonal : !torch.int -> !torch.int
    %max = torch.prim.max.int %diagonal, %neg_int : !torch.int, !torch.int -> !torch.int
    %side = torch.aten.add.int %element, %max : !torch.int, !torch.int -> !torch.int
    %result_2 = torch.prim.ListConstruct %side, %side : (!torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %ge = torch.aten.ge.int %diagonal, %int0 : !torch.int, !torch.int -> !torch.bool
    %length_4 = torch.prim.If %ge -> (!torch.int) {
      %element_2 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %element_3 = torch.aten.__getitem__.t %self, %int1 : !torch.list<int>, !torch.int -> !torch.int
      %sub_int = torch.aten.sub.int %element_3, %diagonal : !torch.int, !torch.int -> !torch.int
      %min = torch.prim.min.int %element_2, %sub_int : !torch.int, !torch.int -> !torch.int
      torch.prim.If.yield %min : !torch.int
    } else {
      %element_4 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %add_int = torch.aten.add.int %element_4, %diagonal : !torch.int, !torch.int -> !torch.int
      %element_5 = torch.aten.__getitem__.t %self, %int1 : !torch.list<int>, !torch.int -> !torch.int
      %min_2 = torch.prim.min.int %add_int, %element_5 : !torch.int, !torch.int -> !torch.int
      torch.prim.If.yield %min_2 : !torch.int
    }
    %max_2 = torch.prim.max.int %length_4, %int0 : !torch.int, !torch.int -> !torch.int
    %result_3 = torch.prim.ListConstruct %max_2 : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.diag(%self_rank_dtype: !torch.tuple<int, int>, %diagonal: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.diag_embed(%self: !torch.list<int>, %offset: !torch.int, %dim1: !torch.int, %dim2: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "diagonal dimensions cannot be identical {}, {}"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %rank = torch.aten.add.int %length, %int1 : !torch.int, !torch.int -> !torch.int
  %first = func.call @wrap_dim(%dim1, %rank) : (!torch.int, !torch.int) -> !torch.int
  %second = func.call @wrap_dim(%dim2, %rank) : (!torch.int, !torch.int) -> !torch.int
  %ne = torch.aten.ne.int %first, %second : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ne -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %dim1, %dim2) : !torch.str, !torch.int, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %sub_int = torch.aten.sub.int %length_2, %int1 : !torch.int, !torch.int -> !torch.int
  %element = torch.aten.__getitem__.t %self, %sub_int : !torch.list<int>, !torch.int -> !torch.int
  %neg_int = torch.aten.neg.int %offset : !torch.int -> !torch.int
  %max = torch.prim.max.int %offset, %neg_int : !torch.int, !torch.int -> !torch.int
  %side = torch.aten.add.int %element, %max : !torch.int, !torch.int -> !torch.int
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  torch.prim.Loop %rank, %true, init() {
  ^bb0(%i: !torch.int):
    %lt = torch.aten.lt.int %first, %i : !torch.int, !torch.int -> !torch.bool
    %choice = torch.prim.If %lt -> (!torch.int) {
      torch.prim.If.yield %int1 : !torch.int
    } else {
      torch.prim.If.yield %int0 : !torch.int
    }
    %lt_2 = torch.aten.lt.int %second, %i : !torch.int, !torch.int -> !torch.bool
    %choice_2 = torch.prim.If %lt_2 -> (!torch.int) {
      torch.prim.If.yield %int1 : !torch.int
    } else {
      torch.prim.If.yield %int0 : !torch.int
    }
    %before = torch.aten.add.int %choice, %choice_2 : !torch.int, !torch.int -> !torch.int
    %eq = torch.aten.eq.int %i, %first : !torch.int, !torch.int -> !torch.bool
    %either = torch.prim.If %eq -> (!torch.bool) {
      torch.prim.If.yield %true : !torch.bool
    } else {
      %eq_2 = torch.aten.eq.int %i, %second : !torch.int, !torch.int -> !torch.bool
      torch.prim.If.yield %eq_2 : !torch.bool
    }
    %choice_3 = torch.prim.If %either -> (!torch.int) {
      torch.prim.If.yield %side : !torch.int
    } else {
      %sub_int_2 = torch.aten.sub.int %i, %before : !torch.int, !torch.int -> !torch.int
      %element_2 = torch.aten.__getitem__.t %self, %sub_int_2 : !torch.list<int>, !torch.int -> !torch.int
      torch.prim.If.yield %element_2 : !torch.int
    }
    %appended = torch.aten.append.t %out, %choice_3 : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.diag_embed(%self_rank_dtype: !torch.tuple<int, int>, %offset: !torch.int, %dim1: !torch.int, %dim2: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.unfold(%self: !torch.list<int>, %dimension: !torch.int, %size: !torch.int, %step: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %str = torch.constant.str "maximum size for tensor at dimension 0 is 1 but size is {}"
  %none = torch.constant.none
  %str_2 = torch.constant.str "maximum size for tensor at dimension {} is {} but size is {}"
  %str_3 = torch.constant.str "step is {} but must be > 0"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.list<int>) {
    %le = torch.aten.le.int %size, %int1 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %le -> () {
      torch.prim.If.yield
    } else {
      %message = torch.aten.format(%str, %size) : !torch.str, !torch.int -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %result_2 = torch.prim.ListConstruct %size : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %at = func.call @wrap_dim(%dimension, %length_2) : (!torch.int, !torch.int) -> !torch.int
    %element = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
    %le_2 = torch.aten.le.int %size, %element : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %le_2 -> () {
      torch.prim.If.yield
    } else {
      %element_2 = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
      %message_2 = torch.aten.format(%str_2, %at, %element_2, %size) : !torch.str, !torch.int, !torch.int, !torch.int -> !torch.str
      torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %gt = torch.aten.gt.int %step, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %gt -> () {
      torch.prim.If.yield
    } else {
      %message_3 = torch.aten.format(%str_3, %step) : !torch.str, !torch.int -> !torch.str
      torch.prim.RaiseException %message_3, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %element_3 = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
    %sub_int = torch.aten.sub.int %element_3, %size : !torch.int, !torch.int -> !torch.int
    %floordiv_int = torch.aten.floordiv.int %sub_int, %step : !torch.int, !torch.int -> !torch.int
    %add_int = torch.aten.add.int %floordiv_int, %int1 : !torch.int, !torch.int -> !torch.int
    %with_size = func.call @with_size(%self, %at, %add_int) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
    %list = torch.prim.ListConstruct %size : (!torch.int) -> !torch.list<int>
    %result_3 = torch.aten.add.t %with_size, %list : !torch.list<int>, !torch.list<int> -> !torch.list<int>
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.unfold(%self_rank_dtype: !torch.tuple<int, int>, %dimension: !torch.int, %size: !torch.int, %step: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::repeat(Tensor self, SymInt[] repeats) -> Tensor
func.func @__torch_mlir_shape_fn.aten.repeat(%self: !torch.list<int>, %repeats: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @repeat_sizes(%self, %repeats) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.repeat(%self_rank_dtype: !torch.tuple<int, int>, %repeats: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::tile(Tensor self, SymInt[] dims) -> Tensor
func.func @__torch_mlir_shape_fn.aten.tile(%self: !torch.list<int>, %dims: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %dims : !torch.list<int> -> !torch.int
  %sub_int = torch.aten.sub.int %length, %length_2 : !torch.int, !torch.int -> !torch.int
  %short = torch.prim.max.int %sub_int, %int0 : !torch.int, !torch.int -> !torch.int
  %list = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %repeated = torch.aten.mul.left_t %list, %short : !torch.list<int>, !torch.int -> !torch.list<int>
  %joined = torch.aten.add.t %repeated, %dims : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  %result = func.call @repeat_sizes(%self, %joined) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.tile(%self_rank_dtype: !torch.tuple<int, int>, %dims: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.repeat_interleave.self_int(%self: !torch.list<int>, %repeats: !torch.int, %dim: !torch.optional<int>, %output_size: !torch.optional<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "Repeats must be non-negative"
  %none = torch.constant.none
  %ge = torch.aten.ge.int %repeats, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %is_none = torch.aten.__is__ %dim, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_none -> (!torch.list<int>) {
    %element_count = func.call @element_count(%self) : (!torch.list<int>) -> !torch.int
    %mul_int = torch.aten.mul.int %element_count, %repeats : !torch.int, !torch.int -> !torch.int
    %result_2 = torch.prim.ListConstruct %mul_int : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %dim_2 = torch.prim.unchecked_cast %dim : !torch.optional<int> -> !torch.int
    %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %at = func.call @wrap_dim(%dim_2, %length) : (!torch.int, !torch.int) -> !torch.int
    %element = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
    %mul_int_2 = torch.aten.mul.int %element, %repeats : !torch.int, !torch.int -> !torch.int
    %result_3 = func.call @with_size(%self, %at, %mul_int_2) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.repeat_interleave.self_int(%self_rank_dtype: !torch.tuple<int, int>, %repeats: !torch.int, %dim: !torch.optional<int>, %output_size: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.repeat_interleave.Tensor(%repeats: !torch.list<int>, %output_size: !torch.optional<int>) -> !torch.list<int> {
  %none = torch.constant.none
  %is_none = torch.aten.__is__ %output_size, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_none -> (!torch.list<int>) {
    %data_dependent_size = func.call @data_dependent_size() : () -> !torch.int
    %result_2 = torch.prim.ListConstruct %data_dependent_size : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %output_size_2 = torch.prim.unchecked_cast %output_size : !torch.optional<int> -> !torch.int
    %result_3 = torch.prim.ListConstruct %output_size_2 : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.repeat_interleave.Tensor(%repeats_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.optional<int>) -> !torch.int {
  %unused, %repeats_dtype = torch.prim.TupleUnpack %repeats_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %repeats_dtype : !torch.int
}

// aten::flip(Tensor self, int[] dims) -> Tensor
func.func @__torch_mlir_shape_fn.aten.flip(%self: !torch.list<int>, %dims: !torch.list<int>) -> !torch.list<int> {
  %check_dims = func.call @check_dims(%self, %dims) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.flip(%self_rank_dtype: !torch.tuple<int, int>, %dims: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::fliplr(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fliplr(%self: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "Input must be >= 2-d."
  %none = torch.constant.none
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fliplr(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::flipud(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.flipud(%self: !torch.list<int>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "Input must be >= 1-d."
  %none = torch.constant.none
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int1 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.flipud(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
func.func @__torch_mlir_shape_fn.aten.roll(%self: !torch.list<int>, %shifts: !torch.list<int>, %dims: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "`shifts` required"
  %none = torch.constant.none
  %length = torch.aten.len.t %shifts : !torch.list<int> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.roll(%self_rank_dtype: !torch.tuple<int, int>, %shifts: !torch.list<int>, %dims: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor
func.func @__torch_mlir_shape_fn.aten.rot90(%self: !torch.list<int>, %k: !torch.int, %dims: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "expected total rotation dims == 2, but got dims = {}"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %length = torch.aten.len.t %dims : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %dims : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %remainder_int = torch.aten.remainder.int %k, %int2 : !torch.int, !torch.int -> !torch.int
  %eq_2 = torch.aten.eq.int %remainder_int, %int1 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq_2 -> (!torch.list<int>) {
    %element = torch.aten.__getitem__.t %dims, %int0 : !torch.list<int>, !torch.int -> !torch.int
    %element_2 = torch.aten.__getitem__.t %dims, %int1 : !torch.list<int>, !torch.int -> !torch.int
    %swap_dims = func.call @swap_dims(%self, %element, %element_2) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %swap_dims : !torch.list<int>
  } else {
    torch.prim.If.yield %self : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.rot90(%self_rank_dtype: !torch.tuple<int, int>, %k: !torch.int, %dims: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::cat(Tensor[] tensors, int dim=0) -> Tensor
func.func @__torch_mlir_shape_fn.aten.cat(%tensors: !torch.list<list<int>>, %dim: !torch.int) -> !torch.list<int> {
  %result = func.call @cat_sizes(%tensors, %dim) : (!torch.list<list<int>>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.cat(%tensors_rank_dtype: !torch.list<tuple<int, int>>, %dim: !torch.int) -> !torch.int {
  %result = func.call @promote_list(%tensors_rank_dtype) : (!torch.list<tuple<int, int>>) -> !torch.int
  return %result : !torch.int
}

// aten::stack(Tensor[] tensors, int dim=0) -> Tensor
func.func @__torch_mlir_shape_fn.aten.stack(%tensors: !torch.list<list<int>>, %dim: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "stack expects a non-empty TensorList"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %str_2 = torch.constant.str "stack expects each tensor to be equal size"
  %str_3 = torch.constant.str "stack expects each tensor to be equal size, but got {} and {}"
  %length = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %model = torch.aten.__getitem__.t %tensors, %int0 : !torch.list<list<int>>, !torch.int -> !torch.list<int>
  %length_2 = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  torch.prim.Loop %length_2, %true, init() {
  ^bb0(%at: !torch.int):
    %tensor = torch.aten.__getitem__.t %tensors, %at : !torch.list<list<int>>, !torch.int -> !torch.list<int>
    %length_3 = torch.aten.len.t %tensor : !torch.list<int> -> !torch.int
    %length_4 = torch.aten.len.t %model : !torch.list<int> -> !torch.int
    %eq = torch.aten.eq.int %length_3, %length_4 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %eq -> () {
      torch.prim.If.yield
    } else {
      torch.prim.RaiseException %str_2, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    %length_5 = torch.aten.len.t %model : !torch.list<int> -> !torch.int
    torch.prim.Loop %length_5, %true, init() {
    ^bb0(%i: !torch.int):
      %element = torch.aten.__getitem__.t %tensor, %i : !torch.list<int>, !torch.int -> !torch.int
      %element_2 = torch.aten.__getitem__.t %model, %i : !torch.list<int>, !torch.int -> !torch.int
      %eq_2 = torch.aten.eq.int %element, %element_2 : !torch.int, !torch.int -> !torch.bool
      torch.prim.If %eq_2 -> () {
        torch.prim.If.yield
      } else {
        %message = torch.aten.format(%str_3, %model, %tensor) : !torch.str, !torch.list<int>, !torch.list<int> -> !torch.str
        torch.prim.RaiseException %message, %none : !torch.str, !torch.none
        torch.prim.If.yield
      }
      torch.prim.Loop.condition %true, iter()
    } : (!torch.int, !torch.bool) -> ()
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %length_6 = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  %result = func.call @with_dim(%model, %dim, %length_6) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.stack(%tensors_rank_dtype: !torch.list<tuple<int, int>>, %dim: !torch.int) -> !torch.int {
  %result = func.call @promote_list(%tensors_rank_dtype) : (!torch.list<tuple<int, int>>) -> !torch.int
  return %result : !torch.int
}

// aten::hstack(Tensor[] tensors) -> Tensor
func.func @__torch_mlir_shape_fn.aten.hstack(%tensors: !torch.list<list<int>>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "hstack expects a non-empty TensorList"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %grown = torch.prim.ListConstruct  : () -> !torch.list<list<int>>
  %length_2 = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  torch.prim.Loop %length_2, %true, init() {
  ^bb0(%at: !torch.int):
    %tensor = torch.aten.__getitem__.t %tensors, %at : !torch.list<list<int>>, !torch.int -> !torch.list<int>
    %at_least_1d = func.call @at_least_1d(%tensor) : (!torch.list<int>) -> !torch.list<int>
    %appended = torch.aten.append.t %grown, %at_least_1d : !torch.list<list<int>>, !torch.list<int> -> !torch.list<list<int>>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %element = torch.aten.__getitem__.t %grown, %int0 : !torch.list<list<int>>, !torch.int -> !torch.list<int>
  %length_3 = torch.aten.len.t %element : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length_3, %int1 : !torch.int, !torch.int -> !torch.bool
  %choice = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %int0 : !torch.int
  } else {
    torch.prim.If.yield %int1 : !torch.int
  }
  %result = func.call @cat_sizes(%grown, %choice) : (!torch.list<list<int>>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.hstack(%tensors_rank_dtype: !torch.list<tuple<int, int>>) -> !torch.int {
  %result = func.call @promote_list(%tensors_rank_dtype) : (!torch.list<tuple<int, int>>) -> !torch.int
  return %result : !torch.int
}

// aten::column_stack(Tensor[] tensors) -> Tensor
func.func @__torch_mlir_shape_fn.aten.column_stack(%tensors: !torch.list<list<int>>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "column_stack expects a non-empty TensorList"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %columns = torch.prim.ListConstruct  : () -> !torch.list<list<int>>
  %length_2 = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  torch.prim.Loop %length_2, %true, init() {
  ^bb0(%at: !torch.int):
    %tensor = torch.aten.__getitem__.t %tensors, %at : !torch.list<list<int>>, !torch.int -> !torch.list<int>
    %as_column = func.call @as_column(%tensor) : (!torch.list<int>) -> !torch.list<int>
    %appended = torch.aten.append.t %columns, %as_column : !torch.list<list<int>>, !torch.list<int> -> !torch.list<list<int>>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %result = func.call @cat_sizes(%columns, %int1) : (!torch.list<list<int>>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.column_stack(%tensors_rank_dtype: !torch.list<tuple<int, int>>) -> !torch.int {
  %result = func.call @promote_list(%tensors_rank_dtype) : (!torch.list<tuple<int, int>>) -> !torch.int
  return %result : !torch.int
}

// aten::broadcast_tensors(Tensor[] tensors) -> Tensor[]
func.func @__torch_mlir_dtype_fn.aten.broadcast_tensors(%tensors_rank_dtype: !torch.list<tuple<int, int>>) -> !torch.int {
  %result = func.call @promote_list(%tensors_rank_dtype) : (!torch.list<tuple<int, int>>) -> !torch.int
  return %result : !torch.int
}

// aten::atleast_1d(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.atleast_1d(%self: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @at_least_1d(%self) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.atleast_1d(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::atleast_2d(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.atleast_2d(%self: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @at_least_2d(%self) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.atleast_2d(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
func.func @__torch_mlir_shape_fn.aten.constant_pad_nd(%self: !torch.list<int>, %pad: !torch.list<int>, %value: !torch.float) -> !torch.list<int> {
  %result = func.call @pad_sizes(%self, %pad) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.constant_pad_nd(%self_rank_dtype: !torch.tuple<int, int>, %pad: !torch.list<int>, %value: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.pad(%self: !torch.list<int>, %pad: !torch.list<int>, %mode: !torch.str, %value: !torch.optional<float>) -> !torch.list<int> {
  %result = func.call @pad_sizes(%self, %pad) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.pad(%self_rank_dtype: !torch.tuple<int, int>, %pad: !torch.list<int>, %mode: !torch.str, %value: !torch.optional<float>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor
func.func @__torch_mlir_shape_fn.aten.reflection_pad1d(%self: !torch.list<int>, %padding: !torch.list<int>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %result = func.call @spatial_pad_sizes(%self, %padding, %int1, %int1) : (!torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.reflection_pad1d(%self_rank_dtype: !torch.tuple<int, int>, %padding: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor
func.func @__torch_mlir_shape_fn.aten.reflection_pad2d(%self: !torch.list<int>, %padding: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %result = func.call @spatial_pad_sizes(%self, %padding, %int2, %int1) : (!torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.reflection_pad2d(%self_rank_dtype: !torch.tuple<int, int>, %padding: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor
func.func @__torch_mlir_shape_fn.aten.reflection_pad3d(%self: !torch.list<int>, %padding: !torch.list<int>) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %result = func.call @spatial_pad_sizes(%self, %padding, %int3, %int1) : (!torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.reflection_pad3d(%self_rank_dtype: !torch.tuple<int, int>, %padding: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor
func.func @__torch_mlir_shape_fn.aten.replication_pad1d(%self: !torch.list<int>, %padding: !torch.list<int>) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %result = func.call @spatial_pad_sizes(%self, %padding, %int1, %int0) : (!torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.replication_pad1d(%self_rank_dtype: !torch.tuple<int, int>, %padding: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor
func.func @__torch_mlir_shape_fn.aten.replication_pad2d(%self: !torch.list<int>, %padding: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %result = func.call @spatial_pad_sizes(%self, %padding, %int2, %int0) : (!torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.replication_pad2d(%self_rank_dtype: !torch.tuple<int, int>, %padding: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor
func.func @__torch_mlir_shape_fn.aten.replication_pad3d(%self: !torch.list<int>, %padding: !torch.list<int>) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %int0 = torch.constant.int 0
  %result = func.call @spatial_pad_sizes(%self, %padding, %int3, %int0) : (!torch.list<int>, !torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.replication_pad3d(%self_rank_dtype: !torch.tuple<int, int>, %padding: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::pixel_shuffle(Tensor self, int upscale_factor) -> Tensor
func.func @__torch_mlir_shape_fn.aten.pixel_shuffle(%self: !torch.list<int>, %upscale_factor: !torch.int) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %str = torch.constant.str "pixel_shuffle expects input to have at least 3 dimensions, but got input with {} dimension(s)"
  %none = torch.constant.none
  %intm3 = torch.constant.int -3
  %str_2 = torch.constant.str "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of upscale_factor"
  %int1 = torch.constant.int 1
  %intm2 = torch.constant.int -2
  %intm1 = torch.constant.int -1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int3 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %self, %intm3 : !torch.list<int>, !torch.int -> !torch.int
  %mul_int = torch.aten.mul.int %upscale_factor, %upscale_factor : !torch.int, !torch.int -> !torch.int
  %channels = func.call @divided(%element, %mul_int, %str_2) : (!torch.int, !torch.int, !torch.str) -> !torch.int
  %part = torch.aten.slice.t %self, %none, %intm3, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %element_2 = torch.aten.__getitem__.t %self, %intm2 : !torch.list<int>, !torch.int -> !torch.int
  %mul_int_2 = torch.aten.mul.int %element_2, %upscale_factor : !torch.int, !torch.int -> !torch.int
  %element_3 = torch.aten.__getitem__.t %self, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %mul_int_3 = torch.aten.mul.int %element_3, %upscale_factor : !torch.int, !torch.int -> !torch.int
  %list = torch.prim.ListConstruct %channels, %mul_int_2, %mul_int_3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %result = torch.aten.add.t %part, %list : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.pixel_shuffle(%self_rank_dtype: !torch.tuple<int, int>, %upscale_factor: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor
func.func @__torch_mlir_shape_fn.aten.pixel_unshuffle(%self: !torch.list<int>, %downscale_factor: !torch.int) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %str = torch.constant.str "pixel_unshuffle expects input to have at least 3 dimensions, but got input with {} dimension(s)"
  %none = torch.constant.none
  %intm2 = torch.constant.int -2
  %str_2 = torch.constant.str "pixel_unshuffle expects height to be divisible by downscale_factor"
  %intm1 = torch.constant.int -1
  %str_3 = torch.constant.str "pixel_unshuffle expects width to be divisible by downscale_factor"
  %int1 = torch.constant.int 1
  %intm3 = torch.constant.int -3
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int3 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %self, %intm2 : !torch.list<int>, !torch.int -> !torch.int
  %height = func.call @divided(%element, %downscale_factor, %str_2) : (!torch.int, !torch.int, !torch.str) -> !torch.int
  %element_2 = torch.aten.__getitem__.t %self, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %width = func.call @divided(%element_2, %downscale_factor, %str_3) : (!torch.int, !torch.int, !torch.str) -> !torch.int
  %part = torch.aten.slice.t %self, %none, %intm3, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %element_3 = torch.aten.__getitem__.t %self, %intm3 : !torch.list<int>, !torch.int -> !torch.int
  %mul_int = torch.aten.mul.int %element_3, %downscale_factor : !torch.int, !torch.int -> !torch.int
  %mul_int_2 = torch.aten.mul.int %mul_int, %downscale_factor : !torch.int, !torch.int -> !torch.int
  %list = torch.prim.ListConstruct %mul_int_2, %height, %width : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %result = torch.aten.add.t %part, %list : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.pixel_unshuffle(%self_rank_dtype: !torch.tuple<int, int>, %downscale_factor: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::channel_shuffle(Tensor self, SymInt groups) -> Tensor
func.func @__torch_mlir_shape_fn.aten.channel_shuffle(%self: !torch.list<int>, %groups: !torch.int) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "channel_shuffle expects input with > 2 dims, but got input with sizes {}"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %str_2 = torch.constant.str "Number of channels must be divisible by groups"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %gt = torch.aten.gt.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %self) : !torch.str, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %self, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %divided = func.call @divided(%element, %groups, %str_2) : (!torch.int, !torch.int, !torch.str) -> !torch.int
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.channel_shuffle(%self_rank_dtype: !torch.tuple<int, int>, %groups: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
func.func @__torch_mlir_shape_fn.aten.col2im(%self: !torch.list<int>, %output_size: !torch.list<int>, %kernel_size: !torch.list<int>, %dilation: !torch.list<int>, %padding: !torch.list<int>, %stride: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %true = torch.constant.bool true
  %int3 = torch.constant.int 3
  %str = torch.constant.str "Expected 2D or 3D (batch mode) tensor for input, but got {}"
  %none = torch.constant.none
  %intm2 = torch.constant.int -2
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  %either = torch.prim.If %eq -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %int3 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %self) : !torch.str, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %self, %intm2 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %kernel_size, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_3 = torch.aten.__getitem__.t %kernel_size, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %mul_int = torch.aten.mul.int %element_2, %element_3 : !torch.int, !torch.int -> !torch.int
  %channels = torch.aten.floordiv.int %element, %mul_int : !torch.int, !torch.int -> !torch.int
  %part = torch.aten.slice.t %self, %none, %intm2, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %element_4 = torch.aten.__getitem__.t %output_size, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_5 = torch.aten.__getitem__.t %output_size, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %list = torch.prim.ListConstruct %channels, %element_4, %element_5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %result = torch.aten.add.t %part, %list : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.col2im(%self_rank_dtype: !torch.tuple<int, int>, %output_size: !torch.list<int>, %kernel_size: !torch.list<int>, %dilation: !torch.list<int>, %padding: !torch.list<int>, %stride: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::tril(Tensor self, SymInt diagonal=0) -> Tensor
func.func @__torch_mlir_shape_fn.aten.tril(%self: !torch.list<int>, %diagonal: !torch.int) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "tril/triu: input tensor must have at least 2 dimensions"
  %none = torch.constant.none
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.tril(%self_rank_dtype: !torch.tuple<int, int>, %diagonal: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::triu(Tensor self, SymInt diagonal=0) -> Tensor
func.func @__torch_mlir_shape_fn.aten.triu(%self: !torch.list<int>, %diagonal: !torch.int) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "tril/triu: input tensor must have at least 2 dimensions"
  %none = torch.constant.none
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %ge = torch.aten.ge.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.triu(%self_rank_dtype: !torch.tuple<int, int>, %diagonal: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::glu(Tensor self, int dim=-1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.glu(%self: !torch.list<int>, %dim: !torch.int) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "glu does not support 0-dimensional tensors"
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  %str_2 = torch.constant.str "Halving dimension must be even"
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %at = func.call @wrap_dim(%dim, %length_2) : (!torch.int, !torch.int) -> !torch.int
  %element = torch.aten.__getitem__.t %self, %at : !torch.list<int>, !torch.int -> !torch.int
  %divided = func.call @divided(%element, %int2, %str_2) : (!torch.int, !torch.int, !torch.str) -> !torch.int
  %result = func.call @with_size(%self, %at, %divided) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.glu(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.slice_scatter(%self: !torch.list<int>, %src: !torch.list<int>, %dim: !torch.int, %start: !torch.optional<int>, %end: !torch.optional<int>, %step: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.slice_scatter(%self_rank_dtype: !torch.tuple<int, int>, %src_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %start: !torch.optional<int>, %end: !torch.optional<int>, %step: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
func.func @__torch_mlir_shape_fn.aten.select_scatter(%self: !torch.list<int>, %src: !torch.list<int>, %dim: !torch.int, %index: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.select_scatter(%self_rank_dtype: !torch.tuple<int, int>, %src_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
func.func @__torch_mlir_shape_fn.aten.resize_(%self: !torch.list<int>, %size: !torch.list<int>, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %size : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.resize_(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

func.func private @at_least_1d(%self: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.list<int>) {
    %result_2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    torch.prim.If.yield %self : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func private @as_column(%self: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.list<int>) {
    %result_2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %int1 : !torch.int, !torch.int -> !torch.bool
    %result_3 = torch.prim.If %eq_2 -> (!torch.list<int>) {
      %element = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %result_4 = torch.prim.ListConstruct %element, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
      torch.prim.If.yield %result_4 : !torch.list<int>
    } else {
      torch.prim.If.yield %self : !torch.list<int>
    }
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

// aten::view_copy(Tensor self, SymInt[] size) -> Tensor
func.func @__torch_mlir_shape_fn.aten.view_copy(%self: !torch.list<int>, %size: !torch.list<int>) -> !torch.list<int> {
  %element_count = func.call @element_count(%self) : (!torch.list<int>) -> !torch.int
  %result = func.call @infer_sizes(%size, %element_count) : (!torch.list<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.view_copy(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor
func.func @__torch_mlir_shape_fn.aten._reshape_alias_copy(%self: !torch.list<int>, %size: !torch.list<int>, %stride: !torch.list<int>) -> !torch.list<int> {
  return %size : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._reshape_alias_copy(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %stride: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::t_copy(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.t_copy(%self: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "t() expects a tensor with <= 2 dimensions, but self is {}D"
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %le = torch.aten.le.int %length, %int2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %le -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length_3, %int2 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.list<int>) {
    %swap_dims = func.call @swap_dims(%self, %int0, %int1) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %swap_dims : !torch.list<int>
  } else {
    torch.prim.If.yield %self : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.t_copy(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.transpose_copy.int(%self: !torch.list<int>, %dim0: !torch.int, %dim1: !torch.int) -> !torch.list<int> {
  %result = func.call @swap_dims(%self, %dim0, %dim1) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.transpose_copy.int(%self_rank_dtype: !torch.tuple<int, int>, %dim0: !torch.int, %dim1: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::permute_copy(Tensor self, int[] dims) -> Tensor
func.func @__torch_mlir_shape_fn.aten.permute_copy(%self: !torch.list<int>, %dims: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @permute_sizes(%self, %dims) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.permute_copy(%self_rank_dtype: !torch.tuple<int, int>, %dims: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::unsqueeze_copy(Tensor self, int dim) -> Tensor
func.func @__torch_mlir_shape_fn.aten.unsqueeze_copy(%self: !torch.list<int>, %dim: !torch.int) -> !torch.list<int> {
  %int1 = torch.constant.int 1
  %result = func.call @with_dim(%self, %dim, %int1) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.unsqueeze_copy(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::squeeze_copy.dim(Tensor self, int dim) -> Tensor
func.func @__torch_mlir_shape_fn.aten.squeeze_copy.dim(%self: !torch.list<int>, %dim: !torch.int) -> !torch.list<int> {
  %list = torch.prim.ListConstruct %dim : (!torch.int) -> !torch.list<int>
  %result = func.call @squeeze_dims(%self, %list) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.squeeze_copy.dim(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::squeeze_copy.dims(Tensor self, int[] dim) -> Tensor
func.func @__torch_mlir_shape_fn.aten.squeeze_copy.dims(%self: !torch.list<int>, %dim: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @squeeze_dims(%self, %dim) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.squeeze_copy.dims(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::select_copy.int(Tensor self, int dim, SymInt index) -> Tensor
func.func @__torch_mlir_shape_fn.aten.select_copy.int(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.int) -> !torch.list<int> {
  %result = func.call @select_sizes(%self, %dim, %index) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.select_copy.int(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.slice_copy.Tensor(%self: !torch.list<int>, %dim: !torch.int, %start: !torch.optional<int>, %end: !torch.optional<int>, %step: !torch.int) -> !torch.list<int> {
  %result = func.call @slice_sizes(%self, %dim, %start, %end, %step) : (!torch.list<int>, !torch.int, !torch.optional<int>, !torch.optional<int>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.slice_copy.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %start: !torch.optional<int>, %end: !torch.optional<int>, %step: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.expand_copy(%self: !torch.list<int>, %size: !torch.list<int>, %implicit: !torch.bool) -> !torch.list<int> {
  %result = func.call @expand_sizes(%self, %size) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.expand_copy(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %implicit: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.as_strided_copy(%self: !torch.list<int>, %size: !torch.list<int>, %stride: !torch.list<int>, %storage_offset: !torch.optional<int>) -> !torch.list<int> {
  %str = torch.constant.str "mismatch in length of strides and shape"
  %none = torch.constant.none
  %length = torch.aten.len.t %size : !torch.list<int> -> !torch.int
  %length_2 = torch.aten.len.t %stride : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %length_2 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %size : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.as_strided_copy(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %stride: !torch.list<int>, %storage_offset: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.as_strided_scatter(%self: !torch.list<int>, %src: !torch.list<int>, %size: !torch.list<int>, %stride: !torch.list<int>, %storage_offset: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.as_strided_scatter(%self_rank_dtype: !torch.tuple<int, int>, %src_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %stride: !torch.list<int>, %storage_offset: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.diagonal_scatter(%self: !torch.list<int>, %src: !torch.list<int>, %offset: !torch.int, %dim1: !torch.int, %dim2: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.diagonal_scatter(%self_rank_dtype: !torch.tuple<int, int>, %src_rank_dtype: !torch.tuple<int, int>, %offset: !torch.int, %dim1: !torch.int, %dim2: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor
func.func @__torch_mlir_shape_fn.aten.narrow_copy(%self: !torch.list<int>, %dim: !torch.int, %start: !torch.int, %length: !torch.int) -> !torch.list<int> {
  %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %wrap_dim = func.call @wrap_dim(%dim, %length_2) : (!torch.int, !torch.int) -> !torch.int
  %result = func.call @with_size(%self, %wrap_dim, %length) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.narrow_copy(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %start: !torch.int, %length: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.resize(%self: !torch.list<int>, %size: !torch.list<int>, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %size : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.resize(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
func.func @__torch_mlir_shape_fn.aten.im2col(%self: !torch.list<int>, %kernel_size: !torch.list<int>, %dilation: !torch.list<int>, %padding: !torch.list<int>, %stride: !torch.list<int>) -> !torch.list<int> {
  %int3 = torch.constant.int 3
  %true = torch.constant.bool true
  %int4 = torch.constant.int 4
  %str = torch.constant.str "im2col: Expected 3D or 4D (batch mode) tensor, but got {}"
  %none = torch.constant.none
  %intm2 = torch.constant.int -2
  %int0 = torch.constant.int 0
  %intm1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %intm3 = torch.constant.int -3
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int3 : !torch.int, !torch.int -> !torch.bool
  %either = torch.prim.If %eq -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %int4 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %self) : !torch.str, !torch.list<int> -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %element = torch.aten.__getitem__.t %self, %intm2 : !torch.list<int>, !torch.int -> !torch.int
  %element_2 = torch.aten.__getitem__.t %kernel_size, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_3 = torch.aten.__getitem__.t %stride, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_4 = torch.aten.__getitem__.t %padding, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %element_5 = torch.aten.__getitem__.t %dilation, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %rows = func.call @window_count(%element, %element_2, %element_3, %element_4, %element_5) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.int
  %element_6 = torch.aten.__getitem__.t %self, %intm1 : !torch.list<int>, !torch.int -> !torch.int
  %element_7 = torch.aten.__getitem__.t %kernel_size, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %element_8 = torch.aten.__getitem__.t %stride, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %element_9 = torch.aten.__getitem__.t %padding, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %element_10 = torch.aten.__getitem__.t %dilation, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %columns = func.call @window_count(%element_6, %element_7, %element_8, %element_9, %element_10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.int
  %out = torch.aten.slice.t %self, %none, %intm3, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  %element_11 = torch.aten.__getitem__.t %self, %intm3 : !torch.list<int>, !torch.int -> !torch.int
  %element_12 = torch.aten.__getitem__.t %kernel_size, %int0 : !torch.list<int>, !torch.int -> !torch.int
  %mul_int = torch.aten.mul.int %element_11, %element_12 : !torch.int, !torch.int -> !torch.int
  %element_13 = torch.aten.__getitem__.t %kernel_size, %int1 : !torch.list<int>, !torch.int -> !torch.int
  %mul_int_2 = torch.aten.mul.int %mul_int, %element_13 : !torch.int, !torch.int -> !torch.int
  %appended = torch.aten.append.t %out, %mul_int_2 : !torch.list<int>, !torch.int -> !torch.list<int>
  %mul_int_3 = torch.aten.mul.int %rows, %columns : !torch.int, !torch.int -> !torch.int
  %appended_2 = torch.aten.append.t %out, %mul_int_3 : !torch.list<int>, !torch.int -> !torch.list<int>
  return %out : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.im2col(%self_rank_dtype: !torch.tuple<int, int>, %kernel_size: !torch.list<int>, %dilation: !torch.list<int>, %padding: !torch.list<int>, %stride: !torch.list<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::take(Tensor self, Tensor index) -> Tensor
func.func @__torch_mlir_shape_fn.aten.take(%self: !torch.list<int>, %index: !torch.list<int>) -> !torch.list<int> {
  return %index : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.take(%self_rank_dtype: !torch.tuple<int, int>, %index_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.index_add(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>, %source: !torch.list<int>, %alpha: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.index_add(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>, %source_rank_dtype: !torch.tuple<int, int>, %alpha: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
func.func @__torch_mlir_shape_fn.aten.index_copy(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>, %source: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.index_copy(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>, %source_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
func.func @__torch_mlir_shape_fn.aten.index_fill.int_Scalar(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>, %value: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.index_fill.int_Scalar(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>, %value: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
func.func @__torch_mlir_shape_fn.aten.index_fill.int_Tensor(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>, %value: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.index_fill.int_Tensor(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>, %value_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
func.func @__torch_mlir_shape_fn.aten.scatter.reduce(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>, %src: !torch.list<int>, %reduce: !torch.str) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.scatter.reduce(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>, %src_rank_dtype: !torch.tuple<int, int>, %reduce: !torch.str) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
func.func @__torch_mlir_shape_fn.aten.scatter.value_reduce(%self: !torch.list<int>, %dim: !torch.int, %index: !torch.list<int>, %value: !torch.float, %reduce: !torch.str) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.scatter.value_reduce(%self_rank_dtype: !torch.tuple<int, int>, %dim: !torch.int, %index_rank_dtype: !torch.tuple<int, int>, %value: !torch.number, %reduce: !torch.str) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::atleast_3d(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.atleast_3d(%self: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.list<int>) {
    %result_2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %int1 : !torch.int, !torch.int -> !torch.bool
    %result_3 = torch.prim.If %eq_2 -> (!torch.list<int>) {
      %element = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %result_4 = torch.prim.ListConstruct %int1, %element, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
      torch.prim.If.yield %result_4 : !torch.list<int>
    } else {
      %length_3 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
      %eq_3 = torch.aten.eq.int %length_3, %int2 : !torch.int, !torch.int -> !torch.bool
      %result_5 = torch.prim.If %eq_3 -> (!torch.list<int>) {
        %element_2 = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
        %element_3 = torch.aten.__getitem__.t %self, %int1 : !torch.list<int>, !torch.int -> !torch.int
        %result_6 = torch.prim.ListConstruct %element_2, %element_3, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
        torch.prim.If.yield %result_6 : !torch.list<int>
      } else {
        torch.prim.If.yield %self : !torch.list<int>
      }
      torch.prim.If.yield %result_5 : !torch.list<int>
    }
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.atleast_3d(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::vstack(Tensor[] tensors) -> Tensor
func.func @__torch_mlir_shape_fn.aten.vstack(%tensors: !torch.list<list<int>>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "vstack expects a non-empty TensorList"
  %none = torch.constant.none
  %true = torch.constant.bool true
  %length = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %gt -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %rows = torch.prim.ListConstruct  : () -> !torch.list<list<int>>
  %length_2 = torch.aten.len.t %tensors : !torch.list<list<int>> -> !torch.int
  torch.prim.Loop %length_2, %true, init() {
  ^bb0(%at: !torch.int):
    %tensor = torch.aten.__getitem__.t %tensors, %at : !torch.list<list<int>>, !torch.int -> !torch.list<int>
    %at_least_2d = func.call @at_least_2d(%tensor) : (!torch.list<int>) -> !torch.list<int>
    %appended = torch.aten.append.t %rows, %at_least_2d : !torch.list<list<int>>, !torch.list<int> -> !torch.list<list<int>>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  %result = func.call @cat_sizes(%rows, %int0) : (!torch.list<list<int>>, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.vstack(%tensors_rank_dtype: !torch.list<tuple<int, int>>) -> !torch.int {
  %result = func.call @promote_list(%tensors_rank_dtype) : (!torch.list<tuple<int, int>>) -> !torch.int
  return %result : !torch.int
}

func.func private @at_least_2d(%self: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.list<int>) {
    %result_2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %result_2 : !torch.list<int>
  } else {
    %length_2 = torch.aten.len.t %self : !torch.list<int> -> !torch.int
    %eq_2 = torch.aten.eq.int %length_2, %int1 : !torch.int, !torch.int -> !torch.bool
    %result_3 = torch.prim.If %eq_2 -> (!torch.list<int>) {
      %element = torch.aten.__getitem__.t %self, %int0 : !torch.list<int>, !torch.int -> !torch.int
      %result_4 = torch.prim.ListConstruct %int1, %element : (!torch.int, !torch.int) -> !torch.list<int>
      torch.prim.If.yield %result_4 : !torch.list<int>
    } else {
      torch.prim.If.yield %self : !torch.list<int>
    }
    torch.prim.If.yield %result_3 : !torch.list<int>
  }
  return %result : !torch.list<int>
}
