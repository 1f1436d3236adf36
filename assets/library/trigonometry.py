"""Angles, circles and hyperbolas."""
from typing import List, Tuple

import torch


# aten::acos(Tensor self) -> Tensor
def aten〇acos〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇acos〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::acosh(Tensor self) -> Tensor
def aten〇acosh〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇acosh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::asin(Tensor self) -> Tensor
def aten〇asin〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇asin〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::asinh(Tensor self) -> Tensor
def aten〇asinh〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇asinh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::atan(Tensor self) -> Tensor
def aten〇atan〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇atan〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::atanh(Tensor self) -> Tensor
def aten〇atanh〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇atanh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::cos(Tensor self) -> Tensor
def aten〇cos〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇cos〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::cosh(Tensor self) -> Tensor
def aten〇cosh〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇cosh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::sin(Tensor self) -> Tensor
def aten〇sin〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇sin〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::sinh(Tensor self) -> Tensor
def aten〇sinh〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇sinh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::tan(Tensor self) -> Tensor
def aten〇tan〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇tan〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::tanh(Tensor self) -> Tensor
def aten〇tanh〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇tanh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::sinc(Tensor self) -> Tensor
def aten〇sinc〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇sinc〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::special_sinc(Tensor self) -> Tensor
def aten〇special_sinc〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇special_sinc〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::deg2rad(Tensor self) -> Tensor
def aten〇deg2rad〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇deg2rad〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32; complex numbers are no angles."""
    return float_of(check_not_complex(dtype_of(self_rank_dtype), "angles"))

# aten::rad2deg(Tensor self) -> Tensor
def aten〇rad2deg〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇rad2deg〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32; complex numbers are no angles."""
    return float_of(check_not_complex(dtype_of(self_rank_dtype), "angles"))

# aten::atan2(Tensor self, Tensor other) -> Tensor
def aten〇atan2〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇atan2〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted; integers count as float32."""
    return float_of(promote(self_rank_dtype, other_rank_dtype))

# aten::hypot(Tensor self, Tensor other) -> Tensor
def aten〇hypot〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇hypot〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """`self` and `other` promoted."""
    return promote(self_rank_dtype, other_rank_dtype)
