"""Signs, whole parts, absolute values."""
from typing import List, Optional, Tuple

import torch


# Whole parts --------------------------------------------------------------------------------------

# aten::ceil(Tensor self) -> Tensor
def aten〇ceil〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇ceil〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must not be complex."""
    return check_not_complex(dtype_of(self_rank_dtype), "whole parts")

# aten::floor(Tensor self) -> Tensor
def aten〇floor〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇floor〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must not be complex."""
    return check_not_complex(dtype_of(self_rank_dtype), "whole parts")

# aten::round(Tensor self) -> Tensor
def aten〇round〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇round〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::round.decimals(Tensor self, *, int decimals) -> Tensor
def aten〇round〇decimals〡shape(self: List[int], decimals: int) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇round〇decimals〡dtype(self_rank_dtype: Tuple[int, int], decimals: int) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::trunc(Tensor self) -> Tensor
def aten〇trunc〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇trunc〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must not be complex."""
    return check_not_complex(dtype_of(self_rank_dtype), "whole parts")

# aten::fix(Tensor self) -> Tensor
def aten〇fix〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇fix〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must not be complex."""
    return check_not_complex(dtype_of(self_rank_dtype), "whole parts")

# aten::frac(Tensor self) -> Tensor
def aten〇frac〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇frac〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must not be bool."""
    return check_not_bool(dtype_of(self_rank_dtype), "frac")

# Signs --------------------------------------------------------------------------------------------

# aten::abs(Tensor self) -> Tensor
def aten〇abs〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇abs〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """A complex number gives a real one."""
    return real_of(dtype_of(self_rank_dtype))

# aten::absolute(Tensor self) -> Tensor
def aten〇absolute〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇absolute〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """A complex number gives a real one."""
    return real_of(dtype_of(self_rank_dtype))

# aten::neg(Tensor self) -> Tensor
def aten〇neg〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇neg〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`; bools are inverted by `~`, and not by `-`."""
    return check_not_bool(dtype_of(self_rank_dtype), "neg")

# aten::positive(Tensor(a) self) -> Tensor(a)
def aten〇positive〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇positive〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must not be bool."""
    return check_not_bool(dtype_of(self_rank_dtype), "positive")

# aten::sgn(Tensor self) -> Tensor
def aten〇sgn〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇sgn〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::sign(Tensor self) -> Tensor
def aten〇sign〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇sign〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`; complex numbers have a direction (sgn) in place of a sign."""
    return check_not_complex(dtype_of(self_rank_dtype), "sign")

# aten::signbit(Tensor self) -> Tensor
def aten〇signbit〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇signbit〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Bools; complex numbers have no sign."""
    check_not_complex(dtype_of(self_rank_dtype), "signbit")
    return torch.bool

# aten::copysign.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇copysign〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇copysign〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; integers count as float32."""
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::copysign.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇copysign〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇copysign〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """The number `other` takes part with its kind only; integers count as float32."""
    return float_of(promote_scalar(self_rank_dtype, other))

# aten::frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)
def aten〇frexp〇Tensor〡shape(self: List[int]) -> Tuple[List[int], List[int]]:
    """Twice the sizes of `self`."""
    return (self, self)

def aten〇frexp〇Tensor〡dtype(self_rank_dtype: Tuple[int, int]) -> Tuple[int, int]:
    """The type of `self`, which must be floating, and int32 for the exponents."""
    return (continuous(dtype_of(self_rank_dtype)), torch.int32)

# aten::heaviside(Tensor self, Tensor values) -> Tensor
def aten〇heaviside〡shape(self: List[int], values: List[int]) -> List[int]:
    """`self` and `values` broadcast."""
    return broadcast(self, values)

def aten〇heaviside〡dtype(self_rank_dtype: Tuple[int, int], values_rank_dtype: Tuple[int, int]) -> int:
    """The type of both, which must be real numbers of one type."""
    return check_not_complex(check_same(self_rank_dtype, values_rank_dtype, "values"), "heaviside")

# aten::nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
def aten〇nan_to_num〡shape(self: List[int], nan: Optional[float], posinf: Optional[float], neginf: Optional[float]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇nan_to_num〡dtype(self_rank_dtype: Tuple[int, int], nan: Optional[float], posinf: Optional[float], neginf: Optional[float]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::nextafter(Tensor self, Tensor other) -> Tensor
def aten〇nextafter〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇nextafter〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)
