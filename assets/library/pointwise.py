"""Elementwise functions of one tensor and of several broadcast together."""
from typing import Any, List, Optional, Tuple, Union

import torch

# Functions of a real number: integers give float32.

# aten::acos(Tensor self) -> Tensor
def aten〇acos〡shape(self: List[int]) -> List[int]:
    return self

def aten〇acos〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::acosh(Tensor self) -> Tensor
def aten〇acosh〡shape(self: List[int]) -> List[int]:
    return self

def aten〇acosh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::asin(Tensor self) -> Tensor
def aten〇asin〡shape(self: List[int]) -> List[int]:
    return self

def aten〇asin〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::asinh(Tensor self) -> Tensor
def aten〇asinh〡shape(self: List[int]) -> List[int]:
    return self

def aten〇asinh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::atan(Tensor self) -> Tensor
def aten〇atan〡shape(self: List[int]) -> List[int]:
    return self

def aten〇atan〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::atanh(Tensor self) -> Tensor
def aten〇atanh〡shape(self: List[int]) -> List[int]:
    return self

def aten〇atanh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::cos(Tensor self) -> Tensor
def aten〇cos〡shape(self: List[int]) -> List[int]:
    return self

def aten〇cos〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::cosh(Tensor self) -> Tensor
def aten〇cosh〡shape(self: List[int]) -> List[int]:
    return self

def aten〇cosh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::erf(Tensor self) -> Tensor
def aten〇erf〡shape(self: List[int]) -> List[int]:
    return self

def aten〇erf〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::exp(Tensor self) -> Tensor
def aten〇exp〡shape(self: List[int]) -> List[int]:
    return self

def aten〇exp〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::exp2(Tensor self) -> Tensor
def aten〇exp2〡shape(self: List[int]) -> List[int]:
    return self

def aten〇exp2〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::expm1(Tensor self) -> Tensor
def aten〇expm1〡shape(self: List[int]) -> List[int]:
    return self

def aten〇expm1〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::log(Tensor self) -> Tensor
def aten〇log〡shape(self: List[int]) -> List[int]:
    return self

def aten〇log〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::log10(Tensor self) -> Tensor
def aten〇log10〡shape(self: List[int]) -> List[int]:
    return self

def aten〇log10〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::log1p(Tensor self) -> Tensor
def aten〇log1p〡shape(self: List[int]) -> List[int]:
    return self

def aten〇log1p〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::log2(Tensor self) -> Tensor
def aten〇log2〡shape(self: List[int]) -> List[int]:
    return self

def aten〇log2〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::reciprocal(Tensor self) -> Tensor
def aten〇reciprocal〡shape(self: List[int]) -> List[int]:
    return self

def aten〇reciprocal〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::rsqrt(Tensor self) -> Tensor
def aten〇rsqrt〡shape(self: List[int]) -> List[int]:
    return self

def aten〇rsqrt〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::sigmoid(Tensor self) -> Tensor
def aten〇sigmoid〡shape(self: List[int]) -> List[int]:
    return self

def aten〇sigmoid〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::sin(Tensor self) -> Tensor
def aten〇sin〡shape(self: List[int]) -> List[int]:
    return self

def aten〇sin〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::sinh(Tensor self) -> Tensor
def aten〇sinh〡shape(self: List[int]) -> List[int]:
    return self

def aten〇sinh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::sqrt(Tensor self) -> Tensor
def aten〇sqrt〡shape(self: List[int]) -> List[int]:
    return self

def aten〇sqrt〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::tan(Tensor self) -> Tensor
def aten〇tan〡shape(self: List[int]) -> List[int]:
    return self

def aten〇tan〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::tanh(Tensor self) -> Tensor
def aten〇tanh〡shape(self: List[int]) -> List[int]:
    return self

def aten〇tanh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::special_expm1(Tensor self) -> Tensor
def aten〇special_expm1〡shape(self: List[int]) -> List[int]:
    return self

def aten〇special_expm1〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::deg2rad(Tensor self) -> Tensor
def aten〇deg2rad〡shape(self: List[int]) -> List[int]:
    return self

def aten〇deg2rad〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::rad2deg(Tensor self) -> Tensor
def aten〇rad2deg〡shape(self: List[int]) -> List[int]:
    return self

def aten〇rad2deg〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::erfc(Tensor self) -> Tensor
def aten〇erfc〡shape(self: List[int]) -> List[int]:
    return self

def aten〇erfc〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::erfinv(Tensor self) -> Tensor
def aten〇erfinv〡shape(self: List[int]) -> List[int]:
    return self

def aten〇erfinv〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::lgamma(Tensor self) -> Tensor
def aten〇lgamma〡shape(self: List[int]) -> List[int]:
    return self

def aten〇lgamma〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::digamma(Tensor self) -> Tensor
def aten〇digamma〡shape(self: List[int]) -> List[int]:
    return self

def aten〇digamma〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::sinc(Tensor self) -> Tensor
def aten〇sinc〡shape(self: List[int]) -> List[int]:
    return self

def aten〇sinc〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::special_erfcx(Tensor self) -> Tensor
def aten〇special_erfcx〡shape(self: List[int]) -> List[int]:
    return self

def aten〇special_erfcx〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::special_ndtr(Tensor self) -> Tensor
def aten〇special_ndtr〡shape(self: List[int]) -> List[int]:
    return self

def aten〇special_ndtr〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::special_log1p(Tensor self) -> Tensor
def aten〇special_log1p〡shape(self: List[int]) -> List[int]:
    return self

def aten〇special_log1p〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::special_sinc(Tensor self) -> Tensor
def aten〇special_sinc〡shape(self: List[int]) -> List[int]:
    return self

def aten〇special_sinc〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::i0(Tensor self) -> Tensor
def aten〇i0〡shape(self: List[int]) -> List[int]:
    return self

def aten〇i0〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# prims::sqrt(Tensor self) -> Tensor
def prims〇sqrt〡shape(self: List[int]) -> List[int]:
    return self

def prims〇sqrt〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::logit(Tensor self, float? eps=None) -> Tensor
def aten〇logit〡shape(self: List[int], eps: Optional[float]) -> List[int]:
    return self

def aten〇logit〡dtype(self_rank_dtype: Tuple[int, int], eps: Optional[float]) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# Functions that keep the type.

# aten::ceil(Tensor self) -> Tensor
def aten〇ceil〡shape(self: List[int]) -> List[int]:
    return self

def aten〇ceil〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::floor(Tensor self) -> Tensor
def aten〇floor〡shape(self: List[int]) -> List[int]:
    return self

def aten〇floor〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::round(Tensor self) -> Tensor
def aten〇round〡shape(self: List[int]) -> List[int]:
    return self

def aten〇round〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::trunc(Tensor self) -> Tensor
def aten〇trunc〡shape(self: List[int]) -> List[int]:
    return self

def aten〇trunc〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::fix(Tensor self) -> Tensor
def aten〇fix〡shape(self: List[int]) -> List[int]:
    return self

def aten〇fix〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::frac(Tensor self) -> Tensor
def aten〇frac〡shape(self: List[int]) -> List[int]:
    return self

def aten〇frac〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::relu(Tensor self) -> Tensor
def aten〇relu〡shape(self: List[int]) -> List[int]:
    return self

def aten〇relu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::relu6(Tensor self) -> Tensor
def aten〇relu6〡shape(self: List[int]) -> List[int]:
    return self

def aten〇relu6〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::selu(Tensor self) -> Tensor
def aten〇selu〡shape(self: List[int]) -> List[int]:
    return self

def aten〇selu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::silu(Tensor self) -> Tensor
def aten〇silu〡shape(self: List[int]) -> List[int]:
    return self

def aten〇silu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::mish(Tensor self) -> Tensor
def aten〇mish〡shape(self: List[int]) -> List[int]:
    return self

def aten〇mish〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::hardswish(Tensor self) -> Tensor
def aten〇hardswish〡shape(self: List[int]) -> List[int]:
    return self

def aten〇hardswish〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::hardsigmoid(Tensor self) -> Tensor
def aten〇hardsigmoid〡shape(self: List[int]) -> List[int]:
    return self

def aten〇hardsigmoid〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::log_sigmoid(Tensor self) -> Tensor
def aten〇log_sigmoid〡shape(self: List[int]) -> List[int]:
    return self

def aten〇log_sigmoid〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::square(Tensor self) -> Tensor
def aten〇square〡shape(self: List[int]) -> List[int]:
    return self

def aten〇square〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return torch.int64 if self_dtype == torch.bool else self_dtype

# aten::sgn(Tensor self) -> Tensor
def aten〇sgn〡shape(self: List[int]) -> List[int]:
    return self

def aten〇sgn〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::sign(Tensor self) -> Tensor
def aten〇sign〡shape(self: List[int]) -> List[int]:
    return self

def aten〇sign〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
def aten〇nan_to_num〡shape(self: List[int], nan: Optional[float], posinf: Optional[float], neginf: Optional[float]) -> List[int]:
    return self

def aten〇nan_to_num〡dtype(self_rank_dtype: Tuple[int, int], nan: Optional[float], posinf: Optional[float], neginf: Optional[float]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::positive(Tensor(a) self) -> Tensor(a)
def aten〇positive〡shape(self: List[int]) -> List[int]:
    return self

def aten〇positive〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::bitwise_not(Tensor self) -> Tensor
def aten〇bitwise_not〡shape(self: List[int]) -> List[int]:
    return self

def aten〇bitwise_not〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return check_bits(self_dtype)

# aten::neg(Tensor self) -> Tensor
def aten〇neg〡shape(self: List[int]) -> List[int]:
    return self

def aten〇neg〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    assert self_dtype != torch.bool, "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead."
    return self_dtype

# aten::round.decimals(Tensor self, *, int decimals) -> Tensor
def aten〇round〇decimals〡shape(self: List[int], decimals: int) -> List[int]:
    return self

def aten〇round〇decimals〡dtype(self_rank_dtype: Tuple[int, int], decimals: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::gelu(Tensor self, *, str approximate="none") -> Tensor
def aten〇gelu〡shape(self: List[int], approximate: str) -> List[int]:
    return self

def aten〇gelu〡dtype(self_rank_dtype: Tuple[int, int], approximate: str) -> int:
    _, self_dtype = self_rank_dtype
    assert not is_integer(self_dtype), "gelu is not implemented for integers"
    assert approximate == "none" or approximate == "tanh", "approximate argument must be either none or tanh."
    return self_dtype

# aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
def aten〇hardtanh〡shape(self: List[int], min_val: float, max_val: float) -> List[int]:
    return self

def aten〇hardtanh〡dtype(self_rank_dtype: Tuple[int, int], min_val: Union[int, float, complex], max_val: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    assert self_dtype != torch.bool, "Bool inputs not supported for hardtanh"
    return self_dtype

# aten::elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
def aten〇elu〡shape(self: List[int], alpha: float, scale: float, input_scale: float) -> List[int]:
    return self

def aten〇elu〡dtype(self_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex], scale: Union[int, float, complex], input_scale: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::celu(Tensor self, Scalar alpha=1.) -> Tensor
def aten〇celu〡shape(self: List[int], alpha: float) -> List[int]:
    return self

def aten〇celu〡dtype(self_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
def aten〇leaky_relu〡shape(self: List[int], negative_slope: float) -> List[int]:
    return self

def aten〇leaky_relu〡dtype(self_rank_dtype: Tuple[int, int], negative_slope: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
def aten〇softplus〡shape(self: List[int], beta: float, threshold: float) -> List[int]:
    return self

def aten〇softplus〡dtype(self_rank_dtype: Tuple[int, int], beta: Union[int, float, complex], threshold: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
def aten〇softshrink〡shape(self: List[int], lambd: float) -> List[int]:
    return self

def aten〇softshrink〡dtype(self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
def aten〇hardshrink〡shape(self: List[int], lambd: float) -> List[int]:
    return self

def aten〇hardshrink〡dtype(self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
def aten〇threshold〡shape(self: List[int], threshold: float, value: float) -> List[int]:
    return self

def aten〇threshold〡dtype(self_rank_dtype: Tuple[int, int], threshold: Union[int, float, complex], value: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::abs(Tensor self) -> Tensor
def aten〇abs〡shape(self: List[int]) -> List[int]:
    return self

def aten〇abs〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(self_dtype)

# aten::absolute(Tensor self) -> Tensor
def aten〇absolute〡shape(self: List[int]) -> List[int]:
    return self

def aten〇absolute〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(self_dtype)

# Tests.

# aten::isfinite(Tensor self) -> Tensor
def aten〇isfinite〡shape(self: List[int]) -> List[int]:
    return self

def aten〇isfinite〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::isinf(Tensor self) -> Tensor
def aten〇isinf〡shape(self: List[int]) -> List[int]:
    return self

def aten〇isinf〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::isnan(Tensor self) -> Tensor
def aten〇isnan〡shape(self: List[int]) -> List[int]:
    return self

def aten〇isnan〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::isneginf(Tensor self) -> Tensor
def aten〇isneginf〡shape(self: List[int]) -> List[int]:
    return self

def aten〇isneginf〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::isposinf(Tensor self) -> Tensor
def aten〇isposinf〡shape(self: List[int]) -> List[int]:
    return self

def aten〇isposinf〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::signbit(Tensor self) -> Tensor
def aten〇signbit〡shape(self: List[int]) -> List[int]:
    return self

def aten〇signbit〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::logical_not(Tensor self) -> Tensor
def aten〇logical_not〡shape(self: List[int]) -> List[int]:
    return self

def aten〇logical_not〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# A tensor and a number.

# aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def aten〇add〇Scalar〡shape(self: List[int], other: float, alpha: float) -> List[int]:
    return self

def aten〇add〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def aten〇sub〇Scalar〡shape(self: List[int], other: float, alpha: float) -> List[int]:
    return self

def aten〇sub〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
def aten〇rsub〇Scalar〡shape(self: List[int], other: float, alpha: float) -> List[int]:
    return self

def aten〇rsub〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇mul〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇mul〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇remainder〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇remainder〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇fmod〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇fmod〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇__and__〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇__and__〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇bitwise_and〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇bitwise_and〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇floor_divide〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇floor_divide〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::div.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇div〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇div〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return float_of(promote_scalar(self_rank_dtype, other))

# aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
def aten〇div〇Scalar_mode〡shape(self: List[int], other: float, rounding_mode: Optional[str]) -> List[int]:
    return self

def aten〇div〇Scalar_mode〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex], rounding_mode: Optional[str]) -> int:
    return division_dtype(promote_scalar(self_rank_dtype, other), rounding_mode)

# aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
def aten〇pow〇Tensor_Scalar〡shape(self: List[int], exponent: float) -> List[int]:
    return self

def aten〇pow〇Tensor_Scalar〡dtype(self_rank_dtype: Tuple[int, int], exponent: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, exponent)

# aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor
def aten〇pow〇Scalar〡shape(self: float, exponent: List[int]) -> List[int]:
    return exponent

def aten〇pow〇Scalar〡dtype(self: Union[int, float, complex], exponent_rank_dtype: Tuple[int, int]) -> int:
    return promote_scalar(exponent_rank_dtype, self)

# aten::eq.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇eq〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇eq〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return torch.bool

# aten::ne.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇ne〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇ne〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return torch.bool

# aten::lt.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇lt〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇lt〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return torch.bool

# aten::le.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇le〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇le〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return torch.bool

# aten::gt.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇gt〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇gt〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return torch.bool

# aten::ge.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇ge〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇ge〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return torch.bool

# aten::clamp_min(Tensor self, Scalar min) -> Tensor
def aten〇clamp_min〡shape(self: List[int], min: float) -> List[int]:
    return self

def aten〇clamp_min〡dtype(self_rank_dtype: Tuple[int, int], min: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, min)

# aten::clamp_max(Tensor self, Scalar max) -> Tensor
def aten〇clamp_max〡shape(self: List[int], max: float) -> List[int]:
    return self

def aten〇clamp_max〡dtype(self_rank_dtype: Tuple[int, int], max: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, max)

# aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
def aten〇clamp〡shape(self: List[int], min: Optional[float], max: Optional[float]) -> List[int]:
    return self

def aten〇clamp〡dtype(self_rank_dtype: Tuple[int, int], min: Optional[Union[int, float, complex]], max: Optional[Union[int, float, complex]]) -> int:
    self_rank, self_dtype = self_rank_dtype
    assert min is not None or max is not None, "torch.clamp: At least one of 'min' or 'max' must not be None"
    if min is None:
        return self_dtype if max is None else promote_scalar(self_rank_dtype, max)
    if max is None:
        return promote_scalar(self_rank_dtype, min)
    return promote_dtypes([self_rank, None, None], [self_dtype, dtype_of_scalar(min), dtype_of_scalar(max)])

# Two tensors.

# aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def aten〇add〇Tensor〡shape(self: List[int], other: List[int], alpha: float) -> List[int]:
    return broadcast(self, other)

def aten〇add〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
def aten〇sub〇Tensor〡shape(self: List[int], other: List[int], alpha: float) -> List[int]:
    return broadcast(self, other)

def aten〇sub〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    _, other_dtype = other_rank_dtype
    assert self_dtype != torch.bool or other_dtype != torch.bool, "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead."
    return promote(self_rank_dtype, other_rank_dtype)

# aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇mul〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇mul〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::maximum(Tensor self, Tensor other) -> Tensor
def aten〇maximum〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇maximum〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::minimum(Tensor self, Tensor other) -> Tensor
def aten〇minimum〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇minimum〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::max.other(Tensor self, Tensor other) -> Tensor
def aten〇max〇other〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇max〇other〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::min.other(Tensor self, Tensor other) -> Tensor
def aten〇min〇other〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇min〇other〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::fmax(Tensor self, Tensor other) -> Tensor
def aten〇fmax〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇fmax〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::fmin(Tensor self, Tensor other) -> Tensor
def aten〇fmin〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇fmin〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇remainder〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇remainder〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇fmod〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇fmod〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::floor_divide(Tensor self, Tensor other) -> Tensor
def aten〇floor_divide〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇floor_divide〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇bitwise_and〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇bitwise_and〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return check_bits(promote(self_rank_dtype, other_rank_dtype))

# aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇bitwise_or〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇bitwise_or〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return check_bits(promote(self_rank_dtype, other_rank_dtype))

# aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇bitwise_xor〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇bitwise_xor〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return check_bits(promote(self_rank_dtype, other_rank_dtype))

# aten::bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇bitwise_left_shift〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇bitwise_left_shift〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return check_bits(promote(self_rank_dtype, other_rank_dtype))

# aten::bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇bitwise_right_shift〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇bitwise_right_shift〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return check_bits(promote(self_rank_dtype, other_rank_dtype))

# aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇__and__〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇__and__〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return check_bits(promote(self_rank_dtype, other_rank_dtype))

# aten::__or__.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇__or__〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇__or__〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return check_bits(promote(self_rank_dtype, other_rank_dtype))

# aten::__xor__.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇__xor__〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇__xor__〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return check_bits(promote(self_rank_dtype, other_rank_dtype))

# aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇__lshift__〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇__lshift__〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return check_bits(promote(self_rank_dtype, other_rank_dtype))

# aten::__rshift__.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇__rshift__〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇__rshift__〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return check_bits(promote(self_rank_dtype, other_rank_dtype))

# aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇bitwise_or〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇bitwise_or〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇bitwise_xor〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇bitwise_xor〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::__or__.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇__or__〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇__or__〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::__xor__.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇__xor__〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇__xor__〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇__lshift__〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇__lshift__〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::__rshift__.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇__rshift__〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇__rshift__〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
def aten〇bitwise_left_shift〇Tensor_Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇bitwise_left_shift〇Tensor_Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
def aten〇bitwise_right_shift〇Tensor_Scalar〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇bitwise_right_shift〇Tensor_Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return promote_scalar(self_rank_dtype, other)

# aten::logaddexp(Tensor self, Tensor other) -> Tensor
def aten〇logaddexp〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇logaddexp〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::logaddexp2(Tensor self, Tensor other) -> Tensor
def aten〇logaddexp2〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇logaddexp2〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::div.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇div〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇div〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::atan2(Tensor self, Tensor other) -> Tensor
def aten〇atan2〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇atan2〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::copysign.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇copysign〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇copysign〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::ldexp.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇ldexp〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇ldexp〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
def aten〇div〇Tensor_mode〡shape(self: List[int], other: List[int], rounding_mode: Optional[str]) -> List[int]:
    return broadcast(self, other)

def aten〇div〇Tensor_mode〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], rounding_mode: Optional[str]) -> int:
    return division_dtype(promote(self_rank_dtype, other_rank_dtype), rounding_mode)

# aten::heaviside(Tensor self, Tensor values) -> Tensor
def aten〇heaviside〡shape(self: List[int], values: List[int]) -> List[int]:
    return broadcast(self, values)

def aten〇heaviside〡dtype(self_rank_dtype: Tuple[int, int], values_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    _, values_dtype = values_rank_dtype
    assert self_dtype == values_dtype, "heaviside is not yet implemented for tensors with different dtypes."
    return self_dtype

# aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
def aten〇pow〇Tensor_Tensor〡shape(self: List[int], exponent: List[int]) -> List[int]:
    return broadcast(self, exponent)

def aten〇pow〇Tensor_Tensor〡dtype(self_rank_dtype: Tuple[int, int], exponent_rank_dtype: Tuple[int, int]) -> int:
    dtype = promote(self_rank_dtype, exponent_rank_dtype)
    return torch.int64 if dtype == torch.bool else dtype

# aten::float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
def aten〇float_power〇Tensor_Tensor〡shape(self: List[int], exponent: List[int]) -> List[int]:
    return broadcast(self, exponent)

def aten〇float_power〇Tensor_Tensor〡dtype(self_rank_dtype: Tuple[int, int], exponent_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    _, exponent_dtype = exponent_rank_dtype
    return torch.complex128 if is_complex(self_dtype) or is_complex(exponent_dtype) else torch.float64

# aten::xlogy.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇xlogy〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇xlogy〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::eq.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇eq〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇eq〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::ne.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇ne〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇ne〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::lt.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇lt〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇lt〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::le.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇le〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇le〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::gt.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇gt〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇gt〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::ge.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇ge〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇ge〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::logical_and(Tensor self, Tensor other) -> Tensor
def aten〇logical_and〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇logical_and〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::logical_or(Tensor self, Tensor other) -> Tensor
def aten〇logical_or〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇logical_or〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::logical_xor(Tensor self, Tensor other) -> Tensor
def aten〇logical_xor〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇logical_xor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::isclose(Tensor self, Tensor other, float rtol=1.0000000000000001e-05, float atol=1e-08, bool equal_nan=False) -> Tensor
def aten〇isclose〡shape(self: List[int], other: List[int], rtol: float, atol: float, equal_nan: bool) -> List[int]:
    return broadcast(self, other)

def aten〇isclose〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], rtol: float, atol: float, equal_nan: bool) -> int:
    return torch.bool

# aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
def aten〇clamp_min〇Tensor〡shape(self: List[int], min: List[int]) -> List[int]:
    return broadcast(self, min)

def aten〇clamp_min〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], min_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, min_rank_dtype)

# aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
def aten〇clamp_max〇Tensor〡shape(self: List[int], max: List[int]) -> List[int]:
    return broadcast(self, max)

def aten〇clamp_max〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], max_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, max_rank_dtype)

# aten::polar(Tensor abs, Tensor angle) -> Tensor
def aten〇polar〡shape(abs: List[int], angle: List[int]) -> List[int]:
    return broadcast(abs, angle)

def aten〇polar〡dtype(abs_rank_dtype: Tuple[int, int], angle_rank_dtype: Tuple[int, int]) -> int:
    _, abs_dtype = abs_rank_dtype
    return complex_of(abs_dtype)

# aten::complex(Tensor real, Tensor imag) -> Tensor
def aten〇complex〡shape(real: List[int], imag: List[int]) -> List[int]:
    return broadcast(real, imag)

def aten〇complex〡dtype(real_rank_dtype: Tuple[int, int], imag_rank_dtype: Tuple[int, int]) -> int:
    _, real_dtype = real_rank_dtype
    _, imag_dtype = imag_rank_dtype
    assert real_dtype in [torch.float16, torch.float32, torch.float64], "Expected both inputs to be Half, Float or Double tensors"
    assert real_dtype == imag_dtype, "Expected both parts to have the same element type"
    return complex_of(real_dtype)

# aten::prelu(Tensor self, Tensor weight) -> Tensor
def aten〇prelu〡shape(self: List[int], weight: List[int]) -> List[int]:
    return self

def aten〇prelu〡dtype(self_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    _, weight_dtype = weight_rank_dtype
    assert self_dtype == weight_dtype, "prelu: Type promoting not supported."
    return self_dtype

# Three tensors.

# aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
def aten〇where〇self〡shape(condition: List[int], self: List[int], other: List[int]) -> List[int]:
    return broadcast3(condition, self, other)

def aten〇where〇self〡dtype(condition_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    check_mask(condition_rank_dtype, "condition")
    return promote(self_rank_dtype, other_rank_dtype)

# aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
def aten〇where〇ScalarSelf〡shape(condition: List[int], self: float, other: List[int]) -> List[int]:
    return broadcast(condition, other)

def aten〇where〇ScalarSelf〡dtype(condition_rank_dtype: Tuple[int, int], self: Union[int, float, complex], other_rank_dtype: Tuple[int, int]) -> int:
    check_mask(condition_rank_dtype, "condition")
    return promote_scalar(other_rank_dtype, self)

# aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
def aten〇where〇ScalarOther〡shape(condition: List[int], self: List[int], other: float) -> List[int]:
    return broadcast(condition, self)

def aten〇where〇ScalarOther〡dtype(condition_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    check_mask(condition_rank_dtype, "condition")
    return promote_scalar(self_rank_dtype, other)

# aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
def aten〇where〇Scalar〡shape(condition: List[int], self: float, other: float) -> List[int]:
    return condition

def aten〇where〇Scalar〡dtype(condition_rank_dtype: Tuple[int, int], self: Union[int, float, complex], other: Union[int, float, complex]) -> int:
    check_mask(condition_rank_dtype, "condition")
    if dtype_of_scalar(self) == torch.float64 or dtype_of_scalar(other) == torch.float64:
        return torch.float32
    return promote_dtypes([None, None], [dtype_of_scalar(self), dtype_of_scalar(other)])

# aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
def aten〇clamp〇Tensor〡shape(self: List[int], min: Optional[List[int]], max: Optional[List[int]]) -> List[int]:
    out = self
    if min is not None:
        out = broadcast(out, min)
    if max is not None:
        out = broadcast(out, max)
    return out

def aten〇clamp〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], min_rank_dtype: Optional[Tuple[int, int]], max_rank_dtype: Optional[Tuple[int, int]]) -> int:
    _, self_dtype = self_rank_dtype
    assert min_rank_dtype is not None or max_rank_dtype is not None, "torch.clamp: At least one of 'min' or 'max' must not be None"
    if min_rank_dtype is None:
        return self_dtype if max_rank_dtype is None else promote(self_rank_dtype, max_rank_dtype)
    if max_rank_dtype is None:
        return promote(self_rank_dtype, min_rank_dtype)
    return promote3(self_rank_dtype, min_rank_dtype, max_rank_dtype)

# aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
def aten〇addcmul〡shape(self: List[int], tensor1: List[int], tensor2: List[int], value: float) -> List[int]:
    return broadcast3(self, tensor1, tensor2)

def aten〇addcmul〡dtype(self_rank_dtype: Tuple[int, int], tensor1_rank_dtype: Tuple[int, int], tensor2_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    return promote3(self_rank_dtype, tensor1_rank_dtype, tensor2_rank_dtype)

# aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
def aten〇addcdiv〡shape(self: List[int], tensor1: List[int], tensor2: List[int], value: float) -> List[int]:
    return broadcast3(self, tensor1, tensor2)

def aten〇addcdiv〡dtype(self_rank_dtype: Tuple[int, int], tensor1_rank_dtype: Tuple[int, int], tensor2_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    return promote3(self_rank_dtype, tensor1_rank_dtype, tensor2_rank_dtype)

# aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
def aten〇lerp〇Scalar〡shape(self: List[int], end: List[int], weight: float) -> List[int]:
    return broadcast(self, end)

def aten〇lerp〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], end_rank_dtype: Tuple[int, int], weight: Union[int, float, complex]) -> int:
    return promote(self_rank_dtype, end_rank_dtype)

# aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
def aten〇lerp〇Tensor〡shape(self: List[int], end: List[int], weight: List[int]) -> List[int]:
    return broadcast3(self, end, weight)

def aten〇lerp〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], end_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int]) -> int:
    return promote3(self_rank_dtype, end_rank_dtype, weight_rank_dtype)

# Filling and copying.

# aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
def aten〇clone〡shape(self: List[int], memory_format: Optional[int]) -> List[int]:
    return self

def aten〇clone〡dtype(self_rank_dtype: Tuple[int, int], memory_format: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=0) -> Tensor(a)
def aten〇contiguous〡shape(self: List[int], memory_format: int) -> List[int]:
    return self

def aten〇contiguous〡dtype(self_rank_dtype: Tuple[int, int], memory_format: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::dropout(Tensor input, float p, bool train) -> Tensor
def aten〇dropout〡shape(input: List[int], p: float, train: bool) -> List[int]:
    return input

def aten〇dropout〡dtype(input_rank_dtype: Tuple[int, int], p: float, train: bool) -> int:
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::detach(Tensor(a) self) -> Tensor(a)
def aten〇detach〡shape(self: List[int]) -> List[int]:
    return self

def aten〇detach〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::alias(Tensor(a) self) -> Tensor(a)
def aten〇alias〡shape(self: List[int]) -> List[int]:
    return self

def aten〇alias〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::lift_fresh_copy(Tensor self) -> Tensor
def aten〇lift_fresh_copy〡shape(self: List[int]) -> List[int]:
    return self

def aten〇lift_fresh_copy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::zero(Tensor self) -> Tensor
def aten〇zero〡shape(self: List[int]) -> List[int]:
    return self

def aten〇zero〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
def aten〇bernoulli〡shape(self: List[int], generator: Any) -> List[int]:
    return self

def aten〇bernoulli〡dtype(self_rank_dtype: Tuple[int, int], generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
def aten〇bernoulli〇p〡shape(self: List[int], p: float, generator: Any) -> List[int]:
    return self

def aten〇bernoulli〇p〡dtype(self_rank_dtype: Tuple[int, int], p: float, generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# prims::view_of(Tensor(a) a) -> Tensor(a)
def prims〇view_of〡shape(a: List[int]) -> List[int]:
    return a

def prims〇view_of〡dtype(a_rank_dtype: Tuple[int, int]) -> int:
    _, a_dtype = a_rank_dtype
    return a_dtype

# aten::fill.Scalar(Tensor self, Scalar value) -> Tensor
def aten〇fill〇Scalar〡shape(self: List[int], value: float) -> List[int]:
    return self

def aten〇fill〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::fill.Tensor(Tensor self, Tensor value) -> Tensor
def aten〇fill〇Tensor〡shape(self: List[int], value: List[int]) -> List[int]:
    assert len(value) == 0, f"fill_ only supports 0-dimension value tensor but got tensor with {len(value)} dimensions."
    return self

def aten〇fill〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], value_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
def aten〇masked_fill〇Scalar〡shape(self: List[int], mask: List[int], value: float) -> List[int]:
    return broadcast(self, mask)

def aten〇masked_fill〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    check_mask(mask_rank_dtype, "mask")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
def aten〇masked_fill〇Tensor〡shape(self: List[int], mask: List[int], value: List[int]) -> List[int]:
    assert len(value) == 0, f"masked_fill only supports a 0-dimensional value tensor, but got tensor with {len(value)} dimension(s)."
    return broadcast(self, mask)

def aten〇masked_fill〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], value_rank_dtype: Tuple[int, int]) -> int:
    check_mask(mask_rank_dtype, "mask")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
def aten〇masked_scatter〡shape(self: List[int], mask: List[int], source: List[int]) -> List[int]:
    return broadcast(self, mask)

def aten〇masked_scatter〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], source_rank_dtype: Tuple[int, int]) -> int:
    check_mask(mask_rank_dtype, "mask")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
def aten〇copy〡shape(self: List[int], src: List[int], non_blocking: bool) -> List[int]:
    return self

def aten〇copy〡dtype(self_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
def aten〇bernoulli〇Tensor〡shape(self: List[int], p: List[int], generator: Any) -> List[int]:
    return self

def aten〇bernoulli〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], p_rank_dtype: Tuple[int, int], generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::bernoulli.float(Tensor self, float p=0.5, Generator? generator=None) -> Tensor
def aten〇bernoulli〇float〡shape(self: List[int], p: float, generator: Any) -> List[int]:
    return self

# aten::exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor
def aten〇exponential〡shape(self: List[int], lambd: float, generator: Any) -> List[int]:
    return self

def aten〇exponential〡dtype(self_rank_dtype: Tuple[int, int], lambd: float, generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor
def aten〇uniform〡shape(self: List[int], from_: float, to: float, generator: Any) -> List[int]:
    return self

def aten〇uniform〡dtype(self_rank_dtype: Tuple[int, int], from_: float, to: float, generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::normal_functional(Tensor self, float mean=0., float std=1., *, Generator? generator=None) -> Tensor
def aten〇normal_functional〡shape(self: List[int], mean: float, std: float, generator: Any) -> List[int]:
    return self

def aten〇normal_functional〡dtype(self_rank_dtype: Tuple[int, int], mean: float, std: float, generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def aten〇to〇dtype〡shape(self: List[int], dtype: int, non_blocking: bool, copy: bool, memory_format: Optional[int]) -> List[int]:
    return self

def aten〇to〇dtype〡dtype(self_rank_dtype: Tuple[int, int], dtype: int, non_blocking: bool, copy: bool, memory_format: Optional[int]) -> int:
    return dtype

# aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def aten〇to〇dtype_layout〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], non_blocking: bool, copy: bool, memory_format: Optional[int]) -> List[int]:
    return self

def aten〇to〇dtype_layout〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], non_blocking: bool, copy: bool, memory_format: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def aten〇to〇device〡shape(self: List[int], device: device, dtype: int, non_blocking: bool, copy: bool, memory_format: Optional[int]) -> List[int]:
    return self

def aten〇to〇device〡dtype(self_rank_dtype: Tuple[int, int], device: device, dtype: int, non_blocking: bool, copy: bool, memory_format: Optional[int]) -> int:
    return dtype

# aten::to.prim_Device(Tensor(a) self, Device? device, int? dtype=None, bool non_blocking=False, bool copy=False) -> Tensor(b|a)
def aten〇to〇prim_Device〡shape(self: List[int], device: Optional[device], dtype: Optional[int], non_blocking: bool, copy: bool) -> List[int]:
    return self

def aten〇to〇prim_Device〡dtype(self_rank_dtype: Tuple[int, int], device: Optional[device], dtype: Optional[int], non_blocking: bool, copy: bool) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def aten〇to〇other〡shape(self: List[int], other: List[int], non_blocking: bool, copy: bool, memory_format: Optional[int]) -> List[int]:
    return self

def aten〇to〇other〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], non_blocking: bool, copy: bool, memory_format: Optional[int]) -> int:
    _, other_dtype = other_rank_dtype
    return other_dtype

# aten::type_as(Tensor self, Tensor other) -> Tensor
def aten〇type_as〡shape(self: List[int], other: List[int]) -> List[int]:
    return self

def aten〇type_as〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    _, other_dtype = other_rank_dtype
    return other_dtype

# aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
def aten〇_to_copy〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], non_blocking: bool, memory_format: Optional[int]) -> List[int]:
    return self

def aten〇_to_copy〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], non_blocking: bool, memory_format: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::cpu(Tensor(a) self) -> Tensor(b|a)
def aten〇cpu〡shape(self: List[int]) -> List[int]:
    return self

def aten〇cpu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_cast_Float(Tensor self, bool non_blocking=False) -> Tensor
def aten〇_cast_Float〡shape(self: List[int], non_blocking: bool) -> List[int]:
    return self

def aten〇_cast_Float〡dtype(self_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    return torch.float32

# aten::_cast_Long(Tensor self, bool non_blocking=False) -> Tensor
def aten〇_cast_Long〡shape(self: List[int], non_blocking: bool) -> List[int]:
    return self

def aten〇_cast_Long〡dtype(self_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    return torch.int64

# prims::convert_element_type(Tensor a, ScalarType dtype) -> Tensor
def prims〇convert_element_type〡shape(a: List[int], dtype: int) -> List[int]:
    return a

def prims〇convert_element_type〡dtype(a_rank_dtype: Tuple[int, int], dtype: int) -> int:
    return dtype

# aten::view_as_complex(Tensor(a) self) -> Tensor(a)
def aten〇view_as_complex〡shape(self: List[int]) -> List[int]:
    assert len(self) > 0 and self[-1] == 2, "Tensor must have a last dimension of size 2"
    return self[:-1]

def aten〇view_as_complex〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return complex_of(self_dtype)

# aten::view_as_real(Tensor(a) self) -> Tensor(a)
def aten〇view_as_real〡shape(self: List[int]) -> List[int]:
    return self + [2]

def aten〇view_as_real〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(self_dtype)

# aten::real(Tensor(a) self) -> Tensor(a)
def aten〇real〡shape(self: List[int]) -> List[int]:
    return self

def aten〇real〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(self_dtype)

# aten::imag(Tensor(a) self) -> Tensor(a)
def aten〇imag〡shape(self: List[int]) -> List[int]:
    return self

def aten〇imag〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    assert is_complex(self_dtype), "imag is not implemented for tensors with non-complex dtypes."
    return real_of(self_dtype)

# Gradients.

# aten::sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
def aten〇sigmoid_backward〡shape(grad_output: List[int], output: List[int]) -> List[int]:
    return broadcast(grad_output, output)

def aten〇sigmoid_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_rank_dtype: Tuple[int, int]) -> int:
    return promote(grad_output_rank_dtype, output_rank_dtype)

# aten::tanh_backward(Tensor grad_output, Tensor output) -> Tensor
def aten〇tanh_backward〡shape(grad_output: List[int], output: List[int]) -> List[int]:
    return broadcast(grad_output, output)

def aten〇tanh_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_rank_dtype: Tuple[int, int]) -> int:
    return promote(grad_output_rank_dtype, output_rank_dtype)

# aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate="none") -> Tensor
def aten〇gelu_backward〡shape(grad_output: List[int], self: List[int], approximate: str) -> List[int]:
    return broadcast(grad_output, self)

def aten〇gelu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], approximate: str) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor
def aten〇leaky_relu_backward〡shape(grad_output: List[int], self: List[int], negative_slope: float, self_is_result: bool) -> List[int]:
    return broadcast(grad_output, self)

def aten〇leaky_relu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], negative_slope: Union[int, float, complex], self_is_result: bool) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
def aten〇threshold_backward〡shape(grad_output: List[int], self: List[int], threshold: float) -> List[int]:
    return broadcast(grad_output, self)

def aten〇threshold_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], threshold: Union[int, float, complex]) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
def aten〇hardtanh_backward〡shape(grad_output: List[int], self: List[int], min_val: float, max_val: float) -> List[int]:
    return broadcast(grad_output, self)

def aten〇hardtanh_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], min_val: Union[int, float, complex], max_val: Union[int, float, complex]) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
def aten〇softplus_backward〡shape(grad_output: List[int], self: List[int], beta: float, threshold: float) -> List[int]:
    return broadcast(grad_output, self)

def aten〇softplus_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], beta: Union[int, float, complex], threshold: Union[int, float, complex]) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor
def aten〇elu_backward〡shape(grad_output: List[int], alpha: float, scale: float, input_scale: float, is_result: bool, self_or_result: List[int]) -> List[int]:
    return broadcast(grad_output, self_or_result)

def aten〇elu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex], scale: Union[int, float, complex], input_scale: Union[int, float, complex], is_result: bool, self_or_result_rank_dtype: Tuple[int, int]) -> int:
    return promote(grad_output_rank_dtype, self_or_result_rank_dtype)

# aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
def aten〇native_dropout〡shape(input: List[int], p: float, train: Optional[bool]) -> Tuple[List[int], List[int]]:
    return (input, input)

def aten〇native_dropout〡dtype(input_rank_dtype: Tuple[int, int], p: float, train: Optional[bool]) -> Tuple[int, int]:
    _, input_dtype = input_rank_dtype
    return (input_dtype, torch.bool)

# aten::rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> Tensor
def aten〇rrelu〡shape(self: List[int], lower: float, upper: float, training: bool, generator: Any) -> List[int]:
    return self

def aten〇rrelu〡dtype(self_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> Tensor
def aten〇rrelu_with_noise〡shape(self: List[int], noise: List[int], lower: float, upper: float, training: bool, generator: Any) -> List[int]:
    return self

def aten〇rrelu_with_noise〡dtype(self_rank_dtype: Tuple[int, int], noise_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)
def aten〇rrelu_with_noise_functional〡shape(self: List[int], noise: List[int], lower: float, upper: float, training: bool, generator: Any) -> Tuple[List[int], List[int]]:
    return (self, noise)

def aten〇rrelu_with_noise_functional〡dtype(self_rank_dtype: Tuple[int, int], noise_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, generator: Any) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    _, noise_dtype = noise_rank_dtype
    return (self_dtype, noise_dtype)

# aten::rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor
def aten〇rrelu_with_noise_backward〡shape(grad_output: List[int], self: List[int], noise: List[int], lower: float, upper: float, training: bool, self_is_result: bool) -> List[int]:
    return grad_output

def aten〇rrelu_with_noise_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], noise_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, self_is_result: bool) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)


# Division with a rounding mode keeps integers; without one it is true division.
def division_dtype(promoted: int, rounding_mode: Optional[str]) -> int:
    if rounding_mode is None:
        return float_of(promoted)
    assert rounding_mode == "trunc" or rounding_mode == "floor", f"div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '{rounding_mode}'"
    return promoted


# Bits exist in integers and bools only.
def check_bits(dtype: int) -> int:
    assert not is_float(dtype) and not is_complex(dtype), "bitwise operations are not implemented for floating point numbers"
    return dtype


def complex_of(dtype: int) -> int:
    if dtype == torch.float64:
        return torch.complex128
    if dtype == torch.float16:
        return torch.complex32
    return torch.complex64

# More of the same kind.

# aten::hypot(Tensor self, Tensor other) -> Tensor
def aten〇hypot〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇hypot〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::nextafter(Tensor self, Tensor other) -> Tensor
def aten〇nextafter〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇nextafter〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::gcd(Tensor self, Tensor other) -> Tensor
def aten〇gcd〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇gcd〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::lcm(Tensor self, Tensor other) -> Tensor
def aten〇lcm〡shape(self: List[int], other: List[int]) -> List[int]:
    return broadcast(self, other)

def aten〇lcm〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    return promote(self_rank_dtype, other_rank_dtype)

# aten::isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor
def aten〇isin〇Tensor_Tensor〡shape(elements: List[int], test_elements: List[int], assume_unique: bool, invert: bool) -> List[int]:
    return elements

def aten〇isin〇Tensor_Tensor〡dtype(elements_rank_dtype: Tuple[int, int], test_elements_rank_dtype: Tuple[int, int], assume_unique: bool, invert: bool) -> int:
    return torch.bool

# aten::isreal(Tensor self) -> Tensor
def aten〇isreal〡shape(self: List[int]) -> List[int]:
    return self

def aten〇isreal〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.bool

# aten::lift(Tensor self) -> Tensor
def aten〇lift〡shape(self: List[int]) -> List[int]:
    return self

def aten〇lift〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::alias_copy(Tensor self) -> Tensor
def aten〇alias_copy〡shape(self: List[int]) -> List[int]:
    return self

def aten〇alias_copy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::detach_copy(Tensor self) -> Tensor
def aten〇detach_copy〡shape(self: List[int]) -> List[int]:
    return self

def aten〇detach_copy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::resolve_conj(Tensor(a) self) -> Tensor(a)
def aten〇resolve_conj〡shape(self: List[int]) -> List[int]:
    return self

def aten〇resolve_conj〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::resolve_neg(Tensor(a) self) -> Tensor(a)
def aten〇resolve_neg〡shape(self: List[int]) -> List[int]:
    return self

def aten〇resolve_neg〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::conj_physical(Tensor self) -> Tensor
def aten〇conj_physical〡shape(self: List[int]) -> List[int]:
    return self

def aten〇conj_physical〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::angle(Tensor self) -> Tensor
def aten〇angle〡shape(self: List[int]) -> List[int]:
    return self

def aten〇angle〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(float_of(self_dtype))

# aten::float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
def aten〇float_power〇Tensor_Scalar〡shape(self: List[int], exponent: float) -> List[int]:
    return self

def aten〇float_power〇Tensor_Scalar〡dtype(self_rank_dtype: Tuple[int, int], exponent: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return torch.complex128 if is_complex(self_dtype) else torch.float64

# aten::xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor
def aten〇xlogy〇Scalar_Other〡shape(self: List[int], other: float) -> List[int]:
    return self

def aten〇xlogy〇Scalar_Other〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    return float_of(promote_scalar(self_rank_dtype, other))

# aten::random(Tensor self, *, Generator? generator=None) -> Tensor
def aten〇random〡shape(self: List[int], generator: Any) -> List[int]:
    return self

def aten〇random〡dtype(self_rank_dtype: Tuple[int, int], generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
def aten〇random〇from〡shape(self: List[int], from_: int, to: Optional[int], generator: Any) -> List[int]:
    return self

def aten〇random〇from〡dtype(self_rank_dtype: Tuple[int, int], from_: int, to: Optional[int], generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
def aten〇random〇to〡shape(self: List[int], to: int, generator: Any) -> List[int]:
    return self

def aten〇random〇to〡dtype(self_rank_dtype: Tuple[int, int], to: int, generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::cauchy(Tensor self, float median=0., float sigma=1., *, Generator? generator=None) -> Tensor
def aten〇cauchy〡shape(self: List[int], median: float, sigma: float, generator: Any) -> List[int]:
    return self

def aten〇cauchy〡dtype(self_rank_dtype: Tuple[int, int], median: float, sigma: float, generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor
def aten〇log_normal〡shape(self: List[int], mean: float, std: float, generator: Any) -> List[int]:
    return self

def aten〇log_normal〡dtype(self_rank_dtype: Tuple[int, int], mean: float, std: float, generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor
def aten〇geometric〡shape(self: List[int], p: float, generator: Any) -> List[int]:
    return self

def aten〇geometric〡dtype(self_rank_dtype: Tuple[int, int], p: float, generator: Any) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
def aten〇log_sigmoid_forward〡shape(self: List[int]) -> Tuple[List[int], List[int]]:
    return (self, self)

def aten〇log_sigmoid_forward〡dtype(self_rank_dtype: Tuple[int, int]) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, self_dtype)

# aten::log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor
def aten〇log_sigmoid_backward〡shape(grad_output: List[int], self: List[int], buffer: List[int]) -> List[int]:
    return broadcast(grad_output, self)

def aten〇log_sigmoid_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], buffer_rank_dtype: Tuple[int, int]) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::silu_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇silu_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    return broadcast(grad_output, self)

def aten〇silu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::mish_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇mish_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    return broadcast(grad_output, self)

def aten〇mish_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::hardswish_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇hardswish_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    return broadcast(grad_output, self)

def aten〇hardswish_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇hardsigmoid_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    return broadcast(grad_output, self)

def aten〇hardsigmoid_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor
def aten〇softshrink_backward〡shape(grad_output: List[int], self: List[int], lambd: float) -> List[int]:
    return broadcast(grad_output, self)

def aten〇softshrink_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor
def aten〇hardshrink_backward〡shape(grad_out: List[int], self: List[int], lambd: float) -> List[int]:
    return broadcast(grad_out, self)

def aten〇hardshrink_backward〡dtype(grad_out_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    return promote(grad_out_rank_dtype, self_rank_dtype)

# aten::logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor
def aten〇logit_backward〡shape(grad_output: List[int], self: List[int], eps: Optional[float]) -> List[int]:
    return broadcast(grad_output, self)

def aten〇logit_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], eps: Optional[float]) -> int:
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
def aten〇native_dropout_backward〡shape(grad_output: List[int], mask: List[int], scale: float) -> List[int]:
    return grad_output

def aten〇native_dropout_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], scale: float) -> int:
    _, grad_output_dtype = grad_output_rank_dtype
    return float_of(grad_output_dtype)
