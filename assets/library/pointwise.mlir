// Elementwise functions of one tensor and of several broadcast together.
// Made from pointwise.py by to_mlir.py.

// aten::acos(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.acos(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.acos(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::acosh(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.acosh(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.acosh(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::asin(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.asin(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.asin(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::asinh(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.asinh(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.asinh(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::atan(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.atan(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.atan(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::atanh(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.atanh(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.atanh(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::cos(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.cos(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.cos(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::cosh(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.cosh(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.cosh(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::erf(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.erf(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.erf(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::exp(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.exp(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.exp(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::exp2(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.exp2(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.exp2(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::expm1(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.expm1(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.expm1(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::log(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.log(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.log(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::log10(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.log10(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.log10(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::log1p(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.log1p(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.log1p(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::log2(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.log2(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.log2(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::reciprocal(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.reciprocal(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.reciprocal(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::rsqrt(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.rsqrt(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.rsqrt(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::sigmoid(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sigmoid(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sigmoid(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::sin(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sin(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sin(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::sinh(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sinh(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sinh(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::sqrt(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sqrt(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sqrt(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::tan(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.tan(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.tan(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::tanh(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.tanh(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.tanh(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::special_expm1(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.special_expm1(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.special_expm1(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::deg2rad(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.deg2rad(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.deg2rad(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::rad2deg(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.rad2deg(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.rad2deg(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::erfc(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.erfc(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.erfc(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::erfinv(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.erfinv(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.erfinv(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::lgamma(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.lgamma(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.lgamma(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::digamma(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.digamma(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.digamma(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::sinc(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sinc(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sinc(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::special_erfcx(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.special_erfcx(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.special_erfcx(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::special_ndtr(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.special_ndtr(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.special_ndtr(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::special_log1p(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.special_log1p(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.special_log1p(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::special_sinc(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.special_sinc(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.special_sinc(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::i0(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.i0(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.i0(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// prims::sqrt(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.prims.sqrt(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.prims.sqrt(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::logit(Tensor self, float? eps=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.logit(%self: !torch.list<int>, %eps: !torch.optional<float>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.logit(%self_rank_dtype: !torch.tuple<int, int>, %eps: !torch.optional<float>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::ceil(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.ceil(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.ceil(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::floor(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.floor(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.floor(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::round(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.round(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.round(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::trunc(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.trunc(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.trunc(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::fix(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fix(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fix(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::frac(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.frac(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.frac(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::relu(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.relu(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.relu(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::relu6(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.relu6(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.relu6(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::selu(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.selu(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.selu(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::silu(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.silu(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.silu(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::mish(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.mish(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.mish(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::hardswish(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.hardswish(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.hardswish(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::hardsigmoid(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.hardsigmoid(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.hardsigmoid(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::log_sigmoid(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.log_sigmoid(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.log_sigmoid(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::square(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.square(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.square(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::sgn(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sgn(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sgn(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::sign(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sign(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sign(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.nan_to_num(%self: !torch.list<int>, %nan: !torch.optional<float>, %posinf: !torch.optional<float>, %neginf: !torch.optional<float>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.nan_to_num(%self_rank_dtype: !torch.tuple<int, int>, %nan: !torch.optional<float>, %posinf: !torch.optional<float>, %neginf: !torch.optional<float>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::positive(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.positive(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.positive(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::bitwise_not(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bitwise_not(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bitwise_not(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @check_bits(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::neg(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.neg(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.neg(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  %str = torch.constant.str "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead."
  %none = torch.constant.none
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %ne = torch.aten.ne.int %self_dtype, %bool : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ne -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %self_dtype : !torch.int
}

// aten::round.decimals(Tensor self, *, int decimals) -> Tensor
func.func @__torch_mlir_shape_fn.aten.round.decimals(%self: !torch.list<int>, %decimals: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.round.decimals(%self_rank_dtype: !torch.tuple<int, int>, %decimals: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::gelu(Tensor self, *, str approximate="none") -> Tensor
func.func @__torch_mlir_shape_fn.aten.gelu(%self: !torch.list<int>, %approximate: !torch.str) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.gelu(%self_rank_dtype: !torch.tuple<int, int>, %approximate: !torch.str) -> !torch.int {
  %str = torch.constant.str "gelu is not implemented for integers"
  %none = torch.constant.none
  %str_2 = torch.constant.str "none"
  %true = torch.constant.bool true
  %str_3 = torch.constant.str "tanh"
  %str_4 = torch.constant.str "approximate argument must be either none or tanh."
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %is_integer = func.call @is_integer(%self_dtype) : (!torch.int) -> !torch.bool
  %not = torch.aten.__not__ %is_integer : !torch.bool -> !torch.bool
  torch.prim.If %not -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %eq = torch.aten.eq.str %approximate, %str_2 : !torch.str, !torch.str -> !torch.bool
  %either = torch.prim.If %eq -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %eq_2 = torch.aten.eq.str %approximate, %str_3 : !torch.str, !torch.str -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str_4, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %self_dtype : !torch.int
}

// aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.hardtanh(%self: !torch.list<int>, %min_val: !torch.float, %max_val: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.hardtanh(%self_rank_dtype: !torch.tuple<int, int>, %min_val: !torch.number, %max_val: !torch.number) -> !torch.int {
  %bool = torch.constant.int 11
  %str = torch.constant.str "Bool inputs not supported for hardtanh"
  %none = torch.constant.none
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %ne = torch.aten.ne.int %self_dtype, %bool : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %ne -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %self_dtype : !torch.int
}

// aten::elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.elu(%self: !torch.list<int>, %alpha: !torch.float, %scale: !torch.float, %input_scale: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.elu(%self_rank_dtype: !torch.tuple<int, int>, %alpha: !torch.number, %scale: !torch.number, %input_scale: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::celu(Tensor self, Scalar alpha=1.) -> Tensor
func.func @__torch_mlir_shape_fn.aten.celu(%self: !torch.list<int>, %alpha: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.celu(%self_rank_dtype: !torch.tuple<int, int>, %alpha: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
func.func @__torch_mlir_shape_fn.aten.leaky_relu(%self: !torch.list<int>, %negative_slope: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.leaky_relu(%self_rank_dtype: !torch.tuple<int, int>, %negative_slope: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
func.func @__torch_mlir_shape_fn.aten.softplus(%self: !torch.list<int>, %beta: !torch.float, %threshold: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.softplus(%self_rank_dtype: !torch.tuple<int, int>, %beta: !torch.number, %threshold: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
func.func @__torch_mlir_shape_fn.aten.softshrink(%self: !torch.list<int>, %lambd: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.softshrink(%self_rank_dtype: !torch.tuple<int, int>, %lambd: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
func.func @__torch_mlir_shape_fn.aten.hardshrink(%self: !torch.list<int>, %lambd: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.hardshrink(%self_rank_dtype: !torch.tuple<int, int>, %lambd: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
func.func @__torch_mlir_shape_fn.aten.threshold(%self: !torch.list<int>, %threshold: !torch.float, %value: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.threshold(%self_rank_dtype: !torch.tuple<int, int>, %threshold: !torch.number, %value: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::abs(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.abs(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.abs(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @real_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::absolute(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.absolute(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.absolute(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @real_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::isfinite(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.isfinite(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.isfinite(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::isinf(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.isinf(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.isinf(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::isnan(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.isnan(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.isnan(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::isneginf(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.isneginf(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.isneginf(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::isposinf(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.isposinf(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.isposinf(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::signbit(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.signbit(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.signbit(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::logical_not(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.logical_not(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.logical_not(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.add.Scalar(%self: !torch.list<int>, %other: !torch.float, %alpha: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.add.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number, %alpha: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sub.Scalar(%self: !torch.list<int>, %other: !torch.float, %alpha: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sub.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number, %alpha: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.rsub.Scalar(%self: !torch.list<int>, %other: !torch.float, %alpha: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.rsub.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number, %alpha: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.mul.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.mul.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.remainder.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.remainder.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fmod.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fmod.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.__and__.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.__and__.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bitwise_and.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bitwise_and.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.floor_divide.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.floor_divide.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::div.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.div.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.div.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %promote_scalar = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  %result = func.call @float_of(%promote_scalar) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
func.func @__torch_mlir_shape_fn.aten.div.Scalar_mode(%self: !torch.list<int>, %other: !torch.float, %rounding_mode: !torch.optional<str>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.div.Scalar_mode(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number, %rounding_mode: !torch.optional<str>) -> !torch.int {
  %promote_scalar = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  %result = func.call @division_dtype(%promote_scalar, %rounding_mode) : (!torch.int, !torch.optional<str>) -> !torch.int
  return %result : !torch.int
}

// aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
func.func @__torch_mlir_shape_fn.aten.pow.Tensor_Scalar(%self: !torch.list<int>, %exponent: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.pow.Tensor_Scalar(%self_rank_dtype: !torch.tuple<int, int>, %exponent: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %exponent) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor
func.func @__torch_mlir_shape_fn.aten.pow.Scalar(%self: !torch.float, %exponent: !torch.list<int>) -> !torch.list<int> {
  return %exponent : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.pow.Scalar(%self: !torch.number, %exponent_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote_scalar(%exponent_rank_dtype, %self) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::eq.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.eq.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.eq.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::ne.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.ne.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.ne.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::lt.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.lt.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.lt.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::le.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.le.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.le.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::gt.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.gt.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.gt.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::ge.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.ge.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.ge.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::clamp_min(Tensor self, Scalar min) -> Tensor
func.func @__torch_mlir_shape_fn.aten.clamp_min(%self: !torch.list<int>, %min: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.clamp_min(%self_rank_dtype: !torch.tuple<int, int>, %min: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %min) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::clamp_max(Tensor self, Scalar max) -> Tensor
func.func @__torch_mlir_shape_fn.aten.clamp_max(%self: !torch.list<int>, %max: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.clamp_max(%self_rank_dtype: !torch.tuple<int, int>, %max: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %max) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.clamp(%self: !torch.list<int>, %min: !torch.optional<float>, %max: !torch.optional<float>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.clamp(%self_rank_dtype: !torch.tuple<int, int>, %min: !torch.optional<number>, %max: !torch.optional<number>) -> !torch.int {
  %none = torch.constant.none
  %true = torch.constant.bool true
  %str = torch.constant.str "torch.clamp: At least one of 'min' or 'max' must not be None"
  %self_rank, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %is_given = torch.aten.__isnot__ %min, %none : !torch.optional<number>, !torch.none -> !torch.bool
  %either = torch.prim.If %is_given -> (!torch.bool) {
    %min_2 = torch.prim.unchecked_cast %min : !torch.optional<number> -> !torch.number
    torch.prim.If.yield %true : !torch.bool
  } else {
    %is_given_2 = torch.aten.__isnot__ %max, %none : !torch.optional<number>, !torch.none -> !torch.bool
    torch.prim.If.yield %is_given_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %is_none = torch.aten.__is__ %min, %none : !torch.optional<number>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_none -> (!torch.int) {
    %is_none_2 = torch.aten.__is__ %max, %none : !torch.optional<number>, !torch.none -> !torch.bool
    %result_2 = torch.prim.If %is_none_2 -> (!torch.int) {
      torch.prim.If.yield %self_dtype : !torch.int
    } else {
      %max_2 = torch.prim.unchecked_cast %max : !torch.optional<number> -> !torch.number
      %promote_scalar = func.call @promote_scalar(%self_rank_dtype, %max_2) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
      torch.prim.If.yield %promote_scalar : !torch.int
    }
    torch.prim.If.yield %result_2 : !torch.int
  } else {
    %min_3 = torch.prim.unchecked_cast %min : !torch.optional<number> -> !torch.number
    %is_none_3 = torch.aten.__is__ %max, %none : !torch.optional<number>, !torch.none -> !torch.bool
    %result_3 = torch.prim.If %is_none_3 -> (!torch.int) {
      %result_4 = func.call @promote_scalar(%self_rank_dtype, %min_3) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
      torch.prim.If.yield %result_4 : !torch.int
    } else {
      %max_3 = torch.prim.unchecked_cast %max : !torch.optional<number> -> !torch.number
      %ranks = torch.prim.ListConstruct %self_rank, %none, %none : (!torch.int, !torch.none, !torch.none) -> !torch.list<optional<int>>
      %dtype_of_scalar = func.call @dtype_of_scalar(%min_3) : (!torch.number) -> !torch.int
      %dtype_of_scalar_2 = func.call @dtype_of_scalar(%max_3) : (!torch.number) -> !torch.int
      %dtypes = torch.prim.ListConstruct %self_dtype, %dtype_of_scalar, %dtype_of_scalar_2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
      %result_5 = torch.promote_dtypes %ranks, %dtypes : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
      torch.prim.If.yield %result_5 : !torch.int
    }
    torch.prim.If.yield %result_3 : !torch.int
  }
  return %result : !torch.int
}

// aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.add.Tensor(%self: !torch.list<int>, %other: !torch.list<int>, %alpha: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.add.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>, %alpha: !torch.number) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sub.Tensor(%self: !torch.list<int>, %other: !torch.list<int>, %alpha: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sub.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>, %alpha: !torch.number) -> !torch.int {
  %bool = torch.constant.int 11
  %true = torch.constant.bool true
  %str = torch.constant.str "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead."
  %none = torch.constant.none
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %unused_2, %other_dtype = torch.prim.TupleUnpack %other_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %ne = torch.aten.ne.int %self_dtype, %bool : !torch.int, !torch.int -> !torch.bool
  %either = torch.prim.If %ne -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %ne_2 = torch.aten.ne.int %other_dtype, %bool : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %ne_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.mul.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.mul.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::maximum(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.maximum(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.maximum(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::minimum(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.minimum(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.minimum(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::max.other(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.max.other(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.max.other(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::min.other(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.min.other(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.min.other(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::fmax(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fmax(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fmax(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::fmin(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fmin(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fmin(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.remainder.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.remainder.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fmod.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fmod.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::floor_divide(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.floor_divide(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.floor_divide(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bitwise_and.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bitwise_and.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @check_bits(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bitwise_or.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bitwise_or.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @check_bits(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bitwise_xor.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bitwise_xor.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @check_bits(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bitwise_left_shift.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bitwise_left_shift.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @check_bits(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bitwise_right_shift.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bitwise_right_shift.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @check_bits(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.__and__.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.__and__.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @check_bits(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::__or__.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.__or__.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.__or__.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @check_bits(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::__xor__.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.__xor__.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.__xor__.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @check_bits(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.__lshift__.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.__lshift__.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @check_bits(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::__rshift__.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.__rshift__.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.__rshift__.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @check_bits(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bitwise_or.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bitwise_or.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bitwise_xor.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bitwise_xor.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::__or__.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.__or__.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.__or__.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::__xor__.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.__xor__.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.__xor__.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.__lshift__.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.__lshift__.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::__rshift__.Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.__rshift__.Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.__rshift__.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bitwise_left_shift.Tensor_Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bitwise_left_shift.Tensor_Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bitwise_right_shift.Tensor_Scalar(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bitwise_right_shift.Tensor_Scalar(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::logaddexp(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.logaddexp(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.logaddexp(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::logaddexp2(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.logaddexp2(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.logaddexp2(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::div.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.div.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.div.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @float_of(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::atan2(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.atan2(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.atan2(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @float_of(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::copysign.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.copysign.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.copysign.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @float_of(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::ldexp.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.ldexp.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.ldexp.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @float_of(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
func.func @__torch_mlir_shape_fn.aten.div.Tensor_mode(%self: !torch.list<int>, %other: !torch.list<int>, %rounding_mode: !torch.optional<str>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.div.Tensor_mode(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>, %rounding_mode: !torch.optional<str>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @division_dtype(%promote, %rounding_mode) : (!torch.int, !torch.optional<str>) -> !torch.int
  return %result : !torch.int
}

// aten::heaviside(Tensor self, Tensor values) -> Tensor
func.func @__torch_mlir_shape_fn.aten.heaviside(%self: !torch.list<int>, %values: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %values) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.heaviside(%self_rank_dtype: !torch.tuple<int, int>, %values_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %str = torch.constant.str "heaviside is not yet implemented for tensors with different dtypes."
  %none = torch.constant.none
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %unused_2, %values_dtype = torch.prim.TupleUnpack %values_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %eq = torch.aten.eq.int %self_dtype, %values_dtype : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %self_dtype : !torch.int
}

// aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
func.func @__torch_mlir_shape_fn.aten.pow.Tensor_Tensor(%self: !torch.list<int>, %exponent: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %exponent) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.pow.Tensor_Tensor(%self_rank_dtype: !torch.tuple<int, int>, %exponent_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %exponent_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
func.func @__torch_mlir_shape_fn.aten.float_power.Tensor_Tensor(%self: !torch.list<int>, %exponent: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %exponent) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.float_power.Tensor_Tensor(%self_rank_dtype: !torch.tuple<int, int>, %exponent_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %true = torch.constant.bool true
  %complex128 = torch.constant.int 10
  %float64 = torch.constant.int 7
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %unused_2, %exponent_dtype = torch.prim.TupleUnpack %exponent_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %is_complex = func.call @is_complex(%self_dtype) : (!torch.int) -> !torch.bool
  %either = torch.prim.If %is_complex -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %is_complex_2 = func.call @is_complex(%exponent_dtype) : (!torch.int) -> !torch.bool
    torch.prim.If.yield %is_complex_2 : !torch.bool
  }
  %result = torch.prim.If %either -> (!torch.int) {
    torch.prim.If.yield %complex128 : !torch.int
  } else {
    torch.prim.If.yield %float64 : !torch.int
  }
  return %result : !torch.int
}

// aten::xlogy.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.xlogy.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.xlogy.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %promote = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  %result = func.call @float_of(%promote) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::eq.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.eq.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.eq.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::ne.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.ne.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.ne.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::lt.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.lt.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.lt.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::le.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.le.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.le.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::gt.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.gt.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.gt.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::ge.Tensor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.ge.Tensor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.ge.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::logical_and(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.logical_and(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.logical_and(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::logical_or(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.logical_or(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.logical_or(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::logical_xor(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.logical_xor(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.logical_xor(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::isclose(Tensor self, Tensor other, float rtol=1.0000000000000001e-05, float atol=1e-08, bool equal_nan=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.isclose(%self: !torch.list<int>, %other: !torch.list<int>, %rtol: !torch.float, %atol: !torch.float, %equal_nan: !torch.bool) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.isclose(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>, %rtol: !torch.float, %atol: !torch.float, %equal_nan: !torch.bool) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
func.func @__torch_mlir_shape_fn.aten.clamp_min.Tensor(%self: !torch.list<int>, %min: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %min) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.clamp_min.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %min_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %min_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
func.func @__torch_mlir_shape_fn.aten.clamp_max.Tensor(%self: !torch.list<int>, %max: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %max) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.clamp_max.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %max_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %max_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::polar(Tensor abs, Tensor angle) -> Tensor
func.func @__torch_mlir_shape_fn.aten.polar(%abs: !torch.list<int>, %angle: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%abs, %angle) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.polar(%abs_rank_dtype: !torch.tuple<int, int>, %angle_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %abs_dtype = torch.prim.TupleUnpack %abs_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @complex_of(%abs_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::complex(Tensor real, Tensor imag) -> Tensor
func.func @__torch_mlir_shape_fn.aten.complex(%real: !torch.list<int>, %imag: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%real, %imag) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.complex(%real_rank_dtype: !torch.tuple<int, int>, %imag_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %real_dtype = torch.prim.TupleUnpack %real_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @complex_of(%real_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::prelu(Tensor self, Tensor weight) -> Tensor
func.func @__torch_mlir_shape_fn.aten.prelu(%self: !torch.list<int>, %weight: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.prelu(%self_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %str = torch.constant.str "prelu: Type promoting not supported."
  %none = torch.constant.none
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %unused_2, %weight_dtype = torch.prim.TupleUnpack %weight_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %eq = torch.aten.eq.int %self_dtype, %weight_dtype : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %self_dtype : !torch.int
}

// aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.where.self(%condition: !torch.list<int>, %self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast3(%condition, %self, %other) : (!torch.list<int>, !torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.where.self(%condition_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.where.ScalarSelf(%condition: !torch.list<int>, %self: !torch.float, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%condition, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.where.ScalarSelf(%condition_rank_dtype: !torch.tuple<int, int>, %self: !torch.number, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote_scalar(%other_rank_dtype, %self) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.where.ScalarOther(%condition: !torch.list<int>, %self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast(%condition, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.where.ScalarOther(%condition_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %result = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  return %result : !torch.int
}

// aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.where.Scalar(%condition: !torch.list<int>, %self: !torch.float, %other: !torch.float) -> !torch.list<int> {
  return %condition : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.where.Scalar(%condition_rank_dtype: !torch.tuple<int, int>, %self: !torch.number, %other: !torch.number) -> !torch.int {
  %float64 = torch.constant.int 7
  %true = torch.constant.bool true
  %float32 = torch.constant.int 6
  %none = torch.constant.none
  %dtype_of_scalar = func.call @dtype_of_scalar(%self) : (!torch.number) -> !torch.int
  %eq = torch.aten.eq.int %dtype_of_scalar, %float64 : !torch.int, !torch.int -> !torch.bool
  %either = torch.prim.If %eq -> (!torch.bool) {
    torch.prim.If.yield %true : !torch.bool
  } else {
    %dtype_of_scalar_2 = func.call @dtype_of_scalar(%other) : (!torch.number) -> !torch.int
    %eq_2 = torch.aten.eq.int %dtype_of_scalar_2, %float64 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq_2 : !torch.bool
  }
  %result = torch.prim.If %either -> (!torch.int) {
    torch.prim.If.yield %float32 : !torch.int
  } else {
    %ranks = torch.prim.ListConstruct %none, %none : (!torch.none, !torch.none) -> !torch.list<optional<int>>
    %dtype_of_scalar_3 = func.call @dtype_of_scalar(%self) : (!torch.number) -> !torch.int
    %dtype_of_scalar_4 = func.call @dtype_of_scalar(%other) : (!torch.number) -> !torch.int
    %dtypes = torch.prim.ListConstruct %dtype_of_scalar_3, %dtype_of_scalar_4 : (!torch.int, !torch.int) -> !torch.list<int>
    %result_2 = torch.promote_dtypes %ranks, %dtypes : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
    torch.prim.If.yield %result_2 : !torch.int
  }
  return %result : !torch.int
}

// aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.clamp.Tensor(%self: !torch.list<int>, %min: !torch.optional<list<int>>, %max: !torch.optional<list<int>>) -> !torch.list<int> {
  %none = torch.constant.none
  %is_given = torch.aten.__isnot__ %min, %none : !torch.optional<list<int>>, !torch.none -> !torch.bool
  %out = torch.prim.If %is_given -> (!torch.list<int>) {
    %min_2 = torch.prim.unchecked_cast %min : !torch.optional<list<int>> -> !torch.list<int>
    %out_2 = func.call @broadcast(%self, %min_2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
    torch.prim.If.yield %out_2 : !torch.list<int>
  } else {
    torch.prim.If.yield %self : !torch.list<int>
  }
  %is_given_2 = torch.aten.__isnot__ %max, %none : !torch.optional<list<int>>, !torch.none -> !torch.bool
  %out_3 = torch.prim.If %is_given_2 -> (!torch.list<int>) {
    %max_2 = torch.prim.unchecked_cast %max : !torch.optional<list<int>> -> !torch.list<int>
    %out_4 = func.call @broadcast(%out, %max_2) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
    torch.prim.If.yield %out_4 : !torch.list<int>
  } else {
    torch.prim.If.yield %out : !torch.list<int>
  }
  return %out_3 : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.clamp.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %min_rank_dtype: !torch.optional<tuple<int, int>>, %max_rank_dtype: !torch.optional<tuple<int, int>>) -> !torch.int {
  %none = torch.constant.none
  %true = torch.constant.bool true
  %str = torch.constant.str "torch.clamp: At least one of 'min' or 'max' must not be None"
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %is_given = torch.aten.__isnot__ %min_rank_dtype, %none : !torch.optional<tuple<int, int>>, !torch.none -> !torch.bool
  %either = torch.prim.If %is_given -> (!torch.bool) {
    %min_rank_dtype_2 = torch.prim.unchecked_cast %min_rank_dtype : !torch.optional<tuple<int, int>> -> !torch.tuple<int, int>
    torch.prim.If.yield %true : !torch.bool
  } else {
    %is_given_2 = torch.aten.__isnot__ %max_rank_dtype, %none : !torch.optional<tuple<int, int>>, !torch.none -> !torch.bool
    torch.prim.If.yield %is_given_2 : !torch.bool
  }
  torch.prim.If %either -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %is_none = torch.aten.__is__ %min_rank_dtype, %none : !torch.optional<tuple<int, int>>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_none -> (!torch.int) {
    %is_none_2 = torch.aten.__is__ %max_rank_dtype, %none : !torch.optional<tuple<int, int>>, !torch.none -> !torch.bool
    %result_2 = torch.prim.If %is_none_2 -> (!torch.int) {
      torch.prim.If.yield %self_dtype : !torch.int
    } else {
      %max_rank_dtype_2 = torch.prim.unchecked_cast %max_rank_dtype : !torch.optional<tuple<int, int>> -> !torch.tuple<int, int>
      %promote = func.call @promote(%self_rank_dtype, %max_rank_dtype_2) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
      torch.prim.If.yield %promote : !torch.int
    }
    torch.prim.If.yield %result_2 : !torch.int
  } else {
    %min_rank_dtype_3 = torch.prim.unchecked_cast %min_rank_dtype : !torch.optional<tuple<int, int>> -> !torch.tuple<int, int>
    %is_none_3 = torch.aten.__is__ %max_rank_dtype, %none : !torch.optional<tuple<int, int>>, !torch.none -> !torch.bool
    %result_3 = torch.prim.If %is_none_3 -> (!torch.int) {
      %result_4 = func.call @promote(%self_rank_dtype, %min_rank_dtype_3) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
      torch.prim.If.yield %result_4 : !torch.int
    } else {
      %max_rank_dtype_3 = torch.prim.unchecked_cast %max_rank_dtype : !torch.optional<tuple<int, int>> -> !torch.tuple<int, int>
      %result_5 = func.call @promote3(%self_rank_dtype, %min_rank_dtype_3, %max_rank_dtype_3) : (!torch.tuple<int, int>, !torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
      torch.prim.If.yield %result_5 : !torch.int
    }
    torch.prim.If.yield %result_3 : !torch.int
  }
  return %result : !torch.int
}

// aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.addcmul(%self: !torch.list<int>, %tensor1: !torch.list<int>, %tensor2: !torch.list<int>, %value: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast3(%self, %tensor1, %tensor2) : (!torch.list<int>, !torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.addcmul(%self_rank_dtype: !torch.tuple<int, int>, %tensor1_rank_dtype: !torch.tuple<int, int>, %tensor2_rank_dtype: !torch.tuple<int, int>, %value: !torch.number) -> !torch.int {
  %result = func.call @promote3(%self_rank_dtype, %tensor1_rank_dtype, %tensor2_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
func.func @__torch_mlir_shape_fn.aten.addcdiv(%self: !torch.list<int>, %tensor1: !torch.list<int>, %tensor2: !torch.list<int>, %value: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast3(%self, %tensor1, %tensor2) : (!torch.list<int>, !torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.addcdiv(%self_rank_dtype: !torch.tuple<int, int>, %tensor1_rank_dtype: !torch.tuple<int, int>, %tensor2_rank_dtype: !torch.tuple<int, int>, %value: !torch.number) -> !torch.int {
  %result = func.call @promote3(%self_rank_dtype, %tensor1_rank_dtype, %tensor2_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
func.func @__torch_mlir_shape_fn.aten.lerp.Scalar(%self: !torch.list<int>, %end: !torch.list<int>, %weight: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %end) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.lerp.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %end_rank_dtype: !torch.tuple<int, int>, %weight: !torch.number) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %end_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
func.func @__torch_mlir_shape_fn.aten.lerp.Tensor(%self: !torch.list<int>, %end: !torch.list<int>, %weight: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast3(%self, %end, %weight) : (!torch.list<int>, !torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.lerp.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %end_rank_dtype: !torch.tuple<int, int>, %weight_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote3(%self_rank_dtype, %end_rank_dtype, %weight_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.clone(%self: !torch.list<int>, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.clone(%self_rank_dtype: !torch.tuple<int, int>, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=0) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.contiguous(%self: !torch.list<int>, %memory_format: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.contiguous(%self_rank_dtype: !torch.tuple<int, int>, %memory_format: !torch.int) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::dropout(Tensor input, float p, bool train) -> Tensor
func.func @__torch_mlir_shape_fn.aten.dropout(%input: !torch.list<int>, %p: !torch.float, %train: !torch.bool) -> !torch.list<int> {
  return %input : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.dropout(%input_rank_dtype: !torch.tuple<int, int>, %p: !torch.float, %train: !torch.bool) -> !torch.int {
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %input_dtype : !torch.int
}

// aten::detach(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.detach(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.detach(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::alias(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.alias(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.alias(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::lift_fresh_copy(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.lift_fresh_copy(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.lift_fresh_copy(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::zero(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.zero(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.zero(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bernoulli(%self: !torch.list<int>, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bernoulli(%self_rank_dtype: !torch.tuple<int, int>, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bernoulli.p(%self: !torch.list<int>, %p: !torch.float, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bernoulli.p(%self_rank_dtype: !torch.tuple<int, int>, %p: !torch.float, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// prims::view_of(Tensor(a) a) -> Tensor(a)
func.func @__torch_mlir_shape_fn.prims.view_of(%a: !torch.list<int>) -> !torch.list<int> {
  return %a : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.prims.view_of(%a_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %a_dtype = torch.prim.TupleUnpack %a_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %a_dtype : !torch.int
}

// aten::fill.Scalar(Tensor self, Scalar value) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fill.Scalar(%self: !torch.list<int>, %value: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fill.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %value: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::fill.Tensor(Tensor self, Tensor value) -> Tensor
func.func @__torch_mlir_shape_fn.aten.fill.Tensor(%self: !torch.list<int>, %value: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "fill_ only supports 0-dimension value tensor but got tensor with {} dimensions."
  %none = torch.constant.none
  %length = torch.aten.len.t %value : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %value : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.fill.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %value_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
func.func @__torch_mlir_shape_fn.aten.masked_fill.Scalar(%self: !torch.list<int>, %mask: !torch.list<int>, %value: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %mask) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.masked_fill.Scalar(%self_rank_dtype: !torch.tuple<int, int>, %mask_rank_dtype: !torch.tuple<int, int>, %value: !torch.number) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
func.func @__torch_mlir_shape_fn.aten.masked_fill.Tensor(%self: !torch.list<int>, %mask: !torch.list<int>, %value: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "masked_fill only supports a 0-dimensional value tensor, but got tensor with {} dimension(s)."
  %none = torch.constant.none
  %length = torch.aten.len.t %value : !torch.list<int> -> !torch.int
  %eq = torch.aten.eq.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  torch.prim.If %eq -> () {
    torch.prim.If.yield
  } else {
    %length_2 = torch.aten.len.t %value : !torch.list<int> -> !torch.int
    %message = torch.aten.format(%str, %length_2) : !torch.str, !torch.int -> !torch.str
    torch.prim.RaiseException %message, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = func.call @broadcast(%self, %mask) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.masked_fill.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %mask_rank_dtype: !torch.tuple<int, int>, %value_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
func.func @__torch_mlir_shape_fn.aten.masked_scatter(%self: !torch.list<int>, %mask: !torch.list<int>, %source: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %mask) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.masked_scatter(%self_rank_dtype: !torch.tuple<int, int>, %mask_rank_dtype: !torch.tuple<int, int>, %source_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.copy(%self: !torch.list<int>, %src: !torch.list<int>, %non_blocking: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.copy(%self_rank_dtype: !torch.tuple<int, int>, %src_rank_dtype: !torch.tuple<int, int>, %non_blocking: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bernoulli.Tensor(%self: !torch.list<int>, %p: !torch.list<int>, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.bernoulli.Tensor(%self_rank_dtype: !torch.tuple<int, int>, %p_rank_dtype: !torch.tuple<int, int>, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::bernoulli.float(Tensor self, float p=0.5, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.bernoulli.float(%self: !torch.list<int>, %p: !torch.float, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

// aten::exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.exponential(%self: !torch.list<int>, %lambd: !torch.float, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.exponential(%self_rank_dtype: !torch.tuple<int, int>, %lambd: !torch.float, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.uniform(%self: !torch.list<int>, %from_: !torch.float, %to: !torch.float, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.uniform(%self_rank_dtype: !torch.tuple<int, int>, %from_: !torch.float, %to: !torch.float, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::normal_functional(Tensor self, float mean=0., float std=1., *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.normal_functional(%self: !torch.list<int>, %mean: !torch.float, %std: !torch.float, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.normal_functional(%self_rank_dtype: !torch.tuple<int, int>, %mean: !torch.float, %std: !torch.float, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.to.dtype(%self: !torch.list<int>, %dtype: !torch.int, %non_blocking: !torch.bool, %copy: !torch.bool, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.to.dtype(%self_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.int, %non_blocking: !torch.bool, %copy: !torch.bool, %memory_format: !torch.optional<int>) -> !torch.int {
  return %dtype : !torch.int
}

// aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.to.dtype_layout(%self: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %non_blocking: !torch.bool, %copy: !torch.bool, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.to.dtype_layout(%self_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %non_blocking: !torch.bool, %copy: !torch.bool, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.to.device(%self: !torch.list<int>, %device: !torch.Device, %dtype: !torch.int, %non_blocking: !torch.bool, %copy: !torch.bool, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.to.device(%self_rank_dtype: !torch.tuple<int, int>, %device: !torch.Device, %dtype: !torch.int, %non_blocking: !torch.bool, %copy: !torch.bool, %memory_format: !torch.optional<int>) -> !torch.int {
  return %dtype : !torch.int
}

// aten::to.prim_Device(Tensor(a) self, Device? device, int? dtype=None, bool non_blocking=False, bool copy=False) -> Tensor(b|a)
func.func @__torch_mlir_shape_fn.aten.to.prim_Device(%self: !torch.list<int>, %device: !torch.optional<Device>, %dtype: !torch.optional<int>, %non_blocking: !torch.bool, %copy: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.to.prim_Device(%self_rank_dtype: !torch.tuple<int, int>, %device: !torch.optional<Device>, %dtype: !torch.optional<int>, %non_blocking: !torch.bool, %copy: !torch.bool) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.to.other(%self: !torch.list<int>, %other: !torch.list<int>, %non_blocking: !torch.bool, %copy: !torch.bool, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.to.other(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>, %non_blocking: !torch.bool, %copy: !torch.bool, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %other_dtype = torch.prim.TupleUnpack %other_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %other_dtype : !torch.int
}

// aten::type_as(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.type_as(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.type_as(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %other_dtype = torch.prim.TupleUnpack %other_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %other_dtype : !torch.int
}

// aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten._to_copy(%self: !torch.list<int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %non_blocking: !torch.bool, %memory_format: !torch.optional<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._to_copy(%self_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.optional<int>, %layout: !torch.optional<int>, %device: !torch.optional<Device>, %pin_memory: !torch.optional<bool>, %non_blocking: !torch.bool, %memory_format: !torch.optional<int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @given_or(%dtype, %self_dtype) : (!torch.optional<int>, !torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::cpu(Tensor(a) self) -> Tensor(b|a)
func.func @__torch_mlir_shape_fn.aten.cpu(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.cpu(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::_cast_Float(Tensor self, bool non_blocking=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten._cast_Float(%self: !torch.list<int>, %non_blocking: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._cast_Float(%self_rank_dtype: !torch.tuple<int, int>, %non_blocking: !torch.bool) -> !torch.int {
  %float32 = torch.constant.int 6
  return %float32 : !torch.int
}

// aten::_cast_Long(Tensor self, bool non_blocking=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten._cast_Long(%self: !torch.list<int>, %non_blocking: !torch.bool) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten._cast_Long(%self_rank_dtype: !torch.tuple<int, int>, %non_blocking: !torch.bool) -> !torch.int {
  %int64 = torch.constant.int 4
  return %int64 : !torch.int
}

// prims::convert_element_type(Tensor a, ScalarType dtype) -> Tensor
func.func @__torch_mlir_shape_fn.prims.convert_element_type(%a: !torch.list<int>, %dtype: !torch.int) -> !torch.list<int> {
  return %a : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.prims.convert_element_type(%a_rank_dtype: !torch.tuple<int, int>, %dtype: !torch.int) -> !torch.int {
  return %dtype : !torch.int
}

// aten::view_as_complex(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.view_as_complex(%self: !torch.list<int>) -> !torch.list<int> {
  %int0 = torch.constant.int 0
  %intm1 = torch.constant.int -1
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %str = torch.constant.str "Tensor must have a last dimension of size 2"
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %length = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %gt = torch.aten.gt.int %length, %int0 : !torch.int, !torch.int -> !torch.bool
  %both = torch.prim.If %gt -> (!torch.bool) {
    %element = torch.aten.__getitem__.t %self, %intm1 : !torch.list<int>, !torch.int -> !torch.int
    %eq = torch.aten.eq.int %element, %int2 : !torch.int, !torch.int -> !torch.bool
    torch.prim.If.yield %eq : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = torch.aten.slice.t %self, %none, %intm1, %int1 : !torch.list<int>, !torch.none, !torch.int, !torch.int -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.view_as_complex(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @complex_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::view_as_real(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.view_as_real(%self: !torch.list<int>) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %list = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %result = torch.aten.add.t %self, %list : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.view_as_real(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @real_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::real(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.real(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.real(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = func.call @real_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::imag(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.imag(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.imag(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %str = torch.constant.str "imag is not implemented for tensors with non-complex dtypes."
  %none = torch.constant.none
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %is_complex = func.call @is_complex(%self_dtype) : (!torch.int) -> !torch.bool
  torch.prim.If %is_complex -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  %result = func.call @real_of(%self_dtype) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
func.func @__torch_mlir_shape_fn.aten.sigmoid_backward(%grad_output: !torch.list<int>, %output: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %output) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.sigmoid_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %output_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %output_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::tanh_backward(Tensor grad_output, Tensor output) -> Tensor
func.func @__torch_mlir_shape_fn.aten.tanh_backward(%grad_output: !torch.list<int>, %output: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %output) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.tanh_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %output_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %output_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate="none") -> Tensor
func.func @__torch_mlir_shape_fn.aten.gelu_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %approximate: !torch.str) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.gelu_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %approximate: !torch.str) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor
func.func @__torch_mlir_shape_fn.aten.leaky_relu_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %negative_slope: !torch.float, %self_is_result: !torch.bool) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.leaky_relu_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %negative_slope: !torch.number, %self_is_result: !torch.bool) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
func.func @__torch_mlir_shape_fn.aten.threshold_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %threshold: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.threshold_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %threshold: !torch.number) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
func.func @__torch_mlir_shape_fn.aten.hardtanh_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %min_val: !torch.float, %max_val: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.hardtanh_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %min_val: !torch.number, %max_val: !torch.number) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
func.func @__torch_mlir_shape_fn.aten.softplus_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %beta: !torch.float, %threshold: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.softplus_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %beta: !torch.number, %threshold: !torch.number) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor
func.func @__torch_mlir_shape_fn.aten.elu_backward(%grad_output: !torch.list<int>, %alpha: !torch.float, %scale: !torch.float, %input_scale: !torch.float, %is_result: !torch.bool, %self_or_result: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self_or_result) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.elu_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %alpha: !torch.number, %scale: !torch.number, %input_scale: !torch.number, %is_result: !torch.bool, %self_or_result_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_or_result_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
func.func @__torch_mlir_shape_fn.aten.native_dropout(%input: !torch.list<int>, %p: !torch.float, %train: !torch.optional<bool>) -> !torch.tuple<list<int>, list<int>> {
  %result = torch.prim.TupleConstruct %input, %input : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.native_dropout(%input_rank_dtype: !torch.tuple<int, int>, %p: !torch.float, %train: !torch.optional<bool>) -> !torch.tuple<int, int> {
  %bool = torch.constant.int 11
  %unused, %input_dtype = torch.prim.TupleUnpack %input_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %input_dtype, %bool : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.rrelu(%self: !torch.list<int>, %lower: !torch.float, %upper: !torch.float, %training: !torch.bool, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.rrelu(%self_rank_dtype: !torch.tuple<int, int>, %lower: !torch.number, %upper: !torch.number, %training: !torch.bool, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.rrelu_with_noise(%self: !torch.list<int>, %noise: !torch.list<int>, %lower: !torch.float, %upper: !torch.float, %training: !torch.bool, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.rrelu_with_noise(%self_rank_dtype: !torch.tuple<int, int>, %noise_rank_dtype: !torch.tuple<int, int>, %lower: !torch.number, %upper: !torch.number, %training: !torch.bool, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)
func.func @__torch_mlir_shape_fn.aten.rrelu_with_noise_functional(%self: !torch.list<int>, %noise: !torch.list<int>, %lower: !torch.float, %upper: !torch.float, %training: !torch.bool, %generator: !torch.any) -> !torch.tuple<list<int>, list<int>> {
  %result = torch.prim.TupleConstruct %self, %noise : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.rrelu_with_noise_functional(%self_rank_dtype: !torch.tuple<int, int>, %noise_rank_dtype: !torch.tuple<int, int>, %lower: !torch.number, %upper: !torch.number, %training: !torch.bool, %generator: !torch.any) -> !torch.tuple<int, int> {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %unused_2, %noise_dtype = torch.prim.TupleUnpack %noise_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %noise_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor
func.func @__torch_mlir_shape_fn.aten.rrelu_with_noise_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %noise: !torch.list<int>, %lower: !torch.float, %upper: !torch.float, %training: !torch.bool, %self_is_result: !torch.bool) -> !torch.list<int> {
  return %grad_output : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.rrelu_with_noise_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %noise_rank_dtype: !torch.tuple<int, int>, %lower: !torch.number, %upper: !torch.number, %training: !torch.bool, %self_is_result: !torch.bool) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// Division with a rounding mode keeps integers; without one it is true division.
func.func private @division_dtype(%promoted: !torch.int, %rounding_mode: !torch.optional<str>) -> !torch.int {
  %none = torch.constant.none
  %str = torch.constant.str "trunc"
  %true = torch.constant.bool true
  %str_2 = torch.constant.str "floor"
  %str_3 = torch.constant.str "div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '{}'"
  %is_none = torch.aten.__is__ %rounding_mode, %none : !torch.optional<str>, !torch.none -> !torch.bool
  %result = torch.prim.If %is_none -> (!torch.int) {
    %result_2 = func.call @float_of(%promoted) : (!torch.int) -> !torch.int
    torch.prim.If.yield %result_2 : !torch.int
  } else {
    %rounding_mode_2 = torch.prim.unchecked_cast %rounding_mode : !torch.optional<str> -> !torch.str
    %eq = torch.aten.eq.str %rounding_mode_2, %str : !torch.str, !torch.str -> !torch.bool
    %either = torch.prim.If %eq -> (!torch.bool) {
      torch.prim.If.yield %true : !torch.bool
    } else {
      %eq_2 = torch.aten.eq.str %rounding_mode_2, %str_2 : !torch.str, !torch.str -> !torch.bool
      torch.prim.If.yield %eq_2 : !torch.bool
    }
    torch.prim.If %either -> () {
      torch.prim.If.yield
    } else {
      %message = torch.aten.format(%str_3, %rounding_mode_2) : !torch.str, !torch.str -> !torch.str
      torch.prim.RaiseException %message, %none : !torch.str, !torch.none
      torch.prim.If.yield
    }
    torch.prim.If.yield %promoted : !torch.int
  }
  return %result : !torch.int
}

// Bits exist in integers and bools only.
func.func private @check_bits(%dtype: !torch.int) -> !torch.int {
  %false = torch.constant.bool false
  %str = torch.constant.str "bitwise operations are not implemented for floating point numbers"
  %none = torch.constant.none
  %is_float = func.call @is_float(%dtype) : (!torch.int) -> !torch.bool
  %not = torch.aten.__not__ %is_float : !torch.bool -> !torch.bool
  %both = torch.prim.If %not -> (!torch.bool) {
    %is_complex = func.call @is_complex(%dtype) : (!torch.int) -> !torch.bool
    %not_2 = torch.aten.__not__ %is_complex : !torch.bool -> !torch.bool
    torch.prim.If.yield %not_2 : !torch.bool
  } else {
    torch.prim.If.yield %false : !torch.bool
  }
  torch.prim.If %both -> () {
    torch.prim.If.yield
  } else {
    torch.prim.RaiseException %str, %none : !torch.str, !torch.none
    torch.prim.If.yield
  }
  return %dtype : !torch.int
}

func.func private @complex_of(%dtype: !torch.int) -> !torch.int {
  %float64 = torch.constant.int 7
  %complex128 = torch.constant.int 10
  %float16 = torch.constant.int 5
  %complex32 = torch.constant.int 8
  %complex64 = torch.constant.int 9
  %eq = torch.aten.eq.int %dtype, %float64 : !torch.int, !torch.int -> !torch.bool
  %result = torch.prim.If %eq -> (!torch.int) {
    torch.prim.If.yield %complex128 : !torch.int
  } else {
    %eq_2 = torch.aten.eq.int %dtype, %float16 : !torch.int, !torch.int -> !torch.bool
    %result_2 = torch.prim.If %eq_2 -> (!torch.int) {
      torch.prim.If.yield %complex32 : !torch.int
    } else {
      torch.prim.If.yield %complex64 : !torch.int
    }
    torch.prim.If.yield %result_2 : !torch.int
  }
  return %result : !torch.int
}

// aten::hypot(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.hypot(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.hypot(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::nextafter(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.nextafter(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.nextafter(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::gcd(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.gcd(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.gcd(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::lcm(Tensor self, Tensor other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.lcm(%self: !torch.list<int>, %other: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%self, %other) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.lcm(%self_rank_dtype: !torch.tuple<int, int>, %other_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%self_rank_dtype, %other_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor
func.func @__torch_mlir_shape_fn.aten.isin.Tensor_Tensor(%elements: !torch.list<int>, %test_elements: !torch.list<int>, %assume_unique: !torch.bool, %invert: !torch.bool) -> !torch.list<int> {
  return %elements : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.isin.Tensor_Tensor(%elements_rank_dtype: !torch.tuple<int, int>, %test_elements_rank_dtype: !torch.tuple<int, int>, %assume_unique: !torch.bool, %invert: !torch.bool) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::isreal(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.isreal(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.isreal(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %bool = torch.constant.int 11
  return %bool : !torch.int
}

// aten::lift(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.lift(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.lift(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::alias_copy(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.alias_copy(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.alias_copy(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::detach_copy(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.detach_copy(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.detach_copy(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::resolve_conj(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.resolve_conj(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.resolve_conj(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::resolve_neg(Tensor(a) self) -> Tensor(a)
func.func @__torch_mlir_shape_fn.aten.resolve_neg(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.resolve_neg(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::conj_physical(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.conj_physical(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.conj_physical(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::angle(Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.angle(%self: !torch.list<int>) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.angle(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %float_of = func.call @float_of(%self_dtype) : (!torch.int) -> !torch.int
  %result = func.call @real_of(%float_of) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
func.func @__torch_mlir_shape_fn.aten.float_power.Tensor_Scalar(%self: !torch.list<int>, %exponent: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.float_power.Tensor_Scalar(%self_rank_dtype: !torch.tuple<int, int>, %exponent: !torch.number) -> !torch.int {
  %complex128 = torch.constant.int 10
  %float64 = torch.constant.int 7
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %is_complex = func.call @is_complex(%self_dtype) : (!torch.int) -> !torch.bool
  %result = torch.prim.If %is_complex -> (!torch.int) {
    torch.prim.If.yield %complex128 : !torch.int
  } else {
    torch.prim.If.yield %float64 : !torch.int
  }
  return %result : !torch.int
}

// aten::xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor
func.func @__torch_mlir_shape_fn.aten.xlogy.Scalar_Other(%self: !torch.list<int>, %other: !torch.float) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.xlogy.Scalar_Other(%self_rank_dtype: !torch.tuple<int, int>, %other: !torch.number) -> !torch.int {
  %promote_scalar = func.call @promote_scalar(%self_rank_dtype, %other) : (!torch.tuple<int, int>, !torch.number) -> !torch.int
  %result = func.call @float_of(%promote_scalar) : (!torch.int) -> !torch.int
  return %result : !torch.int
}

// aten::random(Tensor self, *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.random(%self: !torch.list<int>, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.random(%self_rank_dtype: !torch.tuple<int, int>, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.random.from(%self: !torch.list<int>, %from_: !torch.int, %to: !torch.optional<int>, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.random.from(%self_rank_dtype: !torch.tuple<int, int>, %from_: !torch.int, %to: !torch.optional<int>, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.random.to(%self: !torch.list<int>, %to: !torch.int, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.random.to(%self_rank_dtype: !torch.tuple<int, int>, %to: !torch.int, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::cauchy(Tensor self, float median=0., float sigma=1., *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.cauchy(%self: !torch.list<int>, %median: !torch.float, %sigma: !torch.float, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.cauchy(%self_rank_dtype: !torch.tuple<int, int>, %median: !torch.float, %sigma: !torch.float, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.log_normal(%self: !torch.list<int>, %mean: !torch.float, %std: !torch.float, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.log_normal(%self_rank_dtype: !torch.tuple<int, int>, %mean: !torch.float, %std: !torch.float, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.geometric(%self: !torch.list<int>, %p: !torch.float, %generator: !torch.any) -> !torch.list<int> {
  return %self : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.geometric(%self_rank_dtype: !torch.tuple<int, int>, %p: !torch.float, %generator: !torch.any) -> !torch.int {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %self_dtype : !torch.int
}

// aten::log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
func.func @__torch_mlir_shape_fn.aten.log_sigmoid_forward(%self: !torch.list<int>) -> !torch.tuple<list<int>, list<int>> {
  %result = torch.prim.TupleConstruct %self, %self : !torch.list<int>, !torch.list<int> -> !torch.tuple<list<int>, list<int>>
  return %result : !torch.tuple<list<int>, list<int>>
}

func.func @__torch_mlir_dtype_fn.aten.log_sigmoid_forward(%self_rank_dtype: !torch.tuple<int, int>) -> !torch.tuple<int, int> {
  %unused, %self_dtype = torch.prim.TupleUnpack %self_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  %result = torch.prim.TupleConstruct %self_dtype, %self_dtype : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %result : !torch.tuple<int, int>
}

// aten::log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor
func.func @__torch_mlir_shape_fn.aten.log_sigmoid_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %buffer: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.log_sigmoid_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %buffer_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::silu_backward(Tensor grad_output, Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.silu_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.silu_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::mish_backward(Tensor grad_output, Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.mish_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.mish_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::hardswish_backward(Tensor grad_output, Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.hardswish_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.hardswish_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor
func.func @__torch_mlir_shape_fn.aten.hardsigmoid_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.hardsigmoid_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor
func.func @__torch_mlir_shape_fn.aten.softshrink_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %lambd: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.softshrink_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %lambd: !torch.number) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor
func.func @__torch_mlir_shape_fn.aten.hardshrink_backward(%grad_out: !torch.list<int>, %self: !torch.list<int>, %lambd: !torch.float) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_out, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.hardshrink_backward(%grad_out_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %lambd: !torch.number) -> !torch.int {
  %result = func.call @promote(%grad_out_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor
func.func @__torch_mlir_shape_fn.aten.logit_backward(%grad_output: !torch.list<int>, %self: !torch.list<int>, %eps: !torch.optional<float>) -> !torch.list<int> {
  %result = func.call @broadcast(%grad_output, %self) : (!torch.list<int>, !torch.list<int>) -> !torch.list<int>
  return %result : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.logit_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %self_rank_dtype: !torch.tuple<int, int>, %eps: !torch.optional<float>) -> !torch.int {
  %result = func.call @promote(%grad_output_rank_dtype, %self_rank_dtype) : (!torch.tuple<int, int>, !torch.tuple<int, int>) -> !torch.int
  return %result : !torch.int
}

// aten::native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
func.func @__torch_mlir_shape_fn.aten.native_dropout_backward(%grad_output: !torch.list<int>, %mask: !torch.list<int>, %scale: !torch.float) -> !torch.list<int> {
  return %grad_output : !torch.list<int>
}

func.func @__torch_mlir_dtype_fn.aten.native_dropout_backward(%grad_output_rank_dtype: !torch.tuple<int, int>, %mask_rank_dtype: !torch.tuple<int, int>, %scale: !torch.float) -> !torch.int {
  %unused, %grad_output_dtype = torch.prim.TupleUnpack %grad_output_rank_dtype : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %grad_output_dtype : !torch.int
}
