"""Powers, exponentials, logarithms, and functions made of them."""
from typing import List, Optional, Tuple, Union

import torch


# Powers -------------------------------------------------------------------------------------------

# aten::square(Tensor self) -> Tensor
def aten〇square〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇square〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`; bools count as integers."""
    dtype = dtype_of(self_rank_dtype)
    return torch.int64 if dtype == torch.bool else dtype

# aten::sqrt(Tensor self) -> Tensor
def aten〇sqrt〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇sqrt〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::rsqrt(Tensor self) -> Tensor
def aten〇rsqrt〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇rsqrt〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::reciprocal(Tensor self) -> Tensor
def aten〇reciprocal〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇reciprocal〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# prims::sqrt(Tensor self) -> Tensor
def prims〇sqrt〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def prims〇sqrt〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
def aten〇pow〇Tensor_Scalar〡shape(self: List[int], exponent: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇pow〇Tensor_Scalar〡dtype(self_rank_dtype: Tuple[int, int], exponent: Union[int, float, complex]) -> int:
    """The exponent takes part with its kind only; an integer has no power below zero."""
    dtype = promote_scalar(self_rank_dtype, exponent)
    assert not is_integer(dtype) or float(exponent) >= 0.0, f"expected an exponent of at least 0 for integers, but got {exponent}"
    return dtype

# aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor
def aten〇pow〇Scalar〡shape(self: float, exponent: List[int]) -> List[int]:
    """The sizes of `exponent`."""
    return exponent

def aten〇pow〇Scalar〡dtype(self: Union[int, float, complex], exponent_rank_dtype: Tuple[int, int]) -> int:
    """The number takes part with its kind only; bools count as integers."""
    dtype = promote_scalar(exponent_rank_dtype, self)
    return torch.int64 if dtype == torch.bool else dtype

# aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
def aten〇pow〇Tensor_Tensor〡shape(self: List[int], exponent: List[int]) -> List[int]:
    """`self` and `exponent` broadcast."""
    return broadcast(self, exponent)

def aten〇pow〇Tensor_Tensor〡dtype(self_rank_dtype: Tuple[int, int], exponent_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `exponent` promoted; bools count as integers."""
    dtype = promote(self_rank_dtype, exponent_rank_dtype)
    return torch.int64 if dtype == torch.bool else dtype

# aten::float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
def aten〇float_power〇Tensor_Scalar〡shape(self: List[int], exponent: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇float_power〇Tensor_Scalar〡dtype(self_rank_dtype: Tuple[int, int], exponent: Union[int, float, complex]) -> int:
    """Always float64, or complex128."""
    return torch.complex128 if is_complex(dtype_of(self_rank_dtype)) else torch.float64

# aten::float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
def aten〇float_power〇Tensor_Tensor〡shape(self: List[int], exponent: List[int]) -> List[int]:
    """`self` and `exponent` broadcast."""
    return broadcast(self, exponent)

def aten〇float_power〇Tensor_Tensor〡dtype(self_rank_dtype: Tuple[int, int], exponent_rank_dtype: Tuple[int, int]) -> int:
    """Always float64, or complex128."""
    has_complex = is_complex(dtype_of(self_rank_dtype)) or is_complex(dtype_of(exponent_rank_dtype))
    return torch.complex128 if has_complex else torch.float64

# aten::float_power.Scalar(Scalar self, Tensor exponent) -> Tensor
def aten〇float_power〇Scalar〡shape(self: float, exponent: List[int]) -> List[int]:
    """The sizes of `exponent`."""
    return exponent

def aten〇float_power〇Scalar〡dtype(self: Union[int, float, complex], exponent_rank_dtype: Tuple[int, int]) -> int:
    """Always float64, or complex128."""
    return torch.complex128 if is_complex(promote_scalar(exponent_rank_dtype, self)) else torch.float64

# aten::ldexp.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇ldexp〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇ldexp〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` times a power of two: that of an integer has the type of `self`."""
    self_dtype = dtype_of(self_rank_dtype)
    return float_of(self_dtype if is_integer(dtype_of(other_rank_dtype)) else promote(self_rank_dtype, other_rank_dtype))

# Exponentials and logarithms ----------------------------------------------------------------------

# aten::exp(Tensor self) -> Tensor
def aten〇exp〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇exp〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::exp2(Tensor self) -> Tensor
def aten〇exp2〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇exp2〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::expm1(Tensor self) -> Tensor
def aten〇expm1〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇expm1〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_expm1(Tensor self) -> Tensor
def aten〇special_expm1〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_expm1〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::log(Tensor self) -> Tensor
def aten〇log〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇log〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::log2(Tensor self) -> Tensor
def aten〇log2〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇log2〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::log10(Tensor self) -> Tensor
def aten〇log10〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇log10〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::log1p(Tensor self) -> Tensor
def aten〇log1p〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇log1p〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_log1p(Tensor self) -> Tensor
def aten〇special_log1p〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_log1p〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::logit(Tensor self, float? eps=None) -> Tensor
def aten〇logit〡shape(self: List[int], eps: Optional[float]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇logit〡dtype(self_rank_dtype: Tuple[int, int], eps: Optional[float]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::logaddexp(Tensor self, Tensor other) -> Tensor
def aten〇logaddexp〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇logaddexp〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; bools have no exponentials here."""
    return check_not_bool(promote(self_rank_dtype, other_rank_dtype), "logaddexp")

# aten::logaddexp2(Tensor self, Tensor other) -> Tensor
def aten〇logaddexp2〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇logaddexp2〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted, which must be numbers that have an order."""
    return check_ordered(promote(self_rank_dtype, other_rank_dtype), "logaddexp2")

# aten::xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor
def aten〇xlogy〇Scalar_Other〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇xlogy〇Scalar_Other〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number takes part with its kind only; integers count as float32."""
    return float_of(promote_scalar(self_rank_dtype, other))

# aten::xlogy.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇xlogy〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇xlogy〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; integers count as float32."""
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# Special functions --------------------------------------------------------------------------------

# aten::erf(Tensor self) -> Tensor
def aten〇erf〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇erf〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::erfc(Tensor self) -> Tensor
def aten〇erfc〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇erfc〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::erfinv(Tensor self) -> Tensor
def aten〇erfinv〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇erfinv〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_erfcx(Tensor self) -> Tensor
def aten〇special_erfcx〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_erfcx〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_ndtr(Tensor self) -> Tensor
def aten〇special_ndtr〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_ndtr〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::lgamma(Tensor self) -> Tensor
def aten〇lgamma〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇lgamma〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::digamma(Tensor self) -> Tensor
def aten〇digamma〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇digamma〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::i0(Tensor self) -> Tensor
def aten〇i0〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇i0〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))
