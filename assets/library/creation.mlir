// Tensors made from sizes, from numbers and like another tensor.
// Made from creation.py by to_mlir.py.

func.func private @check_sizes(%size: !torch.list<int>) -> !torch.list<int> {
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %str = torch.constant.str "Trying to create tensor with negative dimension {}: {}"
  %none = torch.constant.none
  %length = torch.aten.len.t %size : !torch.list<int> -> !torch.int
  torch.prim.Loop %length, %true, init() {
  ^bb0(%at: !torch.int):
    %each = torch.aten.__getitem__.t %size, %at : !torch.list<int>, !torch.int -> !torch.int
    %ge = torch.aten.ge.int %each, %int0 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %ge -> () {
      torch.prim.If.yield
    } else {
      %message = torch.aten.format(%str, %each, %size) : !torch.str, !torch.int, !torch.list<int> -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %size : !torch.list<int>
}

// As many numbers as fit into [start, end) in steps.
func.func private @range_sizes(%start: !torch.float, %end: !torch.float, %step: !torch.float) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %str = torch.constant.str "step must be nonzero"
  %none = torch.constant.none
  %str_2 = torch.constant.str "upper bound and larger bound inconsistent with step sign"
  %lt = torch.aten.lt.float_int %step, %int0 : !torch.float, !torch.int -> !torch.bool
  %either = torch.prim.If %lt -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %gt = torch.aten.gt.float_int %step, %int0 : !torch.float, !torch.int -> !torch.bool
    torch.prim.If.yield %gt : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %gt_2 = torch.aten.gt.float_int %step, %int0 : !torch.float, !torch.int -> !torch.bool
  %upper = torch.prim.If %gt_2 -> (!torch.bool) {
    %ge = torch.aten.ge.float %end, %start : !torch.float, !torch.float -> !torch.bool
    torch.prim.If.yield %ge : !torch.bool
  } else {
    %ge_2 = torch.aten.ge.float %start, %end : !torch.float, !torch.float -> !torch.bool
    torch.prim.If.yield %ge_2 : !torch.bool
  }
  torch.prim.If %upper -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %sub_float = torch.aten.sub.float %end, %start : !torch.float, !torch.float -> !torch.float
  %div_float = torch.aten.div.float %sub_float, %step : !torch.float, !torch.float -> !torch.float
  %ceil = torch.aten.ceil.float %div_float : !torch.float -> !torch.int
  %result = torch.prim.ListConstruct %ceil : (!torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func private @is_whole(%value: !torch.number) -> !torch.bool {
  %dtype_of_scalar = func.call @dtype_of_scalar(%value) : (!torch.number) -> !torch.int
  %result = func.call @is_integer(%dtype_of_scalar) : (!torch.int) -> !torch.bool
  return %result : !torch.bool
}

func.func private @dtype_of_fill(%value: !torch.number) -> !torch.int {
  %float32 = torch.constant.int 6
  %dtype_of_scalar = func.call @dtype_of_scalar(%value) : (!torch.number) -> !torch.int
  %is_integer = func.call @is_integer(%dtype_of_scalar) : (!torch.int) -> !torch.bool
  %result = torch.prim.If %is_integer -> (!torch.int) {
    %result_2 = func.call @dtype_of_scalar(%value) : (!torch.number) -> !torch.int
    torch.prim.If.yield %result_2 : !torch.int
  } else {
    torch.prim.If.yield %float32 : !torch.int
  }
  return %result : !torch.int
}

// The positions of a triangle: one column for each element.
func.func private @triangle_count(%row: !torch.int, %col: !torch.int, %offset: !torch.int) -> !torch.int {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %count = torch.prim.Loop %row, %true, init(%int0) {
  ^bb0(%i: !torch.int, %count_2: !torch.int):
    %add_int = torch.aten.add.int %i, %int1 : !torch.int, !torch.int -> !torch.int
    %add_int_2 = torch.aten.add.int %add_int, %offset : !torch.int, !torch.int -> !torch.int
    %max = torch.prim.max.int %add_int_2, %int0 : !torch.int, !torch.int -> !torch.int
    %min = torch.prim.min.int %max, %col : !torch.int, !torch.int -> !torch.int
    %count_3 = torch.aten.add.int %count_2, %min : !torch.int, !torch.int -> !torch.int
    torch.prim.Loop.condition %true, iter(%count_3 : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> (!torch.int)
  return %count : !torch.int
}

// aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.empty.memory_format(%size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.empty.memory_format(%size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.ones(%size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.ones(%size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.zeros(%size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.zeros(%size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.rand(%size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.rand(%size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.randn(%size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.randn(%size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.randn.generator(%size: !torch.list<int>, %generator: !torch.any, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.randn.generator(%size: !torch.list<int>, %generator: !torch.any, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::randint(SymInt high, SymInt[] size, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.randint(%high: !torch.int, %size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.randint(%high: !torch.int, %size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %int64 = torch.constant.int 4
  %result = func.call @given_or(%dtype, %int64) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.randint.low(%low: !torch.int, %high: !torch.int, %size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.randint.low(%low: !torch.int, %high: !torch.int, %size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %int64 = torch.constant.int 4
  %result = func.call @given_or(%dtype, %int64) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.empty_strided(%size: !torch.list<int>, %stride: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.empty_strided(%size: !torch.list<int>, %stride: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.full(%size: !torch.list<int>, %fill_value: !torch.float, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.full(%size: !torch.list<int>, %fill_value: !torch.number, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %dtype_of_fill = func.call @dtype_of_fill(%fill_value) : (!torch.number) -> !torch.int
  %result = func.call @given_or(%dtype, %dtype_of_fill) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.new_empty(%self: !torch.list<int>, %size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.new_empty(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.new_ones(%self: !torch.list<int>, %size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.new_ones(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.new_zeros(%self: !torch.list<int>, %size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.new_zeros(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.new_empty_strided(%self: !torch.list<int>, %size: !torch.list<int>, %stride: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.new_empty_strided(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %stride: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.new_full(%self: !torch.list<int>, %size: !torch.list<int>, %fill_value: !torch.float, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @check_sizes(%size) : (!torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.new_full(%self_rank_dtype: !torch.tuple<int, int>, %size: !torch.list<int>, %fill_value: !torch.number, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.empty_like(%self: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.empty_like(%self_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.full_like(%self: !torch.list<int>, %fill_value: !torch.float, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.full_like(%self_rank_dtype: !torch.tuple<int, int>, %fill_value: !torch.number, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.ones_like(%self: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.ones_like(%self_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.zeros_like(%self: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.zeros_like(%self_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.rand_like(%self: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.rand_like(%self_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.randn_like(%self: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.randn_like(%self_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.arange(%end: !torch.float, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %float = torch.constant.float 0.000000e+00
  %float_2 = torch.constant.float 1.000000e+00
  %result = func.call @range_sizes(%float, %end, %float_2) : (!torch.float, !torch.float, !torch.float) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.arange(%end: !torch.number, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %none = torch.constant.none
  %int64 = torch.constant.int 4
  %float32 = torch.constant.int 6
  %is_none = torch.aten.__is__ %dtype, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_none -> (!torch.int) {
    %is_whole = func.call @is_whole(%end) : (!torch.number) -> !torch.bool
    %result_2 = torch.prim.If %is_whole -> (!torch.int) {
      torch.prim.If.yield %int64 : !torch.int
    } else {
      torch.prim.If.yield %float32 : !torch.int
    }
    torch.prim.If.yield %result_2 : !torch.int
  } else {
    %dtype_2 = torch.prim.unchecked_cast %dtype : !torch.optional<int> -> !torch.int
    torch.prim.If.yield %dtype_2 : !torch.int
  }
  return %result : !torch.int
}

// aten::arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.arange.start(%start: !torch.float, %end: !torch.float, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %float = torch.constant.float 1.000000e+00
  %result = func.call @range_sizes(%start, %end, %float) : (!torch.float, !torch.float, !torch.float) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.arange.start(%start: !torch.number, %end: !torch.number, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %int64 = torch.constant.int 4
  %float32 = torch.constant.int 6
  %is_none = torch.aten.__is__ %dtype, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_none -> (!torch.int) {
    %is_whole = func.call @is_whole(%start) : (!torch.number) -> !torch.bool
    %both = torch.prim.If %is_whole -> (!torch.bool) {
      %is_whole_2 = func.call @is_whole(%end) : (!torch.number) -> !torch.bool
      torch.prim.If.yield %is_whole_2 : !torch.bool
    } else {
      torch.prim.If.yield %false : !torch.bool
    }
    %result_2 = torch.prim.If %both -> (!torch.int) {
      torch.prim.If.yield %int64 : !torch.int
    } else {
      torch.prim.If.yield %float32 : !torch.int
    }
    torch.prim.If.yield %result_2 : !torch.int
  } else {
    %dtype_2 = torch.prim.unchecked_cast %dtype : !torch.optional<int> -> !torch.int
    torch.prim.If.yield %dtype_2 : !torch.int
  }
  return %result : !torch.int
}

// aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.arange.start_step(%start: !torch.float, %end: !torch.float, %step: !torch.float, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @range_sizes(%start, %end, %step) : (!torch.float, !torch.float, !torch.float) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.arange.start_step(%start: !torch.number, %end: !torch.number, %step: !torch.number, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %int64 = torch.constant.int 4
  %float32 = torch.constant.int 6
  %is_none = torch.aten.__is__ %dtype, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_none -> (!torch.int) {
    %is_whole = func.call @is_whole(%start) : (!torch.number) -> !torch.bool
    %both = torch.prim.If %is_whole -> (!torch.bool) {
      %is_whole_2 = func.call @is_whole(%end) : (!torch.number) -> !torch.bool
      %both_2 = torch.prim.If %is_whole_2 -> (!torch.bool) {
        %is_whole_3 = func.call @is_whole(%step) : (!torch.number) -> !torch.bool
        torch.prim.If.yield %is_whole_3 : !torch.bool
      } else {
        torch.prim.If.yield %false : !torch.bool
      }
      torch.prim.If.yield %both_2 : !torch.bool
    } else {
      torch.prim.If.yield %false : !torch.bool
    }
    %result_2 = torch.prim.If %both -> (!torch.int) {
      torch.prim.If.yield %int64 : !torch.int
    } else {
      torch.prim.If.yield %float32 : !torch.int
    }
    torch.prim.If.yield %result_2 : !torch.int
  } else {
    %dtype_2 = torch.prim.unchecked_cast %dtype : !torch.optional<int> -> !torch.int
    torch.prim.If.yield %dtype_2 : !torch.int
  }
  return %result : !torch.int
}

// aten::linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.linspace(%start: !torch.float, %end: !torch.float, %steps: !torch.int, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "number of steps must be non-negative"
  %none = torch.constant.none
  %ge = torch.aten.ge.int %steps, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = torch.prim.ListConstruct %steps : (!torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.linspace(%start: !torch.number, %end: !torch.number, %steps: !torch.int, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// prims::iota(SymInt length, *, SymInt start, SymInt step, ScalarType dtype, Device device, bool requires_grad) -> Tensor
func.func @__torch_mlir_shape_fn.prims.iota(%length: !torch.int, %start: !torch.int, %step: !torch.int, %dtype: !torch.int, %device: !torch.Device, %requires_grad: !torch.bool) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "Expected length to be non-negative"
  %none = torch.constant.none
  %ge = torch.aten.ge.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = torch.prim.ListConstruct %length : (!torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.prims.iota(%length: !torch.int, %start: !torch.int, %step: !torch.int, %dtype: !torch.int, %device: !torch.Device, %requires_grad: !torch.bool) -> !torch.int {
  return %dtype : !torch.int
}

// aten::eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.eye(%n: !torch.int, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "n must be greater or equal to 0, got {}"
  %none = torch.constant.none
  %ge = torch.aten.ge.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %n) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = torch.prim.ListConstruct %n, %n : (!torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.eye(%n: !torch.int, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.eye.m(%n: !torch.int, %m: !torch.int, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "n must be greater or equal to 0, got {}"
  %none = torch.constant.none
  %str_2 = torch.constant.str "m must be greater or equal to 0, got {}"
  %ge = torch.aten.ge.int %n, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge -> () {
    torch.prim.If.yield
  } else {
    %message = torch.aten.format(%str, %n) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %ge_2 = torch.aten.ge.int %m, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ge_2 -> () {
    torch.prim.If.yield
  } else {
    %message_2 = torch.aten.format(%str_2, %m) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message_2, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = torch.prim.ListConstruct %n, %m : (!torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.eye.m(%n: !torch.int, %m: !torch.int, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.tril_indices(%row: !torch.int, %col: !torch.int, %offset: !torch.int, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %triangle_count = func.call @triangle_count(%row, %col, %offset) : (!torch.int, !torch.int, !torch.int) -> !torch.int
  %result = torch.prim.ListConstruct %int2, %triangle_count : (!torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.tril_indices(%row: !torch.int, %col: !torch.int, %offset: !torch.int, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %int64 = torch.constant.int 4
  %result = func.call @given_or(%dtype, %int64) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.triu_indices(%row: !torch.int, %col: !torch.int, %offset: !torch.int, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %mul_int = torch.aten.mul.int %row, %col : !torch.int, !torch.int -> !torch.int
  %sub_int = torch.aten.sub.int %offset, %int1 : !torch.int, !torch.int -> !torch.int
  %triangle_count = func.call @triangle_count(%row, %col, %sub_int) : (!torch.int, !torch.int, !torch.int) -> !torch.int
  %sub_int_2 = torch.aten.sub.int %mul_int, %triangle_count : !torch.int, !torch.int -> !torch.int
  %result = torch.prim.ListConstruct %int2, %sub_int_2 : (!torch.int, !torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.triu_indices(%row: !torch.int, %col: !torch.int, %offset: !torch.int, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %int64 = torch.constant.int 4
  %result = func.call @given_or(%dtype, %int64) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.scalar_tensor(%s: !torch.float, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.scalar_tensor(%s: !torch.number, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::tensor.int(int t, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.tensor.int(%t: !torch.int, %dtype: !torch.optional<int>, %device: !torch.optional<Device>, %requires_grad: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.tensor.int(%t: !torch.int, %dtype: !torch.optional<int>, %device: !torch.optional<Device>, %requires_grad: !torch.bool) -> !torch.int {
  %int64 = torch.constant.int 4
  %result = func.call @given_or(%dtype, %int64) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::tensor.float(float t, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.tensor.float(%t: !torch.float, %dtype: !torch.optional<int>, %device: !torch.optional<Device>, %requires_grad: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.tensor.float(%t: !torch.float, %dtype: !torch.optional<int>, %device: !torch.optional<Device>, %requires_grad: !torch.bool) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::tensor.bool(bool t, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.tensor.bool(%t: !torch.bool, %dtype: !torch.optional<int>, %device: !torch.optional<Device>, %requires_grad: !torch.bool) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.tensor.bool(%t: !torch.bool, %dtype: !torch.optional<int>, %device: !torch.optional<Device>, %requires_grad: !torch.bool) -> !torch.int {
  %bool = torch.constant.int 11
  %result = func.call @given_or(%dtype, %bool) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// prim::NumToTensor.Scalar(Scalar a) -> Tensor
func.func @__torch_mlir_shape_fn.prim.NumToTensor.Scalar(%a: !torch.float) -> !torch.list<int> {
  %result = func.call @reduce_all() : () -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.prim.NumToTensor.Scalar(%a: !torch.number) -> !torch.int {
  %result = func.call @dtype_of_scalar(%a) : (!torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.hann_window.periodic(%window_length: !torch.int, %periodic: !torch.bool, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.list<int> {
  %result = torch.prim.ListConstruct %window_length : (!torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.hann_window.periodic(%window_length: !torch.int, %periodic: !torch.bool, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>) -> !torch.int {
  %float32 = torch.constant.int 6
  %result = func.call @given_or(%dtype, %float32) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::_shape_as_tensor(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten._shape_as_tensor(%self: !torch.list<int>) -> !torch.list<int> {
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %result = torch.prim.ListConstruct %length : (!torch.int) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._shape_as_tensor(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}
